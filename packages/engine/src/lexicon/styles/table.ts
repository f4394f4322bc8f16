/**
 * Style words and where they stand on the mood's axes, −9…9, `.` where a word says nothing:
 * calm–loud, classic–new, playful–grave, plain–rich, soft–sharp, human–machine.
 */

export const STYLES = `
minimal, minimalist, minimalistic, minimalism, minimalista, minimaliste, minimalistisch, minimalistische, minimalistisches, pared back, stripped back | -4 3 2 -9 . 1
clean, uncluttered, tidy, limpio, limpia, epure, epuree, propre, sauber, sauberes, limpo, pulito, pulita, aufgeraumt | -3 3 1 -7 . 1
simple, plain, basic, sencillo, sencilla, schlicht, schlichtes, schlichte, einfach, simples, semplice, sobrio, sobria, sobre, unfussy | -3 . . -8 . .
modern, contemporary, moderno, moderna, moderne, modernes, up to date, of today, current feeling, zeitgemass | . 6 . -2 1 2
futuristic, sci fi, space age, futurista, futuriste, futuristisch, futuristico, next gen, cutting edge | 3 9 2 2 3 8
classic, classical, clasico, clasica, classique, klassisch, klassisches, klassische, classico, classica, timeless, atemporal, intemporel, zeitlos, zeitloses, senza tempo, intemporal | -3 -6 4 1 1 -2
traditional, tradicional, traditionnel, traditionnelle, traditionell, tradizionale, old world, old school | -2 -8 4 2 1 -5
vintage, retro, nostalgic, old timey, rétro, nostalgique, nostalgisch, nostalgico | 1 -7 -1 4 . -5
heritage, established, ancestral, since 19, generations old | -2 -8 5 3 2 -4
seventies, 70s, 1970s, groovy | 4 -4 -5 6 -5 -4
eighties, 80s, 1980s, synthwave, vaporwave | 6 -1 -3 5 3 5
nineties, 90s, 1990s, y2k | 5 1 -4 3 1 2
sixties, 60s, 1960s, mod | 3 -5 -3 2 -1 -1
fifties, 50s, 1950s, diner style | 2 -6 -4 3 -2 -3
twenties, 1920s, art deco, deco, gatsby | -1 -6 5 8 6 .
art nouveau, jugendstil, belle epoque | -2 -7 1 8 -4 -7
bauhaus, constructivist, swiss style, swiss, international style | 1 2 4 -4 5 4
mid century, midcentury, mid century modern | -1 -3 -1 . 1 -2
victorian, edwardian, gothic, medieval, baroque, barocco, barroco, gotisch | 1 -9 5 9 4 -6
brutalist, brutalism, raw concrete, brutalista | 6 4 6 -5 8 5
memphis, postmodern | 7 2 -7 5 3 .
scandinavian, nordic, scandi, hygge, skandinavisch, nordico, scandinave, danish | -6 2 1 -7 -2 -4
japanese, zen, wabi sabi, japandi, japones, japonais, japanisch, giapponese | -7 -3 3 -5 -1 -5
mediterranean, mediterraneo, mediterranea, mediterraneen, mediterran | -2 -3 -2 2 -2 -7
tropical, beachy, coastal, island vibe | 2 1 -5 3 -4 -6
elegant, elegante, elegantes, graceful, refined, elegance, raffine, raffinee, edel, raffinato, raffinata, refinado, refinada, soigne | -5 -3 4 4 2 -3
sophisticated, sofisticado, sofisticada, sophistique, sophistiquee, raffiniert, sofisticato, polished, cultured | -4 -1 5 4 3 -1
luxury, luxurious, luxe, lujo, lujoso, lujosa, luxus, luxurios, luxueux, luxueuse, lusso, lussuoso, luxo, luxuoso, opulent, high end, upscale, lavish | -4 -3 6 8 4 -2
premium, exclusive, exclusivo, exclusif, exklusiv, esclusivo, prestige, prestigious, hochwertig, de alta gama, haut de gamme, alta gama | -3 -1 6 5 3 .
expensive looking, expensive, quiet luxury, understated, discreet, discreto, discret, dezent, dezentes, low key, restrained | -7 -1 4 -4 1 -1
royal feel, regal, majestic, noble, stately, noblesse, majestueux, vornehm | -2 -6 7 7 3 -3
glamorous, glam, glamour, chic, classy, stylish, fashionable, fashion forward, schick, estiloso, alla moda | 2 2 1 5 3 -1
playful, fun, whimsical, quirky, jugueton, juguetona, divertido, divertida, ludique, amusant, verspielt, verspieltes, verspielte, lustig, brincalhao, divertente, giocoso, giocosa, jocular, cheeky | 4 2 -9 2 -5 -6
cheerful, happy, joyful, jolly, upbeat, alegre, joyeux, joyeuse, frohlich, frohliches, feliz, allegro, allegra, sunny, merry | 4 1 -8 1 -5 -7
funny, silly, goofy, cartoonish, cartoony, zany, wacky, humorous | 6 1 -9 3 -6 -7
cute, adorable, kawaii, sweet, sweetly, tierno, tierna, mignon, mignonne, suss, susses, fofo, fofa, carino | 1 2 -9 1 -9 -8
childlike, kid friendly, for kids, childish, infantil, enfantin, kindgerecht | 3 1 -9 2 -8 -9
friendly, approachable, welcoming, amigable, cercano, cercana, accueillant, convivial, freundlich, freundliches, amigavel, acogedor, acogedora, amichevole, accogliente, inviting, neighbourly, neighborly | . 1 -6 -1 -6 -8
warm, cozy, cosy, homely, homey, calido, calida, chaleureux, chaleureuse, gemutlich, gemutliches, aconchegante, caldo e accogliente, snug, comforting, warmth | -3 -2 -4 2 -6 -9
caring, kind, compassionate, gentle, tender, nurturing, empathetic, sanft, sanftes, doux, douce, dolce, suave, gentil | -6 . -3 -2 -8 -9
calm, calming, peaceful, serene, tranquil, relaxed, relaxing, soothing, tranquilo, tranquila, calme, apaisant, ruhig, ruhiges, ruhige, sereno, serena, calmo, quiet, restful, still, zenlike, chill, rilassante | -9 . 1 -4 -6 -4
soft, airy, light and airy, delicate, dreamy, floaty, delicado, delicada, delicat, zart, zartes, leicht, ethereal, whispery, onirique, leggero | -7 1 -1 -1 -9 -5
organic, natural, organico, naturel, naturelle, naturlich, naturale, botanical, nature inspired, earthy feel, grounded, biologico, erdverbunden, earthy, outdoorsy | -4 -2 -1 1 -6 -9
handmade, handcrafted, artisan, artisanal, hand made, hand drawn, handdrawn, artesanal, artesano, handgemacht, handwerklich, artigianale, crafted, craft feel, homemade, fait main, hecho a mano, small batch, crafty | -1 -5 -1 4 -4 -9
rustic, rustico, rustica, rustique, rustikal, country, farmhouse, weathered, rugged, folksy, folk, campestre | 1 -6 . 3 . -8
bohemian, boho, hippie, free spirited, bohemio, boheme | -1 -2 -3 5 -5 -8
feminine, girly, femenino, femenina, feminin, feminines, feminino, femminile, ladylike, romantic, romantico, romantica, romantique, romantisch | -4 -1 -1 4 -6 -5
masculine, manly, masculino, masculin, maskulin, maschile, tough, strong, robust, sturdy, fuerte, fort, stark, starkes, forte, rugged look, muscular, solid, solido, kraftig | 5 -1 5 -3 6 1
bold, bolder look, daring, striking, audaz, atrevido, audacieux, mutig, kuhn, ousado, audace, confident, powerful, punchy, impactful, potente, stark contrast, statement making, assertive, graphic | 7 3 2 -1 5 1
loud, shouty, in your face, explosive, wild, crazy, maximalist, maximal, over the top, extravagant, schrill, ruidoso | 9 3 -4 6 3 .
energetic, dynamic, vibrant feel, lively, energico, energica, dinamico, dinamica, energique, dynamique, dynamisch, dynamisches, energisch, energetico, energetica, enérgico, active, zippy, high energy, full of energy, vibrant, vivace, lebendig, animado, spirited | 7 4 -2 . 3 .
sporty, athletic, deportivo, sportif, sportlich, esportivo, sportivo, fast, speedy, racing feel, quick, swift | 7 4 1 -2 5 2
edgy, punk, grungy, grunge, rebellious, rebelde, rebelle, rebellisch, ribelle, gritty, subversive, anarchic, rock and roll, underground, irreverent | 7 3 1 2 8 -2
dark, moody, mysterious, mystical, occult, witchy, gothic mood, misterioso, misteriosa, mysterieux, mysterieuse, geheimnisvoll, duster, brooding, haunting, noir, magical, mystic, enchanted | . -3 5 6 4 -3
serious, formal, grave, serio, seria, serieux, serieuse, seriös, serios, serioses, formell, formale, sober, austere, stern, no nonsense, businesslike, dignified | -3 -2 9 -4 3 1
professional, profesional, professionnel, professionnelle, professionell, professionelles, profissional, professionale, business like, competent, expert | -3 1 6 -4 2 2
corporate, corporativo, enterprise feel, institutional, official | -3 . 7 -4 3 4
trustworthy, trust, trusted, reliable, dependable, credible, confiable, de confianza, fiable, digne de confiance, vertrauenswurdig, vertrauen, confiavel, affidabile, fiducia, confiance, confianza, reassuring, safe, honest, stable, seguro, steady, solid feel | -4 -1 6 -4 -1 -1
authoritative, scholarly, academic, intellectual, literary, wise, editorial | -3 -5 7 1 3 -1
technical, techy, high tech, hi tech, tech, digital, tecnologico, tecnologica, technologique, technisch, technisches, tecnico, engineered, precise, precision, precis, prazise, scientific, mathematical, algorithmic, computational | . 6 4 -3 4 8
geometric, geometrical, geometrico, geometrica, geometrique, geometrisch, geometrisches, structured, modular, systematic, architectural | . 3 2 -3 5 5
industrial, mechanical, utilitarian, functional, workwear, heavy duty, factory feel, steampunk | 4 -2 4 -3 6 6
pixel, pixelated, 8 bit, glitchy, glitch, arcade feel, cyberpunk, cyber, hacker | 5 5 -3 4 5 9
fresh, crisp, zesty, fresco, fresca, frais, fraiche, frisch, frisches, new feeling, bright and airy, youthful, juvenil, jeune, jung, jugendlich, jovem, giovane, giovanile, young | 3 5 -4 -2 -2 -3
innovative, disruptive, forward thinking, visionary, pioneering, innovador, innovadora, innovant, innovativ, inovador, innovativo, progressive, experimental, avant garde, vanguardista | 3 8 1 . 3 5
trendy, hip, cool, hipster, urban, street, streetwise, urbano, urbana, urbain, urbanes, insta worthy, instagrammable, gen z | 4 5 -3 1 2 .
colorful, colourful, rainbow coloured, multicolored, multicoloured, colorido, colore, bunt, buntes, colorato | 6 2 -6 5 -2 -4
intricate, ornate, detailed, decorative, ornamental, elaborate, filigree, detallado, verziert, ornato, rich in detail, illustrated, illustrative | . -5 2 9 1 -6
flat, flat design, two dimensional, vector style | . 4 . -6 . 2
sharp, angular, pointed, edged, spiky, aggressive, faceted, afilado, kantig, spitz | 5 3 4 . 9 3
rounded, round, curvy, bubbly, smooth, flowing, fluid, curved, redondeado, arrondi, arrondie, rund, rundes, arredondado, arrotondato, organic shapes, squishy, pillowy, chunky | -1 2 -4 . -8 -3
quality, craftsmanship, quality feel, attention to detail | -2 -3 4 3 1 -5
epic, heroic, legendary, mighty, fierce, bravura, warrior, feroz, wild spirit | 8 -2 5 4 6 -2
adventurous, explorer, wanderlust, aventurero, aventureux, abenteuerlich, avventuroso, adventurous spirit, wild at heart | 4 -1 -1 1 2 -5
cinematic, dramatic, theatrical, dramatico, dramatique, dramatisch, operatic | 4 -3 4 6 4 -3
sustainable feel, eco, eco conscious, green minded, ecologico, ecologica, ecologique, okologisch, eco friendly, umweltfreundlich, ethical, conscious | -3 3 . -3 -5 -6
inclusive, diverse, human, human centred, human centered, humano, humain, menschlich, umano, community minded, down to earth | . 1 -3 -1 -5 -9
inspiring, hopeful, optimistic, uplifting, optimista, optimiste, optimistisch, ottimista, aspirational, positive | 3 3 -4 . -3 -5
spiritual, sacred, soulful, meditative, mindful | -8 -4 3 1 -4 -7
curious, imaginative, creative, creativo, creativa, creatif, creative feel, kreativ, kreatives, criativo, surreal, eccentric, artsy, artistic, artistico, artistique, kunstlerisch, arty, unexpected, original, offbeat, unusual, unconventional, poetic, poetico | 3 4 -4 4 . -5
matter of fact, neutral, quiet confidence, unpretentious, humble, modest, honest feel, straightforward, no frills, bodenstandig | -5 -1 2 -6 . -2
smart, clever, witty, intelligent, sleek, slick, streamlined, elegant tech, schlank, sleek looking | -1 6 2 -4 3 4
`;
