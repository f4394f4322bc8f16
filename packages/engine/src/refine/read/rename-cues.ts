/** What announces a new name, in six languages; the name follows. */

const IT = "(?:it|us|the\\s+(?:brand|company|logo|business|shop|thing))";
const FIRM =
  "(?:company|business|brand|shop|studio|firm|startup|start-up|store|caf[eé]|restaurant|agency|label|project|place)";
const MY = "(?:(?:the|our|its|my|their)\\s+)?";
const NOW = "(?:(?:now|actually|really|officially|just|only|simply)\\s+)*";

/** `plain`: the words before it leave no doubt, so that a name in lower case is one, too. */
export type Cue = { readonly shape: RegExp; readonly plain: boolean };

const cue = (source: string, plain = false): Cue => ({ shape: new RegExp(source, "giu"), plain });

export const CUES: readonly Cue[] = [
  cue(`\\brenam(?:e|ed|ing)\\s+(?:${IT}\\s+)?(?:to|as|into)?\\s*:?\\s*`, true),
  cue(`\\brebrand(?:ed|ing)?\\s+(?:${IT}\\s+)?(?:to|as|into)\\s*:?\\s*`, true),
  cue(
    `\\b(?:chang(?:e|ed|ing)|update|set|switch|correct|fix|make)\\s+${MY}(?:brand\\s+|company\\s+|business\\s+|shop\\s+)?(?:name|text|wording|spelling|word)\\s+(?:to|into|from\\s+.{1,40}?\\s+to|is|so\\s+it\\s+(?:says|reads))\\s*:?\\s*`,
    true,
  ),
  cue(`\\b(?:call|name)\\s+(?:it|us|the\\s+brand|ourselves|the\\s+company)\\s+`),
  cue(
    `\\b${MY}(?:new\\s+|full\\s+|right\\s+|correct\\s+|real\\s+|proper\\s+|final\\s+)?(?:brand\\s+|company\\s+|business\\s+|shop\\s+)?name\\s+(?:has\\s+changed\\s+to|change[sd]?\\s+to|goes\\s+to|to(?=\\s+["“«„\\p{Lu}])|should\\s+${NOW}(?:be|read|say)|must\\s+(?:be|read|say)|needs\\s+to\\s+(?:be|say|read)|becomes|(?:is|s|’s|'s)\\s+${NOW}(?:going\\s+to\\s+be\\s+)?)\\s*:?\\s*`,
  ),
  cue(
    `\\b(?:new|full|correct|right|real|final)\\s+(?:brand\\s+|company\\s+|business\\s+|shop\\s+)?name\\s*[:=,–—-]\\s*`,
  ),
  cue(`\\bname\\s+change\\s*[:=,–—-]?\\s*(?:to\\s+)?`),
  cue(`\\bname\\s*[:=]\\s*`),
  cue(
    `\\b(?:it['’]?s|it\\s+is|we['’]?re|we\\s+are|i['’]?m|they['’]?re|is|are|be|gets?|been)\\s+${NOW}(?:called|named|known\\s+as|going\\s+by)\\s+(?:now\\s+)?`,
  ),
  cue(`\\b(?:go|goes|going)\\s+by\\s+(?:the\\s+name\\s+(?:of\\s+)?)?`),
  cue(`\\b${MY}${FIRM}(?:['’]s)?\\s+(?:name\\s+)?is\\s+${NOW}(?:called\\s+|named\\s+)?`),
  cue(`\\bspel(?:l|led|t)\\s+(?:(?:it|that|the\\s+name)\\s+)?(?:as\\s+|like\\s+|like\\s+this\\s*:?\\s*)?`),
  cue(
    `\\b(?:for|to|of)\\s+(?:our|my|the|a)\\s+(?:sister|second|other|new|partner|parent|third|daughter|next)\\s+(?:${FIRM}|brand|location|branch|line)\\s*[,:]?\\s*(?:called\\s+|named\\s+)?`,
  ),
  cue(
    `\\b(?:it|this|that|logo)\\s+(?:should|must|needs\\s+to|has\\s+to|ought\\s+to)\\s+(?:say|read|spell)\\s+`,
  ),
  cue(`\\b(?:say|write|set|put|chang(?:e|ed)\\s+(?:it\\s+)?to|mak(?:e|ing)\\s+(?:it|that))\\s+(?=["“«„])`),
  cue(`\\bname\\b.{0,40}?\\b(?:it['’]?s|it\\s+is|it\\s+should\\s+be|should\\s+be|make\\s+it)\\s+${NOW}`),
  // Spanish
  cue(
    `\\b(?:cambi(?:a|ar|e|ad|en)|pon(?:er)?)\\s+(?:el\\s+nombre|de\\s+nombre)\\s+(?:a|por|en)?\\s*:?\\s*`,
    true,
  ),
  cue(
    `(?<!\\p{L})(?:ll[aá]m(?:alo|ala|enlo)|(?:ahora\\s+)?(?:se\\s+llama|nos\\s+llamamos|me\\s+llamo)|(?:ahora\\s+)?somos)\\s+(?:ahora\\s+)?`,
  ),
  cue(
    `\\b(?:el\\s+)?(?:nuevo\\s+)?nombre\\s+(?:(?:ahora\\s+)?(?:es|ser[aá])|debe\\s+ser|correcto\\s+es|[:=])\\s*(?:ahora\\s+)?:?\\s*`,
  ),
  // French
  cue(
    `\\brenomme[rz]?(?:-l[ea])?\\s+(?:en\\s+)?|\\bchange[rz]?\\s+le\\s+nom\\s+(?:en|pour|par)\\s+|\\bappelle[zr]?[- ]l[ea]\\s+`,
    true,
  ),
  cue(
    `\\b(?:on\\s+s['’]appelle|nous\\s+nous\\s+appelons|(?:ça|il|elle|la\\s+marque|c['’]est)?\\s*s['’]appelle)\\s+(?:maintenant\\s+|d[ée]sormais\\s+)?`,
  ),
  cue(
    `\\b(?:le\\s+)?(?:nouveau\\s+)?nom\\s+(?:(?:est|sera|devient|c['’]est)(?:\\s+maintenant|\\s+d[ée]sormais)?|[:=])\\s*:?\\s*`,
  ),
  // German
  cue(
    `\\bumbenennen\\s+in\\s+|\\bbenenne?\\s+.{0,20}?\\s*um\\s+in\\s+|\\bnenn(?:e|t)?\\s+(?:es|sie|ihn|uns)\\s+(?:jetzt\\s+)?`,
    true,
  ),
  cue(
    `\\b(?:hei(?:ß|ss)(?:t|en)\\s+(?:wir\\s+|es\\s+)?(?:jetzt|nun|ab\\s+jetzt|künftig)|wir\\s+hei(?:ß|ss)en(?:\\s+jetzt|\\s+nun)?)\\s+`,
  ),
  cue(
    `\\b(?:der\\s+)?(?:neuer?\\s+)?name\\s+(?:ist|lautet|wird)\\s+(?:jetzt\\s+|nun\\s+)?|\\bneuer\\s+name\\s*[:=]\\s*|\\bname\\s+(?:zu|in|auf)\\s+(?=.{1,40}\\bänder)`,
  ),
  // Portuguese
  cue(
    `\\bmud(?:a|ar|e|em)\\s+o\\s+nome\\s+(?:para|pra)\\s+|\\btroc(?:a|ar|que)\\s+o\\s+nome\\s+(?:para|por|pra)\\s+`,
    true,
  ),
  cue(`\\b(?:agora\\s+)?(?:se\\s+chama|chama-se|chamamo-nos|nos\\s+chamamos|somos)\\s+(?:agora\\s+)?`),
  cue(
    `\\b(?:o\\s+)?(?:novo\\s+)?nome\\s+(?:(?:agora\\s+)?(?:é|será|passa\\s+a\\s+ser)|[:=])\\s*(?:agora\\s+)?:?\\s*`,
  ),
  // Italian
  cue(`\\b(?:rinomina(?:lo|la|re)?|cambi(?:a|are|ate)\\s+il\\s+nome)\\s+in\\s+`, true),
  cue(
    `\\b(?:ora|adesso)?\\s*(?:si\\s+chiama|ci\\s+chiamiamo)\\s+(?:ora\\s+|adesso\\s+)?|\\bchiama(?:lo|la|tela|telo)\\s+`,
  ),
  cue(
    `\\b(?:il\\s+)?(?:nuovo\\s+)?nome\\s+(?:(?:ora\\s+|adesso\\s+)?(?:è|sarà|diventa)|[:=])\\s*(?:ora\\s+|adesso\\s+)?:?\\s*`,
  ),
];
