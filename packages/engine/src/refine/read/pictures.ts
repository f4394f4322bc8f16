/** Whether a word for a thing asks for a picture of it. */

import { isColourWord } from "../../understand/colour-words.ts";
import { isFormWord } from "../../understand/form.ts";
import { isLetterWord } from "../../understand/letters.ts";
import { thingAbroad } from "../../understand/things-abroad.ts";
import { SO } from "./aside-words.ts";
import { isStory } from "./asides.ts";
import { clauseOf, lastNamed, targetOf } from "./clause.ts";
import type { Heard } from "./hear.ts";
import * as w from "./words.ts";

/** "Drop the line", "a gaming brand", "looks like a bank", "badge shape": words for things that ask for no picture. */
export function isPicture(reading: Heard, at: number, end: number): boolean {
  const { words } = reading;
  const after = words.find(({ start }) => start >= end);
  const key = words[at]?.key ?? "";
  const next = after && /^\s+$/.test(after.gap) ? after.key : "";
  if (NO_THINGS.has(key) || isFormWord(key) || isText(reading, at) || isStory(reading, at)) return false;
  // "She'd", "she'll" are neither sheds nor shells.
  if (/[’'ʼ](?:d|ll|ve|re|m)$/iu.test(words[at]?.raw ?? "")) return false;
  // "Pero dice que…": abroad, a word that English has a thing for.
  if (reading.language !== "en" && thingAbroad(key) === null && !isArticle(words[at - 1]?.key ?? ""))
    return false;
  const verb = /^(?:the|that|this|it|them|my|our|everything|all)$/.test(next);
  if (verb && !w.INDEFINITE.has(words[at - 1]?.key ?? "")) return false;
  if (
    /^(?:brand|company|firm|shop|startup|office|agency|business|store|label|name|font|letters|type)$/.test(
      next,
    )
  )
    return false;
  // "A proper serif", "a leaf green": what stands before a face or a colour says which.
  if (isLetterWord(next) || isColourWord(next, reading.language)) return false;
  const [from] = clauseOf(reading, at);
  // "The board prefers …": who wishes.
  if (w.DEFINITE.has(words[at - 1]?.key ?? "") && MINDS.test(next)) return false;
  const so = words.slice(from, at).findLastIndex((word) => SO.has(word.key));
  const before = words
    .slice(from + so + 1, at)
    .map((word) => word.key)
    .join(" ");
  // "The bird looks sad", "the moon is a bit lost": what is said of a part is no thing.
  if (SAID_OF.test(before)) return false;
  if (VERB_BEFORE.test(before) && !w.INDEFINITE.has(words[at - 1]?.key ?? "")) return false;
  // "Handwritten, like a signature": said of letters, a likeness.
  if (
    LIKE_A.test(before) &&
    !WISHED_LIKE.test(before) &&
    (ofLetters(reading, at) || ofColour(reading, from, at))
  )
    return false;
  // "Signed off by the board", "the shop behind our church".
  if (WHEREABOUTS.test(before) || OWNS.test(before) || isProper(reading, at)) return false;
  // "They asked what the banana is for".
  if (/(?:^| )(?:what|why|which|whose|where|whether|if) (?:the|that|this)$/.test(before)) return false;
  return !LIKENESS.test(before) && !PURPOSE.test(before) && !BUSINESS.test(before);
}

const WHEREABOUTS =
  /(?:^| )(?:(?:by|from|at|near|behind|opposite|past|outside|inside|across|around|along|beyond|until|during|before|after|above|over|below|under|beneath|beside|between|on|in|onto|through|against|via) (?:the|our|my|their|his|her|your)|(?:for|on|in|to) (?:our|my|their|his|her|your))(?: (?:new|old|own|big|little|local|whole|first|second|other))?$/;

/** "My partner has a boat", "il commercialista, che ha un gatto": what people are or own. */
const OWNS =
  /(?:^| )(?:(?:he|she|they|who|partner|boss|owner|founder|husband|wife|mother|father|mum|mom|dad|brother|sister|friend|son|daughter|colleague|client|accountant|cousin|uncle|aunt|neighbou?r)s? (?:(?:now|also|only|just) )?(?:is|was|are|has|have|had|owns?|keeps?|drives?|bought|runs?|saw) (?:an?|two|some)|(?:tiene|tienen|tenemos|tem|temos|ha|hanno|abbiamo|hat|haben|possede) (?:una?|uno|uma?|eine?n?|deux|due|dos|dois|zwei)|(?:viu|vio|vide|sah|vu) .*)(?: (?:new|old|big|small|little|whole))?$/;

/** "After the merger with Dusk": a capital within a sentence begins a name. */
const isProper = ({ words, capitals, language }: Heard, at: number): boolean => {
  const [last, word] = [words[at - 1], words[at]!];
  return (
    capitals &&
    language === "en" &&
    last !== undefined &&
    last.sentence === word.sentence &&
    /^\s+$/.test(word.gap) &&
    /^\p{Lu}\p{Ll}/u.test(word.raw) &&
    !w.INDEFINITE.has(last.key) &&
    !w.DEFINITE.has(last.key)
  );
};

const isArticle = (key: string): boolean => w.INDEFINITE.has(key) || w.DEFINITE.has(key);

/** "Beneath Alder & Finch": a word of the name or of the line. */
const isText = ({ parts }: Heard, at: number): boolean =>
  parts.some(
    (part) => part && /^(?:name|tagline)$/.test(part.value) && part.from <= at && part.to > at && !part.thing,
  );

/** Behind these a word is a verb: "nothing needs to move", "could switch". */
const VERB_BEFORE =
  /(?:^| )(?:we|i|you|they|(?:needs?|wants?|have|has|had|like|love|able|going|ought|try|trying|used|how|happy|possible|prefer|hard|easy) to|can|could|should|would|will|may|might|must|dont|wont|cant|doesnt|didnt|shall|lets)$/;
const SAID_OF =
  /(?:^| )(?:is|are|isnt|arent|was|were|looks?|feels?|seems?|comes across|gets?|got|its|theyre|thats|ist|sind|wirkt|sieht|parece|esta|est|sont|semble|sembra|sono)(?: (?:a bit|a little|a tad|a touch|kind of|sort of|kinda|rather|quite|very|really|too|so|pretty|somewhat|just|all|etwas|sehr|ein bisschen|un peu|muy|un poco|um pouco|un po|molto))*$/;
/** "They'd like a wave". */
const WISHED_LIKE =
  /(?:^| )(?:theyd|wed|id|hed|shed|youd|would|to|i|we|they|you)(?: (?:really|also|now|all|much))? like(?: |$)/;
const LIKE_A =
  /(?:^| )(?:like|wie|como|comme|come)(?: (?:on|in|from|at|off|of|what you see on|you see on|you get on|auf|bei|aus|en|sur|dans|em|su|in))?(?: (?:an?|the|some|those|old|un|una|une|eine?[nrm]?|uma?))?(?: \w+){0,2}$/;
const MINDS =
  /^(?:prefers?|wants?|thinks?|says?|said|asked|asks|likes?|loves?|hates?|thought|wanted|wrote|told|agreed?|agrees|insists?|insisted|suggests?|suggested|believes?|wonders?)$/;
/** "Blue like the sparks". */
const ofColour = ({ words, language }: Heard, from: number, at: number): boolean => {
  const like = words.slice(from, at).findLastIndex(({ key }) => /^(?:like|wie|como|comme|come)$/.test(key));
  return like > 0 && isColourWord(words[from + like - 1]!.key, language);
};
const ofLetters = (reading: Heard, at: number): boolean => {
  const near = targetOf(reading, at) ?? lastNamed(reading, at);
  const [from, to] = clauseOf(reading, at);
  const said = reading.words.slice(Math.max(0, from - 6), to).some(({ key }) => isLetterWord(key));
  return near === "letters" || near === "name" || (near !== "mark" && said);
};

const LIKENESS =
  /\b(?:something of an?|an? (?:air|whiff|hint|touch|bit) of an?|(?:has|have|had|with) the (?:look|feel|air) of|smacks? of|screams?|reeks? of|(?:think|thinking|thinks) of|in mind of|associated with|belongs? (?:on|in|to)|straight out of|off the side of|reads? as|could be (?:from|for|on|off)|me recuerda a|le recuerda a|nos recuerda a|recuerda a|fait penser a|erinnert (?:mich|uns|sie)? ?an|lembra|ricorda|(?:looks?|looking|feels?|seems?|sounds?|reads?) (?:\w+ ){0,2}like|reminds? (?:\w+ ){1,3}of|weare (?:an?|the)|we are (?:an?|the)|its for|parece|ressemble|wirkt wie|sieht aus wie|sembra)\b/;
/** "We work with hospitals now": what somebody does, not what should be drawn. */
const BUSINESS =
  /(?<!(?:could|can|may|might|should|shall|would|if|that|want) )\b(?:we|they|i|he|she) (?:(?:now|also|mostly|only|mainly|actually|just|will|do|already) )*(?:work|works|deal|sell|sells|make|makes|run|runs|bake|serve|deliver|supply|rent|offer|build|train|teach|specialise|specialize|focus|moved|opened|bought|started|expanded)\b/;
/** "I need it for a square profile picture" says where it is used. */
const PURPOSE =
  /\b(?:it|this|that|one|version|need|them|is|use|used|works?|fits?|(?:too|so|very|more|less|not) \w+|right|wrong|good|great|perfect|suitable|suited|ideal|enough|fitting|unusual) (?:for|on)(?: (?:an?|the|our|my))?(?: \w+){0,2}$|\b(?:demasiado|muy|trop|zu|muito|troppo|piu|mas|plus) \w+ (?:para|pour|fur|per)(?: (?:un|una|une|eine?n?|uma?|el|la|le|die|das|den|o|a|il))?(?: \w+)?$/;
/** Words of refinements that the shelf could draw and nobody asks for. */
const NO_THINGS = new Set(
  "proper wait addition problem issue mess risk concern shame pity bonus joke fact trademark trademarks copyright copyrights licence license registration lawsuit conflict dispute merger rebrand layout arrangement composition shade fancy tone tint hue notch tweak change tad version variation typo stand end spell company shop take look side way hand touch mail team taste point fan room air spot bit fix kind email message version option brief file print screen website card shirt partner wife husband boss client customer customers idea thing things line lines stroke strokes gap gaps edge edges corner corners pair step steps break mind eye eyes head face people logo pop punch weight pleasure cheers best regards love thanks sorry apologies meh hmm ugh wow oops move test tests added leave wish wishes request requests change changes centered centred aligned casino pass mother father one wall breakfast lunch dinner lawyer competitor street cima baixo lado abajo arriba haut bas oben unten outline outlines contour".split(
    " ",
  ),
);
