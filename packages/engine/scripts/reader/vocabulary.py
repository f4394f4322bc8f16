"""Learns the vocabulary: pieces of words of all languages, and single characters. Needs the package `tokenizers`."""

import collections

import pieces

# Every language counts as if it had so many words, so that the one with most text does not take the pieces.
WORDS_PER_LANGUAGE = 1_000_000
# Of fewer words nothing can be concluded.
FEWEST_WORDS = 1_000
# How much more a word of the service's own texts counts.
OWN_WEIGHT = 8
# The trainer takes a stream of words, so counts are divided and capped.
COUNTED_AS_ONE, MOST_REPEATS = 8, 400
MOST_CHARACTERS, FEWEST_SEEN = 7_500, 3
ALPHABET = 1_200
LONGEST_WORD = 40


def count_words(texts):
    """Words, and the characters and signs that stand by themselves."""
    words, singles = collections.Counter(), collections.Counter()
    for text in texts:
        for kind, start, end, _ in pieces.words_of(text):
            letters = (pieces.folded(sign) for sign in text[start:end] if pieces.kind_of(sign) != "gone")
            (words if kind in ("word", "kata") else singles)["".join(letters)] += 1
    return words, singles


def weighed(counts, own_counts):
    """The words of all languages, each language weighing the same."""
    total = collections.Counter()
    for words in [*counts, own_counts]:
        whole = sum(words.values()) + 1
        scale = WORDS_PER_LANGUAGE / whole if whole > FEWEST_WORDS else 1
        for word, count in words.items():
            total[word] += max(1, count * scale)
    for word, count in own_counts.items():
        total[word] += count * OWN_WEIGHT
    return total


def repeated(total):
    for word, count in total.items():
        for _ in range(min(max(1, round(count / COUNTED_AS_ONE)), MOST_REPEATS)):
            yield word


def learn_pieces(total, size):
    # Imported here, because everything else runs without it.
    import tokenizers

    tokenizer = tokenizers.Tokenizer(
        tokenizers.models.WordPiece(unk_token="[UNK]", max_input_chars_per_word=LONGEST_WORD)
    )
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    trainer = tokenizers.trainers.WordPieceTrainer(
        vocab_size=size, special_tokens=["[UNK]"], limit_alphabet=ALPHABET, show_progress=False
    )
    tokenizer.train_from_iterator(repeated(total), trainer)
    learned = sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])
    return [
        piece for piece, _ in learned if piece != "[UNK]" and len(piece.lstrip("#")) <= pieces.LONGEST_PIECE
    ]


def learn_vocabulary(texts_by_language, own, size, pool):
    """`own` are the service's own texts, of any language."""
    *counted, own_counted = pool.map(count_words, [*texts_by_language.values(), own])
    singles = collections.Counter()
    for _, some in [*counted, own_counted]:
        singles.update(some)
    characters = [sign for sign, count in singles.most_common() if count >= FEWEST_SEEN][:MOST_CHARACTERS]
    total = weighed([words for words, _ in counted], own_counted[0])
    learned = learn_pieces(total, size - len(characters) - len(pieces.SPECIAL_PIECES))
    return pieces.SPECIAL_PIECES + list(dict.fromkeys(learned + characters))
