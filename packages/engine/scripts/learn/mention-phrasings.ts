/**
 * Ways in which people wish, refuse or merely tell, as sentences with gaps: R a thing refused, M a thing wished, N a
 * thing told of; D, C and X the same for colours. They teach what the labelled prompts have too few of; the gaps are
 * filled with many nouns, so that the way of saying is learned and not the noun.
 */

export const PHRASINGS: { readonly [language: string]: string } = {
  en: `
Please no Rs.
No R, no R, no R.
No Rs and no Rs please.
Avoid Rs.
Avoid R, R and R at all costs.
Please avoid the R, the R and anything R.
Anything but a R.
Anything but D.
Everything except a R is fine.
Rs are out.
A R is out of the question.
R is off the table.
Rs are banned here.
The R has to go.
The old logo had a N in it and we don't want a R again.
Our last logo had a R, please drop it.
The current one shows a N holding a N.
Every competitor has a R, so leave it out.
Everybody in our trade uses Rs. None of those please.
People always suggest a R or a R. We want neither.
Everyone suggests a R, a R or a R. I want none of them.
Most of our rivals use D, so not D please.
All the others are X, ours should be C.
I'm sick of Rs.
We are tired of seeing Rs everywhere.
My partner hates Rs.
I can't stand D.
Nothing with Rs.
Nothing D please.
Please don't use a R.
Please don't put a R on it.
Do not use the R.
Don't draw Rs.
Don't even think about a R.
We don't want a R, a R or Rs.
We'd rather not have a R.
I would rather you skipped the R.
Skip the R and the R.
Leave out the R.
Leave the R out of it.
Keep Rs out of it.
Stay away from Rs.
Steer clear of Rs and Rs.
Spare us the R.
Can we please not do the R thing?
Not a R.
Not another R please.
A R would be too obvious.
A R would be a cliche, so please don't.
Rs are such a cliche.
Rs feel dated.
R? No thanks.
M yes, R no.
R no, M yes.
A M, not a R.
A M rather than a R.
A M instead of the usual R.
Instead of a R we would like a M.
Less R, more M.
No R except on the back.
No D except the C we already have.
Without Rs if possible.
C and C without any D.
It should not have a R.
It must not look like a R.
It shouldn't include Rs or Rs.
We won't have a R in it.
Must not include: R, R, R
Do not want: Rs, Rs
Avoid: R, R
Don'ts: Rs, Rs, D
No-gos: R, R
Never: R, R
Dislikes: D, Rs
Exclude: R
Not wanted: R and R
Hates: R, R
What we don't want: a R, the R, Rs.
Things to avoid\\n- Rs\\n- Rs\\n- D
No R whatsoever.
Zero Rs.
We said no to Rs and we mean it.
Rs, never again.
Is D okay? No, please not.
I know D is in fashion but it is not for us.
They told us to use D. We won't.
She wanted a R but we outvoted her.
Lose the R.
Ditch the R and the R.
Free of Rs.
A R? Please don't.
Whatever you do, no Rs.
The only rule: no R.
One rule: no Rs.
My one request is that there is no R.
We are allergic to Rs.
Nobody here wants to see a R.
R is not an option and neither is D.
D is out, and so is D.
No gradients, no R, no D.
A M please.
With a M.
With a little M on top.
A M would be lovely.
A M would be nice if there is room.
We'd like a M.
I'd love a M somewhere.
I imagine a M and a M.
I picture a M holding a M.
Something with a M.
Maybe a M.
Perhaps a M or a M.
Could you draw a M?
Can it be a M?
The M has to be in it.
A M is a must.
M is must.
Symbol: M
Icon: a M
Icon: M and M
Mark: a M inside a circle
Motif: M
Mascot: a M with a M
Elements: M, M
Must have: M
Idea: a M made of Ms
A M whose tail is a M.
A M that turns into a M.
A M wearing a M.
A M sitting on a M.
A M seen from above.
M mascot please.
M logo.
M icon on the left, name on the right.
The icon should be a M.
The symbol could be a M.
Please show a M.
It should show a M and a M.
Draw a M with a M in its beak.
Use a M as the symbol.
A M as our mascot.
A simple line drawing of a M.
The silhouette of a M.
One line M.
A small M above the name.
A M to the left of the name.
A M next to the name.
Give me a M.
Give it a M.
Make it a M.
Let's have a M.
Go with a M.
Go for Ms.
How about a M?
What about a M in C?
So a M it is.
So a M please.
The name means M, so M please.
It has to have a M in it.
My daughter suggests a M and I agree.
The kids want a M.
A stylised M in C.
An abstract M.
A badge with a M.
An emblem with a M and two Ms.
A crest with a M on it.
Two crossed Ms.
Keep the M from the old logo.
The M must stay.
We already have a M on the van and want to keep it.
M, C and C.
a M, C on C
M + C
C and C please.
Colours: C, C
In C and C.
C with a touch of C.
Use C.
C, please.
We love C.
The van is C and the logo should match.
C on a C background.
We sell Ns and Ns.
We repair Ns, Ns and Ns.
We have two Ns and one N.
There is a N behind the shop.
I opened the shop beside the N.
We deliver by N.
The shop smells of N.
My N is called Rusty.
Customers come in with a N and leave with a N.
It will be printed on Ns and Ns.
It goes on a N, a N and the N.
It has to work on a N.
It must fit on a N.
We print it on Ns first.
The door is X.
Our walls are X.
No N, no N, just good work.
We are not a N.
We have no N and no N.
It's a place without a N.
A shop with no N.
Our customers hate Ns.
Our clients are not Ns.
We never use N.
We don't sell Ns.
You don't need a N for that.
I don't mind if it takes a week.
No hurry, no deadline.
No name yet.
No preference for colours.
Not only Ns but also Ns.
My neighbour has a N.
The neighbours have a N on their sign.
The other shop in town has a N and a N in the logo.
Founded in 1974 in a N.
Our father started with one N.
Think of a N on a rainy day.
No text, just the symbol: a M.
One N, one N and no N.
One N, two Ns and no N, that is all we have.
A shop with no N, no N and no N.
A bookshop with no Ns and no N.
N without N, Ns or Ns.
N without Ns, just good taste.
I fix everything except Ns.
We mend anything except Ns.
The kids wanted X. We chose C.
The kids wanted a N.
Two voted for X, most of us for C.
Rs, Rs and Rs, no thank you.
Rs are banned. So are Rs.
Rs are forbidden, D also.
I never want to see a R or a R again.
Our old logo had a R and a R and I never want to see either again.
What I do mind about is Rs: none, please.
Rs and Rs have no place in it.
Rs have been ruled out.
We can do without Rs, Rs and Rs.
We would like to do without the R this time, and without the R and the R.
No Rs of any kind.
No icon of any kind, so no R, no R, no R.
Keep the M, drop the R.
It will be embroidered, so without Rs or Rs.
Last year's logo was a R. So no R this time.
Every shop on our road has Rs and Rs, so leave those out.
We've had enough of Rs and Rs, so none of them, please.
We host sites for people who don't want to think about Ns.
We don't do Ns, Ns or Ns.
Our clients never want Ns.
Please leave out Rs, Rs and Rs.
We'd thank you not to use a R.
She asked whether the R could go, and the R.
`,
  es: `
Sin Rs.
Sin R ni R, por favor.
Nada de Rs.
Nada de R ni de D.
Evitar: R, R
Evita los Rs.
Evitemos la R.
Por favor, no pongan una R.
No queremos Rs ni Rs.
No uses un R.
Que no lleve R.
Que no tenga Rs.
Rs no, gracias.
Los Rs están prohibidos.
La R ya la tiene todo el mundo, así que fuera.
Todos usan una R, nosotros no queremos.
Estamos hartos de las Rs.
Cualquier cosa menos un R.
Todo menos D.
En vez de una R, una M.
Queremos una M, no un R.
Odio el D.
Queremos un M.
Nos gustaría una M.
Me gustaría que llevara un M.
Con un M.
Con una M y un M.
Que se vea una M.
Que tenga un M.
Un M en C.
Una M estilizada.
Símbolo: M
Icono: un M
Mascota: un M con un M
De mascota, un M.
Un M a la izquierda del nombre.
La silueta de una M.
Colores: C y C.
En C y C.
Vendemos Ns y Ns.
Reparamos Ns.
El local está junto al N.
No vendemos Ns.
Tenemos un N y dos Ns.
Irá en Ns y Ns.
El logo actual es una N y ya cansa.
Trabajamos sin N.
`,
  fr: `
Pas de R.
Pas de R ni de R svp.
Sans R.
Sans R ni R.
Surtout pas de R.
Surtout pas un R.
Évitez les Rs.
À éviter : les Rs, le D
On oublie la R.
Oubliez les Rs.
Les Rs, on n'en veut plus.
On ne veut pas de R.
Nous ne voulons ni R ni R.
Ne mettez pas de R.
Tout sauf un R.
Tout sauf du D.
Les Rs sont à proscrire.
Rien de R.
Plus de Rs.
Marre des Rs.
Je déteste le D.
Tous nos concurrents ont une R, donc pas nous.
Plutôt un M qu'une R.
Un M au lieu d'une R.
Avec un M.
Avec une M et un M.
On aimerait une M.
Nous voudrions un M.
J'imagine un M.
Une M stylisée.
Un M dessiné au trait.
Un M ferait plaisir.
Symbole : un M
Icône : M
Mascotte : une M avec un M
Un M comme mascotte.
Un M à gauche du nom.
Couleurs : C, C
En C et C.
C et C.
Nous vendons des Ns et des Ns.
On répare des Ns.
La boutique est près du N.
On n'a pas de N.
Une boutique sans N.
Ce sera imprimé sur des Ns.
L'ancien logo avait une N.
`,
  de: `
Keine Rs.
Kein R, keine R.
Bitte kein R und keine R.
Bloß keine R.
Ohne R.
Ohne R und ohne R, bitte.
Weder R noch R.
Auf R bitte verzichten.
Bitte verzichtet auf R.
Rs bitte vermeiden.
Vermeiden: R, R, D
Bitte keine R verwenden.
Die R lasst bitte weg.
R und R hat jeder, das lassen wir weg.
Alles außer R.
Alles, nur nicht D.
R geht gar nicht.
Auf einen R möchten wir verzichten.
Bisher hatten wir ein R, das soll weg.
Wir können keine Rs mehr sehen.
Wir wollen keine R.
Einen M statt einer R.
Lieber eine M als eine R.
Statt R lieber M.
D mögen wir nicht.
Die Konkurrenz hat D, also bitte kein D.
Mit einem M.
Mit einer M und einem M.
Ein M wäre schön.
Eine M wäre toll.
Wir hätten gern eine M.
Wir wünschen uns einen M.
Gern mit M.
Ein kleiner M über dem Namen.
Eine stilisierte M.
Symbol: M
Bildmarke: ein M
Maskottchen: ein M mit M
Als Maskottchen ein M.
Ein M als Zeichen.
Links vom Namen ein M.
Die Silhouette eines M.
Farben: C und C
In C und C.
C auf C.
Wir verkaufen Ns und Ns.
Wir reparieren Ns.
Wir haben keinen N.
Ein Laden ohne N.
Der Laden liegt neben dem N.
Das alte Logo war ein N.
Kommt auf Ns und Ns.
`,
  pt: `
Sem R.
Sem R nem R, por favor.
Nada de Rs.
Nada de R ou R.
Evitar: R, R
Evitem Rs.
Dispensamos a R.
Por favor, não coloquem R.
Não queremos Rs.
Não usem R.
Rs, nunca mais!
Tudo menos R.
Menos D.
Todos têm uma R, por isso não queremos.
Somos contra Rs.
Em vez de uma R, um M.
Detesto D.
Com um M.
Com uma M e um M.
Gostávamos de uma M.
Queríamos um M.
Queremos um M estilizado.
Pensamos numa M.
Um M em C.
Símbolo: M
Ícone: uma M
Mascote: um M com uma M
Uma M à esquerda do nome.
Cores: C e C
Em C e C.
Vendemos Ns e Ns.
Fazemos Ns à mão.
A loja fica ao lado da N.
Não temos N.
Vai em Ns.
O logo atual tem uma N.
`,
  it: `
Niente R.
Niente R e niente R.
Niente R, niente D.
Senza R.
Senza R né R.
Basta R!
R no, grazie.
Evitate le R.
Evitiamo R e R.
Da evitare: R, R
Per favore niente R.
Non vogliamo R, R o R.
Non mettete una R.
Tutto tranne R.
Tutto tranne il D.
Le R sono vietate.
Una M al posto della R.
Una M invece della solita R.
La R ce l'hanno tutti, lasciamo perdere.
Detesto il D.
Con una M.
Con una M e un M.
Vorremmo una M.
Ci piacerebbe un M.
Vorrei un M nel logo.
Magari una M.
Una M stilizzata.
Pensavamo a una M.
Simbolo: M
Icona: un M
Mascotte: una M con un M
Un M come mascotte.
Una M a sinistra, il nome a destra.
Colori: C e C
In C e C.
Vendiamo Ns e Ns.
Ripariamo Ns.
La bottega è vicino al N.
Non abbiamo N.
Il vecchio logo era una N.
Va su Ns e Ns.
`,
};
