/** Wishes that are said with a word of refusal, in six languages. */

/** What follows is wished. */
export const WISHED_AFTER = [
  "why not, why shouldnt, why should not, why cant, why couldnt, wouldnt mind, would not mind, wouldnt say no to, would not say no to, wont say no to, couldnt live without, could not live without, cant live without, cannot live without, cant do without, cannot do without, cant go wrong with, cannot go wrong with, cant get enough of, cannot get enough of, cant resist, cannot resist, not opposed to, not against, not averse to, nothing against, no objection to, no objections to, dont be scared of, dont be afraid of, dont be shy with, dont be shy of, dont shy away from, dont hold back on, dont skimp on, dont skip, dont forget, dont leave out, cant not have, cannot not have, didnt love, dont you just love, who doesnt love, no logo should be without, not complete without, incomplete without, nothing beats, nothing better than",
  "por que no, no me desagradaria, no me disgustaria, no me importaria, no nos importaria, no estaria mal, no estaria de mas, no dudes en, no duden en, no tengas miedo al, no tengan miedo al, sin miedo al, que no falte, que no falten, que no nos falte, no olviden, no olvides, nada en contra de, nada contra",
  "pourquoi pas, n hesitez pas a, n hesite pas a, pas mal de, pas mal d, n ayez pas peur du, n ayez pas peur de, pas peur du, pas contre, rien contre, ne dirait pas non a, ne dirais pas non a, ne lesinez pas sur, sans oublier, n oubliez pas, n oublie pas, ne touchez pas au, ne touchez pas a, rien ne vaut, impossible sans",
  "warum nicht, warum kein, warum keine, warum keinen, wieso nicht, wieso kein, keine angst vor, nichts gegen, hatte nichts gegen, hatten nichts gegen, spricht nichts gegen, nicht vergessen, nicht sparen mit, nicht geizen mit, geht nichts uber, nicht ohne",
  "por que nao, porque nao, nao tenham medo do, nao tenha medo do, sem medo do, sem medo de, nao me importava com, nao me importaria com, nao dispenso, nao abro mao de, nao abro mao do, nao abrimos mao de, nao abrimos mao do, nao vivo sem, nao se esquecam de, que nao falte, que nao faltem",
  "perche no, perche non, non abbiate paura del, non abbiate paura di, non mi dispiacerebbe, non ci dispiacerebbe, non mi dispiace, non dimenticate, non dimenticatevi, nulla vieta, niente in contrario a, nulla in contrario a, impossibile non usare, non diremmo di no a, non direi di no a, non c e estate senza, non puo mancare, non possono mancare, non deve mancare, non devono mancare, no puede faltar, no pueden faltar, no debe faltar, nao pode faltar, nao podem faltar, nao podia faltar, nao deve faltar",
].join(", ");

/** What stands before it is wished. */
export const WISHED_BEFORE = [
  "wouldnt go amiss, would not go amiss, wouldnt hurt, would not hurt, wont hurt, is not a problem, is no problem, isnt a problem, are no problem, would not be wrong, wouldnt be wrong, is not off limits, is no bad thing, wouldnt be a bad idea, would not be a bad idea",
  "no estaria mal, no estaria de mas, no me desagradaria, no me disgustaria, no puede faltar, no pueden faltar, no debe faltar",
  "ne serait pas mal, ne gacherait rien, ne ferait pas de mal, n est pas un probleme",
  "darf nicht fehlen, durfen nicht fehlen, darf auf keinen fall fehlen, darf keinesfalls fehlen, sollte nicht fehlen, ware nicht schlecht, ware nicht verkehrt, ist kein problem, darf nid fahle, schadet nicht",
  "nao pode faltar, nao podem faltar, nao seria mau, nao seria nada mau, nao ficava mal, nao faz mal",
  "non guasterebbe, non sarebbe male, non puo mancare, non possono mancare, non deve mancare, non deve spaventare, non e un problema",
].join(", ");
