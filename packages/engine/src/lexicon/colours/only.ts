/** Words that say of a colour that it is the only one, in the seventeen languages. */

const ONLY =
  /(?<![\p{L}\p{M}])(?:only|solely|nothing (?:else|but)|no other colou?rs?|just|nur|ausschließlich|nichts als|seulement|uniquement|rien que|solo|sólo|únicamente|soltanto|só|somente|apenas|alleen|enkel|uitsluitend|tylko|wyłącznie|только|исключительно|тільки|лише|виключно|μόνο|αποκλειστικά|sadece|yalnızca|yalnız|فقط|केवल|सिर्फ़?|बस)(?![\p{L}\p{M}])|只用|只要|仅用?|唯一|だけ|のみ|一色|만(?=\s|[.,!]|$)|오직|뿐/iu;
const CLAUSE = /[.!?;\n。！？；]/u;

/** Whether the clause around a colour says that no other is wanted. */
export function isOnly(text: string, [from, to]: readonly [number, number]): boolean {
  const before = text.slice(0, from).split(CLAUSE).at(-1)!;
  const after = text.slice(to).split(CLAUSE)[0]!;
  return ONLY.test(before) || ONLY.test(after);
}
