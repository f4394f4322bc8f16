/** What announces a new name in English; the name follows. */

import { CUES_ABROAD } from "./rename-cues-abroad.ts";

const FIRM =
  "(?:company|business|brand|shop|studio|firm|startup|start-up|store|caf[eé]|restaurant|agency|label|project|place|venture|practice|outfit)";
const IT = `(?:it|us|this|that|everything|ourselves|(?:the|our|my)\\s+(?:${FIRM}|logo|thing|name))`;
const MY = "(?:(?:the|our|its|my|their)\\s+)?";
const NOW =
  "(?:(?:now|actually|really|officially|just|only|simply|currently|henceforth|again|going\\s+forward|from\\s+now\\s+on)\\s+)*";
const OF_FIRM = "(?:brand\\s+|company\\s+|business\\s+|shop\\s+|trading\\s+|legal\\s+)?";
const KIND =
  "(?:new\\s+|full\\s+|right\\s+|correct\\s+|real\\s+|proper\\s+|final\\s+|actual\\s+|official\\s+|updated\\s+|other\\s+|better\\s+|whole\\s+)*";

/** `certain`: the words before it leave no doubt, so that a name in lower case is one, too. */
export type Cue = { readonly shape: RegExp; readonly certain: boolean };

const cue = (source: string, certain = false): Cue => ({ shape: new RegExp(source, "giu"), certain });

const ENGLISH: readonly Cue[] = [
  cue(
    `\\b(?:renam(?:ed|ing|e)|rechristen(?:ed)?)(?![\\p{L}])\\s*(?:${IT}\\s+)?(?:${MY}["“]?\\p{Lu}[\\p{L}&'’ ]{1,30}?["”]?\\s+(?=to\\s|as\\s))?(?:to|as|into)?\\s*[:,–—-]?\\s*(?:(?:its|it['’]s|it\\s+is|to|we['’]?re|we\\s+are)\\s+)?(?:now\\s+)?`,
    true,
  ),
  cue(`\\brebrand(?:ed|ing|s)?(?![\\p{L}])\\s*(?:${IT}\\s+)?(?:to|as|into|:)\\s*:?\\s*`, true),
  cue(
    `\\b(?:chang(?:e|ed|es|ing)|updat(?:e|ed|ing)|set|switch(?:ed|ing)?|correct|fix|make|swap|replace|amend|edit|adjust|alter)\\s+${MY}${KIND}${OF_FIRM}(?:name|text|wording|spelling|word|title|lettering)\\s+(?:over\\s+)?(?:to|into|with|by|from\\s+.{1,40}?\\s+to|is|so\\s+(?:that\\s+)?it\\s+(?:says|reads|is))\\s*(?:be\\s+|say\\s+|read\\s+)?:?\\s*`,
    true,
  ),
  cue(
    `\\b(?:call|name|label|title)\\s+(?:it|us|this|the\\s+brand|ourselves|the\\s+company|the\\s+shop|the\\s+thing|ourself)\\s+(?:now\\s+|just\\s+|instead\\s+)?`,
    true,
  ),
  cue(
    `\\b${MY}${KIND}${OF_FIRM}name\\s*(?:has\\s+(?:been\\s+)?(?:changed|become)(?:\\s+to)?|change[sd]?\\s+to|goes\\s+to|to(?=\\s+["“«„\\p{Lu}])|(?:should|must|shall|could|can|will|would|ought\\s+to|needs\\s+to|has\\s+to|is\\s+to|is\\s+going\\s+to|to)\\s+${NOW}(?:be|read|say|become)|becomes|reads|(?:is|was)\\s+${NOW}(?:going\\s+to\\s+be\\s+|supposed\\s+to\\s+be\\s+|meant\\s+to\\s+be\\s+|spelled\\s+|written\\s+|called\\s+)?|['’]s\\s+${NOW})\\s*:?\\s*`,
  ),
  cue(`\\b(?:new|full|correct|right|real|final|actual|updated)\\s+${OF_FIRM}name\\s*[:=,–—-]\\s*`, true),
  cue(`(?:^|[\\s.,;(])(?:new|now|neu|nuevo|nouveau|novo|nuovo)\\s*:\\s*`),
  cue(`\\bname\\s+change\\s*[:=,–—!.-]?\\s*(?:to\\s+)?`),
  cue(`(?:\\b(?:just|only|simply)\\s+)?${MY}\\bname\\s*[:=]\\s*|\\bname\\s+(?:→|->|=>)\\s*`, true),
  cue(
    `\\b(?:it['’]?s|it\\s+is|we['’]?re|we\\s+are|i['’]?m|they['’]?re|is|are|be|gets?|been|being)\\s+${NOW}(?:called|named|known\\s+as|going\\s+by|to\\s+be\\s+called|branded(?:\\s+as)?)\\s+(?:now\\s+|just\\s+|simply\\s+)?`,
    true,
  ),
  cue(`\\b(?:called|named)\\s+(?:now\\s+|just\\s+|simply\\s+)?`),
  cue(
    `\\b(?:trad(?:e|es|ing)|operat(?:e|es|ing)|doing\\s+business|known|registered|incorporated|relaunch\\p{L}*|launch\\p{L}*)\\s+${NOW}(?:as|under)\\s+(?:the\\s+name\\s+(?:of\\s+)?)?`,
  ),
  cue(`\\b(?:go|goes|going)\\s+by\\s+(?:the\\s+name\\s+(?:of\\s+)?)?`),
  cue(
    `\\b${MY}${FIRM}(?:['’]s)?\\s+(?:name\\s+)?(?:is|will\\s+be|became|becomes|has\\s+become|turned\\s+into)\\s+${NOW}(?:called\\s+|named\\s+)?`,
  ),
  cue(
    `\\b(?:spel(?:l|led|t|ling)|written|typed?)\\s+(?:(?:it|that|the\\s+name|is|should\\s+be)\\s+)?(?:as\\s+|like\\s+this\\s*|like\\s+)?:?\\s*`,
  ),
  cue(
    `\\b(?:for|to|of)\\s+(?:our|my|the|a)\\s+(?:sister|second|other|new|partner|parent|third|daughter|next)\\s+(?:${FIRM}|location|branch|line)\\s*[,:–—-]?\\s*(?:called\\s+|named\\s+|which\\s+is\\s+(?:called\\s+)?)?`,
  ),
  cue(
    `\\b(?:(?:it|this|that|logo|sign|mark)\\s+(?:should|must|needs\\s+to|has\\s+to|ought\\s+to|could|can|to)\\s+${NOW}|(?:can|could|should|have|make|make\\s+it|get|let|if|would|want|like|need)\\s+(?:it|this|the\\s+logo)\\s+(?:to\\s+)?${NOW})(?:say|says|said|read|reads|spell)\\s+(?:just\\s+|only\\s+)?`,
  ),
  cue(`\\b(?:say|says|said|saying|reads?|reading)\\s+(?:just\\s+|only\\s+)?(?=["“«„'‘\\p{Lu}])`),
  cue(
    `\\b(?:write|set|chang(?:e|ed)\\s+(?:it\\s+|that\\s+)?(?:to|into)|mak(?:e|ing)\\s+(?:it|that)|turn\\s+it\\s+into|correct(?:ed)?\\s+(?:it\\s+)?to|switch(?:ed|ing)?\\s+(?:it\\s+)?to|update\\s+(?:it\\s+)?to)\\s+(?=["“«„'‘\\p{Lu}])`,
  ),
  cue(
    `\\b(?:decided|agreed|settled|chosen|voted|landed|going|went|gone|go|stick|run|opted|picked|choosing|prefer)\\s+(?:to\\s+go\\s+)?(?:with|on|for)\\s+(?:the\\s+name\\s+)?(?=["“«„'‘\\p{Lu}])`,
  ),
  cue(
    `\\b(?:with|under|use|using|have|try|put|want|prefer|about)\\s+(?:the|our|a)\\s+${KIND}name\\s*[,:–—-]?\\s*(?:of\\s+)?`,
  ),
  cue(`\\bname\\s+(?=["“«„\\p{Lu}])`),
  cue(
    `\\b(?:same|this|design|logo|version|one|it)\\s+(?:\\p{L}+\\s+){0,2}for\\s+(?:our\\s+|my\\s+|the\\s+)?(?:${FIRM}\\s*,?\\s+)?(?=["“«„])`,
  ),
  cue(
    `\\bname\\b.{0,60}?\\b(?:it['’]?s|it\\s+is|it\\s+should\\s+be|should\\s+be|make\\s+it|is|now|weare|we['’]?re|try)\\s+${NOW}(?=["“«„'‘\\p{Lu}])`,
  ),
  cue(
    `(?:^|[,.;:!?–—-]\\s+|\\b(?:so|but|because|since|that|now|sorry)\\s+)(?:it['’]?s|it\\s+is|we['’]?re|we\\s+are|that['’]?s|should\\s+be|it\\s+should\\s+be|must\\s+be|it\\s+will\\s+be|it['’]?ll\\s+be|we['’]?ll\\s+be)\\s+${NOW}(?:to\\s+be\\s+|going\\s+to\\s+be\\s+)?(?=["“«„'‘\\p{Lu}])`,
  ),
];

export const CUES: readonly Cue[] = [
  ...ENGLISH,
  ...CUES_ABROAD.map(([source, certain]) => cue(source, certain)),
];
