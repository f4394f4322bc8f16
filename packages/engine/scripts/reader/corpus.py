"""Collects parallel texts in seventeen languages for pretraining: rows of the same text in several languages.

README.md names the packages and their licences. They have to lie unpacked; nothing is fetched.
"""

import argparse
import collections
import gettext
import html
import json
import lzma
import pathlib
import re

LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ru", "uk", "el", "ar", "hi", "ja", "ko", "zh"]
# The folders of LibreOffice's help and messages, where they are not called as the language is.
HELP_FOLDERS = {"en": "en-US", "pt": "pt-BR", "zh": "zh-CN"}
LANGUAGES_WITHOUT_HELP = {"uk", "ar"}
MESSAGE_FOLDERS = {"zh_CN": "zh", "zh-cn": "zh", **{language: language for language in LANGUAGES if language not in ("en", "zh")}}
SHORTEST, LONGEST = 3, 300
PARAGRAPH = re.compile(r'<(p|h[1-6]|td)\s+id="([^"]+)"[^>]*>(.*?)</\1>', re.S)
MARKUP = re.compile(r"<[^>]+>")


def one_line(text):
    return re.sub(r"\s+", " ", text).strip()


def add_help(table, packages):
    """Paragraphs of the help have the same id in every language."""
    for language in LANGUAGES:
        if language in LANGUAGES_WITHOUT_HELP:
            continue
        folder = HELP_FOLDERS.get(language, language)
        names = dict.fromkeys([folder, folder.lower()])
        roots = [root for name in names for root in sorted(packages.glob(f"*/usr/share/libreoffice/help/{name}"))]
        if not roots:
            print(f"no help in {language}")
            continue
        for path in sorted(roots[0].glob("text/**/*.html")):
            for _, ident, body in PARAGRAPH.findall(path.read_text(encoding="utf8")):
                text = one_line(html.unescape(MARKUP.sub("", body)))
                if SHORTEST <= len(text) <= LONGEST:
                    table[f"help {path.relative_to(roots[0])}#{ident}"][language] = text


def language_of_messages(path):
    found = re.search(r"/resource/([^/]+)/", path) or re.search(r"/([a-zA-Z_-]+)/LC_MESSAGES/", path)
    return MESSAGE_FOLDERS.get(found.group(1)) if found else None


def message(text):
    """Without the marks of menu keys."""
    return one_line(text.replace("~", "").replace("_", " "))


def add_messages(table, packages):
    """Messages of the programs, keyed by their English text."""
    for path in sorted(packages.glob("libreoffice-l10n-*/**/*.mo")):
        language = language_of_messages(str(path))
        if not language:
            continue
        with open(path, "rb") as file:
            catalogue = gettext.GNUTranslations(file)._catalog
        for key, value in catalogue.items():
            # A key of several words is a plural; one with \x04 has its context in front.
            if not isinstance(key, str) or not key or not value:
                continue
            source, translated = message(key.rpartition("\x04")[2]), message(value)
            if SHORTEST <= len(source) <= LONGEST and 1 <= len(translated) <= LONGEST:
                table[f"message {source}"]["en"] = source
                table[f"message {source}"][language] = translated


def add_signs(table, modules):
    """Names and keywords of emoji and signs, by CLDR."""
    for language in LANGUAGES:
        path = modules / f"cldr-annotations-full/annotations/{language}/annotations.json"
        if not path.exists():
            print(f"no annotations in {language}")
            continue
        for sign, entry in json.loads(path.read_text(encoding="utf8"))["annotations"]["annotations"].items():
            if entry.get("tts"):
                table[f"sign {sign}"][language] = entry["tts"][0]
            if entry.get("default"):
                table[f"keywords {sign}"][language] = ", ".join(entry["default"])


def add_trades(table, modules):
    """Names and terms of shops, crafts and places, by OpenStreetMap's editors."""
    for language in LANGUAGES:
        name = "zh-CN" if language == "zh" else language
        path = modules / f"@openstreetmap/id-tagging-schema/dist/translations/{name}.json"
        if not path.exists():
            print(f"no trades in {language}")
            continue
        (content,) = list(json.loads(path.read_text(encoding="utf8")).values())[:1]
        for ident, entry in content["presets"]["presets"].items():
            if entry.get("name"):
                table[f"trade {ident}"][language] = entry["name"]
            if entry.get("terms"):
                table[f"terms {ident}"][language] = entry["terms"].replace(",", ", ")


def distinct(rows):
    """A row for each English text: the help repeats itself."""
    by_text = {}
    for row in rows:
        by_text.setdefault(row.get("en") or next(iter(row.values())), row)
    return list(by_text.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    path = pathlib.Path
    parser.add_argument("--packages", type=path, required=True, help="folder of unpacked Debian packages, one folder each")
    parser.add_argument("--modules", type=path, required=True, help="node_modules with the npm packages")
    parser.add_argument("--out", type=path, required=True, help="the file to write: parallel.jsonl.xz")
    arguments = parser.parse_args()
    table = collections.defaultdict(dict)
    add_help(table, arguments.packages)
    add_messages(table, arguments.packages)
    add_signs(table, arguments.modules)
    add_trades(table, arguments.modules)
    rows = distinct(row for row in table.values() if len(row) >= 2)
    with lzma.open(arguments.out, "wt", encoding="utf8", preset=6) as file:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    print(f"{len(rows)} rows, {arguments.out.stat().st_size} bytes")
    for language in LANGUAGES:
        print(language, sum(language in row for row in rows), "rows")


if __name__ == "__main__":
    main()
