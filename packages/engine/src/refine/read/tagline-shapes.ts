/** How people say what the line under the name should be, in six languages. */

const A = "(?<![\\p{L}])";
const Z = "(?![\\p{L}])";

/** Words for the line itself. */
export const LINE = `(?:(?:the|a|this|la|una|une|die|eine|den|einen|a|uma)\\s+(?:line|words|phrase|sentence|text|frase|línea|ligne|zeile|satz|worte|linha|riga)(?=\\s*:?\\s*["“«„‘])|tag-?\\s?lines?|slogans?|mottos?|strap-?\\s?lines?|sub-?\\s?titles?|sublines?|subtext|subheads?(?:ing|line)?|by-?lines?|catch-?\\s?phrase|descriptor|claim|eslogan|lema|accroche|signature|baseline|untertitel|unterzeile|payoff|sottotitolo|legenda|subt[ií]tulo|sous-titre|(?:small|little|tiny|fine|kleine[rn]?|petit|pequeñ[oa]|pequen[oa]|piccol[oa])\\s+(?:text|line|print|words|writing|text|zeile|texte|texto|frase|scritta)|(?:second|bottom|lower)\\s+line|(?:line|text|words?|writing|bit|phrase|sentence)\\s+(?:below|under|underneath|beneath|at\\s+the\\s+bottom)(?:\\s+(?:the\\s+(?:name|logo)|it))?|zeile\\s+(?:darunter|unter\\s+dem\\s+namen)|text\\s+(?:darunter|unter\\s+dem\\s+namen)|(?:frase|l[ií]nea|texto)\\s+(?:de\\s+abajo|debajo)|(?:phrase|ligne|texte|mention)\\s+(?:du\\s+|en\\s+)?(?:dessous|bas|sous\\s+le\\s+nom)|(?:frase|linha|texto)\\s+(?:de\\s+baixo|em\\s*baixo|por\\s+baixo)|(?:riga|scritta|frase|testo)\\s+(?:di\\s+)?(?:sotto|in\\s+basso))`;

export const UNDER = `(?:underneath|beneath|below|under|at\\s+the\\s+bottom|unter|darunter|drunter|untendrunter|unterhalb|debajo|abajo|por\\s+debajo|(?:en|au)[\\s-]dessous|dessous|sous|embaixo|em\\s+baixo|por\\s+baixo|abaixo|debaixo|sotto|al\\s+di\\s+sotto|in\\s+basso)`;
const NAME = `(?:(?:the|our|our\\s+company|das|dem|den|el|le|du|del|do|o|il|al|su)\\s+)?(?:name|logo|word|wordmark|brand|bird|moon|mark|namen|nombre|nom|nome|it|that|this|everything|all|ihn|él|lui|ele)`;

export const PUT = `(?:add(?:ing)?|put(?:ting)?|writ(?:e|ing)|include|set|place|have|print|with|show|squeeze|fit|insert|use|want|need|needs|like|love|pop|stick|type|try|see|say|saying|reading|añad\\p{L}*|agreg\\p{L}*|pon(?:er|le|ed|gan|dría)?|escrib\\p{L}*|quier\\p{L}*|incluy\\p{L}*|ajout\\p{L}*|mets|mett\\p{L}*|écri\\p{L}*|rajout\\p{L}*|setzt?e?n?|schreib\\p{L}*|füg\\p{L}*|ergänz\\p{L}*|noch|dazu|hinzufügen|adicion\\p{L}*|acrescent\\p{L}*|coloc\\p{L}*|coloqu\\p{L}*|p(?:õ|o)e|ponha|escrev\\p{L}*|aggiung\\p{L}*|mett\\p{L}*|scriv\\p{L}*|inser\\p{L}*|avec|con|com|mit)`;

/** Says the line should be what follows. */
export const BECOMES = new RegExp(
  `^["”»’']?\\s*(?:(?:on\\s+there|on\\s+it|in\\s+there|to\\s+it|with\\s+it|as\\s+well|under\\s+(?:it|the\\s+name)|below\\s+(?:it|the\\s+name)|beneath\\s+(?:it|the\\s+name)|there|here|also|dazu|drunter|darunter|debajo|dessous|embaixo|sotto|underneath|below|beneath|please|now|instead|again|too|then|bitte|por\\s+favor)[\\s,]*)*(?:(?:(?:to|into|with|by|as|for|a|en|in|zu|para|por|par|durch|als|auf|mit|con|com|avec|like)(?:\\s+(?:be|say|read|just|something\\s+like|the\\s+words?))*|(?:should|must|could|can|would|will|might|shall|has\\s+to|have\\s+to|needs\\s+to|ought\\s+to)\\s+(?:now\\s+|just\\s+|rather\\s+|instead\\s+|simply\\s+)*(?:be|say|read|become|change\\s+to)(?:\\s+now)?|(?:that\\s+|which\\s+)?(?:is\\s+now|now\\s+(?:reads|says|is)|reads?|says?|saying|reading|becomes?|is|are|changed\\s+to|changes\\s+to|(?:to|now)\\s+(?:be|say|read))|be|ist\\s+jetzt|ist|lautet(?:\\s+jetzt)?|(?:soll|sollte|muss|könnte)\\s+(?:jetzt\\s+|nun\\s+|lieber\\s+)?(?:lauten|heißen|sein)?|wird(?:\\s+zu)?|dazu|ändern\\s+in|(?:que\\s+)?(?:diga|ponga|sea)|deb(?:e|ería)\\s+(?:decir|ser|poner)|(?:ahora\\s+)?(?:es|será)|pasa\\s+a\\s+ser|devient|est|sera|(?:doit|devrait|pourrait)\\s+(?:être|dire)|qui\\s+(?:dit|dirait)|passa\\s+a\\s+ser|deve(?:ria)?\\s+(?:ser|dizer)|(?:agora\\s+)?(?:é|será)|que\\s+diz|dev(?:e|rebbe)\\s+(?:essere|dire)|diventa|(?:ora\\s+)?(?:è|sarà)|che\\s+dic[ae])${Z}\\s*[:,–—-]?\\s*|\\s*[:=]\\s*|\\s*(?:→|->|=>)\\s*|\\s+[–—-]\\s+|\\s*,\\s*(?=["“«„'‘])|\\s+(?=["“«„'‘])|\\s*[?!.,]+\\s+(?:it['’]?s|it\\s+is|that['’]?s|should\\s+be|we\\s+say)\\s+(?=["“«„\\p{Lu}])|\\s*[?!.]\\s+(?:(?:maybe|perhaps|how\\s+about|what\\s+about|something\\s+like|like|say|e\\.g\\.)\\s+)?(?=["“«„'‘]))`,
  "iu",
);

/** "… as the tagline", "… for a slogan", "… below the name": behind the text. */
export const AS_LINE = new RegExp(
  `^\\s*,?\\s*(?:(?:in\\s+there|there|on\\s+it|to\\s+it|to\\s+this|somewhere|too|please|then|added|used|in\\s+it|dazu|bitte|(?:should|could|can|must|to)\\s+(?:go|be|sit|stand|appear)|goes|sits)\\s+)*(?:(?:as|for|is|als|como|comme|come|per|pour|para)\\s+(?:(?:an?|the|our|its|my|new|el|la|le|der|den|un|una|une|um|uma|nuevo|nouveau|neuer|novo|nuovo|small|little)\\s+)*${LINE}|(?:(?:in\\s+(?:small|tiny|little)(?:\\s+(?:letters|type|text|print))?|small|right|just|somewhere|directly|in|written|going|as\\s+a\\s+(?:small\\s+)?line)\\s+){0,3}${UNDER}${Z}|in\\s+(?:small|tiny)\\s+(?:letters|type|text|print))`,
  "iu",
);

/** "Underneath write …", "below it: …": before the text. */
export const UNDER_PUT = new RegExp(
  `${A}${UNDER}(?:\\s+(?:to\\s+)?(?:al\\s+|dem\\s+|do\\s+|del\\s+|le\\s+|il\\s+)?${NAME})?\\s*,?\\s*(?:(?:please|bitte|could\\s+you|can\\s+you|it\\s+should|i['’]?d\\s+like|we\\s+want|in\\s+small\\s+\\p{L}+|por\\s+favor|noch|soll|should|the\\s+words?)\\s+)*(?:${PUT}|:|=|,)?\\s*(?:(?:the\\s+words?|a\\s+line|noch|stehen|the\\s+text|that\\s+says|lo|la|los|las|le|les)\\s+)*:?\\s*$`,
  "iu",
);
/** "Add …", "put the words …": before the text, with the place behind it. */
export const PUT_BEFORE = new RegExp(
  `${A}${PUT}\\s+(?:(?:in|bitte|please|small|tiny|an?|the|just|also|noch|the\\s+words?|line|text|phrase|las?|los|les?|die|worte|palabras|mots|palavras|parole|wörter|debajo|darunter|en\\s+dessous|embaixo|sotto|below|underneath|beneath)\\s+)*:?\\s*$`,
  "iu",
);

/** Where a line without quotes ends and the next wish begins. */
export const NEXT_WISH =
  /,\s+(?:and|but|then|also|please|thanks|make|use|change|set|keep|add|remove|drop|put|let|try|give|turn|stack|swap|go|the|with|no|lose|mark|colou?rs?|font|in|bigger|smaller|bolder|warmer|darker|lighter|rest|everything|nothing|otherwise|could|can|bitte|y|et|und|e)\b|\s(?:and|but|then|also|y|et|und|e)\s+(?:make|use|change|set|keep|add|remove|drop|put|let|try|give|turn|stack|swap|go|lose|loose|the|a|bigger|smaller|bolder|lighter|darker|please|no|get|move|deix\p{L}*|dej\p{L}*|pint\p{L}*|us[ae]|lass\p{L}*|laiss\p{L}*|lasci\p{L}*|em|en|in|haz|cambia|pon|quita|mets|fais|mach\p{L}*|setz\p{L}*|faz|muda|fai|fate|cambia)(?![\p{L}])|\s+(?:below|under|underneath|beneath)\s+(?:the|it)\b|\s+(?:please|instead|bitte|por favor|svp|s['’]il|per favore)(?![\p{L}])|\s+(?:ändern|schreiben|setzen|hinzufügen)(?![\p{L}])|\s+\(|\s[–—-]\s/iu;
