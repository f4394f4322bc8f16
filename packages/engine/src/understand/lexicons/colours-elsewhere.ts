/**
 * Colours in the languages whose grammar is not read: stems, to which endings are added, by the English name of the colour.
 * Dutch, Polish, Turkish, Russian, Ukrainian, Greek, Arabic and Hindi part their words; `UNPARTED` is for Japanese,
 * Korean and Chinese, which are searched as they stand.
 */
export const STEMS = `
black | zwart, czarn, siyah, черн, чорн, μαύρ, أسود, سوداء, اسود, سوداء, काला, काले, काली
white | witte, wit, biał, beyaz, белый, белая, белое, белого, белом, белым, белые, біл, λευκ, άσπρ, أبيض, بيضاء, ابيض, सफेद, सफ़ेद
red | rood, rode, czerwon, kırmızı, красн, червон, κόκκιν, أحمر, حمراء, احمر, लाल
navy | marineblauw, granatow, lacivert, темно-син, темно-синій, ναυτικό, كحلي
blue | blauw, niebiesk, mavi, синий, синяя, синее, синего, синем, синим, синій, синя, синє, синім, μπλε, أزرق, زرقاء, ازرق, नीला, नीले, नीली
sky blue | lichtblauw, hemelsblauw, błękitn, голуб, блакитн, γαλάζι, γαλανό, سماوي, आसमानी
green | groen, zielon, yeşil, зелен, πράσιν, أخضر, خضراء, اخضر, हरा, हरे, हरी
dark green | donkergroen, ciemnozielon
dark blue | donkerblauw, ciemnoniebiesk
yellow | geel, gele, żółt, sarı, желт, жовт, κίτριν, أصفر, صفراء, اصفر, पीला, पीले, पीली
orange | oranje, pomarańczow, turuncu, оранжев, помаранчев, πορτοκαλ, برتقالي, नारंगी
purple | paars, fioletow, mor, фиолетов, фіолетов, μωβ, μοβ, بنفسجي, أرجواني, बैंगनी
pink | roze, różow, pembe, розов, рожев, ροζ, وردي, زهري, गुलाबी
brown | bruin, brązow, kahverengi, коричнев, καστανό, بني, भूरा, भूरे, भूरी
gray | grijs, grijze, szar, gri, серый, серая, серое, серого, серым, сірий, сіра, сіре, сірим, γκρι, رمادي, स्लेटी
gold | goud, gouden, złot, altın, золот, χρυσ, ذهبي, सुनहरा, सुनहरे, सुनहरी
silver | zilver, srebrn, gümüş, серебр, срібн, ασημ, فضي, चांदी
turquoise | turkusow, turkuaz, бирюзов, бірюзов, τιρκουάζ, فيروزي, تركواز, फ़िरोज़ी, फिरोजी
cream | kremow, krem, кремов, κρεμ, كريمي, क्रीम
beige | beżow, bej, бежев, μπεζ, بيج
burgundy | bordow, bordo, бордов, μπορντό, عنابي
mint | miętow, mint, мятн, м'ятн, μέντα
`;

/** With `*`: only where no other letter of the script follows that would make it another word. */
export const UNPARTED = `
black | 黒色, 黒, ブラック, 검정색, 검은색, 검정, 블랙, 黑色, 黑
white | 白色, 白, ホワイト, 흰색, 하얀색, 화이트
red | 赤色, 赤, レッド, 빨간색, 빨강, 레드, 红色, 紅色
navy | 紺色, 紺, ネイビー, 남색, 네이비, 藏青色, 藏青, 海军蓝, 深蓝色
sky blue | 水色, 空色, 하늘색, 天蓝色, 天蓝, 浅蓝色
blue | 青色, 青, ブルー, 파란색, 파랑, 블루, 蓝色, 藍色
green | 緑色, 緑, グリーン, 초록색, 초록, 녹색, 绿色, 綠色
yellow | 黄色, イエロー, 노란색, 노랑, 黃色
orange | オレンジ色, オレンジ, 주황색, 주황, 橙色, 橘色, 橘红色
purple | 紫色, 紫, パープル, 보라색, 보라
pink | ピンク色, ピンク, 분홍색, 분홍, 핑크, 粉色, 粉红色, 粉紅色
brown | 茶色, ブラウン, 갈색, 棕色, 咖啡色, 褐色
gray | 灰色, グレー, 회색
gold | 金色, ゴールド, 금색, 골드
silver | 銀色, シルバー, 은색, 银色
turquoise | ターコイズ, 청록색, 青绿色
cream | クリーム色, 크림색, 奶油色, 米白色
beige | ベージュ, 베이지, 米色
mint | ミントグリーン, ミント, 민트, 薄荷绿
`;
