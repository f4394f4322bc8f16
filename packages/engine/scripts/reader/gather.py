"""Gathers what lessons are varied with: names of businesses by language, and things with their English.

    python3 gather.py --modules npm/node_modules --out gathered

Needs the npm packages `name-suggestion-index` (BSD-3-Clause) and `cldr-annotations-full` (Unicode-3.0), and the dictionary beside it
(words/). Writes names.json and things.json.
"""

import argparse
import json
import pathlib

# Countries in which most signs over doors are in the language.
COUNTRIES = {
    "ar": ["eg", "sa", "ae", "ma", "jo"],
    "de": ["de", "at"],
    "el": ["gr", "cy"],
    "en": ["gb", "us", "ie", "au", "nz"],
    "es": ["es", "mx", "ar", "cl", "co"],
    "fr": ["fr"],
    "hi": ["in"],
    "it": ["it"],
    "ja": ["jp"],
    "ko": ["kr"],
    "nl": ["nl"],
    "pl": ["pl"],
    "pt": ["pt", "br"],
    "ru": ["ru"],
    "tr": ["tr"],
    "uk": ["ua"],
    "zh": ["cn", "tw", "hk"],
}
LONGEST_NAME = 40


def names_by_language(modules):
    tree = json.loads((modules / "name-suggestion-index/dist/json/nsi.json").read_text(encoding="utf8"))["nsi"]
    found = {language: set() for language in COUNTRIES}
    for kind, entry in tree.items():
        if not kind.startswith("brands/"):
            continue
        for item in entry["items"]:
            places = item["locationSet"].get("include", [])
            for language, countries in COUNTRIES.items():
                if any(country in places for country in countries) and len(item["displayName"]) <= LONGEST_NAME:
                    found[language].add(item["displayName"])
    return {language: sorted(names) for language, names in found.items()}


def signs_of(modules, language):
    path = modules / "cldr-annotations-full/annotations" / language / "annotations.json"
    entries = json.loads(path.read_text(encoding="utf8"))["annotations"]["annotations"]
    return {sign: entry["tts"][0] for sign, entry in entries.items() if entry.get("tts")}


def written_things(language):
    """[word, English] of the dictionary's first section, which holds things."""
    path = pathlib.Path(__file__).parent / "words" / f"{language}.txt"
    if not path.exists():
        return []
    section = path.read_text(encoding="utf8").split("== colour words")[0]
    rows = [line.split("\t") for line in section.split("\n") if "\t" in line]
    return [[word.strip(), english] for english, words in rows for word in words.split(",") if word.strip()]


def things_by_language(modules):
    english = signs_of(modules, "en")
    own = [[name, name] for name in sorted({name for _, name in written_things("de")})]
    return {
        language: [[name, english[sign]] for sign, name in signs_of(modules, language).items() if sign in english]
        + (own if language == "en" else written_things(language))
        for language in COUNTRIES
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--modules", type=pathlib.Path, required=True, help="node_modules with the two packages")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for name, gathered in [("names", names_by_language(arguments.modules)), ("things", things_by_language(arguments.modules))]:
        (arguments.out / f"{name}.json").write_text(json.dumps(gathered, ensure_ascii=False), encoding="utf8")
        print(name, {language: len(entries) for language, entries in gathered.items()})


if __name__ == "__main__":
    main()
