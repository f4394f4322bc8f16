/** Names that are introduced: "called X", "X is our name", "company: X", "we are X". */

import { NAME_CUES, NOT_A_NAME } from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import {
  type Candidate,
  candidate,
  capitalRun,
  introducedRun,
  isPlaceOrOther,
  MOST_WORDS,
  plainRun,
  pronouns,
  startsName,
  TITLES,
  type WordKnowledge,
} from "./name-runs.ts";
import { breaksBefore, type Reading } from "./reading.ts";
import { isCapital, plain, type Word } from "./text.ts";

export const nameCues = phraseList(NAME_CUES);
const notAName = wordSet(NOT_A_NAME);

/** "formerly called", "used to be called", "was named": the name of before. */
export const renamedFrom = (words: readonly Word[], at: number): boolean =>
  /^(?:formerly|previously|was|were|once|originally|used|be|been|antes|anciennement|fruher|ex|so|not)$/.test(
    words[at - 1]?.key ?? "",
  );

const bareField = /name$|^nombre$|^nom$|^nome$/;

export function fromCues(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const cue = nameCues.at(words, index);
    if (!cue) continue;
    if (renamedFrom(words, index)) continue;
    let first = nameOf(words, cue.to);
    // "The name should be Fable", "name: Fable", "called, simply, Fable".
    while (
      /^(?:should|will|shall|must|be|is|are|simply|just|its|es|est|ist|sera|ser|sein|brand|company|proudly)$/.test(
        words[first]?.key ?? "",
      ) &&
      first < cue.to + 3 &&
      !startsName(words[first]!, reading)
    )
      first++;
    // "Company name? A: Fathom Five."
    if (/^[aA]$/.test(words[first]?.raw ?? "") && /^\s*:/.test(words[first + 1]?.gap ?? "")) first++;
    const start = words[first];
    const asked =
      (/^\?\s/.test(start?.gap ?? "") || (first > cue.to && /^\?\s/.test(words[first - 1]!.gap))) &&
      bareField.test(cue.phrase);
    if (!start || (/[.;!?)]/.test(start.gap) && !asked) || notAName.has(start.key)) continue;
    const bare =
      /^(?:name|nom|nombre|nome|the name|brand name|company name|client|meet|reads|says|reading|with the text|the word|the words|with the word|that reads|that says|will say|it will say|itll say|should say|should read|will read|we picked|wife picked|husband picked|i picked|picked|we chose|we went with|we settled on|settled on|we landed on|landed on|we decided on|call it|name it|itll be|it will be|it becomes|answers to|sold as|hemos elegido|abbiamo scelto|getauft|we have chosen|is now|are now|has become|will become|here from|on behalf of|owner of|founder of|cofounder of|i own|we own|i run|we run|i manage|we operate|i represent)$/.test(
        cue.phrase,
      );
    const pointed = /[:=–—]/.test(start.gap) || first > cue.to || asked;
    if (bare && !pointed && !startsName(start, reading)) continue;
    if (
      words[index - 1] &&
      /^(?:no|without|sin|sans|ohne|sem|senza|domain|font|file|user|middle|dogs|cats|street)$/.test(
        words[index - 1]!.key,
      )
    )
      continue;
    const end =
      reading.capitals && startsName(start, reading)
        ? introducedRun(reading, first)
        : plainRun(reading, first, known);
    // "My name is Ottoline": who writes, unless nothing else is named. "The name? My wife picked …" goes on.
    const person = words[index - 1]?.key === "my" && cue.phrase === "name is";
    const goesOn = asked && pronouns.has(start.key) && start.key !== "the";
    if (end > first && !goesOn)
      found.push(candidate(reading, first, end, person ? 46 : bare && !pointed ? 92 : 100));
    index = cue.to - 1;
  }
  return found;
}

/** "Anna from Kleinod Keramik here", "I'm Tim from Gatehouse Books": whom the sender writes for. */
function fromSender(reading: Reading, index: number): Candidate[] {
  const { words, capitals } = reading;
  const [sender, start] = [words[index - 1], words[index + 1]];
  if (words[index]!.key !== "from" || !capitals || !sender || !start) return [];
  if (!isCapital(sender.raw) || !isCapital(start.raw) || isPlaceOrOther(reading, index + 1, index + 2, true))
    return [];
  const to = capitalRun(reading, index + 1);
  const greets = /^(?:am|im|is|its|hi|hello|hey)$/.test(words[index - 2]?.key ?? "") || index === 1;
  const here = words[to]?.key === "here";
  return here || (greets && (to - index > 2 || index > 1)) ? [candidate(reading, index + 1, to, 91)] : [];
}

/** "We want to go from BlueCo to Marrow": what it is to be called. */
function fromMove(reading: Reading, index: number): Candidate[] {
  const { words, capitals } = reading;
  if (words[index]!.key !== "to" || !capitals) return [];
  const next = words[index + 1];
  if (!next || !startsName(next, reading) || isPlaceOrOther(reading, index + 1, index + 2, true)) return [];
  for (let back = 2; back <= 5 && index - back >= 0; back++) {
    const { key, sentence } = words[index - back]!;
    if (sentence !== words[index]!.sentence) return [];
    if (key !== "from" || !isCapital(words[index - back + 1]!.raw)) continue;
    const moves = words
      .slice(Math.max(0, index - back - 4), index - back)
      .some((word) =>
        /^(?:go|going|rename|renaming|rebrand|rebranding|change|changing|switch|switching|name)$/.test(
          word.key,
        ),
      );
    return moves ? [candidate(reading, index + 1, capitalRun(reading, index + 1), 97)] : [];
  }
  return [];
}

/** "The name of our little cafe is X": past the words for what is named. */
function nameOf(words: readonly Word[], at: number): number {
  if (!/^(?:of|for|de|du|der|des|da|do|del|della)$/.test(words[at]?.raw ?? "")) return at;
  for (let is = at + 2; is < Math.min(words.length, at + 8); is++) {
    if (words[is]!.sentence !== words[at]!.sentence) return at;
    if (/^(?:is|will|shall|should|es|est|ist|e|lautet)$/.test(words[is]!.key)) return is + 1;
  }
  return at;
}

const IS_THE_NAME = phraseList(
  "is the name, is our name, is its name, is my name, is what its called, is what it is called, is what weare called, is what we are called, is what we call it, is the brand, is the brand name, is the company name, will be the name, should be the name, ist der name, ist unser name, so heisst, es el nombre, es nuestro nombre, est le nom, est notre nom, e o nome, e o nosso nome, e il nome, e il nostro nome, it is then, is the working title, is the title, is the name on, it is, it shall be, it will be, is the name we, is what weve settled on, is the one",
);

/** "Pactum is our name", "So What? is the name": back from the cue over the capitals before it. */
export function fromClosings(reading: Reading): Candidate[] {
  const { words, capitals } = reading;
  return words.flatMap((_, index) => {
    if (!capitals || index === 0 || !IS_THE_NAME.at(words, index)) return [];
    let from = index - 1;
    if (!startsName(words[from]!, reading)) return [];
    for (let at = from; at >= 0 && index - at <= 6; at--) {
      if (at < index - 1 && /[,;:.!?\n]/.test(words[at + 1]!.gap) && !TITLES.has(words[at]!.key)) break;
      if (startsName(words[at]!, reading) && capitalRun(reading, at) >= index) from = at;
    }
    // "Navy it is": whether it is a colour is looked at later, which only lighter candidates are.
    const settled = /^it$/.test(words[index]!.key);
    // "So S&S it is": the letters of the mark.
    if (settled && words.slice(from, index).every(({ raw }) => raw.length === 1)) return [];
    if (settled && !breaksBefore(words[index + 2]) && words[index + 2]?.key !== "then") return [];
    return [candidate(reading, from, index, settled ? 79 : 96)];
  });
}

const THATS_IT = phraseList(
  "thats the name, that is the name, thats our name, thats the brand, thats what its called, thats what weare called, thats what it is called, thats what we are called, yes thats the name, this is the name, name right there, thats the whole name, thats the full name",
);

/** "Fine, I'll Go. That's the name, comma included.": the whole sentence before it. */
export function fromPointings({ words, prompt }: Reading): Candidate[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (!THATS_IT.at(words, index) || !before || before.sentence === word.sentence) return [];
    let from = index - 1;
    while (from > 0 && words[from - 1]!.sentence === before.sentence) from--;
    if (index - from > MOST_WORDS) return [];
    const span = [words[from]!.start, before.end] as const;
    return [{ text: plain(prompt.slice(...span)).replace(/\s+/gu, " "), span, weight: 97 }];
  });
}

/** "It is named after the field: Les Longues Raies", "we sell our honey as High C Honey". */
function fromSale(reading: Reading, index: number): Candidate[] {
  const { words, capitals } = reading;
  const { key, sentence } = words[index]!;
  const next = words[index + 1];
  if (!capitals || !next) return [];
  const namedAfter =
    /^:\s/.test(next.gap) &&
    words
      .slice(Math.max(0, index - 5), index + 1)
      .some((word, at, list) => word.key === "after" && /^(?:named|called)$/.test(list[at - 1]?.key ?? ""));
  const sells =
    key === "as" &&
    /^\s$/.test(next.gap) &&
    words
      .slice(Math.max(0, index - 7), index)
      .some((word) => word.sentence === sentence && SELLS.test(word.key));
  // "to call its new after-school club The Twenty to Four Club"
  const calls =
    !isCapital(words[index]!.raw) &&
    /^\s$/.test(next.gap) &&
    words
      .slice(Math.max(0, index - 5), index)
      .some(
        (word, at, list) =>
          /^(?:call|calling|name|naming|christen|christened|rename)$/.test(word.key) &&
          /^(?:my|our|its|the|this|their|his|her)$/.test(list[at + 1]?.key ?? words[index]!.key) &&
          word.sentence === sentence,
      );
  if (
    !(namedAfter || sells || calls) ||
    !isCapital(next.raw) ||
    isPlaceOrOther(reading, index + 1, index + 2, true)
  )
    return [];
  return [candidate(reading, index + 1, introducedRun(reading, index + 1), 90)];
}

const SELLS =
  /^(?:sells?|sold|selling|trades?|traded|opens?|opening|reopens?|reopening|launch|launches|launching|relaunch|relaunching|perform|performs|publish|published|operate|operates|started|starting|registered|market|bottled?|bottles)$/;

const LABEL = wordSet(
  "logo wordmark logotype text company brand business client organisation organization project marke marca empresa firma azienda entreprise marque startup studio customer product band label shop store restaurant cafe bakery app podcast magazine team camp event festival title show conference exhibition gallery hotel product service school practice channel book game club band artist firm agency organizer venue winery brewery clinic charity cliente kunde name nombre nom nome",
);
/** "Our label is …": a name follows where a capital does. */
const OWN = wordSet(
  "company brand business imprint label studio shop store startup firm agency practice band team project app product podcast magazine channel restaurant cafe bakery bar hotel club school festival name band collective",
);
const WE_ARE = phraseList(
  "we are, weare, somos, nous sommes, wir sind, siamo, i am, im, this is, we are now, weare now, we are now simply, weare now simply, we are simply, weare simply, we call it, she calls it, he calls it, they call it, we call ourselves, i call it, somos a, somos o, somos la, somos el, we are the, weare the, siamo la, siamo il, wir sind die, wir sind das, wir sind der, nous sommes la, nous sommes le, it s, its",
);

/** "Company: Klangfabrik Ost", "We are the Okonkwo Dental Group". */
export function fromIntroductions(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  words.forEach((word, index) => {
    const next = words[index + 1];
    const opens =
      index === 0 || breaksBefore(word) || /^(?:brand|company|business|shop)$/.test(words[index - 1]!.key);
    if (next && opens && !notAName.has(next.key) && LABEL.has(word.key) && /^\s*[:=]\s*$/.test(next.gap)) {
      const end =
        reading.capitals && isCapital(next.raw)
          ? introducedRun(reading, index + 1)
          : plainRun(reading, index + 1, known);
      // "Logo: minimal, blue" describes; "Logo: Café Kantine" names.
      const run = words.slice(index + 1, end);
      const shows = /^(?:logo|wordmark|logotype|text)$/.test(word.key);
      const named =
        run.filter(({ raw }) => isCapital(raw)).length > 1 ||
        run.some(({ key }) => !known.describes(key) && !known.thing(key));
      if (end > index + 1 && (!shows || named))
        found.push(candidate(reading, index + 1, end, shows ? 67 : 99));
    }
    // "My imprint will be Second Helping Press."
    const be =
      words[index + 2]?.key === "be" && next?.key === "will" ? index + 3 : next?.key === "is" ? index + 2 : 0;
    const owned = /^(?:my|our|the|unser|unsere|mi|nuestra|nuestro)$/.test(words[index - 1]?.key ?? "");
    const called = be > 0 ? words[be] : undefined;
    if (
      called &&
      owned &&
      OWN.has(word.key) &&
      reading.capitals &&
      startsName(called, reading) &&
      !isPlaceOrOther(reading, be, be + 1)
    )
      found.push(candidate(reading, be, introducedRun(reading, be), 89));
    found.push(...fromSender(reading, index), ...fromMove(reading, index), ...fromSale(reading, index));
    const cue = WE_ARE.at(words, index);
    const start = cue && words[cue.to];
    if (!cue || !start || !/^\s+$/.test(start.gap)) return;
    const person = /^(?:i|im|it|this)$/.test(word.key);
    // "It's Capra & Co.", not "its Nordic style".
    const itIs = word.key === "its";
    if (itIs && !/[’'ʼ]/u.test(word.raw)) return;
    if (
      reading.capitals &&
      startsName(start, reading) &&
      !isPlaceOrOther(reading, cue.to, cue.to + 1, true)
    ) {
      const end = capitalRun(reading, cue.to);
      const run = words.slice(cue.to, end);
      if (run.length > 1 || !known.describes(start.key) || /now|simply/.test(cue.phrase))
        found.push(candidate(reading, cue.to, end, person ? 40 : itIs ? (run.length > 1 ? 64 : 44) : 88));
    } else if (/call/.test(cue.phrase)) {
      const end = plainRun(reading, cue.to, known);
      if (end > cue.to) found.push(candidate(reading, cue.to, end, 86));
    }
  });
  return found;
}
