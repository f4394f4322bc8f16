/** How people judge what they see: what they praise, what they cannot stand, what is too much or not enough. */

import { phraseList, wordSet } from "../../understand/lexicons/lists.ts";

/** Before the part: "not a fan of the bird". */
export const DISLIKES_BEFORE = phraseList(
  "dont like, do not like, dont love, do not love, dont really like, dont much like, not a fan of, not a big fan of, no fan of, not keen on, not fond of, not sure about, not so sure about, not convinced by, not convinced about, not happy with, not mad about, not crazy about, not loving, not feeling, hate, hating, cant stand, dislike, tired of, sick of, bored of, fed up with, didnt like, wasnt keen on, struggle with, bothered by, unhappy with, had enough of, not sold on, not into, underwhelmed by, disappointed by, disappointed with, not in love with, not thrilled with, not thrilled about, not excited about, not digging, dont care for, dont much care for, dont get, dont understand, not a fan, no me gusta, no me gustan, no nos gusta, no nos gustan, no me convence, no me convencen, odio, je n aime pas, n aime pas, n aimons pas, je deteste, ne me plait pas, pas fan de, pas fan du, mag nicht, nao gosto de, nao gosto da, nao gosto do, nao gosto das, nao gosto dos, nao gostei de, nao gostei da, nao gostei do, detesto, non mi piace, non mi piacciono, non ci piace, non ci piacciono, non mi convince",
);
/** Behind the part: "the gold feels tacky". */
export const DISLIKES_AFTER = phraseList(
  "cheap, tacky, ugly, boring, wrong, dated, generic, childish, cheesy, meh, bland, dull, horrible, awful, terrible, weird, odd, off, gimmicky, naff, cliche, kitsch, kitschy, amateurish, old fashioned, outdated, unprofessional, doesnt work, does not work, dont work, isnt working, arent working, not working, doesnt fit, does not fit, dont fit, doesnt suit, dont suit, isnt right, arent right, not right, isnt great, arent great, isnt it, isnt, arent, isnt for me, not for me, not my thing, not our thing, isnt us, not us, bothers me, bugs me, annoys me, puts me off, not my taste, lets it down, clashes, isnt doing it, not doing it for me, dont do it for me, doesnt do it for me, no me gusta, no me gustan, no me convence, no me convencen, no pega, no funciona, queda mal, es fea, es feo, ne me plait pas, ne va pas, ne vont pas, moche, ringard, gefallt mir nicht, gefallen mir nicht, passt nicht, passen nicht, mag ich nicht, ist hasslich, langweilig, billig, nao gosto, nao funciona, nao combina, looks like a, look like a, looks like an, looks more like, looks like something, looks like clip art, looks like clipart, look like clip art, reminds me of, reminds us of, reminds people of, remind me of, resembles, resemble, could be mistaken for, is too generic, parece un, parece una, parecen, ressemble a, ressemblent a, fait penser a, sieht aus wie, sehen aus wie, erinnert an, erinnern an, wirkt wie, parece um, parece uma, sembra un, sembra una, sembrano, fa pensare a, isnt great, lacks character, lacks personality, is weak, feels weak, feels generic, feels cheap, feels wrong, feels dated, lets us down, is off, feels off, looks off, looks wrong, looks weird, looks cheap, feels tired, is tired, looks tired, is a bit much, feio, feia, non mi piace, non mi piacciono, non funziona, non va, non vanno, brutto, brutta, brutti",
);
/** Behind the part: it is to go. */
export const GONE_AFTER = phraseList(
  "gone, goes too, goes as well, goes, also goes, can go too, out too, out, off, removed, dropped, deleted, taken out, taken off, taken away, left out, has to go, has got to go, have got to go, got to go, gotta go, have to go, must go, can go, should go, needs to go, need to go, could go, may go, isnt needed, is not needed, not needed, unnecessary, is unnecessary, superfluous, off please, out please, is out, doesnt need to be there, doesnt have to be there, shouldnt be there, weg, kann weg, muss weg, soll weg, konnen weg, raus, kann raus, muss raus, fallt weg, streichen, entfernen, weglassen, weglasse, fuera, sobra, hay que quitarlo, hay que quitarla, a enlever, a supprimer, dehors, en moins, disparait, doit disparaitre, peut disparaitre, fora, pode sair, sai, pode ir embora, via, va tolto, va tolta, da togliere, puo sparire, fuori",
);
/** Words of excess: what follows them is what it must not be. */
export const TOO = wordSet(
  "too overly trop zu demasiado demasiada demasiados demasiadas troppo troppa excessively",
);

/** Before a word of praise these make a wish of it, or a refusal, or a likeness. */
export const NO_PRAISE = wordSet(
  "id wed youd hed shed theyd would should could might dont not doesnt didnt never looks look looking looked feel feels feeling sounds seems something anything more be s is was were a to just made much as didnt wont cant shape shaped",
);
