"""Text to pieces of words, in any of the scripts that are read.

Words of alphabets are cut into the longest known pieces, from the left. Characters of Chinese, kana and Hangul stand by
themselves, and so do signs. Each piece knows where it stands in the text, so that what is said of pieces can be said of words.
An engine that runs the model has to cut in exactly this way.
"""

import functools
import unicodedata

# How a word is written. The pieces themselves are lower case.
CASES = {"none": 0, "lower": 1, "title": 2, "upper": 3, "mixed": 4, "digits": 5, "sign": 6, "single": 7}
# What stands before a piece.
GAPS = {"none": 0, "space": 1, "break": 2, "start": 3}

SPECIAL_PIECES = ["[PAD]", "[UNK]", "[BEGIN]", "[END]", "[MASK]"]
PAD, UNKNOWN, BEGIN, END, MASK = range(len(SPECIAL_PIECES))
# Marks a piece that goes on within a word.
GOES_ON = "##"
# Letters of the longest piece that is looked for.
LONGEST_PIECE = 18
CACHED_WORDS = 500_000

# Hiragana, Chinese characters with their extension and compatibility forms, Hangul.
SINGLE_RANGES = [(0x3040, 0x309F), (0x4E00, 0x9FFF), (0x3400, 0x4DBF), (0xAC00, 0xD7AF), (0xF900, 0xFAFF)]
REPEAT_MARK = 0x3005
KATAKANA = (0x30A0, 0x30FF)
# In the range of katakana, but signs: the double hyphen and the middle dot.
KATAKANA_SIGNS = (0x30A0, 0x30FB)
VARIATION_SELECTORS = (0xFE00, 0xFE0F)


@functools.lru_cache(None)
def kind_of(sign):
    """space, gone (invisible: it neither hides a word nor makes one), single, kata, word or sign."""
    code = ord(sign)
    category = unicodedata.category(sign)
    if sign.isspace():
        return "space"
    if category in ("Cf", "Cc") or VARIATION_SELECTORS[0] <= code <= VARIATION_SELECTORS[1]:
        return "gone"
    if code == REPEAT_MARK or any(first <= code <= last for first, last in SINGLE_RANGES):
        return "single"
    if KATAKANA[0] <= code <= KATAKANA[1] and code not in KATAKANA_SIGNS:
        return "kata"
    return "word" if category[0] in "LMN" else "sign"


@functools.lru_cache(None)
def folded(sign):
    return unicodedata.normalize("NFKC", sign).lower()


def gap_after_space(gap, sign):
    """A line break outweighs spaces, and the start of the text outweighs spaces too."""
    if sign == "\n" or gap == "break":
        return "break"
    return "start" if gap == "start" else "space"


def words_of(text):
    """[(kind, start, end, gap)]: runs of one kind. Signs and single characters stand by themselves."""
    words = []
    at, gap = 0, "start"
    while at < len(text):
        kind = kind_of(text[at])
        if kind in ("space", "gone"):
            if kind == "space":
                gap = gap_after_space(gap, text[at])
            at += 1
            continue
        end = at + 1
        if kind in ("word", "kata"):
            while end < len(text) and kind_of(text[end]) in (kind, "gone"):
                end += 1
        words.append((kind, at, end, gap))
        at, gap = end, "none"
    return words


def case_of(word, kind):
    categories = [unicodedata.category(sign) for sign in word]
    letters = [category for category in categories if category[0] == "L"]
    capitals = [category == "Lu" for category in letters]
    if kind in ("single", "kata"):
        return CASES["single"]
    if kind == "sign":
        return CASES["sign"]
    if "Nd" in categories:
        return CASES["digits"]
    if not letters:
        return CASES["sign"]
    if not any(capitals):
        # Scripts without capitals have no lower case either.
        return CASES["lower"] if "Ll" in letters else CASES["single"]
    if all(capitals):
        return CASES["upper"] if len(letters) > 1 else CASES["title"]
    return CASES["title"] if capitals[0] and not any(capitals[1:]) else CASES["mixed"]


class PieceCutter:
    """Cuts by a vocabulary: a list of pieces in the order of their numbers."""

    def __init__(self, vocabulary):
        self.numbers = {piece: number for number, piece in enumerate(vocabulary)}
        self.cache = {}

    def longest_from(self, word, at):
        """The number of the longest piece from there and its end. An unknown letter is one piece."""
        for end in range(min(len(word), at + LONGEST_PIECE), at, -1):
            number = self.numbers.get((GOES_ON if at else "") + word[at:end])
            if number is not None:
                return number, end
        return UNKNOWN, at + 1

    def cut_word(self, word):
        """[(number, start, end)] over the letters of a folded word."""
        if word in self.cache:
            return self.cache[word]
        pieces, at = [], 0
        while at < len(word):
            number, end = self.longest_from(word, at)
            pieces.append((number, at, end))
            at = end
        if len(self.cache) < CACHED_WORDS:
            self.cache[word] = pieces
        return pieces

    def cut(self, text):
        """[(number, case, gap, start, end)] over the text."""
        pieces = []
        for kind, start, end, gap in words_of(text):
            # Folding may make several letters of one, and each remembers where it came from.
            letters = [
                (letter, at) for at in range(start, end) if kind_of(text[at]) != "gone" for letter in folded(text[at])
            ]
            case = case_of(text[start:end], kind)
            word = "".join(letter for letter, _ in letters)
            for number, first, last in self.cut_word(word):
                before = GAPS[gap] if first == 0 else GAPS["none"]
                pieces.append((number, case, before, letters[first][1], letters[last - 1][1] + 1))
        return pieces


def read_vocabulary(path):
    with open(path, encoding="utf8") as file:
        return file.read().split("\n")
