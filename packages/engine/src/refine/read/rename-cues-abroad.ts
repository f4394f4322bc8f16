/** What announces a new name in Spanish, French, German, Portuguese and Italian; `true`: it leaves no doubt. */

const A = "(?<![\\p{L}])";

export const CUES_ABROAD: readonly (readonly [source: string, certain: boolean])[] = [
  // Spanish
  [
    `${A}(?:cambi\\p{L}*|pon(?:er|ed|gan|le)?|actualiz\\p{L}*)\\s+(?:el\\s+nombre|de\\s+nombre)\\s+(?:a|por|en|y\\s+pon\\p{L}*)?\\s*:?\\s*`,
    true,
  ],
  [`${A}(?:renombr|rebautiz)\\p{L}*\\s+(?:(?:la\\s+marca|el\\s+logo)\\s+)?(?:a|como|en)?\\s*:?\\s*`, true],
  [
    `${A}(?:ll[aá]m(?:alo|ala|enlo|adlo)|(?:se|nos|me)\\s+(?:llama(?:mos|r[aá]|remos)?|llamo)|llamar(?:se|nos|lo|la)|somos)\\s+(?:ahora\\s+|desde\\s+ahora\\s+)?`,
    false,
  ],
  [
    `${A}(?:nuevo\\s+)?nombre\\s+(?:nuevo\\s+|correcto\\s+|completo\\s+)?(?:(?:ahora\\s+)?(?:es|ser[aá]|sea|pasa\\s+a\\s+ser)|deber?[ií]?a?\\s+(?:ser|decir)|[:=])\\s*(?:ahora\\s+)?:?\\s*`,
    false,
  ],
  [`${A}(?:nombre|ahora)[\\s,:]+(?:ahora\\s+)?(?:es|somos)\\s+(?=["“«„\\p{Lu}])`, false],
  [
    `${A}(?:que\\s+)?(?:ponga|diga|lea|pon(?:er)?|escrib[ae]\\p{L}*|deber?[ií]a\\s+(?:poner|decir|leerse))\\s+(?:solo\\s+)?(?=["“«„'‘\\p{Lu}])`,
    false,
  ],
  // French
  [
    `${A}(?:renomm|rebaptis)\\p{L}*(?:-l[ea])?\\s+(?:(?:la\\s+marque|le\\s+logo|l['’]entreprise)\\s+)?(?:en\\s+)?:?\\s*|${A}chang\\p{L}*\\s+(?:le|de)\\s+nom\\s*(?:en|pour|par|:)\\s*|${A}appel(?:ez|le|ons)[- ]l[ea]\\s+`,
    true,
  ],
  [`${A}(?:s['’]appel\\p{L}*|nous\\s+appelons|m['’]appelle)\\s+(?:maintenant\\s+|d[ée]sormais\\s+)?`, false],
  [
    `${A}(?:nouveau\\s+)?nom\\s*(?:(?:est|sera|devient|c['’]est|devrait\\s+être|doit\\s+être|passe\\s+à)(?:\\s+maintenant|\\s+d[ée]sormais)?|[:=])\\s*:?\\s*`,
    false,
  ],
  [`${A}nom\\s*,.{0,30}?c['’]est\\s+(?:maintenant\\s+|d[ée]sormais\\s+)?`, false],
  [
    `${A}(?:écri\\p{L}*|mett(?:ez|re)|mets|doit\\s+(?:dire|se\\s+lire)|devrait\\s+(?:dire|se\\s+lire)|marque[rz]?|on\\s+lise)\\s+(?:plutôt\\s+|juste\\s+)?(?=["“«„'‘\\p{Lu}])`,
    false,
  ],
  // German
  [
    `${A}umbenennen\\s+in\\s+|${A}(?:umbenannt|umgetauft)\\s*(?:in|auf|:)?\\s*:?\\s*|${A}benenn\\p{L}*\\s+.{0,20}?\\s*um\\s+in\\s+|${A}nenn(?:e|t|en)?\\s+(?:es|sie|ihn|uns|wir\\s+(?:es|uns))\\s+(?:jetzt\\s+|nun\\s+|bitte\\s+)?`,
    true,
  ],
  [
    `${A}(?:hei(?:ß|ss)(?:t|en)\\s+(?:wir\\s+|es\\s+|sie\\s+|das\\s+ganze\\s+)?(?:jetzt\\s+|nun\\s+|ab\\s+jetzt\\s+|künftig\\s+|ab\\s+sofort\\s+)*|firmieren\\s+(?:jetzt\\s+|nun\\s+)?(?:als|unter)\\s+)`,
    false,
  ],
  [
    `${A}(?:der\\s+)?(?:neuer?\\s+|richtiger?\\s+|volle\\s+)*name\\s+(?:ist|lautet|wird|soll|sollte|muss)\\s+(?:jetzt\\s+|nun\\s+|eigentlich\\s+)?(?:zu\\s+)?|${A}(?:neuer\\s+)?name\\s*[:=]\\s*|${A}namen?s?\\s+(?:bitte\\s+)?(?:zu|in|auf|durch)\\s+`,
    false,
  ],
  [
    `${A}(?:es|da|das|dort|logo)\\s+(?:soll|sollte|muss)\\s+(?:bitte\\s+|jetzt\\s+|nur\\s+|noch\\s+)*(?=["“«„'‘\\p{Lu}].{0,50}(?:hei(?:ß|ss)en|stehen|lauten))`,
    false,
  ],
  [
    `${A}(?:schreib(?:t|e|en)?|geschrieben|schreibt\\s+sich)\\s+(?:sich\\s+|bitte\\s+|man\\s+|lieber\\s+)*:?\\s*(?=["“«„'‘])`,
    false,
  ],
  // Portuguese
  [
    `${A}(?:mud|troc|troqu|alter|atualiz)\\p{L}*\\s+o\\s+nome\\s+(?:para|por|pra)\\s+|${A}(?:renome|rebatiz)\\p{L}*\\s+(?:para|como)?\\s*:?\\s*`,
    true,
  ],
  [
    `${A}(?:se\\s+chama|chama(?:r)?-se|chamamo-nos|nos\\s+chamamos|somos|passa(?:mos)?\\s+a\\s+(?:chamar-(?:se|nos)|ser)|vai\\s+(?:se\\s+chamar|chamar-se))\\s+(?:agora\\s+)?(?:os?\\s+|as?\\s+)?`,
    false,
  ],
  [
    `${A}(?:novo\\s+)?nome\\s+(?:novo\\s+|certo\\s+|correto\\s+|completo\\s+)?(?:(?:agora\\s+)?(?:é|será|seja|passa\\s+a\\s+ser)|deve(?:ria)?\\s+ser|[:=])\\s*(?:agora\\s+)?:?\\s*`,
    false,
  ],
  [`${A}nome\\s*,.{0,30}?(?:agora|já)\\s+(?:é|somos|chama-se)\\s+`, false],
  [
    `${A}(?:escrev\\p{L}*|p(?:õ|o)e|ponha\\p{L}*|coloqu\\p{L}*|coloca\\p{L}*|deve(?:ria)?\\s+(?:dizer|ler-se))\\s+(?=["“«„'‘\\p{Lu}])`,
    false,
  ],
  // Italian
  [
    `${A}(?:rinomin\\p{L}*|ribattezz\\p{L}*)\\s+(?:in\\s+|come\\s+)?|${A}cambi\\p{L}*\\s+(?:il\\s+)?nome\\s*(?:in|con|:)\\s*`,
    true,
  ],
  [
    `${A}(?:(?:si|ci)\\s+chiam\\p{L}*|chiamarsi|chiamarci|chiama(?:lo|la|tela|telo|telo))\\s+(?:ora\\s+|adesso\\s+)?`,
    false,
  ],
  [
    `${A}(?:nuovo\\s+)?nome\\s+(?:nuovo\\s+|giusto\\s+|corretto\\s+|completo\\s+)?(?:(?:ora\\s+|adesso\\s+)?(?:è|sarà|diventa|sia)|dev(?:e|rebbe)\\s+essere|[:=])\\s*(?:ora\\s+|adesso\\s+)?:?\\s*`,
    false,
  ],
  [`${A}nome\\s*,.{0,30}?(?:ora|adesso)\\s+(?:è|siamo)\\s+`, false],
  [
    `${A}(?:scriv\\p{L}*|mett(?:i|ete|ere|erei)|dev(?:e|rebbe)\\s+(?:dire|leggersi))\\s+(?=["“«„'‘\\p{Lu}])`,
    false,
  ],
];
