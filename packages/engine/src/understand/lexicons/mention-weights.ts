/** Made by scripts/prepare-mentions.ts. In hundredths: what speaks for "drawn", "refused", "coloured". */
export const MENTION_WEIGHTS = `B  #|14 11 70
B  0|-63 -60 -72
B  bo|-38 -28 -37
B  bp|-24 -31 -25
B  b|-52 -42 -55
B  cb|-37 -13 30
B  cgb|-7 7 28
B  cgo|2 5 49
B  cg|28 25 85
B  co|16 11 58
B  cs|-2 -2 32
B  ctb|-33 -29 -7
B  cto|9 4 60
B  c|10 8 58
B  fgo|-54 -58 -63
B  fo|-37 -38 -45
B  f|-64 -45 -53
B  gbo|-43 -42 -39
B  gbp|-39 -38 -48
B  gb|-47 -51 -51
B  go|-42 -41 -29
B  gpo|-42 -42 -51
B  gp|-31 -37 -28
B  lbo|-27 -35 -38
B  lgbo|-50 -50 -56
B  lgb|-39 -32 -35
B  lgo|-54 -54 -63
B  lg|-53 -48 -54
B  lo|-46 -44 -54
B  lsgo|-52 -42 -58
B  lsg|-37 -25 -29
B  lto|-40 -34 -44
B  lt|34 -10 -15
B  l|-58 -53 -66
B  o|-33 -33 -37
B  po|-41 -38 -33
B  p|-25 -23 -23
B  sb|-47 -39 -32
B  sgo|-58 -52 -70
B  sg|-36 -38 -14
B  so|-69 -62 -65
B  s|-81 -99 -95
B  tbo|-49 -42 -48
B  tb|-51 -46 -69
B  to|41 2 30
B  tp|-41 -46 -44
B C #|3 0 25
B C -|-42 -23 32
B C 0|18 11 47
B C cb|12 12 41
B C cgo|30 29 67
B C cg|5 3 28
B C co|3 -1 28
B C ctb|17 19 63
B C cto|9 6 37
B C ct|17 32 48
B C c|18 11 50
B C go|-36 -38 -56
B C gpo|-14 -21 -35
B C g|-15 -15 47
B C lgbo|-23 -23 -31
B C lgo|-31 -26 -36
B C lo|-25 -30 -34
B C lsgo|-25 -27 -36
B C lto|-57 -78 -60
B C l|-33 -44 -46
B C o|-27 -26 -30
B C tb|-43 -34 -43
B C t|-3 -39 -60
B CT o|-37 -42 -71
B Cu #|21 19 58
B Cu cgo|-20 -43 -7
B Cu cg|-6 19 57
B Cu ct|-30 -13 26
B Cu c|21 6 57
B Cu g|-36 -39 -26
B Cu o|-67 -65 -110
B Cu to|-60 -48 -56
B D cgb|6 30 -1
B D cgo|24 74 13
B D co|6 9 30
B D cs|-9 -7 28
B D ctb|6 30 19
B D cto|9 4 33
B D ct|-23 13 28
B D c|11 21 44
B D fo|-36 -38 -40
B D f|-28 -36 -28
B D gbp|-19 -36 -26
B D go|-45 -56 -41
B D gpo|-36 -58 -35
B D g|-50 -9 -58
B D lo|-48 -74 -57
B D lsgo|-58 -54 -64
B D lto|10 34 0
B D lt|-49 -26 -38
B D l|-37 -22 -32
B D o|-37 -50 -38
B D p|-50 -52 -46
B D sgo|-50 -53 -54
B D sg|-27 11 -19
B D st|-36 -26 -23
B D s|-3 26 -8
B DC -|-29 -35 22
B DC ct|4 15 27
B DC c|17 28 44
B DC go|-52 -73 -66
B DC gp|-42 -57 -55
B DC so|-25 -23 -27
B DC tb|14 31 13
B DC to|-27 -24 -38
B DC t|15 26 0
B DCu g|-41 -56 -58
B DCu o|-41 -57 -57
B DL -|12 40 24
B DL b|-70 -52 -41
B DL cgo|4 -2 63
B DL cto|2 5 43
B DL ct|20 20 37
B DL c|30 41 87
B DL fgo|-30 -34 -33
B DL gb|-44 -5 -21
B DL go|-72 -91 -77
B DL gpo|-28 -41 -27
B DL gp|0 35 -1
B DL lo|-37 -59 -41
B DL l|-27 -28 -27
B DL o|-35 -41 -28
B DL p|-23 -29 -19
B DL sgo|2 15 43
B DL s|-32 -32 -36
B DL tb|-4 44 12
B DLC -|-32 -1 -13
B DLC ct|12 16 55
B DLC o|-50 -52 -75
B DLC tb|-25 -6 -18
B DLC t|26 57 16
B DLCb go|-60 -55 -100
B DLCb o|-54 -44 -70
B DLT go|-1 27 -1
B DLT g|-36 -42 -37
B DLT o|-23 -25 -24
B DLTu -|-10 29 -5
B DLTu cgo|23 39 35
B DLTu go|-30 -43 -45
B DLTu o|-36 -56 -39
B DLTu t|0 27 10
B DLTub lto|-41 -66 -45
B DLTub o|-31 -47 -43
B DLTub t|-62 -54 -48
B DLb go|-31 -28 -38
B DLb lo|-24 -41 -25
B DLb o|-47 -83 -50
B DLu -|-8 -23 -44
B DLu b|-29 -26 -35
B DLu cgo|20 8 56
B DLu cg|23 28 58
B DLu ct|35 4 29
B DLu c|17 32 34
B DLu fgo|-48 -35 -34
B DLu fo|-22 -22 -25
B DLu gb|35 30 13
B DLu go|-36 -55 -30
B DLu gpo|-39 -38 -32
B DLu g|30 15 2
B DLu lgo|-27 -27 -27
B DLu lto|-51 -64 -53
B DLu tb|43 8 3
B DLu t|40 61 48
B DT bo|-20 -31 -21
B DT cgo|31 42 56
B DT ct|1 25 44
B DT go|-37 -42 -52
B DT gp|-18 -33 -25
B DT g|-23 -42 -17
B DT lgo|-24 -24 -36
B DT lo|-20 -22 -30
B DT o|-38 -59 -40
B DT p|-20 -33 -26
B DT sgo|12 8 42
B DT tb|-42 -12 -21
B DT to|-26 -35 -25
B DT t|-63 -20 -23
B DTb o|-23 -40 -21
B DTu -|-37 -51 -34
B DTu b|-13 -26 -13
B DTu go|-38 -71 -37
B DTu g|-35 -49 -32
B DTu tb|-28 -31 -19
B DTu t|-22 56 16
B DTub -|11 32 9
B DTub tbo|11 37 6
B DTub tb|-34 -30 -28
B DTub t|-27 -43 -28
B DW b|18 65 24
B DW cgo|17 31 33
B DW cg|21 8 59
B DW co|1 -7 36
B DW cto|1 -20 32
B DW ct|17 40 29
B DW c|22 52 32
B DW gbpo|-25 -19 -20
B DW gb|3 62 25
B DW go|-47 -95 -62
B DW g|-46 -2 -22
B DW lo|-32 -52 -36
B DW lt|-36 -3 -17
B DW l|18 40 16
B DW o|-39 -50 -39
B DW sg|-5 19 -32
B DW tb|-11 75 16
B DW to|-12 32 3
B DW t|17 53 25
B DWCu -|-29 -35 -33
B DWCu go|5 32 -9
B DWCu o|-32 -36 -37
B DWL b|-36 -28 -27
B DWL cgo|-11 -10 30
B DWL cto|15 11 39
B DWL ct|4 5 55
B DWL c|6 30 -2
B DWL fgo|-42 -73 -49
B DWL fo|-48 -46 -54
B DWL f|-27 -35 -30
B DWL go|-45 -53 -48
B DWL g|-33 13 -23
B DWL l|-25 -21 -23
B DWL o|-45 -59 -47
B DWL p|-17 -27 -26
B DWL so|-35 -27 -32
B DWL tb|18 51 25
B DWL to|1 -30 -16
B DWLT -|-37 -54 -32
B DWLT g|9 43 -8
B DWLT to|-15 -27 -15
B DWLT t|-12 28 -15
B DWLTu -|3 41 13
B DWLTu fo|-22 -43 -22
B DWLTu o|-35 -53 -31
B DWLTu tb|-58 -10 -32
B DWLTu to|-29 -48 -28
B DWLu -|-51 -23 -22
B DWLu fgo|-22 -33 -20
B DWLu gb|-17 -37 -22
B DWLu go|-60 -52 -45
B DWLu gpo|-47 -36 -28
B DWLu lo|-38 -25 -26
B DWLu o|-36 -45 -32
B DWLu to|-25 -17 -18
B DWLu t|22 49 24
B DWT -|-7 26 -9
B DWT b|-39 -50 -29
B DWT c|22 38 31
B DWT o|-33 -44 -33
B DWT tb|35 91 39
B DWT to|-51 -63 -44
B DWT t|3 74 23
B DWTb -|8 16 55
B DWTb o|-28 -51 -30
B DWTu -|-10 -43 -31
B DWTu 0|-16 -18 -25
B DWTu bp|-19 -27 -34
B DWTu cgo|-3 25 3
B DWTu cg|7 28 -5
B DWTu ct|-44 -13 -43
B DWTu go|3 -12 -29
B DWTu g|-10 -50 -8
B DWTu o|-19 -29 -18
B DWTu sgo|-13 -28 -4
B DWTu so|-16 -26 -16
B DWTu to|-30 -54 -29
B DWTu t|-43 -15 -23
B DWTub -|-31 -42 -30
B DWTub ct|-64 -52 -49
B DWTub g|-43 -53 -33
B DWTub o|-22 -39 -23
B DWTub t|29 -8 6
B DWb -|23 62 13
B DWb go|-27 -32 -29
B DWb o|-23 -34 -24
B DWu -|-50 -13 -20
B DWu 0|-33 -44 -34
B DWu cgo|-5 30 0
B DWu ct|-45 -33 -14
B DWu go|-45 -75 -48
B DWu gpo|-18 -28 -16
B DWu g|-51 -58 -40
B DWu lto|9 36 7
B DWu o|-38 -66 -43
B DWu sgo|12 2 25
B DWu tb|-2 53 19
B DWu tp|-1 44 13
B DWu t|27 90 32
B DWub go|-27 -28 -22
B DWub o|-32 -46 -28
B DWub t|-25 4 -3
B Db -|-34 -45 -29
B Db ct|-47 -48 -39
B Db go|-35 -59 -35
B Db g|-5 29 4
B Db o|-25 -38 -30
B Db tb|29 98 38
B Db to|-27 -15 -17
B Db t|-82 -89 -62
B Du -|-31 -14 -23
B Du 0|-20 -27 -27
B Du bo|-20 -28 -23
B Du cgo|35 74 23
B Du cg|33 29 81
B Du ct|6 40 33
B Du c|-20 6 -28
B Du gpo|-15 -26 -16
B Du gp|-27 -36 -35
B Du g|-61 -73 -58
B Du lgo|-24 -29 -29
B Du lo|-44 -56 -39
B Du lto|-30 -22 -21
B Du so|-35 -56 -39
B Du s|7 32 -3
B Du tb|-10 28 -4
B Du to|-51 -44 -35
B Du tp|-30 -31 -20
B Du t|23 27 -4
B Dub ct|-9 25 26
B Dub gb|-20 -39 -20
B Dub g|-47 -50 -36
B Dub t|-49 -38 -30
B L #|8 1 41
B L -|-17 -30 -9
B L cb|7 9 44
B L cgb|40 29 86
B L cgo|-24 -33 33
B L cg|5 18 57
B L co|3 -3 61
B L cto|1 3 55
B L ct|14 -25 30
B L c|-8 2 49
B L fgo|-53 -38 -39
B L flo|-60 -50 -57
B L fo|-43 -42 -46
B L fto|-11 -36 -25
B L f|-37 -28 -30
B L gbo|-32 -27 -37
B L gbpo|-41 -32 -41
B L gb|-68 -23 -49
B L go|-47 -36 -16
B L gpo|-46 -40 -49
B L g|7 -41 -41
B L lgo|-48 -36 -44
B L lo|-2 -16 -25
B L lsgo|-26 -21 -32
B L lto|-86 -99 -92
B L lt|40 -3 -13
B L l|-49 -46 -46
B L o|-40 -28 -30
B L p|-27 -29 -27
B L sgo|-38 -32 -23
B L sg|-73 -76 -87
B L so|-65 -54 -70
B L s|-71 -66 -72
B L tb|79 -1 15
B L to|-35 -33 -20
B L tp|-45 -41 -39
B L t|52 -25 -31
B LC go|-89 -72 -101
B LC g|-41 -31 -40
B LC so|-28 -25 -28
B LC t|-14 -34 -20
B LT -|-52 -40 -34
B LT cgo|-16 -38 -2
B LT go|-37 -28 -29
B LT g|-36 -59 -43
B LT o|-37 -29 -32
B LT tb|-63 -68 -42
B LT to|-24 -21 -30
B LT t|-30 -49 -33
B LTu -|-73 -46 -46
B LTu cgo|-29 -6 -41
B LTu gb|-36 -22 -19
B LTu go|-22 -24 -27
B LTu t|-35 -1 -14
B Lb -|-40 -29 -36
B Lb b|-43 -25 -25
B Lb cgo|-9 -5 40
B Lb ct|-5 5 47
B Lb gbpo|-27 -23 -27
B Lb o|-37 -30 -43
B Lb so|-35 -40 -52
B Lb tb|-33 -29 -22
B Lb to|-25 -13 -16
B Lb t|39 4 10
B Lu -|-35 -39 -9
B Lu b|-68 -44 -49
B Lu cgo|19 7 95
B Lu ct|-61 -44 -43
B Lu c|-7 -5 25
B Lu flo|-23 -17 -25
B Lu fo|-71 -38 -39
B Lu gb|-23 -30 -35
B Lu go|-12 -23 -44
B Lu gpo|-38 -29 -34
B Lu g|-83 -59 -70
B Lu lgo|-25 -24 -21
B Lu lg|-29 -24 -22
B Lu lo|-39 -36 -43
B Lu lsgo|-42 -33 -29
B Lu lto|-44 -53 -35
B Lu o|-37 -31 -35
B Lu so|-43 -32 -38
B Lu st|31 0 1
B Lu s|-30 -27 -30
B Lu tb|25 -7 -5
B Lu to|28 -5 -6
B Lub -|-44 -41 -41
B Lub fo|-36 -31 -29
B Lub gb|-49 -32 -30
B Lub go|-64 -39 -60
B Lub o|-48 -31 -48
B Lub tb|-53 -38 -34
B Lub t|46 -1 11
B T -|-36 -57 -29
B T b|-33 -23 -22
B T cgo|19 35 55
B T ctb|-45 -62 -57
B T c|31 50 79
B T gbp|-33 -28 -26
B T go|-28 -28 -35
B T gpo|-27 -25 -30
B T g|-59 -44 -50
B T lto|-36 -44 -42
B T l|-33 -32 -42
B T o|-28 -27 -34
B T sgo|-19 -31 -16
B T sg|-45 -59 -45
B T so|-23 -33 -27
B T tb|-32 -25 -25
B Tb -|-64 -59 -45
B Tb g|-44 -33 -29
B Tb tb|-41 -32 -31
B Tb to|-39 -44 -38
B Tb t|-59 -35 -34
B Tu -|-79 -63 -61
B Tu 0|-15 -21 -25
B Tu bo|-47 -36 -38
B Tu b|-29 -30 -38
B Tu cgo|17 20 59
B Tu cg|-32 -24 -32
B Tu co|-18 -33 11
B Tu ctb|-17 10 -37
B Tu ct|-35 -42 -57
B Tu c|8 -2 43
B Tu gb|-30 -50 -42
B Tu go|-21 -22 -25
B Tu gp|-51 -59 -40
B Tu g|-83 -72 -59
B Tu o|-23 -29 -24
B Tu s|-36 -46 -35
B Tu tb|-38 -44 -29
B Tu to|-27 -35 -26
B Tu t|-41 -40 -25
B Tub -|-31 -31 -27
B Tub b|-31 -20 -20
B Tub gb|-25 -30 -17
B Tub g|-36 -24 -25
B Tub sgo|-18 -21 -26
B Tub tb|-46 -31 -34
B Tub t|-58 -45 -36
B W -|32 -17 -25
B W 0|-34 -36 -41
B W b|45 -32 -13
B W cgb|2 -28 47
B W cg|-36 -40 -2
B W co|-10 -30 26
B W ctb|5 -30 22
B W cto|3 5 27
B W ct|24 -25 -17
B W c|-2 -4 44
B W f|-22 -21 -28
B W gb|36 31 19
B W gpo|-33 -31 -32
B W lgbo|-43 -35 -36
B W lgo|-72 -55 -69
B W lo|-67 -63 -49
B W lsgo|-58 -35 -37
B W lto|-23 -25 -38
B W l|-40 -41 -40
B W o|-42 -34 -42
B W p|-25 -32 -25
B W sgo|3 8 60
B W sg|-31 -46 -3
B W so|-32 -26 -25
B W s|-17 -27 9
B W to|-44 -47 -41
B W t|36 -20 -19
B WC -|-56 -47 -70
B WC cgo|5 25 7
B WC cg|8 9 27
B WC go|-43 -40 -49
B WC o|-68 -58 -59
B WC t|53 17 7
B WCTu -|-48 -40 -55
B WCTu go|-20 -19 -38
B WCTu o|-21 -20 -35
B WL -|-87 -67 -43
B WL b|-58 -44 -46
B WL cgo|8 16 59
B WL cg|24 23 64
B WL co|9 6 34
B WL ct|-7 1 36
B WL c|15 16 46
B WL fgo|-35 -25 -28
B WL flo|-27 -17 -25
B WL fo|-68 -55 -51
B WL f|-32 -36 -39
B WL gb|-72 -57 -52
B WL g|4 -45 10
B WL lo|-32 -31 -45
B WL lto|-31 -19 -18
B WL l|-51 -46 -47
B WL o|-44 -31 -37
B WL sg|-23 -24 -25
B WL so|-46 -36 -37
B WL s|-30 -22 -22
B WL tb|-8 -37 -15
B WL to|-65 -34 -34
B WL t|13 -40 26
B WLT -|-70 -72 -73
B WLT b|-32 -32 -21
B WLT fgo|-29 -28 -29
B WLT fo|-26 -22 -19
B WLT gb|-53 -32 -46
B WLT go|-36 -27 -39
B WLT g|-67 -101 -48
B WLT tb|-24 -22 -25
B WLT to|-26 6 -17
B WLT t|-82 -84 -48
B WLTu -|-46 -44 -31
B WLTu b|-48 -36 -30
B WLTu g|-77 -47 -49
B WLTu t|-51 -14 -17
B WLTub -|-72 -72 -56
B WLTub cgo|-29 -54 -44
B WLTub g|-50 -65 -48
B WLTub t|37 -22 -17
B WLb -|-32 -43 -45
B WLb cgo|5 5 45
B WLb sgo|-29 -21 -36
B WLu -|-47 -33 -8
B WLu b|-65 -54 -48
B WLu cgo|28 28 75
B WLu ctb|-32 -18 -21
B WLu ct|-7 -2 54
B WLu fto|-25 -20 -33
B WLu f|-35 -26 -24
B WLu gbo|-26 -28 -24
B WLu go|-56 -27 -16
B WLu gpo|-50 -31 -33
B WLu g|-36 -33 -56
B WLu lo|-17 -19 -28
B WLu lsgo|-38 -23 -30
B WLu lto|-35 -45 -28
B WLu l|-50 -43 -51
B WLu o|-44 -32 -35
B WLu p|-40 -32 -39
B WLu sg|-70 -59 -50
B WLu so|-36 -33 -41
B WLu s|-40 -39 -33
B WLu tb|-28 -58 -47
B WLu to|-66 -42 -41
B WLu t|23 -29 -27
B WLub 0|-27 -17 -26
B WLub cgo|13 -2 40
B WLub cg|-43 -36 -43
B WLub c|34 35 85
B WLub fgo|-29 -27 -21
B WLub fo|-27 -31 -27
B WLub go|-33 -30 -40
B WLub g|-79 -71 -60
B WLub o|-40 -23 -28
B WLub tb|-56 -41 -29
B WLub to|-27 -21 -19
B WT b|-23 -27 -21
B WT c|-62 -49 -46
B WT gb|-29 -35 -40
B WT go|-43 -45 -36
B WT g|-79 -15 -26
B WT o|-37 -47 -34
B WTu -|-27 -25 -22
B WTu cg|-31 -34 -19
B WTu c|29 12 66
B WTu go|-37 -44 -31
B WTu g|-34 -41 -38
B WTu lo|-23 -24 -31
B WTu lto|-31 -4 -22
B WTu tbp|-28 -39 -26
B WTu tb|-66 -68 -75
B WTu to|-31 -43 -29
B WTu t|-95 -107 -67
B WTub -|-90 -72 -68
B WTub go|-59 -43 -48
B WTub g|35 9 9
B WTub o|-60 -39 -38
B WTub tb|-21 -24 -31
B Wb go|-66 -38 -40
B Wb o|-43 -36 -42
B Wu -|-15 -53 -37
B Wu cgo|-3 2 40
B Wu cg|17 36 28
B Wu c|15 2 34
B Wu f|-30 -22 -29
B Wu gb|-47 -58 -38
B Wu go|-36 -27 -35
B Wu gp|-26 -18 -17
B Wu g|77 12 22
B Wu lsgo|-28 -22 -20
B Wu lto|-20 -21 -28
B Wu o|-35 -30 -35
B Wu p|-36 -29 -45
B Wu tb|-68 -57 -44
B Wu to|-74 -27 -42
B Wu t|29 -12 8
B Wub -|-74 -47 -48
B Wub 0|-29 -32 -32
B Wub g|-31 -26 -26
B Wub o|-24 -20 -30
B Wub s|-35 -34 -33
B Wub tb|-55 -44 -31
B Wub to|-40 -44 -35
B Wub t|-15 -33 -20
B b -|-15 -46 -28
B b ct|-12 4 41
B b g|-68 -64 -60
B b lsgo|-28 -20 -17
B b sgo|-44 -39 -59
B b tb|-85 -70 -56
B b t|-70 -50 -49
B u -|-69 -77 -58
B u 0|-37 -44 -55
B u b|-75 -56 -51
B u cgo|18 9 92
B u cg|-41 -35 -34
B u co|9 7 53
B u ctb|-52 -43 -46
B u cto|16 16 48
B u ct|-17 -53 -38
B u c|-75 -87 -91
B u f|-37 -35 -24
B u gbo|-23 -27 -39
B u gbp|-33 -44 -36
B u gb|-77 -64 -64
B u go|-12 -20 -26
B u gp|-47 -44 -49
B u g|-71 -55 -56
B u lgo|-31 -25 -31
B u lo|-44 -40 -48
B u lto|-39 -35 -30
B u l|-30 -26 -27
B u o|-33 -27 -27
B u po|-39 -36 -44
B u p|-27 -19 -26
B u sgo|-40 -30 -29
B u sg|-39 -40 -49
B u so|-40 -40 -50
B u s|-30 -33 -37
B u tbo|-37 -44 -44
B u tbp|-28 -28 -21
B u tb|-57 -86 -54
B u to|-13 -26 -25
B u tp|-30 -43 -39
B u t|-43 -70 -47
B ub -|-84 -62 -58
B ub b|-35 -30 -41
B ub cb|-25 -28 -24
B ub co|7 8 41
B ub ctb|-42 -48 -51
B ub ct|-37 -40 -35
B ub c|6 12 43
B ub gb|-51 -45 -36
B ub gpo|-24 -35 -25
B ub g|-74 -52 -47
B ub po|-27 -32 -21
B ub sg|-21 -22 -38
B ub s|-39 -50 -34
B ub tb|-19 -27 -22
B ub t|-40 -44 -32
D allergic 0|3 27 6
D avoid + 1|3 25 5
D avoid + 2|20 69 9
D avoid + 3|17 27 12
D avoid + 8|-9 -29 -14
D avoid + 9|-6 -36 -29
D avoid +|-5 68 -20
D avoid 0 1|-25 -18 -22
D avoid 0 8|-46 -27 -27
D avoid 0 9|-36 -35 -38
D avoid 1 1|2 -30 -19
D avoid 1 2|-37 -25 -33
D avoid 1 3|-55 -63 -44
D avoid 1 8|3 3 -31
D avoid 1 9|-24 -26 -6
D avoid 2 5|-39 11 -49
D avoid 2 9|-44 -36 -40
D avoid 3|-31 -4 -4
D avoid 9|-36 -62 -26
D avoid bo|-29 -37 -25
D avoid cgo|5 18 31
D avoid ctb|10 44 8
D avoid cto|-27 -7 -31
D avoid c|36 52 52
D avoid fgo|3 31 -4
D avoid gbp|-49 -42 -48
D avoid g|-58 -50 -36
D avoid lgo|-41 -52 -34
D avoid l|-34 -41 -30
D avoid o|-32 -46 -31
D avoid p|-20 -34 -25
D avoid so|-23 -24 -29
D avoid t|10 33 6
D away +|-16 -26 -16
D away 0|-25 -13 -41
D ban + 1|2 38 -7
D ban + 2|8 46 19
D ban + 3|14 53 4
D ban + 5|16 51 29
D ban + 8|-27 -17 -30
D ban + 9|-22 -8 -35
D ban 0 2|-51 -66 -40
D ban 0 3|-36 -50 -37
D ban 1 1|-30 -15 -31
D ban 1 3|-33 -43 -29
D ban 1|-11 35 -19
D ban 2|-40 -21 -46
D ban 5|10 54 21
D ban 8|-27 -17 -30
D ban 9|-22 -8 -35
D ban cgo|25 45 26
D ban o|-34 -50 -36
D ban tb|6 56 24
D ban t|2 77 27
D banned 0|-48 -80 -49
D banned 1|-50 -72 -44
D basta 0|4 77 26
D cant 0|5 31 5
D cant 1|10 39 16
D contra 0|-5 37 4
D detesto 0|8 34 -5
D didnt 0|-25 -36 -23
D disliked +|6 26 5
D dislikes +|8 37 -5
D dispensamos 0|-6 48 8
D doesnt 0|-19 -31 -23
D dont + 5|7 39 12
D dont + 9|-25 -26 -16
D dont +|19 68 11
D dont -|-37 -11 -18
D dont 0 1|-18 -18 -28
D dont 0 2|2 29 6
D dont 0 8|-33 -34 -22
D dont 0 9|16 -28 13
D dont 0|-36 -15 -28
D dont 1 2|-32 -56 -48
D dont 1 5|-29 -39 -26
D dont 1 9|-26 13 -8
D dont 1|-39 -45 -42
D dont 2|5 35 7
D dont 3|-19 26 -1
D dont 5|8 45 8
D dont 8|-2 25 -5
D dont b|-21 -32 -21
D dont cgo|5 41 -6
D dont ct|21 69 15
D dont gb|15 33 15
D dont go|-35 -62 -36
D dont gpo|-34 -44 -28
D dont o|-27 -46 -27
D dont s|14 32 11
D dont t|-30 35 -1
D donts +|-2 25 -17
D drop 0|-25 5 -16
D drop 1|-7 -32 -34
D evita 0|-32 -24 -18
D evitar +|-26 -22 -19
D evitar 0|-15 39 5
D evitare +|18 49 9
D evitate 0|-24 25 1
D evitem 0|30 65 30
D evitez 0|-38 -22 -23
D evitez 1|-42 -35 -36
D evitiamo 0|4 27 2
D forbidden 1|7 38 -1
D free 0|-37 -42 -42
D free 2|-39 -52 -52
D hate + 1|19 52 -2
D hate + 2|12 37 9
D hate + 3|12 45 16
D hate -|-53 -62 -56
D hate 0 1|-25 -12 -20
D hate 0 2|6 35 -7
D hate 0 3|-8 31 -9
D hate 1 3|-31 -50 -35
D hate 2 5|-30 -36 -32
D hate 2 8|-43 -50 -51
D hate 2|3 31 -8
D hate 8|-1 -9 27
D hate 9|-22 -40 -9
D hate b|5 34 4
D hate cgo|31 47 29
D hate ct|7 37 32
D hate c|3 37 -21
D hate g|-67 -87 -51
D hate o|-30 -50 -31
D hate tb|4 36 8
D hate t|-5 46 10
D hates +|13 31 13
D isnt 0|-17 -3 -26
D keep +|8 -39 0
D keep 0|27 -45 -1
D keep 1|-40 -46 -33
D keep 2|8 -3 32
D kein 0|9 50 5
D keine 0|-10 32 -6
D keine 1|-42 -47 -36
D keinen 0|-48 -57 -51
D lassen 0|-20 -25 -16
D lasst 0|-26 -35 -23
D leave 0|-43 -32 -27
D leave 1|40 19 35
D leaving 0|-60 -42 -33
D leaving 1|5 33 -1
D left 0|-40 -46 -28
D left 2|-44 -59 -42
D less 1|45 -26 -7
D lose 0|-9 37 4
D marre 0|1 34 11
D nada 1|-44 -56 -43
D nao 0|-29 -32 -34
D nem 0|23 67 26
D nem 1|-55 -68 -52
D never +|-16 -1 -32
D never 1|-44 -69 -48
D ni 1|-65 -69 -61
D nicht 0|-22 -32 -29
D nichts 0|-16 36 8
D niente 0|14 55 6
D no +|42 38 16
D no 1|-28 -55 -39
D no 2|45 -27 16
D noch 0|-39 -74 -40
D noch 1|-41 -35 -29
D non 0|-44 -64 -39
D non 1|-4 28 8
D none + 1|13 36 8
D none + 3|33 43 3
D none + 8|35 -21 12
D none 0 1|-7 26 -6
D none 0 2|2 42 8
D none 0 8|-8 -27 -20
D none 0|-35 -60 -35
D none 1 2|-24 -55 -37
D none 1 3|-30 -33 -8
D none 1 5|-35 -29 -52
D none 1 8|-57 -63 -43
D none 1 9|-61 -53 -43
D none 1|-9 25 -6
D none 2 3|-38 -38 -40
D none 2 8|46 -7 32
D none 8|13 -65 -6
D none 9|-26 -33 -26
D none bo|-25 -24 -18
D none b|-1 25 4
D none cgb|9 32 17
D none cgo|23 59 35
D none cg|19 38 15
D none ct|-35 -8 -19
D none fo|2 30 4
D none f|-45 -66 -44
D none gbo|19 40 15
D none gpo|-46 -75 -43
D none gp|-32 -43 -38
D none lo|-23 -26 -22
D none lsgo|-21 -30 -23
D none lto|11 32 10
D none l|7 40 5
D none o|-25 -33 -26
D none p|-56 -73 -50
D none sg|1 43 0
D none tbo|-35 -30 -34
D none t|6 25 4
D nor 0|-26 34 11
D not + 1|14 47 19
D not + 2|6 51 1
D not + 9|-32 -5 -5
D not +|10 72 30
D not 0 2|-6 31 -7
D not 0 5|-47 -20 -21
D not 0 9|-35 -47 -32
D not 0|-1 49 -5
D not 1 2|-20 -26 -20
D not 1 3|-44 -76 -47
D not 1 5|-28 -24 -36
D not 1 8|-21 -36 -28
D not 1 9|-32 -34 -25
D not 2 8|-36 -59 -37
D not 2 9|-28 -30 -25
D not 2|-8 25 -10
D not 5|-37 -6 -31
D not 9|-25 -12 -13
D not b|28 68 25
D not cgo|-22 2 -40
D not ct|-40 -21 -59
D not c|-12 16 -30
D not f|16 34 15
D not gpo|-30 -42 -31
D not gp|-27 -42 -35
D not g|-12 29 3
D not lto|10 44 11
D not o|-29 -48 -29
D not p|-30 -43 -29
D not sg|0 30 3
D not so|5 26 4
D not s|10 59 20
D not t|-6 73 23
D nothing 0|4 44 15
D nothing 1|-36 -4 -16
D nunca 0|-46 -52 -37
D obvious 0|-57 -45 -34
D odio 0|-19 -27 -28
D ohne 1|-6 -52 -6
D pas 0|-27 -31 -25
D pas 1|-14 -41 -20
D rien 0|-69 -84 -82
D sans 1|-5 -12 39
D scrap 0|-31 -51 -36
D sem 0|11 69 12
D senza 0|-31 -25 -22
D senza 1|-53 -53 -59
D shouldnt 0|-10 56 19
D shouldnt 1|-29 -31 -30
D sin 1|-26 -27 -34
D sin 2|-40 -47 -38
D skip 0|7 47 15
D skip 1|-54 -73 -61
D spare 0|20 66 25
D stay 0|-29 -46 -29
D terrible 0|-38 -47 -31
D tired 0|-32 -12 -20
D tired 1|-20 -29 -20
D ugly 0|-37 -51 -27
D vermeiden +|-18 -4 -27
D verzichtet 0|21 51 22
D weder 0|5 87 24
D without +|-5 40 3
D without 0 1|-18 5 -27
D without 0 3|-10 25 -10
D without 0 9|-21 -32 -22
D without 1 1|-39 -36 -15
D without 1 2|-18 -36 -15
D without 1 3|1 -55 -9
D without 1 5|-38 -32 -27
D without 1 9|-53 -64 -42
D without 1|-31 -16 -32
D without 2 5|-51 -63 -48
D without 2 8|-38 -45 -45
D without 8|-37 -25 -1
D without 9|-32 -43 -31
D without cgb|-32 -42 -34
D without cgo|6 29 -3
D without cg|-15 -7 -26
D without ct|-14 27 22
D without c|26 58 38
D without fgo|-54 -76 -51
D without f|-33 -39 -37
D without gb|1 31 6
D without go|-32 -48 -34
D without gp|-25 -32 -25
D without g|7 28 10
D without lo|-25 -44 -26
D without l|-37 -68 -39
D without p|-21 -29 -33
D without so|-25 -23 -26
D without tb|23 61 14
D without tp|-27 -18 -15
D worn -|-33 -31 -27
D worn 0 1|-30 -26 -19
D worn 0 2|-22 -25 -21
D worn 0 3|-25 -21 -19
D worn 0 8|-19 -33 -17
D worn 1 1|-19 -19 -32
D worn 1|-41 -37 -51
D worn 2|0 -40 -19
D worn 3|-25 -20 -11
D worn 8|-12 -27 -4
D worn cgo|10 0 36
D worn c|34 34 81
D worn go|-25 -31 -40
D worn g|-21 -35 -23
D worn o|-24 -27 -33
D>  and x any x avoid|11 50 16
D>  and x any x avoid|tb|7 27 10
D>  and x any x avoid|t|-13 31 10
D>  and x avoid|-|10 39 4
D>  and x avoid|33 117 22
D>  and x avoid|t|6 59 13
D>  and x def avoid|-27 -20 -21
D>  and x def avoid|o|-34 -59 -34
D>  and x def without|-33 -44 -29
D>  and x def without|o|-33 -44 -29
D>  and x none|-32 -27 -21
D>  and x none|go|-32 -57 -32
D>  and x none|o|-23 -42 -25
D>  and x not|-34 -42 -38
D>  and x not|go|-34 -42 -38
D>  and x without|-31 -48 -34
D>  and x without|go|-28 -38 -31
D>  and x without|o|-26 -41 -29
D>  and x x avoid|-|20 61 19
D>  and x x avoid|19 81 14
D>  and x x def avoid|-32 -48 -29
D>  and x x def avoid|o|-32 -48 -29
D>  and x x dont|-4 45 10
D>  and x x none|-33 -42 -29
D>  and x x none|o|-32 -45 -28
D>  and x x x avoid|22 67 12
D>  and x,x avoid|-|14 33 13
D>  and x,x avoid|10 36 12
D>  and x,x avoid|t|21 84 36
D>  and x,x without|6 86 28
D>  and x,x without|t|4 86 12
D>  and x,x x avoid|4 26 7
D>  and x:want not|-4 35 2
D>  and x:want not|-|10 34 3
D>  and,x none|-18 -36 -22
D>  any any x none|-41 -59 -36
D>  any any x none|so|-41 -59 -36
D>  any avoid|7 33 10
D>  any avoid|o|-39 -64 -37
D>  any hate|3 28 3
D>  any hate|g|-51 -64 -38
D>  any hate|o|-52 -97 -53
D>  any none|-28 -45 -28
D>  any none|o|-28 -45 -28
D>  any want dont|9 27 10
D>  any without|14 57 16
D>  any without|go|-16 -28 -30
D>  any without|t|11 85 35
D>  any x avoid|-|29 63 28
D>  any x avoid|15 42 11
D>  any x none|o|-35 -63 -35
D>  any x x avoid|-46 -49 -37
D>  any x x avoid|o|-46 -49 -37
D>  avoid|-27 -15 -21
D>  avoid|cgo|20 50 9
D>  avoid|go|-43 -75 -45
D>  avoid|o|-41 -66 -41
D>  avoid|tb|18 48 21
D>  ban|go|-24 -30 -23
D>  ban|o|-23 -34 -22
D>  ban|t|4 30 13
D>  be not|o|-31 -53 -29
D>  def and x def avoid|19 48 21
D>  def and x def avoid|t|17 41 19
D>  def and x def without|-19 34 -8
D>  def avoid|-|62 37 35
D>  def avoid|59 45 15
D>  def avoid|ct|13 51 -4
D>  def avoid|go|-25 11 -12
D>  def avoid|g|13 49 20
D>  def avoid|lgo|-41 -41 -23
D>  def avoid|tb|17 66 24
D>  def avoid|t|42 42 19
D>  def draw not|-|21 50 23
D>  def draw not|38 85 38
D>  def except x none|10 0 41
D>  def hate|27 61 16
D>  def hate|c|5 26 -7
D>  def in x none|-16 -25 -19
D>  def in x none|go|-16 -25 -19
D>  def of hate|16 48 1
D>  def want dont|9 28 10
D>  def want dont|t|9 28 10
D>  def we avoid|49 105 45
D>  def we avoid|tb|27 56 27
D>  def we avoid|t|26 56 17
D>  def we except x none|-25 -23 -22
D>  def we except x none|go|-25 -23 -22
D>  def without|-|38 90 42
D>  def x avoid|22 69 30
D>  def x avoid|t|3 31 12
D>  def x x def avoid|-37 -42 -27
D>  def x x def avoid|go|-37 -42 -27
D>  def x,x want not|30 71 29
D>  def x,x want not|t|12 26 11
D>  def,x def avoid|-|4 26 8
D>  def,x def avoid|14 58 21
D>  def,x def avoid|t|19 70 27
D>  def,x def:avoid|25 81 7
D>  def,x def:avoid|ct|20 63 8
D>  def:avoid|t|12 41 14
D>  dont|-18 -18 -28
D>  dont|g|-46 -62 -49
D>  dont|to|-25 -41 -29
D>  draw dont|-|57 121 56
D>  draw dont|o|-37 -68 -39
D>  draw dont|tb|18 67 21
D>  draw dont|t|-44 1 -16
D>  draw none|-7 28 3
D>  draw none|-|16 83 30
D>  draw none|o|-47 -86 -50
D>  draw none|t|7 63 25
D>  draw not|-29 -49 -30
D>  draw not|g|-38 -43 -26
D>  draw not|o|-38 -72 -39
D>  draw x not|-27 -48 -27
D>  draw x not|o|-27 -48 -27
D>  except x none|-28 -41 -27
D>  except x none|go|-18 -26 -15
D>  for x none|-55 -57 -62
D>  for x none|-|-55 -49 -54
D>  for x none|o|-20 -23 -26
D>  hate|-25 -12 -20
D>  hate|-|-28 -28 -29
D>  hate|c|16 50 -2
D>  hate|go|-29 -49 -32
D>  hate|o|-31 -50 -34
D>  in avoid|-|17 44 18
D>  in avoid|19 46 19
D>  in none|7 21 -27
D>  in x ind draw not|-19 -37 -19
D>  in x ind draw not|o|-19 -37 -19
D>  in x none|-22 -31 -24
D>  in x none|o|-20 -27 -22
D>  ind avoid|-33 20 -20
D>  ind avoid|t|-29 24 -16
D>  ind dont|-11 37 -4
D>  ind draw dont|-33 8 -10
D>  ind draw dont|gpo|-28 -42 -25
D>  ind draw dont|tb|14 53 23
D>  ind draw dont|to|4 63 29
D>  ind draw dont|t|15 97 43
D>  ind draw none|-10 67 19
D>  ind draw none|t|-2 36 7
D>  ind draw not|t|1 45 18
D>  ind draw x not|-5 63 25
D>  ind draw x not|t|-11 52 18
D>  ind for x avoid|-38 -30 -22
D>  ind hate|-|3 46 18
D>  ind hate|4 44 16
D>  ind ind without|-68 -57 -35
D>  ind maybe x x dont|3 50 20
D>  ind none|-9 65 18
D>  ind none|-|-23 60 15
D>  ind none|t|9 42 16
D>  ind not|-39 22 -2
D>  ind not|-|20 79 34
D>  ind not|b|15 42 19
D>  ind not|o|-29 -57 -33
D>  ind not|tb|7 56 20
D>  ind not|t|-35 36 6
D>  ind want dont|-39 -16 -22
D>  ind want dont|ct|27 77 23
D>  ind want dont|t|-50 -36 -33
D>  ind want not|-72 -17 -27
D>  ind want not|t|1 69 28
D>  ind want x not|-12 64 21
D>  ind want x want dont|2 38 16
D>  ind want x want not|13 47 23
D>  ind want x want not|t|-2 39 13
D>  ind with avoid|-58 -47 -42
D>  ind with avoid|t|-55 -44 -39
D>  ind without|-40 -31 -34
D>  ind without|gp|-25 -32 -25
D>  ind x none|-|19 80 31
D>  ind x none|14 107 44
D>  ind x none|t|-2 72 24
D>  ind x not|-|18 99 43
D>  ind,x ind want dont|t|9 29 13
D>  logo none|-22 -29 -22
D>  logo none|o|-20 -30 -21
D>  logo none|to|-28 -32 -25
D>  maybe want x want not|-17 -30 -17
D>  maybe want x want not|o|-17 -30 -17
D>  maybe x dont|-18 -33 -20
D>  maybe x dont|o|-18 -33 -20
D>  maybe x x want dont|-26 -38 -24
D>  named ind draw dont|-23 -31 -24
D>  named ind draw dont|o|-23 -31 -24
D>  named none|-36 -43 -37
D>  named none|o|-34 -41 -36
D>  none|-5 30 -4
D>  none|cgo|9 39 -17
D>  none|cg|17 36 11
D>  none|ctb|11 26 7
D>  none|ct|-21 -14 -50
D>  none|c|9 56 -19
D>  none|go|-24 -29 -30
D>  none|gpo|-41 -70 -41
D>  none|gp|-33 -43 -39
D>  none|lo|-27 -44 -26
D>  none|l|17 45 15
D>  none|o|-27 -37 -32
D>  none|p|-26 -46 -27
D>  none|so|16 43 10
D>  none|s|11 38 9
D>  none|to|10 29 6
D>  not|-|-27 -21 -21
D>  not|cgo|-26 -1 -36
D>  not|ct|17 50 8
D>  not|c|-15 -6 -28
D>  not|gb|6 28 8
D>  not|g|-22 -27 -19
D>  not|o|-28 -42 -26
D>  not|s|10 56 18
D>  not|to|-40 -51 -34
D>  not|t|-27 -12 -17
D>  of hate|-27 -43 -26
D>  of hate|o|-27 -43 -26
D>  of none|-|37 91 40
D>  of none|18 63 17
D>  of none|c|3 43 -25
D>  of none|t|29 98 41
D>  of not|4 30 4
D>  of not|ct|15 57 8
D>  of x none|-3 31 8
D>  of x none|cgb|10 29 6
D>  or x draw dont|-|18 37 17
D>  or x draw dont|29 62 29
D>  or x draw dont|g|12 28 12
D>  or x none|0 32 9
D>  or x none|tb|6 40 15
D>  or x none|t|5 61 22
D>  or x of none|8 62 12
D>  or x of none|t|4 28 11
D>  or x without|24 65 26
D>  or x,x none|4 63 22
D>  or x,x none|t|4 63 22
D>  or x,x without|-53 -63 -62
D>  or x,x x dont|-42 -63 -41
D>  others avoid|-23 -38 -25
D>  others none|3 46 0
D>  others others,want x none|-56 -45 -33
D>  others,want x none|-27 -18 -16
D>  sell dont|-26 -41 -24
D>  sell dont|o|-17 -28 -16
D>  sell none|-25 -10 -16
D>  sell none|p|-20 -30 -26
D>  so named none|-55 -70 -58
D>  so named none|-|-55 -70 -58
D>  so turn x turn not|-25 -24 -16
D>  so turn x turn not|t|-25 -24 -16
D>  so x without|-36 -43 -31
D>  so x without|o|-36 -43 -31
D>  so x x none|-36 -28 -25
D>  so,x none|-37 -37 -29
D>  this avoid|-39 -60 -40
D>  this avoid|go|-19 -29 -22
D>  this sell dont|20 46 -8
D>  this x dont|-17 -31 -18
D>  this x dont|o|-18 -34 -19
D>  this x none|-40 -38 -33
D>  this x none|go|-40 -38 -33
D>  turn not|-28 -23 -19
D>  turn,x without|-42 -26 -33
D>  want avoid|-32 -32 -26
D>  want avoid|t|-32 -32 -26
D>  want dont|go|-51 -94 -55
D>  want dont|o|-62 -117 -66
D>  want dont|t|-4 46 -4
D>  want none|-|13 30 10
D>  want none|t|12 37 13
D>  want not|-20 -16 -29
D>  want not|-|-16 -25 -17
D>  want not|go|-28 -50 -27
D>  want not|o|-24 -43 -26
D>  want not|tb|20 41 19
D>  want x not|9 36 12
D>  want x not|o|-47 -87 -50
D>  want x want dont|-23 -44 -23
D>  want x want dont|o|-23 -44 -23
D>  want x want not|-13 -26 -14
D>  want x want not|o|-13 -26 -14
D>  we and x x none|-41 -67 -44
D>  we and x x none|-|-41 -67 -44
D>  we avoid|-38 -58 -35
D>  we avoid|o|-23 -35 -24
D>  we avoid|t|-22 -26 -18
D>  we except x none|-22 -25 -28
D>  we except x none|o|-22 -25 -28
D>  we not|-25 -48 -26
D>  we without|-33 -63 -39
D>  we x avoid|11 32 5
D>  we(x none|-33 -31 -35
D>  we,x none|-22 -26 -23
D>  we,x none|-|-22 -26 -23
D>  with none|-49 -5 -21
D>  with none|tb|-43 -32 -33
D>  with none|t|24 115 41
D>  without|-18 5 -27
D>  without|b|11 27 12
D>  without|ct|9 45 10
D>  without|c|11 60 -20
D>  without|go|-24 -44 -25
D>  without|lo|-32 -61 -33
D>  without|l|-36 -68 -38
D>  without|tb|-28 -13 -17
D>  worn|-30 -26 -19
D>  worn|-|-26 -26 -21
D>  x and x avoid|-6 41 5
D>  x and x,x avoid|-19 -33 -23
D>  x and x,x avoid|to|-19 -33 -23
D>  x any hate|-4 28 3
D>  x any hate|ct|-10 38 0
D>  x any hate|t|8 35 17
D>  x any x avoid|o|-37 -62 -35
D>  x avoid|-|18 52 24
D>  x avoid|cgo|18 11 30
D>  x avoid|go|-28 -12 -21
D>  x avoid|o|-42 -69 -41
D>  x avoid|tb|31 69 29
D>  x avoid|to|-36 -44 -28
D>  x avoid|t|42 116 43
D>  x ban|-53 -67 -42
D>  x def avoid|-35 -63 -41
D>  x def avoid|t|24 62 27
D>  x def except x none|cgo|-3 -13 25
D>  x def we avoid|15 77 26
D>  x def we avoid|g|11 72 16
D>  x def without|22 65 24
D>  x def without|o|-34 -55 -34
D>  x def,x def avoid|o|-18 -26 -17
D>  x def,x def:avoid|-23 -33 -22
D>  x def,x def:avoid|o|-23 -33 -22
D>  x dont|o|-19 -28 -19
D>  x dont|tb|-3 26 4
D>  x dont|t|-30 -22 -15
D>  x draw dont|-15 -28 -15
D>  x draw dont|go|-15 -28 -15
D>  x hate|t|8 45 20
D>  x in avoid|-21 -26 -21
D>  x ind draw dont|go|-38 -60 -35
D>  x ind draw dont|o|-18 -35 -18
D>  x ind draw not|o|-24 -48 -24
D>  x ind not|11 60 24
D>  x ind not|o|-34 -54 -31
D>  x ind want dont|6 26 10
D>  x ind want dont|o|-18 -35 -19
D>  x ind want dont|t|22 77 33
D>  x ind want not|-16 -32 -16
D>  x none|-|-53 -71 -46
D>  x none|cgo|19 55 0
D>  x none|ct|18 68 5
D>  x none|gb|4 30 5
D>  x none|g|-48 -22 -29
D>  x none|o|-19 -27 -20
D>  x none|tb|39 119 51
D>  x none|to|-16 -29 -20
D>  x none|t|-35 42 -1
D>  x not|-41 -62 -46
D>  x not|go|-36 -70 -36
D>  x not|o|-30 -53 -29
D>  x of not|-45 -86 -49
D>  x of not|-|-39 -75 -44
D>  x or x draw dont|3 25 10
D>  x or x none|-17 36 6
D>  x this avoid|-32 -48 -33
D>  x this avoid|o|-32 -51 -33
D>  x want dont|-15 -27 -17
D>  x want dont|go|-22 -43 -23
D>  x want none|-28 -43 -28
D>  x want none|-|-30 -48 -32
D>  x want not|-35 -50 -29
D>  x want not|-|-54 -75 -46
D>  x with none|-20 -35 -20
D>  x without|-|-35 -53 -35
D>  x without|o|-21 -39 -22
D>  x without|tb|-64 -77 -42
D>  x x any hate|-58 -73 -67
D>  x x any hate|-|-55 -70 -45
D>  x x avoid|-25 -35 -26
D>  x x avoid|go|-31 -51 -42
D>  x x avoid|o|-19 -29 -20
D>  x x dont|-26 -47 -27
D>  x x dont|o|-24 -44 -25
D>  x x draw not|-33 -46 -40
D>  x x none|-31 -36 -27
D>  x x none|-|-27 -1 -16
D>  x x none|go|-24 -39 -29
D>  x x none|o|-42 -68 -42
D>  x x none|to|-27 -26 -26
D>  x x not|-|-20 -36 -20
D>  x x not|o|-21 -30 -21
D>  x x x none|-33 -25 -20
D>  x x-none|-31 -35 -34
D>  x,avoid|-27 -30 -28
D>  x,avoid|go|-27 -30 -28
D>  x,none|-43 -38 -34
D>  x,x none|-26 -39 -4
D>  x,x none|l|-26 -36 -29
D>  x,x none|o|-19 -25 -23
D>  x,x with none|-32 -34 -24
D>  x,x without|-|-35 -21 7
D>  x,x without|21 -37 13
D>  x,x without|go|-34 -37 -31
D>  x,x without|o|-26 -20 -24
D>  x,x without|t|31 -40 -14
D>  x,x x avoid|o|-21 -32 -18
D>  x,x x none|-29 -25 -29
D>  x-none|-33 -49 -32
D>  x:ban|10 30 13
D>  x:want not|16 33 12
D>  x:want not|o|-23 -44 -23
D> &avoid|-3 -26 -24
D> (x none|-18 -26 -25
D> ,avoid|2 -30 -19
D> ,avoid|gpo|-31 -28 -24
D> ,avoid|lgo|-26 -30 -24
D> ,avoid|o|-42 -50 -33
D> ,ban|-30 -15 -31
D> ,ban|cgo|14 51 0
D> ,logo def in x none|-43 -52 -40
D> ,logo def in x none|o|-30 -28 -29
D> ,logo none|-42 -43 -43
D> ,none|-|-24 -37 -42
D> ,none|o|-29 -33 -27
D> ,none|t|47 38 23
D> ,this avoid|-19 -27 -20
D> ,without|-39 -36 -15
D> ,worn|-19 -19 -32
D> ,x avoid|t|-8 38 4
D> ,x def avoid|-62 -60 -49
D> ,x def avoid|g|-13 -25 -15
D> ,x def avoid|t|-71 -44 -53
D> ,x hate|o|-28 -53 -28
D> ,x ind draw not|-17 -26 -15
D> ,x ind draw not|o|-17 -26 -15
D> ,x ind not|-36 -48 -36
D> ,x ind want dont|-20 -35 -20
D> ,x ind want dont|o|-20 -35 -20
D> ,x ind:want dont|-32 -61 -31
D> ,x ind:want dont|o|-32 -61 -31
D> ,x none|-9 -44 -30
D> ,x none|-|-22 -21 -26
D> ,x none|lo|-28 -46 -31
D> ,x none|tb|51 26 15
D> ,x none|t|41 35 23
D> ,x not|-19 -25 -20
D> ,x not|go|-26 -33 -23
D> ,x of none|-30 -47 -33
D> ,x of not|-19 -28 -21
D> ,x this avoid|13 5 28
D> ,x want not|-|32 74 30
D> ,x want not|32 71 31
D> ,x with none|7 61 1
D> ,x without|-19 -35 -14
D> ,x without|-|-21 -8 -26
D> ,x without|go|-39 -43 -35
D> ,x without|t|-35 -23 -29
D> ,x x avoid|t|-23 -16 -29
D> ,x x def avoid|-21 -34 -22
D> ,x x def avoid|o|-18 -26 -19
D> ,x x def we avoid|-29 -43 -31
D> ,x x def we avoid|o|-29 -43 -31
D> ,x x dont|-33 -49 -32
D> ,x x dont|-|-15 -28 -21
D> ,x x none|-18 -16 -27
D> ,x x none|go|-30 -46 -41
D> ,x x none|o|-29 -24 -21
D> ,x x:avoid|11 29 11
D> ,x x:ban|11 34 14
D> ,x,x avoid|-2 48 4
D> ,x,x avoid|t|-2 48 4
D> ,x,x none|-38 -38 -40
D> ,x,x:avoid|4 32 -24
D> ,x,x:avoid|c|2 36 -31
D> ,x,x:ban|7 26 -13
D> ,x,x:not|22 49 13
D> ,x-of not|-14 -27 -15
D> ,x-of not|-|-14 -27 -15
D> ,x:avoid|-|11 33 11
D> ,x:avoid|5 48 4
D> ,x:avoid|t|4 48 18
D> ,x:ban|18 48 22
D> ,x:ban|t|6 32 12
D> ,x:hate|15 44 14
D> ,x:not|19 76 6
D> ,x:want not|t|6 46 17
D> ,x:x-none|-|10 26 12
D> -none|-43 -52 -34
D> -none|-|-22 -29 -19
D> -none|go|-32 -36 -29
D> -of none|-26 -20 -22
D> -of not|9 37 13
D> -of not|t|12 49 18
D> -x avoid|20 56 16
D> -x none|-19 7 -33
D> :avoid|3 25 5
D> :avoid|o|-33 -51 -33
D> :ban|2 38 -7
D> :ban|t|4 26 10
D> :draw dont|18 40 9
D> :draw not|-11 27 10
D> :hate|19 52 -2
D> :hate|t|11 29 11
D> :logo def turn,x none|-26 -15 -17
D> :logo def turn,x none|o|-26 -15 -17
D> :none|13 36 8
D> :not|14 47 19
D> :want dont|o|-23 -45 -23
D> :x none|-35 -25 -24
D> :x-none|16 41 19
DL  avoid1|-25 -15 6
DL  avoid5|-11 -13 -27
DL  avoid9|-16 37 9
DL  ban5|-17 7 -38
DL  ban8|-23 -39 -25
DL  ban9|-30 -32 -30
DL  dont1|-31 -31 -15
DL  dont2|-25 -57 -23
DL  dont3|-22 -27 -16
DL  dont5|-10 -60 -23
DL  dont9|-35 -13 -6
DL  hate1|-21 -35 -17
DL  hate3|-14 37 -1
DL  hate8|-2 -37 -13
DL  hate9|-68 -87 -58
DL  none5|-28 -7 3
DL  not1|-19 -41 -32
DL  not3|-33 4 -21
DL  not8|17 26 28
DL  not9|-37 -21 -1
DL  without1|-38 -48 -7
DL  without2|-41 -50 -30
DL  without3|-6 -33 -22
DL  without8|-31 -31 -14
DL  without9|-46 -48 -4
DL  worn1|-21 -32 -22
DL  worn2|8 54 5
DL  worn5|-36 35 -32
DL  worn8|-42 -74 -21
DL  worn9|-26 -49 -30
DL avoid1 avoid1|12 38 5
DL avoid2 avoid1|36 5 21
DL avoid2 |-27 0 -16
DL avoid3 |-33 -5 -4
DL avoid8 |-5 -20 -25
DL avoid9 |-36 -62 -27
DL ban1 |4 56 -4
DL ban2 |-40 -21 -46
DL ban5 |10 54 21
DL ban8 |-27 -17 -30
DL ban9 |-22 -8 -35
DL dont1 |-18 -16 -29
DL dont2 dont2|-1 32 8
DL dont2 dont3|-21 -40 -26
DL dont2 dont5|-16 -30 -18
DL dont3 |-25 11 -8
DL dont5 dont2|-25 -50 -25
DL dont5 |-3 28 -3
DL dont8 |-2 26 -5
DL hate1 not8|-19 -35 -23
DL hate2 |7 38 -7
DL hate3 |-17 26 -9
DL hate8 not2|-17 -27 -32
DL hate8 |-1 -7 29
DL hate9 |-22 -41 -9
DL none1 none1|-30 5 -23
DL none1 none3|12 28 9
DL none1 none5|-25 -41 -33
DL none1 none8|28 58 28
DL none1 |-3 32 -1
DL none2 none3|14 32 9
DL none2 none5|-17 -27 -19
DL none2 none8|-31 -39 -25
DL none3 none1|-23 -39 -25
DL none3 none2|1 28 0
DL none3 none5|-31 -37 -52
DL none5 none1|-21 -25 -23
DL none5 none2|-19 -28 -23
DL none5 none5|-27 -21 -28
DL none8 |13 -67 -8
DL none9 |-26 -32 -25
DL not1 none2|-51 -79 -48
DL not1 none3|-16 -27 -15
DL not1 none5|-30 -50 -31
DL not1 not1|20 62 26
DL not1 not2|12 39 6
DL not1 not3|-41 -59 -39
DL not2 none1|39 84 38
DL not2 none2|-25 -46 -29
DL not2 not1|29 70 33
DL not2 not2|4 29 14
DL not2 not8|-18 -36 -19
DL not3 not1|-25 -42 -22
DL not5 dont2|-23 -39 -22
DL not5 none1|-35 -56 -39
DL not5 not3|-19 -38 -20
DL not5 |-37 -3 -30
DL not8 not2|-18 -34 -18
DL not9 |-26 -12 -13
DL without1 not1|6 28 11
DL without1 without1|33 74 15
DL without1 without2|21 63 26
DL without1 |-5 38 -4
DL without3 without3|-19 -30 -17
DL without8 |-40 -28 -3
DL without9 |-32 -43 -31
DL worn1 |-38 -28 -45
DW  draw3|-11 -36 -20
DW  draw8|-46 -50 -37
DW  draw9|-35 -40 -21
DW  maybe5|-40 -6 -17
DW  want1|-28 -36 -8
DW  want5|-4 -27 -8
DW  want8|3 -34 3
DW  want9|-23 -40 -5
DW  yes1|-25 -13 -14
DW  yes3|-33 -26 -21
DW  yes5|-53 -71 -43
DW avoid1 want2|-22 -33 -23
DW avoid1 want5|-25 -37 -24
DW avoid2 maybe8|-51 -44 -39
DW avoid2 want1|-32 -32 -26
DW avoid2 want3|13 41 22
DW avoid2 want5|-36 -25 -30
DW avoid3 draw8|-27 -38 -19
DW avoid3 maybe8|24 45 33
DW avoid3 want5|27 81 39
DW avoid3 want8|-28 -52 -28
DW avoid3 yes1|-21 -35 -20
DW avoid3 |-42 -12 -14
DW avoid5 draw1|14 57 22
DW avoid5 draw8|-24 -26 -16
DW avoid5 maybe8|8 25 32
DW avoid5 maybe9|-46 -37 -31
DW avoid5 want5|6 1 26
DW avoid5 want8|-17 38 -42
DW avoid8 draw2|-39 32 0
DW avoid8 draw3|-37 -56 -32
DW avoid8 maybe9|44 35 14
DW avoid8 want2|22 25 9
DW avoid8 want8|-3 36 2
DW avoid8 |-63 -63 -47
DW avoid9 draw2|-50 -69 -62
DW avoid9 maybe8|-25 -26 -17
DW avoid9 maybe9|-34 -40 -24
DW avoid9 want2|-51 -39 -35
DW avoid9 want3|-42 -25 -27
DW avoid9 want9|-16 28 20
DW avoid9 |-17 -25 -18
DW ban1 |4 57 -4
DW ban2 |-35 -7 -35
DW ban5 |7 54 21
DW dont1 want2|-17 -34 -20
DW dont1 want8|-26 13 -31
DW dont1 |-20 -27 -20
DW dont2 want1|6 28 5
DW dont2 want3|-22 -42 -22
DW dont3 want5|-10 8 -30
DW dont3 |-28 -42 -27
DW dont5 draw1|13 41 11
DW dont5 draw3|20 75 32
DW dont5 maybe1|-22 -35 -21
DW dont5 maybe2|3 48 20
DW dont5 want1|-24 -44 -25
DW dont5 want2|-6 25 8
DW dont5 want8|-31 -50 -34
DW dont5 |-37 -55 -36
DW dont8 draw8|-30 -8 -10
DW dont8 maybe8|-25 -47 -30
DW dont8 want1|-24 -34 -21
DW dont8 |-38 -56 -54
DW dont9 draw1|-40 -34 -47
DW dont9 draw5|-23 -42 -23
DW dont9 draw8|-26 -31 -32
DW dont9 draw9|-35 -42 -34
DW dont9 want1|50 4 19
DW dont9 want3|-24 -24 -42
DW dont9 want9|2 25 1
DW hate2 want5|-26 -25 -22
DW hate2 |11 44 9
DW hate3 want8|-48 -37 -30
DW hate3 |2 44 6
DW hate5 |-21 -9 -29
DW hate8 |0 -8 29
DW hate9 |-23 -42 -9
DW none1 draw2|-47 -70 -40
DW none1 draw3|-51 -25 -27
DW none1 draw5|-30 -28 -29
DW none1 want2|-3 32 0
DW none1 want3|34 77 34
DW none1 want5|5 26 7
DW none1 want8|20 55 17
DW none1 want9|14 43 11
DW none1 yes3|13 41 13
DW none2 draw1|-7 28 3
DW none2 draw5|-42 -17 -14
DW none2 draw9|-29 -52 -27
DW none2 want3|-48 -84 -48
DW none2 want5|-40 -29 -34
DW none2 want8|10 51 15
DW none2 want9|7 32 1
DW none2 yes5|-36 -57 -39
DW none3 draw1|12 47 -5
DW none3 draw2|-11 53 13
DW none3 draw9|-26 -44 -24
DW none3 want2|-35 -45 -35
DW none3 want5|-20 -26 -19
DW none3 want9|-34 -42 -35
DW none5 draw5|-28 -25 -35
DW none5 maybe2|-59 -46 -35
DW none5 want3|-33 -39 -23
DW none5 want5|-31 -15 -17
DW none5 want8|-56 -56 -43
DW none5 want9|-70 -59 -48
DW none8 draw2|-61 -46 -57
DW none8 maybe2|25 18 4
DW none8 maybe3|-26 -16 -16
DW none8 maybe5|-33 -23 -39
DW none8 want2|-43 26 -9
DW none8 want3|-35 -21 -40
DW none8 want8|-40 -47 -35
DW none8 want9|-28 -38 7
DW none8 |-5 -71 -22
DW none9 draw5|-71 -56 -39
DW none9 draw9|-44 -34 -28
DW none9 want5|-16 -28 4
DW not1 draw2|-26 -33 -29
DW not1 draw5|2 31 -6
DW not1 maybe9|-22 -29 -25
DW not1 want2|-26 -44 -24
DW not1 want3|-18 -37 -18
DW not1 want5|-47 -74 -39
DW not1 want9|-43 -50 -45
DW not1 |0 26 -6
DW not2 draw1|-32 -35 -23
DW not2 maybe5|-26 -47 -26
DW not2 want1|-25 -29 -34
DW not2 want3|36 84 38
DW not2 want5|-13 -25 -13
DW not2 want8|9 28 10
DW not2 want9|-17 -26 -21
DW not2 |-30 -14 -38
DW not3 draw1|-23 -42 -23
DW not3 draw2|-5 33 13
DW not3 maybe1|-26 -40 -23
DW not3 want2|-45 -19 -15
DW not3 want5|16 48 22
DW not3 want9|-23 -38 -33
DW not3 |-55 -84 -67
DW not5 draw1|-42 -47 -33
DW not5 draw2|-13 53 15
DW not5 draw3|8 46 15
DW not5 maybe1|-17 -30 -17
DW not5 want5|-29 -46 -32
DW not5 want8|-33 7 -11
DW not5 |-65 -99 -76
DW not8 draw1|-22 -31 -26
DW not8 draw2|-31 -45 -42
DW not8 draw3|-20 -26 -18
DW not8 want3|-26 -48 -25
DW not8 want5|-29 -41 -26
DW not8 want9|-38 -60 -38
DW not9 draw2|-40 -10 -28
DW not9 draw5|-43 -32 -31
DW not9 want8|-32 -44 -27
DW not9 |-28 -34 -21
DW without1 draw5|23 61 23
DW without1 want2|-45 -36 -34
DW without1 want5|-26 -27 -19
DW without1 want8|13 42 13
DW without1 want9|-19 7 -34
DW without3 want8|5 46 16
DW without3 |-10 -34 -19
DW without5 want9|33 42 17
DW without5 |-49 -47 -39
DW without8 want9|4 24 34
DW without8 |-48 -59 -28
DW without9 want9|-40 -51 -34
DW without9 |-22 -36 -26
DW worn1 |-34 -38 -51
DW worn2 |-35 -41 -51
DW worn8 |-12 -33 -4
L avoid + 2|-50 -49 -32
L avoid + 3|-23 -27 -16
L avoid + 9|-63 -46 -32
L avoid +|-73 -55 -41
L avoid -|49 50 29
L avoid 0 1|-41 -17 -24
L avoid 0 2|-12 -19 -30
L avoid 0 9|-61 -68 -63
L avoid 0|-50 -72 -57
L avoid 1 1|25 11 34
L avoid 1 3|-35 -25 -19
L avoid 2 3|-19 -26 14
L avoid 2 5|-88 -76 -76
L avoid 2 8|-10 -7 37
L avoid 2 9|14 50 21
L avoid 2|-19 -13 -27
L avoid 9|-17 34 8
L avoid cgo|-2 21 40
L avoid cg|11 20 43
L avoid ct|-16 27 1
L avoid c|25 60 69
L avoid fgo|-50 -43 -36
L avoid gb|-28 -51 -22
L avoid go|-71 -60 -52
L avoid gpo|-36 -24 -20
L avoid lgo|-25 -31 -31
L avoid lto|-75 -80 -66
L avoid l|-27 -29 -34
L avoid o|-31 -37 -28
L avoid so|-47 -44 -48
L avoid tb|-4 28 -1
L avoid to|-47 -38 -45
L away 0|-50 -53 -38
L ban + 5|-25 -23 -28
L ban + 8|-29 -22 -23
L ban + 9|-65 -32 -50
L ban -|-31 5 -8
L ban 0 5|-18 -5 -30
L ban 0 8|-23 -41 -24
L ban 5|-17 7 -38
L ban 8|-23 -39 -25
L ban 9|-30 -32 -30
L ban cgo|11 56 -18
L ban gb|-50 -47 -30
L ban go|-32 -41 -34
L ban o|-31 -39 -29
L ban tb|-1 59 10
L ban t|21 30 10
L banned 0|22 74 29
L boring 0|-26 -6 -20
L cannot 0|-29 -44 -28
L cliche 0|4 31 14
L contra 0|-47 -47 -41
L dated 0|20 59 4
L didnt 1|-35 -37 -50
L disliked 0|-34 -53 -53
L doesnt 1|-35 -69 -35
L dont -|-36 -41 -11
L dont 0 1|-31 -35 -17
L dont 0 5|-32 -53 -25
L dont 0|-65 -57 -42
L dont 1 5|0 -29 -17
L dont 1 9|-35 -14 -19
L dont 2 5|-25 -32 -45
L dont 2 8|-5 -16 43
L dont 3|-28 -16 -12
L dont 5|-8 -55 -21
L dont 9|-35 -13 -6
L dont b|-25 -30 -19
L dont cgo|33 33 74
L dont g|23 -31 -9
L dont tb|-45 -69 -43
L dont t|-39 5 -13
L drop 0|-30 -27 -12
L drop 1|32 0 31
L evitar 0|-49 -36 15
L eviter 0|-28 -38 -34
L forbidden 0|20 57 13
L free 0|-59 -64 -73
L free 1|13 -25 -28
L fuera 1|7 25 11
L hate -|-51 -65 -39
L hate 0 1|-21 -32 -21
L hate 0 3|1 45 8
L hate 0 5|-28 -37 -26
L hate 0 8|-67 -110 -60
L hate 0 9|-37 -28 -30
L hate 0|-22 -8 -28
L hate 1 2|-27 -18 -33
L hate 1 3|-42 -29 -38
L hate 1 8|2 -32 -10
L hate 1|-21 -34 -17
L hate 2 9|-75 -77 -60
L hate 3|-14 37 -1
L hate 8|-2 -37 -13
L hate 9|-68 -87 -58
L hate b|-41 -30 -26
L hate cgo|28 50 19
L hate go|-41 -76 -41
L hate g|-82 -85 -71
L hate o|-25 -30 -24
L hate tbo|21 51 20
L hates 0|-44 -44 -45
L hates 1|-40 -36 -28
L hates 2|-46 -46 -44
L isnt 1|-20 -28 -19
L isnt 2|-29 -24 -24
L keep 0|27 12 7
L kein 0|-25 -21 -29
L kein 2|-20 -26 -38
L keine +|-28 -33 12
L keine 0|-32 -85 -42
L keinen 0|-34 -34 -35
L keinen 1|-4 -22 39
L lassen 0|-17 -28 -17
L lassen 1|-37 12 -24
L lasst 0|19 72 33
L leave 0|-78 -45 -37
L leaving 0|-53 -51 -37
L left +|-44 -76 -24
L left 0|-4 -48 -30
L left 1|29 -2 -4
L left 2|-44 -38 -40
L nada 1|-32 -49 4
L nada 2|10 -3 53
L nao 0|-43 -78 -43
L ne 0|7 29 12
L neither 0|-33 -24 -23
L neither 1|10 35 5
L nem 0|-20 -22 -26
L never 1|-26 7 1
L never 2|-28 -31 -8
L ni 1|-28 -3 -37
L nicht 1|-65 -48 -35
L niente +|-23 -26 -24
L niente 2|0 8 39
L no +|-30 -48 -29
L no 0|18 33 21
L no 1|-11 -15 -27
L no 2|8 -20 51
L noch 0|-37 -41 -39
L none + 1|-28 -1 -13
L none + 2|-25 -29 -34
L none + 5|-40 -46 -11
L none + 8|-30 -20 9
L none + 9|-32 -52 -37
L none +|9 61 17
L none -|22 25 3
L none 0 5|28 34 36
L none 0 9|-18 -28 -18
L none 0|-33 -54 -36
L none 1 8|-19 -4 -35
L none 2 5|-52 -53 -30
L none 2 8|24 6 41
L none 2 9|18 9 32
L none 5|-33 -20 -4
L none 8|-2 29 28
L none b|-30 8 -14
L none cgo|55 58 117
L none co|5 4 33
L none cto|7 7 39
L none ct|-35 11 29
L none fo|-61 -54 -73
L none f|-24 -26 -25
L none gbo|3 30 24
L none gbpo|-38 -24 -36
L none gbp|-20 -36 -18
L none gpo|-27 -29 -25
L none gp|8 35 -3
L none g|-57 -21 -52
L none lgo|-33 -35 -38
L none lo|-18 -11 -32
L none lsgo|-22 -23 -37
L none lto|-28 -48 -31
L none l|-71 -55 -62
L none o|-25 -34 -23
L none p|-22 -37 -25
L none sgo|-22 -27 -9
L none sg|-83 -99 -115
L none so|-21 -25 -2
L none s|-65 -76 -79
L none tb|-69 -3 -26
L none to|22 36 7
L nor 0|5 25 10
L not + 3|-19 -27 -29
L not + 9|-19 -27 15
L not -|-21 17 -28
L not 0 1|-30 -41 -29
L not 0 3|-39 10 -20
L not 0 9|-45 -59 -36
L not 0|-33 -7 -21
L not 1 1|32 59 24
L not 1 5|-11 -27 -6
L not 1 8|-25 -2 -19
L not 1|-14 -30 -26
L not 2 2|5 -33 0
L not 2 3|-35 -43 -43
L not 2 5|-40 -52 -38
L not 2 9|-27 -34 -16
L not 3|-32 5 -20
L not 9|-40 -28 -6
L not b|0 27 3
L not cgo|20 35 44
L not cg|4 9 40
L not cs|14 2 44
L not ct|55 33 37
L not c|14 39 37
L not fo|-38 -36 -31
L not f|-31 -37 -29
L not g|-12 45 -5
L not lgo|-26 -31 -32
L not lo|-35 -56 -38
L not l|-43 -49 -52
L not o|-25 -34 -26
L not p|-27 -36 -23
L not sgo|-68 -75 -92
L not so|-26 -37 -29
L not s|-41 -58 -49
L not tb|-17 32 -3
L not to|-52 -66 -48
L nothing +|-24 -42 3
L nothing 0|-30 -54 -32
L nothing 2|-6 -28 -24
L nunca 1|-1 41 -6
L obvious 0|-40 4 -10
L ohne +|-39 -37 -42
L ohne 0|-16 -12 -35
L ohne 1|-54 -54 -51
L oublie 0|-28 -37 -25
L outvoted 0|12 66 29
L overdone 0|-1 45 11
L overused 0|-2 26 -18
L pas +|-26 -41 -18
L pas 0|-62 -83 -61
L pas 1|12 26 0
L prohibidos 0|24 57 25
L rien 1|-54 -51 -2
L sans +|-38 -32 -41
L sans 1|16 33 33
L scrap 1|-33 -37 -42
L sem 0|-33 -15 -48
L sem 1|-51 -76 -79
L sem 2|8 -3 26
L senza 1|5 -26 10
L senza 2|7 7 31
L sick 0|-26 -49 -31
L sin +|-29 -40 -44
L sin 0|-7 -5 27
L skip 0|-28 -42 -45
L spare +|-53 -50 -29
L stay 0|33 -31 -6
L stay 1|23 -39 39
L terrible 0|-35 -51 -28
L tired 0|-45 -67 -39
L vermeiden 0|27 29 10
L verzichten 0|-9 57 17
L vietate 0|-4 35 12
L weg 1|-3 32 12
L without + 3|-28 -27 -30
L without + 5|-26 -39 -26
L without + 8|-28 -34 -28
L without -|-33 -20 -24
L without 0 1|-33 -22 5
L without 0 2|-1 26 7
L without 0 8|-34 -32 -31
L without 0|-34 -41 -24
L without 1 1|-38 -22 -26
L without 1 8|5 -10 39
L without 1 9|-12 -25 21
L without 1|-27 -24 11
L without 2 3|-4 0 25
L without 2 9|-57 -54 -41
L without 3|4 -31 -19
L without 8|-31 -31 -14
L without 9|-46 -48 -4
L without b|-35 -33 -29
L without cgo|4 -12 28
L without cs|7 6 34
L without c|18 16 53
L without f|13 32 -3
L without gb|-35 -37 -29
L without go|-51 -39 -44
L without g|-23 -10 -25
L without lgb|-30 -28 -29
L without lgo|-28 -37 -26
L without l|-22 -24 -28
L without o|-43 -45 -64
L without sgo|18 16 37
L without so|-34 -47 -48
L without st|-27 -23 -24
L without s|-34 -27 -39
L without tb|-15 -38 -29
L without t|-20 -18 -36
L wont 0|-26 -17 -16
L worn -|-50 -20 -23
L worn 0 2|-2 42 -8
L worn 0 5|-22 43 -14
L worn 0 8|-23 -41 -22
L worn 1 2|-13 -25 -13
L worn 1 3|-17 -29 -17
L worn 1 9|-27 -49 -31
L worn 2|-3 41 -9
L worn 5|-36 35 -36
L worn 8|-42 -74 -21
L worn 9|-26 -49 -30
L worn cgo|16 53 3
L worn ct|14 52 14
L worn go|-29 -56 -27
L worn o|-41 -73 -42
L worn tb|-5 33 12
L worn t|16 38 24
L>  NAME NAME,none|-52 -44 -50
L>  and avoid|-49 -48 -37
L>  and ban|-47 -46 -33
L>  and dont|-3 29 6
L>  and none|-37 -24 -30
L>  and none|-|-27 18 -23
L>  and none|g|-39 -69 -45
L>  and none|o|-26 -47 -33
L>  and none|tb|-35 -40 -31
L>  and none|t|-34 -33 -30
L>  and not|-|-33 -56 -51
L>  and not|t|15 42 18
L>  and we dont|o|-13 -25 -15
L>  and we not|-1 43 20
L>  and we not|t|-13 26 11
L>  and without|24 69 29
L>  and without|t|20 64 26
L>  and x draw none|-|10 77 -2
L>  and x draw none|t|-5 53 17
L>  and x none|-38 -44 -35
L>  and x without|6 -4 28
L>  and x x,none|8 9 33
L>  and x x,so avoid|49 100 48
L>  and x,none|19 32 53
L>  and x,none|c|28 27 71
L>  and x,none|t|13 44 11
L>  and x,so avoid|11 25 9
L>  and x,so none|-25 -22 -24
L>  and x,so none|t|-31 -24 -28
L>  and x,type without|12 11 37
L>  and x,type without|c|21 23 56
L>  and x,type x,none|6 10 50
L>  and x,type x,none|c|21 22 51
L>  and x,without|30 39 95
L>  and x,without|ct|-1 13 47
L>  and x,without|c|12 22 54
L>  and x,x type,none|4 1 61
L>  and x,x,none|-47 -51 -66
L>  and x,x,without|17 17 45
L>  and x,x,without|c|17 17 45
L>  avoid|-43 -18 -24
L>  avoid|-|-32 6 -19
L>  avoid|go|-32 -35 -39
L>  avoid|g|-21 -32 -20
L>  avoid|t|-30 -1 -29
L>  ban|-|-41 -70 -39
L>  ban|o|-35 -46 -34
L>  be avoid|-27 -40 -24
L>  be avoid|o|-27 -40 -24
L>  be ban|-|33 79 35
L>  be ban|10 39 17
L>  be ban|t|2 25 10
L>  be be ind worn|t|9 29 19
L>  be be very worn|-8 56 21
L>  be be very worn|t|-2 44 18
L>  be be x,so without|-41 -42 -42
L>  be be x,so without|o|-41 -42 -42
L>  be hate|o|-25 -48 -26
L>  be ind none|11 44 16
L>  be ind none|tb|37 81 39
L>  be ind worn|-16 -31 -16
L>  be ind worn|o|-16 -31 -16
L>  be none|-27 -40 -38
L>  be none|o|-27 -40 -38
L>  be not|-13 30 6
L>  be not|o|-53 -94 -52
L>  be not|t|10 67 22
L>  be this x be none|-39 -28 -31
L>  be this x be none|go|-39 -28 -31
L>  be very worn|o|-43 -85 -43
L>  be worn|-4 43 1
L>  be worn|t|10 67 29
L>  be x ind worn|-2 35 16
L>  be x without|-32 -39 -32
L>  be x without|o|-32 -39 -32
L>  be x,so without|-18 -25 -21
L>  be x,so without|o|-18 -25 -21
L>  def avoid|-35 -22 -21
L>  def avoid|go|-35 -22 -21
L>  def x,avoid|-50 -54 -51
L>  def x,avoid|go|-39 -33 -30
L>  def x,avoid|g|-50 -58 -59
L>  dont|-37 -41 -29
L>  dont|-|-49 -33 -36
L>  dont|tb|-25 -28 -25
L>  draw and none|-31 -24 -29
L>  draw and none|go|-31 -24 -29
L>  draw ind x,so avoid|-38 -38 -23
L>  draw ind x,so avoid|-|-38 -38 -23
L>  draw none|o|-55 -43 -41
L>  draw not|-34 -43 -25
L>  draw x avoid|-41 -34 -23
L>  draw,none|45 38 18
L>  draw,none|t|32 -9 12
L>  for ind x x,none|34 14 15
L>  for ind x x,none|t|34 14 15
L>  hate|-21 -32 -21
L>  hate|-|-29 -43 -30
L>  hate|g|-30 -22 -37
L>  in others none|-38 -69 -46
L>  in others none|o|-38 -69 -46
L>  in this and we dont|-29 -46 -19
L>  in x x,none|-21 -18 -33
L>  in x,none|-27 -32 -30
L>  in x,so none|-20 -33 -25
L>  ind avoid|-16 -25 -16
L>  ind avoid|o|-16 -25 -16
L>  ind logo x,without|-31 -29 -42
L>  ind none|-21 -26 -25
L>  ind none|o|-21 -26 -25
L>  ind worn|-33 -62 -32
L>  ind worn|o|-33 -62 -32
L>  ind x and none|-21 -27 -17
L>  ind x and none|go|-21 -27 -17
L>  ind x and not|-14 -26 -14
L>  ind x and we not|-29 -35 -23
L>  ind x and we not|o|-29 -35 -23
L>  ind x none|-26 -28 -36
L>  ind x none|o|-26 -28 -36
L>  ind x want we avoid|-44 -45 -39
L>  ind x want we avoid|o|-44 -45 -39
L>  ind x,none|-30 -25 -30
L>  ind x,we none|-48 -35 -38
L>  ind x,we none|-|-48 -35 -38
L>  ind x,x this not|-42 -44 -35
L>  ind x,x this not|-|-42 -44 -35
L>  logo we def avoid|14 -16 -29
L>  logo we def avoid|o|-49 -26 -33
L>  logo we def avoid|t|32 4 13
L>  logo,none|-35 -20 -29
L>  logo,none|fo|-27 -28 -28
L>  logo,not|-38 -33 -32
L>  logo,not|fo|-38 -33 -32
L>  logo,want not|-16 -25 -15
L>  maybe be x:none|-21 -27 -19
L>  maybe be x:none|g|-21 -27 -19
L>  maybe not|-23 -45 -23
L>  none|-|-34 3 -33
L>  none|c|-8 -4 43
L>  none|go|-24 -31 -30
L>  none|g|23 47 22
L>  none|o|-40 -61 -44
L>  none|tb|22 67 22
L>  none|t|30 84 29
L>  not|-30 -41 -28
L>  not|-|-31 -34 -28
L>  not|go|-33 -31 -26
L>  not|to|-27 -21 -23
L>  not|t|-28 -22 -35
L>  of x none|-32 -33 -42
L>  of x none|o|-32 -33 -42
L>  others hate|-22 -43 -23
L>  others hate|o|-22 -43 -23
L>  others,def avoid|-28 -37 -21
L>  others,def avoid|t|-29 -37 -21
L>  others,none|-18 -30 -23
L>  so none|-29 -53 -30
L>  so none|gb|-25 -47 -28
L>  so not|-18 -24 -27
L>  this not|-20 -37 -21
L>  this not|o|-20 -37 -21
L>  this x be none|-30 -23 -21
L>  this x be none|o|-30 -23 -21
L>  this x not|-26 -23 -21
L>  turn ind logo,without|-33 -18 -23
L>  turn none|36 -3 -4
L>  turn not|-21 -29 6
L>  turn not|go|-23 -36 -26
L>  turn not|o|-29 -36 -49
L>  turn not|s|-18 -29 -40
L>  turn this be not|-30 -31 -29
L>  turn this be not|gb|-20 -28 -21
L>  turn this dont|-52 -38 -27
L>  turn we hate|16 66 30
L>  turn,none|-36 -28 -27
L>  turn,none|fgo|-24 -23 -27
L>  turn,none|lgo|-30 -30 -34
L>  type,avoid|-20 -32 -27
L>  type,none|-43 -43 -44
L>  type,none|lsgo|-17 -19 -29
L>  type,none|o|-18 -23 -36
L>  type,want none|-27 -24 -40
L>  very worn|-16 -31 -16
L>  very worn|o|-16 -31 -16
L>  want avoid|-|39 21 21
L>  want avoid|61 55 25
L>  want avoid|o|-55 -62 -49
L>  want avoid|t|49 47 35
L>  want none|-43 -41 -40
L>  want none|-|-52 -70 -68
L>  want not|-47 -61 -45
L>  want not|go|-43 -42 -32
L>  want not|o|-38 -57 -40
L>  want want none|-29 8 -24
L>  want we avoid|-9 45 14
L>  want we avoid|t|-9 30 8
L>  want x avoid|-23 -18 -26
L>  want x avoid|o|-23 -18 -26
L>  want x none|-57 -53 -52
L>  want x none|o|-27 -28 -42
L>  want x none|to|-44 -42 -38
L>  want,none|-13 -25 -7
L>  want,none|o|-27 -39 -38
L>  want,not|-37 -42 -45
L>  want,not|o|-37 -42 -45
L>  we avoid|o|-24 -31 -22
L>  we ban|1 36 8
L>  we ban|t|1 36 8
L>  we be not|-20 -38 -20
L>  we be not|o|-15 -30 -15
L>  we def avoid|-29 -54 -30
L>  we def avoid|fgo|-45 -42 -32
L>  we def avoid|go|-38 -37 -32
L>  we def avoid|t|60 -1 21
L>  we draw none|-22 -28 -25
L>  we hate|21 36 12
L>  we not|-38 -55 -44
L>  we not|-|-41 -55 -48
L>  we not|o|-34 -55 -30
L>  we want not|-23 -44 -26
L>  we want not|to|-23 -44 -26
L>  we x not|-37 -46 -37
L>  we x,none|-2 -6 35
L>  with none|-74 -62 -62
L>  with none|b|-51 -51 -46
L>  with none|gbpo|-41 -28 -33
L>  without|cgo|6 -17 26
L>  without|ct|17 19 43
L>  without|o|-26 -32 -50
L>  without|tb|-41 -42 -40
L>  without|t|-41 -38 -41
L>  worn|-|-20 -30 -25
L>  worn|o|-19 -28 -19
L>  x and none|-|-43 -4 -26
L>  x and not|-39 -38 -47
L>  x and not|go|-27 -44 -40
L>  x and not|o|-16 -30 -16
L>  x and we dont|-16 -30 -18
L>  x and we dont|o|-16 -30 -18
L>  x and we hate|-32 -62 -44
L>  x and we not|6 40 14
L>  x and we not|o|-36 -65 -38
L>  x and x,none|16 18 47
L>  x and x,without|c|28 20 62
L>  x avoid|-22 -36 -22
L>  x avoid|go|-24 -16 -25
L>  x ban|22 64 26
L>  x ban|t|21 66 27
L>  x be ban|o|-40 -64 -39
L>  x be be very worn|18 43 20
L>  x be be very worn|o|-24 -47 -25
L>  x be ind avoid|-26 -45 -26
L>  x be ind avoid|o|-26 -45 -26
L>  x be not|-24 -38 -24
L>  x be not|o|-24 -38 -24
L>  x def avoid|42 -21 10
L>  x def avoid|t|23 -30 2
L>  x dont|-26 -39 -26
L>  x draw none|-29 -41 -32
L>  x draw none|o|-29 -41 -32
L>  x hate|-30 -35 -23
L>  x hate|o|-28 -31 -22
L>  x in x,none|-61 -45 -38
L>  x logo,none|-25 -17 -20
L>  x none|-18 -62 -11
L>  x none|-|-16 -71 -35
L>  x none|gb|4 55 4
L>  x none|go|-29 -36 -27
L>  x none|lgo|-38 -40 -42
L>  x not|go|-49 -43 -51
L>  x not|o|-28 -40 -28
L>  x others,def avoid|9 44 21
L>  x others,def avoid|t|5 28 14
L>  x so none|-38 -68 -36
L>  x so none|go|-34 -54 -30
L>  x type,none|-22 -26 -29
L>  x want avoid|o|-97 -64 -62
L>  x want none|-9 25 -17
L>  x want we avoid|-37 -51 -41
L>  x want we avoid|o|-37 -51 -41
L>  x we ban|-26 -38 -22
L>  x we ban|o|-26 -38 -22
L>  x we draw none|-21 -31 -37
L>  x we x so none|-25 -39 -26
L>  x with none|-25 -32 -44
L>  x with none|o|-19 -18 -36
L>  x without|-39 -38 -17
L>  x without|-|-29 -24 -29
L>  x without|ct|-45 -32 -20
L>  x without|go|-25 -25 -38
L>  x without|o|-14 -14 -25
L>  x worn|20 47 22
L>  x x and none|-21 -38 -26
L>  x x and none|go|-22 -38 -28
L>  x x and not|-20 -29 -25
L>  x x and not|o|-20 -29 -24
L>  x x def avoid|53 21 20
L>  x x def avoid|o|-70 -39 -43
L>  x x none|-8 1 28
L>  x x none|-|-34 -24 -32
L>  x x none|o|2 1 31
L>  x x not|-|11 28 13
L>  x x not|8 34 -14
L>  x x not|t|19 42 20
L>  x x x none|-45 -50 -44
L>  x x,and none|-33 -55 -37
L>  x x,and none|o|-33 -55 -37
L>  x x,avoid|-25 -30 -34
L>  x x,none|-58 -73 -77
L>  x x,none|-|-55 -58 -42
L>  x x,none|go|-29 -42 -30
L>  x x,none|o|-23 -20 -31
L>  x x,so want none|-39 -41 -30
L>  x x,so want none|-|-39 -41 -30
L>  x x,without|-34 -27 -24
L>  x x,without|l|-31 -27 -21
L>  x,and not|-19 -30 -27
L>  x,and not|-|-19 -30 -27
L>  x,and without|-19 -30 -17
L>  x,and without|o|-19 -30 -17
L>  x,and x not|-35 -39 -46
L>  x,avoid|-17 -33 12
L>  x,avoid|-|-15 -30 6
L>  x,avoid|ct|10 9 30
L>  x,avoid|o|-27 -37 -32
L>  x,in none|-24 -26 -21
L>  x,ind x and none|-43 -42 -40
L>  x,ind x,none|-23 -18 -29
L>  x,none|-|-42 -19 -16
L>  x,none|ct|24 16 61
L>  x,none|go|-46 -43 -48
L>  x,none|g|1 59 25
L>  x,none|o|-29 -13 -6
L>  x,none|sgo|3 8 26
L>  x,none|tb|-29 -31 -22
L>  x,none|t|8 -32 -6
L>  x,not|-32 -33 -7
L>  x,not|-|-30 -42 -38
L>  x,not|go|-31 -19 12
L>  x,not|o|-31 -30 -29
L>  x,so avoid|5 36 13
L>  x,so not|-|-14 -26 -14
L>  x,so not|16 36 7
L>  x,so want none|-38 -51 -37
L>  x,so want none|t|-38 -51 -37
L>  x,type x,none|o|-33 -26 -41
L>  x,type x,without|16 14 38
L>  x,type x,without|c|16 14 38
L>  x,we dont|-21 -40 -26
L>  x,we dont|o|-21 -40 -26
L>  x,we not|-30 -20 -20
L>  x,without|-44 -33 -22
L>  x,without|go|-59 -39 -42
L>  x,without|lo|-20 -24 -28
L>  x,without|o|-24 -25 -33
L>  x,x none|-3 7 29
L>  x,x none|go|-3 7 29
L>  x,x not|26 -16 -9
L>  x,x not|go|33 -4 2
L>  x,x type,none|o|-32 -30 -59
L>  x,x type,want none|21 20 47
L>  x,x x type,none|-28 -27 -50
L>  x,x x,none|-28 -20 -10
L>  x,x x,none|o|-36 -36 -69
L>  x,x,none|o|-57 -45 -70
L>  x,x,none|sgo|13 22 51
L>  x,x,not|-32 -32 -32
L>  x,x,without|-23 -20 -29
L>  x,x,without|o|-24 -20 -30
L>  yes,x none|-|47 13 22
L>  yes,x none|59 16 28
L> &x,none|-7 4 46
L> ,and avoid|-46 -46 -48
L> ,and none|12 25 26
L> ,and none|go|-43 -43 -33
L> ,and not|-25 -39 -22
L> ,avoid|-|24 -11 29
L> ,avoid|25 11 34
L> ,avoid|ct|13 23 33
L> ,avoid|go|-33 -37 -42
L> ,avoid|t|32 18 11
L> ,def avoid|-28 -46 -30
L> ,def avoid|-|-28 -46 -30
L> ,def be avoid|-16 35 9
L> ,def be avoid|-|8 29 10
L> ,in x none|-50 -14 -36
L> ,ind x and none|-55 -63 -47
L> ,ind x and none|tb|-48 -47 -48
L> ,ind x and none|t|-30 -37 -31
L> ,ind x,none|22 9 50
L> ,ind x,x x,none|12 8 27
L> ,none|-|-28 11 1
L> ,none|cgo|6 20 38
L> ,none|cg|8 25 7
L> ,none|ct|-14 23 47
L> ,none|c|-35 -41 -33
L> ,none|fgo|-20 -28 -16
L> ,none|fo|-36 -38 -40
L> ,none|gb|-2 33 3
L> ,none|go|-38 -28 -37
L> ,none|lo|-27 -28 -30
L> ,none|lto|-29 -49 -31
L> ,none|l|-26 -34 -32
L> ,none|o|-38 -36 -38
L> ,none|p|-14 -25 -13
L> ,none|sg|-24 -25 -21
L> ,none|so|-42 -45 -46
L> ,none|s|-45 -62 -53
L> ,none|to|-2 53 12
L> ,not|32 59 24
L> ,not|b|8 37 12
L> ,not|ct|28 16 1
L> ,not|go|-35 -35 -36
L> ,not|g|5 31 10
L> ,not|sgo|-29 -37 -37
L> ,not|s|-34 -29 -26
L> ,not|t|-37 17 -12
L> ,so avoid|2 29 10
L> ,so avoid|tb|17 43 20
L> ,so avoid|t|26 53 26
L> ,so none|-39 -14 -27
L> ,so none|o|-46 -85 -49
L> ,so none|t|-19 -11 -34
L> ,so not|-4 31 3
L> ,so not|t|7 48 23
L> ,so so avoid|-34 -64 -33
L> ,so so avoid|t|-34 -64 -33
L> ,so want none|0 39 -4
L> ,so want none|c|-4 26 -14
L> ,so without|-29 -47 -37
L> ,so without|-|-30 -52 -41
L> ,turn none|-7 -31 -27
L> ,turn not|-24 -47 -37
L> ,turn not|-|-52 -46 -36
L> ,turn not|t|92 33 39
L> ,turn want none|35 -1 -4
L> ,type without|15 34 26
L> ,type x,without|-|28 12 66
L> ,type x,without|12 10 42
L> ,type,none|-31 -38 -40
L> ,very worn|-13 -25 -13
L> ,want none|-40 -50 -43
L> ,want none|lo|-17 -26 -24
L> ,want not|-50 -70 -43
L> ,want not|go|-37 -31 -26
L> ,we avoid|-38 -51 -32
L> ,we none|1 62 18
L> ,we not|-12 -45 -35
L> ,without|-38 -22 -26
L> ,without|f|-14 -25 -21
L> ,without|l|-15 -19 -25
L> ,without|s|-22 -24 -25
L> ,x and x,none|1 28 -1
L> ,x and x,none|t|24 61 14
L> ,x none|go|-33 -29 -33
L> ,x not|go|-37 -41 -35
L> ,x this not|t|18 41 19
L> ,x type,none|-|-50 -40 -38
L> ,x type,none|ct|17 18 42
L> ,x x type,none|-35 -41 -42
L> ,x x,none|33 -7 26
L> ,x x,none|cgo|18 2 67
L> ,x x,none|go|-27 -22 -36
L> ,x x,none|t|44 12 1
L> ,x x,x,none|-23 -35 -26
L> ,x,none|c|8 9 43
L> ,x,not|5 -33 0
L> ,x,not|sgo|-63 -58 -62
L> ,x,x type,none|22 19 46
L> ,x,x,none|39 8 43
L> ,x,x,without|-28 -27 -30
L> -without|-59 -65 -75
L> :none|-28 -1 -13
L> :none|-|-38 -16 -26
L> :none|go|-28 -41 -36
L> :x,x and x,none|-16 -27 -19
N # and|-62 -75 -44
N #ff5a1f|-32 -53 -40
N - #|-47 -49 -45
N - -|-38 -29 -24
N - 0|-26 -30 -43
N - NAME|-103 -108 -76
N - and|-62 -21 -17
N - any|-2 13 41
N - as|-29 -36 -34
N - avoid|-46 -53 -48
N - be|-63 -59 -52
N - brand|-33 -24 -22
N - b|-23 -22 -26
N - cg|-51 -52 -53
N - colour|-102 -70 -77
N - co|7 -36 -36
N - cto|-42 -43 -48
N - ct|-76 -70 -60
N - c|-64 -49 -42
N - def|-17 -24 -36
N - dont|-38 -39 -33
N - gb|-43 -41 -41
N - go|19 28 -2
N - gpo|-26 -28 -41
N - hate|-2 -34 -12
N - lgbo|14 13 70
N - lgo|43 2 9
N - logo|-94 -66 -77
N - l|-23 -38 -54
N - maybe|-1 27 2
N - of|25 -1 9
N - or|16 34 31
N - others|-13 -42 -15
N - past|0 -25 -24
N - p|-45 -31 -24
N - so|-32 13 13
N - st|14 16 42
N - s|-29 -23 -27
N - tbo|-33 -37 -33
N - tb|-73 -56 -29
N - this|-26 9 -32
N - to|-80 -63 -70
N - type|-14 39 25
N - t|-102 -71 -58
N - very|-33 -23 -36
N - with|35 7 40
N 0 -|-23 -26 -5
N 0 draw|-25 -30 -30
N 0 g|34 4 4
N 0 ind|-22 -21 -30
N 0 o|3 11 33
N 0 type|12 11 43
N 1|-33 -42 -51
N 30|-44 -46 -39
N 340|-27 -21 -24
N 4|-65 -64 -64
N 5|-61 -64 -72
N 6|-45 -71 -46
N 70s|3 5 29
N 8|-48 -53 -49
N 9|-34 -39 -40
N NAME -|-34 -28 -30
N NAME be|-48 -1 -31
N NAME brand|0 30 6
N NAME c|39 33 19
N NAME def|-38 10 -10
N NAME ind|-11 -39 -43
N NAME in|-39 -48 -31
N NAME o|-46 -74 -61
N NAME this|-70 -64 -70
N NAME turn|20 11 33
N aarhus|-38 -63 -38
N abbiamo|-53 -33 -42
N abeille|-63 -49 -43
N aber|-42 -37 -46
N abogados|38 12 10
N about|57 10 -6
N above|-56 -42 -73
N absolutely|10 7 35
N abstract|10 55 13
N abstrait|-9 7 32
N accents|-28 -7 -39
N accent|-22 -29 -32
N acid|-27 3 -13
N acorn|-58 -44 -33
N address|-19 -23 -35
N add|-28 -36 -10
N advisory|-28 -13 -17
N after|-50 -32 -41
N agave|-26 -30 -26
N agency|-49 -52 -39
N agree|-25 -32 -29
N aimerait|19 47 20
N airplanes|-29 -51 -34
N air|-43 -32 -32
N algo|-41 -40 -40
N allergic|44 34 24
N all|6 26 -19
N alone|-49 -70 -43
N already|39 16 13
N also|-23 30 7
N always|-19 -19 -27
N al|-52 -47 -42
N amarelo|-28 -23 -21
N amber|16 41 3
N am|-28 -34 -26
N anchors|-28 -33 13
N and #|-45 -46 -44
N and 0|-50 -49 -38
N and be|-51 -48 -32
N and cb|52 18 22
N and cgb|24 40 20
N and cgo|1 -34 -26
N and cg|-17 -10 -44
N and co|7 30 12
N and ctb|2 -29 -12
N and cto|-34 -23 -28
N and ct|-73 -17 -31
N and c|-30 -70 -51
N and def|-32 0 -14
N and gb|-29 -44 -32
N and go|50 -10 13
N and g|-22 -5 -27
N and ind|-35 -36 -41
N and in|-56 -44 -47
N and l|-33 -6 -25
N and others|-29 -41 -35
N and o|26 7 3
N and sgo|-14 -42 -26
N and so|29 -8 -2
N and tb|-16 -26 -8
N and this|-44 -84 -46
N and to|-57 -72 -52
N and t|37 22 15
N and want|-36 -59 -34
N animal|-44 -30 -24
N anthracite|12 36 14
N antique|-10 -27 -22
N anvil|-43 -55 -52
N any -|-36 -38 -40
N any any|-2 3 37
N any colour|-27 -15 -19
N any def|-55 -55 -46
N any g|-62 -18 -54
N any ind|-51 -46 -57
N any so|-49 -29 -32
N any s|-41 -33 -36
N any tb|-28 -48 -43
N any this|29 67 13
N any turn|-37 -36 -43
N any t|-26 -28 0
N any we|27 -8 32
N anything|-41 -45 19
N any|-23 -38 -13
N an|9 19 27
N ao|-33 -27 -20
N apple|-38 -40 -27
N apricot|-39 -45 -46
N arch|6 14 45
N arena|-39 -33 -41
N are|12 -32 -10
N arms|-43 -30 -28
N around|27 15 -15
N arredondadas|-38 -31 -41
N arriba|-53 -32 -40
N arrows|-22 -46 -38
N art|-38 -35 -34
N as ind|-27 -34 -34
N asked|-38 -47 -49
N astratto|-60 -61 -62
N as|-61 -28 -11
N at|-2 -4 -46
N audience|-38 -33 -27
N aus|-40 -31 -42
N au|-37 -19 -22
N avoid -|13 27 16
N avoid any|17 -33 0
N avoid avoid|-55 -55 -56
N avoid cgo|34 15 24
N avoid ctb|-53 -58 -49
N avoid def|-45 -32 -16
N avoid go|-33 -45 -16
N avoid g|-6 -33 -37
N avoid ind|34 -5 3
N avoid named|-42 -30 -31
N avoid o|-27 -2 -20
N avoid tb|-31 -24 -32
N avoid we|-35 -13 -18
N avoid|-9 -14 30
N away|-55 -55 -56
N azul|-84 -76 -86
N b NAME|-69 -53 -48
N b brand|-27 -28 -8
N b cgo|-21 -28 -17
N b gb|-42 -44 -43
N b g|-32 -30 3
N b ind|-25 -48 -32
N b in|6 -30 -29
N b named|-38 -45 -31
N b o|-48 -27 -12
N b so|33 -4 6
N b t|-45 -40 -38
N backerei|38 18 20
N background|-3 50 18
N badger|44 -5 25
N badge|-41 -52 -70
N bakery|32 1 2
N balloons|-33 -22 15
N ball|-35 -36 -32
N bamboo|0 -3 26
N ban -|8 -4 46
N ban o|-38 -26 -31
N bandoneon|-31 -46 -28
N bank|-26 -23 -26
N banned|91 23 46
N bari|-37 -42 -47
N barn|-63 -43 -39
N basket|27 30 67
N be -|-46 -10 -1
N be 0|-26 -22 -25
N be NAME|-27 -42 -34
N be avoid|-10 -30 14
N be ban|79 31 60
N be be|-27 23 -10
N be cgo|-31 -30 -28
N be def|-49 -2 -48
N be draw|-9 -28 -24
N be go|-26 -28 -8
N be g|-46 -28 -29
N be hate|21 34 2
N be in|-25 -30 -24
N be maybe|-69 -71 -60
N be named|-22 -33 -47
N be none|-36 -24 -17
N be of|-42 -25 -32
N be o|-39 -42 -10
N be past|40 16 14
N be sell|22 53 46
N be sgo|-40 -65 -70
N be sg|-68 -49 -57
N be s|-38 -51 -51
N be this|35 9 13
N be turn|-49 -58 -54
N be t|8 15 52
N be very|-32 -9 0
N be want|1 42 7
N bean|-32 -26 10
N because|22 48 18
N been|-26 -38 -32
N bee|-37 -20 -22
N began|-44 -33 -43
N bege|-24 -24 -30
N behind|-66 -73 -84
N beige|-45 -64 -65
N bell|-36 -46 -47
N below|-32 -30 -60
N berimbau|-29 -43 -43
N besen|-60 -52 -59
N beside|-24 -29 -21
N best|-45 -48 -34
N better|5 -4 -40
N between|-50 -49 -38
N be|35 34 13
N bien|-53 -51 -38
N big|-29 -11 18
N bike|-34 -30 -34
N birch|-78 -50 -56
N birdhouse|31 20 14
N bird|-48 -24 -32
N bisturi|-57 -37 -43
N blackbird|-73 -51 -63
N blackletter|29 -15 1
N black|-9 -6 -35
N blanco|-26 -25 -26
N blanc|29 8 6
N bleu|-31 -33 -33
N blitz|-29 -37 -25
N blood|-52 -44 -55
N blush|-40 -29 -42
N blu|-38 -29 -28
N bobine|-35 -48 -28
N boca|-21 -28 -18
N bodoni|-21 -22 -25
N body|-86 -122 -88
N bold|-8 12 65
N bol|-41 -28 -40
N bones|-53 -42 -53
N bone|-52 -52 -52
N books|3 -6 29
N book|-49 -29 -15
N boot|-31 -41 -39
N bosco|34 14 16
N botijo|-25 -18 -18
N bottega|39 6 10
N bottle|-52 -70 -53
N bought|-28 -33 -17
N boulangerie|15 31 22
N bouncy|-34 -31 -30
N bouquetin|-85 -79 -47
N bowl|-36 -41 -54
N boxes|-40 -41 -46
N box|-63 -41 -42
N brains|-1 -31 -29
N brain|-34 -26 -39
N brand and|25 2 6
N brand be|-107 -98 -84
N brand colour|-50 -69 -41
N brand draw|3 12 36
N brand g|25 51 21
N brand ind|-26 6 -8
N brand in|13 27 4
N brand named|-15 10 -25
N brand o|-69 -39 -52
N brand we|-18 -27 -23
N brand without|-37 -25 -25
N brand with|30 18 36
N brand|-68 -65 -54
N brasao|-24 -22 -25
N brass|-67 1 -33
N brewing|-54 -57 -44
N brick|-73 -65 -72
N bros|-58 -44 -43
N brother|-22 -25 -26
N brown|-37 -80 -36
N brun|-46 -34 -26
N brush|-53 -24 -21
N bubbles|-54 -43 -50
N bubbly|13 9 26
N bufete|43 44 20
N bugambilias|-1 5 27
N bugambilia|-28 -6 -12
N built|-55 -69 -40
N bull|-68 -57 -52
N bun|-39 -25 -24
N burger|-19 -25 -17
N burgundy|65 28 26
N burnt|-38 -35 -37
N business|-21 -34 -12
N butcher|-29 -44 -31
N butter|-28 -17 -18
N button|9 31 14
N but|32 -20 29
N by|-9 -23 -26
N c -|-63 -75 -53
N c and|5 -19 -41
N c cgo|-68 -78 -54
N c colour|-30 -54 -28
N c co|34 14 12
N c ctb|-66 -51 -58
N c cto|-28 -18 -17
N c ct|-79 -67 -54
N c c|-1 -17 -40
N c g|-28 -23 -21
N c ind|-27 -21 -30
N c in|-51 -48 -43
N c l|-93 -68 -76
N c sgo|-6 38 -3
N c s|-33 -31 -25
N c type|-51 -34 -32
N c t|-37 -34 -32
N c want|-23 -34 -22
N c without|-33 -76 -39
N c with|-58 -50 -55
N cactus|-32 -29 -35
N cafe|0 32 4
N called|-25 -33 -26
N call|-23 -39 -24
N calm|-45 -41 -27
N camera|-35 -41 -34
N camiones|-21 -25 -20
N candelabro|9 49 17
N candle|-71 -61 -68
N cant|-34 -43 -36
N can|-103 -42 -51
N capitales|-43 -49 -41
N capitals|-12 20 26
N capital|-54 -36 -42
N cap|13 6 54
N carp|5 42 15
N carrot|-46 -44 -26
N cars|-7 -2 25
N cartoon|-15 -29 -5
N car|-37 -47 -38
N casa|-4 -26 -4
N case|38 28 46
N cat|-4 48 2
N cb and|-18 -26 -20
N cb cgo|-126 -94 -97
N celeste|-33 -32 -29
N cellar|-30 -24 -24
N centre|-52 -49 -45
N ce|-47 -39 -48
N cg -|-32 -29 -38
N cg cgo|61 9 -2
N cg cg|-48 -35 -46
N cg colour|-55 -28 -29
N cg ctb|-36 -39 -47
N cg ind|-39 -38 -36
N cg l|-39 -30 -45
N cg none|26 20 63
N cg so|-43 -52 -50
N cg type|20 56 23
N cg t|15 38 8
N cg want|-52 -39 -32
N cg with|-37 -36 -23
N cgo -|-43 -39 -43
N cgo avoid|-48 -38 -45
N cgo be|-14 26 -14
N cgo cgo|8 -36 -30
N cgo cg|-91 -66 -71
N cgo colour|-33 -9 -41
N cgo ctb|-43 -48 -44
N cgo cto|-48 -29 -23
N cgo c|41 39 -2
N cgo go|-21 -10 -33
N cgo ind|38 11 5
N cgo in|-51 -19 -36
N cgo lgo|-19 -32 -46
N cgo logo|-38 -33 -32
N cgo lo|-20 -26 -18
N cgo lsgo|-50 0 -28
N cgo none|-33 4 -7
N cgo others|-40 11 -1
N cgo sg|-34 -33 -36
N cgo so|30 3 -2
N cgo to|-50 -27 -33
N cgo type|-43 -8 -34
N cgo want|-66 -64 -59
N cgo we|-29 18 -12
N chain|-72 -72 -61
N chairs|37 34 26
N chair|-13 8 29
N chalk|-30 -24 -23
N chama|-68 -44 -42
N chameleon|-36 2 -15
N charcoal|-66 -58 -72
N charity|2 11 30
N charts|14 10 41
N cheap|-33 -33 -33
N cheeky|-30 -34 -23
N cheerful|-17 -27 -25
N cheers|-46 -44 -43
N cheese|-6 -8 35
N chefs|46 -13 13
N chef|41 14 11
N cherry|28 4 6
N chestnut|-18 -33 -23
N chiama|-51 -50 -71
N chile|28 13 35
N chili|-27 -15 -14
N chocolate|26 -10 2
N chopsticks|-36 -23 -4
N chose|-53 -49 -71
N chunky|-40 -25 -22
N church|-60 -24 -43
N cifrao|-27 12 -15
N cinnamon|-62 -50 -57
N circles|-35 -40 -29
N circle|41 13 7
N circuit|13 45 18
N circus|-38 -25 -24
N ci|-16 -27 -27
N claim|21 21 60
N clay|-41 -40 -30
N clean|-28 -7 -18
N clear|30 7 42
N clinical|-36 -59 -43
N clinic|-34 -35 -26
N clip|-27 -24 -23
N clock|-2 15 45
N clothes|-32 -39 -27
N clouds|-65 -76 -95
N cloud|-61 -97 -56
N co -|-73 -53 -45
N co and|-60 -57 -48
N co cg|-27 -48 -58
N co cto|-26 -46 -30
N co ct|-43 -24 -29
N co l|-39 -24 -37
N co none|-37 5 -9
N co want|9 29 11
N cocoa|-25 -39 -34
N code|-27 -26 -27
N coffee|23 57 25
N coins|-22 -48 -46
N cold|-39 -35 -37
N collect|-20 -16 -27
N colori|-26 -21 -23
N colors|-29 -14 -2
N color|-46 -28 -27
N colour #|-33 -34 -36
N colour -|-69 -44 -40
N colour and|-56 -30 -32
N colour be|-74 -60 -49
N colour cgb|-14 -37 -16
N colour cgo|0 30 13
N colour cg|-33 -28 -28
N colour cto|-53 -29 -30
N colour c|-11 -54 -31
N colour go|-34 -17 -8
N colour sg|-72 -56 -68
N colour we|-35 -60 -35
N colours|37 -56 -19
N colour|-44 -70 -49
N combs|8 -25 -29
N comes|-30 -35 -31
N coming|-33 -29 -28
N comme|-27 -29 -24
N como|-28 -28 -29
N company|-29 -18 -25
N compass|18 44 11
N competitors|-37 -20 -20
N competitor|-37 -38 -29
N com|-59 -53 -50
N condensada|-40 -35 -38
N condensed|-42 -52 -62
N contrast|-26 -22 -23
N contra|-55 -62 -14
N cool|-47 -47 -42
N copper|-61 -75 -75
N corail|6 30 0
N coral|-1 49 12
N corazones|23 24 77
N cores|-5 28 1
N cormorant|-7 -1 31
N corporate|-31 -21 -25
N could|37 24 -7
N couleur|-34 -36 -37
N cover|-32 -27 -23
N cows|16 15 41
N cow|22 19 33
N co|-27 -39 7
N crab|-26 -37 -29
N cranes|-29 -24 -22
N crane|-55 -63 -10
N cream|-15 -11 -59
N creme|6 36 28
N crest|-70 -55 -45
N crimson|-6 37 1
N crossed|-28 -25 -19
N cross|-42 -29 -10
N cruise|-20 -40 -23
N crumb|-56 -39 -42
N ct -|-80 -60 -61
N ct cg|-81 -78 -80
N ct co|-46 -41 -31
N ct c|-47 -35 -50
N ct def|-25 -20 -6
N ct go|-29 -37 -28
N ct ind|-28 -44 -37
N ct lsgo|-48 -30 -31
N ct none|-22 -35 -35
N ct sgo|-36 -44 -45
N ct type|-26 -22 -24
N ct want|-36 -26 -7
N ct we|-30 -2 -28
N ct without|-31 -28 -30
N ctb -|12 30 13
N ctb brand|14 36 11
N cto and|-34 -60 -56
N cuatro|-67 -56 -58
N cup|-28 -40 -8
N curl|-39 -34 -10
N current|2 47 11
N curtains|-53 -37 -44
N cuscino|2 -27 -19
N customers|33 10 7
N customer|-20 -16 -26
N custom|-35 -26 -29
N cut|-49 -34 -11
N daily|-42 -29 -40
N dairy|-35 -50 -56
N dark|-41 -42 -71
N dashboard|-29 -38 -32
N dated|-51 -37 -44
N daughters|-36 -28 -28
N da|-66 -48 -52
N deadline|-28 -24 -13
N dead|5 7 33
N decide|-19 -37 -31
N deco|12 40 63
N deep|25 -1 -2
N def 0|48 37 5
N def avoid|-45 -34 -25
N def bo|-36 -28 -23
N def brand|-66 -24 -44
N def cgo|10 37 16
N def ct|-16 -64 -37
N def draw|-35 -51 -35
N def go|-5 26 30
N def gpo|9 8 29
N def gp|-61 -47 -56
N def g|-64 -87 -66
N def logo|-48 -46 -10
N def l|21 21 43
N def named|-8 17 -27
N def o|-45 -64 -41
N def sell|-27 -20 -21
N def so|15 10 37
N def tb|-41 -8 19
N def type|37 -28 -13
N def t|-28 2 -24
N def want|16 34 13
N def we|-61 -77 -75
N def with|-60 -61 -48
N degradado|-29 -38 -24
N degrades|1 0 29
N degrade|-49 -44 -32
N delicate|-34 -19 10
N del|-11 -27 -17
N der|-35 -11 -16
N deshalb|-48 -44 -57
N design|-32 -1 -28
N desk|-33 -40 -28
N dessine|10 29 11
N dessin|-33 -31 -26
N des|-40 -60 -3
N detesto|25 13 6
N developers|-38 -33 -27
N didone|16 40 81
N die|-53 -75 -37
N different|-58 -40 -34
N directors|-30 -25 -22
N dislikes|-28 -20 -15
N dispensamos|39 -6 56
N display|-28 -26 -28
N ditch|-8 27 -1
N doesnt|-29 -20 -21
N does|23 40 12
N dog|13 21 48
N dont go|-46 -40 -33
N dont g|-34 -40 -59
N dont ind|-24 28 -9
N dont o|44 38 42
N dont sell|-22 -26 -3
N dont want|7 -38 -2
N donts|16 45 38
N dont|-19 -26 -8
N dorado|-28 -14 -21
N dore|-48 -31 -28
N dot|-28 -21 -27
N dourado|-47 -40 -50
N doves|-48 -39 -48
N dovetail|38 4 8
N do|-31 8 10
N dragons|-39 -6 -55
N dragon|40 -13 -6
N draw -|-33 -29 -32
N draw and|-26 -51 -36
N draw any|-36 -22 -33
N draw be|-30 -50 -31
N draw cgb|-36 -53 -39
N draw cgo|-33 -21 -41
N draw ct|-25 -20 -20
N draw def|-2 -44 -22
N draw go|11 34 0
N draw g|6 9 27
N draw in|-15 -29 -16
N draw none|-32 -26 -23
N draw others|14 42 19
N draw o|-32 -12 -20
N draw tb|-4 -41 -19
N draw this|-33 -18 1
N draw we|-34 -29 -16
N drawer|-83 -75 -81
N drawing|-42 -58 -40
N drawn|-39 -25 -10
N draw|-35 -60 -16
N drew|-45 -68 -47
N drive|-26 -24 -39
N drops|-35 -35 -42
N drop|-37 -15 -10
N duck|-58 -70 -48
N dumpling|21 51 21
N dusty|-2 -28 -19
N d|8 19 58
N each|-39 -22 -25
N ears|-35 -28 -15
N earthy|-31 0 -14
N editorial|-19 -25 -17
N eighteen|-26 -20 -19
N einem|-24 -25 -33
N eine|36 40 10
N electricians|-45 -43 -32
N electric|-54 -41 -39
N elegante|35 1 31
N elephant|-32 -25 -30
N eleven|-80 -45 -55
N else|-31 -28 -35
N el|-13 -38 -20
N ember|-49 -35 -30
N emblem|36 37 25
N embroidered|9 57 9
N empattements|-3 -1 27
N empattement|-1 2 39
N encore|-27 -13 -13
N end|-39 -48 -53
N engineers|1 -26 -14
N engine|-34 -30 -30
N envelope|26 34 9
N en|-40 -32 -32
N era|-31 -22 -17
N eslogan|35 31 83
N esquerda|34 -1 3
N essere|-40 -44 -42
N estamos|-26 -26 -24
N estate|-50 -43 -60
N estilizada|-43 -26 -32
N est|2 8 35
N etched|-51 -40 -60
N even|-34 -25 -27
N everybody|21 55 23
N everyone|-57 -51 -60
N everything|-40 -25 -28
N every|-11 -57 7
N evitare|-56 -41 -43
N evita|33 16 41
N eviter|-31 -57 7
N evitez|-23 -10 35
N evitiamo|-23 -26 -23
N except -|-62 -53 -41
N except def|3 34 3
N except ind|-26 -27 -30
N except of|26 -4 7
N except we|28 -9 11
N extended|2 11 40
N extra|-11 -23 34
N eyes|-21 -42 -23
N e|-35 -11 -27
N f -|-29 -19 -39
N f c|-27 -22 -20
N f ind|-27 -25 -29
N face|-36 -39 -45
N fact|-3 -23 -27
N faded|-48 -52 -47
N fairy|12 8 25
N fair|-22 -25 -31
N fait|-35 -26 -34
N farben|-38 -24 -25
N farmer|8 35 17
N farm|-33 -32 -25
N fashioned|-37 -23 -21
N fat|17 23 44
N favor|-16 -25 8
N fazemos|-32 -33 -24
N feel|-11 -20 25
N ferrante|-30 -42 -31
N feuille|-34 -18 10
N few|-43 -40 -33
N fg -|-17 -27 -25
N fgo with|-46 -47 -47
N fica|-35 -30 -21
N fig|28 64 61
N films|38 3 35
N finally|-34 -42 -43
N finch|-46 -53 -53
N find|39 5 4
N fines|-39 -30 -39
N fire|-60 -51 -47
N fish|-27 -18 -8
N fit|-25 -33 -23
N fix|-30 -40 -22
N fizzy|-56 -33 -36
N flames|-66 -67 -72
N flame|-27 -12 -17
N flat|-51 -43 -38
N flight|-51 -42 -33
N flor|-41 -75 -47
N flour|-59 -59 -48
N flowers|-28 -49 -7
N fluorescent|-49 -45 -52
N fo -|-45 -30 -32
N foal|13 44 14
N fold|28 2 9
N folk|-41 -30 -29
N footprint|3 19 53
N for NAME|26 22 11
N for colour|-24 -29 -24
N for def|-21 -42 -10
N for gb|-36 -37 -39
N for ind|27 21 28
N forbidden|-15 3 31
N forge|-36 -35 -23
N forks|-36 -8 -29
N fork|-46 -47 -47
N former|-32 -21 -19
N form|-58 -41 -39
N free|-39 -49 -49
N freight|-48 -60 -62
N fresh|-32 -22 -28
N freundlichen|-29 -27 6
N friday|-39 -39 -47
N friendly|51 30 94
N fringe|-23 -25 -16
N fruit|-33 -19 -28
N fun|21 20 75
N fur|16 -31 -5
N futura|3 5 48
N g -|17 19 29
N g 0|-47 -38 -39
N g and|3 -29 -27
N g any|-50 -45 -34
N g brand|3 7 33
N g b|-16 -37 -25
N g ct|-25 -17 -15
N g def|25 51 21
N g for|-32 -30 -31
N g gb|-47 -29 -51
N g go|-76 -115 -60
N g g|-29 -6 -8
N g ind|-35 -11 1
N g in|-22 -40 -16
N g lsgo|7 26 -18
N g lt|13 11 47
N g maybe|-41 -42 -55
N g named|-53 -30 -31
N g others|-70 -56 -38
N g sell|14 44 16
N g s|8 29 50
N g tb|-57 -41 -61
N g this|-17 -40 -20
N g type|-57 -48 -32
N g t|-32 -7 8
N g want|-49 -53 -44
N g we|41 49 50
N game|-43 -42 -31
N garamond|-3 14 36
N garden|-33 -48 -33
N gargles|34 21 36
N gargle|-50 -46 -40
N garibaldi|-62 -58 -39
N gb -|-48 -36 -53
N gb and|-36 -29 -30
N gb be|4 25 5
N gb cgo|1 42 10
N gb g|-32 -32 -23
N gb in|49 54 27
N gb l|-41 -25 -31
N gb named|-35 -37 -25
N gb none|0 0 35
N gb tb|-33 -25 -28
N gb t|13 11 71
N gb want|-35 2 -30
N gb we|-16 -10 -39
N gbo -|-42 -46 -46
N gbo draw|-8 -4 30
N gearstick|-54 -31 -34
N geht|-40 -28 -38
N gelb|-49 -40 -36
N generous|47 74 82
N gente|-23 -34 10
N gentle|-42 -61 -55
N geometric|-18 14 46
N gets|-60 -42 -54
N get|-34 -34 -38
N ghosts|37 -6 11
N giallo|-30 -29 -24
N gingham|1 -5 35
N gin|-49 -34 -48
N glass|3 18 56
N gluhbirne|-29 -37 -25
N go -|-47 -37 -36
N go 0|33 0 5
N go NAME|-87 -119 -69
N go and|-23 -45 -40
N go any|-31 -28 -2
N go avoid|-42 -29 -5
N go be|-62 -43 -36
N go cgo|-3 -46 -30
N go ct|-53 -8 -27
N go def|-41 -13 -53
N go gbp|-32 -43 -25
N go gb|-38 -32 -33
N go go|36 30 37
N go gp|-26 -21 20
N go g|-58 -9 -56
N go ind|-39 -41 -27
N go lgo|8 16 36
N go lg|-43 -5 -34
N go logo|27 -9 19
N go lo|-56 -41 -37
N go lsgo|5 -1 32
N go named|-33 -21 -19
N go none|-26 -18 -21
N go not|12 39 19
N go others|-34 -58 -22
N go o|-41 -32 -20
N go sell|-39 -42 -43
N go sg|-31 -20 -23
N go so|-70 -73 -66
N go s|-37 -47 -38
N go tb|48 4 8
N go this|-18 -56 -44
N go to|-39 -22 -23
N go very|-35 -40 -27
N go want|-15 13 -30
N go we|-35 -43 -32
N going|38 9 29
N gold|-38 -8 -22
N good|-61 10 -31
N goose|-51 -9 -57
N gostavamos|-31 -20 -25
N got|29 11 28
N gp -|-53 -42 -42
N gp for|-21 -27 -18
N gp g|-64 -40 -37
N gp tb|-54 -53 -48
N gpo -|-66 -24 -38
N gpo NAME|-47 -66 -42
N gpo for|-21 -26 -18
N gpo so|-53 -55 -42
N gracias|-28 -20 -29
N gradients|9 47 -8
N gradient|-39 -44 -6
N gramophone|-24 -24 -30
N granite|-21 -28 -17
N grant|-30 -25 -22
N grapes|40 16 37
N graphite|-47 -12 -46
N grass|11 -45 -17
N grazie|-35 -57 -27
N graz|23 33 5
N green|-55 -38 -77
N greetings|-70 -94 -80
N grey|27 43 12
N grigio|-34 -28 -27
N gris|-49 -44 -36
N grotesk|25 -11 46
N group|-46 -31 -30
N grown|-25 5 -43
N gruesa|-43 -36 -37
N grussen|-29 -27 6
N guests|-49 -46 -33
N guitars|-29 -35 -26
N gustaria|-39 -65 -36
N gym|-34 -29 -28
N haben|-67 -71 -73
N hair|-26 -11 -22
N half|-24 -25 -23
N hall|-59 -41 -65
N hamburg|-20 -25 -22
N hammer|-27 -32 -30
N handshakes|-31 -40 -34
N handwriting|12 17 73
N handwritten|-44 -39 -63
N handyman|-30 -39 -23
N hand|28 36 15
N hanno|-31 -13 -31
N happy|-78 -47 -69
N harrow|-50 -35 -53
N hate any|-7 -5 -35
N hate c|-43 -33 -30
N hate def|2 -25 -11
N hate go|44 34 24
N hate ind|-46 -32 -27
N hates|44 8 11
N hate|3 13 40
N hats|-17 -28 -44
N hat|49 9 21
N hay|-59 -58 -38
N headphones|-50 -51 -45
N hearts|-10 -32 0
N heart|-39 -20 -20
N heavy|-51 -37 -49
N hedgehog|-32 -30 -23
N heisst|-45 -40 -38
N hellgrun|-49 -40 -36
N helmets|-27 -22 -22
N helvetica|-82 -69 -80
N here|-43 -50 -26
N hermit|-20 -27 -21
N hexagons|-36 4 -17
N hexagon|-25 -19 11
N high|12 47 10
N hill|-29 -26 -42
N hinges|35 -2 8
N holding|14 35 7
N honey|38 26 40
N hopeful|-47 -33 -35
N hop|13 49 2
N horizontal|-52 -26 -4
N horse|-64 -36 -39
N hosting|-46 -38 -40
N hot|-25 -3 -18
N hound|-43 -44 -32
N how|-57 -63 -43
N hundred|-42 -29 -28
N hurry|-37 -17 -13
N hush|0 33 9
N ibex|-35 -24 -21
N ice|-27 -19 -24
N icona|-41 -31 -25
N icono|-32 -19 -10
N icons|-53 -60 -48
N icon|-28 -8 -1
N if|-60 -53 -46
N ill|18 -13 30
N il|-67 -50 -96
N im|-82 -74 -77
N in cgo|-26 -14 -16
N in cg|43 56 24
N in cs|-32 -41 -27
N in ct|-28 -33 -27
N in c|-1 40 2
N in def|-33 -39 -11
N in gbo|-8 -4 30
N in go|-25 -4 -57
N in g|-47 -26 -17
N in ind|32 3 17
N in logo|-44 -12 -27
N in named|-43 -65 -68
N in none|-37 -52 -32
N in not|-46 -36 -39
N in others|-60 -40 -67
N in this|-44 -39 -23
N in to|-33 -14 -41
N in type|20 72 54
N in t|-39 -39 -56
N in very|-62 -54 -87
N in we|-57 -23 -28
N include|6 29 5
N ind -|-4 25 4
N ind 0|3 4 32
N ind any|-29 -22 -25
N ind b|-13 -29 8
N ind cgo|1 -47 -27
N ind cg|8 34 7
N ind colour|-6 -34 -22
N ind ctb|10 31 13
N ind ct|24 42 29
N ind c|-65 -45 -55
N ind draw|39 29 15
N ind fg|-17 -27 -25
N ind gb|33 -2 2
N ind gp|-69 -48 -40
N ind ind|6 20 37
N ind lgo|-27 -20 -20
N ind lsgo|-45 -45 -53
N ind lt|-45 -36 -13
N ind named|17 12 26
N ind none|3 -46 -5
N ind past|-51 -46 -54
N ind p|-40 -16 -23
N ind s|12 57 24
N ind tb|-12 -26 -4
N ind to|48 25 14
N ind tp|-41 -69 -36
N ind type|-26 -38 -25
N ind want|-15 -40 -26
N ind we|-67 -70 -66
N indigo|-90 -71 -62
N industry|-31 -19 -20
N ines|-56 -41 -22
N initials|-58 -60 -76
N ink|-64 -35 -36
N inn|-51 -66 -49
N inside|48 24 14
N institute|-71 -67 -68
N interior|-34 -45 -35
N in|-47 -38 -46
N io|-46 -49 -53
N isnt|-24 28 -9
N ist|-32 -34 -23
N italic|32 23 61
N itll|-43 -42 -36
N itself|27 8 9
N its|-29 -29 -31
N ivory|-45 -59 -39
N i|-5 55 36
N japanese|0 -2 39
N jaune|-80 -62 -77
N joint|-44 -39 -36
N jo|14 34 -15
N juna|-42 -1 -11
N just|-27 -28 -11
N j|-39 -29 -30
N kalt|-44 -44 -44
N katze|-32 -39 -36
N keep|32 -11 11
N keinen|-66 -70 -71
N kerb|-53 -49 -49
N kettle|-56 -43 -41
N keys|-77 -64 -49
N key|-45 -53 -67
N kids|15 31 30
N kindly|-52 -50 -38
N kind|12 10 34
N kin|-37 -31 -36
N kiss|-66 -61 -44
N kleinbuchstaben|-27 -30 -47
N knees|-55 -62 -78
N knifes|11 27 13
N knight|-9 35 7
N knitting|-23 -26 -20
N know|-41 -31 -36
N kommen|-57 -57 -43
N kommt|-27 -23 -11
N konkurrenz|-35 -24 -30
N koralle|-26 -34 -22
N korkziehers|-24 -23 -30
N korkzieher|-27 -14 -23
N l -|0 13 48
N l be|2 -3 50
N l ct|-52 -74 -44
N l c|-59 -51 -50
N l go|-33 -34 -49
N l g|-61 -54 -70
N l logo|-40 -37 -30
N l l|-47 -38 -52
N l others|-29 -25 -35
N l so|-37 -38 -7
N label|-71 -98 -81
N lab|-24 -21 -26
N lado|-35 -30 -21
N lamps|-58 -32 -7
N lane|-57 -50 -66
N lanterna|-3 -38 -13
N lantern|26 -5 43
N large|15 9 32
N lark|-38 -39 -41
N last|-55 -47 -36
N las|-41 -44 -43
N lata|-52 -33 -47
N lawn|-46 -46 -54
N la|51 -23 14
N lead|-44 -30 -32
N leaf|35 -8 -10
N leather|-84 -65 -53
N leave|-58 -46 -52
N left|-37 -12 -26
N legal|-66 -61 -65
N legible|27 -29 -14
N lemon|-32 -34 -26
N lemur|21 47 23
N less|-32 -36 -32
N letras|-7 3 50
N letra|38 55 37
N lettered|-3 18 -28
N lettere|-27 -29 -33
N letterspaced|-30 -31 -24
N letters|-20 -31 -33
N letter|5 48 23
N lettres|-36 -25 -4
N lettuce|27 5 1
N lgo go|8 -14 -28
N lgo g|-16 -33 -15
N lgo none|-5 8 35
N lgo others|-45 -48 -42
N lgo so|-3 -34 -50
N lgo turn|-36 -34 -37
N lgo type|25 6 50
N lieber|-27 -34 -34
N lighthouse|-51 -40 -72
N light|-34 -35 -53
N liked|-44 -61 -54
N lilac|-70 -71 -73
N lila|-17 -29 -18
N lime|-29 2 -17
N limits|-26 -21 20
N linen|-27 -19 -26
N lines|-9 -30 -10
N line|6 -24 -40
N lips|-95 -84 -56
N list|-79 -48 -47
N literal|-64 -67 -59
N little|29 18 11
N llamamos|-54 -62 -51
N llama|-31 -39 -26
N llevara|-30 -37 -12
N lo type|-26 -2 -35
N lobster|20 0 30
N locks|-25 -43 -26
N loft|-68 -76 -50
N logo -|-40 -39 -35
N logo and|11 5 28
N logo any|-47 -62 -38
N logo be|-42 -12 7
N logo c|-55 -32 -29
N logo draw|-18 41 13
N logo for|28 4 22
N logo fo|-44 -28 -26
N logo f|-11 4 27
N logo g|-25 -20 -28
N logo in|-20 14 -36
N logo logo|-4 15 42
N logo l|-29 -35 -26
N logo none|-28 -53 -34
N logo not|-34 -37 -46
N logo others|-49 -37 -38
N logo o|-47 -36 -56
N logo sg|-40 -34 -32
N logo tb|13 40 10
N logo this|-62 -48 -67
N logo turn|-22 -28 -24
N logo type|-11 -1 -34
N logo t|-53 -72 -53
N logo want|-23 -28 -21
N logo we|-44 -35 -24
N logo with|-63 -65 -54
N logos|-37 -47 -30
N logo|-17 -29 -14
N loja|-35 -30 -21
N lol|49 9 43
N long|-23 -27 -31
N looking|-47 -42 -36
N looks|21 35 1
N loop|-25 -26 -25
N loose|-13 -1 39
N lotus|11 12 48
N lovely|25 18 10
N lowercase|11 -28 -53
N lower|35 23 15
N lo|-33 -33 -32
N lsg type|32 27 53
N lsgo lgo|-37 -30 22
N lsgo logo|-31 -24 -45
N lsgo so|16 20 41
N lsgo type|25 11 28
N lt type|-21 -13 -30
N lume|0 -25 1
N l|-49 -6 25
N machine|-51 -49 -35
N macina|27 53 18
N madder|-60 -88 -50
N magari|-38 -39 -35
N magenta|29 4 8
N magnifying|-49 -40 -47
N magpie|-48 -39 -46
N main|-35 -23 -22
N mais|-15 -20 -26
N makeup|-30 -25 -23
N mannequin|35 56 28
N manuscrita|23 63 28
N marca|-37 -6 -23
N marchetti|-27 -31 -19
N marchio|-28 -15 -15
N marigold|-27 -24 -17
N marine|53 42 21
N market|-40 -43 -31
N marke|-45 -40 -38
N maroon|32 4 -9
N marre|-46 -32 -27
N marrone|-41 -52 -36
N marrow|-30 -29 -35
N mascota|-36 -35 -33
N mascote|38 10 8
N mascotte|-2 28 0
N mascot|-36 -13 27
N masks|-6 8 31
N matte|36 -4 -11
N mattress|2 2 32
N maybe -|11 5 28
N maybe be|2 -5 -25
N maybe def|57 16 18
N maybe ind|0 -37 -5
N maybe maybe|22 32 6
N maybe not|-48 -30 -36
N maybe o|-19 -22 -35
N maybe this|-50 -61 -40
N maybe we|-18 -30 -5
N maybe|-53 -9 -34
N may|-45 7 -51
N ma|-43 -61 -58
N means|-27 -21 -20
N meat|-46 -39 -29
N meditation|11 34 9
N members|-39 -24 -26
N mend|-5 32 0
N menos|-45 -39 -31
N menta|5 34 4
N menu|13 7 39
N mesa|-21 -21 -30
N mestolo|-33 -34 -28
N metal|-59 -58 -55
N mettete|-25 -38 -28
N mettez|-55 -52 -44
N meu|-66 -70 -78
N me|20 25 8
N microphones|-32 -50 -34
N microphone|11 11 29
N midnight|-79 -55 -66
N miel|-66 -51 -58
N milk|-29 -22 -21
N mind|-44 -26 -45
N minimal|18 0 49
N minotaur|-48 -81 -49
N mint|-42 3 -17
N missing|-27 -21 -24
N mit|-52 -37 -48
N mi|-40 -49 -47
N mochten|-33 -15 -27
N moda|-21 -22 -25
N moderno|-4 3 46
N modern|-59 -35 -31
N moment|5 26 5
N monde|-41 -28 -31
N monograma|-42 -38 -42
N monogramma|-41 -32 -41
N monogramm|6 25 6
N monospaced|-17 -7 26
N monospace|5 1 38
N month|-35 -26 -26
N montserrat|-33 -32 -29
N moon|-42 -35 -15
N mop|3 28 -3
N mortar|-2 -1 65
N moss|-103 -62 -63
N mostarda|-37 -37 -33
N most|37 17 13
N moth|-16 0 33
N mountains|-27 -62 8
N mouse|38 9 12
N moustached|-30 -38 -37
N moutarde|-20 -28 -22
N muchas|-31 -22 -31
N much|-69 -78 -43
N music|-25 -32 -34
N mustard|-59 -49 -51
N named -|-19 -34 -8
N named NAME|-34 -41 -7
N named any|-33 -30 -36
N named be|-3 -16 30
N named in|-1 23 -30
N named so|-46 -53 -36
N named we|-39 -24 -29
N named|-40 -28 -29
N namen|26 12 2
N names|-47 -66 -42
N name|-58 -61 -43
N nantes|-26 6 -8
N nao|-36 -12 12
N naranja|-59 -49 -47
N navaja|-46 -58 -46
N navy|51 51 6
N na|-17 -36 -34
N necesito|-29 -34 -28
N needed|-2 -57 -46
N needle|-27 -19 -33
N needs|-29 -34 -25
N neighbours|-35 -2 4
N neighbour|-37 -36 -26
N neither|-2 69 18
N nel|-44 -12 -27
N nest|20 34 65
N next|-67 -73 -83
N ne|-27 9 -13
N nice|-37 -46 -38
N nicht|-40 -16 -23
N niente|2 11 27
N nights|-16 -29 -18
N night|-50 -37 -33
N ni|-49 -46 -12
N nobody|-45 -42 -31
N noch|-30 -28 -21
N nodo|-25 -18 -16
N noir|-83 -76 -80
N nom|57 39 83
N none any|1 55 -6
N none avoid|-45 -29 -43
N none b|-41 -23 -25
N none cgo|-29 20 -24
N none cg|2 8 44
N none ct|-53 -45 -44
N none c|-39 -56 -57
N none draw|-39 -43 -35
N none gbp|-30 -30 -20
N none gb|-26 -23 -20
N none go|-4 -37 14
N none gpo|2 47 5
N none gp|-58 -51 -50
N none g|-42 -18 -21
N none in|12 6 28
N none logo|-66 -70 -46
N none l|-36 -25 -19
N none named|-43 -25 -3
N none of|-22 -33 -4
N none others|-50 -30 -55
N none p|-37 -52 -31
N none sell|27 8 10
N none s|-23 -53 -36
N none tb|-43 -39 -10
N none this|-39 -38 -31
N none to|-57 -41 -42
N none tp|-26 -48 -30
N none t|-44 -36 -18
N none want|-18 45 -8
N none|-6 28 4
N non|-38 -36 -31
N noodles|31 4 11
N noodle|5 26 6
N nossa|-52 -52 -38
N nos|-31 -32 -9
N not -|-31 -4 10
N not be|-5 -2 26
N not cgo|26 -13 -3
N not draw|9 -53 -7
N not go|25 10 26
N not ind|-102 -61 -102
N not in|-35 2 -14
N not of|10 8 35
N not o|-35 -46 -30
N not s|-44 -46 -49
N not turn|-39 -33 -37
N not want|-25 -23 -23
N not we|16 12 40
N notes|-23 -30 -22
N nothing|-13 -41 -13
N notre|-84 -77 -61
N notte|-28 -22 -28
N not|-40 -43 -44
N nous|-33 -49 -17
N now|-40 -37 -56
N nuit|-46 -43 -48
N numa|29 15 44
N nunca|-12 -5 26
N o -|-91 -85 -61
N o NAME|-42 -71 -50
N o and|-44 -84 -46
N o avoid|-25 30 -32
N o colour|-58 -37 -33
N o ct|-37 -42 -26
N o c|-47 -21 -53
N o dont|16 20 45
N o except|-29 -36 -27
N o for|-36 -46 -64
N o fo|14 36 44
N o gb|-48 -47 -10
N o g|-39 -11 -17
N o ind|-26 -52 -15
N o lgo|-48 -31 -39
N o logo|-9 25 -6
N o lsgo|6 13 46
N o maybe|38 16 22
N o not|7 6 42
N o others|-15 -19 -27
N o o|-9 -28 -47
N o sg|2 25 7
N o s|-21 -27 -24
N o tb|-5 -9 -34
N o to|-64 -59 -44
N o turn|-16 -28 -17
N o we|-15 -9 -28
N o without|-27 -8 2
N oak|-28 -28 -32
N oatmeal|-56 -40 -50
N oat|-28 -38 -20
N obviously|-32 -41 -17
N ochre|-68 -21 -40
N ocre|-38 -27 -25
N octopus|-40 -40 -34
N odio|-42 -47 -31
N of -|-23 -26 -9
N of 0|-44 -30 -45
N of avoid|-56 -41 -43
N of b|-25 -42 -31
N of ct|-14 -17 -29
N of c|25 7 -1
N of def|-38 -26 -39
N of logo|-7 10 38
N off|-54 -91 -56
N oficina|-32 -11 -14
N oil|-31 -49 -26
N old|-41 -24 0
N one|-58 -37 -21
N on|12 39 22
N opening|11 34 13
N open|11 -10 27
N opinion|-36 -28 -22
N opticians|-41 -17 -24
N optional|-25 -39 -25
N or -|14 29 6
N or ind|-21 -28 7
N or tb|-19 -45 14
N or t|-50 -51 -30
N orange|-46 -41 -63
N orchid|-34 -31 -34
N orlik|-5 -71 -40
N oro|-35 -38 -45
N osprey|-32 -34 -33
N ostrel|49 51 17
N others -|-21 -27 8
N others brand|12 3 35
N others b|-8 3 26
N others draw|-60 -73 -62
N others go|-43 -36 -35
N others g|-64 -60 -66
N others in|-58 -19 -29
N others none|-35 -23 -32
N others o|-61 -59 -55
N others past|-5 -34 -20
N others so|-65 -72 -47
N others t|38 13 39
N others want|-60 -61 -65
N other|-3 4 40
N oubliez|10 -25 -13
N oublie|-32 -35 -27
N our|-39 -4 -23
N out|-57 -63 -60
N ou|-55 -34 -42
N overlapping|-23 -26 -16
N over|-41 -37 -66
N owl|-78 -46 -37
N own|-33 -29 -32
N o|2 -25 -26
N p -|48 18 45
N p NAME|-64 -66 -49
N p want|-43 -51 -33
N paddle|-40 -35 -39
N padlocks|-25 -25 -20
N pagodas|-26 -45 -36
N paid|-39 -22 -25
N painted|-35 -38 -44
N palette|-49 -35 -39
N pale|-46 -36 -37
N palm|-54 -53 -48
N panda|-51 -35 -33
N panels|-64 -51 -57
N panificio|-21 -42 -30
N panna|16 45 19
N parents|-36 -28 -23
N parrot|-23 -37 -28
N partners|-42 -39 -31
N past -|34 10 2
N past cgo|-39 3 -1
N past draw|-54 -32 -35
N past go|-52 -46 -12
N past ind|-10 -17 -39
N past others|-6 -34 -21
N past sgo|-73 -49 -49
N past type|-41 -57 -65
N pattern|39 40 100
N pearl|-39 -38 -30
N pear|-27 -33 -34
N peinetas|-33 -44 -28
N peixinho|8 14 36
N pendel|-52 -75 -62
N pensamos|-28 -59 -25
N pensavamo|-32 -33 -27
N peony|4 0 47
N people|-12 -36 -22
N perhaps|-17 -27 6
N perro|11 19 41
N per|-13 -33 4
N pestle|-49 -58 -38
N petal|-31 -27 -26
N petits|-43 -26 -28
N petroleo|42 9 3
N petrol|-33 -43 -30
N piacerebbe|-16 -27 -26
N picked|-30 -51 -29
N pick|-29 -45 -34
N picture|-32 -3 -27
N pie|10 6 32
N pike|6 -35 -14
N pillow|-36 -34 -35
N pine|-38 -2 -15
N pink|-51 -23 -68
N piston|-66 -43 -43
N pixel|26 3 -4
N place|-11 -30 -20
N planes|2 -16 37
N plane|5 -40 -16
N plants|31 -3 -4
N playful|-5 -2 25
N plough|-25 -29 -29
N plugs|-61 -50 -61
N plum|-40 -26 -28
N plus|23 -2 44
N po o|-33 -22 -26
N podcast|-40 -28 -29
N pode|-52 -47 -27
N polar|-76 -64 -73
N police|5 3 43
N pongan|-11 -30 25
N porto|-26 -44 -26
N por|-39 -52 -39
N posto|-32 -41 -28
N pot|-53 -35 -41
N poumon|-11 14 -35
N precise|-34 -34 -22
N preferred|-24 -26 -22
N pres|-10 25 -1
N preto|-30 -25 -30
N printed|48 14 13
N print|23 26 35
N professional|41 2 41
N publico|-22 -21 -30
N purl|-43 -38 -34
N purple|-29 -31 -45
N put|-39 -66 -31
N queremos|-18 -39 -25
N queriamos|-50 -37 -37
N quero|-37 -27 -37
N quiero|-26 -19 -21
N quiet|-26 30 -40
N quills|-14 -28 -4
N quill|30 2 10
N quokka|44 5 30
N rabelo|-40 -29 -31
N racing|22 59 25
N ragno|-59 -53 -41
N rainbows|2 -28 -12
N rain|-28 -47 -34
N really|-58 -44 -46
N recruitment|-35 -35 -39
N recycling|30 -6 59
N redondo|-29 -35 -26
N red|-27 -16 -34
N reels|-24 -39 -30
N reel|-31 -45 -23
N regards|-23 -23 -33
N repare|-48 -63 -41
N reparieren|34 5 2
N request|42 21 20
N restaurant|-50 22 -32
N rest|14 54 16
N re|-37 -35 -34
N riders|-39 -24 -27
N rien|-8 26 -1
N rings|5 -30 7
N ring|-67 -62 -64
N river|-36 -31 -35
N road|0 3 28
N robotics|-51 -23 -20
N robot|-71 -30 -21
N rocket|-25 -27 -26
N rolling|35 15 30
N rooftop|-22 -16 -26
N roof|-29 -32 -35
N room|-50 -85 -45
N roots|-32 -34 -36
N rosa|-41 -55 -42
N rose|-15 34 -7
N rosso|-51 -55 -51
N round|-41 -33 -41
N roxo|-42 -34 -31
N ruche|-15 -14 -31
N rugs|-57 -31 -9
N ruled|-20 -10 -36
N runde|-75 -73 -56
N rural|-43 -58 -41
N rust|12 34 -1
N s and|-46 -33 -28
N s ct|-26 -21 -22
N s g|-32 -29 -34
N s not|-10 -2 31
N s o|-25 -20 -23
N s sg|-34 -32 -27
N s so|-48 -36 -35
N s turn|-21 -7 34
N safety|-44 -24 -23
N safe|2 27 11
N saffron|-11 -25 -20
N said|-29 -36 -30
N sail|9 2 42
N salbeigrun|-40 -24 -25
N salmon|-35 -3 -11
N salt|-30 -27 -28
N same|-50 -44 -38
N sandwich|-28 -24 -28
N sand|-46 -69 -53
N sapin|13 8 32
N sappelle|-45 -43 -40
N sardinhas|63 18 15
N sauge|-82 -82 -77
N says|-53 -106 -54
N say|-47 -34 -33
N scales|-13 5 25
N scarlet|-32 -20 -28
N schmale|-25 -34 -41
N schon|-32 -31 -36
N school|-28 -20 -24
N schreibschrift|-35 -27 -36
N schrift|-58 -45 -37
N schwarz|-59 -50 -56
N scrap|-45 -29 -43
N script|-41 -12 37
N scritta|-30 -34 -38
N scuro|-19 -37 -22
N seagull|-22 -39 -27
N seal|-32 -36 -36
N sea|-81 -72 -53
N sechseck|-43 -37 -32
N seeing|-25 -5 -14
N see|-59 -55 -49
N sehen|-36 -32 -53
N sein|-97 -72 -97
N sell b|-35 -25 -34
N sell def|-16 -33 15
N sell draw|20 55 22
N sell gb|4 28 7
N sell g|-35 -35 -34
N sell in|25 0 3
N sell none|-67 -71 -73
N sell tb|-58 -32 -7
N sell t|-41 -26 -7
N sell|-54 -31 -9
N sem|-22 -43 -34
N senape|-44 -27 -28
N send|27 64 26
N sentence|13 11 25
N senza|-37 -40 -31
N sepia|-36 -23 -24
N sera|-52 -42 -39
N serifa|-18 6 26
N serifenlose|-44 -36 -33
N seriously|-28 -30 -43
N serious|3 28 35
N serra|34 10 11
N server|-33 -27 -34
N services|-28 -21 -30
N sew|12 12 37
N se|-35 -4 -17
N sfumaturas|-64 -44 -36
N sfumatura|-34 -26 -27
N sg 0|12 11 43
N sg and|-51 -52 -33
N sg cgo|-77 -51 -50
N sg go|-50 -41 -34
N sg ind|-55 -26 -65
N sg logo|16 -32 -37
N sg o|1 3 45
N sg so|-69 -64 -75
N sg s|-43 -34 -32
N sg type|40 23 13
N sg we|-29 -31 -45
N sgo -|-30 -48 -37
N sgo ct|-36 -44 -45
N sgo c|-51 -53 -53
N sgo lo|6 8 39
N sgo lsgo|7 10 25
N sgo type|-4 43 2
N sgo t|-57 -27 -36
N shapes|4 9 36
N shape|-6 7 33
N she|-30 -50 -28
N shields|-47 -37 -11
N ships|-30 -43 -32
N ship|34 4 4
N shouldnt|21 37 26
N should|-17 -32 45
N shows|-26 -24 -19
N show|-58 -67 -66
N sick|-50 -66 -60
N side|-4 -47 -15
N signature|-55 -52 -41
N signpost|38 11 13
N sign|-43 -41 -1
N silent|-40 -40 -52
N silhouette|26 38 47
N silver|49 -20 -14
N simple|28 -5 18
N simply|-61 -30 -24
N single|-4 -26 23
N sinistra|11 52 19
N sin|-38 -52 -23
N sito|-50 -51 -57
N sitting|4 1 27
N sit|-74 -56 -46
N sixty|-25 -21 -20
N six|-32 -7 -16
N si|-28 -6 -47
N skerry|-41 -33 -33
N skip|-9 -30 -20
N skulls|-38 -40 -37
N sky|34 -6 -16
N slab|20 46 13
N sleeping|-33 -22 -35
N sleep|-44 -43 -40
N slogan|-69 -29 -6
N slow|-58 -44 -53
N small|-28 6 -60
N smiling|16 29 70
N snowflakes|-28 -38 -10
N so -|-58 -58 -24
N so NAME|-28 -25 -24
N so and|29 9 26
N so def|-63 -107 -76
N so draw|-12 30 5
N so go|-69 -61 -45
N so g|-50 -19 -42
N so ind|-51 -72 -41
N so lgo|-30 -1 -19
N so lo|8 -14 29
N so lsgo|-6 11 36
N so l|5 31 10
N so not|-35 -31 3
N so others|36 18 45
N so sell|10 4 30
N so sgo|-28 -16 -22
N so s|-44 -42 -36
N so tb|-35 -45 -46
N so type|-13 -32 -9
N so t|12 15 47
N so very|-59 -62 -47
N so we|-38 -69 -57
N so without|34 74 24
N sober|-51 -61 -48
N sobre|12 14 38
N soft|-4 32 3
N solar|-43 -41 -46
N sold|-34 -30 -31
N soleil|-94 -55 -55
N solo|-65 -59 -62
N sombra|-10 -20 -42
N sombreros|-33 -29 -31
N somewhere|-27 -44 -31
N sommes|35 44 19
N somos|-22 -62 -16
N sono|-11 -40 3
N sont|-38 2 -11
N son|-47 -41 -31
N soprattutto|-14 -42 -2
N sound|-36 -44 -34
N so|-53 -56 -38
N spaced|-43 -30 -53
N space|-41 -25 -31
N spacing|-31 -17 -12
N spanner|-25 -23 -22
N spare|-35 -12 -16
N sparks|16 16 36
N speech|-48 -18 0
N spider|-32 -35 -40
N spines|-44 -56 -55
N spine|-29 -23 -18
N spoke|-38 -31 -31
N spoon|-37 -51 -33
N sprig|-59 -29 -14
N spring|-33 -13 -41
N sprocket|11 28 11
N st others|14 16 42
N stacked|-31 -70 -60
N staff|-47 -38 -39
N stags|-38 -32 -32
N stamp|51 -21 -10
N stands|-39 -38 -27
N stand|-29 -38 -19
N started|36 8 13
N static|-33 -51 -31
N stays|-37 -4 -9
N stay|-11 51 -16
N steam|-39 -34 -10
N stecker|-29 -37 -25
N steel|-34 -41 -34
N stencil|-3 15 27
N stilisierte|42 47 15
N stilizzata|-34 -36 -26
N still|-29 -22 -18
N stone|-48 -45 -54
N store|5 8 33
N storks|-24 -36 -26
N street|10 9 40
N studies|21 62 27
N studios|-39 -47 -38
N studio|-64 -67 -40
N style|35 5 53
N suggests|-39 -33 -21
N suit|-24 -44 -40
N sul|-38 -28 -45
N sunflower|-53 -48 -46
N sunglasses|-24 -28 -17
N sunny|-66 -43 -44
N sunset|53 -6 6
N suns|-6 30 8
N sun|-41 -72 -34
N surtout|16 26 61
N sur|-33 -37 -39
N su|-30 -23 -21
N swiss|-50 -41 -34
N swooshes|52 47 28
N swoosh|-20 -21 -27
N symbole|9 7 32
N symbols|53 17 69
N symbol|-28 7 -14
N s|-44 -36 -43
N t -|15 7 -25
N t NAME|-31 7 -13
N t and|-1 30 8
N t avoid|-56 -50 -48
N t brand|-43 -62 -58
N t cgo|-11 -25 -20
N t colour|-41 -25 -25
N t ct|14 44 5
N t c|-44 -33 -34
N t def|-23 -27 9
N t draw|21 49 66
N t go|-5 -31 5
N t g|-74 -76 -60
N t ind|-54 -31 -28
N t logo|-32 -29 29
N t maybe|-9 35 7
N t none|-10 0 39
N t not|-43 -37 -38
N t of|-58 -67 -39
N t or|-22 -36 -1
N t others|-59 -52 -26
N t o|9 9 -25
N t sgo|-54 -48 -53
N t so|4 54 18
N t tb|-12 -29 -23
N t turn|-45 -35 -38
N t type|21 19 52
N t very|-60 -53 -82
N t want|-4 34 -14
N t we|-62 -39 -20
N t with|-31 -44 -22
N tables|-38 -32 -34
N table|-17 -30 -16
N tablier|70 22 27
N taco|9 -14 -28
N tagliere|36 6 5
N tail|-56 -74 -46
N takes|-38 -39 -58
N tarn|6 -35 -14
N tb and|-45 -69 -34
N tb be|-44 -80 6
N tb cgo|-30 -23 -27
N tb def|-57 -32 -10
N tb draw|2 56 21
N tb gb|-34 -29 -28
N tb g|-22 -48 -55
N tb in|-58 -50 -41
N tb none|-38 -46 -8
N tb or|-26 -32 -27
N tb this|-36 -31 -29
N tb t|-37 -18 -16
N tb want|31 -3 32
N tb we|-29 -22 -27
N tbo and|-33 -37 -33
N tbo be|-73 -39 -28
N teach|19 13 46
N teal|-47 -36 -67
N team|-39 -40 -47
N teapot|-64 -41 -50
N tea|-40 -10 -40
N teeth|-30 -21 15
N temos|12 40 14
N tempted|-28 -25 -22
N tenga|18 30 5
N ten|-38 -34 -25
N terracota|-57 -41 -46
N terracotta|-39 -8 -42
N text|-29 -17 -36
N thanks|-39 44 -14
N thank|35 13 22
N than|-52 -37 -33
N thats|2 4 34
N their|-54 -37 -43
N then|-65 -44 -38
N therapy|-28 -24 -25
N theres|-46 -31 -35
N there|-28 -47 -35
N these|-26 -1 -10
N they|37 -18 14
N things|-13 -10 -25
N think|36 45 5
N third|-53 -40 -51
N this -|-47 -24 -12
N this be|-1 -40 -13
N this cgo|-56 -38 -38
N this def|-43 -31 -29
N this dont|16 42 24
N this go|12 32 6
N this ind|13 28 24
N this in|-39 -28 -48
N this maybe|-38 -20 -12
N this named|-59 -41 -44
N this not|-35 -22 -21
N this o|28 23 32
N this past|-41 -63 -36
N this sell|-37 -50 -21
N this this|-31 -26 -23
N this want|2 41 19
N thistle|5 6 41
N those|24 34 13
N thought|-45 -65 -35
N though|1 1 35
N through|-31 -26 -27
N thunder|-50 -46 -45
N tidal|-24 -36 -20
N tide|-27 -26 -26
N tiene|-5 -20 -27
N tightly|-39 -33 -69
N tight|-7 4 36
N tile|25 7 55
N tiny|-50 -51 -53
N tin|29 4 1
N tipografia|-38 -6 -7
N tipo|-54 -74 -44
N tirante|-20 -7 -27
N to -|-53 -48 -54
N to be|-43 -35 -48
N to cgo|-82 -95 -80
N to draw|15 38 12
N to go|-33 -20 -21
N to in|-34 -29 -28
N to logo|-54 -47 -37
N to none|-57 -53 -50
N to not|-5 -48 -35
N to others|-36 -23 -21
N to we|-51 -47 -54
N tocha|-25 -27 -25
N todo|14 -4 25
N told|-66 -53 -47
N tooth|-34 -50 -24
N too|-68 -41 -36
N top|28 11 9
N torch|-49 -65 -34
N totems|12 34 16
N touch|-39 -33 -25
N tours|-63 -58 -49
N tout|-43 -37 -40
N town|-8 -4 30
N to|-2 -2 -63
N trachtenhut|19 33 9
N tracking|-12 -25 14
N tractor|-50 -51 -68
N trade|-1 30 8
N train|-34 -29 -28
N trait|-48 -36 -32
N tranne|2 33 3
N transparent|-52 -50 -53
N travel|-30 -29 -37
N trees|-77 -57 -55
N tree|-35 -59 -68
N tres|-52 -56 -51
N trieste|-15 -28 -25
N truck|-25 -11 -18
N trustworthy|-27 -19 -17
N trust|1 -1 25
N tudo|-54 -47 -36
N tuesday|-51 -36 -42
N tugboats|10 30 14
N tuning|5 34 6
N turn -|-30 -7 -7
N turn any|-69 -52 -40
N turn cgo|-27 -13 -32
N turn draw|-15 -38 -20
N turn go|21 10 32
N turn ind|-37 -15 -6
N turn none|34 11 11
N turn not|-59 -38 -62
N turn o|-24 -14 -26
N turn sgo|12 -14 32
N turn s|11 14 38
N turn this|-32 -35 -28
N turn type|-52 -34 -47
N turn want|31 23 10
N turn we|-50 -42 -44
N turnstile|30 -3 35
N turqoise|55 8 8
N turquoise|29 -14 0
N tutti|-32 -14 -32
N tutto|10 40 22
N twelve|-45 -40 -20
N twenty|-50 -36 -32
N twice|-34 -25 -33
N two|-49 -43 -37
N type -|3 1 49
N type and|27 18 -2
N type be|37 39 38
N type cgo|-48 -59 -62
N type c|-41 -76 -36
N type draw|-24 -26 -20
N type fo|-8 3 -26
N type gb|-42 -26 -37
N type g|-47 -35 -53
N type lgbo|-23 -29 -25
N type lgo|-7 -40 -35
N type logo|-43 -46 -40
N type lsgo|-51 -21 -26
N type l|-7 0 -28
N type none|-41 -17 -5
N type of|-7 10 38
N type o|-31 -23 -16
N type sgo|-57 -62 -49
N type type|34 3 -11
N type t|-21 -23 -25
N type very|32 -2 5
N type want|-25 -21 4
N type we|-21 -45 -21
N type without|-25 -4 -20
N type with|-1 14 54
N typewriter|-76 -55 -60
N type|10 5 26
N ultra|-34 -24 -5
N uma|32 5 16
N umbrellas|-36 -34 -14
N umbrella|-65 -29 -2
N una|19 38 14
N under|-58 -36 -2
N une|-38 -40 -50
N unsere|-66 -60 -45
N un|-40 10 -29
N uomo|-34 -25 -24
N uppercase|-60 -45 -11
N upstairs|-39 -47 -38
N ups|-20 -39 -23
N up|-53 -48 -52
N used|-5 -34 -21
N uses|-59 -5 -22
N use|53 16 31
N vai|-25 -32 -35
N valve|-46 -27 -28
N vans|-86 -48 -57
N va|-69 -88 -58
N vea|17 39 18
N vecchio|-33 -24 -18
N vegetables|-50 -38 -39
N velmora|27 -18 2
N velvet|-35 -30 -28
N vendiamo|-51 -48 -49
N vendons|13 17 40
N verlauf|-26 -24 -20
N vermeiden|-17 -27 -18
N vermilion|-20 -26 -20
N vert|-69 -69 -50
N verwenden|-29 -39 -42
N very -|-32 -46 -52
N very gb|-43 -41 -46
N very g|-20 -28 -22
N very maybe|-14 -26 -14
N very sg|48 106 47
N very type|4 -28 -37
N very t|-32 -30 -29
N very very|-27 -34 -6
N very worn|-37 -9 -19
N very|15 37 15
N vez|-28 -20 7
N vicino|39 6 10
N viel|-47 -40 -49
N vietate|-31 -22 -28
N vine|46 15 8
N vintage|62 4 19
N vinyl|-37 -38 -23
N violet|-41 -28 -35
N vis|3 6 34
N vogliamo|-31 -47 -26
N vorrei|-44 -12 -27
N vorremmo|-39 -21 -29
N vor|10 25 10
N voudrions|-34 -37 -23
N vous|-97 -79 -68
N waffle|-66 -73 -84
N waiting|-69 -48 -40
N walking|16 12 43
N wall|-32 10 -3
N wanderstab|-9 27 -4
N want NAME|-19 -26 -30
N want and|-18 -18 -27
N want any|-44 -66 -54
N want cg|45 10 6
N want c|-52 -53 -39
N want def|-33 -5 38
N want go|-54 -48 -73
N want in|-36 -67 -42
N want l|-42 -34 -51
N want none|-33 -27 5
N want not|-50 -22 -56
N want of|-31 -20 -25
N want o|-29 -19 -45
N want sell|-25 -18 -21
N want sgo|-28 -20 -19
N want so|-51 -61 -41
N want tb|-38 -36 -24
N want this|-39 -44 5
N want turn|15 29 33
N want t|28 -21 21
N want very|-39 -42 -24
N want want|-15 -44 -25
N want we|-17 -14 -35
N want with|-26 0 -21
N wanted|-9 -18 -51
N was|-40 -46 -22
N watering|22 48 22
N water|-41 -35 -35
N waves|9 30 11
N wave|5 8 48
N we -|-34 -12 -22
N we and|-41 -53 -33
N we ban|-63 -79 -64
N we bo|-53 -45 -45
N we brand|-53 1 -39
N we b|-57 -48 -39
N we cgo|-29 -35 -32
N we cg|21 49 20
N we colour|-30 -51 -27
N we ctb|-31 -28 -26
N we def|-13 30 -12
N we dont|-27 -12 -37
N we draw|-57 -42 -48
N we fo|-41 -46 -53
N we gb|-28 -23 -25
N we g|-1 -41 -14
N we in|-46 -36 -39
N we named|-96 -40 -61
N we none|-39 -66 -42
N we not|-34 -48 -44
N we others|-92 -92 -52
N we o|22 51 31
N we po|55 21 18
N we p|-57 -33 -49
N we sell|-30 -20 -23
N we so|32 11 26
N we tb|50 11 14
N we this|-52 -40 -37
N we to|-52 -39 -38
N we turn|-28 -26 -21
N we want|-45 -42 -46
N we we|15 4 46
N websites|-19 -26 -18
N wedding|-28 -31 -19
N weight|-39 -24 -28
N weiss|-38 -25 -28
N welcome|-26 -24 -16
N well|-52 -48 -55
N went|-29 -31 -19
N were|-36 -56 -36
N wet|-28 -26 -33
N weve|-26 -24 -3
N we|-30 -3 -33
N whatever|42 19 55
N wheat|-57 -63 -43
N wheelchairs|-23 -22 -28
N wheels|-30 -25 -28
N wheel|9 17 40
N when|-50 -38 -41
N whether|-38 -20 -12
N which|-37 -51 -32
N whisky|-53 -45 -40
N whitby|-27 -19 -26
N white|-35 -59 -47
N whose|-19 -30 -17
N who|-85 -64 -75
N widely|-46 -42 -53
N wife|-28 -50 -34
N will|11 15 28
N window|-23 -25 -17
N wine|8 23 42
N wings|-21 -18 -25
N wing|-53 -45 -36
N wir|-35 -48 -44
N wishes|-26 -44 -28
N wish|-65 -46 -68
N with -|67 81 57
N with any|-29 -28 -45
N with def|-42 -35 -45
N with logo|-44 -45 -3
N with l|21 5 26
N with of|-32 -21 -30
N with o|-62 -67 -60
N with this|-29 -9 -11
N without any|-41 -62 -52
N without c|-26 -25 -17
N without l|5 11 40
N without t|-47 -64 -45
N without|3 49 17
N wollen|43 29 15
N wont|11 41 -7
N won|-75 -37 -65
N woodcut|5 6 40
N wood|-57 -30 -14
N wordmark|-34 -7 -37
N works|-46 -6 -22
N work|-37 -51 -21
N worth|-54 -42 -73
N would|-44 -10 -20
N wrench|-33 -26 -16
N write|-48 -39 -38
N writing|-50 -52 -86
N wunschen|-45 -44 -43
N w|-34 -65 -34
N yard|-22 -37 -23
N ya|-1 -17 -26
N years|-43 -47 -37
N year|-28 -30 -26
N yes -|-51 -50 -71
N yes go|53 5 41
N yes o|-31 -26 -35
N yes this|-46 -48 -40
N yoga|-34 -32 -26
N you|-46 -23 -21
N zeichen|11 17 50
N zero|-15 -12 -42
N zwei|-53 -63 -69
N1 CT|-10 -35 -21
N1 Cu|-54 -28 -32
N1 C|8 -33 -11
N1 DCu|-45 -64 -55
N1 DLTu|-72 -65 -57
N1 DLu|-48 -38 -28
N1 DL|-39 -32 -15
N1 DT|-10 -31 -11
N1 DWCu|-53 -43 -37
N1 DWLTu|-33 -14 -14
N1 DWLT|-13 -42 -22
N1 DWLu|-26 -23 -23
N1 DWL|-51 -73 -45
N1 DWTb|-29 -26 -15
N1 DWTub|-40 -51 -56
N1 DWb|-39 -45 -32
N1 DWu|1 23 48
N1 Dub|-60 -64 -58
N1 D|26 33 14
N1 LTu|-47 -41 -43
N1 LT|-38 -16 -35
N1 Lb|32 28 68
N1 Lub|-68 -53 -52
N1 Lu|-25 10 6
N1 Tb|-25 -26 -20
N1 Tub|-50 -37 -11
N1 T|17 15 38
N1 WLT|12 48 35
N1 WLub|-84 -75 -78
N1 WLu|-12 -30 -20
N1 WL|-33 -43 -25
N1 WTub|22 56 24
N1 WT|-41 -48 -18
N1 Wb|-50 -42 -33
N1 Wub|12 -30 1
N1 Wu|-3 19 -25
N1 W|-32 -35 -28
N1 ub|0 28 8
N1 u|12 28 17
P as|-37 -17 -25
P ban|-26 12 0
P colour|-31 7 -21
P dont|26 13 10
P draw|-15 -26 9
P except|-2 29 0
P hate|-19 -27 -11
P maybe|2 48 41
P not|-32 -24 -8
P type|-44 -5 -40
P1 CT|14 15 34
P1 Cu|-28 -48 -30
P1 C|-16 15 -30
P1 DC|-30 -8 -26
P1 DLTu|33 14 12
P1 DLT|-37 -26 -24
P1 DLu|-65 -94 -32
P1 DL|-39 0 -59
P1 DTb|-49 -38 -46
P1 DTub|-52 -48 -55
P1 DTu|2 30 -7
P1 DT|-8 -41 -22
P1 DWCu|-65 -49 -16
P1 DWLTu|0 -56 -4
P1 DWLT|-28 -31 -23
P1 DWLu|-30 -26 -6
P1 DWL|26 -1 7
P1 DWTub|-48 -49 -57
P1 DWTu|19 32 -12
P1 DWT|25 16 35
P1 DWub|-9 -17 -27
P1 DWu|-29 -67 -12
P1 DW|-20 -41 9
P1 Db|-13 -31 -8
P1 Dub|6 42 -7
P1 Du|-27 -22 3
P1 D|5 28 10
P1 LT|-70 -19 -80
P1 Lb|22 -32 8
P1 Lub|-45 -60 -45
P1 Lu|11 -37 -3
P1 Tub|16 28 7
P1 Tu|-39 -46 -18
P1 T|-5 29 53
P1 WCTu|-29 -34 -26
P1 WC|-68 -56 -69
P1 WLTub|-7 -26 -10
P1 WLTu|-22 29 -11
P1 WLb|-31 -45 -43
P1 WLub|-66 -14 -22
P1 WL|-56 -11 -57
P1 WTb|-19 -25 -15
P1 WTub|-50 -48 -30
P1 WTu|-52 -49 -23
P1 Wub|-37 -59 -42
P1 Wu|-43 -17 -2
P1 b|-60 -69 -102
T actual 0|-43 -32 -26
T all 0|-20 -28 -17
T all 1|-29 -30 -32
T all 2|19 30 44
T already 0|45 16 15
T alte 0|-34 -62 -34
T alten 0|-23 -27 -22
T always 0|-33 -20 -19
T atual 0|-55 -56 -36
T avait 0|-62 -77 -52
T before 0|-20 -27 -18
T bisher 0|-3 33 12
T bisher 1|-16 -28 -16
T build 0|-69 -52 -44
T build 2|-35 -48 -44
T builds 0|-32 -33 -24
T clean 1|-46 -55 -38
T clean 2|3 28 1
T competitor 1|-22 -27 -20
T competitors 0|-2 37 8
T competitors 1|-26 -44 -20
T concurrents 0|0 37 16
T concurrents 1|-19 -27 -18
T current 0|-57 -68 -41
T currently 0|-7 26 -14
T design +|-52 -40 -34
T each 0|-28 -27 -22
T each 1|-23 -29 -31
T else 0|-44 -30 -30
T else 1|-26 -19 -18
T era 0|-60 -69 -53
T every 0|-34 1 -15
T every 1|28 42 19
T every 2|-25 -44 -24
T everybody 0|-25 -32 -38
T everybody 1|-32 -44 -50
T everyone 0|-22 -14 -30
T expects 0|-13 32 -2
T facciamo 0|-46 -49 -37
T facciamo 2|-29 -40 -25
T fazemos 0|-83 -51 -50
T former 0|-30 -33 -28
T haben 0|-52 -82 -52
T hacemos 0|-31 -31 -28
T had 0|26 60 19
T had 2|-22 -41 -26
T jeder 1|-19 -25 -16
T last +|-24 -38 -31
T last 0|-47 -50 -34
T last 1|-49 -38 -52
T last 2|-44 -23 -22
T make 0|35 20 6
T make 1|-3 -29 4
T make 2|-4 0 27
T makes 0|-42 -43 -42
T making 0|-26 -37 -30
T making 2|-26 -41 -28
T most 0|-11 -30 14
T most 1|-22 -31 -24
T neighbour 0|-65 -58 -36
T neighbours 0|-91 -85 -62
T old +|-49 -66 -63
T old 0|-26 -24 -25
T old 2|-52 -52 -17
T open 0|48 34 19
T open 1|-21 -24 -31
T opened 0|-26 -22 -17
T opening 0|-24 -27 -25
T opening 1|-32 -28 -28
T other 0|-44 -14 -36
T other 1|-46 -33 -33
T others + 5|-32 -36 -29
T others + 9|-52 -39 -30
T others -|6 28 -1
T others 0 2|-15 -39 -45
T others 0 3|-44 -9 -25
T others 0 8|-29 5 -26
T others 0 9|-26 2 -18
T others 0|-63 -95 -89
T others 1 1|-31 -22 -21
T others 1 2|-29 -30 -24
T others 1 5|-25 -16 -16
T others 1 8|11 -11 25
T others 2 5|12 10 37
T others 2 8|-24 -33 -22
T others 2|-20 -40 -45
T others 3|-43 -9 -31
T others 8|7 30 22
T others bo|-40 -36 -45
T others b|-21 -26 -19
T others cgb|-2 27 -15
T others co|-2 27 16
T others c|-34 15 -5
T others gbo|-16 -27 -22
T others gbp|-33 -28 -26
T others gb|-28 -52 -39
T others gpo|-22 -33 -22
T others lgbo|-41 -40 -48
T others lgo|-29 -34 -33
T others lo|-26 -28 -38
T others lto|-30 -38 -37
T others l|-34 -34 -46
T others o|-21 -29 -21
T others p|-16 -26 -19
T others sg|-19 -32 -19
T others so|-23 -37 -27
T others tbp|-22 -37 -27
T others tb|-81 -67 -53
T others to|-28 -38 -25
T others t|-46 -17 -30
T past + 5|-19 -29 -32
T past + 8|-28 -45 -34
T past + 9|-15 -27 -45
T past -|-10 -9 -44
T past 0 2|-37 -7 -8
T past 0 8|-68 -88 -56
T past 0 9|-39 -36 -26
T past 1 1|-41 -28 -41
T past 1 2|-22 -24 -28
T past 1 3|-35 -44 -29
T past 1 5|-21 -22 -50
T past 1 8|-37 -24 -21
T past 1 9|-47 -32 -45
T past 2 8|-40 -35 -20
T past 2 9|-68 -69 -47
T past 2|-37 -7 -8
T past 8|-83 -81 -59
T past 9|-39 -29 -34
T past b|-36 -26 -24
T past cgo|-27 -20 -45
T past ct|-3 24 58
T past fo|-34 -49 -30
T past go|-38 -52 -38
T past lo|-23 -28 -31
T past lto|-36 -12 -24
T past sgo|-28 -41 -41
T past so|-23 -30 -33
T past tbp|-37 -48 -47
T past tb|-40 -53 -35
T past t|-45 6 -21
T people +|-29 -31 -30
T people 1|-18 -35 -22
T previous 0|-24 -34 -23
T repair 0|-46 -36 -32
T reparamos 0|-64 -47 -43
T reparieren 0|-75 -55 -46
T restore 0|-26 -21 -23
T ripariamo 0|-90 -70 -63
T rivals 0|9 26 -11
T rivals 1|3 27 4
T run +|-35 -27 -1
T run 0|-39 -33 -29
T run 1|-51 -42 -51
T run 2|31 -3 0
T running 0|38 92 40
T running 2|-29 -19 -3
T runs 0|-20 -21 -28
T sell -|5 39 -12
T sell 0 2|-32 -22 -8
T sell 0 3|-42 -34 -22
T sell 0 5|-31 -9 -20
T sell 0 8|-16 -32 -42
T sell 0|-33 -40 -29
T sell 1 1|-46 -42 -39
T sell 1 5|-41 -37 -54
T sell 1 8|-27 6 -5
T sell 1 9|-32 -51 -30
T sell 2 3|-3 28 3
T sell 2 8|32 2 33
T sell 2|-31 -18 -12
T sell 3|-35 -15 -16
T sell 5|-67 -37 -54
T sell b|-26 -23 -22
T sell cb|-25 -28 -24
T sell cgb|8 -8 39
T sell co|4 9 41
T sell ctb|-43 -47 -51
T sell cto|3 30 -17
T sell ct|-36 -28 1
T sell fo|9 32 2
T sell gbpo|-29 -27 -29
T sell gb|-18 -28 -22
T sell gp|-35 -35 -36
T sell g|-87 -36 -48
T sell lgo|-46 -49 -48
T sell lo|-23 -35 -24
T sell lto|-52 -82 -57
T sell l|-36 -38 -39
T sell po|-25 -24 -23
T sell p|-20 -30 -27
T sell sg|-33 -48 -41
T sell so|-19 -23 -26
T sell tb|-45 7 -9
T sell to|-38 -45 -35
T sell tp|-28 -35 -40
T selling 0|-22 -35 -22
T serve +|10 33 9
T serve 0|-25 -25 -24
T serve 1|28 17 51
T someone 0|-39 -58 -34
T started 0|-95 -51 -52
T started 1|-46 -30 -26
T teach 0|-66 -38 -47
T tenemos 0|-90 -66 -56
T tenemos 1|-26 -19 -34
T their 0|-23 -34 -24
T them 0|-56 -101 -64
T them 2|-36 -37 -34
T they +|26 65 30
T they 0|-3 -12 -30
T they 1|1 -55 -13
T toda 0|-34 -37 -27
T todo 0|-24 -28 -30
T todos 0|-6 31 9
T todos 1|-31 -50 -30
T tout 0|12 43 -4
T tout 1|-18 -30 11
T trade +|-49 -39 -52
T trade 0|5 27 -2
T tutti 1|-34 -31 -31
T until 0|-19 -26 -18
T used 0|-42 -37 -33
T usual 0|8 36 -19
T vendemos 0|-61 -56 -44
T vendiamo 0|-64 -59 -45
T vendons 0|-96 -68 -56
T verkaufen 0|-35 -28 -26
T war 0|-70 -84 -55
T was +|-18 -24 -28
T was 0|-39 -36 -62
T was 1|-45 -46 -55
T was 2|-48 -64 -36
T were 0|-23 -26 -23
T work 0|-66 -37 -36
T work 2|-3 -25 -15
T working 0|-32 -32 -21
T works 1|-20 -26 -26
T ya 0|-42 -58 -37
U aber 0|-20 -35 -22
U ausser 0|13 64 16
U but +|-11 43 17
U but 2|-37 -27 -25
U except -|-12 35 -4
U except 0 3|31 -3 8
U except 0 5|-23 -34 -31
U except 0|-23 -59 -27
U except 2|6 24 40
U except 5|-30 -26 -23
U except cgo|35 71 26
U except ct|13 43 16
U except c|8 35 -20
U except go|-28 -39 -26
U except g|-67 -60 -59
U except o|-35 -47 -36
U except t|50 24 20
U instead 0|-28 -19 -33
U invece 0|-27 29 -8
U just 0|-23 -32 -4
U just 2|-19 -27 -4
U lieber 0|79 63 52
U ma +|-2 -57 -33
U ma 0|-43 -58 -32
U ma 1|-49 -41 -30
U mais 0|-20 -48 -52
U menos 0|14 98 24
U nur +|-57 -71 -49
U nur 0|-21 -26 -21
U nur 1|-37 -44 -29
U only 0|-44 -51 -5
U only 1|42 14 9
U only 2|28 -7 18
U otherwise 0|-22 -27 -19
U plutot 0|-42 -8 -16
U rather 0|-41 20 -30
U solo +|32 9 21
U solo 0|-78 -65 -33
U solo 1|-114 -124 -86
U tranne 0|26 78 7
U turn + 5|62 -7 16
U turn + 8|-9 -35 39
U turn + 9|-39 -61 -40
U turn 0 2|-6 6 -28
U turn 0 3|-12 47 3
U turn 0 5|-32 37 -18
U turn 0 9|-35 -64 -51
U turn 1 1|-26 -38 -35
U turn 1 3|-52 -68 -51
U turn 1 5|-38 -46 -22
U turn 2 5|20 -2 37
U turn 5|-12 33 -6
U turn 9|4 -28 21
U turn b|-26 -40 -27
U turn cgb|5 7 30
U turn cgo|17 42 52
U turn co|-7 28 -3
U turn ctb|-24 -30 -27
U turn ct|45 70 83
U turn c|6 28 46
U turn flo|-23 -37 -18
U turn go|-39 -57 -43
U turn gpo|-37 -38 -37
U turn gp|-35 -40 -37
U turn g|-42 -6 -11
U turn lg|-34 -32 -21
U turn lo|-35 -41 -31
U turn l|-29 -32 -32
U turn o|-31 -42 -31
U turn po|-29 -52 -30
U turn p|-17 -26 -21
U turn sgo|-23 -20 -29
U turn sg|-31 -38 -33
U turn so|-42 -61 -40
U turn s|-47 -57 -36
U turn tbo|-23 -37 -21
U turn to|-37 3 -13
U turn t|60 48 12
W about +|-37 -28 -30
W about 0|-41 6 4
W about 1|7 -8 25
W about 2|-29 -25 -24
W add 0|-30 -25 -28
W aimerions 0|-5 -45 -29
W bitte +|-57 -71 -49
W bitte 0|-41 -31 -38
W bitte 1|-7 -33 9
W brauchen 0|-25 -24 -41
W carrying 0|34 -22 -6
W could 1|2 36 -15
W could 2|-26 7 -10
W desenho 0|-78 -54 -47
W dessin 0|-43 -36 -37
W dessin 1|-48 -41 -33
W dessine 0|-69 -56 -52
W draw + 2|-28 -22 -30
W draw + 3|-10 27 -11
W draw + 5|45 22 16
W draw + 8|-66 -32 -55
W draw + 9|2 38 18
W draw +|37 19 13
W draw 0 3|-7 -44 -27
W draw 0 9|-40 -27 -18
W draw 0|-41 -10 -28
W draw 1 2|-2 26 45
W draw 1 3|-27 7 1
W draw 1 8|-38 -20 -16
W draw 1 9|-23 -34 -42
W draw 2 3|10 16 43
W draw 2 5|-63 -51 -32
W draw 2 8|-54 -42 -23
W draw 2 9|-36 -44 -30
W draw 3|-30 -42 -32
W draw 9|-32 -35 -26
W draw bo|-26 -29 -24
W draw b|-2 -15 -29
W draw cgb|14 37 16
W draw cg|-30 3 -2
W draw co|15 21 35
W draw cto|2 6 29
W draw ct|-50 -70 -22
W draw fgo|-23 -27 -20
W draw fo|-46 -30 -43
W draw f|-38 -39 -43
W draw gpo|-46 -51 -36
W draw gp|-40 -68 -43
W draw g|44 37 13
W draw lo|-43 -39 -28
W draw lsgo|-35 -21 -19
W draw lto|6 35 8
W draw o|-26 -24 -20
W draw po|-19 -25 -22
W draw p|-24 -30 -23
W draw sgo|-8 17 32
W draw s|-51 -55 -42
W draw to|-53 -35 -39
W drawing 0|71 4 39
W drawing 1|7 30 47
W drawn 1|-45 -9 -58
W drawn 2|-15 -25 -11
W either 0|-25 -37 -21
W favor 0|9 31 -12
W favor 1|-29 -46 -27
W ferait 0|-76 -69 -73
W fine +|-8 -33 -40
W fine 0|-14 6 -30
W gern 0|53 11 27
W gostavamos 0|29 -30 -25
W gostavamos 1|-68 -46 -60
W gustaria 0|27 -5 -13
W has 0|-63 -14 -27
W has 2|-39 -25 -24
W hatten 0|-9 30 5
W hatten 1|-16 -28 -16
W have 0|-33 -58 -31
W have 1|-33 -37 -22
W have 2|-31 -36 -24
W hidden 0|-39 -31 -31
W hidden 1|28 46 49
W holding 0|14 -55 -24
W holding 1|-30 -23 -34
W idea 0|-28 -18 -22
W imagine 0|68 16 10
W include +|18 52 20
W include 0|-33 -31 -34
W inspired 0|-41 -24 -29
W inspired 1|3 28 -2
W like 0|-6 -30 -15
W like 1|25 -14 3
W likes 0|-19 -32 -19
W likes 1|-26 14 -22
W lleve 0|4 57 21
W love 0|37 -8 21
W love 1|6 -36 14
W love 2|-19 -17 -27
W lovely 0|-32 -6 -29
W lovely 1|5 -3 37
W made +|-29 -1 -27
W made 0|-29 -53 -41
W magari 0|48 7 19
W maybe + 3|-40 -42 -28
W maybe + 5|-51 -84 -52
W maybe + 8|-16 -11 -28
W maybe + 9|-66 -35 -34
W maybe -|32 -3 9
W maybe 0 5|-60 -56 -16
W maybe 0 9|-37 -47 -13
W maybe 0|58 23 18
W maybe 1 2|-19 -28 -18
W maybe 1 3|-27 -30 -26
W maybe 1 5|29 30 -3
W maybe 1 8|-7 0 33
W maybe 1 9|43 5 21
W maybe 2 5|-24 -39 -22
W maybe 2 8|-29 -1 -13
W maybe 2 9|-16 -26 -16
W maybe 5|-30 -26 -20
W maybe 9|33 0 22
W maybe b|-30 -47 -30
W maybe cgo|13 11 50
W maybe cg|22 34 31
W maybe ctb|-35 -46 -48
W maybe ct|9 -28 -6
W maybe c|6 17 59
W maybe gb|-43 -42 -28
W maybe g|-31 -38 -22
W maybe lgo|-24 -22 -25
W maybe lto|-23 -23 -31
W maybe l|-25 -23 -21
W maybe o|-30 -33 -33
W maybe sg|-49 -60 -47
W maybe s|-28 -34 -32
W maybe tbp|-30 -39 -37
W maybe t|28 27 6
W mochte 0|-26 -43 -33
W mochten 0|-32 -32 -29
W motif +|29 -3 3
W must +|-40 -15 -15
W must 0|-67 15 -16
W must 2|-31 -40 -12
W necesitamos 1|-49 -50 -53
W necesito 1|-54 -43 -60
W need +|2 49 24
W need 0|-46 -44 -23
W need 1|-38 -61 -74
W need 2|-25 16 -24
W needs 0|-99 -80 -63
W needs 1|-47 -25 -11
W nice 0|-65 -56 -26
W ok 1|-24 -25 10
W outline 0|-50 -30 -31
W pensamos 0|79 32 23
W pensamos 1|-28 -43 -18
W pensamos 2|-54 -16 2
W perhaps 0|45 -8 11
W piacerebbe 0|40 -1 0
W piacerebbe 1|-30 -18 -35
W picture +|42 -19 12
W picture 0|-19 -47 -1
W please +|-12 -15 -25
W please 0|-17 -5 -32
W please 1|-2 -13 -46
W please 2|-54 -37 -29
W pls 0|-30 -22 -19
W pls 2|-50 -39 -68
W prefer 0|-38 -14 -32
W put 0|-63 -49 -39
W queremos 0|-26 -6 -25
W queremos 1|-46 -32 1
W queremos 2|-56 -51 -52
W queria 0|-95 -65 -67
W queriamos 0|39 12 17
W quero +|-24 -29 -29
W quero 0|-46 -31 -65
W quero 1|-45 -47 -5
W quiero +|-2 29 3
W quiero 1|-30 -30 -40
W quiero 2|-25 -22 -32
W quisiera +|-62 -60 -19
W quisiera 0|-38 -27 -34
W schon 1|-25 -25 -28
W see +|-37 -14 -20
W see 0|-24 30 -29
W see 1|-46 -13 -2
W see 2|-56 -49 -42
W shape 0|-26 -24 -25
W shape 1|-3 36 10
W show +|25 11 5
W show 0|78 33 33
W shows +|-62 -50 -37
W shows 0|-60 -39 -35
W shows 1|-26 -21 -22
W shows 2|-30 -24 -25
W si 1|-15 -15 -25
W silhouette 0|12 -59 -22
W silhouette 1|-18 -29 -18
W sitting 0|27 17 1
W stilisierte 0|56 12 7
W stylised 0|24 10 59
W stylisee 1|-49 -44 -57
W suggests 0|59 46 32
W tenga 0|62 23 22
W use +|-39 -31 -32
W use 0|-7 29 12
W uses 0|1 35 6
W vea 0|115 25 47
W vogliamo +|-17 -28 -22
W vogliamo 0|-40 -34 -37
W vogliamo 1|19 60 16
W vorrei 0|-13 -26 -25
W vorrei 1|-46 -47 -55
W vorremmo 0|31 -7 2
W voulons 0|13 34 15
W want #|8 11 39
W want + 1|-30 -17 -20
W want + 5|-41 -15 -14
W want + 8|-22 -28 -28
W want + 9|-26 -36 12
W want +|29 39 8
W want 0 8|38 16 23
W want 0 9|-19 -7 -29
W want 0|51 19 27
W want 1 1|-35 -47 -32
W want 1 2|-27 -57 -33
W want 1 3|-13 -36 -19
W want 1 5|29 23 23
W want 1 8|-48 -28 -40
W want 2 5|-18 -25 -8
W want 2 8|-1 46 8
W want 2 9|-45 -34 -48
W want cgb|10 20 36
W want cgo|4 9 32
W want ctb|25 6 39
W want cto|-11 36 24
W want ct|29 -5 16
W want c|-9 -5 44
W want fgo|-47 -47 -47
W want flo|-36 -49 -32
W want fo|-28 -31 -26
W want fto|-26 -18 -25
W want f|-34 -28 -26
W want gbo|21 47 18
W want gpo|-26 -27 -25
W want lgbo|-24 -21 -28
W want lgo|-43 -35 -45
W want lo|-22 3 -26
W want lsgo|-31 -30 -26
W want lto|-70 -86 -59
W want o|-34 -41 -37
W want p|-61 -45 -50
W want sgo|4 6 33
W want sg|-27 -1 2
W want so|-26 -24 -27
W want s|-39 -2 -25
W want tb|7 38 -4
W want t|43 20 -3
W wanted +|28 70 34
W wanted 0|-130 -83 -115
W wanted 1|-56 -58 -73
W wanted 2|-43 -37 -33
W wearing 0|49 0 -13
W wed 0|-28 -26 -32
W what +|-61 -36 -37
W what 0|-40 -46 -40
W what 1|38 -4 22
W wollen 0|14 34 13
W wunschen 0|27 1 9
W yes + 5|2 -46 -20
W yes + 8|-10 -13 25
W yes -|-10 26 13
W yes 0 1|-16 3 -34
W yes 0 2|-21 -28 -21
W yes 0|-35 -35 -32
W yes 1 2|10 -25 6
W yes 1 3|-68 -78 -53
W yes 1 5|-43 -56 -37
W yes 2 3|2 26 10
W yes 2 9|-51 -60 -62
W yes 3|-28 -9 -20
W yes cgo|-25 -22 -25
W yes c|14 14 37
W yes gpo|-30 -29 -32
W yes g|12 40 9
W yes o|-50 -65 -49
W yes tb|-38 -38 -25
W yes t|-18 27 -19
W>  NAME NAME NAME for logo|-29 -25 -29
W>  NAME NAME be|-27 -21 -24
W>  NAME NAME be|o|-44 -24 -31
W>  NAME NAME for logo|-39 -25 -26
W>  NAME NAME for logo|go|-41 -30 -34
W>  NAME NAME named be|o|-27 -21 -26
W>  and NAME NAME be|-38 -22 -24
W>  and NAME NAME be|o|-38 -22 -24
W>  and be|-26 -35 -27
W>  and be|o|-26 -35 -27
W>  and draw|-43 -44 -39
W>  and logo|-41 -44 -33
W>  and logo|o|-27 -46 -27
W>  and want|-24 -35 -23
W>  and x be|-32 -42 -29
W>  and x be|-|-33 -33 -40
W>  and x be|go|-33 -22 -28
W>  and x be|o|-34 -34 -51
W>  and x be|to|-21 -20 -32
W>  and x draw|-19 -26 -24
W>  and x draw|-|37 75 36
W>  and x draw|t|21 42 21
W>  and x ind draw|-37 -23 -23
W>  and x ind draw|o|-42 -27 -26
W>  and x ind past logo|-44 -82 -46
W>  and x ind past logo|o|-44 -82 -46
W>  and x ind want|-41 -29 -31
W>  and x ind want|o|-41 -29 -31
W>  and x ind with|-28 -14 -3
W>  and x ind with|go|-33 -21 -23
W>  and x ind with|g|-31 -19 -25
W>  and x ind with|o|-28 -21 -26
W>  and x none want|-31 -55 -34
W>  and x none want|go|-31 -50 -30
W>  and x past logo|-38 -53 -47
W>  and x past logo|cgo|-32 -42 -32
W>  and x want|29 44 102
W>  and x want|ct|-15 6 28
W>  and x we x be|-74 -67 -67
W>  and x we x be|t|-51 -41 -36
W>  and x with|-9 -36 -36
W>  and x x be|-34 -36 -55
W>  and x x be|o|-36 -39 -60
W>  and x x want|o|-17 -15 -27
W>  and x x,logo|20 21 64
W>  and x x,logo|cgo|9 5 27
W>  and x x,x logo|8 4 25
W>  and x,logo|10 9 46
W>  and x,logo|c|16 14 39
W>  and x,logo|go|6 15 45
W>  and x,want|4 1 30
W>  and x,x ind with|-42 -36 -4
W>  and x,x ind with|cgo|18 8 49
W>  and x:logo|29 -10 -16
W>  and x:logo|t|50 11 17
W>  and x:want|-4 35 2
W>  and x:want|-|10 34 3
W>  and,want|-28 -22 -28
W>  and,want|o|-43 -24 -26
W>  and,x be|-29 -36 -26
W>  and,x be|o|-29 -36 -26
W>  and,x maybe|-21 -36 -22
W>  and,x maybe|o|-21 -36 -22
W>  any draw|-11 -34 -37
W>  any draw|g|-21 -35 -28
W>  any draw|o|-52 -34 -30
W>  any draw|so|-42 -35 -27
W>  any draw|t|54 23 26
W>  any hate be|g|-51 -64 -38
W>  any hate be|o|-27 -51 -29
W>  any logo|-31 -30 -37
W>  any logo|o|-31 -30 -37
W>  any want|8 26 1
W>  any x avoid want|23 43 13
W>  any x be|-47 -49 -37
W>  any x draw|-41 -23 -25
W>  any x draw|o|-41 -23 -25
W>  any x ind be|45 5 5
W>  any x ind with|20 7 49
W>  any x ind with|cgo|-7 -10 34
W>  any x ind with|ct|25 1 3
W>  any x ind with|g|-8 -4 26
W>  any x with|-30 -34 -43
W>  any x with|gb|-30 -34 -43
W>  any x x x with|-40 -27 -28
W>  any x x x with|o|-40 -27 -28
W>  as|-25 -25 -24
W>  as|-|-50 -32 -32
W>  as|o|-19 -21 -28
W>  avoid want|-20 -34 -20
W>  avoid want|go|-19 -28 -18
W>  ban be|-35 -54 -32
W>  ban be|go|-29 -37 -23
W>  ban be|o|-23 -32 -21
W>  be|#|4 10 55
W>  be|-21 -10 -28
W>  be|-|-38 -26 -18
W>  be|0|-27 -31 -34
W>  be|b|-35 -32 -24
W>  be|cgo|-51 -18 -73
W>  be|cg|-16 -2 -29
W>  be|c|-43 -8 -34
W>  be|go|-30 -29 -28
W>  be|g|4 -30 -14
W>  be|o|-28 -26 -27
W>  be|sgo|-23 -31 -31
W>  be|sg|-27 -44 -26
W>  be|s|-43 -75 -50
W>  be|t|-30 19 -3
W>  brand def be|-39 -39 -60
W>  brand def for turn logo|-14 -25 -16
W>  colour,x ind with|-34 -30 -31
W>  def and x be|-24 -35 -26
W>  def and,x maybe|13 48 2
W>  def and,x maybe|t|7 30 8
W>  def any logo|-29 -21 -20
W>  def any x be|-54 -63 -51
W>  def any x be|tp|-42 -44 -30
W>  def avoid want|8 37 -3
W>  def avoid x want|-39 -23 -28
W>  def be|-32 -37 -33
W>  def be|go|-41 -40 -37
W>  def draw|gpo|-44 -30 -24
W>  def draw|t|-32 -88 -53
W>  def for logo|-63 -49 -40
W>  def for logo|t|-54 -52 -36
W>  def for turn logo|-17 -32 -17
W>  def for turn logo|go|-17 -32 -17
W>  def for,logo|-47 -64 -44
W>  def in draw|-28 -24 -22
W>  def in draw|-|-38 -33 -29
W>  def in logo|-25 -22 -18
W>  def in want|-34 -21 -23
W>  def in x x logo|-83 -77 -60
W>  def logo|-36 -25 -22
W>  def logo|o|-36 -25 -22
W>  def maybe|-66 -40 -34
W>  def maybe|t|-61 -22 -33
W>  def want|go|-27 -23 -30
W>  def want|gpo|-42 -34 -30
W>  def want|tb|-39 -8 -33
W>  def we draw|-48 -35 -31
W>  def we logo|-25 -18 -22
W>  def we logo|go|-25 -18 -22
W>  def we want|-40 -25 -33
W>  def we x x be|-45 -35 -33
W>  def we x x logo|-27 -21 -15
W>  def without logo|-49 -51 -37
W>  def with|-77 -59 -51
W>  def with|-|-51 -49 -38
W>  def with|go|-28 -23 -27
W>  def with|g|-47 -42 -42
W>  def with|t|-65 -57 -39
W>  def x be|-79 -62 -47
W>  def x be|-|-37 -27 -26
W>  def x be|t|-78 -82 -68
W>  def x ind:logo|-44 -26 -28
W>  def x ind:logo|-|-44 -26 -28
W>  def x x be|-31 -33 -27
W>  def x x be|-|-39 -44 -35
W>  def x x turn be|16 76 30
W>  def x x turn be|t|6 56 22
W>  def x,x want|30 71 29
W>  def x,x want|t|12 26 11
W>  def,logo|-51 -39 -41
W>  def,want|-34 -27 -23
W>  def,x def avoid want|-|4 26 8
W>  def,x def avoid want|11 36 14
W>  def,x ind we want|-20 -37 -22
W>  def,x ind we want|o|-20 -37 -22
W>  dont want|-17 -34 -20
W>  draw|-|-35 -22 -30
W>  draw|cgb|14 37 16
W>  draw|co|12 19 33
W>  draw|ct|34 11 15
W>  draw|lto|7 36 5
W>  draw|o|-36 -39 -31
W>  draw|tb|3 61 17
W>  for logo|-41 -27 -28
W>  for logo|-|-31 -25 -46
W>  for logo|g|-39 -39 -53
W>  for logo|to|-16 -14 -27
W>  for x ind draw|-28 -16 -20
W>  for x logo|-29 -29 -29
W>  hate be|-17 -26 -19
W>  hate be|go|-23 -36 -27
W>  in avoid want|-|17 44 18
W>  in avoid want|23 56 23
W>  in be|-21 -24 -25
W>  in be|-|-35 -52 -52
W>  in be|gb|-20 -28 -21
W>  in draw|-35 -26 -25
W>  in draw|-|-29 -30 -19
W>  in draw|go|-63 -41 -43
W>  in logo|-|-10 -4 31
W>  in logo|ct|21 37 78
W>  in logo|go|-37 -38 -66
W>  in logo|l|-19 -20 -25
W>  in logo|o|-37 -33 -48
W>  in this want|8 11 25
W>  in want|-35 -22 -30
W>  in want|o|-35 -22 -30
W>  in x be|-25 -25 -22
W>  in x be|-|-37 -33 -39
W>  in x be|t|-25 -31 -22
W>  in x draw|-18 -18 30
W>  in x ind any logo|-1 10 29
W>  in x ind any logo|o|-25 -22 -32
W>  in x ind be|-29 -25 -28
W>  in x ind be|-|-35 -33 -33
W>  in x ind draw|-31 -23 -26
W>  in x ind draw|o|-31 -23 -26
W>  in x ind maybe|cg|8 -2 28
W>  in x ind want|-40 -29 -44
W>  in x ind want|go|-37 -28 -44
W>  in x ind with|-|-28 -17 -30
W>  in x ind with|o|-22 -19 -31
W>  in x ind x draw|-23 -27 -25
W>  in x ind:logo|-24 -19 -28
W>  in x ind:logo|o|-24 -19 -28
W>  in x logo|12 10 59
W>  in x x draw|0 14 46
W>  in x x ind be|-27 -28 -30
W>  in x x ind be|-|-27 -28 -30
W>  in x x ind draw|-27 -17 -23
W>  in x x ind draw|o|-27 -17 -23
W>  in x x ind with|3 16 47
W>  in x x maybe|-48 -31 -55
W>  in x x x draw|-38 -19 -31
W>  in x x x draw|-|-38 -19 -31
W>  in,logo|-13 -15 31
W>  in,want|2 8 30
W>  in,x ind with|17 17 39
W>  ind and x ind draw|-50 -52 -44
W>  ind and x ind draw|t|-49 -51 -45
W>  ind and x ind want|63 20 17
W>  ind and x ind want|t|33 6 8
W>  ind and x ind with|-|37 -13 1
W>  ind and x ind with|71 5 13
W>  ind and x ind with|tb|46 14 17
W>  ind and x ind with|t|49 -2 9
W>  ind any draw|-|49 3 5
W>  ind any draw|12 -35 -16
W>  ind any draw|g|48 8 9
W>  ind any draw|t|102 35 39
W>  ind any logo|44 17 47
W>  ind any logo|tb|27 2 9
W>  ind any logo|t|52 24 19
W>  ind any x ind with|-41 -29 -41
W>  ind as|-9 48 -4
W>  ind as|t|-11 31 5
W>  ind be|-|-84 -105 -66
W>  ind be|4 -32 -45
W>  ind be|b|-30 -22 -16
W>  ind be|ctb|72 -2 -5
W>  ind be|go|-51 -42 -44
W>  ind be|g|-9 -32 -22
W>  ind be|o|-70 -44 -44
W>  ind be|tb|28 3 -2
W>  ind be|to|-60 -54 -39
W>  ind be|t|87 33 28
W>  ind def be|-45 -27 -49
W>  ind draw|-|50 3 10
W>  ind draw|12 30 -6
W>  ind draw|cgo|38 14 4
W>  ind draw|ct|-18 -25 -53
W>  ind draw|go|-76 -54 -44
W>  ind draw|gpo|-63 -69 -46
W>  ind draw|o|-16 -28 -29
W>  ind draw|to|70 46 34
W>  ind for logo|-54 -35 -32
W>  ind for logo|-|-33 -21 -20
W>  ind for logo|b|-36 -19 -25
W>  ind for logo|gb|-30 -17 -18
W>  ind for logo|g|-32 -21 -19
W>  ind for logo|tb|-44 -28 -31
W>  ind for x draw|32 13 14
W>  ind for x logo|-48 -34 -26
W>  ind in draw|go|-35 -20 -22
W>  ind in draw|to|-70 -50 -58
W>  ind in logo|-54 -48 -56
W>  ind in logo|-|-51 -41 -51
W>  ind in x be|-72 -57 -51
W>  ind in x be|-|-54 -36 -30
W>  ind in x be|t|-70 -58 -59
W>  ind in x ind:logo|-36 -45 -34
W>  ind in x ind:logo|to|-74 -42 -42
W>  ind in x,logo|-50 -32 -33
W>  ind ind in draw|-50 -35 -44
W>  ind ind want|-|26 -16 0
W>  ind ind want|68 14 18
W>  ind ind want|t|33 -4 10
W>  ind logo|-|-11 -20 -26
W>  ind logo|t|47 7 17
W>  ind maybe|go|-80 -53 -42
W>  ind maybe|g|-94 -55 -51
W>  ind none,x ind want|-15 33 4
W>  ind not be|-68 -90 -54
W>  ind not be|o|-24 -45 -28
W>  ind not,logo|13 60 21
W>  ind not,logo|t|13 60 21
W>  ind of want|12 -40 -10
W>  ind of want|t|47 -19 8
W>  ind or x ind draw|-3 93 30
W>  ind or x ind draw|-|-14 58 14
W>  ind or x ind draw|tb|12 69 25
W>  ind or x ind draw|t|-68 -18 -39
W>  ind or x ind maybe|55 7 13
W>  ind or x ind maybe|t|62 -20 14
W>  ind or x ind want|-|9 37 15
W>  ind or x ind want|7 36 14
W>  ind past logo|-3 53 8
W>  ind past logo|-|-31 16 -1
W>  ind past logo|g|-34 -2 -12
W>  ind past logo|t|-8 39 -2
W>  ind so be|9 -25 -12
W>  ind so,x ind want|-11 -29 -23
W>  ind want|-|45 51 9
W>  ind want|20 27 15
W>  ind want|ct|-21 -11 -62
W>  ind want|fgo|-64 -50 -51
W>  ind want|fo|-26 -33 -32
W>  ind want|f|-41 -32 -32
W>  ind want|gb|44 41 21
W>  ind want|go|-82 -62 -60
W>  ind want|g|30 14 2
W>  ind want|lsgo|-44 -27 -32
W>  ind want|o|-50 -37 -36
W>  ind want|sgo|-70 -64 -67
W>  ind want|so|-53 -38 -38
W>  ind want|s|-26 -28 -27
W>  ind want|t|28 1 3
W>  ind we draw|61 15 6
W>  ind we draw|t|50 15 9
W>  ind we sell x draw|-48 -37 -34
W>  ind we want|-16 35 9
W>  ind we want|-|8 29 10
W>  ind we x want|-72 -49 -49
W>  ind we x want|t|-51 -38 -39
W>  ind with|31 -17 -14
W>  ind with|b|32 -14 7
W>  ind with|ct|-5 -21 -48
W>  ind with|gb|-70 -52 -43
W>  ind with|o|-99 -47 -56
W>  ind with|sgo|-5 8 31
W>  ind with|so|-24 -18 -25
W>  ind with|tb|29 -3 8
W>  ind with|t|9 -25 -14
W>  ind x be|-64 -63 -48
W>  ind x be|-|-45 -50 -41
W>  ind x be|o|-32 -31 -24
W>  ind x draw|35 -4 -7
W>  ind x draw|t|50 5 16
W>  ind x ind with|34 11 -1
W>  ind x logo|-|38 4 5
W>  ind x logo|53 10 11
W>  ind x none,want|-|19 80 31
W>  ind x none,want|16 74 28
W>  ind x past logo|-56 -54 -36
W>  ind x past logo|t|-56 -54 -36
W>  ind x so want|-|48 8 3
W>  ind x so want|53 2 7
W>  ind x want|-25 -19 -20
W>  ind x x logo|-35 -36 -27
W>  ind x x want|-57 -54 -56
W>  ind x,NAME for logo|-69 -63 -46
W>  ind x,NAME for logo|-|-69 -63 -46
W>  ind,NAME NAME be|-73 -50 -46
W>  ind,NAME NAME be|b|-62 -45 -40
W>  ind,NAME NAME for logo|-40 -26 -25
W>  ind,NAME NAME for logo|b|-29 -22 -22
W>  ind,NAME NAME for logo|gb|-69 -47 -39
W>  ind,NAME NAME for logo|t|-25 -17 -15
W>  ind,NAME be|-58 -55 -41
W>  ind,NAME be|b|-58 -55 -41
W>  ind,NAME for logo|-40 -37 -26
W>  ind,NAME for logo|gb|-40 -37 -26
W>  ind,NAME&NAME be|-30 -26 -22
W>  ind,NAME&NAME be|b|-30 -26 -22
W>  ind,NAME&NAME for logo|-61 -63 -57
W>  ind,NAME&NAME for logo|b|-26 -16 -13
W>  ind,NAME&NAME for logo|gb|-60 -63 -59
W>  ind,logo|63 -22 2
W>  ind,logo|t|63 -22 2
W>  ind,x ind want|9 40 19
W>  ind,x x draw|31 0 5
W>  ind:draw|59 24 20
W>  ind:draw|t|59 24 20
W>  ind:logo|t|96 40 45
W>  ind:maybe|62 19 27
W>  ind:maybe|t|35 8 17
W>  ind:want|-|-11 4 -25
W>  ind:want|go|-56 -46 -37
W>  ind:want|tb|26 -9 8
W>  ind:want|t|49 27 31
W>  logo|-|-91 -74 -78
W>  logo|0|-29 -24 -24
W>  logo|fo|-38 -38 -26
W>  logo|f|-42 -49 -46
W>  logo|go|-73 -55 -61
W>  logo|g|-56 12 -28
W>  logo|lgo|-31 -27 -28
W>  logo|l|-49 -53 -45
W>  logo|st|-35 -30 -30
W>  logo|s|-70 -54 -68
W>  logo|to|-26 -29 -23
W>  logo|t|36 -11 -9
W>  maybe|-|-44 -38 -32
W>  maybe|go|-30 -37 -27
W>  maybe|g|-43 -33 -41
W>  maybe|tb|-37 -58 -34
W>  named be|-31 -43 -45
W>  named be|c|-49 -47 -47
W>  named def with|-43 -36 -34
W>  named def with|-|-43 -34 -37
W>  named def with|go|-30 -26 -22
W>  named,logo|-51 -49 -44
W>  none and draw|-53 -59 -37
W>  none and draw|t|-49 -51 -35
W>  none and x none draw|-24 -24 -33
W>  none and x none draw|ct|-24 -24 -33
W>  none and x none want|57 126 57
W>  none and x none want|t|42 95 42
W>  none and x none with|-87 -99 -66
W>  none and x none with|-|-46 -54 -44
W>  none and x none with|t|-70 -47 -37
W>  none be|0 26 0
W>  none draw|-53 -86 -47
W>  none draw|go|-26 -42 -24
W>  none draw|t|-33 -12 -14
W>  none want|-|20 58 25
W>  none want|4 42 5
W>  none want|o|-52 -93 -52
W>  none want|tb|-2 30 -3
W>  none want|to|-16 -27 -16
W>  none want|t|5 32 13
W>  none with|-51 -56 -36
W>  none with|-|-57 -56 -41
W>  none with|t|-79 -106 -59
W>  none x none want|24 55 22
W>  none x none want|t|17 39 13
W>  none x want|20 44 18
W>  none,draw|10 56 17
W>  none,draw|t|15 59 28
W>  none,logo|8 39 10
W>  none,logo|t|8 52 18
W>  none,turn logo|-34 -52 -30
W>  none,want|-|-24 -34 -21
W>  none,want|tb|31 67 32
W>  none,want|t|13 39 17
W>  none,x ind want|-31 -57 -32
W>  none,x ind want|o|-31 -57 -32
W>  none,x none want|15 68 18
W>  none,x none with|-57 -94 -58
W>  none,x x,logo|9 44 19
W>  none,x x,logo|t|9 44 19
W>  not be|-43 -79 -42
W>  not be|-|-46 -78 -42
W>  not be|go|-18 -33 -17
W>  not draw|-20 -28 -18
W>  not maybe|o|-33 -37 -24
W>  not turn be|-22 -25 -20
W>  not turn want|-17 -34 -17
W>  not turn want|o|-17 -34 -17
W>  not want|-31 -51 -29
W>  not want|-|-36 -62 -35
W>  not want|go|-19 -33 -19
W>  not x x want|-31 -52 -27
W>  not x x want|go|-31 -52 -27
W>  not,logo|o|-31 -47 -29
W>  not,want|-26 -40 -25
W>  not,want|-|-26 -40 -25
W>  of brand for logo|-48 -44 -42
W>  of logo|38 -5 5
W>  of want|-33 -21 -20
W>  of with|-6 56 14
W>  of with|-|-6 56 14
W>  of x be|-38 -42 -33
W>  of x be|t|-47 -52 -40
W>  of x ind logo|-51 -45 -53
W>  of x ind with|20 -27 -31
W>  of x ind with|ct|4 -35 -39
W>  of x logo|-56 -72 -66
W>  of x we for logo|-52 -56 -43
W>  of x we for logo|b|-39 -31 -31
W>  or x draw|-|18 37 17
W>  or x draw|24 51 24
W>  or x draw|g|12 28 12
W>  or x ind draw|-25 -47 -25
W>  or x ind draw|o|-25 -47 -25
W>  or x ind maybe|-32 -18 -20
W>  or x ind maybe|o|-32 -18 -20
W>  or x ind want|-29 -50 -27
W>  or x ind want|o|-29 -50 -27
W>  or x none want|34 75 34
W>  or x want|-18 -30 -16
W>  or x with|-12 34 14
W>  or x with|t|-20 25 9
W>  others maybe|-23 -26 -21
W>  others maybe|-|-27 -30 -24
W>  others others,want|-56 -45 -33
W>  others,logo|-35 -21 -23
W>  others,logo|o|-35 -21 -23
W>  others,want|-27 -18 -16
W>  past def want|-26 -48 -27
W>  past ind want|-55 -56 -44
W>  past logo|-20 -12 -37
W>  past logo|cgo|-23 -3 -32
W>  past logo|o|-37 -63 -35
W>  past want|-24 -25 -34
W>  past want|g|-22 -23 -30
W>  sell,logo|-27 -35 -30
W>  so logo|-44 -53 -36
W>  so logo|o|-42 -44 -32
W>  so want|-34 -20 -22
W>  so want|-|-61 -34 -37
W>  so,want|-44 -25 -34
W>  so,x and x draw|-46 -28 -23
W>  so,x and x draw|g|-64 -37 -34
W>  so,x be|o|-25 -25 -22
W>  so,x draw|-30 -21 -20
W>  so,x ind draw|-25 -20 -16
W>  so,x ind draw|g|-39 -30 -25
W>  this and x ind be|-29 -25 -39
W>  this avoid want|-17 -29 -17
W>  this avoid want|o|-17 -29 -17
W>  this be|-31 -27 -27
W>  this be|o|-31 -27 -27
W>  this draw|4 39 1
W>  this draw|g|10 47 -5
W>  this draw|o|-34 -25 -25
W>  this in x ind with|-29 -24 -36
W>  this in x ind with|-|-29 -24 -36
W>  this logo|o|-27 -20 -25
W>  this maybe|-25 -26 -21
W>  this want|-31 -30 -30
W>  this want|go|-34 -35 -40
W>  this with|-6 39 -1
W>  this x be|-24 -19 -26
W>  this x be|o|-24 -19 -26
W>  this x ind draw|-42 -25 -25
W>  this x ind draw|o|-42 -25 -25
W>  this,yes|-24 -23 -27
W>  turn want|-26 -29 -29
W>  turn want|o|-38 -34 -45
W>  turn x in be|-16 -31 -16
W>  turn x in be|o|-16 -31 -16
W>  turn yes|-22 -28 -24
W>  type def with|-32 -20 -22
W>  type def with|-|-33 -20 -24
W>  type x with|-32 -24 -31
W>  type x with|-|-32 -24 -31
W>  very any draw|-38 -30 -26
W>  very any draw|to|-38 -30 -26
W>  very be|-68 -77 -55
W>  very be|-|-74 -82 -59
W>  very ind be|-51 -30 -29
W>  very ind be|go|-51 -30 -29
W>  very ind want|-41 -44 -29
W>  very ind want|go|-29 -20 -20
W>  very ind want|t|-27 -42 -24
W>  very ind with|79 31 32
W>  very ind with|t|108 44 44
W>  want|-|-47 -41 -43
W>  want|0|-29 -24 -33
W>  want|ct|-35 -36 -13
W>  want|c|23 23 51
W>  want|fgo|-21 -22 -37
W>  want|go|-26 -35 -21
W>  want|g|6 39 -8
W>  want|lo|-30 -25 -26
W>  want|l|-25 -28 -40
W>  want|o|-26 -28 -27
W>  want|sgo|12 11 25
W>  want|to|-20 -19 -27
W>  want|t|-14 -28 -5
W>  we and x ind want|-52 -35 -32
W>  we and x ind want|g|-53 -32 -32
W>  we and x ind want|o|-18 -31 -20
W>  we be|-38 -32 -37
W>  we be|-|-28 -28 -35
W>  we be|g|-49 -31 -35
W>  we def logo|-25 -43 -30
W>  we draw|-29 -20 -20
W>  we draw|o|-32 -20 -21
W>  we for logo|-27 -32 -27
W>  we for logo|tb|-32 -21 -22
W>  we ind for logo|-32 -23 -36
W>  we logo|go|-34 -27 -38
W>  we maybe|-42 -46 -33
W>  we maybe|-|-62 -41 -36
W>  we maybe|o|-26 -24 -28
W>  we want|-|-28 -22 -20
W>  we want|go|-26 -19 -33
W>  we want|g|-46 -34 -45
W>  we with|-50 -36 -39
W>  we with|-|-27 -16 -15
W>  we x be|-42 -32 -40
W>  we x be|-|-30 -27 -35
W>  we x ind:logo|-38 -22 -25
W>  we x very ind with|-71 -38 -44
W>  we x very ind with|go|-71 -38 -44
W>  we x x want|-40 -22 -27
W>  we,want|-35 -19 -20
W>  we,x ind want|-21 -35 -21
W>  we,yes|-47 -33 -41
W>  without logo|o|-20 -35 -19
W>  without so,x be|19 41 20
W>  without so,x be|t|13 29 14
W>  without want|-45 -36 -34
W>  without x be|20 48 21
W>  without,x logo|-|17 38 10
W>  without,x logo|5 40 10
W>  with|-|-31 -66 -76
W>  with|cgo|9 17 62
W>  with|ct|49 0 19
W>  with|c|2 6 45
W>  with|go|-44 -23 -13
W>  with|g|26 -10 24
W>  with|lgo|-20 -17 -27
W>  with|o|-51 -34 -39
W>  with|so|-22 -21 -37
W>  with|tb|2 -9 -32
W>  with|to|-28 -29 -28
W>  with|t|25 7 -13
W>  x NAME NAME for logo|-47 -31 -31
W>  x and x be|-23 -21 -30
W>  x and x want|14 14 46
W>  x and x want|cgo|14 14 46
W>  x and x x want|cgo|18 23 53
W>  x and x x with|-38 -33 -33
W>  x and x,logo|9 13 43
W>  x and x,logo|cgo|8 13 43
W>  x any draw|t|27 -18 -4
W>  x any hate be|-5 27 2
W>  x any hate be|ct|-10 38 0
W>  x any hate be|t|8 35 17
W>  x any x avoid want|-24 -44 -23
W>  x any x avoid want|o|-24 -44 -23
W>  x any x be|-38 -39 -33
W>  x any x ind with|-36 -37 -9
W>  x any x ind with|cgo|4 1 47
W>  x avoid want|o|-27 -46 -26
W>  x avoid want|tb|29 67 28
W>  x be|-33 -30 -37
W>  x be|-|-72 -82 -70
W>  x be|cgo|-37 -50 -34
W>  x be|g|-42 17 -19
W>  x be|o|-25 -26 -25
W>  x be|t|-33 -32 -20
W>  x def be|g|-29 -25 -23
W>  x def draw|15 36 17
W>  x def for logo|-56 -52 -49
W>  x def for logo|tb|-41 -28 -23
W>  x def maybe|gb|-26 -22 -15
W>  x def want|o|-24 -24 -26
W>  x def we be|-18 -27 -25
W>  x def with|-30 -25 -28
W>  x def with|go|-45 -34 -40
W>  x def x draw|-38 -44 -35
W>  x def,logo|-35 -26 -25
W>  x draw|-11 -32 -14
W>  x draw|-|-73 -56 -50
W>  x draw|go|-25 -36 -24
W>  x draw|t|36 25 12
W>  x for logo|-52 -58 -46
W>  x hate be|10 47 16
W>  x hate be|t|8 45 20
W>  x in logo|-35 -15 10
W>  x in logo|cgo|-15 3 41
W>  x in x ind with|13 14 32
W>  x in x logo|-55 -39 -52
W>  x in x x draw|-83 -63 -73
W>  x in x x want|-24 -23 -39
W>  x ind any draw|39 4 10
W>  x ind any logo|go|-54 -36 -38
W>  x ind any logo|o|-40 -29 -32
W>  x ind be|-|-86 -61 -67
W>  x ind be|18 29 1
W>  x ind be|b|-57 -57 -49
W>  x ind be|gb|-25 -32 -26
W>  x ind be|go|-50 -31 -35
W>  x ind be|g|-24 49 9
W>  x ind be|o|28 8 8
W>  x ind be|t|1 -61 -35
W>  x ind def be|-32 -27 -30
W>  x ind draw|55 28 24
W>  x ind draw|go|34 -18 11
W>  x ind draw|o|-38 -28 -24
W>  x ind draw|to|-15 28 12
W>  x ind draw|t|-34 -11 -17
W>  x ind for logo|-77 -51 -47
W>  x ind for logo|gb|-22 -29 -19
W>  x ind for logo|o|-33 -28 -28
W>  x ind for logo|tb|-41 -21 -21
W>  x ind for logo|t|-63 -49 -39
W>  x ind in logo|-30 -22 -23
W>  x ind in logo|lo|-35 -25 -26
W>  x ind logo|-52 -35 -39
W>  x ind logo|o|-52 -35 -39
W>  x ind maybe|-60 -16 -31
W>  x ind maybe|go|-36 -19 -20
W>  x ind maybe|g|-51 -44 -36
W>  x ind maybe|o|-29 -21 -25
W>  x ind not be|-25 -29 -20
W>  x ind not be|o|-25 -29 -20
W>  x ind of want|-26 -18 -17
W>  x ind past logo|o|-31 -39 -24
W>  x ind so be|26 4 1
W>  x ind want|-|-142 -96 -102
W>  x ind want|go|-61 -47 -45
W>  x ind want|g|-39 -45 -31
W>  x ind want|tb|19 42 21
W>  x ind want|t|63 16 24
W>  x ind with|-|74 21 4
W>  x ind with|40 -17 -18
W>  x ind with|cgo|6 10 43
W>  x ind with|ct|29 5 2
W>  x ind with|go|-35 -13 -20
W>  x ind with|g|-51 -37 -43
W>  x ind with|o|-20 -21 -41
W>  x ind with|tb|71 17 19
W>  x ind with|t|9 -37 -23
W>  x ind x be|-47 -38 -30
W>  x ind x logo|-30 -20 -21
W>  x ind x logo|o|-30 -20 -21
W>  x ind x want|-29 -18 -20
W>  x ind x x be|-56 -30 -35
W>  x ind x x logo|-22 -23 -27
W>  x ind x x logo|-|-22 -23 -27
W>  x ind x x want|-60 -27 -52
W>  x ind,NAME for logo|-30 -24 -23
W>  x ind,logo|-51 -52 -57
W>  x ind,logo|o|-31 -19 -21
W>  x ind,x ind draw|-29 -40 -23
W>  x ind,x ind draw|go|-34 -47 -26
W>  x ind,x ind want|-28 -43 -25
W>  x ind,x ind want|go|-28 -43 -25
W>  x ind/x logo|0 -37 -39
W>  x ind:draw|-51 -27 -28
W>  x ind:logo|go|-26 -15 -17
W>  x ind:logo|g|-29 -16 -21
W>  x ind:logo|o|-48 -28 -30
W>  x ind:want|0 -30 -16
W>  x logo|-|-78 -53 -50
W>  x logo|cgo|8 25 86
W>  x logo|o|-45 -35 -49
W>  x logo|t|40 -4 1
W>  x maybe|gb|-25 -17 -19
W>  x maybe|g|-28 -17 -21
W>  x named be|-51 -43 -31
W>  x named def with|-42 -27 -30
W>  x named def with|o|-42 -27 -30
W>  x named,logo|-44 -28 -31
W>  x none want|-48 -88 -47
W>  x none want|-|-50 -74 -43
W>  x none want|go|-21 -40 -23
W>  x none with|-19 -30 -18
W>  x none with|o|-19 -30 -18
W>  x none,want|-32 -56 -33
W>  x not be|-22 -43 -22
W>  x not be|-|-19 -35 -19
W>  x not want|go|-34 -65 -35
W>  x not want|o|-41 -72 -39
W>  x not want|t|28 83 39
W>  x not,want|43 98 48
W>  x not,want|t|22 50 24
W>  x of logo|-78 -73 -67
W>  x of logo|-|-78 -73 -67
W>  x or x draw|3 25 10
W>  x or x with|-10 41 14
W>  x or x with|go|-10 41 14
W>  x past ind want|-39 -35 -39
W>  x past want|-26 -34 -36
W>  x sell be|-40 -26 -24
W>  x so x be|-36 -34 -53
W>  x this logo|-36 -31 -31
W>  x turn be|-41 -55 -31
W>  x turn be|-|-44 -57 -32
W>  x very be|-56 -56 -54
W>  x very ind be|-32 -31 -34
W>  x very ind want|50 0 17
W>  x very ind with|go|-64 -34 -35
W>  x very ind with|o|-38 -21 -22
W>  x want|-22 -46 6
W>  x want|-|18 -33 -19
W>  x want|cgo|8 4 36
W>  x want|g|-36 -33 -41
W>  x want|lgo|-34 -28 -30
W>  x want|o|-26 -22 -32
W>  x want|sg|-21 -25 -23
W>  x want|s|-45 -40 -43
W>  x want|to|-36 -24 -25
W>  x we draw|-51 -31 -33
W>  x we draw|-|-52 -33 -36
W>  x we for logo|-52 -32 -30
W>  x we for logo|-|-26 -21 -21
W>  x we for logo|tb|-54 -38 -34
W>  x we for logo|t|-56 -37 -33
W>  x we logo|-32 -17 -18
W>  x we maybe|g|-21 -27 -19
W>  x we want|o|-30 -17 -21
W>  x we x draw|-58 -30 -34
W>  x without so,x be|go|-28 -46 -25
W>  x with|-38 -15 -16
W>  x with|-|-84 -69 -71
W>  x with|cgo|8 5 26
W>  x with|go|-46 -40 -32
W>  x with|g|-56 -75 -46
W>  x with|l|-30 -25 -40
W>  x with|t|-33 8 -22
W>  x x and x draw|-30 -31 -20
W>  x x any hate be|-58 -73 -67
W>  x x any hate be|-|-55 -70 -45
W>  x x avoid want|5 56 19
W>  x x be|-45 -35 -33
W>  x x be|-|-44 -46 -33
W>  x x be|tb|-38 -48 -30
W>  x x def want|-30 -23 -19
W>  x x def with|-34 -22 -16
W>  x x draw|go|-27 -23 -24
W>  x x in logo|-27 -26 -43
W>  x x in logo|o|-24 -24 -42
W>  x x ind be|-39 -26 -28
W>  x x ind be|-|-28 -23 -35
W>  x x ind draw|-60 -53 -36
W>  x x ind for logo|-38 -25 -26
W>  x x ind past logo|-36 -22 -23
W>  x x ind want|-50 -38 -33
W>  x x ind want|-|-71 -46 -45
W>  x x ind want|o|-39 -25 -25
W>  x x ind with|-38 -24 -28
W>  x x ind with|-|-64 -39 -50
W>  x x ind with|o|-40 -24 -28
W>  x x logo|30 -2 36
W>  x x logo|go|-32 -17 -18
W>  x x logo|t|38 -10 -1
W>  x x maybe|-25 -21 -28
W>  x x maybe|-|-30 -30 -44
W>  x x want|-64 -52 -52
W>  x x want|-|-51 -44 -50
W>  x x want|o|-22 -21 -32
W>  x x we for logo|-28 -23 -28
W>  x x with|-40 -36 -34
W>  x x with|go|-39 -26 -32
W>  x x x be|o|-31 -35 -28
W>  x x x draw|-48 -51 -41
W>  x x x draw|o|-31 -20 -23
W>  x x x in draw|-34 -33 -32
W>  x x x ind want|-54 -38 -37
W>  x x x ind with|-48 -28 -37
W>  x x x ind:logo|-24 -21 -28
W>  x x x ind:want|-25 -19 -20
W>  x x x ind:want|o|-25 -19 -20
W>  x x x logo|-38 -25 -26
W>  x x x with|-32 -25 -25
W>  x x x with|o|-37 -25 -28
W>  x x x x want|-17 -28 -15
W>  x x,NAME NAME be|-34 -27 -40
W>  x x,NAME NAME be|-|-24 -19 -29
W>  x x,logo|-40 -24 -20
W>  x x,logo|o|-25 -24 -40
W>  x x,x be|-33 -31 -36
W>  x x,x be|o|-33 -31 -36
W>  x x,x logo|o|-28 -21 -28
W>  x yes|o|-24 -36 -22
W>  x,NAME NAME NAME be|-42 -39 -31
W>  x,NAME NAME NAME,logo|-34 -26 -35
W>  x,NAME NAME be|-25 -15 2
W>  x,NAME NAME for logo|-30 -21 -10
W>  x,NAME NAME for logo|-|-30 -30 -34
W>  x,NAME be|-30 -31 -36
W>  x,logo|-5 -34 -25
W>  x,logo|cgo|6 -6 41
W>  x,logo|go|-41 -32 -41
W>  x,logo|lgo|-25 -17 -24
W>  x,logo|lo|-24 -23 -32
W>  x,logo|o|-31 -22 -32
W>  x,logo|t|3 -46 -28
W>  x,named def turn want|-43 -24 -26
W>  x,want|-28 -21 -29
W>  x,want|o|-22 -18 -28
W>  x,x be|-2 -7 48
W>  x,x be|cgo|4 3 61
W>  x,x be|o|-28 -25 -29
W>  x,x in logo|-30 -26 -28
W>  x,x ind want|o|-23 -18 -29
W>  x,x ind with|-26 -24 -28
W>  x,x ind with|o|-43 -38 -67
W>  x,x logo|go|-47 -36 -58
W>  x,x logo|o|-32 -34 -56
W>  x,x with|-42 -42 -32
W>  x,x x avoid want|o|-21 -32 -18
W>  x,x x be|-29 -21 -26
W>  x,x x be|o|-29 -21 -26
W>  x,x x draw|-20 -29 -21
W>  x,x x draw|go|-20 -30 -18
W>  x,x x with|-45 -58 -44
W>  x,x x,logo|-26 -21 -20
W>  x,x,NAME NAME be|-68 -71 -82
W>  x,x,logo|26 38 39
W>  x,x,logo|o|-7 -5 29
W>  x,yes|go|-26 -20 -27
W>  x-x def x draw|-51 -27 -27
W>  x-x ind draw|42 18 16
W>  x:logo|go|-27 -18 -23
W>  x:logo|o|-53 -32 -37
W>  x:logo|t|58 13 11
W>  x:want|-3 20 30
W>  x:want|go|3 28 -1
W>  x:want|o|-27 -48 -27
W>  yes|-16 3 -34
W>  yes|-|-36 -37 -35
W> &x maybe|-36 -47 -34
W> (logo|-29 -37 -26
W> (logo|o|-27 -16 -20
W> ,NAME NAME NAME be|-31 -27 -30
W> ,NAME NAME NAME be|o|-33 -21 -23
W> ,NAME NAME NAME for logo|-5 2 26
W> ,NAME NAME NAME for logo|c|21 27 69
W> ,NAME NAME NAME for logo|o|-32 -26 -41
W> ,NAME NAME NAME,logo|38 2 7
W> ,NAME NAME be|-31 -10 -6
W> ,NAME NAME be|go|-43 -33 -54
W> ,NAME NAME be|o|-40 -28 -37
W> ,NAME NAME for logo|b|-64 -40 -53
W> ,NAME for logo|-19 -26 -20
W> ,NAME ind for logo|-32 -22 -21
W> ,NAME ind for logo|b|-32 -22 -21
W> ,NAME named be|20 24 63
W> ,NAME&NAME be|-40 -46 -68
W> ,NAME&NAME for logo|-55 -35 -51
W> ,NAME&NAME for logo|o|-43 -32 -44
W> ,NAME&NAME:logo|-28 -24 -28
W> ,NAME&NAMEqfor logo|9 9 65
W> ,NAMEqfor logo|-23 -19 -28
W> ,avoid def we logo|-34 -30 -25
W> ,avoid def we logo|gpo|-36 -31 -26
W> ,avoid logo|-37 -40 -33
W> ,avoid want|-42 -36 -51
W> ,ban be|-28 -12 -29
W> ,ban be|cgo|14 51 0
W> ,be|10 11 35
W> ,be|o|7 10 35
W> ,brand x ind for logo|26 -3 23
W> ,draw|go|-32 -28 -36
W> ,logo|-27 -25 5
W> ,logo|cgo|10 4 38
W> ,logo|ct|5 14 52
W> ,logo|c|11 6 46
W> ,logo|fgo|-41 -33 -37
W> ,logo|fo|-28 -31 -27
W> ,logo|gpo|-43 -38 -41
W> ,logo|lgo|-50 -50 -56
W> ,logo|lsgo|-21 -29 -22
W> ,logo|l|-27 -36 -33
W> ,logo|o|-28 -19 -13
W> ,logo|sg|-45 -50 -46
W> ,logo|so|-26 -21 -26
W> ,named def in be|24 20 55
W> ,named ind draw|-27 -24 -33
W> ,turn logo|go|-42 -27 -33
W> ,turn logo|o|-53 -31 -33
W> ,want|-35 -47 -32
W> ,want|-|-36 -27 -33
W> ,want|go|-23 -21 -30
W> ,we x be|-24 -25 -38
W> ,we x be|o|-24 -25 -38
W> ,x and x,logo|-28 -36 -32
W> ,x any x ind with|-32 -40 -39
W> ,x be|-27 -27 -29
W> ,x be|-|-56 -33 -46
W> ,x be|go|-18 -17 -27
W> ,x be|g|-39 -57 -51
W> ,x be|o|-32 -32 -35
W> ,x def turn want|-29 -20 -22
W> ,x def x be|4 3 42
W> ,x draw|go|-44 -33 -42
W> ,x draw|o|-36 -49 -31
W> ,x ind draw|-19 -25 -3
W> ,x ind draw|-|-27 -25 -28
W> ,x ind draw|o|-23 -42 -26
W> ,x ind want|-|-49 -38 -43
W> ,x ind want|to|-29 -23 -33
W> ,x ind with|-|-64 -38 -65
W> ,x ind with|cgo|-5 5 35
W> ,x ind with|c|10 12 48
W> ,x ind with|o|-32 -29 -53
W> ,x ind,logo|2 -5 32
W> ,x ind:logo|-44 -27 -38
W> ,x ind:logo|o|-44 -27 -38
W> ,x ind:want|-73 -79 -69
W> ,x ind:want|o|-33 -64 -32
W> ,x logo|-34 -27 -9
W> ,x logo|lo|-68 -71 -81
W> ,x logo|o|-34 -28 -42
W> ,x maybe|-19 -28 -17
W> ,x maybe|o|-19 -28 -17
W> ,x not be|-15 -17 -27
W> ,x not be|o|-15 -17 -27
W> ,x of brand for logo|-22 -29 -13
W> ,x of x ind with|-27 -23 -29
W> ,x want|-|32 74 30
W> ,x want|14 46 15
W> ,x want|o|-26 -19 -22
W> ,x we be|-37 -31 -45
W> ,x without x be|-|17 58 19
W> ,x without x be|18 85 25
W> ,x with|2 33 11
W> ,x with|o|-33 -28 -40
W> ,x x and x,logo|-35 -38 -40
W> ,x x avoid want|9 31 11
W> ,x x avoid want|t|10 34 12
W> ,x x be|-30 -23 -32
W> ,x x draw|15 22 34
W> ,x x ind want|-31 -54 -30
W> ,x x ind want|o|-31 -54 -30
W> ,x x ind with|-29 -22 -34
W> ,x x want|-26 -20 -27
W> ,x x want|o|-27 -20 -27
W> ,x x with|-40 -46 -51
W> ,x x with|-|-40 -46 -51
W> ,x x x with|-37 -31 -40
W> ,x x,logo|-34 -20 -5
W> ,x,NAME NAME be|-50 -46 -18
W> ,x,logo|-29 23 16
W> ,x,x ind want|10 6 44
W> ,x,x:logo|25 -2 -2
W> ,x,x:want|6 28 10
W> ,x:logo|14 20 59
W> ,x:want|6 33 7
W> ,yes|-|-15 28 -21
W> ,yes|o|-23 -27 -29
W> ,yes|t|-23 4 -26
W> -be|-36 -34 -30
W> -none ind be|-32 -36 -29
W> -none ind be|go|-32 -36 -29
W> -want|-25 -27 -23
W> -x ind draw|-30 -21 -31
W> -x ind draw|go|-30 -21 -31
W> -x x x ind be|-35 -31 -21
W> -x x x ind be|-|-37 -37 -23
W> /x logo|-43 -41 -46
W> /x logo|o|-26 -21 -25
W> :NAME NAME NAME for logo|-36 -30 -41
W> :be|-20 -28 -18
W> :draw|-|26 22 -4
W> :draw|o|-31 -19 -20
W> :draw|tb|-21 -32 -26
W> :draw|t|36 24 11
W> :logo|-|33 -15 -9
W> :logo|69 14 13
W> :logo|ct|38 -8 -6
W> :logo|c|6 12 38
W> :logo|f|-25 -22 -22
W> :logo|o|-41 -27 -28
W> :logo|t|58 -1 12
W> :not want|9 27 11
W> :not want|t|9 27 11
W> :type logo|fo|-24 -25 -24
W> :want|-30 -17 -20
W> :want|ct|2 8 46
W> :want|go|-25 -20 -28
W> :want|o|-35 -55 -34
W> :x be|-41 -44 -37
W> :x be|go|-35 -46 -36
W> :x be|o|-46 -26 -33
W> :x want|-35 -38 -21
W> :x x logo|-17 -17 -34
W> qwant|-37 -32 -50
W> qx ind with|-47 -36 -44
Z 0 # to|-22 -36 -29
Z 0 # t|20 44 22
Z 0 - -|1 31 4
Z 0 - ct|1 67 1
Z 0 - go|-27 -36 -21
Z 0 - o|-18 -30 -17
Z 0 - to|-28 -38 -28
Z 0 - t|2 58 24
Z 0 1 -|14 73 33
Z 0 1 cgo|4 38 -22
Z 0 1 ct|14 83 10
Z 0 1 go|-29 -48 -30
Z 0 1 g|-1 27 5
Z 0 1 o|-34 -55 -33
Z 0 1 tb|3 55 25
Z 0 1 t|-33 50 17
Z 0 1|6 102 20
Z 0 2 -|13 40 18
Z 0 2 go|-25 -45 -25
Z 0 2 g|8 37 13
Z 0 2 o|-37 -65 -37
Z 0 2 tb|20 80 32
Z 0 2 to|-30 -52 -33
Z 0 2 t|14 73 16
Z 0 2|28 88 34
Z 0 3 cgo|0 31 -14
Z 0 3 g|-28 -44 -24
Z 0 3 to|-43 -54 -30
Z 0 5 -|-36 5 -7
Z 0 5 cgo|-23 -14 -46
Z 0 5 gb|-23 -34 -24
Z 0 5 go|-27 -41 -24
Z 0 5 g|-24 -16 -29
Z 0 5 o|-25 -40 -25
Z 0 5 tb|21 79 35
Z 0 5 t|15 54 12
Z 0 5|14 51 16
Z 0 8 cgo|18 61 -1
Z 0 8 ct|-13 51 -4
Z 0 8 gb|34 27 12
Z 0 8 go|-39 -37 -50
Z 0 8 g|15 41 18
Z 0 8 o|-42 -69 -41
Z 0 8 to|-37 -50 -42
Z 0 8 t|-21 47 9
Z 0 8|22 102 20
Z 0 9 -|-23 -31 -22
Z 0 9 cgo|17 29 25
Z 0 9 go|-35 -58 -37
Z 0 9 o|-32 -33 -24
Z 0 9 tb|-42 -35 -36
Z 0 9 t|-32 11 -5
Z 0 9|-37 -41 -25
Z 0 DLTu|18 47 0
Z 0 DLu|48 3 20
Z 0 DL|-6 35 2
Z 0 DT|10 32 13
Z 0 DWL|-33 -34 -21
Z 0 DWTu|5 48 -1
Z 0 DWT|31 73 35
Z 0 DWu|-62 -37 -43
Z 0 DW|-47 -47 -43
Z 0 Du|13 36 -1
Z 0 D|-30 75 9
Z 0 NAME cgo|20 74 17
Z 0 NAME ct|4 52 16
Z 0 NAME go|-30 -29 -42
Z 0 NAME o|-39 -26 -28
Z 0 NAME t|7 74 20
Z 0 T|7 47 18
Z 0 W|-24 47 17
Z 0 and -|24 50 24
Z 0 and go|-24 -41 -28
Z 0 and g|-34 -33 -24
Z 0 and o|-25 -46 -25
Z 0 and t|13 72 28
Z 0 any g|53 49 18
Z 0 any o|-14 -26 -13
Z 0 b g|-34 -51 -28
Z 0 be -|-19 -35 -19
Z 0 be o|-20 -38 -21
Z 0 bo o|-18 -36 -19
Z 0 brand -|14 33 12
Z 0 brand o|-29 -56 -29
Z 0 cg o|-27 -40 -25
Z 0 cgo o|-42 -61 -40
Z 0 ct -|-23 -34 -20
Z 0 ct to|-22 -25 -24
Z 0 def -|5 51 22
Z 0 def go|-23 -42 -23
Z 0 def t|-20 42 6
Z 0 draw -|12 27 9
Z 0 g -|-18 -28 -17
Z 0 g o|-55 -80 -47
Z 0 g t|-54 -64 -33
Z 0 gb o|-34 -64 -35
Z 0 gb t|21 -29 3
Z 0 in gb|-19 -27 -19
Z 0 ind -|-50 -20 -29
Z 0 ind ct|6 41 13
Z 0 ind o|-43 -29 -24
Z 0 ind to|-55 -33 -31
Z 0 ind t|-4 88 27
Z 0 logo o|-20 -29 -27
Z 0 o -|-19 -33 -22
Z 0 o tb|-18 -31 -16
Z 0 others -|-44 -65 -41
Z 0 others go|-24 -47 -26
Z 0 past go|-16 -31 -17
Z 0 past o|-25 -43 -26
Z 0 so cgo|14 36 14
Z 0 so o|-21 -26 -17
Z 0 t o|-34 -56 -33
Z 0 t tb|3 27 13
Z 0 t t|-56 -40 -31
Z 0 tb go|-30 -46 -30
Z 0 tb o|-18 -30 -24
Z 0 this go|-55 -60 -36
Z 0 this o|-17 -25 -16
Z 0 turn o|-16 -30 -16
Z 0 u|16 75 29
Z 0 we -|-24 -36 -23
Z 0 we go|-19 -26 -18
Z 0 we t|-47 -31 -20
Z 0 |-2 97 0
Z 1 # -|-35 -44 -27
Z 1 # t|0 28 -4
Z 1 - -|-80 -92 -61
Z 1 - c|6 -2 30
Z 1 - go|-37 -33 -29
Z 1 - o|-28 -34 -24
Z 1 -|22 28 23
Z 1 0|-24 -32 -24
Z 1 C|8 2 48
Z 1 L|-15 -27 -24
Z 1 NAME cgo|5 0 26
Z 1 NAME c|12 6 40
Z 1 NAME go|-48 -42 -47
Z 1 NAME o|-38 -35 -44
Z 1 T|6 32 28
Z 1 WLu|-68 -50 -50
Z 1 WL|-29 -38 -35
Z 1 WTub|4 28 2
Z 1 WTu|-44 -40 -60
Z 1 WT|11 59 23
Z 1 and cgo|16 8 32
Z 1 and o|-20 -31 -24
Z 1 any o|25 -4 -7
Z 1 avoid o|-33 -41 -29
Z 1 b -|-47 -48 -43
Z 1 ban o|-27 -43 -27
Z 1 be o|-35 -27 -29
Z 1 bo|-47 -36 -38
Z 1 brand o|-30 -51 -30
Z 1 b|-30 -42 -25
Z 1 c c|12 -3 39
Z 1 cgo l|-24 -28 -31
Z 1 cgo o|-25 -27 -36
Z 1 cgo|28 39 46
Z 1 ctb|8 35 36
Z 1 c|34 24 77
Z 1 def -|29 -11 -25
Z 1 def g|-27 -42 -25
Z 1 draw -|2 34 -2
Z 1 draw o|-22 -34 -21
Z 1 for o|-30 -18 -20
Z 1 g -|-2 25 10
Z 1 g o|-29 -20 -21
Z 1 g t|16 34 17
Z 1 gb -|-60 -36 -44
Z 1 gb o|-58 -66 -45
Z 1 gbpo|-18 -30 -20
Z 1 gb|-36 -39 -33
Z 1 go -|-27 -38 -20
Z 1 go o|-29 -24 -20
Z 1 go tb|-29 -18 -18
Z 1 go|-19 -15 -36
Z 1 in -|-50 -53 -49
Z 1 in t|-17 -37 14
Z 1 ind go|-28 -37 -40
Z 1 ind o|-33 -34 -29
Z 1 ind t|-17 75 23
Z 1 l l|-28 -38 -32
Z 1 lgo|-29 -30 -27
Z 1 logo -|30 -7 9
Z 1 logo o|-29 -35 -27
Z 1 lo|-22 -27 -23
Z 1 lsgo lgo|-26 -27 -23
Z 1 l|-41 -50 -42
Z 1 or o|-24 -41 -25
Z 1 others -|-40 -63 -43
Z 1 o|-12 -57 -40
Z 1 sell o|-14 -25 -15
Z 1 sgo cgo|25 43 21
Z 1 so -|-37 -49 -42
Z 1 so l|-23 -29 -29
Z 1 so|-23 -31 -34
Z 1 t -|-26 -28 -21
Z 1 t go|-30 -52 -30
Z 1 t o|27 0 6
Z 1 tb o|-44 -42 -32
Z 1 this o|-37 -25 -30
Z 1 to|-29 -20 -30
Z 1 turn o|-40 -33 -40
Z 1 type o|-25 -21 -32
Z 1 t|-30 60 22
Z 1 ub|-24 -31 -25
Z 1 u|-56 -57 -15
Z 1 want go|-25 -30 -42
Z 1 we -|-27 -48 -28
Z 1 |-9 38 -16
Z 1|24 84 26
a denied b|30 72 31
a denied cgb|6 30 -16
a denied cgo|31 91 -13
a denied cg|19 48 -11
a denied cto|15 27 6
a denied ct|-29 -2 -46
a denied c|9 41 -14
a denied denied denied|4 61 18
a denied denied past|15 41 11
a denied denied undefined|-37 14 -19
a denied denied wanted|-12 57 -5
a denied gbo|21 47 18
a denied go|22 60 19
a denied gpo|-44 -71 -44
a denied g|0 60 15
a denied lo|5 26 7
a denied lto|38 90 44
a denied lt|12 59 24
a denied l|15 42 11
a denied o|-42 -74 -42
a denied p|-39 -59 -38
a denied tbo|-18 -30 -18
a denied tb|-4 31 2
a denied to|-25 -17 -16
a denied tp|-26 -18 -11
a denied t|-49 8 -11
a denied wanted denied|-41 -68 -41
a denied wanted undefined|-31 -3 -15
a denied|6 75 15
a past -|-61 -58 -32
a past b|-39 -58 -31
a past cgo|-60 -68 -94
a past cg|-23 -28 -40
a past ct|5 -32 -26
a past denied denied|14 38 13
a past denied undefined|17 44 16
a past denied wanted|-27 -37 -35
a past fo|-25 -42 -23
a past gb|-18 -35 -18
a past go|-27 -37 -24
a past past undefined|-70 -121 -66
a past past wanted|-44 -51 -64
a past po|-22 -31 -19
a past sgo|-31 -40 -40
a past tb|-78 -76 -48
a past tp|-32 2 -8
a past t|-55 -44 -33
a past wanted wanted|-65 -40 -57
a past|-25 -16 -28
a undefined denied denied|-6 43 16
a undefined denied wanted|17 35 17
a undefined wanted denied|-63 -85 -58
a wanted #|-1 -10 57
a wanted 0|-40 -43 -50
a wanted bo|-55 -59 -52
a wanted bp|-31 -31 -29
a wanted cb|18 -2 46
a wanted cgb|7 11 46
a wanted cgo|17 8 67
a wanted cg|31 17 75
a wanted co|-5 -5 42
a wanted cs|11 4 48
a wanted ctb|-8 -38 19
a wanted cto|7 24 87
a wanted ct|90 44 65
a wanted c|12 9 80
a wanted denied denied|8 41 6
a wanted denied undefined|-46 -43 -56
a wanted fgo|-11 26 -5
a wanted fg|-56 -43 -56
a wanted flo|-49 -37 -48
a wanted fl|-46 -37 -29
a wanted fo|-46 -40 -49
a wanted fto|-45 -24 -33
a wanted f|-49 -22 -63
a wanted gbo|-63 -59 -61
a wanted gbpo|-27 -27 -29
a wanted gbp|-32 -1 -17
a wanted gb|-3 -44 -14
a wanted gpo|-29 -30 -29
a wanted gp|-59 -107 -62
a wanted g|25 -8 12
a wanted lgbo|-52 -46 -51
a wanted lgb|-23 -32 -37
a wanted lgo|-37 -33 -35
a wanted lg|-38 -33 -26
a wanted lo|-31 -26 -32
a wanted lsgo|-45 -30 -45
a wanted ls|-61 -56 -58
a wanted lto|-58 -78 -61
a wanted lt|-49 -28 -49
a wanted l|-67 -56 -67
a wanted o|-29 -26 -27
a wanted past past|-49 -82 -43
a wanted past wanted|-35 -49 -48
a wanted po|-35 -39 -40
a wanted p|-45 -46 -46
a wanted sb|-24 -24 -25
a wanted sgo|7 10 44
a wanted sg|-40 -47 -47
a wanted so|-55 -44 -43
a wanted s|-54 -50 -41
a wanted tbo|-40 -36 -47
a wanted tb|32 -43 -20
a wanted to|-22 -40 -29
a wanted tp|5 -25 -29
a wanted t|28 7 5
a wanted wanted denied|-42 -43 -46
a wanted wanted past|-25 -31 -25
a wanted wanted undefined|33 -6 33
b as|-48 -43 -26
b avoid|27 44 11
b ban|-4 29 -26
b colour|9 24 57
b dont|-33 7 -20
b not|-3 31 -3
b type|-25 -19 -4
b want|18 29 16
b worn|-47 23 -44
drawn denied|-37 40 1
drawn wanted|152 46 47
e aca|33 0 8
e ace|-56 -55 -67
e ach|-8 -22 70
e ack|-31 -55 6
e aco|-34 -47 -30
e act|-65 -54 -48
e ada|-43 -34 -17
e ade|25 17 -2
e ado|63 84 113
e ads|-42 -43 -35
e aft|-52 -42 -43
e aga|-45 -36 -48
e age|-18 -12 -48
e ago|37 3 -3
e ags|-13 34 -7
e ahn|-24 -25 -30
e aid|-25 -22 -16
e ail|26 11 24
e aio|48 36 26
e air|50 0 4
e ais|-61 -81 -72
e ait|-70 -47 -47
e aja|21 43 17
e ajo|-44 -46 -45
e aka|-33 -33 -36
e alb|-29 -29 -35
e ald|21 24 67
e ale|-46 0 -35
e ali|-34 -32 -25
e alk|-27 -44 -60
e all|-38 -19 -20
e als|-75 -72 -69
e aly|-17 -33 -17
e ama|-73 -55 -54
e ame|17 29 36
e amm|-24 -22 -28
e amo|-58 -73 -76
e amp|-48 -40 -49
e ana|4 -44 -31
e anc|17 32 31
e and|-57 -60 -50
e ane|24 -32 -11
e ani|23 49 17
e ank|-57 -84 -56
e ano|-10 -40 -31
e ans|-30 13 -12
e any|-42 -41 -47
e ape|-50 -52 -37
e app|-43 -55 -50
e ara|36 2 8
e ard|-7 -33 -14
e are|-31 -25 -30
e arf|41 10 11
e ari|-32 -24 -26
e ark|-83 -67 -58
e aro|8 -2 44
e arp|-37 -36 -59
e ars|-21 44 -3
e art|44 0 6
e arz|3 3 35
e ase|-54 -57 -76
e ash|-56 -48 -34
e ass|25 -7 -11
e ast|-56 -53 -39
e ata|-71 -50 -44
e ate|-35 2 29
e ath|-74 -48 -59
e ati|-31 -18 -23
e ato|25 27 70
e ats|-49 -52 -51
e att|-9 -29 -22
e aum|-25 -24 -43
e aun|18 16 64
e aus|-46 -44 -44
e aux|12 57 83
e ave|-5 -11 -27
e avy|-55 -49 -70
e aws|-9 26 -7
e ays|-75 -68 -57
e aza|21 10 62
e bad|-22 -16 -26
e bar|30 32 -10
e bau|56 40 37
e bbe|-43 -35 -37
e bby|-46 -43 -41
e bel|-62 5 -27
e ben|-42 -44 -40
e ber|-41 -10 4
e bes|25 36 5
e bin|-6 44 18
e bit|-35 -30 -32
e ble|56 22 2
e blo|21 59 27
e bly|-30 -47 -45
e bol|-47 -72 -48
e boo|25 14 -5
e bos|30 67 27
e bot|42 14 7
e box|-8 12 41
e boy|30 20 8
e bra|36 44 9
e bre|-40 -33 -50
e bri|36 -22 -5
e bro|34 34 7
e bum|-40 -34 -22
e cal|5 53 2
e can|-35 -40 -26
e cao|8 33 9
e cas|-50 -5 -37
e cco|35 49 50
e ced|-58 -49 -71
e ces|-27 17 -13
e cha|76 23 33
e che|-31 27 -8
e chi|-30 -17 -25
e cht|-32 -39 -29
e cil|-29 -40 -30
e cio|29 18 1
e cke|43 42 24
e cko|29 21 9
e cks|-17 39 5
e cle|-56 -66 -78
e coa|-7 23 26
e con|28 34 6
e cre|-16 -44 -47
e cro|-33 -34 -37
e cus|-14 -27 -21
e cut|-73 -63 -71
e dal|25 0 27
e dam|-19 -25 -23
e dar|-20 -32 -12
e day|-32 -36 -34
e ddy|-36 4 -29
e ded|-79 -84 -77
e den|-45 -79 -57
e deo|-33 -37 -47
e der|-28 -48 6
e des|-24 37 -14
e dge|-22 -47 -40
e dha|12 72 10
e dic|-20 -20 -27
e die|-36 6 -22
e din|-24 -22 -36
e dio|-26 -22 -24
e dle|33 -9 -2
e dly|-75 -61 -80
e dnt|-24 -33 -22
e don|6 7 30
e dos|-25 -7 -16
e dre|-47 -42 -53
e dys|-26 -29 -20
e eam|31 23 50
e eap|-60 -44 -59
e ear|-40 -72 -41
e eat|59 10 -10
e ebe|10 35 15
e eca|17 39 10
e ece|27 55 14
e ech|70 58 24
e ect|-37 -34 -37
e eds|-42 -60 -56
e edy|-26 -45 -29
e eel|20 36 25
e eep|-70 -3 -49
e eer|-61 -53 -57
e ees|27 22 1
e eet|-33 -51 -43
e efs|28 97 38
e ege|-38 -44 -28
e ego|-10 28 -12
e egt|-35 -27 -24
e eia|55 19 63
e ein|-46 -45 -54
e ejo|-32 -25 -26
e eks|-54 -50 -51
e eky|-38 -31 -35
e elb|17 27 26
e elf|-32 -46 -31
e ell|-24 -2 -43
e elo|46 26 55
e els|-36 40 -11
e ely|-72 -62 -76
e eme|3 20 29
e ems|-34 -28 -27
e ena|34 16 19
e end|-24 -34 -21
e ene|6 -36 -19
e ens|-66 5 -31
e enz|-35 -34 -25
e eon|50 36 14
e ept|-28 -42 -41
e era|-39 -13 -44
e ere|-46 -41 -59
e erg|-60 -52 -58
e eri|-20 -31 -25
e ern|38 26 8
e ero|-12 -35 -30
e erp|-18 -23 -27
e ers|-29 -29 -59
e ert|-42 -23 -30
e esa|34 -8 1
e ese|-102 -102 -74
e esh|-46 -42 -46
e esi|-30 -42 -40
e esk|-42 -46 -48
e ete|-23 4 -28
e eth|-16 25 0
e eto|20 33 50
e ets|18 46 6
e ety|-42 -30 -25
e eue|3 -6 36
e eum|-30 -21 -21
e eur|-44 -48 -38
e eux|9 11 37
e eva|-27 -19 -20
e eve|-51 -69 -42
e ews|-44 -17 -31
e fas|-23 -29 -36
e fel|61 42 12
e fen|-38 20 -7
e fes|-3 43 35
e ffe|-14 -64 -72
e ffs|-46 -2 -39
e fia|-41 -39 -40
e fic|-23 -22 -25
e fin|59 10 23
e fle|-29 -32 -26
e fts|-51 -51 -50
e ful|-53 -36 -59
e gal|-32 -21 -16
e gan|-72 -101 -73
e gar|-72 -61 -76
e gas|-35 -38 -26
e gby|-28 -16 -16
e ged|-36 -33 -26
e gem|-39 -48 -34
e gen|-80 -55 -59
e ger|-1 -39 -39
e ges|28 30 0
e ggo|-36 -26 -22
e ggy|33 22 16
e ghy|37 2 3
e gie|-25 -35 -27
e gin|-43 -44 -39
e gle|-14 -4 -31
e gna|-74 -46 -64
e gne|21 5 61
e gns|-65 -73 -66
e gon|12 -5 -32
e gos|-38 -20 -29
e gra|-21 -31 -36
e gro|15 13 48
e gry|-24 -30 -24
e gue|-31 -39 -27
e ham|-39 -16 -26
e has|8 73 24
e haw|62 37 39
e hed|-91 -88 -67
e hen|-52 -13 -30
e her|-20 -33 -32
e hes|20 79 28
e hia|-36 -25 -24
e hic|-26 -18 -28
e hid|40 40 4
e his|-37 -48 -36
e hne|33 49 1
e hoe|29 5 14
e hog|80 8 17
e hon|-64 -49 -46
e hop|-83 -58 -51
e hor|64 55 24
e hot|-36 -40 -26
e hre|20 25 78
e hte|-41 -30 -43
e hty|-40 -46 -53
e hus|-21 -29 -23
e hut|35 26 -3
e ial|-45 -40 -56
e ian|-101 -92 -110
e iao|-37 7 -26
e ias|-64 -30 -51
e iba|-47 -39 -43
e ibe|-45 -45 -26
e ica|-20 -16 -26
e ice|-65 -64 -63
e ici|-46 -59 -55
e ick|51 40 30
e ico|-46 -57 -39
e ics|-43 -18 -39
e ict|-29 -37 -28
e ida|-47 -59 -64
e ide|-25 -18 7
e ids|-34 -31 -43
e ied|-52 -41 -43
e ief|-60 -56 -42
e ien|-32 -40 -38
e ier|35 -18 11
e ies|-86 -91 -87
e iet|-41 -46 -48
e iew|-31 -26 -25
e iez|-46 -32 -27
e ifa|-24 -25 -28
e iff|9 44 12
e iga|57 26 28
e ige|5 13 48
e ign|-37 -33 -35
e igo|11 6 47
e igs|9 38 16
e ijo|18 38 12
e ika|24 27 58
e ila|19 -35 -18
e ild|-34 -37 -50
e ili|34 6 9
e ill|-28 2 -20
e ilo|-26 7 -25
e ils|-34 -31 -21
e ily|-26 -24 -28
e ima|-44 -22 -25
e ime|-58 -44 -45
e ims|-69 -65 -42
e ina|-26 -45 -30
e ind|-25 -18 -21
e ine|-78 -2 -47
e ing|-20 -24 -32
e ini|-47 -55 -47
e ink|-48 -54 -69
e ino|-35 -7 28
e ins|0 40 -3
e int|2 -27 -19
e inx|91 23 37
e iny|-58 -36 -39
e ion|-23 -33 -15
e ior|-58 -49 -64
e ios|-30 4 -32
e ipe|-27 -20 -20
e ips|-48 -32 -43
e ipt|13 61 7
e ird|34 0 2
e ire|-56 -59 -25
e irs|42 27 16
e irt|-29 -38 -22
e isa|-26 -25 -23
e ise|18 -5 55
e ish|42 34 13
e iso|-43 -51 -64
e ist|-73 -85 -64
e ita|-59 -78 -48
e ith|-49 -37 -39
e iti|20 56 12
e ito|-36 -71 -56
e its|-70 -51 -57
e ity|-64 -59 -65
e iva|-42 -38 -8
e ive|-54 -32 -20
e ivo|-2 -32 -25
e ixa|-66 -55 -50
e ixo|-47 -48 -49
e jas|3 47 17
e jos|-52 -66 -44
e kal|-29 -24 -32
e kar|-44 -50 -56
e kas|-14 27 2
e ked|-43 -40 -49
e kel|-42 -71 -38
e ken|-75 -70 -56
e ker|54 19 12
e kes|-9 41 5
e ket|67 -1 5
e kin|6 5 32
e kis|3 9 27
e kka|83 12 19
e kly|-19 -29 -20
e kup|-47 -40 -43
e lac|-2 -8 48
e las|26 31 11
e lau|0 30 43
e lay|-57 -37 -43
e lbs|-2 26 2
e lda|1 -2 25
e ldi|60 59 24
e lds|-16 51 7
e led|-47 -34 -36
e lei|-49 -42 -32
e lem|-47 -38 -53
e len|-73 -87 -62
e leo|4 -5 25
e ler|-10 -36 -33
e les|-11 68 3
e let|-5 13 80
e ley|-17 -27 -27
e lha|51 41 17
e lho|17 49 49
e lia|26 5 35
e lic|-54 1 -49
e lid|-47 -41 -57
e lie|-63 -18 -31
e lin|37 3 0
e lio|-28 -44 -25
e lip|-8 -38 -14
e lis|-5 38 6
e lix|5 32 8
e lke|8 74 27
e lks|-22 27 -9
e lla|-23 -4 -34
e lli|-7 42 6
e llo|25 28 48
e lls|-53 -1 -17
e lly|-38 -46 -51
e lme|2 43 16
e lmo|-30 -30 -31
e lms|-26 -32 -22
e lor|-56 -56 -70
e los|-30 17 -8
e low|12 25 44
e lps|-26 -25 -34
e lta|-15 -27 -14
e lto|17 15 63
e lts|-33 26 -15
e lve|27 9 -1
e lvo|56 4 17
e lys|11 37 17
e mal|-81 -38 -47
e man|-60 -52 -52
e mas|0 44 -3
e mat|32 -4 -13
e mbo|-48 -51 -45
e mbs|14 43 11
e med|-36 -32 -35
e mee|-77 -78 -74
e men|-41 -38 -28
e mes|-12 29 13
e met|19 -31 -5
e mic|12 59 22
e mit|-47 -33 -40
e mma|-32 -24 -25
e mmo|-43 -29 -53
e mmt|-42 -49 -35
e mns|12 64 24
e mos|-58 -83 -51
e mot|39 18 18
e mps|-34 -10 -18
e mso|-35 -38 -37
e nac|5 6 36
e nah|-44 -36 -37
e nal|-72 -56 -83
e nas|-58 -10 -33
e nca|-61 -48 -45
e nce|-73 -66 -53
e nch|33 -54 -23
e nco|9 10 45
e ncy|-42 -32 -29
e nda|72 15 8
e nde|-38 -40 -3
e ndi|45 5 -3
e ndl|-31 -37 -25
e ndo|-56 -62 -47
e nds|30 59 20
e ndy|-5 10 34
e nea|-35 -41 -32
e ned|-31 10 -11
e nem|-46 -30 -33
e ner|-30 -40 -30
e nes|1 34 -42
e ney|-82 -74 -74
e nga|-54 -86 -63
e nge|7 -9 48
e ngs|-69 -18 -47
e nha|-11 -44 -35
e nho|27 -7 40
e nia|-37 -29 -32
e nic|-42 -56 -41
e nie|-39 -24 -30
e nis|47 18 15
e nja|10 17 59
e nks|-72 -61 -30
e nky|-32 -24 -34
e nly|-30 -26 -37
e nne|21 42 -2
e nni|-26 -15 -21
e nno|-32 -35 -29
e nnt|-44 -48 -42
e nny|5 -3 32
e noe|52 -7 2
e non|-55 -60 -36
e nor|-39 -31 -20
e nos|-59 -24 -45
e not|-26 -41 -29
e nta|-56 -29 17
e nte|-34 -6 -14
e nti|-60 -47 -44
e nto|-24 -4 25
e nts|-44 6 -25
e nty|-41 -51 -49
e nut|-13 -31 15
e nyl|-43 -40 -36
e oal|31 22 95
e oam|22 24 55
e oat|-3 27 -16
e oca|-23 -20 -28
e oce|-56 -53 -32
e ock|25 -45 -44
e oda|63 3 9
e ods|-24 -35 -30
e ody|-65 -69 -47
e oes|1 49 3
e off|-34 -26 -35
e ofs|-26 -1 -11
e oga|-31 -36 -27
e oid|-60 -70 -56
e oin|-7 28 -3
e oir|-32 -43 -40
e ois|-26 33 -6
e oke|21 29 4
e oks|-42 -1 -24
e ola|29 8 8
e old|32 21 52
e ole|19 28 2
e oli|-32 -26 -24
e olo|-61 -21 -60
e ols|-57 -50 -42
e ome|-8 -46 -62
e oms|-39 5 -33
e ona|-17 -19 -25
e ond|-47 -42 -34
e one|61 48 52
e ong|-60 -56 -59
e oni|-44 -46 -59
e ons|-27 14 -24
e ony|46 21 8
e ood|34 38 84
e ool|-52 -24 -51
e oon|-32 -13 -13
e oop|45 -3 -2
e oor|-46 -38 -39
e oos|-30 -24 -19
e ope|47 67 35
e ops|41 16 -2
e ora|-23 -37 -30
e ord|-52 -50 -40
e ore|-42 -32 -35
e ori|-19 -22 -30
e ork|-34 -26 -26
e orm|13 11 39
e orn|-17 -32 -27
e oro|-51 -64 -54
e ors|31 38 7
e ort|-40 -29 -26
e ory|6 15 50
e ose|-26 -67 -51
e osh|71 37 24
e oss|-13 44 10
e ota|29 8 27
e oth|80 46 29
e ots|-50 -24 -48
e oud|28 -9 -14
e oup|-26 -28 -31
e our|-35 -37 -43
e ous|-50 -16 -36
e out|-24 -35 -29
e ove|-62 -24 -41
e pas|40 -5 -3
e pel|-27 -20 -19
e pen|-43 30 -9
e per|-47 -35 -67
e pes|-28 -17 -44
e pet|37 -2 -5
e phs|-1 42 7
e phy|-40 -47 -37
e pia|5 -1 27
e pie|43 5 13
e ple|-54 -7 6
e pli|-26 -14 -17
e ply|-38 -31 -29
e pos|-46 -44 -47
e pot|57 28 18
e ppe|-22 -31 -24
e ppo|36 10 15
e ppy|-3 -47 -31
e pra|-28 -33 -24
e pus|37 -12 -3
e qua|-46 -59 -55
e ral|-16 48 63
e ram|-32 -27 -25
e rao|33 34 6
e rap|-53 -81 -55
e ras|-5 27 -16
e rau|18 16 69
e raw|-43 -36 -25
e rbe|-26 -25 -33
e rce|-56 -43 -48
e rch|-59 -87 -77
e rco|46 13 2
e rda|-48 -17 -21
e rde|24 41 60
e rds|-34 -21 -32
e rdy|-43 -41 -36
e red|-55 -61 -14
e ree|-72 -83 -74
e rel|-17 31 0
e rer|-34 -27 -27
e res|-24 47 -30
e rez|-26 -20 -21
e rfa|-25 -46 -30
e ria|-64 -59 -42
e ric|-9 -5 41
e rid|-33 -34 -39
e rie|-76 -58 -61
e rif|-36 -34 -37
e rig|1 -51 -33
e rin|-21 -65 -54
e rio|-47 -49 -43
e rks|18 41 -9
e rls|20 59 16
e rly|-38 -15 -41
e rma|-67 -46 -61
e rme|-26 -11 -16
e rms|-66 -54 -59
e rna|11 41 16
e rne|-30 -35 -32
e rns|-50 -33 -32
e rnt|-7 -1 27
e rom|7 1 42
e ron|35 33 30
e ros|6 63 4
e rot|27 35 29
e rou|-31 -15 -21
e rox|-52 -35 -52
e rps|30 62 30
e rra|41 7 38
e rry|-16 -38 9
e rse|60 0 11
e rsi|-55 -46 -50
e rst|-36 -29 -40
e rta|-28 -24 -27
e rte|-83 -72 -65
e rth|5 32 32
e rto|-23 -30 -28
e rts|-34 -13 -28
e rtu|-20 -25 -12
e rty|-20 -29 1
e rum|-31 -33 -22
e run|-25 -31 -21
e rve|-33 -33 -33
e rzo|-33 -32 -35
e san|-9 40 12
e sas|-43 -20 -34
e sch|-29 -16 -15
e sco|-16 -6 -26
e sde|-37 -34 -43
e sed|-99 -71 -71
e see|-83 -60 -55
e sen|-34 -20 -27
e ser|-47 -37 -37
e ses|14 56 3
e set|-63 -32 -34
e shi|-49 -39 -35
e sia|11 12 34
e sic|-57 -71 -72
e sin|-43 8 -30
e sir|-59 -44 -53
e sks|0 78 20
e sly|-96 -100 -101
e snt|-41 -26 -25
e sol|-38 -31 -33
e sse|7 36 26
e ssi|6 66 15
e sso|-26 -30 -23
e sst|-37 -36 -28
e ssy|-36 -33 -39
e sta|-68 -66 -51
e ste|-66 -60 -46
e sto|-41 -46 -41
e sts|-63 -59 -52
e tab|24 29 9
e tad|-52 -42 -51
e tal|-67 -62 -55
e tan|-3 48 6
e tao|-17 -35 -21
e tar|28 11 -4
e tas|-6 54 -1
e tby|-37 -20 -33
e tch|-67 -27 -40
e ted|-51 -36 -4
e tee|-33 -36 -42
e tel|2 51 85
e ten|1 -1 37
e tes|-86 -11 -44
e tet|-38 -27 -35
e tez|-35 -41 -34
e the|-56 -52 -40
e thy|14 30 58
e tic|-50 -39 -46
e tig|-41 -42 -42
e til|-28 -26 -26
e tin|31 36 24
e tiv|26 3 8
e tle|52 26 48
e tly|-39 -44 -48
e tol|-36 -30 -35
e tom|-29 -16 -23
e ton|46 -27 -8
e top|-47 -35 -29
e tor|-71 -61 -47
e tos|-63 -35 -48
e tra|-101 -69 -77
e tre|-26 -25 -25
e tro|3 37 0
e try|-23 -26 -23
e tta|9 17 76
e tto|-42 -50 -39
e tts|11 28 13
e tty|-23 -23 -25
e tub|-28 -31 -18
e tum|-27 -15 -15
e tus|53 15 -6
e tze|61 70 29
e tzt|-45 -54 -45
e ual|-55 -66 -52
e ube|-23 -27 -19
e ubs|-77 -72 -71
e uce|4 -29 -21
e uch|-56 -34 -49
e uck|-65 -47 -48
e uct|-34 -30 -49
e ude|-57 -50 -52
e udo|-47 -2 -54
e uds|-21 40 -14
e udy|-36 -34 -29
e uel|9 68 11
e uem|-23 -37 -22
e uer|-28 -6 -15
e ues|-34 5 4
e ufe|-8 31 -3
e uff|-35 -34 -32
e uge|13 18 77
e ugh|-51 -53 -39
e ugs|-4 69 5
e uhl|9 30 0
e uhs|-17 7 -27
e uil|51 19 24
e uin|29 -10 -3
e uis|-43 -67 -40
e ula|11 -36 -20
e uld|-44 -38 -34
e ule|26 33 7
e ull|36 2 -10
e ulo|-30 -43 -24
e ult|-39 -35 -36
e umb|-45 -36 -33
e ume|-31 -30 -28
e umn|13 43 18
e ums|-41 -11 -24
e una|-40 -67 -45
e und|-47 -33 -39
e une|-53 -40 -30
e ung|-33 -31 -38
e upa|53 20 16
e upe|2 -42 15
e ure|-57 -2 -37
e urg|-37 -37 -26
e uri|6 71 16
e urm|38 3 1
e uro|24 40 82
e urs|-25 -24 -2
e ury|-43 -49 -49
e use|37 49 17
e uta|17 54 22
e ute|-36 12 -13
e uto|30 0 7
e uts|-1 37 -5
e uva|-4 37 4
e val|-27 -32 -34
e var|-25 -25 -20
e ved|-58 -59 -49
e ven|14 -18 -39
e ver|-34 -96 -36
e ves|27 60 12
e vet|7 8 32
e via|-38 -41 -51
e vil|72 51 22
e vre|48 9 30
e was|-56 -47 -73
e way|-59 -54 -47
e wer|-1 -27 -36
e xed|-55 -58 -45
e xel|-23 -26 -25
e xes|-40 -13 -30
e xto|-82 -58 -66
e yal|-9 9 64
e ybe|-46 -33 -32
e yer|-21 -35 -22
e yle|-84 -69 -92
e yon|34 6 10
e zas|15 47 19
e zel|49 12 27
e zia|-18 -25 -28
e zie|-58 -49 -39
e zig|-29 -28 -34
e zit|12 10 31
e zle|2 28 10
e zor|32 40 -3
e zza|-50 -20 -38
e zzy|-39 -31 -39
f - #|4 5 30
f - 0|-27 -27 -30
f - bo|-33 -33 -27
f - b|-38 -20 -23
f - cb|-5 26 40
f - cgb|36 53 32
f - cgo|7 -11 53
f - cg|35 35 106
f - co|-16 22 30
f - ctb|34 15 35
f - cto|0 0 32
f - ct|-9 -11 59
f - c|-2 -3 40
f - fgo|-2 38 -3
f - fo|-31 -34 -34
f - gbp|-34 -37 -35
f - gb|-15 20 -29
f - go|-11 -22 -29
f - gpo|-26 -26 -24
f - gp|-29 -48 -45
f - lgbo|-44 -35 -39
f - lgo|-37 -36 -42
f - lo|-39 -36 -35
f - lsgo|-36 -32 -41
f - lto|-51 -68 -57
f - lt|34 -4 -1
f - l|-42 -50 -43
f - o|-31 -32 -30
f - p|-65 -64 -46
f - sgo|-31 -28 -15
f - so|-53 -65 -69
f - s|-92 -95 -86
f - tbo|-27 -21 -24
f - tbp|-18 -8 -27
f - tb|-80 -51 -40
f - to|-70 -53 -54
f - t|-36 -36 -43
f 0 -|-57 -62 -54
f 0 0|-53 -70 -63
f 0 cto|10 10 34
f 0 go|-26 -27 -35
f 0 g|-85 -72 -76
f 0 o|11 12 32
f 0 tb|-34 -13 -19
f 0 to|-26 -17 -20
f 0 t|-44 -34 -36
f 0|-102 -90 -84
f NAME -|-33 -34 -38
f NAME 0|-39 -32 -36
f NAME b|-67 -61 -56
f NAME cb|-30 -34 -26
f NAME cgo|5 -7 49
f NAME ctb|-56 -49 -70
f NAME cto|-9 0 31
f NAME ct|-10 -24 -30
f NAME c|-42 -21 -31
f NAME fgo|-38 -32 -28
f NAME fo|-49 -48 -51
f NAME f|-53 -34 -29
f NAME gbo|-35 -27 -29
f NAME gb|-53 -50 -44
f NAME go|-54 -45 -58
f NAME gpo|-41 -34 -35
f NAME g|-51 -28 -32
f NAME lo|-11 -26 -40
f NAME l|-36 -38 -52
f NAME o|-33 -27 -34
f NAME po|-28 -26 -26
f NAME sgo|-41 -33 -24
f NAME so|-38 -33 -32
f NAME s|-52 -51 -45
f NAME tb|-82 -47 -59
f NAME to|-28 10 -9
f NAME tp|-33 -30 -30
f NAME t|-3 -33 -9
f NAME|-36 -44 -57
f and -|-51 -43 -56
f and o|-56 -42 -61
f and t|78 49 37
f and|-10 -35 -35
f any -|-62 -41 -55
f any cgo|16 65 -11
f any ct|8 58 -7
f any go|-28 -39 -35
f any g|12 39 8
f any o|-40 -65 -47
f any so|-30 -30 -31
f any t|-36 6 -18
f any|-45 2 -41
f as -|-25 -39 -62
f as o|-57 -50 -85
f as t|52 11 19
f as|25 6 19
f avoid -|-34 -14 -38
f avoid cgo|22 36 27
f avoid ct|20 27 30
f avoid c|-1 41 -4
f avoid gb|0 51 21
f avoid g|-44 7 -13
f avoid lgo|-41 -40 -32
f avoid o|-39 -56 -38
f avoid p|-20 -33 -26
f avoid so|-31 -29 -35
f avoid s|-26 -17 -34
f b -|-39 -13 -21
f b 0|-51 -40 -55
f b b|-4 -1 -48
f b cgo|17 29 64
f b cg|20 4 64
f b co|18 10 79
f b ctb|-23 -26 -33
f b cto|-1 10 43
f b ct|-112 -82 -48
f b c|24 26 86
f b fgo|-42 -40 -47
f b fo|-52 -48 -43
f b f|-31 -36 -45
f b gbp|-23 -23 -25
f b gb|-26 -21 -31
f b go|-31 -27 -22
f b gpo|-21 -21 -25
f b g|44 11 -19
f b lgo|-42 -28 -39
f b lo|-25 -31 -29
f b lto|-49 -53 -59
f b l|-24 -30 -28
f b o|-32 -28 -23
f b p|-27 -40 -31
f b sgo|-44 -45 -37
f b sg|-55 -65 -54
f b so|-36 -51 -46
f b s|-41 -29 -48
f b tbo|-29 -26 -25
f b tb|-27 1 -17
f b to|-43 -39 -40
f b t|-27 -38 -59
f ban tb|2 34 6
f ban t|1 50 20
f be go|-52 -42 -34
f be o|-2 -29 -23
f be tb|47 8 -13
f be to|-104 -73 -71
f be tp|-52 -62 -55
f be t|52 17 20
f bo -|-28 -36 -26
f bo bo|-40 -36 -40
f bo g|-38 -37 -36
f bo|-70 -68 -78
f bp bp|-30 -31 -30
f bp go|-26 -41 -29
f bp|-34 -39 -29
f brand -|-52 -69 -16
f brand b|-31 -45 -35
f brand cgb|9 5 38
f brand cgo|-49 -60 -55
f brand ct|5 -7 44
f brand c|19 22 75
f brand fgo|-36 -44 -36
f brand f|-26 -23 -25
f brand go|-38 -39 -49
f brand gpo|-28 -26 -40
f brand g|-78 -79 -75
f brand lo|-32 -33 -44
f brand l|-25 -28 -32
f brand o|-36 -32 -43
f brand p|-26 -30 -30
f brand tb|-106 -92 -83
f brand to|43 2 -3
f brand t|25 21 9
f brand|-13 -26 -12
f b|-33 -23 -17
f c -|-59 -46 -5
f c b|-69 -66 -78
f c cgo|42 42 99
f c cg|9 29 24
f c co|2 -1 43
f c ctb|26 23 84
f c cto|11 9 40
f c ct|24 11 64
f c f|-39 -45 -45
f c go|44 11 22
f c gpo|-27 -25 -29
f c g|-80 -79 -84
f c lo|-27 -28 -38
f c lto|-51 -70 -47
f c l|-33 -32 -37
f c o|-53 -51 -74
f c sgo|20 15 57
f c sg|-26 9 -40
f c so|-39 -56 -48
f c tb|-16 34 -15
f c to|-41 0 -14
f c t|41 23 37
f cb -|-46 -35 9
f cb cb|-19 -9 27
f cb cg|9 6 47
f cb ct|-35 13 -52
f cb c|-11 -11 49
f cb go|-77 -64 -88
f cb g|-31 -32 -36
f cb lo|-41 -27 -33
f cb o|-86 -72 -86
f cb t|61 -1 9
f cb|-21 -65 -9
f cg -|-12 -48 -44
f cg cgo|17 23 58
f cg cg|19 25 83
f cg cto|9 2 92
f cg c|-51 -37 -41
f cg gb|-29 -24 -30
f cg go|-73 -53 -80
f cg g|-69 -48 -13
f cg lgo|-28 -22 -28
f cg lo|-28 -27 -34
f cg lsgo|-27 -26 -28
f cg lto|-31 -39 -35
f cg o|-45 -45 -58
f cg to|12 20 54
f cg t|42 13 33
f cgb cgo|5 1 33
f cgb ct|20 59 58
f cgb go|-46 -47 -65
f cgb o|-34 -31 -40
f cgo -|-36 -14 -48
f cgo 0|-53 -42 -40
f cgo cgb|7 4 29
f cgo cgo|10 25 61
f cgo cg|14 12 65
f cgo co|5 -1 45
f cgo ctb|-39 -41 -40
f cgo cto|0 3 40
f cgo ct|-34 -21 1
f cgo c|34 31 103
f cgo fgo|-43 -64 -50
f cgo flo|-45 -36 -43
f cgo gb|16 56 14
f cgo go|-43 -44 -48
f cgo gpo|-38 -34 -38
f cgo lgbo|-27 -27 -25
f cgo lgo|-46 -43 -47
f cgo lo|-50 -45 -50
f cgo lsgo|-44 -36 -40
f cgo lto|-80 -92 -90
f cgo lt|-31 -33 -35
f cgo l|-35 -35 -44
f cgo sg|-36 -31 -32
f cgo so|-56 -58 -66
f cgo tb|2 -22 -33
f cgo t|14 -19 -31
f cg|-8 -36 4
f co -|0 2 28
f co cgo|13 20 38
f co co|16 6 77
f co cto|20 17 53
f co ct|15 12 50
f co c|4 40 2
f co flo|-20 -20 -32
f co go|-57 -50 -83
f co g|-56 -54 -62
f co lgo|-35 -45 -38
f co lo|-44 -39 -37
f co l|-37 -44 -55
f co o|-41 -36 -58
f co sgo|30 30 63
f co t|-42 -33 -35
f colour #|19 14 62
f colour -|-25 -35 1
f colour 0|17 13 45
f colour cb|16 9 54
f colour cgo|25 39 42
f colour cg|7 6 48
f colour ctb|17 19 63
f colour ct|13 11 44
f colour o|-45 -46 -68
f colour so|-27 -30 -40
f colour t|-68 -48 -34
f co|-68 -19 19
f cs|-2 7 28
f ct -|-66 -45 -18
f ct cgo|17 39 44
f ct cg|20 19 71
f ct ctb|-36 -33 -5
f ct cto|8 -6 42
f ct c|46 39 44
f ct fo|-46 -41 -44
f ct gb|-36 -37 -34
f ct go|-52 -48 -64
f ct gpo|-28 -32 -41
f ct g|-26 -48 -24
f ct lgo|-39 -45 -45
f ct lo|-59 -50 -48
f ct lsgo|-26 -34 -30
f ct lto|-72 -99 -74
f ct l|-31 -30 -32
f ct o|-63 -55 -73
f ct sgo|-27 -15 -18
f ct s|-37 -24 -2
f ct t|19 -34 5
f ctb -|-71 -71 -71
f ctb cgo|-18 -30 8
f ctb cg|7 40 19
f ctb ctb|-39 -20 -6
f ctb ct|-25 -25 -25
f ctb go|-37 -40 -49
f ctb o|-43 -38 -58
f ctb t|-39 -35 -31
f ctb|-70 -56 -70
f cto cto|-27 -30 6
f cto go|-45 -38 -64
f cto g|-40 -63 -64
f cto o|-39 -39 -62
f cto sgo|32 33 70
f cto|-34 -21 12
f ct|-14 -35 -12
f def -|-37 -66 -43
f def 0|-20 -23 -31
f def bo|-24 -39 -22
f def b|-44 -36 -31
f def cgb|14 -1 39
f def cgo|-42 -16 -18
f def cg|-18 -14 -30
f def co|-26 -33 -36
f def ctb|-35 -41 -25
f def ct|28 36 23
f def c|-21 3 26
f def fgo|-30 -36 -24
f def fo|-52 -52 -33
f def f|-28 -24 -33
f def gb|-46 -63 -38
f def go|-11 -50 -32
f def gp|-62 -83 -62
f def g|5 36 -13
f def o|-25 -24 -25
f def po|-24 -32 -29
f def p|-24 -30 -23
f def sgo|20 7 47
f def tb|44 20 9
f def to|-26 11 -15
f def t|-76 -42 -43
f def|-19 -34 -21
f dont -|30 125 52
f dont o|-49 -73 -49
f dont t|10 77 31
f dont|-5 53 -3
f draw -|-43 -72 -46
f draw cgo|-7 -1 43
f draw ct|18 6 35
f draw go|-32 -30 -42
f draw g|-37 -54 -34
f draw lo|-27 -17 -23
f draw lto|-48 -54 -32
f draw o|-38 -26 -31
f draw to|-22 -28 -27
f draw t|63 1 13
f draw|-39 -53 -14
f except -|-26 9 -36
f except c|8 46 -8
f except|-6 40 -32
f f -|-58 -58 -35
f f c|13 12 62
f f f|-31 -33 -42
f f go|-15 -25 -21
f f g|-38 -64 -44
f f l|-42 -46 -52
f f o|-36 -44 -52
f fgo fgo|-48 -44 -55
f fgo|-49 -45 -55
f fo -|-94 -87 -80
f fo fo|-57 -59 -59
f fo go|-54 -54 -62
f fo lgo|-27 -41 -26
f fo o|-32 -33 -33
f fo sg|-43 -53 -53
f fo t|12 43 15
f for -|-33 -28 -43
f for cgo|0 0 37
f for cg|-39 -36 -30
f for ct|58 23 58
f for c|25 34 85
f for fgo|-32 -22 -25
f for go|-29 -7 -9
f for gpo|-44 -34 -30
f for g|-19 -26 -33
f for lo|-28 -31 -40
f for lto|-28 -39 -34
f for l|-50 -49 -44
f for o|-45 -43 -60
f for s|-45 -40 -46
f for to|-44 -15 -38
f for|1 16 29
f fo|-50 -38 -32
f f|-37 -27 -8
f g -|-70 -97 -113
f g 0|-33 -43 -36
f g b|-41 -22 -24
f g cgo|19 36 97
f g cg|-31 -33 -8
f g ct|-12 -19 25
f g c|9 19 85
f g fgo|-48 -41 -36
f g flo|-28 -27 -26
f g gb|-50 -51 -42
f g gpo|-50 -51 -41
f g lgo|-36 -29 -28
f g lto|-48 -58 -40
f g lt|39 -6 0
f g l|-49 -53 -45
f g o|-38 -34 -33
f g sgo|-36 -37 -32
f g s|-33 -29 -33
f g tbo|-20 -20 -25
f g tb|-18 -46 -23
f g t|-2 -25 -34
f gb -|-75 -88 -74
f gb 0|-28 -27 -42
f gb b|-42 -43 -39
f gb cgo|10 21 36
f gb cg|3 14 44
f gb co|12 1 50
f gb ct|-46 -40 11
f gb c|12 18 74
f gb fgo|-49 -41 -50
f gb gb|-36 -1 -3
f gb go|-36 -43 -52
f gb gpo|-31 -40 -34
f gb gp|-30 -23 -27
f gb g|-21 -39 -24
f gb lgo|-50 -44 -48
f gb lo|-33 -33 -40
f gb lto|-54 -65 -52
f gb l|-54 -55 -55
f gb o|-39 -37 -37
f gb sg|-35 -43 -38
f gb so|-38 -30 -39
f gb s|-33 -28 -37
f gb tbo|-32 -23 -35
f gb tb|-26 -44 -49
f gb to|-68 -57 -53
f gb t|39 9 -6
f gbo cgo|34 34 89
f gbo cg|5 23 59
f gbo gbo|-45 -42 -38
f gbo g|-75 -59 -44
f gbo s|-34 -31 -30
f gbo tb|19 -36 -25
f gbo|-64 -77 -62
f gbp b|-30 -24 -27
f gbp|-50 -32 -36
f go -|21 -32 -33
f go cgo|23 27 79
f go cg|16 23 66
f go cto|10 5 28
f go c|10 14 54
f go gb|-56 -50 -49
f go lgo|-23 -23 -27
f go lo|-33 -31 -37
f go lto|-59 -52 -47
f go l|-39 -46 -54
f go o|-46 -43 -56
f go sgo|1 -3 32
f go sg|-48 -50 -55
f go so|-48 -36 -51
f go s|-65 -64 -60
f go tbo|-37 -42 -32
f go tb|-30 -59 -31
f go t|-51 -55 -13
f go|-7 -27 4
f gp go|-24 -24 -26
f gp gp|-37 -41 -39
f gp t|-53 -57 -68
f gpo -|-77 -80 -83
f gpo gpo|-35 -31 -42
f gpo o|-27 -23 -35
f gpo|-99 -83 -102
f gp|-86 -90 -79
f g|-3 -16 -53
f hate cgo|27 20 59
f hate c|18 52 7
f hate o|-34 -57 -35
f hate t|4 44 10
f hate|-13 25 -9
f in -|-48 10 -55
f in cgo|18 15 42
f in cg|-28 -17 6
f in ct|46 6 40
f in c|13 6 38
f in go|-41 -53 -40
f in g|17 -41 -37
f in o|-40 -60 -45
f in tb|-1 34 -3
f ind -|-60 -46 -43
f ind bo|-58 -45 -48
f ind b|-15 -32 -19
f ind cgb|8 8 49
f ind cgo|2 3 50
f ind cg|-5 -20 25
f ind co|5 6 39
f ind ctb|37 10 54
f ind cto|3 4 71
f ind ct|12 -35 -8
f ind fgo|-61 -80 -48
f ind flo|-29 -17 -18
f ind fo|-93 -60 -86
f ind f|-27 -21 -21
f ind gbpo|-52 -35 -45
f ind gb|12 -25 -7
f ind go|-64 -59 -53
f ind gpo|-31 -36 -30
f ind g|-20 -51 -55
f ind lgo|-42 -30 -28
f ind lo|-52 -46 -48
f ind lto|-43 -32 -32
f ind lt|-38 -17 -31
f ind l|-58 -54 -53
f ind o|-45 -38 -40
f ind sgo|-26 -15 5
f ind so|-39 -36 -35
f ind s|-27 -8 -37
f ind tbp|-25 -29 -31
f ind tb|37 -22 -6
f ind to|-13 -37 -24
f ind tp|-28 -24 -35
f ind t|46 2 13
f in|9 56 16
f l -|-51 -59 -12
f l cgo|26 7 81
f l c|15 17 61
f l go|-34 -32 -52
f l g|-36 -28 0
f l lgbo|-23 -28 -24
f l lo|-47 -57 -46
f l lto|-40 -54 -49
f l l|-48 -26 -49
f l o|-61 -55 -79
f l sgo|21 19 57
f lgo g|-27 -27 -27
f lgo lgo|-44 -35 -39
f lgo lo|-52 -50 -45
f lgo lto|-35 -56 -33
f lgo o|-42 -53 -39
f lgo|-47 -28 -22
f lo cgo|-22 -21 26
f lo go|-33 -27 -34
f lo lgo|-55 -64 -46
f lo lo|-62 -53 -52
f lo lto|-47 -64 -50
f lo o|-20 -6 47
f logo -|-22 -35 -1
f logo 0|-31 -26 -26
f logo b|-61 -43 -42
f logo cgb|-32 -42 -34
f logo cgo|28 22 86
f logo cg|35 37 90
f logo co|5 9 55
f logo cto|21 27 71
f logo ct|51 12 1
f logo fgo|-45 -46 -53
f logo flo|-47 -39 -45
f logo fo|-42 -39 -41
f logo f|-64 -100 -76
f logo gbo|-32 -30 -29
f logo gbp|-33 -18 -22
f logo gb|-3 -42 -18
f logo go|-49 -19 -20
f logo gpo|-46 -50 -46
f logo gp|-20 -16 -25
f logo g|-95 -102 -84
f logo lgb|-32 -36 -33
f logo lgo|-36 -38 -39
f logo lto|-57 -70 -56
f logo l|-41 -39 -34
f logo o|-25 -13 -22
f logo p|-25 -30 -21
f logo sg|-69 -86 -58
f logo so|-42 -43 -50
f logo st|27 -2 -6
f logo s|-49 -54 -49
f logo tb|40 22 -2
f logo to|-12 -18 -25
f logo t|31 4 -13
f logo|-23 -42 -38
f lo|-23 -40 -13
f lsg lto|-32 -35 -27
f lsgo -|9 -39 -24
f lsgo cgo|7 -11 32
f lsgo fgo|-36 -41 -41
f lsgo g|-46 -30 -38
f lsgo lgo|-43 -39 -42
f lsgo lo|-18 -28 -30
f lsgo lsgo|-84 -69 -72
f lsgo o|-56 -58 -65
f lsg|-46 -41 -55
f l|-43 -34 -28
f maybe -|31 28 10
f maybe cgo|1 32 8
f maybe cg|8 -2 28
f maybe ct|38 19 39
f maybe c|4 16 61
f maybe fgo|-24 -20 -26
f maybe fo|-34 -34 -31
f maybe gb|-56 -41 -40
f maybe go|-36 -9 -4
f maybe lgo|-24 -19 -29
f maybe l|-37 -35 -32
f maybe o|-52 -70 -55
f maybe sg|-65 -59 -34
f maybe tb|-13 -27 -15
f maybe t|54 51 23
f named -|-55 -48 -56
f named c|27 22 63
f named go|-35 -31 -40
f named gpo|-24 -25 -23
f named lgo|-35 -41 -37
f named lo|-48 -56 -57
f named lto|-32 -43 -40
f named o|-42 -33 -48
f named sgo|-35 -39 -46
f named s|-33 -33 -41
f named tb|-4 38 0
f named t|33 -8 -1
f named|-57 -46 -61
f none -|-28 -36 -33
f none cg|11 35 -12
f none ct|-38 -3 -18
f none gb|-30 -32 -24
f none go|-52 -70 -56
f none gpo|-38 -51 -31
f none g|-13 -27 -22
f none lo|-40 -45 -31
f none l|7 34 0
f none o|-21 -26 -21
f none p|-21 -27 -17
f none to|-28 1 -13
f none t|20 41 14
f not -|-31 -12 -17
f not cgo|-27 1 -42
f not ct|-28 -17 -37
f not go|-52 -76 -77
f not o|-29 -45 -28
f not s|15 73 31
f not t|11 63 23
f not|-28 -12 -27
f o -|-48 -66 -47
f o 0|-40 -31 -39
f o cgo|-42 -56 -40
f o cg|20 14 41
f o ctb|15 15 39
f o cto|2 2 27
f o ct|14 18 31
f o c|8 7 27
f o fgo|-38 -39 -43
f o fo|-28 -30 -45
f o gbp|-30 -26 -28
f o gb|-38 -11 -28
f o go|-33 -27 -7
f o gpo|-31 -25 -27
f o gp|-36 -41 -39
f o g|-80 -65 -28
f o lo|-43 -60 -44
f o lsgo|-58 -39 -44
f o lto|-26 -28 -29
f o l|-26 -24 -33
f o sgo|-24 -21 -38
f o sg|-20 -37 -6
f o so|-26 -24 -30
f o s|-35 -33 -38
f o tb|-105 -59 -53
f o to|-34 -51 -54
f o t|40 60 7
f of go|-49 -32 -37
f of o|-22 -18 -27
f of t|26 20 15
f others -|40 65 26
f others cgo|-3 36 1
f others cg|5 29 -21
f others c|-38 4 -27
f others gb|-20 -33 -28
f others go|-31 -43 -31
f others g|-2 34 11
f others lgo|-35 -43 -35
f others lto|-32 -36 -42
f others o|-41 -61 -41
f others tb|-61 -22 -30
f others to|-32 -42 -28
f others|15 44 7
f p go|-15 -26 -14
f p o|-28 -22 -25
f p p|-28 -29 -22
f past go|-27 -43 -31
f past g|-82 -99 -61
f past tb|-40 -48 -27
f past to|-29 -52 -27
f past t|-65 -19 -24
f past|-42 -7 -40
f po -|-79 -65 -52
f po g|-31 -19 -25
f po po|-30 -29 -33
f po t|-55 -45 -46
f po|-91 -80 -61
f p|-33 -44 -26
f s -|23 28 -5
f s b|-50 -42 -45
f s cgo|8 1 74
f s ct|2 7 40
f s c|6 26 20
f s fo|-36 -43 -41
f s gb|-31 -32 -23
f s g|-65 -77 -67
f s lgo|-36 -30 -35
f s lo|-27 -26 -29
f s lto|-29 -36 -30
f s o|-33 -37 -44
f s sg|-23 -26 -24
f s s|-82 -82 -79
f s tb|23 51 22
f s t|-24 -37 -50
f sb -|-49 -56 -59
f sb c|8 12 59
f sb o|-56 -46 -61
f sb sb|-41 -42 -52
f sb|9 -28 4
f sell b|-41 -32 -25
f sell cgo|-6 -7 25
f sell ct|-10 5 43
f sell fgo|-27 -26 -27
f sell gb|-19 -37 -21
f sell go|-57 -56 -62
f sell g|-33 -16 -22
f sell l|-33 -37 -33
f sell o|-34 -27 -38
f sell sgo|-70 -59 -83
f sell so|-23 -27 -27
f sell tb|-81 -62 -49
f sell t|9 -43 -13
f sg -|-48 -33 -16
f sg 0|-37 -31 -36
f sg cgo|18 5 93
f sg co|7 3 38
f sg ct|1 7 57
f sg gb|-21 -36 -23
f sg go|-45 -44 -65
f sg lgo|-46 -44 -46
f sg lo|-56 -42 -56
f sg l|-18 -25 -18
f sg o|-63 -49 -67
f sg sg|-39 -36 -23
f sg so|-30 -32 -27
f sg t|40 -26 -35
f sgo -|-46 -13 10
f sgo cgo|34 58 72
f sgo cg|5 17 63
f sgo co|8 8 50
f sgo cto|9 0 55
f sgo ct|-26 -23 -13
f sgo c|6 0 40
f sgo go|-11 0 36
f sgo g|-30 -28 12
f sgo lgo|-39 -36 -43
f sgo lsgo|-18 -17 -25
f sgo lto|-57 -65 -72
f sgo o|-28 -28 -36
f sgo sgo|-31 -25 -11
f sgo sg|-25 -27 -22
f sgo so|-26 -38 -27
f sgo s|-15 16 -33
f sgo t|-4 5 -28
f sgo|-20 -31 7
f so -|-20 -42 -14
f so b|-23 -27 -21
f so cgo|-31 8 -27
f so cg|-25 -24 -18
f so cto|1 0 39
f so c|15 30 33
f so fgo|-44 -42 -47
f so gb|-27 7 -29
f so go|36 6 21
f so g|14 -8 35
f so lgo|-39 -31 -35
f so lo|-52 -65 -43
f so l|-44 -42 -45
f so o|-43 -42 -41
f so sgo|-28 -37 -33
f so sg|-46 -50 -47
f so so|-62 -48 -34
f so tbo|-23 -37 -20
f so to|-16 -45 -35
f so t|52 58 22
f so|16 -13 -25
f t -|-28 -38 -14
f t 0|-37 -39 -46
f t b|-43 -34 -46
f t cgo|45 27 119
f t co|8 4 29
f t cto|11 7 55
f t ct|0 17 47
f t c|6 15 53
f t fgo|-39 -38 -42
f t fo|-50 -42 -42
f t f|-23 -22 -25
f t go|-62 -62 -51
f t gp|-27 -24 -29
f t g|-51 -25 -18
f t lgo|-36 -36 -33
f t lo|-49 -37 -41
f t lsgo|-26 -24 -35
f t lto|-64 -74 -55
f t l|-30 -24 -38
f t o|-37 -36 -30
f t sgo|-47 -37 -43
f t tb|-25 19 -14
f t to|-65 -57 -43
f tb -|-88 -76 -87
f tb b|-55 -60 -44
f tb cgo|-21 -32 22
f tb cg|-39 -40 -42
f tb cto|5 -8 37
f tb ct|32 14 6
f tb c|2 5 36
f tb fgo|-41 -44 -36
f tb gbpo|-35 -32 -28
f tb gb|-33 -52 -35
f tb go|-25 -23 -24
f tb g|-50 -2 -2
f tb lo|-19 -30 -23
f tb lto|-39 -50 -42
f tb l|-23 -24 -38
f tb p|-20 -30 -24
f tb sgo|38 37 86
f tb sg|-37 -37 -38
f tb so|-44 -53 -43
f tb s|-33 -51 -40
f tb tbo|-24 -31 -35
f tb tb|34 36 -28
f tb to|-69 -65 -60
f tb t|-30 -32 -41
f tbo -|-96 -82 -102
f tbo g|-55 -64 -57
f tbo tbo|-43 -42 -40
f tbo t|68 19 19
f tbo|-2 -23 -35
f tbp go|-22 -17 -25
f tbp o|-31 -26 -36
f tbp|5 9 25
f tb|-35 -29 -58
f this -|-66 -21 -36
f this b|-54 -63 -52
f this cgo|-25 -16 -4
f this ctb|31 37 1
f this ct|-59 -31 -46
f this c|17 6 49
f this flo|-37 -33 -28
f this gb|-38 -5 -18
f this go|-14 -39 -22
f this gpo|-30 -27 -27
f this lsgo|-44 -26 -24
f this o|-33 -29 -30
f this sgo|-18 -21 -28
f this sg|-31 -42 -38
f this s|-17 -30 -16
f this tb|-55 -37 -40
f this to|-29 -13 -15
f this t|-37 -75 -36
f this|-10 -35 -11
f to -|-7 36 3
f to cgo|14 21 73
f to cg|-46 6 -31
f to gb|-35 -34 -27
f to go|-49 -36 -43
f to g|-28 -28 -27
f to o|-34 -31 -30
f to tb|10 36 13
f to t|-4 31 -20
f turn -|-27 -71 -47
f turn cgo|19 -25 68
f turn ct|-16 47 20
f turn c|11 36 10
f turn gb|-26 -34 -24
f turn go|-57 -53 -50
f turn gpo|-31 -32 -21
f turn g|-13 -25 6
f turn lg|-34 -32 -21
f turn lo|-27 -29 -26
f turn lto|-17 -25 -17
f turn l|-48 -57 -52
f turn o|-49 -55 -53
f turn so|-41 -48 -37
f turn to|-11 30 7
f turn t|33 60 32
f turn|-22 -4 -33
f type -|-49 -67 -43
f type cgo|-33 -52 -39
f type ct|8 -3 66
f type c|5 8 35
f type f|-35 -27 -27
f type go|-42 -41 -64
f type g|-39 -36 15
f type lbo|-31 -31 -42
f type lgb|-31 -29 -27
f type lgo|-37 -32 -40
f type lg|-24 -27 -39
f type lo|-31 -33 -37
f type lsgo|-21 -25 -29
f type l|-32 -52 -36
f type o|-48 -46 -78
f type so|-38 -48 -54
f type s|-53 -56 -50
f type tb|-31 -21 -31
f type t|-34 -15 -37
f type|-70 -45 -50
f very -|-76 -62 -56
f very b|-46 -44 -35
f very cgo|-13 35 37
f very c|-28 -26 -26
f very fgo|-34 -31 -38
f very go|-30 -39 1
f very gpo|-41 -43 -45
f very lgo|-33 -29 -31
f very lo|-63 -43 -56
f very o|-51 -45 -58
f very sg|-28 -34 -24
f very so|-37 -41 -47
f very tb|-59 -54 -36
f very t|41 -4 -6
f very|-23 -41 -30
f want -|-1 -30 -3
f want 0|-30 -21 -32
f want b|-32 -19 -28
f want cgb|9 17 30
f want cgo|8 27 23
f want co|12 6 68
f want ctb|52 42 40
f want cto|-31 11 -59
f want ct|10 52 54
f want c|12 13 45
f want fo|-62 -46 -44
f want gbo|18 38 14
f want gb|22 40 -4
f want go|-44 -36 -31
f want gpo|-23 -27 -25
f want g|-55 -55 -45
f want lo|-31 -16 -34
f want lsgo|-26 -30 -24
f want lto|13 35 13
f want o|-48 -49 -51
f want p|-27 -28 -30
f want sgo|-27 -14 -15
f want so|-27 -24 -27
f want to|-42 -26 -34
f want|-25 -27 -25
f we -|-42 -43 -28
f we 0|-25 -31 -32
f we bo|-35 -42 -32
f we bp|-28 -24 -20
f we b|-36 -5 -17
f we cgo|-5 40 -3
f we co|-29 -41 -12
f we cs|29 29 68
f we cto|10 11 29
f we c|-45 -42 -43
f we fgo|-34 -49 -32
f we flo|-32 -50 -29
f we go|-27 -44 -23
f we gpo|-31 -35 -29
f we lgo|-31 -32 -28
f we lo|-27 -27 -30
f we lsgo|-37 -26 -24
f we lto|-62 -72 -53
f we l|-39 -36 -40
f we o|-24 -26 -25
f we po|-40 -41 -35
f we p|-44 -32 -34
f we so|-25 -25 -32
f we tb|-25 -20 -23
f we to|-37 -31 -26
f we tp|-27 -33 -38
f with -|120 67 36
f with go|-94 -55 -62
f with g|33 -1 5
f with o|-78 -45 -48
f with to|-40 -45 -45
f without -|15 50 21
f without go|-57 -61 -54
f without g|21 50 24
f without lgo|-41 -48 -44
f without o|-40 -60 -39
f without tb|36 29 10
f without t|77 100 47
f without|43 50 20
f yes go|-39 -40 -40
f yes o|-79 -84 -61
f yes tb|-38 -38 -25
f yes|8 -6 -29
g    #|14 3 51
g    0|-31 -19 -25
g    bo|-35 -50 -30
g    bp|-20 -25 -33
g    b|-31 -20 -39
g    cb|-22 -12 -38
g    cgb|16 24 43
g    cg|-14 -21 -41
g    co|-16 26 -18
g    ctb|1 8 -50
g    cto|-2 22 51
g    ct|28 3 30
g    fgo|-37 -28 -27
g    fg|-27 -8 -27
g    flo|-33 -24 -26
g    fo|-32 -17 -23
g    fto|-26 -21 -23
g    f|-55 -38 -30
g    gbo|-33 -8 -26
g    gbpo|-28 -26 -25
g    gbp|-28 -4 -19
g    gb|-9 -25 -43
g    go|-28 -21 -29
g    gpo|-35 -45 -32
g    lgbo|-37 -32 -37
g    lo|-51 -27 -37
g    lsgo|-35 -27 -27
g    l|-58 -45 -45
g    o|-28 -29 -28
g    po|-18 -28 -17
g    p|-51 -56 -47
g    sgo|-14 9 38
g    so|-41 -34 -33
g    s|-45 -25 -25
g    to|4 -26 -12
g    tp|33 33 10
g  ! -|-27 17 -24
g  ! c|9 41 1
g  ! gb|-57 -59 -48
g  ! t|43 75 28
g  !|29 38 -5
g  $ #|-10 -2 44
g  $ 0|-26 -23 -25
g  $ bo|-31 -38 -28
g  $ b|-48 -53 -43
g  $ cgo|-9 18 32
g  $ cg|-20 -3 34
g  $ co|-11 -33 31
g  $ ctb|-14 -29 -11
g  $ c|-2 41 18
g  $ fgo|-29 -36 -34
g  $ flo|-35 -42 -44
g  $ fto|-29 -27 -45
g  $ f|-54 -85 -55
g  $ gbp|-39 -55 -41
g  $ go|-46 -58 -50
g  $ gpo|-36 -45 -35
g  $ gp|-44 -66 -50
g  $ g|-1 -19 -37
g  $ lgbo|-33 -28 -29
g  $ lgo|-33 -30 -31
g  $ lg|-36 -38 -33
g  $ lo|-29 -36 -33
g  $ lto|-24 -8 -26
g  $ l|-38 -19 -36
g  $ o|-46 -49 -48
g  $ po|-33 -49 -33
g  $ p|-39 -40 -31
g  $ sgo|-39 -48 -43
g  $ sg|-23 26 -23
g  $ st|41 1 5
g  $ tbo|-36 -39 -34
g  $ to|15 -37 -44
g  $ tp|-60 -47 -47
g  $ t|-43 -21 -43
g  & -|-79 -47 -51
g  & cgo|24 12 62
g  & go|43 -16 -3
g  & t|61 35 16
g  &|21 10 35
g  ( gb|-40 -34 -37
g  ( g|-36 -52 -34
g  ( o|-48 -52 -54
g  (|-31 -15 -17
g  ) -|-67 -80 -70
g  )|-60 -77 -65
g  , #|9 11 41
g  , -|-8 15 -35
g  , 0|-56 -47 -74
g  , bo|-27 -20 -30
g  , cb|-22 -42 -22
g  , cgb|-53 -51 -49
g  , cgo|4 6 38
g  , co|-10 -27 22
g  , cs|21 8 65
g  , cto|3 -1 49
g  , c|11 11 54
g  , fgo|-66 -74 -62
g  , flo|-34 -46 -42
g  , fl|-30 -21 -29
g  , f|-50 -46 -58
g  , gbo|-26 -29 -24
g  , gbpo|-28 -32 -32
g  , gbp|-21 -36 -25
g  , gb|-57 -1 -21
g  , go|-46 -49 -84
g  , gpo|-27 -35 -28
g  , gp|-44 -65 -48
g  , g|-20 11 -47
g  , lgbo|-29 -27 -40
g  , lgo|-49 -63 -57
g  , lo|-51 -56 -50
g  , lt|25 13 1
g  , l|-34 -35 -38
g  , o|-27 -34 -13
g  , p|-28 -45 -29
g  , sgo|-18 -27 -26
g  , so|-60 -68 -80
g  , s|-70 -88 -79
g  , tb|22 26 -7
g  , to|-75 -23 -66
g  , t|26 2 -8
g  - -|-65 -65 -44
g  - 0|-18 -16 -28
g  - c|16 25 35
g  - gb|3 7 31
g  - go|39 61 69
g  - g|14 55 13
g  - o|11 14 45
g  - tb|-29 -24 -20
g  - t|-45 -60 -57
g  -|-35 -8 29
g  . #|4 2 25
g  . 0|-47 -47 -51
g  . bo|-38 -37 -33
g  . cgb|2 20 39
g  . cgo|30 46 81
g  . ctb|-21 -27 -11
g  . cto|3 0 30
g  . c|8 36 42
g  . fgo|-56 -77 -55
g  . fo|-25 -26 -26
g  . gbo|-36 -42 -43
g  . gbpo|-40 -34 -39
g  . gbp|-29 -26 -28
g  . gb|-55 -19 -28
g  . go|-44 -73 -50
g  . gpo|-45 -56 -47
g  . gp|-35 -56 -39
g  . lgbo|-47 -42 -44
g  . lo|-54 -42 -44
g  . lsgo|-27 -25 -21
g  . lt|37 16 12
g  . o|-34 -37 -35
g  . po|-33 -29 -34
g  . p|-38 -47 -41
g  . sgo|-25 -32 -48
g  . sg|-19 -9 -26
g  . s|-5 44 6
g  . tbo|19 64 22
g  . tb|32 -3 -9
g  . tp|-47 -35 -32
g  / cgo|19 19 46
g  / g|-31 -29 -20
g  / l|-22 -29 -33
g  / o|-24 -23 -42
g  / t|84 4 27
g  : -|-75 -30 -53
g  : gpo|-26 -18 -20
g  : g|-42 -55 -40
g  : lgo|-31 -37 -28
g  : o|-22 -26 -32
g  : s|-27 -21 -33
g  : t|-35 -22 -28
g  :|-67 -69 -58
g  ; -|-62 -92 -72
g  ; cgo|8 7 63
g  ; fo|-33 -56 -42
g  ; go|-33 -51 -38
g  ; lgo|-56 -45 -54
g  ; lto|-61 -78 -77
g  ; o|-55 -84 -56
g  ; tb|-52 -56 -46
g  ;|-38 -28 -7
g  ? -|-5 -49 -38
g  ? b|-47 -51 -51
g  ? cgo|-38 4 -25
g  ? fo|-38 -45 -46
g  ? gb|-25 -41 -25
g  ? go|-37 -24 -27
g  ? gpo|-26 -27 -29
g  ? g|-48 -57 -61
g  ? o|-34 -61 -34
g  ? t|-28 44 -19
g  ?|-57 4 -45
g  n -|-32 -21 -15
g  n b|-25 -24 -23
g  n cgo|24 35 36
g  n ct|2 5 25
g  n c|10 10 47
g  n gb|-33 -35 -25
g  n gpo|-21 -19 -26
g  n g|-27 -45 -42
g  n lto|-41 -67 -43
g  n l|-38 -48 -48
g  n o|-29 -38 -30
g  n tbo|7 25 -6
g  n to|-13 -26 -13
g  n t|-27 -33 -27
g  n|-28 -16 -17
g  p -|-73 -90 -76
g  p go|-30 -36 -38
g  p tb|-49 -30 -34
g  p|-37 -39 -15
g  q -|-58 -42 -55
g  q gb|-35 -47 -35
g  q go|-37 -34 -49
g  q g|-31 -27 -36
g  q tb|-46 -42 -44
g  q t|32 0 -2
g  ~ -|-43 -48 -53
g  ~ gb|-22 -22 -31
g  ~ go|-71 -52 -51
g  ~ o|-55 -46 -58
g  ~ tb|-57 -47 -47
g  ~|15 25 -8
g !  ct|18 21 47
g !  c|16 11 45
g !  go|-25 -22 -26
g !  g|-25 -29 -22
g !  o|-37 -34 -59
g !  t|-7 -7 34
g ! |-13 -18 67
g !&|5 5 32
g !,|-39 -34 -31
g &  -|-47 -49 -18
g &  cgo|31 19 78
g &  cg|10 8 52
g &  ct|36 31 73
g &  go|-32 -39 -50
g &  g|8 -29 1
g &  o|-38 -37 -50
g &  t|-35 -42 -38
g & |-20 -38 -4
g &$ cgo|3 5 39
g &$ cg|-2 -1 38
g &$ c|6 4 48
g &$|38 17 50
g &, -|-23 -29 -35
g &, cb|-2 4 41
g &, cgo|-1 9 35
g &, co|4 6 35
g &, ct|12 12 44
g &, g|-49 -39 -53
g &,|0 -5 42
g &. cg|15 16 75
g &. ct|2 5 25
g &. g|-66 -48 -59
g &. t|54 6 -4
g &; cgo|-4 -6 25
g &;|26 5 21
g &~|-29 -26 -31
g (  -|-31 -40 -44
g (  go|-37 -44 -36
g (  g|-67 -64 -55
g (  o|-36 -31 -30
g ( |-40 -43 -32
g ()|-29 -21 -25
g (, -|-58 -63 -65
g (, t|-32 -38 -26
g (,|-25 -43 0
g (.|-70 -70 -68
g (n -|-24 -21 -25
g (n|-24 -21 -25
g )  -|-43 -55 -50
g ) |-41 -49 -54
g ), ct|-3 2 28
g ),|-3 2 28
g ,  -|-33 -54 -26
g ,  0|-56 -48 -65
g ,  b|-26 -26 -27
g ,  co|10 4 28
g ,  ctb|-5 -18 39
g ,  cto|8 15 54
g ,  ct|-25 -10 7
g ,  c|-37 -33 -38
g ,  fgo|-53 -46 -55
g ,  fo|-39 -34 -40
g ,  f|-29 -30 -36
g ,  gbo|-5 -8 35
g ,  gb|-38 3 -55
g ,  go|-27 -22 -12
g ,  gpo|-36 -31 -38
g ,  g|-34 -15 5
g ,  lbo|-29 -34 -35
g ,  lgb|-24 -25 -23
g ,  lgo|-37 -39 -47
g ,  lo|-25 -29 -32
g ,  lsgo|-24 -25 -30
g ,  lsg|-34 -19 -26
g ,  lt|-66 -65 -66
g ,  l|-24 -27 -36
g ,  o|-35 -33 -36
g ,  p|-33 -27 -39
g ,  tbo|-57 -66 -57
g ,  tb|20 -4 -25
g ,$ -|-103 -16 5
g ,$ cgo|-4 53 56
g ,$ ct|70 49 94
g ,$ c|31 35 131
g ,$ fgo|-36 -24 -24
g ,$ flo|-45 -37 -43
g ,$ fo|-63 -62 -61
g ,$ fto|-28 -24 -30
g ,$ g|-64 -66 -62
g ,$ lgo|-48 -45 -53
g ,$ lo|-69 -63 -71
g ,$ lsgo|-40 -30 -50
g ,$ l|-80 -75 -78
g ,$ o|-43 -37 -50
g ,$ sgo|-60 -48 -49
g ,$ sg|-32 -47 -36
g ,$ so|-79 -93 -92
g ,$ s|-83 -94 -97
g ,$ tb|48 12 -9
g ,$ t|112 61 0
g ,& cgo|6 8 56
g ,& ct|-5 6 32
g ,& c|6 11 40
g ,& t|40 4 0
g ,&|33 7 35
g ,( -|-46 -42 -46
g ,(|-46 -42 -46
g ,)|-30 -35 -40
g ,, -|-92 -44 -81
g ,, 0|-42 -53 -66
g ,, b|-77 -60 -56
g ,, cb|14 9 62
g ,, cgo|40 29 149
g ,, cg|8 16 57
g ,, co|-6 1 78
g ,, cto|15 26 81
g ,, ct|49 10 49
g ,, c|-10 7 68
g ,, fo|-47 -42 -54
g ,, f|-27 -28 -38
g ,, gb|-78 -63 -81
g ,, go|-51 -49 -73
g ,, lgo|-55 -43 -56
g ,, lo|-51 -42 -54
g ,, lsgo|-40 -34 -38
g ,, l|-48 -45 -57
g ,, o|-40 -36 -46
g ,, sgo|-72 -59 -82
g ,, sg|-72 -56 -80
g ,, so|-59 -52 -63
g ,, s|-48 -42 -48
g ,, tb|20 39 9
g ,, t|70 48 12
g ,- -|-19 -31 2
g ,- c|24 20 61
g ,- go|0 6 25
g ,- gpo|-19 -17 -26
g ,- g|-26 -18 -34
g ,- t|-50 -27 -21
g ,-|-43 -21 17
g ,. -|-88 -49 -94
g ,. b|-56 -46 -47
g ,. cgo|22 28 95
g ,. cg|12 29 88
g ,. co|9 -4 51
g ,. ctb|12 10 62
g ,. cto|7 9 54
g ,. ct|-2 29 101
g ,. c|17 16 61
g ,. gb|-47 -48 -39
g ,. go|-60 -42 -60
g ,. g|-43 -16 -29
g ,. lgo|-36 -35 -44
g ,. lo|-46 -46 -61
g ,. l|-43 -55 -45
g ,. o|-33 -30 -42
g ,. sgo|-39 -30 -35
g ,. sg|-42 -48 -43
g ,. so|-32 -29 -42
g ,. s|-39 -47 -46
g ,. tb|-62 -48 -42
g ,. t|34 0 -1
g ,.|4 -3 48
g ,/ cgo|7 9 45
g ,/ c|14 14 51
g ,/|17 17 53
g ,: go|-33 -26 -43
g ,: gpo|-43 -51 -45
g ,: o|-44 -31 -50
g ,:|-57 -55 -76
g ,;|24 51 56
g ,n -|6 38 -13
g ,n cgo|14 3 47
g ,n c|20 11 56
g ,n sg|-25 -30 -28
g ,n so|-37 -51 -49
g ,n tb|-34 -15 -20
g ,n t|-5 36 -2
g ,n|-16 30 3
g ,q o|-27 -25 -34
g ,q|-23 -22 -29
g ,~|11 -3 66
g -  -|-26 -66 -36
g -  go|-65 -37 -43
g -  g|-34 -30 -34
g -  sg|-25 -28 -26
g -  to|-31 -25 -13
g -  t|2 -32 21
g - |-18 -25 -15
g -$ cgo|6 13 42
g -$ ct|-43 -24 -47
g -$ c|0 -5 25
g -$ go|21 -10 -27
g -$ o|-50 -42 -50
g -$ tb|-63 -61 -48
g -$ t|40 70 24
g -$|-13 11 34
g -, -|-41 -45 -56
g -, cgo|6 14 51
g -, ct|-4 -1 34
g -, f|16 34 14
g -, go|-34 -44 -35
g -, o|-47 -38 -56
g -, tb|-49 -50 -42
g -, t|-41 -12 -13
g -,|-47 -6 -14
g -- o|-25 -27 -21
g --|-27 -25 -19
g -. -|-3 30 -14
g -. cgo|7 4 32
g -. tb|-24 -27 -24
g -. to|-26 -22 -24
g -. t|-73 -76 -59
g -: -|-23 -29 -20
g -:|-23 -29 -20
g -?|-22 -26 -19
g -p|-46 -49 -45
g -q|-21 -20 -36
g .  bp|-30 -31 -30
g .  b|6 -50 -28
g .  cb|17 16 84
g .  cg|3 11 61
g .  co|28 7 84
g .  cto|-23 -32 -2
g .  c|-39 -12 -52
g .  fo|-54 -52 -50
g .  fto|39 10 9
g .  f|-28 -21 -21
g .  gb|-22 20 31
g .  go|-35 -27 -9
g .  gpo|-33 -34 -29
g .  g|37 -14 22
g .  lgb|-31 -29 -27
g .  lgo|-73 -70 -55
g .  lo|-25 -33 -28
g .  lsgo|-71 -52 -59
g .  lto|-46 -67 -39
g .  lt|-28 -33 -34
g .  o|-41 -35 -14
g .  po|-30 -29 -33
g .  p|-28 -29 -21
g .  sgo|12 8 54
g .  sg|-16 -28 -17
g .  tbo|-26 -24 -17
g .  tb|22 27 2
g .  to|-46 -61 -33
g .!|-66 -63 -63
g .$ -|-52 -43 9
g .$ cgo|12 12 72
g .$ co|8 8 56
g .$ cto|6 6 56
g .$ ct|-55 -34 -20
g .$ c|23 24 84
g .$ flo|-24 -24 -25
g .$ fo|-24 -24 -29
g .$ fto|-33 -25 -24
g .$ lgo|-27 -25 -27
g .$ lsgo|-31 -31 -27
g .$ l|-39 -43 -37
g .$ sg|-58 -60 -68
g .$ so|-30 -34 -35
g .$ s|-34 -32 -36
g .$ t|72 8 4
g .$|-47 -48 -9
g .& -|45 2 -6
g .& cgo|-5 8 46
g .& ct|0 7 31
g .& c|12 14 48
g .& t|48 6 2
g .&|66 13 40
g ., -|-17 -3 -50
g ., 0|-30 -24 -29
g ., cgo|24 39 71
g ., cg|21 33 89
g ., co|0 1 28
g ., cto|13 23 67
g ., ct|-56 -3 23
g ., c|25 34 96
g ., fgo|-39 -40 -34
g ., flo|-28 -20 -24
g ., go|-68 -60 -89
g ., gpo|-34 -34 -33
g ., lgo|-48 -50 -60
g ., lo|-23 -27 -27
g ., l|-42 -47 -45
g ., o|-57 -54 -74
g ., sgo|-57 -40 -41
g ., sg|-58 -51 -55
g ., so|-72 -70 -95
g ., s|-50 -54 -51
g ., t|68 37 15
g .- -|-62 -48 -56
g .- cgo|9 5 44
g .- c|10 4 33
g .- go|-3 4 40
g .- t|-33 -34 14
g .-|-54 -47 7
g .. -|33 -11 -10
g .. b|-50 -48 -47
g .. cgo|14 14 88
g .. co|2 10 48
g .. ct|10 18 111
g .. c|3 12 67
g .. gb|-52 -51 -59
g .. lo|-64 -60 -72
g .. l|-48 -49 -40
g .. o|-45 -35 -40
g .. sgo|-29 -25 -25
g .. sg|-45 -35 -31
g .. so|-30 -33 -28
g .. s|-58 -42 -44
g .. to|-5 -29 -46
g .. t|44 -40 -22
g ..|31 -26 26
g ./ cgo|8 2 28
g ./|6 2 31
g .: -|-77 -64 -63
g .: f|-19 -25 -22
g .: go|-23 -26 -22
g .: g|-97 -67 -80
g .:|-89 -76 -82
g .? o|-44 -37 -46
g .?|-73 -43 -72
g .q|-24 -20 -39
g /  -|-1 7 46
g /  c|26 23 68
g /  l|-26 -28 -34
g /  o|-30 -27 -35
g / |9 8 38
g /$ t|-3 26 6
g /$|-3 26 6
g /, cgo|5 1 34
g /, c|18 17 48
g /,|7 8 46
g /. cgo|7 5 49
g /.|11 9 50
g //|-5 -4 41
g /: go|-30 -23 -34
g /: lgo|-38 -39 -49
g /: o|-28 -24 -33
g /:|-52 -42 -63
g :  #|12 10 30
g :  cb|-31 -32 -30
g :  cgo|-39 -41 -54
g :  cg|14 13 31
g :  ct|28 30 67
g :  c|16 15 41
g :  f|-28 -25 -23
g :  gb|-40 -30 -30
g :  g|-34 1 -9
g :  lo|-30 -40 -40
g :  l|-41 -53 -55
g :  o|-52 -60 -44
g :  sg|13 11 35
g :  so|-32 -33 -55
g :  tb|22 34 22
g :  to|3 5 36
g :  t|3 -11 -28
g : |-26 -18 -21
g :$ -|83 21 20
g :$ tb|12 48 13
g :$|38 18 11
g :, -|58 62 25
g :, cb|12 12 41
g :, cgb|10 9 36
g :, cgo|18 32 42
g :, cg|8 6 41
g :, co|-1 26 -13
g :, ct|2 9 44
g :, c|18 20 75
g :, fgo|-33 -42 -33
g :, go|-33 -43 -40
g :, lsgo|-31 -38 -36
g :, l|-38 -35 -45
g :, sgo|-34 -38 -44
g :, sg|-30 -30 -34
g :, s|-26 -23 -24
g :, t|29 48 15
g :,|20 45 22
g :-|-28 -22 -26
g :. -|-52 -51 -43
g :. t|28 25 4
g :.|-19 -47 -38
g :/|6 -25 -24
g :;|-18 -21 -26
g :?|-33 -28 -22
g :n -|49 29 2
g :n fo|-27 -25 -24
g :n l|-33 -46 -37
g :n t|25 3 11
g :n|54 27 4
g ;  -|-35 -41 -14
g ;  b|-32 -25 -24
g ;  cgo|-46 -42 -22
g ;  c|-35 -24 -23
g ;  go|-40 -38 -44
g ;  o|-58 -50 -62
g ;  sgo|12 17 42
g ;  sg|-31 -38 -34
g ;  t|-19 -47 -46
g ; |-67 -62 -38
g ;$|-76 -76 -52
g ;&|21 1 25
g ;- o|-35 -11 8
g ;- t|-28 -30 -32
g ;: -|-22 -30 -34
g ;: go|-20 -19 -32
g ;: g|-39 -27 -27
g ;: o|-42 -40 -66
g ;:|-52 -48 -60
g ;; cgo|3 -1 37
g ;; t|57 5 8
g ;;|31 -21 4
g ?  -|50 6 45
g ?  b|-28 -26 -27
g ?  go|-30 -44 -40
g ?  t|3 31 -9
g ? |20 20 33
g ?$|-54 -26 -40
g ?, ct|16 16 57
g ?, go|-45 -47 -45
g ?,|-4 25 42
g ?-|-24 -22 -30
g ?. go|-36 -37 -33
g ?.|-82 -75 -79
g ?:|-59 -76 -75
g ^  -|-48 -22 -33
g ^  b|4 -33 -29
g ^  cgo|-1 -4 46
g ^  co|14 0 34
g ^  ctb|-55 -57 -43
g ^  ct|-52 -49 -48
g ^  fo|-27 -29 -27
g ^  gb|-93 -98 -76
g ^  go|-27 -23 -24
g ^  g|-60 -47 -42
g ^  o|-53 -62 -57
g ^  so|-47 -38 -36
g ^  tb|-80 -88 -57
g ^  to|-62 -72 -56
g ^! -|-77 -80 -82
g ^! go|-46 -43 -49
g ^! o|-26 -38 -35
g ^!|-84 -93 -89
g ^$|-27 -32 -25
g ^&|7 5 45
g ^, -|-29 -26 -23
g ^, b|-30 -26 -19
g ^, gb|-24 -23 -25
g ^, go|-55 -36 -39
g ^, tb|-33 -26 -16
g ^,|-53 -37 -29
g ^- b|-30 -31 -22
g ^- go|-25 -28 -25
g ^- t|-63 -57 -41
g ^-|-71 -71 -49
g ^. b|-55 -58 -45
g ^.|-58 -63 -48
g ^/|-35 -32 -30
g ^:|-22 -21 -25
g ^p -|-28 -31 -29
g ^p go|-33 -30 -32
g ^p|-51 -56 -54
g n  -|-54 -46 -50
g n  g|-6 48 -10
g n  o|-51 -49 -51
g n  to|-26 -24 -26
g n  t|-35 -6 -17
g n |-33 11 -42
g n$ -|-52 -40 -42
g n$|-48 9 -40
g n,|-38 -29 -28
g n: -|-42 -37 -36
g n: fgo|-23 -34 -24
g n: f|-19 -26 -20
g n: go|-39 -39 -60
g n: gp|-30 -37 -28
g n: g|-55 -48 -47
g n: lbo|-31 -31 -42
g n: lgo|-21 -22 -39
g n: lto|-28 -42 -32
g n: o|-39 -38 -57
g n: to|-32 -46 -49
g n: t|-45 -26 -30
g n:|-70 -61 -70
g nn|12 78 19
g n~ -|-28 -23 -20
g n~ g|-39 -32 -33
g n~|-56 -41 -51
g p  o|-28 -28 -23
g p |-33 -30 -24
g q  -|-49 -37 -66
g q  go|-20 -25 -21
g q  t|-36 -38 -44
g q |-54 -29 -30
g q$ -|-52 -52 -41
g q$|-52 -52 -41
g q,|5 10 25
g q. -|-20 -21 -29
g q. o|-50 -48 -54
g q.|-45 -43 -51
g ~  b|-38 -25 -30
g ~  cgo|22 34 51
g ~  ct|23 23 61
g ~  go|-34 -25 -37
g ~  g|-35 -36 -28
g ~  o|-38 -41 -51
g ~  t|56 43 -7
g ~ |15 0 32
g ~$|-59 -55 -51
g ~, cgo|12 -3 42
g ~, c|16 17 59
g ~, t|25 39 -8
g ~-|-37 -33 -36
g ~: go|-32 -30 -31
g ~:|-31 -34 -37
g ~~|10 9 33
h 2|-40 -43 -27
h 3|-54 -59 -56
h @NAME @NAME @NAME @NAME @NAME|-|32 -38 -24
h @NAME @NAME @NAME @NAME @NAME|c|36 33 90
h @NAME @NAME @NAME @NAME|-|-31 -39 -33
h @NAME @NAME @NAME @NAME|o|-46 -34 -44
h @NAME @NAME @ind @logo|c|18 25 63
h @NAME @NAME @ind @logo|o|-32 -25 -37
h @NAME @NAME @ind @logo|t|65 43 20
h @NAME @NAME|-|-45 -7 -60
h @NAME @NAME|b|-71 -56 -46
h @NAME @NAME|cgo|4 5 39
h @NAME @NAME|c|8 7 57
h @NAME @NAME|go|-32 -43 -38
h @NAME @NAME|g|-41 12 -14
h @NAME @NAME|t|49 25 11
h @NAME|49 22 29
h @NAME|g|-27 -23 -30
h @avoid @this|go|-27 -23 -28
h @avoid @this|o|-51 -28 -40
h @avoid|28 11 -5
h @avoid|b|-26 -28 -20
h @avoid|cgo|1 27 -6
h @avoid|c|2 36 -31
h @avoid|o|-54 -46 -36
h @avoid|tb|7 30 12
h @avoid|t|-2 48 15
h @ban|-|20 55 24
h @ban|36 78 10
h @ban|o|-35 -60 -39
h @ban|tb|16 52 22
h @ban|t|12 66 29
h @be|3 27 25
h @brand @NAME|cgo|-5 6 27
h @brand @NAME|go|-32 -23 -35
h @brand @NAME|lo|-36 -35 -42
h @brand @NAME|sgo|5 12 47
h @brand @NAME|t|-13 -29 -33
h @brand @named @NAME @NAME|o|-25 -25 -42
h @brand @named|-|-50 -45 -39
h @brand @named|go|-24 -22 -31
h @brand|-|-21 -31 -20
h @brand|b|-24 -32 -23
h @brand|g|-26 -49 -27
h @colour|#|23 16 73
h @colour|8 10 25
h @colour|cgo|26 30 54
h @colour|cg|7 3 44
h @colour|ctb|13 7 30
h @colour|ct|12 10 41
h @colour|g|12 15 45
h @colour|o|-39 -41 -65
h @colour|t|-13 -12 -39
h @def @logo|-|-59 -41 -38
h @def @logo|go|-59 -42 -53
h @def @logo|o|-33 -28 -27
h @def @turn|t|7 25 11
h @def|45 30 13
h @dont|6 46 -2
h @draw|-24 -25 -35
h @draw|-|16 -37 -16
h @for @def @NAME @in|c|15 32 80
h @for @def @NAME @in|l|-32 -29 -29
h @for @def @NAME @in|o|-55 -36 -43
h @for @def @logo|go|-67 -61 -50
h @for @def @logo|o|-39 -45 -33
h @hate|22 45 12
h @hate|g|3 25 -1
h @hate|t|11 29 11
h @ind @avoid|ct|20 63 8
h @ind @avoid|c|11 53 -12
h @ind @avoid|o|-29 -44 -29
h @ind @avoid|t|6 33 10
h @ind @logo @for @NAME @NAME @NAME|cgo|-23 -35 -3
h @ind @logo @for @NAME @NAME @NAME|t|66 11 22
h @ind|-|10 47 64
h @ind|ct|-35 -25 -14
h @ind|g|-52 -55 -56
h @ind|o|-51 -33 -37
h @ind|t|-30 31 -41
h @in|5 -43 -49
h @logo @type|fo|-24 -25 -24
h @logo|-|50 -2 -6
h @logo|63 19 32
h @logo|b|-62 -53 -42
h @logo|ct|46 14 11
h @logo|c|5 37 8
h @logo|f|-25 -20 -21
h @logo|gb|-27 -13 -16
h @logo|go|-84 -50 -53
h @logo|g|-33 -64 -46
h @logo|o|-42 -30 -32
h @logo|p|-29 -28 -28
h @logo|tb|63 20 19
h @logo|to|-16 -26 -23
h @logo|t|63 64 43
h @maybe @we @dont @want|-|21 47 19
h @maybe @we @dont @want|o|-41 -75 -39
h @maybe @we @dont @want|t|-2 32 -4
h @maybe @we @want|-|-63 -42 -42
h @maybe @we @want|go|-43 -27 -25
h @maybe|-7 1 -26
h @maybe|b|38 1 13
h @maybe|ct|47 18 3
h @maybe|gb|-35 -18 -20
h @maybe|g|-51 -40 -31
h @maybe|tb|25 -3 7
h @maybe|t|-29 -38 -17
h @named|-32 -19 -1
h @named|-|-43 -47 -35
h @named|o|-42 -56 -44
h @named|t|49 18 12
h @none @turn @def @logo|o|-26 -15 -17
h @none|-|11 44 16
h @none|go|-52 -30 -35
h @none|o|-26 -25 -22
h @none|tb|11 49 15
h @none|t|5 37 14
h @not @want|-|30 71 27
h @not @want|g|18 43 19
h @not @want|o|-34 -50 -31
h @not @want|tb|13 36 15
h @not|-21 10 -29
h @of|26 10 23
h @past|-22 -32 -25
h @so|t|27 -5 9
h @this|21 -4 44
h @this|go|-46 -73 -49
h @turn|12 -5 39
h @type @of @logo|f|-35 -27 -27
h @type|-35 -5 -33
h @type|-|-36 -43 -39
h @type|go|-33 -29 -50
h @type|g|-35 -26 -31
h @type|lsgo|-25 -30 -33
h @type|lto|7 26 8
h @type|l|-22 -25 -25
h @type|so|-24 -30 -31
h @type|tb|-60 -39 -33
h @type|t|-27 -17 -19
h @very|23 49 54
h @want @draw|-|39 -6 7
h @want @not @draw|-|20 51 14
h @want @not @draw|t|-64 -71 -39
h @want @not|t|13 36 15
h @want|-|-61 -42 -25
h @want|cgo|-2 -5 53
h @want|go|-47 -36 -52
h @want|o|-34 -26 -45
h @want|t|-22 -34 -23
h @we @maybe @be|go|-39 -51 -38
h @we|-|-39 -41 -49
h @we|34 31 13
h @we|go|-41 -45 -61
h @we|to|-35 -29 -46
h @we|t|-9 42 10
h @without|22 39 20
h @with|-56 -45 -55
h about|-35 -27 -29
h activite|-22 -17 -32
h afraid|-43 -35 -57
h agreed|-68 -28 -35
h all|-29 -27 -30
h animals|32 6 22
h an|-8 -28 -23
h app|-4 -37 13
h at|-25 -38 -30
h audience|-27 -32 -27
h avoid|-5 68 -20
h a|0 33 11
h below|-68 -52 -61
h be|-33 -37 -33
h black|-58 -43 -64
h blue|-45 -51 -44
h bodega|-41 -35 -34
h brand|-78 -63 -63
h brief|-35 -29 -46
h business|-63 -58 -65
h but|-45 -35 -26
h called|-74 -70 -57
h category|-35 -33 -56
h client|-55 -55 -15
h clinic|30 -2 1
h club|30 1 -22
h colores|16 -2 26
h colors|-10 -27 5
h company|81 17 18
h couleurs|1 13 62
h crew|53 -8 0
h dal|-67 -54 5
h das|-31 -23 -1
h da|10 46 11
h del|-37 -32 -34
h dentist|-25 -25 -45
h des|19 18 70
h de|-6 -26 27
h donts|9 40 3
h dont|19 68 11
h ein|-30 -59 -23
h elements|52 1 5
h enough|31 8 -9
h en|-28 -26 -33
h et|-42 -40 -62
h evitare|10 46 11
h evitar|-51 -72 -43
h exclude|20 26 13
h e|-15 -28 15
h feel|-73 -54 -66
h field|-30 -34 -26
h film|22 49 24
h fromagerie|43 -12 29
h from|-37 -15 -18
h gos|3 53 1
h go|20 41 33
h hates|13 31 13
h icona|-26 -52 -36
h icono|44 -9 42
h icon|31 -45 12
h idea|49 -6 5
h industry|-55 -31 -33
h in|37 -20 1
h it|24 -8 47
h just|-19 -23 -31
h keep|8 -39 0
h kind|-24 -24 -25
h language|-39 -29 -22
h last|-24 -38 -31
h la|-20 -8 -31
h lettering|-6 -55 -22
h letters|5 -32 -32
h le|32 13 11
h liked|28 19 41
h like|42 25 50
h linen|-43 -21 -29
h logo|-60 -41 -33
h lowercase|-29 -27 -30
h mascota|19 33 15
h mascote|42 47 10
h mascotte|-30 -23 -31
h mascot|-22 -58 -33
h maskottchen|38 19 18
h metier|-40 -39 -47
h me|63 20 18
h mind|-25 -31 -24
h motif|29 -3 3
h must|-29 -20 -27
h my|-33 -22 15
h name|-1 3 36
h need|-53 -44 -43
h neues|-35 -75 -27
h never|-16 -1 -32
h nombre|34 10 18
h notre|26 -33 7
h not|7 57 -1
h office|3 -55 -18
h of|27 -13 13
h one|2 43 -3
h orange|-16 -41 -34
h o|-3 75 22
h palette|11 34 27
h people|-26 -30 -30
h picture|42 -19 12
h please|39 11 1
h product|-44 -41 -45
h que|29 44 32
h rule|35 93 39
h salon|5 -9 29
h say|-20 25 -27
h school|54 2 18
h schrift|-26 -34 -27
h sentence|-52 -63 -50
h she|-33 -32 -37
h shop|-46 -41 -16
h show|42 28 8
h slogan|17 18 41
h so|23 27 13
h stall|-23 -37 -29
h studio|-21 -23 -25
h style|-30 -42 -48
h subject|-37 -34 -46
h sucht|40 55 47
h symbol|55 7 10
h text|1 -46 -21
h theatre|41 20 37
h they|26 65 30
h the|37 29 -2
h things|-71 -12 -32
h three|29 31 64
h tienda|3 29 22
h tipografia|-36 -44 -41
h tone|-9 -31 -32
h to|30 58 65
h trade|-49 -39 -52
h two|-30 12 23
h typeface|-42 -44 -47
h type|-61 -32 -49
h under|-39 -26 -36
h up|8 -18 49
h use|-39 -31 -32
h us|-18 -16 -34
h vermeiden|-18 -4 -27
h wanted|30 70 33
h white|8 43 15
h who|-20 -32 -20
h without|0 51 5
h with|-36 -52 -55
h words|-63 -68 -76
h your|-42 -52 -27
h you|-11 -37 -17
h |-|-14 -58 -51
h |0|-49 -41 -58
h |b|-48 -42 -44
h |fgo|-35 -35 -25
h |fo|-44 -39 -38
h |gb|-41 -46 -38
h |go|-55 -51 -48
h |g|-30 -24 -26
h |l|-34 -45 -33
h |o|-32 -27 -31
h |sb|-23 -27 -30
h |sg|-30 -35 -46
h |so|-24 -27 -33
h |s|-44 -46 -45
h |tb|-43 -32 -30
h |to|-48 -28 -26
h |t|-18 -11 -45
i 0 -|-34 -8 -16
i 0 0|6 5 28
i 0 bo|-51 -50 -48
i 0 bp|-18 -25 -35
i 0 b|-13 -26 -24
i 0 cb|-41 -45 -38
i 0 cgb|-26 -11 -39
i 0 cgo|-28 -11 -10
i 0 co|-39 -38 -7
i 0 ctb|-22 -47 -55
i 0 cto|-2 0 25
i 0 ct|-60 -23 -47
i 0 c|-49 -19 -25
i 0 fgo|-60 -65 -54
i 0 flo|-40 -25 -27
i 0 fo|-24 -26 -32
i 0 f|-27 -20 -19
i 0 gbo|-45 -37 -41
i 0 gbpo|-29 -29 -28
i 0 gbp|-33 -31 -38
i 0 gb|-97 -71 -67
i 0 gp|-34 -48 -36
i 0 g|-40 -60 -49
i 0 lo|-29 -26 -36
i 0 lsgo|-25 -23 -21
i 0 l|-26 -23 -36
i 0 o|-28 -27 -28
i 0 p|-53 -42 -50
i 0 sgo|-30 -34 -40
i 0 so|-33 -32 -37
i 0 st|-54 -43 -50
i 0 s|0 37 -4
i 0 tbp|-42 -60 -42
i 0 tb|-63 -56 -48
i 0 to|-34 -3 -18
i 0 tp|-35 -42 -41
i 0 t|-81 -65 -57
i 0$ #|-4 2 42
i 0$ 0|-41 -49 -45
i 0$ bo|-42 -28 -39
i 0$ b|-48 -41 -49
i 0$ cb|-31 -23 1
i 0$ cgb|-20 -35 14
i 0$ cgo|24 26 107
i 0$ cg|-2 20 43
i 0$ co|9 21 65
i 0$ cs|10 5 33
i 0$ ctb|-27 -27 -15
i 0$ cto|-6 16 58
i 0$ c|-1 14 35
i 0$ fgo|-11 27 -17
i 0$ flo|-43 -42 -48
i 0$ fo|-31 -3 -39
i 0$ fto|-38 -22 -28
i 0$ f|-58 -74 -58
i 0$ gbo|-29 -15 -6
i 0$ gbpo|-28 -26 -34
i 0$ gbp|-54 -58 -53
i 0$ go|-35 -18 -11
i 0$ gpo|-41 -54 -41
i 0$ gp|-41 -48 -48
i 0$ g|13 14 30
i 0$ lbo|-26 -38 -32
i 0$ lgo|-41 -50 -44
i 0$ lo|-37 -24 -40
i 0$ lto|-61 -76 -69
i 0$ lt|3 -30 -28
i 0$ l|-50 -48 -54
i 0$ o|-31 -24 -21
i 0$ p|-31 -48 -33
i 0$ sg|-66 -40 -70
i 0$ so|-45 -35 -38
i 0$ s|-57 -54 -62
i 0$ tb|8 -28 -46
i 0$ to|5 -22 -35
i 0$ tp|-46 -44 -46
i 0$ t|67 10 -47
i 1 -|2 -33 -33
i 1 0|-26 -24 -32
i 1 bo|-38 -31 -42
i 1 bp|-30 -31 -30
i 1 cb|39 37 23
i 1 cgo|7 19 45
i 1 cg|25 43 79
i 1 co|-12 29 30
i 1 cs|3 -2 32
i 1 ctb|11 25 33
i 1 ct|47 -1 26
i 1 fo|-24 -35 -26
i 1 fto|-41 -43 -30
i 1 gbo|-48 -54 -59
i 1 gbp|-38 -55 -41
i 1 gb|-74 -32 -22
i 1 go|-39 -50 -34
i 1 gpo|-45 -47 -47
i 1 g|-42 -34 -22
i 1 lgbo|-28 -28 -36
i 1 lgo|-43 -53 -58
i 1 lo|-50 -42 -50
i 1 lto|-39 -45 -35
i 1 lt|25 12 6
i 1 l|-60 -61 -77
i 1 o|-24 -31 -28
i 1 po|-27 -31 -35
i 1 p|-31 -42 -29
i 1 sb|-44 -35 -29
i 1 sgo|3 15 36
i 1 sg|-52 -49 -54
i 1 so|-27 -13 -4
i 1 st|15 43 19
i 1 s|-49 -50 -52
i 1 tbo|0 37 0
i 1 tbp|-32 -40 -30
i 1 tb|-21 -39 -19
i 1$ #|16 9 66
i 1$ 0|-61 -32 -54
i 1$ bo|-38 -28 -24
i 1$ cb|-24 -29 16
i 1$ cg|-20 -35 22
i 1$ co|34 33 104
i 1$ cs|14 18 48
i 1$ ctb|17 33 36
i 1$ cto|23 10 78
i 1$ ct|1 27 80
i 1$ c|59 63 117
i 1$ fgo|-53 -50 -36
i 1$ flo|-30 -28 -36
i 1$ fo|-71 -55 -48
i 1$ fto|-28 -28 -28
i 1$ f|-23 -1 -26
i 1$ gbpo|-35 -32 -29
i 1$ gpo|-28 -29 -29
i 1$ gp|-24 -34 -23
i 1$ g|-3 -35 -47
i 1$ lgbo|-26 -25 -28
i 1$ lgo|-47 -53 -48
i 1$ lsgo|-35 -26 -35
i 1$ ls|-43 -35 -42
i 1$ lto|-43 -54 -42
i 1$ lt|-24 -39 -43
i 1$ l|-68 -58 -66
i 1$ o|-40 -39 -37
i 1$ po|-18 -25 -16
i 1$ p|-30 -25 -24
i 1$ sgo|-36 -27 -11
i 1$ sg|-80 -81 -115
i 1$ so|-38 -42 -30
i 1$ tb|15 27 4
i 1$ to|-34 -59 -62
i 1$ t|6 -39 -24
i 2 -|-40 -15 1
i 2 0|-35 -44 -38
i 2 bo|-24 -41 -24
i 2 cb|3 -5 27
i 2 cgo|14 52 32
i 2 cg|26 42 66
i 2 co|6 5 28
i 2 ctb|-33 -34 -14
i 2 cto|3 1 29
i 2 ct|21 30 74
i 2 c|21 3 44
i 2 fgo|-43 -34 -45
i 2 flo|-42 -33 -55
i 2 fo|-37 -15 -28
i 2 f|-42 -31 -36
i 2 gb|-64 -14 -47
i 2 go|-36 -59 -27
i 2 gpo|-37 -51 -33
i 2 g|10 -49 -45
i 2 lgbo|-43 -38 -42
i 2 lgo|-47 -46 -46
i 2 lg|-34 -31 -41
i 2 lo|-38 -36 -41
i 2 lsgo|-39 -53 -38
i 2 lt|37 16 12
i 2 o|-35 -34 -37
i 2 p|-23 -36 -23
i 2 sg|-45 -45 -3
i 2 so|-42 -38 -55
i 2 s|-18 13 -31
i 2 tbo|-26 -36 -33
i 2 tb|9 22 -35
i 2 tp|-35 -35 -31
i 2 t|38 36 -6
i 2$ #|-5 3 30
i 2$ -|-9 -47 -23
i 2$ 0|-54 -43 -61
i 2$ b|-41 -7 -42
i 2$ cb|19 27 81
i 2$ cgo|23 37 65
i 2$ cg|16 20 54
i 2$ co|12 26 39
i 2$ cs|6 9 41
i 2$ cto|7 40 42
i 2$ c|5 12 50
i 2$ fgo|-57 -101 -67
i 2$ fg|-45 -35 -46
i 2$ flo|-52 -63 -53
i 2$ fo|-81 -59 -66
i 2$ fto|35 6 -15
i 2$ f|-29 -25 -23
i 2$ gbp|-30 -28 -29
i 2$ gb|-27 -12 -17
i 2$ go|-46 -61 -71
i 2$ gpo|-37 -33 -32
i 2$ g|-30 22 -38
i 2$ lgbo|-65 -55 -64
i 2$ lgo|-44 -57 -39
i 2$ lg|-41 -41 -27
i 2$ lo|-28 -29 -36
i 2$ lsgo|-43 -44 -40
i 2$ lto|-71 -95 -71
i 2$ lt|-30 -34 -36
i 2$ l|-56 -48 -53
i 2$ o|-41 -42 -39
i 2$ p|-53 -41 -36
i 2$ sg|-32 -15 -47
i 2$ so|-49 -17 -61
i 2$ s|-43 -40 -56
i 2$ tbo|-39 -48 -36
i 3 #|9 4 39
i 3 -|-44 -33 -49
i 3 0|-39 -44 -48
i 3 bo|-26 -39 -32
i 3 cgb|3 0 25
i 3 cgo|31 59 73
i 3 co|15 11 53
i 3 ct|8 -52 53
i 3 c|-40 -37 6
i 3 fgo|-28 -32 -28
i 3 flo|-33 -29 -26
i 3 fo|-40 -36 -36
i 3 f|-47 -42 -44
i 3 gbpo|-26 -26 -24
i 3 gbp|5 36 13
i 3 gb|6 31 -8
i 3 go|-29 -13 -22
i 3 gpo|-47 -59 -51
i 3 gp|-24 -41 -28
i 3 lbo|-31 -31 -42
i 3 lgbo|-27 -24 -30
i 3 lgo|-46 -29 -42
i 3 lo|-60 -68 -65
i 3 lsgo|-47 -40 -42
i 3 o|-29 -30 -34
i 3 po|-36 -37 -35
i 3 sgo|-30 -29 -9
i 3 sg|6 14 37
i 3 so|-29 -13 -30
i 3 s|-69 -70 -78
i 3 tb|15 37 29
i 3 to|-77 -33 -50
i 3 t|50 39 21
i 3$ -|-79 -57 -74
i 3$ 0|-39 -43 -33
i 3$ bo|-25 -27 -20
i 3$ b|-27 2 -10
i 3$ cb|4 13 41
i 3$ cgb|9 19 29
i 3$ cgo|-28 -12 -21
i 3$ cg|-43 -34 -22
i 3$ co|9 -15 71
i 3$ ctb|-29 4 -10
i 3$ cto|11 6 52
i 3$ ct|5 -18 -45
i 3$ c|-6 -14 27
i 3$ fgo|-46 -35 -39
i 3$ flo|-37 -39 -32
i 3$ fo|-43 -37 -40
i 3$ fto|-47 -42 -33
i 3$ f|-47 -46 -52
i 3$ gbo|-33 -22 -15
i 3$ gb|16 55 -15
i 3$ gpo|-36 -41 -35
i 3$ gp|-47 -72 -58
i 3$ g|-22 -27 -27
i 3$ lgo|-44 -42 -49
i 3$ lg|-51 -46 -64
i 3$ lo|-64 -69 -48
i 3$ lsgo|-40 -38 -51
i 3$ l|-25 -13 -36
i 3$ o|-33 -38 -29
i 3$ so|-48 -57 -46
i 3$ st|62 12 9
i 3$ s|-31 2 -34
i 3$ tb|-18 42 -3
i 3$ to|-43 -38 -27
i 3$ tp|-2 31 6
i 3$ t|2 25 23
k 1911|-24 -22 -29
k 1962|-25 -17 -27
k 1998|-27 -16 -25
k 1|-28 -36 -28
k 2009|-25 -26 -27
k 2|-22 -28 -27
k 30|-32 -26 -26
k 3d|17 49 16
k 3rd|-27 -31 -27
k 3|-30 -32 -37
k 4|-41 -34 -42
k 5|-32 -28 -38
k 60|-23 -29 -33
k 6|-30 -28 -44
k 70s|-52 -40 -49
k 8|-40 -35 -37
k 90|-30 -37 -34
k 9|-36 -28 -35
k aarhus|-21 -29 -23
k abacus|-22 -26 -26
k abbiamo|-50 -64 -56
k abeille|83 23 30
k abogados|-58 -57 -40
k above|-41 -32 -40
k absolutely|-70 -77 -57
k abstracted|-57 -72 -54
k abstract|-65 -54 -48
k accents|-40 -29 -54
k accent|-45 -38 -54
k accountants|-41 -34 -35
k acid|23 29 84
k acier|13 2 43
k across|-30 -37 -30
k actually|-34 -32 -27
k address|-14 -17 -27
k add|-43 -34 -42
k adelaide|-26 -26 -24
k adults|-54 -64 -59
k advogados|-54 -74 -49
k after|-25 -28 -36
k again|-48 -71 -44
k agave|47 37 12
k agency|-35 -30 -37
k agreed|-35 -29 -40
k agree|-63 -51 -53
k aimerait|-25 -17 -21
k aimerions|-47 -59 -51
k aires|-22 -20 -25
k airy|-31 -39 -36
k alambicco|35 50 14
k alambique|70 88 44
k album|-40 -34 -22
k alegre|-39 -59 -44
k algo|-44 -36 -32
k alles|-94 -107 -91
k all|-25 -25 -35
k alone|-65 -50 -51
k alpacas|-28 -38 -33
k alpaca|41 4 20
k also|-27 -22 -21
k als|-45 -30 -27
k alta|-65 -60 -70
k alte|-29 -27 -30
k al|-77 -46 -53
k amarelo|2 6 41
k anchors|-11 53 8
k anchor|64 55 24
k ancora|-31 -41 -23
k ancore|3 46 18
k and|-35 -37 -41
k animals|-38 -29 -21
k animal|-58 -6 -47
k anker|33 61 29
k anni|-66 -65 -61
k anos|-29 -33 -44
k another|-41 -58 -35
k antenna|-3 -26 -17
k anthrazit|12 10 31
k antiqua|-46 -59 -55
k antique|24 23 59
k antwerp|-18 -23 -27
k anvil|72 51 20
k anything|-49 -74 -50
k anywhere|-22 -44 -22
k any|-37 -64 -43
k an|-50 -47 -49
k apples|-24 33 -6
k apple|-35 -67 9
k appli|-26 -14 -17
k approachable|-42 -40 -27
k app|-48 -37 -42
k apricot|5 7 46
k apron|-36 -1 -46
k aqua|23 28 90
k arancione|7 4 31
k architects|-20 -33 -23
k architecture|-34 -37 -24
k areia|-6 8 48
k are|-29 -34 -35
k armchair|36 22 17
k arms|-64 -46 -43
k arm|-38 -32 -40
k arquitectura|-25 -15 -22
k arriba|-48 -41 -43
k arrow|33 -3 -3
k artists|-32 -27 -32
k art|-77 -76 -86
k asap|-29 -25 -26
k ash|17 15 36
k asked|-74 -61 -40
k asking|-45 -56 -31
k asleep|-31 -31 -33
k asphalt|-22 -25 -39
k astratto|-19 -26 -20
k asturias|-29 -43 -39
k as|-33 -24 -27
k attitude|-45 -28 -39
k at|-37 -56 -34
k aubergine|14 4 60
k auch|-24 -26 -25
k auf|-23 -23 -26
k aunt|-32 -23 -22
k ausser|-45 -33 -31
k aus|-41 -46 -55
k au|-41 -28 -34
k avatar|-42 -26 -32
k avocats|-30 -31 -27
k avoid|-60 -70 -56
k away|-40 -47 -37
k azul|42 53 98
k azzurro|-2 0 35
k a|-36 -39 -35
k b2b|-42 -35 -33
k babies|-34 6 -15
k baby|-28 -12 -26
k background|-28 -22 -31
k back|-31 -42 -26
k badge|-50 -30 -33
k bakery|-45 -40 -28
k balance|27 78 40
k balloons|-27 7 -17
k ball|54 12 2
k bamboo|25 14 -8
k bandoneon|78 66 26
k band|-27 -36 -24
k bank|-16 -41 -20
k banned|-75 -75 -57
k barber|-34 -48 -32
k barge|-31 -26 -31
k bari|-98 -64 -63
k barking|-47 -29 -37
k barnacle|27 6 -6
k barn|-45 -41 -15
k barrels|2 54 10
k barrel|-19 31 -3
k bars|12 26 10
k bar|-25 -32 -23
k basement|-20 -29 -22
k basket|70 11 24
k basta|-48 -58 -38
k batches|-25 -16 -21
k bathrooms|-27 -29 -32
k bathtub|-28 -31 -18
k bath|-41 -35 -31
k batteries|-42 -35 -38
k battery|68 27 29
k bat|13 40 17
k bauhaus|-55 -52 -54
k bay|-25 -20 -30
k beach|-47 -43 -39
k beak|-27 -23 -34
k beard|19 40 17
k bear|62 10 18
k beautiful|-49 -37 -47
k because|-35 -29 -26
k beech|-34 -63 -32
k beer|-21 -30 -30
k bee|46 18 -2
k bege|17 15 39
k behind|-25 -17 -21
k beige|19 26 64
k being|-21 -37 -24
k bell|1 -23 -29
k below|-40 -28 -38
k bench|39 -16 -9
k beneath|-47 -35 -48
k berimbau|58 41 38
k berlin|-67 -57 -54
k best|-27 -26 -35
k beton|-30 -30 -27
k better|-57 -60 -67
k between|-46 -37 -46
k be|-33 -31 -38
k bicycle|-26 -22 -18
k bien|-40 -42 -44
k big|-46 -42 -51
k bike|-44 -35 -30
k biotech|-31 -27 -25
k birch|-38 -42 -38
k birdhouse|53 84 41
k bird|-11 -43 -35
k bisher|-56 -75 -44
k bistrot|-43 -46 -52
k bisturi|22 87 30
k bitcoin|13 31 14
k bitte|-23 -25 -26
k bit|-77 -58 -70
k blackbird|34 11 7
k blackboard|-47 -41 -47
k blackletter|-48 -25 -45
k blacksmith|-51 -31 -30
k black|-28 -55 7
k blanco|-5 -5 25
k blanc|17 32 31
k blau|7 27 19
k blender|53 33 29
k bleu|35 45 89
k ble|5 -40 -22
k blocks|9 36 6
k blog|-50 -50 -34
k blood|13 14 47
k bloss|-84 -98 -63
k blue|45 61 93
k blush|37 38 90
k blu|-1 -3 46
k board|-57 -60 -41
k boats|-54 -33 -32
k boa|-53 -51 -33
k bobbin|-7 41 -1
k bobine|13 52 10
k boca|41 16 17
k boina|51 20 6
k bold|-50 -52 -60
k bologna|-37 -22 -27
k bolts|-8 48 12
k bolt|68 53 9
k bol|75 22 26
k bones|27 78 24
k bone|-46 19 28
k bonjour|-44 -47 -40
k bookshop|-73 -47 -47
k books|-28 11 -15
k book|75 14 13
k bordeaux|24 33 85
k bored|-19 -37 -21
k boring|-50 -58 -42
k borrowed|-25 -24 -20
k bosco|13 36 9
k both|-28 -29 -45
k botijo|18 38 12
k bottiglia|-10 -12 26
k bottles|9 38 10
k bottle|15 20 45
k bought|-33 -31 -32
k boulangerie|-27 -29 -26
k bouncy|-51 -28 -28
k bouquetin|29 31 21
k bowl|54 -1 17
k boxes|-39 -21 -32
k box|-31 -47 -13
k braces|26 59 19
k brackets|28 -25 -21
k braga|-45 -36 -48
k brains|13 40 18
k brain|-62 -12 -38
k branch|-25 -87 -48
k branco|29 28 80
k brandl|-31 -37 -25
k brass|-32 -29 -16
k braucht|-29 -24 -31
k braun|13 8 52
k bread|19 30 12
k breakfast|-48 -57 -53
k bretzel|27 3 10
k brick|-31 -19 4
k bridge|49 -6 1
k briefpapier|-29 -25 -30
k brief|-20 -39 -25
k bright|19 0 73
k bristol|-36 -30 -35
k broken|-47 -53 -34
k broker|-56 -33 -41
k bronze|2 -9 27
k brooms|0 27 9
k broom|26 -10 8
k brothers|-45 -25 -26
k brother|-26 -14 -14
k broth|-31 -41 -53
k brown|17 25 61
k browser|-27 -23 -26
k brow|-26 -38 -24
k brun|19 13 49
k brush|-28 -25 -36
k bubbles|-8 30 -11
k bubble|45 9 0
k bubbly|-36 -29 -44
k buchstaben|-25 -28 -29
k buddhas|20 64 14
k buddha|12 72 10
k budget|-25 -24 -22
k bugambilias|-26 -20 -22
k bugambilia|27 1 9
k buildings|-32 22 -22
k building|9 46 12
k build|-26 -22 -21
k buisness|-25 -27 -22
k bulbs|-2 26 2
k bulb|50 9 12
k bulls|16 88 32
k bull|27 47 8
k bunker|-38 -24 -23
k bun|59 14 15
k burgers|-42 -17 -21
k burger|-81 -62 -48
k burgundy|-14 -33 17
k burnt|-7 -1 27
k bus|-80 -85 -54
k butcher|-11 -26 26
k butter|10 10 35
k buttons|-41 -34 -30
k but|-47 -52 -54
k buyers|-26 -44 -24
k byron|-42 -31 -51
k by|-22 -25 -23
k b|-46 -44 -48
k cabinet|-48 -32 -42
k cable|17 40 17
k cacao|8 33 9
k caffe|-56 -52 -71
k caixa|-67 -59 -54
k cake|-54 -46 -39
k calaveras|9 35 17
k calligraphy|-27 -31 -23
k call|-43 -50 -37
k calm|-58 -69 -60
k cameras|21 54 25
k camera|16 58 27
k came|-39 -26 -24
k camino|-35 -35 -22
k camiones|-14 28 -10
k campfire|-24 -26 -23
k camp|-42 -40 -36
k canal|-36 -49 -54
k canard|9 13 57
k candelabro|33 34 6
k candles|-40 3 -26
k candle|71 13 24
k candy|-25 -34 -16
k cannot|-26 -41 -29
k canoe|52 -7 2
k capitals|-52 -51 -68
k capital|-20 -30 -24
k caps|-51 -54 -52
k cap|56 50 15
k cards|-38 -35 -31
k carpincho|19 28 12
k carrot|48 -9 -5
k cars|15 51 18
k cartoon|-45 -18 -40
k cart|-41 -37 -23
k casa|-31 -16 -16
k case|-71 -51 -57
k castanhola|45 16 18
k cast|-42 -54 -50
k cats|-37 -34 -30
k ca|-27 -24 -34
k cbd|-25 -20 -21
k cedar|-26 -26 -22
k celadon|0 5 30
k celeste|35 36 88
k cello|57 16 -5
k center|-65 -50 -47
k centre|-34 -28 -37
k ceramic|-43 -34 -28
k cerebros|15 45 21
k ce|-57 -70 -40
k chain|-39 -19 -33
k chairs|45 19 17
k chair|58 13 6
k chalk|-47 -45 -59
k chamado|-37 -43 -42
k chama|-53 -40 -45
k chameleon|38 4 17
k champagne|-1 17 54
k change|-27 -48 -27
k chapels|-21 -29 -18
k character|-32 -27 -35
k charcoal|31 22 95
k charity|-30 -26 -27
k charts|11 78 32
k cheap|-60 -44 -59
k cheddar|-17 -25 -1
k cheeky|-38 -31 -35
k cheerful|-50 -53 -53
k cheers|-39 -40 -40
k cheese|-74 -77 -58
k chefs|10 61 16
k chef|-50 -33 -29
k cherry|-10 12 66
k chess|30 30 13
k chestnut|19 15 64
k che|-66 -41 -43
k chiamata|-32 -41 -29
k chiamato|-20 -19 -26
k childish|9 25 4
k childrens|-39 -24 -26
k chile|-12 18 31
k chili|46 18 29
k chimney|-56 -52 -50
k chip|-25 -37 -20
k choice|-45 -38 -45
k choir|-40 -47 -45
k chopsticks|29 84 33
k chose|-43 -33 -55
k christmas|-26 -22 -19
k chrome|-37 -40 -40
k chunky|-22 -21 -35
k chuva|-4 37 4
k cider|-28 -24 -16
k cifrao|33 34 6
k cinnamon|-48 -46 -37
k cinza|10 11 29
k cipria|27 25 61
k circles|-45 -61 -58
k circle|-34 -56 -66
k ciuccio|34 25 5
k ci|-59 -54 -54
k clair|17 10 37
k claro|7 -3 44
k classes|-36 -49 -31
k classic|-47 -54 -66
k classy|-22 -29 -34
k class|-24 -31 -26
k clay|-35 -35 -33
k cleaner|-56 -56 -39
k cleaning|-33 -26 -33
k clean|-58 -54 -90
k clearly|-23 -27 -23
k clear|-24 -39 -26
k cleaver|36 62 18
k clefs|19 75 31
k clef|27 13 1
k clever|-23 -35 -24
k cliche|-31 -37 -28
k client|-13 -15 -25
k climate|-49 -34 -33
k clinical|15 57 21
k clip|6 -34 -29
k clock|52 8 24
k closed|-44 -29 -26
k clothes|-30 -50 -38
k clothing|-75 -67 -58
k clouds|-7 46 8
k cloud|26 -10 -15
k club|-88 -77 -60
k coast|-42 -45 -26
k cobalto|20 17 66
k cobalt|0 4 31
k cobra|26 62 29
k cocoa|-7 23 26
k code|-31 -26 -17
k coffee|3 -2 -30
k cognac|5 6 36
k coin|-28 -29 -39
k cold|-31 -23 -26
k collective|-21 -30 -29
k collect|-25 -19 -15
k colonne|9 57 22
k coloquem|-23 -37 -22
k colores|-40 -39 -60
k colori|-17 -19 -30
k colors|-24 -23 -27
k color|-47 -51 -62
k colour|-45 -44 -64
k columns|12 64 24
k combs|15 51 11
k comb|38 15 4
k come|-26 -20 -23
k comic|22 61 20
k committee|-60 -59 -53
k company|-30 -22 -24
k compass|54 6 11
k competitors|-22 -34 -19
k concrete|-40 -57 -47
k condensada|-18 -26 -18
k condensed|-24 -26 -35
k conductors|-31 -25 -19
k conductor|-26 -33 -22
k cone|52 27 17
k conferences|-25 -32 -29
k cono|11 47 22
k consultancy|-56 -46 -49
k consultants|-40 -51 -44
k continuous|-39 -29 -35
k contracts|-18 -25 -35
k contrast|-28 -26 -25
k contra|-21 -26 -21
k converted|-38 -33 -36
k con|-27 -23 -33
k copenhagen|-17 -23 -25
k copper|-18 -3 29
k corail|-10 11 55
k corallo|8 13 57
k coral|5 77 91
k corazones|-4 59 16
k cores|-37 -40 -47
k cork|-58 -43 -72
k corner|-38 -27 -26
k cornwall|-36 -46 -44
k corporate|15 39 8
k corsivo|-29 -37 -32
k cosa|-32 -41 -21
k cote|-54 -34 -40
k cotswolds|-45 -41 -31
k couleurs|-22 -22 -33
k council|-39 -55 -40
k counter|-76 -55 -47
k country|-27 -38 -37
k county|-35 -38 -25
k courier|-37 -23 -27
k course|-38 -40 -26
k cousin|-55 -51 -41
k covered|-56 -58 -61
k covers|-25 -24 -24
k cover|-40 -29 -48
k cowboy|30 20 8
k cows|-17 50 11
k cow|-47 -6 -26
k co|-53 -36 -43
k crab|46 6 14
k cranes|15 48 18
k crane|73 27 28
k crates|-57 -36 -42
k cream|23 22 48
k create|-28 -24 -33
k creche|-20 -39 -20
k crema|18 25 47
k creme|3 20 29
k crescent|2 -33 -42
k crests|11 39 14
k crest|-27 -22 -29
k crew|-63 -57 -42
k cricket|-5 50 12
k crimson|25 22 64
k croissants|7 48 22
k crossed|-67 -70 -66
k crosses|-1 28 5
k cross|16 69 30
k crowbar|27 -30 -19
k crown|31 17 13
k cualquier|-57 -54 -33
k cuatro|6 38 10
k cuivre|19 27 72
k cupcake|32 49 27
k cups|-30 -47 -30
k cup|42 -8 -2
k curled|-78 -45 -46
k curly|14 34 11
k curl|-47 -49 -40
k currently|-48 -60 -52
k current|-34 -38 -29
k cursiva|-18 -20 -25
k cursive|-35 -29 -48
k customers|-24 -30 -28
k customer|-43 -30 -26
k custom|-32 -17 -25
k cute|-7 25 -14
k cutlery|-31 -5 -34
k cut|-54 -51 -45
k cyan|12 23 67
k c|-18 -26 -18
k dakar|-44 -50 -56
k dal|-40 -21 -20
k dark|36 44 81
k darunter|-42 -31 -40
k dashboard|-24 -36 -32
k dated|-60 -53 -54
k daughter|-39 -31 -27
k day|-71 -39 -52
k da|-23 -20 -29
k deadline|-48 -69 -51
k death|-43 -61 -41
k debajo|-45 -45 -45
k decided|-39 -41 -25
k decide|-25 -32 -22
k deck|-35 -26 -23
k deco|-37 -51 -39
k deep|35 49 165
k deer|-29 -46 -34
k degradados|10 51 20
k degradado|60 26 18
k degrades|-12 50 -1
k degrade|57 57 23
k deja|-62 -37 -39
k delivery|-42 -49 -38
k deliver|-26 -15 -24
k deli|-32 -34 -30
k del|-33 -22 -29
k dentist|-79 -78 -71
k depot|-16 -25 -22
k depuis|-26 -22 -22
k describe|-45 -45 -26
k desde|-37 -34 -43
k desenho|-75 -45 -54
k deshalb|-29 -29 -35
k design|-37 -33 -35
k dessine|-26 -23 -19
k dessin|-40 -32 -51
k destra|-55 -45 -41
k detective|-25 -29 -23
k detesto|-34 -33 -35
k developers|-33 -48 -43
k deve|-30 -35 -25
k diamonds|8 51 15
k diamond|-17 26 1
k dia|-19 -30 -18
k dibujos|-63 -91 -57
k didnt|-22 -31 -18
k didone|-83 -61 -64
k did|-43 -29 -35
k different|-34 -27 -27
k diner|-38 -36 -31
k dinghy|37 2 3
k dinosaur|-37 -53 -47
k discreet|-41 -33 -53
k discussion|-33 -26 -20
k disegno|-39 -43 -47
k disliked|-17 -23 -25
k dislikes|-42 -34 -35
k dispensamos|-55 -43 -38
k display|-62 -39 -43
k distillery|-43 -37 -33
k ditch|-62 -72 -46
k divertido|-40 -45 -58
k divorce|-46 -35 -42
k dna|13 74 28
k doctor|45 10 17
k does|-69 -52 -45
k dogs|-45 -13 -20
k dog|-1 -25 -32
k donc|-35 -66 -37
k done|-27 -23 -28
k donkey|35 64 29
k donts|-27 -25 -22
k doormats|-47 -26 -34
k doormat|45 -3 -3
k doors|-33 -24 -22
k door|-86 -64 -57
k dorado|8 40 37
k dot|-68 -58 -66
k dourado|26 41 48
k doves|5 26 4
k dove|-3 24 37
k do|-29 -29 -33
k drafts|-57 -56 -54
k dragons|28 82 34
k drawbridge|32 23 11
k drawer|-33 -18 -17
k drawing|-50 -39 -38
k drawn|-58 -41 -45
k draw|-30 -33 -32
k dream|-50 -34 -38
k dresses|-61 -61 -57
k drew|-33 -28 -28
k drivers|-36 -48 -41
k driving|-13 -26 -14
k drops|47 22 0
k drop|73 18 23
k druckerei|-61 -78 -45
k drum|-55 -20 -67
k dublin|-30 -29 -32
k duck|42 34 29
k dumbbells|6 30 11
k dumpling|26 -2 1
k dunkelblau|16 47 60
k dunkelbraun|16 16 54
k dunkelgrun|5 5 45
k dusty|20 28 66
k du|-34 -33 -38
k dye|5 35 4
k d|-25 -24 -7
k e.v|-52 -56 -59
k eagle|43 2 9
k ears|-5 40 1
k earthy|15 13 64
k earth|13 44 49
k ear|77 4 4
k easy|-51 -44 -53
k eau|-9 -23 26
k ecureuil|53 20 25
k ecusson|-48 -35 -41
k edgy|-48 -50 -55
k editorial|-38 -40 -49
k edtech|-32 -32 -37
k egg|23 -1 39
k eight|-28 -20 -24
k einem|-46 -30 -33
k einen|-28 -37 -31
k eines|-81 -56 -47
k ein|-29 -23 -30
k either|-15 -29 -15
k electricians|-19 -28 -27
k electric|13 27 70
k electronics|-24 -25 -31
k elegante|-38 -40 -51
k elegant|-22 -9 -26
k elektro|-32 -41 -36
k elements|-44 -30 -31
k elephant|55 33 21
k eleven|-33 -51 -29
k eliche|23 57 25
k else|-55 -85 -57
k el|-25 -25 -28
k ember|-19 -24 -32
k emblem|-44 -35 -48
k embroidered|-45 -57 -62
k emerald|21 24 67
k empattements|-27 -48 -27
k empattement|-24 -44 -25
k em|-32 -27 -34
k enamel|-23 -32 -20
k encima|-49 -25 -29
k encre|-41 -46 -56
k end|-22 -26 -19
k engineers|-44 -38 -43
k engineer|-27 -17 -25
k engine|-37 -27 9
k english|-54 -53 -48
k engraving|-54 -52 -49
k enough|-24 -31 -21
k entre|-30 -24 -25
k envelope|33 7 16
k en|-24 -21 -27
k epi|63 4 16
k epure|-41 -45 -50
k equipment|-35 -44 -36
k ericeira|-25 -35 -37
k escape|-53 -35 -27
k escritorio|-37 -34 -34
k escuro|29 51 56
k espiga|57 26 28
k espresso|-38 -45 -45
k esquerda|-43 -23 -27
k esquerdo|-30 -18 -18
k established|-19 -22 -31
k estamos|-24 -25 -24
k estan|-29 -51 -29
k estate|-53 -60 -51
k estilizada|-48 -36 -36
k estilizado|-66 -58 -52
k estilo|-39 -38 -53
k est|-61 -54 -66
k etched|-35 -23 -22
k etsy|-23 -24 -32
k etwas|-56 -47 -73
k et|-47 -46 -67
k europe|-28 -23 -22
k evenings|-23 -26 -24
k even|-62 -68 -53
k everybody|-56 -73 -45
k everyone|-30 -38 -24
k everything|-29 -33 -30
k everywhere|-36 -50 -31
k evitad|-52 -42 -51
k evitare|-31 -30 -34
k evitar|-49 -46 -44
k evitate|-47 -45 -42
k evitemos|-34 -36 -21
k eviter|-66 -66 -49
k evitez|-33 -27 -32
k evitiamo|-25 -41 -22
k except|-28 -42 -41
k exclude|-60 -62 -59
k expects|-24 -33 -25
k extended|-30 -36 -43
k extra|-70 -72 -63
k ex|-31 -19 -28
k eyes|-45 -34 -41
k eye|40 26 16
k e|-41 -45 -45
k faces|1 65 18
k face|-26 -38 -48
k factories|-35 -21 -20
k factory|-48 -30 -40
k fact|-40 -41 -30
k failed|-37 -36 -23
k fairs|-54 -51 -56
k fait|-23 -36 -23
k fall|-26 -30 -24
k famille|14 39 17
k family|-26 -24 -28
k fancy|-37 -51 -29
k fanfare|55 12 18
k farbe|-26 -25 -33
k farmers|-28 -25 -22
k farmer|47 22 22
k farms|-37 -31 -31
k farm|-47 -28 -35
k faro|41 12 8
k far|-41 -56 -42
k faster|-22 -26 -27
k fast|-45 -46 -59
k fathers|-16 -25 -16
k fat|-49 -36 -43
k favore|-69 -92 -67
k fc|-44 -47 -47
k feather|40 11 17
k feeling|-35 -29 -44
k feel|-57 -66 -58
k feet|44 56 19
k ferro|-25 -41 -26
k ferry|-57 -59 -38
k festival|-29 -34 -37
k fette|-62 -47 -68
k fett|-64 -60 -68
k few|-75 -45 -51
k fiammella|51 -1 18
k fica|-43 -25 -23
k field|-39 -34 -41
k fierce|-33 -24 -20
k figures|-6 46 7
k figure|10 31 14
k filled|-26 -20 -30
k films|-26 -32 -22
k film|-83 -62 -51
k fina|-42 -40 -42
k finch|4 -26 -16
k finds|-41 -55 -48
k fines|-47 -44 -37
k fingerprints|25 64 26
k finland|-50 -32 -33
k finnish|-35 -38 -33
k fintech|-51 -50 -40
k firenze|-41 -41 -32
k firms|-27 -24 -36
k firm|-29 -24 -26
k first|-37 -29 -40
k firs|-30 -14 -19
k fists|-10 34 6
k fit|-73 -43 -51
k five|-20 -20 -28
k fixed|-55 -58 -45
k fizzy|-39 -31 -39
k flacon|28 34 4
k flags|14 88 36
k flames|20 93 35
k flame|20 30 37
k flat|-34 -44 -44
k fleuriste|-45 -28 -36
k flight|-60 -49 -41
k floor|-45 -38 -39
k floral|7 26 -4
k florist|-45 -42 -41
k flor|37 28 12
k flowers|-30 -2 -12
k flower|1 -21 -28
k flowing|-52 -36 -48
k fluorescent|23 25 66
k flywheel|30 30 12
k fly|-37 -27 -23
k foam|5 9 39
k fog|-56 -43 -37
k foil|-23 35 -14
k folded|-76 -49 -57
k fold|-28 -22 -19
k folk|-42 -37 -36
k fonte|-44 -57 -43
k font|-40 -41 -42
k food|-92 -80 -60
k football|5 34 9
k foot|-39 -25 -42
k forbidden|-87 -72 -59
k forest|-16 0 33
k forks|-20 30 -1
k fork|86 47 43
k forma|-39 -32 -36
k former|-47 -30 -34
k forming|-67 -45 -53
k forms|-70 -54 -51
k form|-49 -36 -45
k forty|-22 -39 -26
k forward|-22 -33 -23
k for|-27 -24 -26
k founded|-61 -41 -40
k founders|-35 -21 -21
k four|-57 -49 -45
k fox|78 26 31
k frame|-47 -46 -36
k frankly|-16 -27 -16
k frase|-44 -26 -37
k freelancers|-32 -29 -22
k free|-37 -26 -41
k freinds|-22 -33 -26
k french|-52 -44 -55
k fresh|-47 -44 -46
k freundlichen|-55 -52 -37
k freundliches|-38 -31 -32
k fridays|-29 -41 -31
k fridge|-27 -18 -24
k friendly|-60 -51 -74
k friends|-46 -34 -57
k friend|-24 -36 -24
k from|-46 -52 -43
k fucsia|12 13 39
k fuera|-26 -24 -25
k fully|-24 -30 -24
k fumante|-52 -35 -39
k funeral|-23 -37 -35
k funny|-52 -63 -52
k fun|-78 -61 -66
k furniture|-26 -26 -21
k futura|-29 -32 -30
k games|-20 -33 -20
k game|-35 -46 -35
k gamsbarts|-29 -47 -27
k gamsbart|0 -58 -26
k garage|-61 -51 -43
k garamond|-61 -63 -50
k garden|-26 -25 -33
k gargles|19 48 18
k gargle|49 24 12
k gargoyles|16 39 14
k gargoyle|-78 -71 -58
k garibaldi|60 59 24
k garlic|-9 39 8
k gar|-40 -50 -43
k gasworks|-20 -40 -20
k gates|-38 -34 -27
k gate|-35 -35 -26
k gato|31 5 -2
k gatto|71 35 33
k gauche|-86 -62 -53
k gavels|17 84 24
k gavel|23 36 20
k gearstick|72 44 43
k gears|5 56 3
k gear|-52 -56 -38
k gecko|29 21 8
k geese|-37 -53 -42
k geht|-84 -105 -78
k gelb|33 22 89
k gelo|-32 -40 -47
k generation|-50 -35 -31
k generously|-30 -30 -47
k geneve|-33 -32 -29
k gente|-57 -51 -42
k gentle|-25 -23 -23
k geometrica|-41 -34 -41
k geometrico|-28 -33 -31
k geometric|-56 -61 -60
k gern|-78 -59 -55
k gestione|-30 -17 -19
k getting|-16 -27 -22
k get|-35 -39 -39
k ghent|-30 -38 -35
k ghosts|-3 33 12
k giallo|28 27 102
k gingham|7 44 12
k gin|-55 -41 -34
k giraffes|13 53 22
k girandola|68 60 40
k girls|-30 -28 -35
k give|-58 -45 -65
k glitter|26 60 22
k globes|26 40 5
k goat|-21 -23 -26
k goes|-55 -43 -54
k goggles|34 61 13
k golden|11 11 27
k gold|3 5 27
k golf|-70 -70 -47
k gondole|17 32 7
k gondolier|48 -5 -3
k good|-59 -43 -55
k goose|26 -36 -17
k gos|-20 -26 -18
k go|-55 -63 -58
k gracias|-58 -43 -43
k gradient|14 71 26
k gramophones|-23 -32 -19
k grandparents|-23 -36 -25
k granite|-37 -34 -30
k grapes|17 44 6
k graphite|22 23 70
k grappin|29 30 13
k grappoli|12 50 25
k grass|-46 -44 -57
k grau|7 12 45
k grazie|-61 -49 -52
k graz|-72 -64 -67
k greek|-27 -20 -20
k greetings|-24 -25 -28
k grey|-3 -10 31
k grigio|13 9 45
k grill|-22 -28 -14
k gris|27 26 72
k grossas|-44 -49 -39
k grossbuchstaben|-27 -26 -28
k grotesk|-43 -47 -49
k grove|-75 -72 -49
k growing|-64 -51 -41
k grown|-49 -47 -44
k grua|-34 -28 -23
k gruesas|-31 -34 -33
k gruesa|-31 -30 -26
k grun|5 36 40
k grussen|-44 -35 -25
k guarda|9 40 5
k guests|-31 -29 -37
k guide|-30 -24 -21
k gull|40 -4 2
k gustaria|-42 -44 -36
k gut|-24 -27 -23
k gym|-54 -42 -35
k hairdryers|21 54 23
k hairline|-30 -26 -31
k hair|-69 -52 -54
k hall|-39 -39 -36
k halo|37 -15 14
k hamburg|-34 -42 -36
k hamish|-27 -28 -27
k hams|7 30 13
k handle|-54 -34 -36
k handmade|-39 -27 -27
k handshakes|30 89 38
k hands|29 44 17
k handwritten|-61 -51 -64
k hand|-97 -37 -78
k hanno|-28 -34 -27
k happy|-35 -39 -29
k hates|-46 -49 -44
k hate|-34 -36 -38
k hats|-27 37 -15
k hatten|-56 -59 -58
k headphones|20 29 5
k headset|1 48 18
k head|-106 -78 -82
k heartbeat|3 46 15
k hearts|-20 39 -3
k heart|48 53 13
k heather|36 37 91
k heavy|-55 -49 -70
k hedgehog|80 8 17
k heissen|-49 -37 -46
k helene|-48 -44 -50
k helix|5 32 8
k hellgrau|18 16 69
k hellgrun|30 23 63
k hello|-41 -31 -37
k helmets|4 39 11
k helmet|6 -32 -15
k helps|-26 -25 -34
k helvetica|-59 -56 -62
k here|-55 -53 -50
k hermit|-48 -41 -44
k heron|55 -5 17
k herrings|18 53 19
k herring|90 75 32
k her|-27 -29 -30
k hexagons|-10 37 5
k hexagon|51 22 -6
k hey|-21 -31 -30
k he|-43 -45 -41
k hidden|-69 -60 -42
k high|-31 -18 -11
k hiking|-33 -24 -21
k hill|-27 -37 -31
k hinges|8 31 13
k hinge|34 -6 -2
k hippo|36 10 15
k hire|-42 -30 -27
k his|-20 -36 -22
k hi|-30 -30 -9
k hola|-57 -56 -53
k hole|-70 -45 -55
k home|-42 -33 -38
k honestly|-16 -32 -17
k honey|-47 -45 -53
k hoodies|12 34 15
k hook|-42 -42 -37
k hopeful|-36 -31 -33
k hope|-40 -30 -36
k hops|46 32 -7
k hop|38 -1 33
k horizontal|-60 -56 -60
k horseshoe|29 5 14
k horses|-50 -47 -30
k horse|42 -6 10
k hospitals|-48 -44 -34
k hospital|-25 1 -7
k hotels|-43 -35 -27
k hotel|-56 -51 -37
k hot|-11 32 77
k hours|-56 -67 -55
k hour|-42 -39 -42
k houses|16 62 20
k house|16 55 -3
k humanist|-22 -27 -27
k humorous|-32 -40 -31
k hundred|-19 -26 -19
k husband|-36 -42 -28
k huts|10 42 18
k h|-56 -60 -68
k ibm|-40 -32 -42
k ice|-51 -59 15
k icons|-37 -32 -47
k icon|-43 -58 -44
k ideal|-55 -52 -50
k idea|-29 -25 -27
k identity|-39 -38 -30
k id|-65 -46 -63
k if|-26 -32 -21
k il|-29 -44 -33
k imbuto|31 0 7
k importer|-41 -32 -25
k imprime|-58 -45 -38
k imprint|-28 -27 -23
k included|-27 -21 -22
k indian|-29 -31 -32
k indie|-51 -40 -43
k indigo|11 15 57
k industry|-40 -20 -22
k ines|-69 -75 -66
k infantiles|-5 30 -4
k infantil|-28 -24 -25
k ingrid|-21 -23 -25
k initials|-23 -21 -30
k inn|-29 -51 -30
k insects|10 40 13
k inspired|-37 -35 -44
k instagram|-31 -33 -27
k instead|-58 -35 -36
k institute|-53 -37 -42
k insurance|-27 -35 -24
k interior|-51 -46 -61
k into|-39 -27 -28
k investors|-31 -31 -29
k invoices|-43 -64 -33
k invoice|-71 -64 -41
k in|-39 -39 -46
k io|-53 -38 -40
k ira|-63 -62 -54
k iron|-62 -43 -55
k islands|-71 -52 -59
k isnt|-22 -35 -24
k isso|-40 -66 -38
k is|-34 -35 -39
k italian|-36 -31 -37
k italic|-26 15 -21
k itll|-20 -33 -27
k its|-26 -26 -32
k it|-38 -36 -32
k ivoire|8 17 47
k ivory|26 26 69
k ivy|-49 -19 -28
k izquierda|-62 -61 -61
k i|-41 -51 -39
k jade|17 22 65
k jakarta|-29 -22 -29
k japanese|-22 -26 -23
k jar|31 19 11
k jaune|-36 -26 -10
k jean|-24 -28 -23
k jeder|-23 -37 -26
k jewellery|-56 -39 -48
k job|-23 -22 -27
k joint|-47 -31 -37
k journal|-25 -39 -27
k jo|-46 -57 -60
k june|-35 -31 -41
k juniper|2 -38 -36
k junto|-29 -21 -19
k juste|-44 -40 -41
k just|-22 -18 -25
k kanzlei|-49 -42 -32
k katze|81 13 22
k keepers|-14 -25 -14
k keep|-48 -43 -54
k kein|-49 -57 -52
k kelp|50 3 7
k kettle|54 -5 11
k keyhole|46 -20 9
k keys|5 53 21
k key|38 -4 -3
k kids|-48 -41 -39
k kiln|51 44 26
k kindergarten|-47 -44 -30
k kindly|-18 -29 -35
k kind|-42 -67 -46
k kitchen|-28 -32 -26
k kite|55 3 15
k kits|-39 -32 -44
k kiwi|21 31 15
k kkk|-59 -51 -62
k kleiner|-46 -30 -37
k knees|-31 -34 -33
k knifes|2 33 -6
k knight|96 20 26
k knitting|-1 30 -2
k known|-29 -27 -30
k know|-47 -43 -57
k kochloffel|44 55 14
k koln|-29 -25 -28
k kommt|-42 -49 -35
k konkurrenz|-35 -34 -25
k konnen|-43 -51 -39
k koralle|1 21 42
k korkziehers|-34 -16 -21
k korkzieher|61 46 21
k kraft|-54 -46 -43
k kupfer|14 14 45
k labels|-40 -54 -41
k label|-52 8 -22
k lab|-28 -24 -20
k ladders|-1 31 2
k ladies|-14 -14 -26
k lado|-61 -48 -56
k lads|-41 -30 -23
k lake|-42 -56 -36
k lanterna|8 34 14
k lantern|42 -12 25
k lanyards|-16 -27 -21
k lanyard|51 24 18
k laranja|3 10 43
k large|-35 -25 -33
k lasst|-42 -41 -30
k last|-26 -21 -19
k las|-28 -37 -30
k lata|87 4 23
k later|-49 -44 -56
k laugh|-43 -58 -43
k laundromat|-25 -18 -14
k lavande|-1 0 38
k lavender|7 29 84
k lawn|-39 -36 -46
k lawyers|-26 -21 -16
k lawyer|-72 -52 -45
k law|-28 -39 -43
k layered|-34 -34 -23
k layout|-47 -39 -40
k la|-52 -45 -40
k leaf|104 51 105
k leather|-37 -36 -41
k leaves|2 49 -1
k leave|-69 -66 -52
k leaving|-23 -30 -16
k ledger|-43 -31 -24
k leeds|-81 -74 -80
k leerse|-67 -55 -45
k legale|-63 -60 -69
k legal|-31 -21 -14
k leggere|-22 -26 -31
k legible|-57 -44 -42
k leg|-67 -71 -64
k leipzig|-29 -28 -34
k leith|-36 -36 -39
k lema|-40 -28 -29
k lens|30 32 1
k lessons|-33 -41 -40
k less|-36 -40 -35
k les|-28 -42 -30
k letras|-19 -25 -21
k lets|-30 -25 -31
k lettered|-73 -71 -68
k lettering|-35 -43 -36
k lettermark|-37 -30 -32
k letterpress|-37 -32 -38
k letterspaced|-64 -55 -77
k letterspacing|-29 -40 -25
k letters|-49 -65 -48
k letter|-16 -25 -16
k lettuce|38 9 8
k leuchtturm|46 54 30
k le|-40 -52 -49
k librairie|-54 -39 -40
k library|-51 -36 -33
k lids|-38 -48 -43
k lieber|-37 -43 -47
k liegt|-35 -27 -24
k lie|-37 -46 -30
k life|-56 -51 -58
k lift|-29 -37 -29
k lightbulbs|7 33 11
k lighthouses|-42 -47 -40
k lighthouse|57 35 27
k lightning|59 78 31
k light|35 58 48
k ligne|-46 -59 -62
k liked|-17 -19 -26
k likes|-29 -21 -25
k like|-46 -59 -58
k lilac|-2 -8 48
k lilas|7 7 38
k lila|29 60 51
k lime|-13 -8 49
k linen|19 15 42
k lines|-46 17 -43
k line|-95 -31 -62
k linha|-63 -73 -57
k linie|-41 -25 -33
k links|-79 -65 -44
k lion|86 28 18
k lipstick|18 38 18
k lips|-87 -68 -73
k lip|8 32 12
k liquorice|-40 -35 -29
k listen|-33 -37 -41
k list|-27 -37 -37
k literal|-35 -23 -19
k little|-88 -47 -50
k ljubljana|-42 -27 -29
k llamada|-29 -19 -26
k llamas|3 33 -8
k llama|-43 -27 -32
k llevara|-63 -34 -37
k lleve|-28 -50 -28
k loaf|28 13 11
k lobo|50 14 21
k local|-27 -23 -31
k locks|25 55 24
k loft|-30 -20 -18
k logos|-46 -31 -37
k logo|-43 -65 -42
k lol|-27 -34 -30
k long|-44 -39 -34
k looking|-35 -38 -37
k looks|-60 -93 -60
k look|-55 -65 -62
k loop|14 -26 -14
k loose|-41 -41 -41
k lose|-48 -35 -34
k lost|-58 -52 -65
k los|-51 -67 -51
k lotos|13 53 23
k lotus|82 66 48
k loud|-63 -58 -69
k lovely|-63 -50 -55
k lowercase|-40 -38 -35
k lower|-73 -51 -68
k low|-26 -21 -24
k lo|-24 -19 -30
k ludlow|-28 -25 -45
k lugano|-24 -29 -22
k luggage|25 -11 3
k lumaca|43 12 21
k luxury|-37 -39 -36
k lyon|-77 -66 -53
k l|-44 -57 -52
k mace|-34 -42 -44
k machines|20 79 32
k machine|-29 24 -8
k madder|16 15 61
k magenta|5 18 52
k magnifying|-26 -14 -15
k magpie|43 5 12
k mahogany|-30 -26 -11
k mainly|-36 -30 -41
k main|-36 4 -41
k maison|-21 -28 -21
k mais|-39 -48 -36
k maiuscolo|-47 -31 -35
k maker|-82 -65 -65
k makes|-20 -37 -20
k make|-28 -25 -36
k malmo|-30 -30 -31
k mal|-18 -25 -39
k manage|-24 -37 -27
k mano|-64 -69 -73
k mantilla|27 50 26
k manuscrita|-30 -22 -27
k man|-57 -40 -44
k mao|-78 -60 -54
k marca|-44 -26 -28
k march|-32 -29 -33
k marigold|32 21 52
k marino|-10 6 46
k marmot|39 18 18
k maroon|14 14 78
k marrom|7 1 42
k marrone|15 7 55
k marron|7 47 37
k marseille|-44 -36 -42
k mascota|-22 -27 -24
k masks|-3 68 19
k match|-60 -59 -47
k matte|-53 -49 -17
k maybe|-46 -33 -32
k mayusculas|-41 -50 -58
k may|-51 -50 -65
k maze|29 -1 0
k means|-74 -66 -52
k mean|-60 -61 -41
k mecanico|-45 -32 -34
k medical|5 33 14
k meditation|-40 -32 -25
k meeting|-59 -44 -37
k meets|-30 -27 -28
k mehr|-35 -53 -34
k meiner|-27 -29 -28
k melbourne|-30 -34 -32
k melted|-48 -59 -53
k members|-45 -33 -36
k menos|-33 -28 -32
k menta|50 27 70
k mermaids|5 48 10
k mestolo|59 41 28
k metal|-59 -64 -57
k metier|-35 -27 -38
k metres|-25 -28 -16
k metronome|52 17 13
k mettete|-63 -91 -49
k mettez|-22 -34 -19
k metzgerei|-28 -25 -18
k met|-19 -34 -18
k me|-31 -31 -30
k microphones|-10 46 8
k micro|-33 -34 -37
k middle|-81 -49 -59
k midnight|64 63 144
k midwife|-27 -21 -15
k miel|8 3 35
k milestone|38 38 21
k milk|-24 -25 -31
k mind|-33 -35 -34
k mine|-29 -35 -26
k minimalista|-39 -37 -41
k minimal|-45 -45 -35
k minotaur|10 67 29
k mint|16 31 97
k minuscolo|-42 -66 -45
k minusculas|-33 -32 -37
k minute|-53 -46 -44
k mira|-25 -15 -19
k missing|-48 -28 -29
k mission|-33 -25 -25
k mit|-38 -46 -38
k mi|-21 -20 -27
k mochten|-22 -27 -20
k mogen|-35 -48 -39
k moi|-19 -29 -17
k mole|29 -8 10
k moment|-53 -41 -41
k monday|-27 -25 -32
k monde|-33 -31 -23
k mond|72 53 38
k money|-32 -41 -27
k monkey|74 26 33
k monocle|-46 -66 -53
k monograma|-27 -19 -20
k monogramma|-42 -48 -44
k monogramme|-36 -36 -28
k monogramm|-24 -22 -28
k monogram|-29 -24 -22
k monospace|-43 -36 -51
k mono|-26 -28 -28
k montana|-25 -22 -27
k montreal|-24 -25 -26
k moody|-30 -22 -31
k moon|65 -16 -6
k moose|-30 -18 -19
k mops|28 73 18
k mop|31 47 11
k morado|1 -13 32
k more|-27 -25 -26
k mortar|39 24 11
k moss|34 39 95
k mostarda|12 5 58
k mostaza|21 10 62
k mostly|-28 -27 -38
k mother|-48 -49 -36
k moth|58 6 10
k motif|-45 -36 -36
k motorway|-41 -39 -27
k motto|-25 -24 -29
k mountains|35 11 9
k mountain|72 54 28
k mouse|39 28 11
k moustached|-35 -51 -39
k moustaches|8 45 18
k moutarde|10 39 9
k mouth|30 28 14
k mrs|-33 -26 -35
k muchas|-27 -36 -24
k mucho|-51 -34 -31
k muddy|-47 -43 -45
k mugs|-48 -36 -39
k mug|-6 -29 -14
k mule|76 13 22
k mull|-42 -46 -43
k mundo|-43 -65 -41
k muro|50 37 21
k museum|-30 -21 -21
k mushroom|-23 -22 -27
k musicians|-15 -26 -22
k music|-41 -45 -41
k mustard|21 40 111
k must|-31 -26 -26
k muted|2 6 49
k muy|-18 -24 -26
k my|-35 -28 -34
k m|-27 -37 -23
k nail|-72 -44 -33
k namen|-46 -48 -34
k names|-25 -23 -28
k name|-34 -39 -33
k nantes|-87 -79 -62
k nao|-26 -28 -31
k naranja|21 26 88
k natural|-38 -38 -33
k navaja|21 43 17
k navy|1 17 57
k na|-26 -31 -30
k needed|-24 -39 -25
k needles|8 52 13
k needle|35 18 4
k need|-39 -52 -39
k negra|-21 -31 -36
k negro|20 20 59
k nel|-56 -44 -42
k nem|-59 -103 -58
k neon|31 63 102
k nero|28 16 75
k nervous|-38 -28 -22
k nest|48 10 5
k nets|-35 -30 -29
k net|-9 -41 -16
k neues|-27 -19 -28
k neutral|-29 -34 -28
k newsletter|-41 -31 -41
k newspaper|-43 -21 -29
k new|-43 -32 -31
k next|-56 -34 -38
k ne|-53 -98 -52
k nicely|-52 -34 -36
k niente|-22 -25 -26
k nightingale|73 29 32
k ninos|-28 -29 -16
k ni|-53 -95 -52
k nobody|-65 -56 -38
k noch|-67 -99 -61
k nodo|53 4 -2
k noir|7 17 53
k noise|-21 -25 -26
k noite|4 -1 62
k nombre|-22 -26 -23
k nom|-34 -52 -32
k none|-34 -34 -30
k non|-70 -72 -64
k noodles|21 43 18
k noodle|36 -8 3
k norwich|-30 -31 -32
k nosotros|-15 -25 -15
k nos|-22 -27 -19
k notebooks|-52 -39 -50
k notes|9 49 16
k note|-3 -21 -30
k nothing|-46 -39 -48
k notte|4 1 44
k not|-40 -56 -53
k nous|-20 -32 -19
k no|-55 -62 -61
k nuit|13 11 47
k numa|-71 -43 -59
k number|-62 -59 -60
k nunca|-45 -44 -41
k nur|-63 -49 -56
k nut|4 46 22
k n|-52 -36 -51
k oak|40 -11 -8
k oatmeal|7 8 40
k oat|0 -1 -43
k oaxaca|-38 -41 -41
k obviously|-74 -84 -69
k obvious|-38 -33 -30
k ochre|20 25 78
k ocre|11 13 52
k october|-33 -40 -45
k octopus|34 -26 -13
k odd|-32 -34 -39
k odio|-31 -44 -33
k office|-44 -45 -35
k off|23 33 75
k oficina|-142 -91 -88
k ohio|-18 -28 -26
k ohne|-33 -35 -36
k oiseau|-28 -49 -26
k okay|-35 -65 -36
k ok|-40 -65 -38
k ola|-74 -52 -39
k oliva|11 21 59
k olives|54 32 6
k olive|-34 -38 22
k ombra|82 2 20
k once|-54 -47 -58
k onda|41 -27 -11
k ones|-22 -21 -26
k one|-46 -44 -56
k online|-21 -29 -36
k only|-39 -35 -41
k on|-50 -55 -54
k opening|-45 -37 -49
k operator|-43 -42 -31
k opticians|-36 -29 -37
k optional|-34 -41 -30
k option|-22 -40 -26
k op|-41 -33 -24
k orange|1 13 53
k orbit|-44 -43 -51
k orchid|40 40 4
k ore|-26 -15 -14
k origami|-23 -23 -34
k oro|24 37 42
k ort|-41 -40 -26
k or|-49 -76 -51
k oscuro|13 25 70
k others|-34 -35 -26
k other|-32 -40 -25
k otter|44 6 14
k oubliez|-46 -32 -27
k oublie|-44 -28 -29
k ourselves|-38 -28 -34
k ours|-28 -24 -23
k our|-34 -32 -34
k outline|31 -11 -10
k outside|-20 -35 -24
k out|-38 -48 -34
k ou|-30 -24 -19
k oven|-69 -44 -47
k overdone|-40 -61 -41
k overlapping|-100 -73 -72
k overused|-20 -29 -28
k over|-46 -27 -28
k owl|34 -23 -5
k owned|-23 -28 -33
k owner|-54 -39 -33
k oxblood|23 28 62
k packaging|-41 -45 -40
k padaria|-28 -18 -18
k padlocks|36 76 35
k pages|49 -10 -6
k page|-36 -36 -41
k pagodas|24 60 26
k pagoda|63 3 9
k paine|-47 -46 -41
k painted|-40 -26 -32
k painting|-42 -32 -36
k paint|56 10 0
k pair|-25 -24 -25
k palette|-33 -16 -35
k pale|15 30 84
k palmeira|48 20 20
k palm|7 39 16
k palo|-20 -3 29
k panaderia|-39 -24 -22
k panda|89 43 36
k panels|-29 12 -9
k panier|49 -3 14
k panna|29 47 45
k panther|46 18 20
k paper|-33 -52 -43
k paragraph|-2 25 10
k para|-46 -34 -38
k parents|-28 -29 -24
k parfums|-41 -39 -34
k parish|-39 -23 -31
k park|-28 -26 -28
k parlour|-34 -23 -28
k parrot|25 8 -10
k partners|-67 -47 -46
k partner|-37 -21 -21
k party|-21 -33 -22
k pass|-48 -25 -28
k pastel|17 53 87
k patience|-15 -28 -16
k pattern|-56 -49 -52
k paw|27 40 5
k peach|28 38 114
k peacocks|9 49 10
k peacock|7 -33 -31
k peak|-36 -39 -36
k pear|-53 -57 -52
k peat|-22 -20 -29
k pebble|12 47 22
k peche|21 17 66
k pecora|25 11 11
k peer|-31 -19 -20
k peinetas|6 54 8
k peineta|52 42 16
k peixinho|34 48 22
k pelican|26 3 10
k pelote|28 9 9
k pendel|8 27 12
k penguins|5 63 22
k penguin|50 -5 13
k peniche|-41 -28 -26
k pensamos|-50 -27 -41
k pen|-38 -26 -22
k peony|44 0 11
k people|9 28 6
k pepper|-46 -31 -27
k perdere|-37 -34 -33
k pere|-31 -27 -37
k perfect|-38 -29 -44
k perfume|-32 -33 -29
k periscopes|5 70 6
k perro|69 26 28
k personal|-50 -22 -33
k person|-45 -37 -28
k perth|-20 -38 -22
k peru|-43 -28 -40
k per|-38 -55 -40
k pesada|-50 -47 -60
k pestle|30 22 13
k petits|-20 -18 -31
k petroleo|4 -5 25
k pets|-28 -37 -32
k phare|25 65 29
k pharmacy|-11 34 10
k phone|-69 -85 -57
k photography|-36 -47 -37
k piacerebbe|-46 -35 -38
k pianos|-25 -36 -23
k picked|-40 -31 -36
k pick|-42 -31 -29
k piece|28 56 13
k pie|24 31 19
k pigeon|-3 -45 -20
k piggy|33 22 16
k pilar|-43 -42 -50
k pillow|24 55 24
k pine|36 -1 14
k pink|-7 30 2
k pins|14 44 16
k pipes|43 -16 0
k pipe|8 51 17
k piston|54 -1 17
k pitch|-30 -32 -38
k pixels|-27 -28 -31
k pixel|-23 -26 -25
k place|-31 -44 -30
k plain|-37 -33 -38
k plaisir|-61 -45 -55
k planes|14 74 32
k planet|25 -5 -8
k plane|32 18 7
k plant|-40 -35 -25
k plate|-38 -29 -31
k playfair|-33 -22 -21
k playful|-61 -51 -76
k please|-37 -41 -39
k pls|-56 -74 -54
k plugs|-4 69 5
k plug|35 38 23
k plumber|-44 -44 -43
k plum|14 19 77
k plus|-52 -63 -79
k podcast|-22 -27 -27
k pode|-52 -81 -44
k point|-34 -25 -20
k polar|75 79 29
k pole|-30 -58 -61
k police|-38 -31 -29
k pongan|-36 -51 -31
k poodle|88 22 23
k pool|0 4 45
k porron|67 -7 12
k porto|-24 -31 -30
k por|-70 -91 -74
k possible|-26 -29 -22
k poster|-33 -61 -39
k pottery|9 47 13
k pot|33 5 4
k poumon|3 30 12
k pour|-35 -33 -47
k power|-48 -48 -26
k practice|-64 -64 -63
k prato|-39 -49 -43
k pra|-29 -16 -15
k precisa|-26 -25 -23
k precise|-55 -50 -74
k preference|-36 -51 -44
k preferred|-18 -19 -29
k prefer|-26 -20 -27
k present|-25 -28 -24
k press|33 -6 -1
k preto|19 21 52
k pretzel|26 6 16
k previous|-20 -31 -21
k primary|5 6 32
k printed|-56 -45 -40
k printers|-35 -40 -29
k printer|-33 -30 -29
k printing|26 36 17
k print|-33 -24 -27
k privacy|-29 -23 -25
k product|-34 -30 -49
k professional|-27 -40 -33
k prohibidos|-42 -43 -37
k promise|-44 -55 -38
k pronto|-27 -25 -22
k proper|-54 -34 -39
k proscrire|-52 -41 -37
k provider|-22 -31 -20
k psicologia|-27 -20 -22
k pub|-35 -54 -41
k puits|-35 -28 -28
k pumpkin|6 5 32
k punk|-40 -51 -42
k puppet|-52 -27 -32
k puzzle|2 28 10
k p|-35 -35 -37
k quantum|-27 -15 -15
k quarry|-39 -25 -24
k quelli|-28 -39 -25
k queremos|-27 -45 -29
k queriamos|-36 -19 -21
k quick|-30 -26 -28
k quiet|-41 -46 -48
k quill|13 56 21
k quimper|-19 -23 -32
k quiz|-69 -42 -57
k quokkas|-14 27 2
k quokka|83 12 19
k q|-34 -48 -45
k rabbit|39 58 27
k rabelo|49 21 -9
k raccoon|27 -1 -3
k racing|5 1 51
k racks|13 63 24
k ragno|0 40 19
k railings|-20 -32 -23
k rail|-47 -30 -44
k rainbows|10 25 11
k rainy|-58 -36 -39
k rain|-67 -50 -44
k raspberry|-13 1 28
k rat|51 13 10
k raven|70 14 15
k razor|32 40 -3
k readable|-64 -62 -53
k reading|-47 -38 -41
k reads|-39 -28 -38
k read|-31 -29 -36
k really|-21 -29 -29
k receipt|62 21 24
k recife|-35 -28 -36
k records|-27 -41 -30
k record|-40 -35 -31
k recycling|6 47 3
k redondo|-33 -35 -27
k red|12 29 76
k reef|-34 -26 -30
k reels|5 59 13
k refresh|-25 -15 -15
k regards|-46 -58 -41
k regenbogen|37 51 26
k religious|17 46 19
k rennes|-37 -34 -23
k rental|-41 -33 -27
k repare|-35 -22 -24
k reparieren|-26 -15 -16
k reptiles|-25 -37 -23
k research|-49 -32 -33
k resort|-59 -48 -48
k restaurant|-61 -65 -49
k rest|-65 -62 -76
k retired|-42 -32 -30
k retro|-32 -21 -38
k review|-31 -26 -25
k re|-31 -43 -39
k rickshaw|62 37 39
k riders|-29 -23 -24
k rien|-45 -33 -44
k right|-26 -28 -32
k rings|-26 -8 -13
k ring|-35 -22 -37
k rivers|49 -16 7
k rivieres|-38 -49 -25
k road|-93 -91 -57
k roaster|-39 -44 -48
k robin|1 1 29
k robots|-58 -5 -13
k robot|42 17 6
k rockets|10 85 19
k rocket|31 -2 -14
k rocking|-4 45 12
k rojo|27 40 66
k rolling|15 33 15
k roll|-28 -21 -23
k rondes|-25 -29 -33
k rond|-43 -41 -44
k roofs|-32 0 -13
k roof|-48 -51 -42
k rook|43 5 16
k room|-51 -37 -44
k rooster|23 30 10
k roots|-40 -39 -39
k root|45 28 24
k rope|62 15 28
k rosa|-12 40 22
k roses|-20 -31 -25
k rosso|26 28 57
k rostrot|1 26 0
k rouge|28 20 76
k rounded|-46 -38 -59
k round|-44 -39 -40
k rowing|-48 -26 -27
k roxo|12 10 41
k royal|-9 9 64
k rubber|-44 -57 -53
k ruderverein|-49 -30 -32
k rugby|-28 -16 -16
k ruggine|24 39 43
k rugs|-25 -18 -13
k ruled|-76 -59 -59
k rule|-42 -37 -31
k rundes|-66 -50 -44
k runde|-18 -20 -30
k runner|-39 -39 -38
k run|-27 -21 -27
k rustic|-27 -11 -28
k rustikal|-29 -24 -32
k rusty|-43 -41 -42
k rust|20 46 85
k rye|-32 -49 -32
k r|-51 -58 -79
k saas|-38 -19 -20
k sad|-25 -15 -21
k safety|-39 -27 -16
k safe|-38 -35 -35
k saffron|24 23 86
k sage|35 57 133
k sail|34 -4 -11
k saint|-37 -45 -45
k salbeigrun|19 16 47
k sales|-62 -46 -46
k sale|-25 -49 -26
k salvia|26 23 60
k same|-74 -54 -62
k sandwiches|-39 -35 -35
k sandwich|77 31 36
k sans|-41 -38 -42
k sappelle|-62 -54 -66
k sardinhas|9 52 20
k saturday|-41 -47 -38
k sauce|-42 -43 -40
k sauge|-1 9 62
k savannah|-44 -36 -37
k saws|11 75 21
k saxophone|61 38 22
k saying|-37 -24 -34
k says|-43 -55 -44
k say|-28 -29 -29
k scared|-27 -36 -31
k scarf|41 10 11
k scarlet|8 1 35
k scary|10 74 14
k schattens|8 32 7
k schatten|54 45 21
k schon|-64 -49 -46
k school|-71 -65 -60
k schwarz|3 3 35
k scissors|79 63 18
k scoop|45 -4 -3
k scooters|-36 -39 -32
k scrap|-53 -81 -55
k script|5 61 5
k scritta|-38 -30 -34
k scuro|10 12 67
k seafoam|22 24 55
k seagull|36 38 27
k search|-45 -33 -27
k seats|-76 -57 -51
k seaweed|27 -6 -4
k sea|-20 -36 5
k sechseck|-25 -14 -11
k second|-23 -24 -31
k security|-23 -29 -21
k seeing|-58 -96 -54
k seen|-101 -71 -76
k see|-19 -28 -16
k sehen|-40 -42 -32
k sein|-54 -47 -46
k seit|-25 -20 -20
k self|-36 -40 -40
k sem|-33 -36 -38
k send|-18 -29 -20
k senfgelb|17 27 26
k sentence|-63 -32 -39
k senza|-24 -28 -27
k sepia|4 -2 27
k serifas|-23 -29 -36
k serifa|-24 -25 -28
k serifenlos|-29 -34 -26
k serifenschrift|-24 -33 -25
k serif|-36 -34 -37
k seriously|-31 -34 -26
k serious|-30 -35 -24
k serra|45 9 8
k server|19 51 21
k serve|-33 -27 -33
k services|-23 -22 -43
k service|-18 -21 -44
k sessions|-26 -19 -20
k settled|-26 -29 -37
k set|-32 -36 -36
k seventies|-33 -35 -40
k seventy|-28 -41 -41
k sevilla|-79 -66 -75
k sewing|12 29 10
k sew|-28 -15 -20
k se|-27 -23 -31
k sfumaturas|-1 36 15
k sfumatura|63 48 19
k sfumature|21 48 16
k shadows|3 31 9
k shadow|28 31 7
k shapes|-45 -27 -31
k shape|-49 -51 -36
k sharp|-37 -36 -59
k shed|-24 -66 -63
k sheep|-37 30 -25
k shell|-22 -34 -24
k she|-54 -78 -72
k shields|23 91 33
k shield|2 41 9
k shipping|-42 -36 -32
k ships|-56 -52 -51
k shirts|-66 -53 -50
k shirt|-29 -38 -22
k shoe|-33 -44 -27
k shops|-47 -49 -43
k shop|-27 -26 -26
k short|-33 -19 -24
k shouldnt|-27 -35 -27
k should|-25 -31 -25
k shouting|-35 -50 -33
k show|-27 -31 -31
k side|-58 -54 -56
k signal|-26 -21 -27
k signature|-43 -35 -39
k signpost|55 6 10
k signs|-65 -73 -66
k sign|-52 -47 -41
k silent|-34 -32 -34
k silhouettes|14 34 9
k silhouette|-50 -44 -36
k silueta|-51 -30 -33
k simple|-33 -25 -31
k simply|-42 -35 -33
k sind|-25 -25 -34
k singapore|-23 -24 -29
k single|-73 -43 -52
k sing|-27 -35 -17
k sinistra|-97 -67 -67
k sin|-29 -28 -41
k sisters|-48 -49 -57
k sito|-34 -42 -50
k sitting|-35 16 -5
k sit|-61 -37 -36
k six|-30 -26 -36
k si|-32 -23 -25
k skate|-37 -17 -28
k skipped|-37 -48 -27
k skip|-93 -84 -77
k ski|-60 -40 -34
k skulls|9 89 31
k skull|45 21 9
k slab|-46 -45 -43
k slate|13 20 40
k sleeping|-80 -84 -60
k sleep|-29 -32 -23
k slice|-30 -36 -19
k slogan|-28 -19 -27
k slow|-49 -33 -40
k smaller|-35 -25 -30
k small|-46 -38 -31
k smiles|-55 -40 -58
k smile|-29 -52 -38
k smiling|-51 -33 -55
k smith|-20 -27 -16
k smoke|32 31 6
k snail|68 18 31
k snake|30 36 -6
k snowflakes|33 74 33
k snowflake|-32 -49 -31
k snow|-17 -37 -35
k sobre|-42 -27 -26
k sobrio|-47 -54 -37
k social|-31 -21 -25
k socios|-40 -56 -53
k software|-26 -23 -18
k soft|-41 -35 -34
k soil|-45 -35 -49
k sold|-21 -23 -26
k solid|-49 -42 -59
k solita|-35 -63 -27
k soll|-28 -42 -28
k solo|-58 -49 -80
k sol|82 14 29
k sombra|3 -31 -14
k sombreros|-6 38 3
k sombrero|42 18 15
k somebodys|-25 -17 -14
k something|-48 -42 -68
k somewhere|-112 -85 -110
k some|-30 -29 -43
k song|-41 -27 -28
k sonne|4 70 23
k sont|-17 -32 -18
k sopra|-28 -33 -24
k sotto|-20 -14 -35
k sounds|-33 -55 -31
k sound|-6 -27 -8
k spaced|-53 -50 -56
k space|-42 -56 -45
k spacing|-41 -38 -42
k spanners|28 7 11
k spanner|67 20 18
k spare|-56 -43 -32
k sparkles|20 47 20
k spatula|14 -35 -19
k spa|-61 -47 -35
k speech|75 63 29
k sphinx|91 23 37
k spider|-41 -33 -41
k spines|-7 53 11
k spine|-41 -26 -33
k spinning|57 -3 0
k spin|-23 -22 -29
k spite|-36 -56 -41
k spoon|74 13 14
k sprigs|9 38 16
k sprig|1 -51 -33
k springbrunnen|28 9 9
k sprockets|12 48 19
k spruch|-32 -32 -36
k squish|-27 -24 -23
k stacked|-32 -25 -29
k stack|-51 -32 -29
k stage|-32 -27 -20
k stags|7 38 -10
k stag|53 -4 -6
k stalks|2 42 2
k stall|-56 -61 -56
k stamped|-36 -30 -30
k stamps|-50 -46 -39
k stamp|-49 -40 -51
k standing|-42 -32 -47
k stands|-53 -31 -29
k stand|-69 -54 -45
k starts|-27 -25 -34
k star|48 -1 -9
k state|-22 -36 -22
k stations|-86 -73 -56
k station|-66 -54 -46
k statt|-62 -57 -51
k stays|-71 -59 -56
k stay|-47 -44 -40
k steel|-16 -25 12
k steer|-60 -55 -58
k stehen|-30 -33 -27
k stemma|-31 -22 -28
k step|-38 -31 -30
k stethoscope|48 46 21
k stickers|-26 -20 -21
k sticker|-50 -43 -46
k stick|59 60 14
k stile|-58 -58 -67
k stilisierte|-69 -42 -41
k stilizzata|-58 -41 -37
k stoat|39 23 -3
k stones|16 37 8
k stone|27 40 89
k stools|-26 -22 -17
k storage|-49 -51 -50
k storks|16 79 33
k strand|-30 -43 -25
k strapline|-55 -62 -56
k strawberry|9 -26 -49
k straw|-43 -36 -25
k streetwear|-24 -32 -23
k street|-30 -50 -28
k strings|29 58 28
k stripes|-71 -56 -54
k stroke|-36 -22 -23
k strong|-60 -54 -55
k stubborn|-44 -47 -38
k students|-37 -39 -38
k student|-78 -67 -52
k studios|-51 -83 -54
k studio|-36 -28 -32
k study|-36 -34 -29
k stuff|-35 -34 -32
k sturdy|-43 -41 -36
k style|-49 -44 -74
k stylised|-87 -52 -52
k stylisee|-83 -60 -55
k st|-34 -30 -36
k subscription|-39 -53 -47
k sucht|-61 -35 -37
k such|-16 -29 -16
k sugar|-17 -25 -28
k suggests|-26 -43 -29
k suggest|-26 -41 -29
k suitcase|3 -43 -25
k suit|-35 -25 -25
k sui|-50 -41 -48
k sul|-22 -29 -38
k sunflower|30 -7 -3
k sunglasses|9 30 -15
k sunny|19 13 53
k sunrise|-32 -4 -14
k sunset|-43 -51 -19
k sunshine|-21 -28 -13
k sun|31 -8 -21
k surf|-30 -28 -24
k surprise|-53 -42 -64
k surtout|-56 -43 -56
k sur|-37 -34 -46
k sushi|-49 -39 -35
k sustainable|-34 -28 -33
k su|-55 -66 -48
k svp|-65 -111 -63
k swan|-38 -49 -46
k sweaters|-50 -45 -39
k swirls|27 65 26
k swirly|-32 -31 -44
k swiss|-42 -51 -56
k swooshes|29 66 30
k swoosh|71 37 24
k symbols|-69 -55 -54
k symbol|-47 -72 -48
k syringe|44 34 24
k s|-66 -40 -41
k tables|-23 -30 -17
k table|-77 -58 -56
k tablier|-45 -18 -26
k tab|-36 -31 -31
k tagliere|93 71 44
k tag|0 -35 -30
k tailors|-38 -40 -43
k tailor|-43 -46 -52
k tails|5 26 10
k tail|-47 -45 -31
k take|-19 -15 -25
k talk|-21 -41 -30
k taller|-56 -37 -33
k tambourine|71 11 29
k tangerine|-6 -13 58
k tan|-15 -20 33
k tape|17 49 16
k taqueria|-43 -26 -26
k tarde|-18 -26 -22
k tartan|-6 51 4
k tartu|-20 -25 -12
k taste|-25 -38 -22
k taught|-33 -21 -26
k taupe|51 37 87
k taxi|-70 -68 -54
k tbd|-68 -45 -52
k teacher|-64 -34 -39
k teal|17 37 72
k team|-19 -18 -26
k teapot|58 29 18
k tea|-44 -72 -47
k technical|-52 -56 -52
k technicians|-52 -48 -43
k teddy|19 26 -1
k teeth|-16 25 0
k teintes|-26 -43 -36
k telephone|-8 -19 -26
k temos|-17 -25 -14
k tem|-27 -29 -23
k tenemos|-37 -39 -42
k tenga|-54 -86 -63
k tents|-45 -43 -33
k tent|48 2 2
k term|-26 -24 -25
k terracota|-9 7 25
k terracotta|15 22 49
k ter|-33 -31 -19
k texto|-82 -58 -66
k text|-25 -22 -23
k thanks|-36 -57 -39
k thank|-46 -83 -54
k than|-29 -35 -33
k thats|-53 -47 -73
k that|-35 -35 -30
k them|-28 -43 -27
k then|-38 -28 -31
k therapy|-33 -17 -17
k there|-28 -32 -40
k these|-26 -42 -28
k the|-20 -32 -29
k thimble|42 43 17
k thing|-26 -39 -25
k thinks|-37 -28 -27
k think|-49 -55 -69
k thin|-40 -24 -77
k thistles|11 35 1
k thistle|53 -7 -10
k those|-35 -62 -34
k though|-52 -50 -35
k thread|4 -24 -40
k three|-33 -39 -36
k thursday|-17 -26 -18
k tiene|-30 -51 -29
k tiger|66 20 32
k tightly|-41 -36 -43
k tight|-95 -86 -107
k tilburg|-38 -36 -49
k tiles|-68 -45 -46
k tile|-73 -61 -57
k timber|-22 -32 -27
k time|-46 -40 -45
k tins|-17 -28 -26
k tinto|5 6 46
k tiny|-53 -47 -59
k tin|-34 -43 -40
k tipografia|-41 -39 -40
k tirante|56 71 25
k titled|-23 -29 -25
k title|-44 -49 -33
k toast|20 17 60
k tobacco|21 24 64
k tocha|40 19 16
k todavia|-42 -43 -54
k toda|-40 -51 -53
k todos|-44 -61 -34
k todo|-48 -31 -36
k together|-61 -36 -46
k toilet|-26 -23 -22
k told|-28 -38 -20
k toll|-34 -26 -26
k tomato|37 26 94
k tom|-39 -37 -25
k tones|-28 -56 3
k tonos|-27 -25 -42
k tons|-40 -38 -61
k took|-26 -24 -24
k tool|-38 -26 -29
k tooth|89 54 36
k too|-43 -74 -42
k top|-20 -4 -39
k toque|4 26 7
k torch|54 3 15
k torino|-29 -25 -24
k toronto|-23 -37 -29
k tortoiseshell|-25 -27 -17
k totems|19 38 18
k touch|-57 -33 -50
k touristes|-21 -28 -24
k tourists|-23 -23 -26
k tours|-33 -35 -27
k tout|-27 -27 -38
k towards|-34 -40 -27
k towels|-41 -46 -30
k town|-42 -47 -46
k toys|-83 -62 -59
k to|-54 -60 -59
k trabajamos|-21 -21 -27
k trachtenhut|35 26 -3
k tracked|-27 -28 -28
k tracking|-53 -40 -51
k trademark|-42 -22 -15
k trade|-24 -34 -23
k tradizionale|-31 -49 -36
k trailer|-92 -67 -67
k trait|-38 -37 -31
k tram|-29 -6 -11
k tranne|-52 -50 -40
k transparent|-50 -51 -48
k trapiche|32 39 17
k travel|-38 -43 -28
k treats|-25 -16 -20
k treble|1 -44 -28
k treehouses|36 5 10
k trees|30 25 2
k tree|12 -5 -29
k trellis|2 48 22
k trendy|2 35 6
k trentanni|-25 -15 -15
k tres|-37 -29 -33
k trevor|-29 -17 -20
k triangles|20 -34 -33
k tried|-52 -53 -38
k trieste|-103 -79 -63
k trigo|-5 -27 -61
k tromso|-35 -38 -37
k trucks|-49 -26 -31
k truck|-65 -47 -48
k trustworthy|-74 -87 -91
k try|-41 -40 -34
k tudo|-57 -58 -33
k tugboat|22 74 31
k tungsten|15 2 51
k tuning|82 127 45
k turbine|12 -31 -7
k turkey|3 -28 -3
k turkis|3 9 27
k turned|-58 -76 -51
k turnstile|28 -14 1
k turns|-27 -29 -28
k turqoise|-11 -10 68
k turquesa|12 8 51
k turquoise|32 23 103
k tutti|-29 -36 -26
k tutto|-65 -78 -63
k twelve|-28 -22 -28
k two|-49 -56 -47
k typeface|-37 -24 -31
k typewriters|4 29 10
k typewriter|-32 -35 -27
k type|-22 -24 -25
k typo|-33 -30 -40
k t|-29 -20 -15
k uber|-53 -31 -35
k ugly|-30 -35 -19
k ultramarine|13 0 39
k ultra|-45 -33 -49
k uma|-27 -20 -22
k umbrella|-35 -53 -41
k um|-44 -35 -40
k una|-34 -27 -33
k undecided|-41 -33 -25
k underneath|-74 -43 -53
k under|-39 -24 -28
k und|-38 -36 -48
k une|-79 -51 -72
k uniforms|-28 -38 -31
k union|-50 -34 -26
k unit|-26 -29 -15
k uno|-21 -18 -26
k unsere|-26 -26 -40
k un|-37 -33 -37
k upper|-21 -20 -35
k upstairs|-35 -38 -39
k ups|-50 -44 -41
k up|-66 -50 -49
k usan|-42 -34 -35
k usar|-48 -52 -53
k usa|-24 -25 -24
k usem|-49 -76 -43
k use|-28 -31 -36
k usual|-48 -61 -50
k us|-33 -44 -34
k uva|-36 -19 -41
k vai|-66 -46 -39
k valparaiso|-45 -55 -70
k valve|49 16 7
k vans|-19 -30 -23
k van|57 12 15
k vasseur|-41 -47 -38
k va|-41 -32 -28
k vea|-46 -30 -34
k vecchio|-25 -24 -21
k vecinos|-15 -27 -17
k vegan|-30 -20 -22
k vegetables|-3 26 -5
k velos|-57 -39 -36
k velvet|7 8 32
k vendemos|-27 -38 -23
k ventaglio|-46 -42 -29
k vento|-52 -36 -28
k venue|-20 -25 -20
k verde|30 51 70
k verlaufe|22 62 15
k vermeiden|-33 -23 -23
k vermelho|15 45 20
k vermilion|-10 1 30
k verona|-22 -28 -25
k vertebrale|8 56 11
k vert|40 41 101
k verwenden|-29 -38 -25
k verzichten|-53 -49 -51
k verzichtet|-38 -27 -35
k ver|-53 -40 -47
k veterinaria|-22 -21 -25
k vet|-47 -25 -26
k veut|-49 -44 -48
k vez|-26 -29 -31
k vibe|-29 -22 -32
k victorian|-29 -24 -28
k viejo|-33 -27 -26
k viel|-31 -32 -38
k vienna|-32 -39 -46
k vietate|-27 -26 -26
k vieux|9 11 37
k view|-32 -53 -52
k vif|-23 -6 30
k vine|-2 36 11
k vinyl|-43 -40 -36
k violet|13 34 76
k violins|-43 -38 -29
k vis|4 12 35
k volcano|37 2 7
k vom|-32 -36 -24
k vorremmo|-43 -29 -53
k vor|-41 -43 -37
k voted|-56 -28 -32
k vote|-21 -32 -13
k voudrait|-30 -22 -29
k vous|-36 -37 -36
k vr|-15 -15 -29
k waffles|31 22 15
k waffle|-29 -33 -28
k wales|-33 -43 -33
k walks|-44 -47 -26
k walls|-80 -69 -55
k wall|-72 -52 -41
k walruses|14 29 15
k wanderstab|24 29 9
k wanted|-24 -40 -24
k wants|-31 -21 -27
k warehouse|-52 -47 -44
k ware|-111 -97 -75
k warm|0 -8 25
k war|-38 -37 -35
k washing|23 54 24
k was|-30 -35 -37
k watch|-26 19 -17
k waterfall|-21 -37 -17
k watering|55 6 -3
k water|-52 -50 -57
k waves|43 43 12
k wave|84 16 29
k wavy|-40 -30 -59
k weare|-44 -32 -47
k wearing|-44 -27 -30
k weathervanes|37 32 8
k weathervane|-32 -28 -24
k weather|-57 -36 -38
k weddings|-34 -30 -23
k wedding|-39 -41 -29
k weder|-54 -44 -45
k wednesdays|-18 -16 -28
k wed|-43 -33 -42
k weekends|-35 -39 -43
k weeks|-48 -54 -48
k week|-49 -32 -42
k weg|-33 -50 -29
k weight|-37 -37 -27
k weiss|17 10 51
k welcome|-61 -80 -57
k well|-59 -41 -48
k werkstatt|-47 -54 -46
k wet|-31 -26 -24
k weve|-59 -64 -55
k we|-31 -30 -30
k whatever|-53 -57 -42
k whatsoever|-45 -53 -39
k what|-24 -29 -24
k wheat|56 3 -13
k wheelchairs|-32 6 -5
k wheels|-41 -7 -22
k whether|-33 -52 -32
k while|-30 -35 -25
k whitby|-37 -20 -33
k whole|-47 -60 -61
k whose|-59 -33 -33
k who|-24 -26 -19
k widely|-41 -28 -45
k wide|-32 -28 -38
k wien|-21 -29 -19
k wife|-48 -42 -38
k wildlife|-26 -38 -25
k will|-24 -24 -26
k window|-11 -26 -15
k wind|16 -26 -2
k winery|-39 -29 -24
k wine|7 -14 40
k wings|-30 -22 -29
k winter|-19 -20 -30
k wirbelsaule|-18 47 17
k wire|-20 -28 -22
k wishes|-24 -24 -26
k without|-25 -30 -28
k with|-46 -65 -45
k wizard|-25 -19 -14
k wolf|61 -12 10
k wollen|-65 -67 -54
k woman|-26 -27 -20
k won|-54 -61 -45
k woodcut|-73 -63 -71
k wooden|-32 -40 -26
k wood|-66 -75 -53
k wordmark|-58 -50 -53
k words|-54 -64 -46
k word|-52 -41 -45
k workers|-43 -31 -35
k workshops|-57 -43 -40
k workshop|-26 -20 -22
k works|-40 -31 -24
k worn|-51 -44 -28
k worse|-33 -23 -22
k wortmarke|-27 -20 -21
k would|-60 -46 -42
k wrench|33 -5 5
k write|-21 -41 -22
k writing|-66 -61 -60
k written|-66 -50 -58
k w|-30 -31 -39
k yacht|-25 -48 -25
k yard|-43 -47 -47
k yarn|-48 -51 -58
k ya|-31 -41 -33
k years|-17 -27 -18
k year|-31 -31 -33
k yellow|11 7 47
k yes|-53 -58 -58
k yet|-38 -44 -40
k yoga|-22 -37 -27
k young|-24 -24 -34
k youre|-41 -52 -53
k your|-40 -44 -33
k youth|-32 -43 -24
k you|-66 -71 -56
k yo|67 -6 -21
k y|-29 -26 -36
k zahnarztstuhl|9 30 -1
k zarte|-60 -51 -46
k zeichen|-46 -30 -28
k zeppelin|44 26 5
k zero|-43 -47 -38
k zum|-37 -23 -46
k-1 #ff5a1f|-38 -47 -62
k-1 16|-27 -26 -30
k-1 18|-34 -33 -41
k-1 1911|-36 -28 -33
k-1 1931|-21 -27 -22
k-1 1962|-27 -18 -31
k-1 1|-14 -29 24
k-1 2027|-48 -50 -57
k-1 22|-29 -33 -52
k-1 24|-35 -15 -38
k-1 2|14 8 64
k-1 30|-25 -18 -21
k-1 340|-23 -31 -32
k-1 4|-46 -43 -35
k-1 50|-18 -17 -28
k-1 5|-25 -19 9
k-1 60|-21 -29 -25
k-1 6|-32 -39 -33
k-1 70s|2 6 35
k-1 7|11 13 64
k-1 8|-36 -39 -34
k-1 90|-17 -27 -22
k-1 9|-47 -37 -14
k-1 aarhus|-42 -28 -39
k-1 abbiamo|-39 -55 -46
k-1 aber|-23 -22 -33
k-1 abogados|-65 -62 -58
k-1 about|-28 -25 -9
k-1 absolutely|-38 -28 -42
k-1 academy|-51 -43 -50
k-1 accents|-23 -21 -34
k-1 accent|32 -4 -2
k-1 acht|-34 -25 -34
k-1 acid|17 14 64
k-1 acier|-32 -27 -35
k-1 acorn|-63 -50 -46
k-1 across|-29 -24 -30
k-1 adelaide|-33 -27 -38
k-1 affineur|-30 -39 -31
k-1 african|-38 -40 -32
k-1 after|-20 -19 -26
k-1 agency|-33 -29 -36
k-1 aimerions|-25 -28 -47
k-1 airy|-27 -31 -37
k-1 ai|-38 -23 -32
k-1 albero|-21 -18 -26
k-1 algo|-49 -53 -51
k-1 alles|-56 -52 -52
k-1 all|-17 -25 -8
k-1 alone|-7 3 39
k-1 also|-31 -37 -23
k-1 als|-29 -23 -17
k-1 al|-26 -28 -35
k-1 amarelo|-1 0 27
k-1 amber|-25 -20 -20
k-1 am|-32 -28 -30
k-1 analytics|-38 -28 -32
k-1 animals|39 -2 4
k-1 animal|32 -17 -19
k-1 anker|-54 -54 -48
k-1 anna|-34 -37 -28
k-1 anni|-71 -61 -46
k-1 anos|-32 -35 -28
k-1 another|32 95 32
k-1 anthrazit|-40 -52 -64
k-1 antiqua|-32 -35 -34
k-1 antique|9 3 50
k-1 anvil|3 6 51
k-1 anxious|-37 -33 -21
k-1 anything|-3 38 -9
k-1 an|46 22 19
k-1 apothecary|15 9 63
k-1 apotheke|-51 -26 -32
k-1 apple|-11 6 50
k-1 approachable|-58 -67 -82
k-1 app|57 15 35
k-1 apricot|-27 -21 -22
k-1 arancione|-24 -22 -30
k-1 arcade|5 5 25
k-1 architecture|-37 -36 -41
k-1 archive|1 4 36
k-1 areia|-35 -26 -40
k-1 are|-3 -11 -44
k-1 arms|-25 -18 -19
k-1 arm|-49 -27 -37
k-1 around|-23 -32 -26
k-1 arrondies|-20 -16 -27
k-1 arrow|-44 -33 -32
k-1 artesanal|-31 -21 -26
k-1 arts|-37 -25 -33
k-1 art|-22 -40 -36
k-1 asap|-29 -28 -20
k-1 asi|-23 -19 -28
k-1 asked|-19 -25 -16
k-1 asphalt|29 22 60
k-1 associations|-29 -25 -37
k-1 astratto|-55 -35 -51
k-1 atemraum|-41 -33 -47
k-1 at|-38 -44 -47
k-1 aubergine|-18 -18 -25
k-1 aubrac|13 17 46
k-1 auch|-32 -26 -27
k-1 audience|-27 -32 -27
k-1 auf|-26 27 4
k-1 aurelle|-18 -10 46
k-1 ausser|11 47 9
k-1 aus|-52 -52 -64
k-1 autumn|-28 -6 -12
k-1 au|-37 -28 -26
k-1 avatar|9 4 62
k-1 avec|-41 -30 -38
k-1 avoid|-15 49 -11
k-1 away|-20 -31 -20
k-1 azul|2 18 77
k-1 azzurro|-26 -23 -31
k-1 a|37 20 2
k-1 babies|-18 -26 -18
k-1 baby|-51 -8 -32
k-1 badger|-44 -36 -39
k-1 badge|-39 -41 -28
k-1 bad|-26 -29 -27
k-1 bairro|-23 -31 -20
k-1 bakery|-38 -33 -46
k-1 bakes|-37 -42 -31
k-1 baking|-35 -30 -45
k-1 balance|-24 -31 -20
k-1 ballet|-35 -28 -24
k-1 ball|-62 -46 -48
k-1 bandoneon|-32 -25 -26
k-1 band|-32 -25 -40
k-1 banned|-49 -77 -42
k-1 bari|-41 2 -10
k-1 barking|-31 -31 -36
k-1 based|-34 -27 -23
k-1 basement|-26 -29 -34
k-1 basil|4 2 31
k-1 basket|-33 -19 -19
k-1 basta|-9 71 20
k-1 batches|-32 -32 -53
k-1 bathrooms|-17 -15 -26
k-1 baths|-28 -22 -40
k-1 bauhaus|-29 -27 -34
k-1 beans|-39 -67 -58
k-1 bear|-11 -18 -28
k-1 beautiful|-29 -25 -30
k-1 bed|-33 -19 -22
k-1 beech|-44 -70 -39
k-1 been|-45 -40 -37
k-1 beer|18 39 9
k-1 bee|25 -14 -2
k-1 beige|-37 -28 -35
k-1 being|-21 -39 -22
k-1 bei|-25 -40 -32
k-1 bellows|31 7 9
k-1 below|-22 -20 -26
k-1 bench|-51 -30 -49
k-1 bergen|-55 -53 -58
k-1 berimbau|-39 -48 -27
k-1 berlin|-72 -46 -38
k-1 best|-56 -54 -69
k-1 better|-29 -24 -23
k-1 between|-25 -30 -25
k-1 bicycle|-43 -35 -34
k-1 bien|-29 -33 -31
k-1 big|-73 -68 -49
k-1 bike|-36 -41 -40
k-1 birch|5 6 45
k-1 birdhouse|-21 -30 -20
k-1 birds|-28 -35 -19
k-1 bird|-49 -42 -52
k-1 bisher|-31 -46 -27
k-1 bistrot|-32 -43 -28
k-1 bisturi|13 32 13
k-1 bitte|-43 -55 -43
k-1 bit|-46 -39 -49
k-1 blackbird|-26 -22 -21
k-1 blackboard|8 13 72
k-1 black|-55 -32 -34
k-1 bleu|27 52 74
k-1 blind|-43 -30 -29
k-1 blood|-37 -18 19
k-1 blue|-9 -31 15
k-1 blu|0 0 46
k-1 boat|-29 -24 -23
k-1 bobbins|-18 -29 -18
k-1 bobbin|-44 -35 -28
k-1 bobine|-36 -27 -30
k-1 bohrturm|-46 -28 -27
k-1 bolt|-43 -36 -41
k-1 bom|-17 -27 -16
k-1 bones|-21 -26 -26
k-1 books|-59 -30 -62
k-1 book|-33 -29 1
k-1 bordeaux|-25 -11 11
k-1 bored|-21 -23 -32
k-1 both|-26 -24 -26
k-1 botijoe|-18 -31 -18
k-1 bottles|21 59 21
k-1 bottle|-3 2 27
k-1 bouncy|-50 -39 -33
k-1 bouquetin|19 12 39
k-1 boutique|-20 -30 -24
k-1 bowl|12 21 58
k-1 boxes|-28 -29 -30
k-1 box|-58 -59 -50
k-1 brackets|-35 -19 -20
k-1 braga|-68 -43 -38
k-1 brains|-20 -34 -19
k-1 branch|-28 -24 -33
k-1 branco|-22 -20 -27
k-1 brandl|-27 -27 -37
k-1 brand|-20 -25 -14
k-1 brass|5 -25 -25
k-1 bread|32 49 20
k-1 breakfast|-31 -23 -27
k-1 brewing|-38 -36 -40
k-1 brick|16 16 46
k-1 bridal|2 9 31
k-1 bridge|-39 -43 -17
k-1 brief|-36 -39 -41
k-1 bright|-15 -18 37
k-1 bristol|-56 -42 -43
k-1 brno|-31 -19 -16
k-1 bronze|-55 -61 -51
k-1 bros|18 18 42
k-1 brothers|-29 -22 -22
k-1 broth|-28 -29 -37
k-1 browser|-41 -32 -36
k-1 brume|-32 -33 -28
k-1 brush|-35 -51 -39
k-1 bruta|11 11 29
k-1 bubbles|-17 -50 -16
k-1 bubble|-53 -39 -37
k-1 bubbly|-30 -31 -30
k-1 buchstaben|-26 -26 -35
k-1 buenos|-26 -24 -31
k-1 bugambilia|-34 -20 -23
k-1 buildings|31 30 72
k-1 building|5 29 1
k-1 bulb|7 18 42
k-1 bull|-57 -42 -37
k-1 burgers|-35 -36 -39
k-1 burger|-20 -18 -30
k-1 burgundy|-46 -43 -69
k-1 business|-29 -24 -22
k-1 butcher|2 20 49
k-1 butter|15 8 35
k-1 button|9 11 40
k-1 but|-31 7 -28
k-1 byron|-37 -27 -40
k-1 by|-56 -49 -38
k-1 b|-24 -24 -33
k-1 cabinet|-51 -36 -49
k-1 cable|20 45 17
k-1 cacao|2 39 -4
k-1 cactus|-10 -4 26
k-1 cadiz|-40 -32 -50
k-1 cafe|-40 -41 -4
k-1 caixa|-73 -69 -78
k-1 cake|-18 -26 -26
k-1 calaveras|-18 -33 -18
k-1 calido|-25 -20 -23
k-1 called|-23 -24 -30
k-1 calligraphy|-41 -41 -38
k-1 call|-33 -40 -11
k-1 calm|-45 -43 -54
k-1 camel|-25 -39 -30
k-1 camera|-19 -34 -19
k-1 camp|-31 -31 -27
k-1 canal|-11 2 29
k-1 canard|-26 -21 -32
k-1 candelabro|-22 -41 -21
k-1 candles|-55 -52 -58
k-1 canoe|26 4 4
k-1 capitals|-50 -43 -18
k-1 caps|-14 -25 -10
k-1 captain|-26 -38 -23
k-1 carattere|-28 -35 -32
k-1 caratteri|-62 -58 -61
k-1 card|-31 -47 -30
k-1 carp|-47 -26 -26
k-1 carrot|-56 -42 -50
k-1 cars|-34 -41 -26
k-1 car|-64 -64 -52
k-1 casse|-19 -22 -35
k-1 castanho|-38 -45 -59
k-1 cast|-42 -34 -40
k-1 category|-36 -21 -21
k-1 cat|-60 -54 -54
k-1 ca|-53 -44 -50
k-1 cbd|-35 -28 -27
k-1 celeste|-36 -30 -44
k-1 cellar|13 13 35
k-1 cello|-33 -25 -40
k-1 center|43 61 24
k-1 centre|-53 -31 -44
k-1 ceramic|-32 -26 -28
k-1 chairs|-70 -50 -21
k-1 chair|-34 -21 -25
k-1 champagne|-29 -22 -30
k-1 change|-20 -20 -32
k-1 cheap|-25 -19 -1
k-1 cheese|-80 -69 -56
k-1 chefs|21 57 20
k-1 chef|-10 40 -5
k-1 cherry|4 3 41
k-1 chess|31 31 6
k-1 chestnut|15 13 38
k-1 che|-36 -23 -28
k-1 chicos|-27 -16 -16
k-1 chile|-24 -26 -26
k-1 chip|-18 -31 -20
k-1 choir|-63 -57 -63
k-1 chopsticks|-23 -35 -21
k-1 chose|27 22 69
k-1 chrome|-34 -26 -13
k-1 chunky|-28 -32 -28
k-1 church|27 -6 0
k-1 cider|-28 -27 -18
k-1 cinnamon|-2 1 73
k-1 cipria|-21 -20 -31
k-1 circle|-43 -42 -44
k-1 city|-41 -47 -43
k-1 ciuccio|-18 -35 -19
k-1 ci|-46 -34 -37
k-1 clair|-39 -31 -59
k-1 claro|-69 -64 -67
k-1 classic|-36 -33 -43
k-1 clay|-51 -32 -28
k-1 cleaning|-32 -24 -33
k-1 clean|-47 -38 -33
k-1 clear|-19 -28 -18
k-1 cleaver|-29 -39 -40
k-1 clef|-31 -41 -35
k-1 clever|-32 -26 -27
k-1 climate|-21 -29 -22
k-1 climbing|-47 -37 -17
k-1 clinical|18 8 52
k-1 clinica|-26 -24 -29
k-1 clip|-9 -20 -26
k-1 closed|-20 -17 -28
k-1 clothes|51 25 47
k-1 clothing|40 -3 -8
k-1 clouds|14 42 42
k-1 club|-28 -17 7
k-1 coach|-2 -7 30
k-1 cobalt|-24 -23 -28
k-1 cobra|-34 -47 -34
k-1 cocoa|4 25 16
k-1 code|-37 -22 12
k-1 cognac|-39 -26 -33
k-1 coin|-25 -23 -18
k-1 cold|-44 -46 -31
k-1 colonne|16 66 19
k-1 coloquem|33 73 36
k-1 colores|15 14 44
k-1 colors|12 6 41
k-1 color|23 23 76
k-1 come|-33 -49 -38
k-1 comic|19 50 10
k-1 coming|-42 -26 -29
k-1 company|22 -2 31
k-1 competitor|-22 -33 -33
k-1 condensada|5 2 26
k-1 condensed|-29 -47 -72
k-1 conductors|1 1 32
k-1 cone|-34 -46 -32
k-1 consulting|-64 -51 -63
k-1 contractor|-38 -37 -29
k-1 contra|16 55 16
k-1 converted|-28 -18 -15
k-1 con|-59 -35 -36
k-1 copper|-44 -36 -40
k-1 coral|-54 -46 -38
k-1 cork|-39 -50 -30
k-1 cormorant|-44 -35 -30
k-1 corner|10 8 35
k-1 cornwall|3 0 29
k-1 corporate|-30 -49 -35
k-1 corretora|-27 -15 -17
k-1 costs|-26 -28 -26
k-1 cotswolds|10 9 40
k-1 could|-24 -29 -22
k-1 couleurs|-26 -23 3
k-1 couleur|-1 -1 38
k-1 council|-28 -23 -26
k-1 country|-41 -30 -25
k-1 counts|-59 -50 -39
k-1 courier|-18 -22 -25
k-1 cover|16 8 33
k-1 cows|-23 -39 -23
k-1 cow|-51 -69 -50
k-1 co|66 20 41
k-1 craft|-40 -44 -37
k-1 crane|-41 -33 -32
k-1 crates|-25 -23 -43
k-1 creamery|-30 -27 -23
k-1 cream|-8 -3 -34
k-1 creme|-57 -50 -53
k-1 crescent|38 -7 8
k-1 crest|-68 -65 -41
k-1 crimson|-17 -19 -29
k-1 crossed|43 -6 5
k-1 cross|-23 -32 -22
k-1 crowbars|-28 -17 -16
k-1 crowns|-27 -28 -36
k-1 cualquier|-26 -32 -17
k-1 cuivre|-35 -30 -45
k-1 curled|-40 -24 -28
k-1 curly|-19 28 -2
k-1 curl|-31 -28 -28
k-1 cursive|-61 -63 -58
k-1 customers|-24 -29 -35
k-1 customer|-35 -45 -29
k-1 custom|-41 -22 -22
k-1 cute|-14 -29 -32
k-1 cut|-36 -33 -24
k-1 cyan|-29 -28 -30
k-1 dairy|-33 -25 -29
k-1 dal|-57 -33 -29
k-1 dancers|-3 4 26
k-1 dance|-36 -18 -19
k-1 dans|-29 -20 -30
k-1 darunter|-35 -28 -31
k-1 das|-33 -24 -19
k-1 data|-35 -47 -46
k-1 daughters|-52 -43 -17
k-1 daughter|-2 8 31
k-1 da|-37 -35 -36
k-1 deadline|-38 -35 -38
k-1 dead|-28 -38 -19
k-1 debajo|17 17 40
k-1 deco|-37 -35 -40
k-1 deep|12 4 55
k-1 degradado|-47 -54 -42
k-1 degrades|-23 -31 -28
k-1 degrade|-32 -36 -23
k-1 degrees|0 -3 30
k-1 delivery|-17 -26 12
k-1 deliver|-26 -22 -24
k-1 deli|-37 -25 -25
k-1 della|-11 54 0
k-1 del|-29 -30 -26
k-1 dem|-51 -42 -39
k-1 den|-31 -26 -22
k-1 der|-49 -45 -35
k-1 desenho|-39 -22 -25
k-1 deshalb|-28 -25 -25
k-1 designer|-23 -39 -30
k-1 desk|-19 -17 -28
k-1 dessine|-33 -28 -28
k-1 dessin|-31 -24 -29
k-1 destra|-44 -46 -35
k-1 des|-111 -85 -67
k-1 deteste|-20 -33 -26
k-1 deux|-30 -22 -19
k-1 dice|-39 -29 -42
k-1 did|-36 -29 -28
k-1 different|-31 -19 -23
k-1 digital|-31 -38 -36
k-1 directors|-28 -24 -36
k-1 director|-26 -45 -25
k-1 dirt|9 15 44
k-1 discreet|20 3 49
k-1 discussion|-27 -22 -17
k-1 dispensamos|-13 25 -4
k-1 ditch|-38 -64 -40
k-1 diving|13 8 52
k-1 divorce|-42 -32 -23
k-1 di|1 -25 10
k-1 doctor|-35 -20 -22
k-1 does|-24 -27 -22
k-1 dogs|-2 -31 -25
k-1 dog|-78 -60 -59
k-1 doing|-25 -14 -14
k-1 donkey|-38 -31 -31
k-1 donts|4 33 11
k-1 doormats|-31 -25 -21
k-1 doormat|-28 5 -25
k-1 door|-20 -19 -25
k-1 dorado|-40 -38 -35
k-1 dos|-48 -62 -54
k-1 dough|-37 -27 -28
k-1 dourado|11 5 40
k-1 dove|14 1 35
k-1 down|-36 -26 -36
k-1 do|-27 -33 -25
k-1 dragons|8 44 30
k-1 dragon|-43 -26 -25
k-1 drawing|-37 -16 -8
k-1 drawn|44 10 10
k-1 draw|-34 5 -18
k-1 dream|-36 -24 -37
k-1 dresses|17 13 36
k-1 drop|-26 -32 -32
k-1 druckerei|-62 -63 -45
k-1 drum|-25 -39 -41
k-1 dr|-25 -23 -18
k-1 ducks|38 13 24
k-1 dumpling|-50 -21 -34
k-1 dunkelblau|-40 -41 -39
k-1 dunkelbraun|27 -1 2
k-1 dunkelgrun|-24 -23 -39
k-1 dusty|12 34 46
k-1 du|-30 -26 -23
k-1 dynamics|10 16 65
k-1 each|-35 -27 -33
k-1 eagle|-26 -33 -23
k-1 earthy|-5 -7 29
k-1 earth|7 6 31
k-1 ear|40 16 15
k-1 easy|-67 -52 -69
k-1 ecusson|-1 3 27
k-1 edgy|0 -36 -23
k-1 editorial|17 12 60
k-1 egg|-30 -12 20
k-1 einem|74 24 27
k-1 einen|59 42 41
k-1 einer|-4 44 -5
k-1 eines|56 16 18
k-1 ein|55 9 5
k-1 electrical|56 -2 -3
k-1 electric|-1 -5 44
k-1 electronics|-28 -32 -30
k-1 elegant|-36 -42 -40
k-1 elektro|44 7 2
k-1 elements|30 -3 3
k-1 elephant|-44 -41 -26
k-1 eleven|-32 -30 -35
k-1 elm|-5 10 38
k-1 else|-13 -26 -3
k-1 el|-39 -18 -10
k-1 ember|15 17 51
k-1 emblema|-31 -33 -33
k-1 emblem|-36 -25 -21
k-1 emerald|-40 -35 -47
k-1 empattements|2 6 25
k-1 em|-70 -57 -62
k-1 encre|6 -1 43
k-1 end|-27 -20 -16
k-1 engineers|-29 -21 -26
k-1 english|-35 -26 -22
k-1 enough|12 11 40
k-1 envelope|-24 -26 -13
k-1 en|-36 -36 -37
k-1 epure|-30 -26 -28
k-1 escuro|29 -3 -9
k-1 espiga|-40 -31 -28
k-1 espresso|-35 -32 -32
k-1 estan|-41 -42 -37
k-1 estencil|17 17 38
k-1 estilizada|-75 -65 -59
k-1 estilizado|-27 -20 -25
k-1 estilo|-34 -38 -34
k-1 estudio|-23 -26 -19
k-1 est|-36 -34 -27
k-1 es|-28 -29 -23
k-1 et|8 7 33
k-1 evenings|-23 -35 -24
k-1 evening|-25 -18 -16
k-1 everybody|-20 -33 -20
k-1 every|-38 -46 -35
k-1 evitad|-28 -37 -24
k-1 evitar|-2 46 13
k-1 evitate|-38 -66 -39
k-1 evita|-42 -53 -39
k-1 evitemos|-34 -41 -39
k-1 evitem|20 46 21
k-1 eviter|-29 -40 -27
k-1 evitez|-20 -32 -23
k-1 evitiamo|-9 57 6
k-1 except|-30 -35 -44
k-1 exclude|-1 27 7
k-1 expects|0 26 6
k-1 extended|-44 -47 -43
k-1 extra|-39 -63 -48
k-1 e|-46 -36 0
k-1 faces|-40 -64 -37
k-1 faded|17 11 66
k-1 fairy|6 25 0
k-1 fait|-50 -47 -33
k-1 fall|8 62 5
k-1 farbe|-14 -17 32
k-1 farm|-29 -26 -32
k-1 fast|-44 -35 -45
k-1 fathers|-20 -28 -22
k-1 fazemos|-42 -23 -23
k-1 feathers|-26 -28 -21
k-1 feeling|-41 -40 -39
k-1 feel|-13 -26 -2
k-1 feet|-18 -5 37
k-1 ferait|-72 -57 -64
k-1 fern|-38 -19 -17
k-1 ferry|-11 -4 37
k-1 festival|-25 -22 -33
k-1 fette|-32 -30 -36
k-1 feuille|0 34 -5
k-1 few|-59 -43 -39
k-1 fibre|-39 -6 -55
k-1 field|-40 -30 -25
k-1 fierce|-34 -38 -46
k-1 figures|-28 -54 -30
k-1 figure|-26 -51 -27
k-1 fig|-31 -17 -19
k-1 films|-19 -30 -24
k-1 film|-40 4 -17
k-1 fils|-39 -22 -30
k-1 finch|-30 -20 -28
k-1 fine|-37 -42 -52
k-1 finland|-26 -18 -18
k-1 finnish|-22 -27 -16
k-1 fintech|9 33 3
k-1 firenze|-7 -4 31
k-1 fire|-38 -32 -21
k-1 fishing|-5 -28 -15
k-1 fish|-67 -61 -52
k-1 five|-25 -19 -19
k-1 fixed|-17 -26 -15
k-1 fix|-26 -19 -15
k-1 flacon|-29 -53 -29
k-1 flags|-22 -40 -22
k-1 flames|-23 -33 -2
k-1 flame|-34 -36 -1
k-1 flat|-30 -34 1
k-1 fleuriste|10 13 45
k-1 floor|-41 -36 -45
k-1 florist|36 0 44
k-1 flor|25 3 -2
k-1 flour|13 16 63
k-1 flowers|-30 -35 -34
k-1 flower|-38 -26 -28
k-1 flowing|26 0 -6
k-1 fluorescent|17 12 53
k-1 foal|-33 -53 -29
k-1 foam|0 0 38
k-1 fog|-29 -35 -25
k-1 foil|-32 -27 -43
k-1 fold|-19 -20 -27
k-1 folk|10 11 38
k-1 fonte|-31 -30 -34
k-1 food|-58 -46 -36
k-1 football|-31 -26 -23
k-1 foot|-17 -30 -16
k-1 forbidden|18 36 13
k-1 forest|21 -4 32
k-1 forks|-19 -26 -16
k-1 fork|-29 -39 -30
k-1 forma|-37 -38 -40
k-1 former|-37 -37 -27
k-1 forms|-36 -23 -20
k-1 form|-44 -37 -46
k-1 forte|-25 -22 -23
k-1 forward|-42 -37 -40
k-1 for|-16 -28 -18
k-1 founders|-42 -42 -25
k-1 four|-62 -48 -33
k-1 fox|-47 -40 -35
k-1 frame|-43 -46 -47
k-1 frankly|-48 -60 -42
k-1 free|-65 -75 -45
k-1 freiburg|22 19 54
k-1 freundlichen|-44 -38 -26
k-1 freundliches|-25 -22 -30
k-1 friday|55 18 47
k-1 fridge|18 16 40
k-1 friend|-21 -29 -20
k-1 frozen|-23 -32 -18
k-1 fucsia|-27 -17 -25
k-1 fuerte|2 4 32
k-1 fully|-39 -45 -38
k-1 fumante|-5 25 1
k-1 fun|3 -25 -17
k-1 furniture|-47 -32 -35
k-1 fur|-33 -26 -40
k-1 futura|-25 -21 -22
k-1 futuristic|-22 -28 -21
k-1 gambit|0 8 27
k-1 games|-39 -35 -39
k-1 game|-40 -34 -45
k-1 gardens|-33 -24 -31
k-1 garden|-43 -22 -22
k-1 gargles|-2 25 3
k-1 gargoyles|-37 -25 -22
k-1 garibaldi|-40 -40 -28
k-1 gates|-36 -21 -24
k-1 gato|-31 -30 -23
k-1 gatto|-62 -33 -37
k-1 gauche|-35 -25 -27
k-1 gavel|-26 -34 -23
k-1 gears|-29 -45 -32
k-1 gear|-26 -30 -24
k-1 geht|-34 -34 -35
k-1 gelato|-26 -22 -15
k-1 genealogy|35 2 0
k-1 generously|-75 -65 -72
k-1 generous|-16 -26 -17
k-1 gene|-25 -13 -14
k-1 gente|-31 -30 -23
k-1 gentle|-35 -40 -43
k-1 geometrico|-52 -48 -49
k-1 geometric|-40 -40 -40
k-1 gern|-32 -27 -39
k-1 getting|-37 -67 -57
k-1 get|-35 -39 -32
k-1 gf|-21 -18 -26
k-1 ghosts|-29 -30 -21
k-1 giallo|7 -1 74
k-1 giraffes|-27 -50 -29
k-1 give|-29 -18 -20
k-1 glasgow|-30 -24 -27
k-1 glasses|-30 11 6
k-1 glass|-62 -67 -58
k-1 globes|13 49 52
k-1 globe|-29 -27 -32
k-1 gmbh|-34 -26 -33
k-1 goats|-40 -45 -35
k-1 goes|-62 -41 -40
k-1 golden|6 1 35
k-1 gold|29 17 -17
k-1 golf|-29 -29 -27
k-1 good|-21 -27 -15
k-1 goose|-38 -50 -42
k-1 gos|16 41 19
k-1 go|-23 -24 -27
k-1 gracias|-48 -50 -56
k-1 gradients|-36 -56 -18
k-1 grande|-16 -16 45
k-1 grandmas|-15 -29 -21
k-1 grand|-23 -18 -30
k-1 granite|12 21 63
k-1 grapes|-25 -31 -22
k-1 graphite|1 2 38
k-1 grappin|-50 -33 -31
k-1 grau|-39 -30 -44
k-1 graziato|-23 -18 -25
k-1 grazie|-27 -33 -28
k-1 graz|-16 10 35
k-1 grey|-8 -34 -31
k-1 gris|16 8 45
k-1 ground|-36 -22 -26
k-1 group|-32 -27 -42
k-1 growing|-34 -27 -43
k-1 grown|-59 -56 -50
k-1 grua|-36 -23 -31
k-1 gruesa|-53 -32 -49
k-1 grun|-33 -18 -27
k-1 grussen|-37 -34 -41
k-1 guarda|-11 27 -3
k-1 guests|-26 -23 -22
k-1 guitars|-30 -34 -17
k-1 gym|37 31 6
k-1 had|-32 -42 -31
k-1 hairdryer|-36 -21 -25
k-1 hairline|-35 -36 -39
k-1 hair|-26 -25 -20
k-1 hale|-33 -22 -36
k-1 hall|-31 -14 -5
k-1 handmade|-35 -34 -11
k-1 handshakes|-19 -28 -21
k-1 hands|-42 -45 -43
k-1 handwritten|-36 -45 -29
k-1 handyman|-29 -36 -29
k-1 hand|-72 -71 -68
k-1 hanger|-27 -26 -19
k-1 hanno|-22 -27 -21
k-1 harbour|-37 -30 -27
k-1 hard|-33 13 -12
k-1 hartos|-18 -27 -18
k-1 hates|23 64 21
k-1 hatten|-31 -29 -35
k-1 have|-28 -13 -7
k-1 headphones|11 3 35
k-1 head|-25 -24 7
k-1 heard|-30 -18 -19
k-1 heartbeat|-38 -5 -31
k-1 hearts|-18 -30 -10
k-1 heart|-20 -17 25
k-1 heather|-30 -34 -38
k-1 heavy|-47 -49 -51
k-1 hebden|-60 -38 -36
k-1 hedgehog|-5 -9 29
k-1 helene|-43 -53 -39
k-1 helmet|-30 -13 25
k-1 help|-27 -16 -16
k-1 here|-25 -27 -16
k-1 hermit|38 7 14
k-1 hey|-21 -26 -21
k-1 he|-47 -39 -34
k-1 hibiscus|-5 2 31
k-1 hidden|-37 -29 -33
k-1 high|-20 -22 29
k-1 hill|-49 -5 -25
k-1 hinges|-37 -65 -36
k-1 hippo|-30 -16 -19
k-1 hire|-61 -49 -42
k-1 his|-17 -25 -13
k-1 holding|-41 -34 -30
k-1 hollin|-62 -30 -45
k-1 hollow|-26 -20 -19
k-1 homes|12 11 43
k-1 home|-26 -28 -37
k-1 hook|-48 -39 -46
k-1 hopeful|-2 13 34
k-1 hope|47 15 8
k-1 hops|-39 -41 -40
k-1 hop|37 -8 9
k-1 horizontal|-53 -42 -47
k-1 horseshoe|-46 -26 -27
k-1 horse|-50 -50 -36
k-1 hospital|5 31 -8
k-1 hot|4 44 16
k-1 hound|-23 -24 -44
k-1 houses|-27 -44 -29
k-1 house|-26 -28 -6
k-1 humanist|-38 -30 -33
k-1 hummingbird|-43 -32 -35
k-1 hundred|-67 -62 -56
k-1 hurry|-33 -38 -43
k-1 hush|-39 -20 -25
k-1 hut|5 4 53
k-1 hydrogen|-36 -26 -25
k-1 h|-69 -65 -71
k-1 ibex|-34 -26 2
k-1 ice|8 -34 2
k-1 ich|-29 -24 -24
k-1 icone|26 -8 -10
k-1 icon|2 -21 -28
k-1 identity|-21 -42 11
k-1 id|-24 -26 -36
k-1 if|-35 -33 -28
k-1 ill|-47 -27 -27
k-1 il|-35 -34 -34
k-1 imagine|-24 -20 -34
k-1 imbuto|-39 -24 -23
k-1 important|-30 -48 -29
k-1 included|-40 -41 -48
k-1 include|10 88 34
k-1 indian|-60 -63 -51
k-1 indie|-43 -33 -32
k-1 industry|-28 -15 -17
k-1 initials|-48 -45 -58
k-1 inn|-35 -28 -9
k-1 insects|-40 -24 -38
k-1 inspired|-30 -28 -42
k-1 instead|-26 -19 -21
k-1 insurance|-63 -36 -47
k-1 interior|-32 -29 -39
k-1 into|-29 -34 -26
k-1 invoice|-35 -41 -39
k-1 in|-29 -30 -11
k-1 io|-35 -34 -33
k-1 ira|-39 -31 -30
k-1 island|-57 -29 -29
k-1 isle|-43 -31 -57
k-1 isnt|-20 -4 -27
k-1 is|-31 0 -48
k-1 italic|-27 -37 -29
k-1 its|-57 -52 -27
k-1 ivy|-14 -25 -14
k-1 i|-52 -65 -50
k-1 jackhammer|4 47 1
k-1 jade|15 15 67
k-1 japanese|-40 -35 -38
k-1 jar|-49 -53 -51
k-1 jaune|0 14 38
k-1 jean|-38 -48 -35
k-1 jeder|-15 -26 -16
k-1 jewellery|-38 -35 -38
k-1 je|-32 -22 -25
k-1 joe|-8 5 29
k-1 joy|4 18 61
k-1 junction|-41 -32 -35
k-1 june|-33 -27 -29
k-1 juniper|-33 -32 -11
k-1 juno|5 9 36
k-1 juridico|-40 -47 -32
k-1 juste|-30 -19 -21
k-1 kanzlei|-5 19 26
k-1 katze|-29 -27 -21
k-1 keinen|-43 -74 -43
k-1 keine|33 114 37
k-1 kein|10 49 3
k-1 ketchup|13 -2 67
k-1 keys|-41 -52 -57
k-1 key|26 -1 23
k-1 kids|-32 -34 -38
k-1 kiln|-30 -6 -19
k-1 kindly|-29 -27 -24
k-1 kind|-56 -69 -55
k-1 kiss|7 9 32
k-1 kitchen|-26 -28 -26
k-1 kite|-52 -51 -50
k-1 kleinbuchstaben|-30 -28 -30
k-1 kleiner|72 23 31
k-1 knifes|-21 -28 -20
k-1 knight|-48 -31 -29
k-1 knitting|8 32 -1
k-1 know|7 22 26
k-1 kochloffel|-26 -45 -26
k-1 koln|-38 -1 -13
k-1 kommt|-29 -21 -21
k-1 konkurrenz|-32 -43 -32
k-1 konnen|-19 -17 -29
k-1 korkzieher|-26 -14 -15
k-1 kraft|32 -9 15
k-1 labels|-31 -32 -41
k-1 label|8 -32 -32
k-1 lab|10 -2 36
k-1 laden|-27 -21 -18
k-1 lado|-44 -34 -35
k-1 lads|-19 -18 -28
k-1 lane|-49 -38 -43
k-1 lanterna|-35 -49 -27
k-1 lantern|15 -30 14
k-1 lark|3 4 31
k-1 lasciamo|-32 -29 -28
k-1 last|-20 -28 -22
k-1 las|5 73 18
k-1 lata|-47 -30 -46
k-1 later|-31 -31 -27
k-1 late|-22 -30 -29
k-1 laundry|-40 -24 -22
k-1 lavande|-24 -23 -27
k-1 lavender|-32 -34 -32
k-1 lawn|-41 -42 -36
k-1 law|-25 -22 -23
k-1 layered|-57 -49 -39
k-1 layout|-43 -38 -35
k-1 la|-12 29 -9
k-1 lead|6 -2 41
k-1 leaf|1 -9 66
k-1 learn|-47 -35 -36
k-1 leather|-40 -40 -32
k-1 leaves|-8 -34 35
k-1 leeds|6 25 13
k-1 leerse|-31 -30 -25
k-1 legale|-40 -34 -30
k-1 legal|-46 -41 -49
k-1 leggere|-20 -21 -29
k-1 leg|2 -5 29
k-1 leicester|7 0 30
k-1 lend|-46 -46 -43
k-1 lens|-40 -43 -30
k-1 lenta|10 13 38
k-1 lento|-34 -49 -47
k-1 les|20 84 34
k-1 letras|-41 -41 -40
k-1 letra|-47 -41 -53
k-1 lettered|29 -9 -2
k-1 lettere|-54 -63 -67
k-1 lettering|-5 -36 3
k-1 letterpress|-24 -26 -34
k-1 letterspaced|-8 -19 32
k-1 letters|-2 -18 26
k-1 lettres|-59 -53 -50
k-1 le|-45 -8 -27
k-1 lieber|27 6 26
k-1 life|-36 -32 -41
k-1 lift|-22 -28 -19
k-1 lighthouse|-59 -35 -36
k-1 lightning|70 77 35
k-1 liked|-1 2 28
k-1 likes|1 -25 -17
k-1 lilac|-64 -47 -54
k-1 lilas|-15 -15 -27
k-1 lila|-43 -29 -45
k-1 lindner|-43 -46 -49
k-1 lines|-43 -38 -36
k-1 line|32 -14 -6
k-1 linha|-44 -27 -35
k-1 links|-29 -17 -18
k-1 lion|55 18 19
k-1 lips|-59 -63 -52
k-1 liquorice|3 1 43
k-1 lisboa|-27 -29 -35
k-1 little|58 2 6
k-1 llamas|-35 -48 -36
k-1 llc|-14 -15 27
k-1 lleve|3 48 16
k-1 loaf|-34 -18 -18
k-1 lobo|-38 -24 -28
k-1 local|-35 -35 -32
k-1 loft|-23 -19 -25
k-1 logistics|2 2 46
k-1 logos|-39 -26 -34
k-1 logotipo|-33 -25 -34
k-1 logo|29 39 25
k-1 loja|-36 -21 -22
k-1 lol|6 -1 41
k-1 long|-50 -34 -28
k-1 looking|31 14 3
k-1 looks|5 32 12
k-1 look|-19 -28 -1
k-1 loopwise|-30 -17 -26
k-1 loop|-48 -38 -43
k-1 loose|-31 -30 -37
k-1 lose|-33 -43 -30
k-1 lotus|-38 -22 -2
k-1 loud|-5 16 48
k-1 lovely|-30 -7 -39
k-1 lowercase|-37 -5 -30
k-1 lower|-93 -78 -78
k-1 lo|-69 -69 -64
k-1 luanda|-29 -24 -31
k-1 lumen|19 18 55
k-1 lume|-16 -25 -24
k-1 luna|-32 -26 -27
k-1 lyon|-39 -34 -22
k-1 l|-44 -42 -51
k-1 machines|-26 -20 -30
k-1 macina|-35 -22 -21
k-1 made|-31 -22 -24
k-1 magenta|0 7 25
k-1 magnifying|24 76 34
k-1 magpie|-36 -31 -34
k-1 mahogany|-45 -34 -33
k-1 mainly|3 9 26
k-1 main|-27 -27 -26
k-1 maker|-8 2 32
k-1 makes|-24 -32 -25
k-1 makeup|-44 -40 -64
k-1 make|-39 -32 -37
k-1 making|-26 -35 -27
k-1 malmo|-32 -23 -33
k-1 management|-35 -29 -24
k-1 mannequin|-48 -42 -34
k-1 manuscrita|-32 -28 -35
k-1 map|36 37 10
k-1 marigold|-41 -34 -33
k-1 marine|-44 -29 -25
k-1 marketing|-25 -26 -28
k-1 market|-31 -32 -43
k-1 mark|-15 -5 -27
k-1 maroon|33 -11 5
k-1 marque|-27 -26 -24
k-1 marrone|-5 -11 28
k-1 marron|6 2 26
k-1 marrow|-44 -30 -26
k-1 marseille|-27 -20 -25
k-1 martial|-32 -21 -22
k-1 mascota|-32 -24 -29
k-1 mascote|-73 -51 -64
k-1 mascotte|-77 -49 -56
k-1 mascot|-36 -22 -9
k-1 masks|-34 -56 -36
k-1 matte|-12 -18 57
k-1 mayusculas|-21 -20 -29
k-1 may|-31 -23 -21
k-1 maze|-6 10 52
k-1 ma|-49 -58 -51
k-1 meal|-35 -28 -31
k-1 means|34 -3 3
k-1 meats|-23 -18 -26
k-1 meat|-30 -37 -24
k-1 mecanico|-25 -22 -21
k-1 medical|9 3 33
k-1 meeting|-30 -48 -33
k-1 mehr|-26 -33 -31
k-1 meiner|-39 -43 -48
k-1 melted|-38 -50 -45
k-1 members|-25 -25 -23
k-1 mend|-59 -43 -55
k-1 menos|14 47 11
k-1 menta|-39 -37 -31
k-1 mesa|-2 -1 29
k-1 mess|-27 -23 -36
k-1 mestolo|-28 16 -19
k-1 metal|-47 -29 -30
k-1 metier|-28 -29 -26
k-1 met|-20 -39 -20
k-1 me|-35 -53 -16
k-1 mia|-30 -18 -25
k-1 microphone|-17 -33 -17
k-1 micro|-29 -53 -32
k-1 midnight|5 -2 32
k-1 miel|-32 -25 -37
k-1 milestone|23 26 4
k-1 mind|-28 -49 -32
k-1 mine|12 7 38
k-1 minimalista|-36 -36 -41
k-1 minimal|30 -13 6
k-1 minotaurs|-30 -56 -33
k-1 minotaur|-27 -34 -29
k-1 minute|-30 -22 -23
k-1 mit|60 22 2
k-1 mi|-41 -29 -50
k-1 mobile|-54 -34 -37
k-1 modern|-35 -32 -15
k-1 molar|7 33 24
k-1 mole|-48 -29 -30
k-1 monde|-24 -46 -25
k-1 money|-37 -37 -30
k-1 monkey|-33 -28 -29
k-1 monograma|-58 -53 -63
k-1 monogramma|-46 -48 -48
k-1 monogramme|-18 -21 -26
k-1 monogram|-40 -34 -40
k-1 monospaced|-26 -31 -33
k-1 monospace|40 22 42
k-1 montana|30 52 31
k-1 month|-39 -30 -26
k-1 montreal|10 9 28
k-1 montserrat|10 12 34
k-1 moose|-32 -16 -10
k-1 more|42 -11 -2
k-1 mortar|-27 -32 -26
k-1 moss|-31 -28 27
k-1 mostly|-48 -47 -71
k-1 moth|-44 -35 -45
k-1 motif|34 5 24
k-1 motors|-20 -18 -31
k-1 mountains|-25 -12 10
k-1 mountain|-15 -26 -27
k-1 moustached|-8 43 1
k-1 moutarde|-24 -30 -26
k-1 mouth|-29 -40 -23
k-1 move|-30 -32 -35
k-1 moving|-28 -25 -18
k-1 mrs|-44 -39 -28
k-1 muchas|-35 -37 -25
k-1 mucho|-39 -36 -33
k-1 much|-49 -50 -51
k-1 muddy|63 21 21
k-1 musgo|13 6 29
k-1 mushrooms|-49 -63 -47
k-1 mustard|16 44 36
k-1 my|-60 -46 -40
k-1 nada|-65 -111 -66
k-1 nails|-31 -28 -47
k-1 name|-29 -28 -18
k-1 nantes|-34 -27 -5
k-1 nao|-48 -81 -49
k-1 natural|-36 -33 -50
k-1 navaja|-26 -24 -17
k-1 na|-34 -38 -40
k-1 near|26 16 67
k-1 needles|-9 37 -11
k-1 needle|-28 -29 -24
k-1 need|-21 -25 -28
k-1 negro|-39 -38 -52
k-1 nel|-30 -22 -32
k-1 neon|13 10 46
k-1 nero|-30 -28 -42
k-1 nervous|-48 -30 -38
k-1 nest|-43 -35 -37
k-1 net|-51 -33 -33
k-1 new|-56 -38 -34
k-1 next|-42 -32 -39
k-1 nicely|-39 -22 -23
k-1 nice|32 2 10
k-1 nichts|2 29 -1
k-1 niente|23 67 23
k-1 nights|-42 -32 -45
k-1 night|-53 -50 -37
k-1 ninos|-25 -21 -23
k-1 ni|-28 -34 -23
k-1 nobody|-25 -23 -18
k-1 noch|5 50 15
k-1 nodo|-42 -64 -52
k-1 noir|-28 -24 -17
k-1 noise|-19 -29 -20
k-1 noite|-36 -26 -30
k-1 nom|-27 -28 -38
k-1 none|-31 -55 -31
k-1 nonna|-30 -20 -27
k-1 noodle|-41 -27 -25
k-1 norte|-14 -25 1
k-1 nor|-33 -56 -30
k-1 nos|-44 -48 -44
k-1 notebooks|-22 -24 -27
k-1 notes|-4 30 2
k-1 notte|-37 -37 -51
k-1 not|7 34 -4
k-1 nous|-27 -46 -26
k-1 nova|25 20 57
k-1 nuit|-19 -15 -25
k-1 numa|53 14 15
k-1 number|-26 -20 -21
k-1 nunca|-35 -40 -29
k-1 nur|-27 -24 -20
k-1 n|-12 -1 36
k-1 oak|-23 -34 -30
k-1 oatmeal|8 8 26
k-1 oat|17 36 -6
k-1 observatory|-64 -46 -67
k-1 obviously|-59 -39 -40
k-1 ocean|2 5 25
k-1 ocker|3 4 25
k-1 ocre|-21 -19 -33
k-1 octopus|8 20 47
k-1 odd|-43 -49 -54
k-1 odio|-26 -45 -26
k-1 office|-38 -29 -35
k-1 ohne|-10 29 4
k-1 oil|56 46 21
k-1 old|2 41 24
k-1 olive|-37 -53 -37
k-1 onda|-28 -17 -24
k-1 ondine|24 7 51
k-1 ones|-49 -29 -33
k-1 one|-117 -103 -49
k-1 online|-42 -34 -32
k-1 only|-21 -47 -26
k-1 on|-12 -29 8
k-1 opening|-33 -44 -34
k-1 open|36 26 -12
k-1 opera|-21 -37 -20
k-1 opinion|-22 -27 -28
k-1 op|-35 -23 -20
k-1 orbit|-52 -53 -55
k-1 orchard|-41 -43 -40
k-1 ore|-63 -57 -38
k-1 organic|-38 -37 -38
k-1 origami|-49 -42 -53
k-1 orlik|-51 -39 -41
k-1 oro|18 12 64
k-1 orrery|32 -2 -8
k-1 ort|-50 -61 -49
k-1 or|-6 25 -2
k-1 ostrel|7 -14 -31
k-1 others|-26 -25 -23
k-1 other|-46 -47 -39
k-1 otter|-56 -48 -47
k-1 otto|-47 -41 -48
k-1 oubliez|-29 -50 -30
k-1 oublie|-30 -51 -31
k-1 ours|-18 -29 -28
k-1 our|-44 -33 -37
k-1 outdoor|-46 -50 -35
k-1 outline|-38 -21 -22
k-1 outside|-23 -28 -26
k-1 out|7 31 24
k-1 ou|17 60 21
k-1 oven|-21 -37 -24
k-1 overlapping|7 -39 -34
k-1 over|-60 -74 -59
k-1 owl|-50 -43 -42
k-1 oxblood|-25 -21 -30
k-1 oyster|-19 -31 -18
k-1 o|17 43 16
k-1 padlocks|-10 27 0
k-1 pagoda|14 3 43
k-1 painted|34 13 -7
k-1 paint|-6 -29 -41
k-1 pair|-39 -27 -23
k-1 palette|17 16 45
k-1 pale|11 12 37
k-1 palmeira|-59 -59 -61
k-1 palo|-41 -30 -38
k-1 panaderia|-28 -22 -19
k-1 panels|-3 60 4
k-1 panther|-47 -41 -32
k-1 paper|24 4 48
k-1 paragraph|-19 -36 -37
k-1 para|-26 -16 -18
k-1 parcel|-5 4 27
k-1 parents|-18 -22 -28
k-1 parfums|-16 -28 -4
k-1 parking|-29 -27 -20
k-1 parlour|-35 -28 -44
k-1 parrot|-42 -30 -44
k-1 party|-36 -28 -37
k-1 pass|-26 -18 -27
k-1 pastel|-7 4 32
k-1 pas|-64 -102 -63
k-1 patient|-33 -23 -32
k-1 patinhas|8 3 31
k-1 pattern|-36 -33 -34
k-1 paws|-18 -26 -25
k-1 peacock|29 3 32
k-1 pear|9 -37 20
k-1 peche|-38 -34 -63
k-1 pecora|2 -3 28
k-1 peer|-34 -32 -24
k-1 peineta|-29 -17 -18
k-1 pelican|-52 -30 -31
k-1 penguin|-54 -36 -34
k-1 peniche|4 6 56
k-1 pensamos|-55 -34 -42
k-1 peony|5 -11 36
k-1 pepper|-30 -37 -38
k-1 perfume|-46 -42 -41
k-1 perth|-20 -39 -23
k-1 per|-86 -94 -78
k-1 pestle|-38 -61 -39
k-1 petits|-54 -42 -46
k-1 pets|-56 -45 -53
k-1 pet|-32 -27 -22
k-1 pharmacy|-26 -22 -37
k-1 phone|-72 -64 -65
k-1 photographer|-47 -41 -40
k-1 picked|-25 -24 -32
k-1 pickles|-33 -28 -32
k-1 pick|-7 -26 -23
k-1 pie|11 41 16
k-1 pigeon|-28 -18 -21
k-1 piggy|38 15 18
k-1 pigs|-24 -32 -26
k-1 pig|-37 -35 -29
k-1 pike|-27 -25 -34
k-1 pink|-40 -27 -22
k-1 pins|-18 -29 -19
k-1 pin|-55 -35 -42
k-1 pixels|-16 -19 -27
k-1 pixel|-41 -37 -38
k-1 plain|-45 -37 -42
k-1 planes|-19 -19 -26
k-1 planet|-39 -40 -51
k-1 plants|-14 -26 -15
k-1 plant|-33 -25 -20
k-1 playfair|-56 -37 -39
k-1 please|-54 -54 -35
k-1 pliers|-32 -25 -28
k-1 plumber|41 -10 -7
k-1 plum|7 10 41
k-1 plus|-52 -60 -25
k-1 pocket|-20 -31 -31
k-1 podcast|-21 -18 -30
k-1 pode|-48 -40 -29
k-1 point|-42 -33 -33
k-1 polar|-21 27 -10
k-1 pole|-49 -49 -54
k-1 police|-33 -39 -35
k-1 pool|3 1 25
k-1 portraits|-21 -16 -32
k-1 por|-24 -28 -24
k-1 post|-28 -29 -47
k-1 pottery|-23 -21 -28
k-1 pot|-47 -48 -45
k-1 pour|-28 -38 -45
k-1 power|7 3 32
k-1 prato|-40 -40 -51
k-1 precise|-34 -24 -19
k-1 preference|-34 -48 -46
k-1 premium|-32 -31 -18
k-1 presses|-38 -30 -29
k-1 press|2 11 38
k-1 preto|-29 -28 -34
k-1 pretzel|-45 -23 -22
k-1 previous|-35 -54 -36
k-1 primary|7 7 38
k-1 printed|-26 -29 -38
k-1 printers|-45 -33 -37
k-1 printing|19 27 1
k-1 prints|-14 -29 16
k-1 privacy|-45 -31 -41
k-1 private|-46 -31 -25
k-1 product|-34 -33 -39
k-1 professional|-38 -44 -37
k-1 prohibidos|-19 -26 -18
k-1 properly|-26 -25 -28
k-1 proper|-39 -27 -25
k-1 proscrire|-26 -26 -26
k-1 provider|-22 -29 -30
k-1 publisher|25 2 4
k-1 pub|2 -8 42
k-1 punk|-21 -21 -26
k-1 purl|-35 -25 -36
k-1 purple|-32 -4 -26
k-1 put|-26 -25 -19
k-1 puzzle|5 43 15
k-1 p|-30 -33 -35
k-1 queens|-38 -37 -41
k-1 queremos|12 40 11
k-1 question|23 29 0
k-1 que|-86 -63 -74
k-1 quick|-41 -27 -33
k-1 quiet|-25 -21 -15
k-1 quill|7 10 34
k-1 quindi|-42 -29 -31
k-1 quisiera|-36 -25 -35
k-1 quiz|-34 -24 -27
k-1 quokkas|-3 27 -8
k-1 q|-35 -32 -49
k-1 rabbit|-33 -39 -32
k-1 raccoon|-31 -24 -22
k-1 railway|-34 -33 -44
k-1 rail|-24 -18 -25
k-1 rainbows|-21 -33 -21
k-1 rainy|-44 -44 -37
k-1 rain|41 8 10
k-1 ramen|-43 -32 -40
k-1 raspberry|-38 -25 -22
k-1 rather|-24 -28 -24
k-1 reading|-26 -15 -6
k-1 reads|-35 -27 -32
k-1 ready|-22 -21 -26
k-1 real|-48 -37 -29
k-1 reasons|-40 -25 -26
k-1 records|-47 -42 -61
k-1 recycled|-27 -26 -21
k-1 reel|-24 -25 -24
k-1 regards|-82 -82 -105
k-1 religious|-23 -44 -25
k-1 rental|-29 -25 -21
k-1 repairs|-49 -26 -39
k-1 repair|-40 -32 -29
k-1 reparamos|-49 -36 -33
k-1 reparieren|-55 -43 -36
k-1 reptiles|-22 -20 -29
k-1 rescue|-15 -15 -29
k-1 research|-75 -52 -55
k-1 restaurants|-24 -22 -25
k-1 retired|-50 -39 -33
k-1 retreat|-44 -50 -43
k-1 retro|-60 -58 -65
k-1 re|0 1 29
k-1 riders|-44 -25 -11
k-1 ride|-50 -34 -35
k-1 rien|-38 -51 -40
k-1 rings|-34 -11 -22
k-1 ripariamo|-62 -51 -45
k-1 rise|-32 -20 -30
k-1 river|-53 -57 -45
k-1 roaster|-21 -19 -30
k-1 robots|-27 -20 -26
k-1 rocking|-46 -6 -23
k-1 rojo|-7 2 33
k-1 rolling|17 47 17
k-1 roof|-22 -27 9
k-1 rook|-40 -21 -26
k-1 rooms|-20 -17 -30
k-1 room|-27 -29 -25
k-1 roots|-5 2 27
k-1 rosario|-20 -20 -36
k-1 rosa|4 7 33
k-1 rose|-73 -55 -87
k-1 rosso|5 9 41
k-1 rouge|8 9 45
k-1 rounded|-33 -39 -36
k-1 round|-33 -28 -30
k-1 rowing|-44 -25 -28
k-1 rubber|-47 -44 -43
k-1 rugby|49 5 -11
k-1 rule|-28 -37 -26
k-1 rundes|-29 -22 -25
k-1 runde|-37 -36 -37
k-1 runner|-26 -20 -18
k-1 running|11 62 22
k-1 rustikal|-32 -25 -31
k-1 rust|6 0 28
k-1 r|-22 -27 -34
k-1 sad|-68 -84 -50
k-1 safety|8 12 48
k-1 saffron|-27 -27 -18
k-1 sailing|-55 -38 -31
k-1 sail|-34 -35 -33
k-1 salbeigrun|-16 -16 -28
k-1 sales|-73 -46 -46
k-1 sale|10 17 47
k-1 salmon|19 11 59
k-1 salon|-20 -29 -22
k-1 same|-26 -21 -29
k-1 sandcastle|-33 -27 -27
k-1 sand|-57 -32 -37
k-1 sans|-32 -29 -19
k-1 sat|-36 -26 -30
k-1 sauce|-53 -50 -56
k-1 sauf|-21 -39 -20
k-1 savannah|-25 -13 10
k-1 saxophone|-33 -39 -33
k-1 saying|-28 -27 -22
k-1 scarecrow|-44 -44 -29
k-1 scary|-47 -52 -16
k-1 schattens|-19 -26 -19
k-1 scheduling|-46 -24 -25
k-1 schon|-34 -44 -46
k-1 school|-24 -32 -31
k-1 schrift|-45 -48 -59
k-1 schwarz|-32 -32 -55
k-1 science|-30 -27 -36
k-1 scie|-26 -14 -15
k-1 scissors|-57 -70 -48
k-1 scout|-33 -19 -23
k-1 scrap|-31 -51 -36
k-1 script|-59 -69 -66
k-1 scritta|-29 -31 -38
k-1 scroll|-26 -36 -32
k-1 seagull|-43 -24 -23
k-1 seal|-38 -28 -25
k-1 search|-27 -18 -15
k-1 sea|5 1 32
k-1 second|-38 -29 -31
k-1 security|-46 -37 -43
k-1 seed|-27 -41 -37
k-1 seeing|1 56 19
k-1 seen|-42 -30 -34
k-1 sehen|-49 -47 -46
k-1 seit|-43 -40 -27
k-1 self|-55 -63 -63
k-1 sells|-25 -16 -21
k-1 sell|-30 -42 -26
k-1 sem|9 42 14
k-1 senfgelb|-26 -30 -30
k-1 sentence|-29 -29 -45
k-1 senza|7 52 14
k-1 sera|-39 -31 -26
k-1 serifas|-37 -31 -37
k-1 serifenlos|-47 -34 -36
k-1 serifenschrift|3 2 36
k-1 serif|-11 -47 -39
k-1 seriously|-28 -25 -31
k-1 servers|2 5 42
k-1 server|12 64 24
k-1 services|-28 -29 -27
k-1 service|29 3 22
k-1 set|-36 -26 -27
k-1 seventies|-48 -40 -37
k-1 seven|-39 -49 -32
k-1 sewing|0 47 2
k-1 se|-61 -35 -39
k-1 shadows|-24 -38 -20
k-1 shadow|-53 -40 -32
k-1 sharp|33 13 11
k-1 shed|-58 -52 -64
k-1 sheep|5 59 36
k-1 she|-53 -50 -45
k-1 shields|-19 -29 -28
k-1 shift|12 -34 -47
k-1 shipping|-33 -38 -29
k-1 ships|37 17 14
k-1 shop|-5 -24 -32
k-1 shouldnt|-24 -36 -24
k-1 should|-54 -48 -61
k-1 sick|-22 -36 -24
k-1 side|-33 -32 -34
k-1 signal|27 29 93
k-1 signature|-29 -24 -30
k-1 signposts|-19 -34 -18
k-1 sign|-22 -28 8
k-1 silent|-29 -17 -25
k-1 simbolo|45 -7 6
k-1 simplement|-25 -19 -31
k-1 since|-28 -22 -24
k-1 single|37 -16 -6
k-1 sing|-40 -32 -39
k-1 sito|-31 -31 -40
k-1 sitting|-4 45 9
k-1 six|-37 -30 -25
k-1 skate|-62 -51 -46
k-1 skip|-39 -64 -43
k-1 ski|-32 -27 -36
k-1 skulls|-29 13 -16
k-1 skull|-4 3 38
k-1 sky|6 4 55
k-1 slab|-50 -38 -26
k-1 slam|-29 -17 -24
k-1 slate|11 40 69
k-1 sleeping|55 1 8
k-1 sleep|-31 -28 -27
k-1 slow|-40 -29 -32
k-1 smaller|-54 -33 -36
k-1 small|-25 -33 -21
k-1 smash|-59 -34 -40
k-1 smiling|61 32 18
k-1 smith|-24 -32 -22
k-1 smoke|-34 -33 -32
k-1 snowflakes|-25 -45 -27
k-1 snow|10 -25 -12
k-1 soap|-43 -34 -32
k-1 sobre|-25 -22 -30
k-1 sobrio|-42 -43 -42
k-1 social|-31 -21 -27
k-1 society|-40 -34 -16
k-1 sofa|-66 -38 -43
k-1 software|-46 -34 -33
k-1 soft|3 7 25
k-1 sohn|-24 -18 -34
k-1 soil|-20 -47 20
k-1 solar|-48 -39 -29
k-1 sold|-26 -21 -21
k-1 soleil|-22 -20 -31
k-1 solid|-26 -25 -27
k-1 solita|10 67 21
k-1 soll|-48 -48 -40
k-1 solo|-47 -31 0
k-1 sol|-27 -39 -15
k-1 sombras|-33 -54 -32
k-1 sombreros|-17 -31 -19
k-1 someone|-25 -17 -19
k-1 sono|-31 -28 -29
k-1 sons|-39 -42 -22
k-1 soprattutto|-27 -28 -20
k-1 sotto|-45 -29 -45
k-1 sounds|-36 -56 -33
k-1 sound|52 0 47
k-1 sous|-27 -22 -21
k-1 spaced|-31 -33 -37
k-1 space|-24 -28 -11
k-1 spacing|-30 -24 -40
k-1 spanners|-29 -31 -23
k-1 spare|-38 -58 -34
k-1 sparkles|-19 -31 -20
k-1 sparkle|-38 3 -30
k-1 spatula|-43 -44 -29
k-1 speech|27 17 -1
k-1 sphinx|-28 -16 -17
k-1 spider|-37 -39 -30
k-1 spinning|40 -14 -3
k-1 spite|-38 -33 -33
k-1 spoon|-22 -36 -30
k-1 sprig|-48 -39 -37
k-1 spring|12 8 31
k-1 sprockets|-19 -31 -32
k-1 sprocket|-35 -39 -34
k-1 squish|-47 -24 -29
k-1 stack|-52 -27 -26
k-1 staff|-41 -31 -41
k-1 stag|41 21 38
k-1 stalk|-25 -16 2
k-1 stall|-28 -20 -34
k-1 stamp|-53 -48 -63
k-1 stand|2 50 16
k-1 stars|-22 -21 -27
k-1 startup|-25 -24 -21
k-1 star|32 6 28
k-1 static|22 25 68
k-1 stations|-30 -20 -29
k-1 statt|16 59 22
k-1 stay|-23 -39 -10
k-1 steam|-36 -41 15
k-1 steel|-28 -27 -16
k-1 steer|-20 -29 -23
k-1 stemma|-31 -25 -26
k-1 step|-62 -54 -48
k-1 stethoscope|-21 -29 -21
k-1 stick|9 33 -2
k-1 stile|-31 -51 -35
k-1 stilisierte|50 11 8
k-1 still|-76 -46 -48
k-1 stitch|4 2 36
k-1 stoat|-42 -31 -25
k-1 stone|10 12 33
k-1 storage|-40 -36 -36
k-1 stores|5 11 28
k-1 store|-46 -28 2
k-1 storks|-25 -27 -32
k-1 storto|13 6 31
k-1 story|0 5 27
k-1 strapline|10 10 40
k-1 street|-7 -4 34
k-1 strings|-18 -34 -23
k-1 stripes|-33 -28 -26
k-1 stripe|-25 -20 -14
k-1 strong|32 7 17
k-1 stroud|7 3 38
k-1 student|-42 -45 -47
k-1 studies|-37 -20 -24
k-1 study|-26 -29 -26
k-1 sturdy|-37 -38 -48
k-1 style|-30 -29 0
k-1 stylised|48 15 10
k-1 st|-59 -40 -36
k-1 subscription|-22 -25 -21
k-1 suitcases|-19 -32 -20
k-1 suits|-36 -31 -39
k-1 sui|-40 -58 -52
k-1 sulla|-30 -30 -38
k-1 summer|-21 -28 -27
k-1 sunflower|-27 -31 -33
k-1 sunglasses|9 10 43
k-1 sunny|7 11 31
k-1 sunrise|1 4 33
k-1 sunset|-2 -22 29
k-1 sunshine|1 2 27
k-1 suns|-21 -26 -22
k-1 sun|-27 -26 -20
k-1 super|-31 -42 -32
k-1 supplies|-27 -15 -17
k-1 supply|-33 -18 -18
k-1 sure|53 8 9
k-1 surf|-40 -28 -32
k-1 surprise|-32 -30 -35
k-1 sur|-19 -20 -27
k-1 sushi|-44 -37 -32
k-1 sustainable|5 9 50
k-1 su|-39 -51 -11
k-1 swirly|-46 -60 -50
k-1 swiss|-30 -24 -23
k-1 swooshes|-18 -19 -25
k-1 swoosh|-38 -33 -32
k-1 symbole|-54 -43 -45
k-1 s|-62 -41 -39
k-1 table|4 -1 32
k-1 taco|-53 -36 -29
k-1 tagliere|-36 -50 -31
k-1 tailor|46 2 9
k-1 takes|-44 -40 -27
k-1 take|-49 -30 -36
k-1 taller|-36 -26 -29
k-1 tallinn|10 6 27
k-1 tangerine|-29 -26 -46
k-1 tape|19 47 22
k-1 tazza|-42 -29 -30
k-1 tbd|59 18 37
k-1 teacher|-27 -23 -25
k-1 teal|-25 -22 1
k-1 teapot|-22 -20 -34
k-1 techy|12 14 37
k-1 tech|-23 -18 -29
k-1 teddy|43 70 24
k-1 teeth|-49 -48 -52
k-1 teintes|-25 -19 -26
k-1 telecom|-40 -16 -23
k-1 tell|-30 -32 -25
k-1 temos|-43 -68 -37
k-1 tenga|-7 39 2
k-1 tent|-39 -23 -23
k-1 ten|-33 -30 -27
k-1 term|-17 -28 -24
k-1 tern|-45 -47 -25
k-1 terracota|-30 -44 -35
k-1 terracotta|-52 -38 -43
k-1 terra|-14 -15 34
k-1 terre|17 1 60
k-1 terrible|-31 -34 -22
k-1 ter|1 26 8
k-1 texto|-22 -26 -29
k-1 text|43 16 32
k-1 thanks|-86 -76 -91
k-1 thank|-36 -51 -47
k-1 than|-2 28 -6
k-1 thats|-28 -24 -28
k-1 that|-26 -11 -16
k-1 theatre|1 9 32
k-1 their|-39 -60 -42
k-1 themselves|-13 -27 -14
k-1 them|-22 -25 -23
k-1 then|-38 -27 -25
k-1 therapist|-34 -33 -45
k-1 theres|-21 -27 -27
k-1 thermal|-28 -15 -14
k-1 these|-18 -31 -19
k-1 theyve|-28 -16 -15
k-1 the|-13 -6 -29
k-1 thimble|-39 -31 -40
k-1 things|-37 -31 -27
k-1 think|-1 8 48
k-1 thin|-44 -24 -44
k-1 third|-46 -33 -29
k-1 thirty|-31 -26 -28
k-1 this|-28 -44 -27
k-1 those|-37 -53 -36
k-1 though|-46 -32 -34
k-1 thread|-51 -50 -42
k-1 three|-100 -94 -79
k-1 tide|12 12 30
k-1 tiger|-26 -21 -17
k-1 tightly|-37 -51 -49
k-1 tight|-48 -51 -53
k-1 tile|-42 -30 -34
k-1 timber|-21 -18 -25
k-1 tiny|-33 -40 -31
k-1 tin|-53 -63 -37
k-1 tipografia|-32 -35 -35
k-1 tirante|-31 -47 -28
k-1 tired|-29 -27 -31
k-1 toast|8 -3 35
k-1 tobacco|3 9 41
k-1 tocha|-74 -40 -45
k-1 todavia|-28 -19 -23
k-1 todos|-45 -37 -37
k-1 together|12 15 63
k-1 tom|6 -2 34
k-1 tones|-37 -42 -43
k-1 tone|-25 -24 -27
k-1 tongue|9 9 35
k-1 tons|-49 -58 -72
k-1 tool|-31 -22 -18
k-1 tooth|7 -28 13
k-1 toque|-16 -29 -19
k-1 torta|-24 -21 -32
k-1 tortoiseshell|11 10 45
k-1 touch|-53 -39 -66
k-1 towards|-28 -23 -21
k-1 tower|-24 -30 -20
k-1 toys|2 11 34
k-1 to|-29 -22 -22
k-1 trachtenhut|-23 -16 -25
k-1 tracked|-42 -41 -53
k-1 tracking|-48 -37 -38
k-1 trademark|-36 -21 -21
k-1 trailers|-37 -23 -21
k-1 trains|-48 -64 -48
k-1 train|-44 -38 -30
k-1 trait|14 15 39
k-1 tranne|15 49 21
k-1 travel|-43 -57 -39
k-1 treble|40 43 19
k-1 trees|-34 -45 -28
k-1 tree|-58 -50 -52
k-1 tres|-56 -69 -75
k-1 trieste|-35 -2 -15
k-1 trigo|-26 -23 -29
k-1 trois|-72 -70 -58
k-1 trucks|-27 -23 -24
k-1 truck|-26 -38 -24
k-1 trustworthy|-36 -29 -30
k-1 trust|-33 -30 -38
k-1 try|-38 -43 -27
k-1 tudo|-28 -29 -24
k-1 tugboat|-31 -51 -31
k-1 tulip|-74 -40 -49
k-1 tuning|34 43 19
k-1 turkis|-21 -21 -35
k-1 turnstile|-28 -21 -20
k-1 turns|-50 -39 -31
k-1 turquesa|-36 -37 -44
k-1 turquoise|-28 -28 -24
k-1 tutto|-52 -52 -46
k-1 twelve|-32 -27 -20
k-1 two|-74 -87 -71
k-1 typewriter|-45 -36 -41
k-1 typo|-37 -42 -38
k-1 t|-38 -21 -16
k-1 uber|-24 -21 -27
k-1 ultra|-24 -21 -27
k-1 uma|45 2 0
k-1 umbra|6 46 22
k-1 umbrellas|-29 -26 -25
k-1 umbrella|-30 -21 -15
k-1 um|62 -25 2
k-1 una|28 4 0
k-1 uncle|-41 -45 -42
k-1 underneath|-25 -21 -30
k-1 understudy|-46 -38 -36
k-1 under|-37 -29 -36
k-1 und|-53 -27 -18
k-1 une|30 51 1
k-1 university|-19 -31 -23
k-1 unlike|-33 -20 -10
k-1 uno|-25 -19 -23
k-1 unsere|-35 -32 -47
k-1 uns|-56 -45 -77
k-1 until|-18 -25 -17
k-1 un|74 18 35
k-1 upper|-20 -25 -31
k-1 up|13 -4 -28
k-1 usar|23 71 18
k-1 usa|-51 -37 -36
k-1 usem|49 116 56
k-1 usual|4 25 -9
k-1 utrecht|-32 -25 -36
k-1 valve|-3 10 38
k-1 val|-24 -20 -37
k-1 va|-51 -53 -44
k-1 vea|-25 -15 -17
k-1 vegan|-40 -34 -24
k-1 vegetables|5 -13 31
k-1 velmora|7 -20 -31
k-1 vendemos|-52 -47 -36
k-1 vendiamo|-29 -36 -31
k-1 verde|17 35 91
k-1 verkaufen|-51 -45 -50
k-1 verlauf|-70 -93 -58
k-1 verona|-16 -16 -29
k-1 version|-39 -33 -24
k-1 verspielt|-44 -34 -35
k-1 vert|-22 -8 26
k-1 very|-64 -54 -45
k-1 verzichten|-35 -48 -31
k-1 ver|-33 -19 -22
k-1 vet|-32 -37 -28
k-1 veut|-45 -44 -52
k-1 viejo|-1 7 29
k-1 viel|-31 -37 -38
k-1 village|-54 -53 -51
k-1 vino|-31 -25 22
k-1 vintage|-50 -38 -35
k-1 vinyl|16 34 36
k-1 vogliamo|9 38 8
k-1 volunteer|-27 -26 -21
k-1 vor|-35 -31 -36
k-1 vous|-34 -40 -38
k-1 vr|-37 -36 -38
k-1 waffles|-26 -48 -27
k-1 waffle|-36 -20 -20
k-1 walk|-33 -27 -27
k-1 wall|-48 -41 -59
k-1 walnut|-54 -45 -24
k-1 wanderstab|-58 -39 -37
k-1 wanted|-25 -20 -55
k-1 warehouse|-43 -43 -44
k-1 ware|-61 -55 -46
k-1 war|-38 -47 -42
k-1 washing|8 54 23
k-1 was|-26 -38 -34
k-1 watering|48 -20 -9
k-1 water|48 17 31
k-1 waves|-36 -55 -35
k-1 wave|-29 -26 -4
k-1 wavy|-26 -26 -23
k-1 wedding|-25 -25 -26
k-1 weder|2 50 14
k-1 wednesdays|-36 -24 -38
k-1 weiss|-26 -25 -47
k-1 welcome|-30 -23 -26
k-1 we|-45 -38 -42
k-1 what|-43 -40 -68
k-1 wheel|-45 -26 -23
k-1 when|-30 -19 -19
k-1 where|-48 -32 -41
k-1 which|-36 -38 -29
k-1 while|-22 -32 -22
k-1 white|-76 -42 -38
k-1 whole|-40 -36 -33
k-1 whose|-71 -59 -45
k-1 who|-34 -28 -22
k-1 widely|-40 -30 -40
k-1 wide|-40 -43 -52
k-1 wien|-33 -28 -40
k-1 wife|-17 -26 -19
k-1 will|-32 -33 -29
k-1 window|-54 -43 -56
k-1 wind|41 5 12
k-1 wings|-37 -31 -55
k-1 wing|-5 25 10
k-1 wire|-26 -21 -29
k-1 wir|-39 -56 -35
k-1 wishes|-59 -57 -56
k-1 without|-20 -27 -18
k-1 with|-34 -21 -9
k-1 wizard|-32 -17 -17
k-1 wolf|-30 -37 -34
k-1 wolves|51 9 2
k-1 womens|-29 -22 -17
k-1 woodcut|-56 -52 -59
k-1 wooden|-43 -18 -21
k-1 wood|-31 -44 -10
k-1 wool|-27 -22 -23
k-1 words|-29 -31 -24
k-1 working|-36 -36 -24
k-1 works|-30 -24 -19
k-1 wortmarke|-27 -35 -35
k-1 would|-26 -24 -23
k-1 woven|-37 -28 -31
k-1 wow|5 4 35
k-1 wren|-30 -16 -20
k-1 wrong|-34 -36 -36
k-1 w|-48 -34 -34
k-1 yacht|-25 -35 -26
k-1 yard|-38 -26 -31
k-1 year|-29 -31 -26
k-1 yellow|-7 -37 -15
k-1 yes|3 38 -2
k-1 yoga|-29 -27 -24
k-1 youre|-43 -48 -37
k-1 your|-30 -29 -26
k-1 you|-34 -48 -26
k-1 yo|40 -10 -12
k-1 y|-54 -43 -29
k-1 zahnarztstuhl|-28 -24 -21
k-1 zarte|-46 -59 -56
k-1 zeichen|-40 -31 -29
k-1 zeppelin|27 3 4
k-1 zero|12 37 43
k-1 zu|-35 -36 -30
k-1 zwei|-33 -43 -40
k-2 #ff5a1f|-23 -32 -34
k-2 12|36 6 12
k-2 16|-16 -19 -27
k-2 18|-31 -26 -39
k-2 1|9 3 30
k-2 2009|-44 -56 -47
k-2 2027|-30 -25 -37
k-2 24|-11 5 -26
k-2 30|-4 -1 31
k-2 40|-27 -20 -28
k-2 45|-35 -32 -19
k-2 4|-44 -36 -16
k-2 70s|18 26 65
k-2 8|-21 -26 -25
k-2 9|-18 -25 -6
k-2 aarhus|-28 -35 -39
k-2 abeille|9 6 40
k-2 abogados|25 -17 -4
k-2 about|-52 -7 -9
k-2 above|-36 -33 -35
k-2 absolutely|11 55 17
k-2 abstracted|10 26 9
k-2 academy|64 17 60
k-2 accents|-35 -24 -38
k-2 accountants|-25 -26 -28
k-2 acht|-58 -40 -38
k-2 acompana|-40 -30 -24
k-2 across|-32 -60 -33
k-2 adelaide|-28 -26 -45
k-2 afraid|4 4 26
k-2 african|-23 -29 -26
k-2 after|-40 -39 -23
k-2 again|-23 -33 -37
k-2 agency|31 3 18
k-2 ago|-31 -24 -48
k-2 aimerait|66 -1 11
k-2 aimerions|40 15 16
k-2 air|-50 -32 -36
k-2 alambique|-49 -48 -34
k-2 allergic|3 25 10
k-2 alles|-5 27 26
k-2 allotments|-20 -40 -35
k-2 alone|23 31 32
k-2 alta|7 7 32
k-2 alterations|-39 -32 -28
k-2 amarelo|3 -36 -8
k-2 amarillo|-30 -33 -25
k-2 amber|-27 -31 -20
k-2 ampersand|-50 -37 -47
k-2 am|-34 -38 -27
k-2 anchors|14 35 28
k-2 anchor|-66 -43 -38
k-2 ancora|-30 -29 -25
k-2 animal|40 -11 -17
k-2 anker|-21 -35 -23
k-2 another|-15 -26 -16
k-2 ans|-27 -35 -23
k-2 anvil|-33 -18 3
k-2 anything|-25 27 -41
k-2 anywhere|-16 -30 -16
k-2 any|-12 -10 -29
k-2 an|-12 -32 -37
k-2 ao|-29 -27 -29
k-2 apotheke|40 3 16
k-2 appelee|23 10 49
k-2 apples|-48 -40 -33
k-2 apple|11 7 31
k-2 approachable|21 57 17
k-2 apro|-28 -16 -15
k-2 aqua|-67 -62 -66
k-2 arancione|33 5 21
k-2 architects|-12 -11 30
k-2 archive|-34 -37 -48
k-2 areia|-22 -21 -26
k-2 arena|-30 -37 -45
k-2 are|-45 -36 -57
k-2 arms|-25 -27 -9
k-2 around|50 -1 14
k-2 arquitectura|-28 -33 -43
k-2 arriba|-32 -29 -54
k-2 arrondies|-40 -37 -36
k-2 arrows|-26 -22 -24
k-2 artesanal|-20 -30 -18
k-2 artists|-26 -25 -28
k-2 asap|-51 -51 -44
k-2 ash|-18 -20 -31
k-2 astrology|-22 -21 -27
k-2 as|-68 -48 -32
k-2 atelier|-47 -39 -33
k-2 at|-47 -43 -48
k-2 auch|-29 -23 -27
k-2 auf|-48 -20 -32
k-2 aurelle|-33 33 -13
k-2 ausser|-25 -23 -32
k-2 autumn|-21 -33 -19
k-2 avait|-54 -69 -46
k-2 avoid|-28 64 9
k-2 away|17 54 20
k-2 b2b|-26 -20 -28
k-2 baby|2 14 43
k-2 backerei|-53 -39 -38
k-2 background|27 4 6
k-2 badge|-7 -36 -22
k-2 bairro|-26 -35 -27
k-2 bakery|-45 -49 -47
k-2 bakes|-23 -23 -29
k-2 baking|-47 -47 -55
k-2 balance|5 52 14
k-2 ballet|-44 -49 -51
k-2 balloons|10 35 12
k-2 ball|-48 -50 -57
k-2 bandoneon|-37 -19 -31
k-2 bank|-20 -25 -25
k-2 banned|-28 -35 -25
k-2 barche|-31 -26 -29
k-2 bari|36 38 13
k-2 barnacle|-28 -39 -26
k-2 barn|-31 -27 -45
k-2 barrio|-32 -44 -40
k-2 bar|-73 -40 -45
k-2 basket|-38 -26 -34
k-2 basta|-10 13 -25
k-2 bathrooms|-56 -37 -35
k-2 baths|-27 -37 -27
k-2 bathtub|-28 -38 -22
k-2 bauhaus|-32 -30 -47
k-2 beans|4 30 -9
k-2 bean|-38 -24 -32
k-2 bear|-12 16 30
k-2 because|-53 -77 -47
k-2 beer|-39 -46 -40
k-2 before|-22 -33 -21
k-2 behind|-10 -21 -29
k-2 being|-30 -26 -49
k-2 bellows|27 57 27
k-2 below|30 -13 -8
k-2 bench|-43 -27 -37
k-2 benefits|-2 -17 26
k-2 bergen|1 1 31
k-2 beside|-85 -62 -56
k-2 best|-40 -38 -42
k-2 better|-34 -27 -21
k-2 between|-31 -26 -22
k-2 be|29 -17 -3
k-2 bianco|-26 -37 -30
k-2 bicycle|-32 -28 -28
k-2 bienenstocks|-56 -35 -42
k-2 bien|-7 -32 -28
k-2 bike|-63 -48 -62
k-2 bildmarke|25 7 11
k-2 birch|4 6 26
k-2 birds|-26 -18 -16
k-2 birthday|-27 -17 -23
k-2 bistrot|-32 -29 -29
k-2 blackbird|-3 -30 -42
k-2 blackboard|-55 -50 -55
k-2 blacksmith|50 -6 7
k-2 blender|-33 -44 -36
k-2 block|-20 -32 -28
k-2 blog|-53 -57 -42
k-2 blood|15 27 37
k-2 bloss|30 71 34
k-2 board|-40 -59 -50
k-2 bobbins|-21 -35 -21
k-2 bobbin|-18 -30 -22
k-2 bobine|-45 -31 -46
k-2 bogs|10 12 28
k-2 bone|-49 -41 -4
k-2 bonjour|-43 -47 -43
k-2 bookkeeping|-42 -31 -40
k-2 books|42 -26 -13
k-2 boot|-25 -19 -18
k-2 boring|-17 -25 6
k-2 borrowed|39 3 -15
k-2 bosco|14 15 34
k-2 botijoe|-30 -40 -27
k-2 botijo|-7 7 33
k-2 bottles|2 45 10
k-2 bottle|-46 -33 -44
k-2 bought|-39 -41 -28
k-2 boulangerie|-77 -64 -49
k-2 bouncy|-34 -30 -25
k-2 bouquetin|21 22 47
k-2 boutique|-42 -51 -31
k-2 bowl|41 9 15
k-2 box|-1 3 42
k-2 brackets|-31 -15 -16
k-2 brain|7 22 43
k-2 brandl|10 15 44
k-2 brandt|-43 -36 -40
k-2 brand|43 13 32
k-2 brasao|-28 -18 -19
k-2 brasa|11 11 29
k-2 brass|-28 2 -18
k-2 braucht|-38 -24 -38
k-2 brewing|-13 -8 -26
k-2 brick|-60 -56 -63
k-2 bridal|0 10 51
k-2 bridge|35 -3 8
k-2 brightwell|-40 -16 -23
k-2 brine|-23 -40 -23
k-2 bring|-23 -34 -22
k-2 bristol|-27 -24 25
k-2 broadband|-45 -38 -26
k-2 broth|13 8 34
k-2 brown|-30 -49 -26
k-2 brow|-31 -38 -29
k-2 brume|14 8 34
k-2 brun|11 -33 -18
k-2 brush|35 26 32
k-2 bruta|-26 -21 -30
k-2 bubbles|6 29 14
k-2 bubble|-17 -30 -42
k-2 bubbly|33 3 -18
k-2 bufete|-52 -56 -40
k-2 bugambilia|-41 -26 -28
k-2 builders|-31 -29 -44
k-2 bulb|2 11 38
k-2 bunker|7 10 58
k-2 burned|-28 -24 -14
k-2 business|-24 -26 -21
k-2 butter|43 21 39
k-2 button|-6 -2 27
k-2 but|-12 50 12
k-2 by|-29 -44 -34
k-2 b|-30 -24 -25
k-2 cabinet|-34 -35 -30
k-2 cactus|-22 -42 10
k-2 cafe|-72 -60 -48
k-2 caffe|-76 -69 -47
k-2 calido|-1 3 39
k-2 call|-19 -36 0
k-2 calm|-47 -28 -39
k-2 cameras|15 51 18
k-2 camino|-20 -33 -18
k-2 candelabro|-39 -35 -25
k-2 cannot|-37 -62 -36
k-2 cape|-21 -17 -33
k-2 capitales|-27 -26 -29
k-2 caps|23 41 40
k-2 carattere|-58 -67 -56
k-2 caratteri|-29 -40 -10
k-2 care|-39 -42 -40
k-2 carpincho|-30 -20 -19
k-2 carp|8 14 32
k-2 carrot|-57 -41 -55
k-2 carrying|58 13 20
k-2 cars|-7 26 5
k-2 carta|19 14 45
k-2 cartoon|-6 -28 -14
k-2 car|-30 -38 -36
k-2 case|-28 -31 -35
k-2 casse|-33 -44 -47
k-2 castanhola|6 30 -6
k-2 castanho|-1 28 13
k-2 castle|-25 -26 -25
k-2 category|-28 -20 -33
k-2 catering|4 5 37
k-2 cat|-79 -66 -45
k-2 ca|-28 -32 -21
k-2 cello|6 15 41
k-2 ceramic|35 5 -4
k-2 cerveceria|-34 -23 -29
k-2 ce|-44 -46 -35
k-2 chains|22 71 18
k-2 chairs|-20 -25 -5
k-2 chair|35 14 22
k-2 chalk|32 -4 40
k-2 chamada|22 17 48
k-2 chamado|-1 3 25
k-2 chameleon|-39 -6 -19
k-2 champagne|-29 -33 -43
k-2 character|-37 -22 -24
k-2 charcoal|-58 -69 -89
k-2 cheddar|-26 -16 -28
k-2 cheerful|-35 -29 -32
k-2 cheese|12 27 47
k-2 chef|-21 -23 -26
k-2 chemist|-40 -28 -46
k-2 cherry|-18 -30 -20
k-2 chiamata|23 19 72
k-2 chicos|-24 -29 -28
k-2 childish|-21 -33 -49
k-2 chile|-3 4 49
k-2 chili|-38 -31 -20
k-2 chocolate|-8 29 7
k-2 choir|-35 -43 -45
k-2 chose|11 1 58
k-2 chunky|-46 -55 -46
k-2 cider|-28 -31 -21
k-2 ciel|21 12 59
k-2 cipria|15 14 34
k-2 circles|5 4 30
k-2 circus|37 -6 8
k-2 city|-39 -47 -56
k-2 clair|11 11 39
k-2 claro|-5 27 24
k-2 classes|-23 -21 -33
k-2 classy|-14 -15 -26
k-2 class|48 18 22
k-2 clay|-31 -14 4
k-2 cleaner|-1 7 29
k-2 cleaning|-25 -27 -22
k-2 clean|-42 -35 -56
k-2 clearly|-33 -44 -35
k-2 clear|3 28 0
k-2 cleaver|4 26 -12
k-2 clef|-35 -55 -35
k-2 clever|-51 -68 -51
k-2 client|15 15 33
k-2 climbing|10 12 47
k-2 clinical|14 28 32
k-2 clip|-36 -25 -20
k-2 close|-24 -20 -25
k-2 clouds|14 36 37
k-2 club|34 3 8
k-2 coach|-2 -7 27
k-2 coast|-20 -30 -22
k-2 cocktail|12 9 29
k-2 cocoa|-18 -35 8
k-2 code|-27 -18 -12
k-2 coffee|-15 -28 -2
k-2 cognac|-27 -26 -29
k-2 coin|-20 -20 -26
k-2 colleagues|-41 -35 -30
k-2 collective|-2 60 1
k-2 collect|-27 -21 -15
k-2 coloquem|-52 -42 -55
k-2 colores|-35 -25 -20
k-2 colori|-32 -30 -54
k-2 colors|15 0 50
k-2 colours|-31 -3 -8
k-2 colour|12 7 35
k-2 comb|-2 43 17
k-2 comedy|-25 -39 -30
k-2 come|-27 -30 -45
k-2 comic|7 -54 -44
k-2 common|17 26 65
k-2 como|-33 -35 -33
k-2 company|-35 -41 -10
k-2 compass|-52 -39 -37
k-2 competitors|-28 -24 -28
k-2 com|42 4 13
k-2 concerts|-40 -40 -34
k-2 concrete|6 11 35
k-2 condensada|-25 -26 -27
k-2 condensed|-8 -30 -6
k-2 construction|10 12 53
k-2 consulting|-37 -30 -28
k-2 conta|21 23 56
k-2 continuous|-28 -27 -26
k-2 contractor|-2 5 33
k-2 contracts|-22 -25 -25
k-2 contrast|-26 -26 -36
k-2 con|-19 -25 -32
k-2 cookie|-29 -15 -24
k-2 copenhagen|5 0 31
k-2 copper|-28 -29 -27
k-2 corail|10 -3 42
k-2 cores|-29 -27 -46
k-2 corporate|-33 -44 -31
k-2 corretora|-27 -38 -23
k-2 corsivo|13 71 30
k-2 cosa|-30 -56 -30
k-2 costs|-15 -26 -20
k-2 could|-38 -42 -33
k-2 couleurs|8 12 50
k-2 council|-35 -25 -28
k-2 country|-22 -20 -26
k-2 courier|8 8 28
k-2 cousin|-22 -26 -25
k-2 covers|-70 -61 -54
k-2 cows|-20 -24 -29
k-2 crab|17 15 54
k-2 cranes|-5 28 8
k-2 crates|3 -5 31
k-2 cream|-54 -18 -34
k-2 crema|39 32 3
k-2 creme|27 46 21
k-2 crescent|-46 -26 -28
k-2 crest|-20 -37 -15
k-2 crimson|-48 -60 -35
k-2 crossed|45 8 20
k-2 crosses|11 33 18
k-2 cross|3 36 11
k-2 crowbars|-38 -27 -25
k-2 crown|9 1 41
k-2 crumb|-32 -29 -41
k-2 crypto|-25 -25 -47
k-2 cuatro|10 14 39
k-2 cuivre|-29 -37 -37
k-2 cup|-47 -43 -35
k-2 curled|-29 -28 -30
k-2 cursive|-26 -15 -19
k-2 customers|-25 -39 -27
k-2 cute|59 29 8
k-2 cutlery|-41 -31 -24
k-2 cut|4 -27 -14
k-2 cyan|34 5 6
k-2 c|-43 -41 -42
k-2 dad|-32 -45 -50
k-2 dairy|-43 -29 -34
k-2 dakar|-29 -31 -30
k-2 dark|41 -5 34
k-2 darunter|-26 -28 -24
k-2 dar|-63 -51 -60
k-2 daughter|-46 -36 -29
k-2 day|14 3 25
k-2 deadline|-31 -41 -32
k-2 debt|4 5 25
k-2 decided|-27 -18 -23
k-2 deco|14 42 15
k-2 deep|8 0 33
k-2 degli|-26 -43 -21
k-2 degrees|-38 -28 -48
k-2 dei|-27 -29 -33
k-2 deja|0 29 2
k-2 delicate|-40 -39 -30
k-2 delivery|32 4 4
k-2 deliver|-27 -23 -22
k-2 della|10 67 21
k-2 del|-26 -31 -2
k-2 dem|-40 -53 -41
k-2 dental|-28 -32 -44
k-2 dentist|-26 -37 -27
k-2 depot|-35 -37 -37
k-2 depuis|-70 -64 -66
k-2 desde|-34 -35 -43
k-2 desenho|-68 -40 -38
k-2 deshalb|23 68 26
k-2 designers|-28 -52 -27
k-2 designer|-46 -49 -43
k-2 design|-33 -40 -31
k-2 desk|45 7 38
k-2 dessine|-64 -58 -46
k-2 destra|-23 -41 -27
k-2 des|-52 -41 -48
k-2 deteste|15 46 -1
k-2 detesto|18 51 6
k-2 diamond|-42 -58 -40
k-2 dice|10 10 52
k-2 didnt|-26 -49 -32
k-2 didone|-39 6 -18
k-2 die|-27 -28 -21
k-2 different|14 17 36
k-2 digital|-22 -30 -27
k-2 director|15 33 16
k-2 dislikes|10 33 8
k-2 dispensamos|-2 46 14
k-2 distillery|23 47 19
k-2 diving|17 17 44
k-2 dna|8 25 6
k-2 does|-34 -49 -14
k-2 dog|-43 -36 -46
k-2 dona|-3 2 35
k-2 donc|-32 -58 -32
k-2 done|-26 -29 -24
k-2 donts|16 47 22
k-2 doormats|-25 -15 -14
k-2 doors|26 25 61
k-2 door|-28 -36 -37
k-2 dorado|-30 -23 -24
k-2 dot|-58 -41 -51
k-2 dough|16 42 -9
k-2 dourado|-45 -56 -48
k-2 doves|6 28 8
k-2 down|-36 -33 -49
k-2 do|-13 -12 -30
k-2 dragons|-18 -25 -8
k-2 drawing|-20 -30 -13
k-2 drawn|-47 -36 -41
k-2 dream|-37 -23 -26
k-2 drei|-41 -24 -30
k-2 drew|-20 -40 -22
k-2 dripping|9 -5 26
k-2 drip|20 19 46
k-2 drivers|-19 -27 -22
k-2 drops|16 20 26
k-2 druckerei|-36 -33 -23
k-2 dr|-26 -27 -16
k-2 ducks|1 4 28
k-2 dunkelbraun|-14 32 -4
k-2 dunkelgrun|-26 -24 4
k-2 dunmore|-43 -44 -39
k-2 dusty|-27 -29 -7
k-2 dynamics|14 17 45
k-2 d|-75 -14 -22
k-2 e.v|43 -7 14
k-2 eagle|-36 2 -24
k-2 ear|25 1 3
k-2 easy|-35 -29 -37
k-2 eau|-1 0 40
k-2 eclat|2 9 31
k-2 ecole|-46 -60 -54
k-2 edtech|-33 -35 -43
k-2 eggs|-31 -49 -31
k-2 egg|-2 3 27
k-2 einem|-25 -26 11
k-2 einen|-25 -21 -17
k-2 either|-30 -17 -17
k-2 elderly|-30 -22 -29
k-2 electrical|50 0 3
k-2 electricians|-39 -30 -38
k-2 electric|5 -22 -52
k-2 electronics|-42 -47 -48
k-2 elegante|-9 29 1
k-2 elements|35 8 9
k-2 elephant|-26 11 -21
k-2 eleven|-27 -42 -26
k-2 elm|-37 -35 -63
k-2 el|-19 -29 -1
k-2 ember|-31 -21 -10
k-2 emblema|-46 -41 -60
k-2 emerald|5 17 54
k-2 empattements|-5 34 43
k-2 empattement|-33 -30 -1
k-2 em|-59 -40 -26
k-2 encima|-30 -25 -29
k-2 encre|-33 -53 -46
k-2 end|-28 -39 -25
k-2 entre|-40 -61 -46
k-2 epi|2 -53 -61
k-2 epure|15 38 6
k-2 era|-50 -49 -44
k-2 escritorio|-37 -40 -31
k-2 escrito|-45 -49 -34
k-2 escuro|14 13 44
k-2 espiga|-59 -62 -76
k-2 espresso|-20 -23 -29
k-2 esquerda|-32 -33 -30
k-2 essere|-68 -73 -64
k-2 estamos|-25 -26 -22
k-2 estan|-19 -26 -18
k-2 estilizado|-72 -80 -72
k-2 estudio|-37 -47 -33
k-2 est|-20 -37 3
k-2 es|-38 -35 -25
k-2 etwas|-33 -30 -46
k-2 et|-47 -63 -17
k-2 europe|6 43 2
k-2 evenings|20 21 55
k-2 evening|-31 -21 -20
k-2 even|-43 -16 -36
k-2 everything|-24 -48 -29
k-2 evitad|-3 49 -14
k-2 evitare|-7 32 7
k-2 evitar|8 35 9
k-2 evitate|-15 47 14
k-2 evita|30 104 47
k-2 evitemos|-9 48 4
k-2 evitez|40 122 57
k-2 evitiamo|-17 -28 -17
k-2 except|11 -3 33
k-2 exclude|-35 -30 -24
k-2 expects|-18 -28 -20
k-2 extended|-28 -32 -33
k-2 extra|-22 -27 -21
k-2 eyes|-27 -21 -21
k-2 e|-1 28 21
k-2 faces|-13 25 1
k-2 face|-7 1 30
k-2 factories|-29 -19 -22
k-2 factory|-38 -42 -36
k-2 fact|-24 -12 -38
k-2 fair|-28 -34 -28
k-2 fall|0 49 13
k-2 families|8 15 34
k-2 family|-27 -40 -34
k-2 farbe|-13 -12 26
k-2 farms|-55 -46 -55
k-2 farm|-35 -33 -43
k-2 faro|-13 -35 13
k-2 far|38 6 5
k-2 fashion|-26 -52 -26
k-2 fast|-25 -22 10
k-2 fathers|-39 -29 -29
k-2 fat|-62 -65 -70
k-2 favor|-40 -52 -12
k-2 feel|10 -6 -28
k-2 feet|0 -2 31
k-2 fence|16 33 15
k-2 ferrante|-26 -21 -26
k-2 ferri|-39 -34 -51
k-2 festival|3 6 39
k-2 fette|-32 -30 -32
k-2 fett|-26 -22 -33
k-2 feuille|-39 -37 -34
k-2 few|-70 -47 -59
k-2 field|-38 -36 -32
k-2 fig|34 14 33
k-2 film|-33 -32 -17
k-2 fils|-36 -29 -39
k-2 fina|-30 -44 -41
k-2 finch|-27 -21 -6
k-2 finds|-25 -16 -16
k-2 find|-30 -48 -33
k-2 finnish|-19 -29 -18
k-2 firenze|-25 -37 -30
k-2 fire|14 24 42
k-2 firma|-18 -30 -28
k-2 firm|15 35 11
k-2 firs|-39 -39 -45
k-2 fishing|-39 -27 -30
k-2 fish|-31 -22 -34
k-2 fists|-8 42 -5
k-2 fit|-35 -33 -28
k-2 five|-36 -40 -42
k-2 fixwell|-36 -38 -43
k-2 fix|-54 -47 -57
k-2 flacons|19 45 17
k-2 flacon|-7 18 32
k-2 flags|-22 -26 -17
k-2 flames|-27 -18 -27
k-2 flame|-52 -50 -37
k-2 flats|-25 -23 -24
k-2 flat|-61 -43 -49
k-2 fleuriste|4 5 36
k-2 florist|14 22 54
k-2 flour|-30 -30 -32
k-2 flowers|-12 27 -11
k-2 flower|-47 -45 -45
k-2 flowing|-38 -30 -35
k-2 fluorescent|-49 -45 -51
k-2 foglie|-51 -37 -33
k-2 folded|-25 -18 -28
k-2 fold|-66 -44 -41
k-2 font|-17 -35 2
k-2 footprint|-29 -42 -31
k-2 foot|27 58 28
k-2 forbidden|8 37 -5
k-2 forge|-56 -33 -43
k-2 forks|-54 -70 -41
k-2 fork|-31 -37 -46
k-2 forma|19 12 43
k-2 former|-1 1 29
k-2 forming|75 2 22
k-2 forms|-27 -27 -27
k-2 form|-34 -28 -45
k-2 forte|-52 -50 -42
k-2 forward|-38 -21 -30
k-2 for|-69 -63 -44
k-2 found|-14 -26 -17
k-2 fourteen|-25 -14 -15
k-2 fox|-54 -39 -59
k-2 frase|-26 -23 -21
k-2 freelancers|-35 -33 -28
k-2 freight|-50 -33 -33
k-2 fresh|-22 -31 -12
k-2 fretta|-25 -22 -29
k-2 freundlichen|-37 -34 -41
k-2 friday|35 -4 0
k-2 front|-15 -27 -15
k-2 fuera|36 15 15
k-2 funeral|-23 -22 -30
k-2 fun|-31 -28 -39
k-2 fur|-32 -28 -42
k-2 futura|-37 -40 -42
k-2 gallery|-18 -18 -35
k-2 game|53 7 31
k-2 gamsbart|-25 -15 -17
k-2 garamond|-64 -60 -73
k-2 gardens|-29 -22 -27
k-2 garden|8 -21 -31
k-2 gargles|-16 38 -17
k-2 gargoyles|-33 -20 -20
k-2 garibaldi|-30 -27 -23
k-2 garlic|-29 -22 -17
k-2 gar|-46 -68 -43
k-2 gasometer|-50 -37 -38
k-2 gates|-36 -30 -25
k-2 gatto|-30 -18 -21
k-2 gauche|-51 -44 -49
k-2 gavels|1 37 -5
k-2 gearsticks|-40 -38 -42
k-2 gear|1 26 13
k-2 gecko|-15 -25 -21
k-2 geese|-24 -26 -22
k-2 geht|-30 -24 -28
k-2 gelb|4 -1 36
k-2 genealogy|51 5 17
k-2 generous|-35 -35 -31
k-2 gens|-29 -26 -43
k-2 gente|-27 -35 -28
k-2 geometrico|-37 -54 -45
k-2 geometric|15 -4 26
k-2 gern|32 -6 2
k-2 get|-60 -37 -38
k-2 gin|8 0 30
k-2 giraffes|-24 -32 -21
k-2 girls|-30 -20 -21
k-2 glacier|3 8 32
k-2 glasgow|-33 -27 -27
k-2 glass|-7 34 -5
k-2 globe|-46 -39 -40
k-2 gmbh|38 14 52
k-2 goat|-26 -21 -14
k-2 goes|-34 -47 -40
k-2 going|8 10 29
k-2 golf|-28 -30 -26
k-2 gondoles|6 32 -7
k-2 gondole|-28 -51 -25
k-2 gondolier|-33 -25 -29
k-2 goose|-27 -18 -23
k-2 gostavamos|-54 -37 -32
k-2 gos|4 25 10
k-2 gotica|8 33 16
k-2 go|74 15 35
k-2 gradients|2 21 29
k-2 gradient|3 16 30
k-2 gramophones|-42 -40 -26
k-2 gramophone|19 -27 -10
k-2 grandfather|-26 -20 -25
k-2 grandmother|-42 -25 -23
k-2 grand|18 19 42
k-2 granite|25 7 -4
k-2 grappin|47 3 3
k-2 grau|-38 -38 -26
k-2 graziato|-34 -37 -29
k-2 grazie|-25 -31 -34
k-2 graz|32 61 30
k-2 grey|-15 -50 -11
k-2 grigio|-23 -33 8
k-2 gris|-38 -41 -49
k-2 grocery|-40 -30 -32
k-2 grotesk|37 36 25
k-2 grove|-26 -27 -22
k-2 growing|-28 -20 -27
k-2 gruesa|-7 25 -5
k-2 grun|31 2 -5
k-2 grussen|-56 -72 -43
k-2 guests|-22 -35 -28
k-2 guitars|-25 -23 -22
k-2 gustaria|26 1 1
k-2 gut|-22 -29 -28
k-2 gym|3 -27 -5
k-2 haben|-38 -63 -38
k-2 hall|-33 -27 -39
k-2 halo|-61 -40 -40
k-2 halvsies|-2 13 34
k-2 hamburg|-29 -30 -29
k-2 hammer|40 4 27
k-2 hams|-23 -27 -18
k-2 handmade|-46 -43 -23
k-2 handshakes|11 26 4
k-2 handwoven|-37 -27 -26
k-2 handwriting|4 13 27
k-2 handwritten|27 1 -11
k-2 handyman|-21 -23 -30
k-2 hand|1 -28 -22
k-2 harbour|27 -5 4
k-2 hard|-3 -18 29
k-2 hare|-29 -20 -23
k-2 hartmann|11 7 27
k-2 hartos|-19 -29 -17
k-2 has|-52 -16 -11
k-2 hatten|-25 -21 -27
k-2 hat|-1 28 6
k-2 headphones|5 1 41
k-2 heather|13 12 52
k-2 heat|-26 -19 -32
k-2 heavy|17 -4 28
k-2 hebden|10 9 37
k-2 hedgehog|-41 -34 -28
k-2 heisst|-54 -42 -13
k-2 hellgrun|24 17 43
k-2 helping|17 26 55
k-2 help|-28 -29 -25
k-2 here|-30 -23 -34
k-2 hermit|-51 -35 -44
k-2 heron|-81 -52 -60
k-2 herring|-29 -26 -40
k-2 hexagon|-5 -11 31
k-2 hey|-57 -37 -37
k-2 hibiscus|-44 -49 -42
k-2 hidden|-26 -29 -24
k-2 hives|-28 -26 -26
k-2 holding|36 -17 -6
k-2 hold|-32 -21 -23
k-2 hole|-33 -30 -31
k-2 holidays|-18 -29 -19
k-2 hollin|-28 -23 -25
k-2 homes|-8 -27 -1
k-2 hook|-55 -34 -36
k-2 hope|-49 -44 -42
k-2 hops|-52 -48 -54
k-2 horses|-31 -18 -22
k-2 hospitals|-23 -27 -19
k-2 hours|-37 -22 -24
k-2 hour|70 9 30
k-2 houses|10 40 17
k-2 humanist|-31 -32 -37
k-2 hundred|-35 -31 -28
k-2 hungry|9 3 27
k-2 hush|-34 -23 -30
k-2 hydrogen|-27 -23 -24
k-2 ich|-32 -27 -29
k-2 icona|32 9 10
k-2 icono|-44 -28 -51
k-2 ideas|-46 -59 -54
k-2 idea|39 13 13
k-2 if|-44 -38 -31
k-2 il|-11 26 -9
k-2 imagine|52 9 7
k-2 imbuto|-34 -30 -28
k-2 import|-30 -37 -38
k-2 im|-46 -56 -41
k-2 included|5 4 43
k-2 include|-28 -25 -28
k-2 indian|-25 -13 21
k-2 indie|9 5 26
k-2 ines|-22 -21 -35
k-2 infantil|-29 -25 -27
k-2 initials|-42 -34 -32
k-2 inky|-37 -26 -28
k-2 ink|-12 -2 38
k-2 insects|-33 -36 -29
k-2 inside|-52 -52 -41
k-2 inspired|5 37 1
k-2 instead|1 -53 -16
k-2 insurance|-31 -23 -29
k-2 interior|-25 -23 -31
k-2 internet|-25 -25 -14
k-2 invece|-39 -74 -32
k-2 investors|-20 -29 -21
k-2 ira|-42 -41 -56
k-2 iron|15 -32 -27
k-2 isle|-20 -28 -28
k-2 ist|-34 4 -28
k-2 is|6 46 16
k-2 italian|-31 15 -10
k-2 its|-52 -49 -20
k-2 it|35 -6 -3
k-2 ive|-20 -26 -17
k-2 ivy|-27 -32 -32
k-2 jade|-27 -20 -14
k-2 jakarta|35 16 16
k-2 jars|12 39 14
k-2 jar|-33 -27 -32
k-2 jewellery|10 10 35
k-2 je|-19 -25 -19
k-2 joe|5 10 38
k-2 juice|-54 -44 -45
k-2 juna|-31 -26 -25
k-2 juniper|-21 -26 -22
k-2 juno|8 -1 39
k-2 junto|-77 -62 -52
k-2 just|-80 -62 -36
k-2 kaninchen|-36 -38 -29
k-2 kanzlei|5 41 9
k-2 katze|-25 -22 -23
k-2 kayak|-44 -31 -26
k-2 keep|14 -84 -20
k-2 keinen|8 62 5
k-2 keine|-20 -31 6
k-2 kein|-35 -21 -28
k-2 kelp|10 14 34
k-2 kestrel|-31 -23 -26
k-2 key|43 -5 27
k-2 kids|-39 -34 -51
k-2 kiln|-48 -36 -35
k-2 kindergarten|-31 -28 -36
k-2 kindly|-22 -36 -33
k-2 kind|26 -8 14
k-2 kin|52 13 16
k-2 kitchens|-22 -33 -18
k-2 kitchen|-57 -48 -46
k-2 kite|-30 -17 -21
k-2 kits|-23 -24 -29
k-2 kiwi|-40 -42 -41
k-2 kleine|14 13 28
k-2 knight|41 10 14
k-2 knitting|-17 42 -15
k-2 knows|-27 -25 -20
k-2 kombucha|-50 -38 -50
k-2 kommt|-56 -61 -54
k-2 konkurrenz|4 36 -1
k-2 konnen|20 48 21
k-2 kraft|-10 1 48
k-2 labels|-53 -49 -46
k-2 label|-28 -26 -25
k-2 laboratorio|-33 -37 -29
k-2 ladders|-17 -29 -27
k-2 laden|-38 -49 -29
k-2 lado|-57 -66 -41
k-2 lamps|-29 -19 -14
k-2 lane|10 11 54
k-2 lanterna|-14 -25 -15
k-2 lantern|7 0 33
k-2 lark|1 4 25
k-2 lasst|-42 -52 -35
k-2 las|-29 -25 -23
k-2 lata|46 0 4
k-2 later|-31 -25 -43
k-2 late|-24 -31 -35
k-2 launch|-16 -19 -27
k-2 lavande|-22 10 -40
k-2 lavender|-34 -17 -7
k-2 lawn|-42 -33 -45
k-2 lawyers|-25 -27 -19
k-2 lawyer|-52 -46 -46
k-2 layered|-28 -27 -36
k-2 la|-40 -36 -31
k-2 learn|-40 -28 -24
k-2 leather|14 12 39
k-2 leaving|-39 -49 -28
k-2 ledger|3 4 31
k-2 leeds|30 9 9
k-2 leerse|13 14 32
k-2 left|-65 -77 -46
k-2 legale|12 37 15
k-2 leggere|-49 -43 -59
k-2 leg|41 21 41
k-2 leicester|-21 -24 -26
k-2 leipzig|-36 -27 -37
k-2 lemurs|-42 -32 -28
k-2 lens|-28 -49 -29
k-2 lento|28 22 64
k-2 less|-36 -37 -13
k-2 les|-15 -25 -16
k-2 letra|-37 -28 -41
k-2 lettere|-64 -63 -58
k-2 lettering|-14 37 -14
k-2 letterpress|-38 -28 -35
k-2 letterspacing|-39 -40 -30
k-2 letters|-38 -2 -7
k-2 lettres|-25 -31 -28
k-2 le|-44 -48 -46
k-2 library|-22 -22 -30
k-2 libreria|-25 -21 -16
k-2 libros|23 57 26
k-2 lieber|54 1 10
k-2 lieu|-23 -31 -27
k-2 life|-30 -27 -36
k-2 lift|-24 -25 -34
k-2 lighthouses|-26 -48 -32
k-2 lighthouse|-40 -21 -28
k-2 lightning|-40 -33 -17
k-2 light|-9 14 -25
k-2 like|-6 -33 -18
k-2 lilas|12 8 44
k-2 lila|4 17 63
k-2 lime|18 23 44
k-2 lindner|-38 -31 -46
k-2 lindqvist|-25 -20 -27
k-2 linea|15 14 37
k-2 line|44 33 20
k-2 linha|47 24 34
k-2 links|-31 -19 -20
k-2 lions|29 -11 9
k-2 lion|-40 -39 -49
k-2 liquorice|-17 -15 -25
k-2 lisible|-27 -28 -26
k-2 llc|-37 -22 -5
k-2 llevara|72 14 24
k-2 llp|-34 -9 12
k-2 lobo|-36 -36 -56
k-2 lobster|-15 -28 -16
k-2 locks|12 33 7
k-2 logotipo|-40 -46 -38
k-2 logo|5 26 29
k-2 loja|-55 -41 -65
k-2 lol|-29 -24 -44
k-2 long|-29 -23 -21
k-2 looking|-35 -43 -40
k-2 loopwise|-23 -30 -30
k-2 loop|-9 -16 25
k-2 loose|-40 -34 -45
k-2 lose|18 60 37
k-2 lost|10 -27 -24
k-2 los|-55 -78 -61
k-2 lots|-67 -74 -61
k-2 lotus|-32 -34 -18
k-2 lot|-39 -39 -40
k-2 loud|-23 -25 -21
k-2 love|31 -18 7
k-2 low|11 16 87
k-2 lo|-22 -28 -18
k-2 ltd|-25 -13 11
k-2 lugano|-38 -34 -25
k-2 luggage|-42 -28 -28
k-2 lumaca|43 -5 13
k-2 lumen|-35 -21 -20
k-2 lyon|27 21 19
k-2 l|-29 -35 -24
k-2 mace|-24 -33 -26
k-2 machines|-34 -32 -36
k-2 machine|-53 -31 -41
k-2 madame|6 6 29
k-2 made|6 -33 -29
k-2 magari|43 6 16
k-2 magpie|24 25 -1
k-2 mahogany|52 3 13
k-2 main|11 0 33
k-2 mais|-44 -74 -39
k-2 majuscules|-21 -38 -21
k-2 makers|-25 -30 -25
k-2 makes|-34 -34 -40
k-2 make|15 49 20
k-2 making|-35 -22 -26
k-2 malmo|5 31 5
k-2 mal|16 36 16
k-2 mano|-36 -33 -29
k-2 manuscrita|-37 -43 -32
k-2 map|-57 -31 -54
k-2 marca|-32 -19 -21
k-2 marchetti|-24 -25 -21
k-2 mare|16 16 47
k-2 marigold|-27 -25 11
k-2 marine|-35 -26 -4
k-2 marino|0 -9 27
k-2 marketing|-27 -49 -26
k-2 marketplace|-25 -23 -32
k-2 market|-22 -25 -27
k-2 maroon|-22 -35 -7
k-2 marre|5 39 15
k-2 marseille|3 -3 26
k-2 martial|-37 -25 -33
k-2 mascota|77 31 30
k-2 mascote|42 -3 3
k-2 mascotte|51 16 33
k-2 mascot|-76 -43 -18
k-2 maskottchen|43 16 14
k-2 massage|-26 -30 -43
k-2 mas|-19 -27 -15
k-2 maybe|66 21 25
k-2 mayusculas|-25 -22 -32
k-2 maze|-13 -2 26
k-2 ma|-24 -41 -16
k-2 meal|-23 -20 -29
k-2 mean|5 25 1
k-2 mecanico|-59 -52 -36
k-2 medical|-1 40 -3
k-2 meeting|-16 -16 -28
k-2 members|10 8 44
k-2 mend|-28 -29 -23
k-2 menos|-1 57 -2
k-2 menta|2 0 27
k-2 mesa|-3 1 49
k-2 metier|-23 -23 -25
k-2 metres|-21 -25 -18
k-2 metronome|-21 -18 -29
k-2 mettete|21 92 41
k-2 mettez|-24 -37 -21
k-2 metzgerei|-27 -27 -37
k-2 me|67 -1 20
k-2 microbrewery|-25 -29 -18
k-2 midnight|-26 -14 22
k-2 midwife|-28 -24 -26
k-2 miel|-38 -32 -14
k-2 milestone|5 25 5
k-2 mill|-30 -27 -30
k-2 mine|-22 -33 -28
k-2 minimalista|-34 -32 -38
k-2 minimal|-26 -25 -20
k-2 mint|-51 -36 -29
k-2 minuit|-40 -37 -58
k-2 minuscules|-33 -49 -44
k-2 mission|-45 -26 -20
k-2 mit|12 30 18
k-2 mix|-46 -26 -25
k-2 mi|-37 -40 -28
k-2 mobile|-35 -24 -24
k-2 mochten|-38 -33 -31
k-2 moda|-29 -16 -16
k-2 moderno|-7 30 -19
k-2 modern|-25 0 5
k-2 molar|-7 -8 28
k-2 mole|-50 -30 -32
k-2 monday|-40 -42 -51
k-2 monde|-39 -41 -40
k-2 money|-29 -24 -23
k-2 monkey|-39 -30 -31
k-2 monograma|-43 -40 -40
k-2 monogramme|8 11 60
k-2 monospaced|-16 35 -5
k-2 monospace|-24 -6 -37
k-2 mono|6 29 46
k-2 monte|-31 -46 -47
k-2 month|-32 -38 -27
k-2 montserrat|-29 -28 -49
k-2 moody|12 3 28
k-2 mood|-16 -16 -25
k-2 moons|-26 -24 -21
k-2 moose|-30 -16 -17
k-2 mop|10 38 15
k-2 more|-27 -26 -34
k-2 mortar|43 20 15
k-2 moss|27 5 50
k-2 mostarda|-19 -28 -16
k-2 mostly|-31 -31 -28
k-2 mothers|-27 -45 -35
k-2 mother|-28 -24 -9
k-2 moth|-11 -27 10
k-2 mountain|-31 -38 -1
k-2 mouse|-38 -20 -22
k-2 moved|-20 -38 -21
k-2 move|-38 -27 -43
k-2 moving|-20 -26 -22
k-2 mow|-36 -35 -48
k-2 mrs|-27 -30 -18
k-2 muchas|-48 -50 -56
k-2 mucho|-35 -30 -24
k-2 much|-27 -27 -26
k-2 mugs|17 17 45
k-2 muro|-18 -25 -15
k-2 museum|-41 -39 -37
k-2 mushrooms|-25 -31 -33
k-2 musicians|-26 -26 -20
k-2 music|-9 33 -5
k-2 must|-24 -25 -22
k-2 muted|-46 -50 -46
k-2 my|-48 -42 -49
k-2 m|-16 -15 -25
k-2 nada|15 53 22
k-2 nails|-33 -31 -43
k-2 named|-24 -26 -10
k-2 namen|73 16 20
k-2 name|27 -22 38
k-2 nantes|-26 -22 -16
k-2 natural|-26 -22 -25
k-2 navaja|-33 -10 -16
k-2 nave|-10 3 29
k-2 navy|10 6 -32
k-2 na|-24 -34 -28
k-2 near|-31 -34 -27
k-2 neben|-31 -28 -24
k-2 needed|-38 -26 -26
k-2 needles|-2 31 6
k-2 needle|28 3 -23
k-2 needs|-81 -71 -58
k-2 need|-35 -50 -25
k-2 negro|-31 -4 -40
k-2 nem|8 33 -8
k-2 neon|10 2 46
k-2 nero|-32 -26 3
k-2 nervous|-48 -29 -42
k-2 nest|-60 -40 -43
k-2 network|-67 -40 -47
k-2 neues|-17 -25 4
k-2 never|-65 -71 -65
k-2 newsletter|-39 -30 -33
k-2 newspaper|17 34 17
k-2 nicht|-17 -26 -23
k-2 niente|-19 -30 -22
k-2 night|13 -24 -26
k-2 nineties|-76 -61 -43
k-2 ninos|3 1 42
k-2 ni|-7 39 1
k-2 noch|-29 -43 -27
k-2 noir|23 -6 27
k-2 noise|-27 -32 -30
k-2 noite|29 0 4
k-2 nome|-79 -72 -70
k-2 none|-22 -33 -21
k-2 nonna|4 7 27
k-2 non|-32 -50 -35
k-2 noor|15 9 53
k-2 norte|-40 -61 -50
k-2 nor|-4 46 15
k-2 notebooks|-35 -44 -40
k-2 notte|4 -7 36
k-2 november|-32 -42 -28
k-2 nove|-36 -19 -33
k-2 nube|-39 -41 -23
k-2 nuit|-37 -30 -23
k-2 nurses|2 40 14
k-2 oak|-39 -43 0
k-2 oat|3 34 24
k-2 oben|-27 -23 -24
k-2 observatory|-47 -36 -30
k-2 obviously|-49 -56 -49
k-2 obvious|0 -26 -12
k-2 ocker|27 -2 2
k-2 october|-55 -44 -55
k-2 odd|-27 -31 -31
k-2 offices|-25 -24 -33
k-2 off|-52 -31 -11
k-2 oficina|25 2 10
k-2 of|-6 -33 -3
k-2 ohio|-17 -33 -17
k-2 ohne|-33 -37 -37
k-2 oliva|30 2 1
k-2 olive|-33 -37 -25
k-2 ombra|-22 -25 -21
k-2 om|-11 -6 47
k-2 once|-31 -39 0
k-2 onda|-43 -34 -12
k-2 ones|-63 -55 -51
k-2 one|-26 -16 -4
k-2 onto|-24 -27 -23
k-2 ont|12 50 25
k-2 on|-54 -77 -23
k-2 opening|-21 -19 -25
k-2 open|-34 -41 3
k-2 operator|-30 -44 -28
k-2 opticians|-50 -56 -66
k-2 optique|-33 -27 -24
k-2 orange|-10 -30 -4
k-2 orbit|-29 -19 -16
k-2 orchard|3 4 46
k-2 orlik|-45 -36 -39
k-2 oro|-52 -42 -25
k-2 orrery|-33 -32 -51
k-2 or|19 55 -9
k-2 oscuro|31 67 49
k-2 osprey|-46 -41 -51
k-2 ost|-30 -28 -48
k-2 others|-32 -30 -40
k-2 otherwise|-21 -29 -18
k-2 oubliez|8 40 15
k-2 oublie|3 33 14
k-2 our|-46 -43 -41
k-2 outdoor|-22 -28 -27
k-2 outside|-34 -41 -24
k-2 out|35 32 23
k-2 overlapping|25 1 30
k-2 overused|-25 -29 -38
k-2 over|-75 -89 -58
k-2 owl|-48 -28 15
k-2 owner|-20 -31 -20
k-2 own|-27 -48 -48
k-2 oysters|-27 -26 -25
k-2 oyster|-21 -29 -5
k-2 o|-33 -39 -28
k-2 padaria|-48 -33 -45
k-2 pagodas|-40 -30 -32
k-2 paine|-33 -42 -2
k-2 painting|-29 -27 -33
k-2 paint|-32 -49 -6
k-2 pair|40 25 2
k-2 palette|-34 -32 -38
k-2 palm|-28 -47 -30
k-2 panaderia|-60 -51 -64
k-2 panda|-32 -36 -32
k-2 panificio|-86 -55 -56
k-2 panna|12 50 20
k-2 panneaux|-16 -28 -24
k-2 paper|-28 -30 -18
k-2 paragraph|-33 -43 -28
k-2 parapet|0 30 7
k-2 para|-33 -21 -21
k-2 parents|-49 -36 -47
k-2 parfums|25 18 52
k-2 parking|-27 -35 -27
k-2 parlour|26 -19 -21
k-2 parrot|29 0 -8
k-2 partners|7 36 24
k-2 partner|27 67 48
k-2 pass|-34 -21 -27
k-2 pastel|-7 -25 -24
k-2 pas|1 25 4
k-2 patient|-21 -32 -29
k-2 patinhas|-8 -18 26
k-2 pattern|-24 -21 -28
k-2 paw|-14 -29 16
k-2 peach|5 -9 37
k-2 pearl|26 23 71
k-2 pear|-53 -52 -51
k-2 peat|-48 -41 -36
k-2 peer|-53 -44 -44
k-2 peinetas|16 46 19
k-2 peixinho|-31 -24 -31
k-2 pelican|31 -11 -2
k-2 pensamos|52 15 15
k-2 pensavamo|-25 -23 -20
k-2 peony|-60 -49 -31
k-2 people|-34 -27 -24
k-2 pepper|-40 -35 -26
k-2 pere|-21 -33 -19
k-2 perfume|-31 -28 -33
k-2 perhaps|32 -10 8
k-2 periscopes|-29 -47 -31
k-2 peru|-32 -28 -18
k-2 per|-24 -22 -28
k-2 pestle|-33 -32 -27
k-2 petits|39 2 16
k-2 petit|-33 -39 -35
k-2 petroleo|1 8 38
k-2 pet|-22 -18 -27
k-2 photographer|-26 -32 -30
k-2 piacerebbe|91 33 36
k-2 picked|-40 -37 -38
k-2 pickles|6 -4 25
k-2 pick|-29 -23 -26
k-2 pictures|-21 -25 -28
k-2 picture|10 -38 -22
k-2 piggy|-20 -35 -19
k-2 pigs|-27 -26 -26
k-2 pig|-24 -16 -25
k-2 pike|-42 -29 -35
k-2 pillow|-21 -27 -17
k-2 pine|-39 -30 -25
k-2 pink|-9 0 27
k-2 pins|-33 -47 -32
k-2 pipes|-5 28 6
k-2 pipe|9 44 12
k-2 pistachio|-41 -34 -39
k-2 pis|-60 -39 -45
k-2 pivoine|6 17 64
k-2 pizza|-20 -27 -27
k-2 pizzeria|-25 -16 -17
k-2 plain|-43 -30 -35
k-2 planes|-15 39 -6
k-2 planet|-60 -47 -64
k-2 plants|-25 -21 -13
k-2 plant|-65 -53 -50
k-2 platform|-44 -34 -27
k-2 playful|28 -20 -4
k-2 please|-30 -14 -23
k-2 pliers|-25 -24 -26
k-2 plume|-5 4 27
k-2 plum|59 7 59
k-2 plus|-16 35 14
k-2 plutot|-21 -25 -14
k-2 podcast|-33 -31 -46
k-2 poetry|25 2 4
k-2 pole|-31 -26 -31
k-2 police|-44 -41 -41
k-2 pongan|2 37 11
k-2 pool|-33 -40 -42
k-2 porron|35 34 23
k-2 porto|9 3 28
k-2 portraits|-32 -21 -30
k-2 ports|44 3 7
k-2 por|5 6 26
k-2 poster|-5 27 3
k-2 posto|15 77 -8
k-2 post|-26 -29 -43
k-2 pottery|-28 -32 -24
k-2 pot|-25 -34 -27
k-2 poumon|-26 -43 -23
k-2 pour|-18 -30 -26
k-2 power|-13 1 33
k-2 prams|-40 -39 -31
k-2 prato|-29 -32 -27
k-2 premium|-41 -51 -29
k-2 press|-37 -17 -14
k-2 pres|-43 -50 -38
k-2 preto|-49 -57 -45
k-2 printed|-37 -23 -37
k-2 printers|-39 -46 -29
k-2 printing|-51 -40 -37
k-2 prints|-60 -48 -42
k-2 print|-68 -44 -46
k-2 privacy|-24 -24 -29
k-2 priya|9 12 29
k-2 professional|11 64 20
k-2 prohibidos|32 26 13
k-2 promise|-19 -19 -25
k-2 prompt|5 7 37
k-2 proper|-35 -20 -21
k-2 proscrire|-63 -55 -62
k-2 provider|-28 14 -59
k-2 public|-27 -25 -36
k-2 publisher|-42 -49 -37
k-2 puddle|38 13 24
k-2 puits|-30 -28 -31
k-2 purple|28 21 26
k-2 put|-16 -43 -29
k-2 quantum|-28 -18 -18
k-2 quartiere|-25 -24 -15
k-2 quay|-43 -44 -48
k-2 queens|-56 -73 -67
k-2 queriamos|41 14 19
k-2 queria|-60 -36 -38
k-2 question|-33 -18 -22
k-2 que|1 -45 -17
k-2 quiero|-23 -33 -33
k-2 quietly|-19 -29 -20
k-2 quill|-27 -26 -41
k-2 quiz|27 -1 -11
k-2 quokkas|-43 -39 -37
k-2 quokka|-21 -19 -28
k-2 qu|13 45 19
k-2 q|-45 -39 -51
k-2 rabbit|-27 -40 -24
k-2 rabelo|16 39 16
k-2 races|9 8 48
k-2 radio|-45 -44 -59
k-2 ragno|-35 -38 -32
k-2 railings|49 24 24
k-2 railway|21 23 48
k-2 rail|-38 -44 -29
k-2 rainy|-35 -48 -41
k-2 ran|-47 -27 -38
k-2 raspberry|-2 40 -2
k-2 rat|-50 -35 -33
k-2 razor|-45 -34 -36
k-2 reading|-26 -21 -14
k-2 read|-45 -30 -35
k-2 really|-26 -27 -29
k-2 reasons|-29 -37 -39
k-2 recordings|-47 -38 -40
k-2 records|43 16 6
k-2 recycling|-23 -23 -30
k-2 redondeada|21 56 24
k-2 reef|-4 3 26
k-2 reel|-30 -18 -26
k-2 refresh|-24 -16 -28
k-2 refugees|-40 -34 -35
k-2 regards|-74 -75 -57
k-2 religious|-17 -29 -19
k-2 rennes|-30 -26 -25
k-2 rental|-59 -45 -52
k-2 repare|-71 -57 -47
k-2 reptiles|-23 -20 -29
k-2 republic|0 10 25
k-2 resort|-39 -35 -33
k-2 restaurant|-21 -28 -10
k-2 restore|-25 -20 -22
k-2 rest|-39 -40 -47
k-2 retro|-33 -21 -15
k-2 ribbon|-18 -31 -17
k-2 riders|53 5 42
k-2 ride|-38 -35 -37
k-2 rien|-32 -31 -25
k-2 right|-45 -35 -40
k-2 rings|-20 -29 -18
k-2 ring|-44 -21 -24
k-2 roaster|28 -9 -14
k-2 robotics|45 12 22
k-2 robot|-20 -36 -10
k-2 rockets|16 30 36
k-2 rocket|53 9 0
k-2 rolling|-18 -29 -19
k-2 roof|-19 -33 -20
k-2 rook|-49 -27 -29
k-2 room|-40 -26 -24
k-2 rootline|35 2 0
k-2 roots|-35 -22 -15
k-2 root|16 41 36
k-2 rosario|-24 -31 -32
k-2 rose|-32 -23 -1
k-2 rosso|2 4 27
k-2 rota|-28 -35 -22
k-2 rotterdam|-40 -33 -48
k-2 rot|-38 -49 -41
k-2 rouge|28 3 8
k-2 rounded|-48 7 -32
k-2 rounds|-44 -29 -37
k-2 round|-49 -36 -45
k-2 royal|-8 -2 36
k-2 ruderverein|2 -7 26
k-2 rule|28 66 29
k-2 rundes|-20 -18 -26
k-2 running|-17 -33 -18
k-2 rural|-31 -28 -32
k-2 rustikal|-10 35 -28
k-2 saas|-30 -18 -23
k-2 sable|-24 -25 -25
k-2 safe|-50 -41 -43
k-2 sage|-19 25 12
k-2 said|-34 -59 -48
k-2 sailing|-32 -32 -40
k-2 saint|-30 -16 -16
k-2 salbeigrun|6 5 26
k-2 salmon|-26 -38 -27
k-2 salon|-4 35 10
k-2 salt|4 2 36
k-2 sans|-32 1 32
k-2 satellite|-40 -22 -20
k-2 sauce|-40 -33 -49
k-2 sauge|-1 3 27
k-2 savannah|10 8 28
k-2 savings|7 9 44
k-2 saying|8 34 12
k-2 say|4 27 9
k-2 scales|-26 -20 -18
k-2 scarecrow|-43 -24 -26
k-2 scared|-36 -36 -32
k-2 schattens|-27 -22 -28
k-2 schools|-72 -59 -39
k-2 schrift|-31 -45 -42
k-2 schwarzmarkt|-35 -28 -24
k-2 schwarz|-9 -23 -36
k-2 scrap|-29 -41 -29
k-2 script|-50 -53 -54
k-2 scritta|-60 -74 -51
k-2 scroll|0 16 35
k-2 seafoam|10 22 38
k-2 seat|-23 -27 -17
k-2 second|-25 -15 -8
k-2 sector|-26 -18 -25
k-2 seeing|-43 -47 -33
k-2 seen|-34 -28 -32
k-2 see|5 47 10
k-2 seit|-26 -41 -28
k-2 sell|-24 -37 -38
k-2 sem|-38 -41 -34
k-2 senza|-50 -67 -18
k-2 serifa|-17 -47 -7
k-2 serifenlose|-32 -28 -37
k-2 serifenschrift|-43 -44 -32
k-2 seriously|-31 -22 -27
k-2 serra|12 11 30
k-2 servers|5 -2 52
k-2 service|-34 4 1
k-2 sessions|-47 -31 -37
k-2 set|-20 -25 -29
k-2 seven|-33 -51 -30
k-2 shadow|-20 -28 -18
k-2 shaped|-34 -26 -30
k-2 shapes|24 43 38
k-2 sharing|14 3 40
k-2 sharp|-47 -55 -45
k-2 shed|-24 -38 -12
k-2 sheep|1 42 -13
k-2 she|-30 -31 -31
k-2 shields|3 49 18
k-2 shift|-52 -37 -36
k-2 shoes|-41 -29 -25
k-2 shops|-31 -33 -31
k-2 short|-39 -17 1
k-2 should|11 17 39
k-2 shows|-44 -45 -25
k-2 show|42 30 20
k-2 signature|-4 -5 32
k-2 sign|-40 -42 -27
k-2 silent|24 23 50
k-2 silhouette|50 19 14
k-2 silver|-7 -24 -26
k-2 simbolo|-36 -10 -19
k-2 simply|-30 -29 -23
k-2 since|-36 -36 -37
k-2 sind|-28 -20 -24
k-2 singapore|6 5 52
k-2 sisters|49 6 31
k-2 site|-41 -26 -35
k-2 sito|-35 -39 -53
k-2 sits|-32 -30 -45
k-2 sitting|-29 -21 -21
k-2 six|37 11 9
k-2 skate|72 25 22
k-2 skincare|-25 -27 -28
k-2 skipped|14 63 27
k-2 skip|-1 37 15
k-2 skulls|-1 51 -7
k-2 skull|-2 3 46
k-2 sky|-28 -26 -30
k-2 slab|-16 -37 -52
k-2 slate|-33 -27 -30
k-2 sleeping|-33 -14 4
k-2 slogan|-33 -18 -27
k-2 slow|39 2 28
k-2 smash|-33 -41 -42
k-2 smells|-66 -72 -48
k-2 smiles|-32 -25 -24
k-2 smile|27 67 28
k-2 smoke|-26 -12 -14
k-2 snail|-5 0 27
k-2 snowflakes|-20 -25 -26
k-2 soap|-43 -46 -37
k-2 sobrio|-26 -32 -29
k-2 social|-40 -27 -37
k-2 sohn|-36 -37 -51
k-2 solar|25 -3 -6
k-2 solo|-58 -63 -39
k-2 somebody|-14 -28 -14
k-2 sometimes|-26 -22 -24
k-2 somewhere|10 -25 -6
k-2 some|-30 -8 6
k-2 sono|-35 -40 -30
k-2 sont|-64 -49 -42
k-2 son|2 -6 34
k-2 soprattutto|-36 -60 -65
k-2 sort|-29 -19 -24
k-2 sotto|40 9 0
k-2 sous|-29 -22 -16
k-2 so|36 77 29
k-2 spaced|-40 -63 -30
k-2 space|-35 -37 -38
k-2 spacing|-12 -31 -39
k-2 sparkle|-4 -15 31
k-2 sparks|-46 -41 -47
k-2 spatula|-23 -30 -18
k-2 speech|-30 -23 -28
k-2 sphinx|-36 -26 -29
k-2 spider|-51 -37 -51
k-2 spines|-14 -25 -14
k-2 spinning|4 9 62
k-2 spite|-34 -43 -36
k-2 spoke|5 8 28
k-2 sprig|-52 -53 -42
k-2 spring|16 29 36
k-2 sprocket|27 -13 1
k-2 square|17 50 14
k-2 stacked|16 58 46
k-2 staff|-29 -25 -38
k-2 stalk|-43 -28 -34
k-2 stamped|-40 -40 -27
k-2 stamp|-43 -38 -43
k-2 standing|-36 -25 -26
k-2 stars|-26 -24 -34
k-2 start|4 6 34
k-2 static|17 20 70
k-2 stations|-25 -34 -33
k-2 statt|-1 88 19
k-2 stay|-30 -38 -22
k-2 steel|-34 -30 -45
k-2 steer|-19 -29 -18
k-2 stehen|13 55 16
k-2 stemma|-69 -44 -53
k-2 stempel|-26 -28 -26
k-2 stem|-34 -38 -34
k-2 stencil|-28 -75 -31
k-2 stethoscope|45 -1 17
k-2 steuerberatung|4 4 25
k-2 stick|10 31 16
k-2 still|-56 -47 -30
k-2 stoat|-39 -52 -31
k-2 stone|-37 -12 -42
k-2 stools|-26 -17 -23
k-2 stores|-26 -15 -14
k-2 storks|11 50 13
k-2 storto|56 25 42
k-2 story|-5 8 42
k-2 straw|10 11 44
k-2 streetwear|-17 -32 -17
k-2 strong|-6 -23 -44
k-2 stubborn|-15 -14 -26
k-2 student|-36 -28 -14
k-2 studies|-22 -32 -11
k-2 studio|-49 -53 -66
k-2 study|-34 -30 -48
k-2 stump|-33 -21 -22
k-2 style|-52 -52 -61
k-2 stylisee|-21 -35 2
k-2 subscription|-31 -34 -35
k-2 sucht|-43 -30 -23
k-2 such|-44 -47 -36
k-2 sugar|18 33 12
k-2 suggests|55 48 34
k-2 suitcases|-17 34 -2
k-2 suitcase|-58 -37 -35
k-2 suits|-52 -35 -38
k-2 suit|-28 -24 -24
k-2 sul|-26 -26 -34
k-2 sunflower|-37 -33 -35
k-2 sunny|-29 -24 -31
k-2 sunrise|-28 -28 -36
k-2 sun|10 -12 28
k-2 super|-29 -27 -46
k-2 surtout|-35 -42 -34
k-2 sur|-53 -44 -45
k-2 sustainable|2 5 29
k-2 su|-32 -32 -51
k-2 swan|-26 -20 -15
k-2 sweets|-48 -49 -55
k-2 sweet|-26 -43 -44
k-2 swim|-38 -22 14
k-2 symbols|-2 77 7
k-2 symbol|13 11 31
k-2 s|-26 -30 -28
k-2 table|-34 -39 -55
k-2 taco|-28 -23 -17
k-2 tagliere|-36 -19 -25
k-2 tagline|-41 -55 -39
k-2 tag|-72 -40 -63
k-2 tailor|-27 -18 -17
k-2 talking|26 26 53
k-2 talk|-30 -35 -35
k-2 tape|-47 -47 -41
k-2 taqueria|28 -3 -2
k-2 tarn|-34 -28 -36
k-2 tartan|-9 -26 -27
k-2 taste|-19 -16 -26
k-2 tazza|-5 25 1
k-2 tbd|-2 3 34
k-2 teacher|-25 -22 -17
k-2 teach|-20 -19 -36
k-2 teal|-48 -25 -23
k-2 tech|-33 -33 -60
k-2 teens|-32 -39 -26
k-2 teintes|4 15 60
k-2 telecom|-41 -36 -25
k-2 temos|-50 -27 -27
k-2 tenemos|-44 -29 -37
k-2 tenga|66 -6 20
k-2 tengo|-35 -21 -19
k-2 tents|-31 -42 -29
k-2 tern|-50 -49 -34
k-2 terracotta|-45 -43 -15
k-2 terra|-36 -30 -35
k-2 terre|-29 -19 -14
k-2 ter|69 50 35
k-2 texto|-19 -26 -20
k-2 than|-14 35 25
k-2 thats|-20 -27 -21
k-2 that|-34 -9 -29
k-2 theatre|14 17 45
k-2 themselves|-22 -27 -29
k-2 then|-44 -42 -69
k-2 therapist|-32 -19 -29
k-2 theres|-43 -32 -46
k-2 there|-66 -44 -55
k-2 these|-39 -20 -37
k-2 they|-33 -29 -29
k-2 thimble|23 7 30
k-2 thing|-29 -25 -29
k-2 thinks|-21 -29 -30
k-2 thin|-24 -26 -12
k-2 third|12 55 22
k-2 thistle|5 27 27
k-2 those|-29 -23 -28
k-2 thread|-31 -21 -23
k-2 through|-29 -15 -20
k-2 thunder|-19 -17 -27
k-2 tidal|14 20 53
k-2 tide|10 10 32
k-2 tiene|-19 -20 -29
k-2 tiger|-40 -25 -28
k-2 tightly|-16 -28 -20
k-2 tile|-28 -32 -27
k-2 timber|-19 -27 -23
k-2 time|-33 -7 -31
k-2 tinto|4 4 44
k-2 tiny|-69 -67 -33
k-2 tin|43 1 2
k-2 tipografia|-31 -35 -34
k-2 tipografico|-24 -36 -21
k-2 tipo|5 6 40
k-2 tirante|17 41 18
k-2 tocha|-38 -27 -34
k-2 todavia|-24 -33 -28
k-2 toddlers|-30 -18 -21
k-2 toes|-30 10 -14
k-2 tomato|-22 -10 26
k-2 tones|-25 -43 -30
k-2 tone|-28 -27 -36
k-2 tongue|21 23 57
k-2 tonos|-25 -24 -42
k-2 tons|-20 -27 -18
k-2 took|-50 -62 -54
k-2 tooth|12 42 14
k-2 too|-27 -21 -18
k-2 toronto|-26 -24 -17
k-2 torta|-39 -20 -23
k-2 touch|0 -9 47
k-2 tours|-26 -22 -32
k-2 tout|-22 -26 -23
k-2 towards|-45 -27 -30
k-2 town|-34 -23 -35
k-2 to|-36 2 -22
k-2 trabajamos|-56 -67 -41
k-2 trachtenhut|-29 -31 5
k-2 trading|-16 -16 -32
k-2 trains|-30 -31 -15
k-2 train|-36 -30 -32
k-2 trait|53 22 17
k-2 tranne|17 53 -4
k-2 travel|-39 -34 -43
k-2 treats|-27 -16 -18
k-2 treble|-31 -41 -35
k-2 trees|-5 23 31
k-2 tree|-57 -73 -52
k-2 trellis|16 37 15
k-2 tres|-29 -19 -21
k-2 tre|-26 -28 -33
k-2 trieste|5 44 12
k-2 trips|-30 -34 -36
k-2 trois|0 -5 38
k-2 tromso|-48 -53 -49
k-2 trucking|-23 -28 -26
k-2 truck|-57 -64 -53
k-2 trustworthy|2 38 38
k-2 tudo|-6 26 22
k-2 tugboats|-57 -59 -44
k-2 tugboat|4 -9 33
k-2 tulip|-31 -17 -20
k-2 tuna|-19 -3 -26
k-2 tungsten|-2 -1 32
k-2 turbine|47 5 8
k-2 turnstile|18 45 17
k-2 turns|-45 -28 -26
k-2 turn|-45 -25 -27
k-2 turquoise|-28 -33 -4
k-2 tutoring|-33 -25 -37
k-2 tutti|-43 -35 -34
k-2 tutto|14 49 20
k-2 twice|40 9 3
k-2 two|35 -21 -4
k-2 typeface|-23 -36 -22
k-2 typewriter|-37 -11 -30
k-2 type|16 30 1
k-2 typographique|19 11 46
k-2 typo|-24 -36 -29
k-2 t|14 23 61
k-2 uber|-47 -41 -38
k-2 ugly|-22 -26 -27
k-2 ultramarine|-2 -6 45
k-2 ultra|2 5 35
k-2 uma|-50 -31 -41
k-2 umbrella|19 23 60
k-2 um|-14 -21 -26
k-2 una|-5 -17 -25
k-2 uncle|-26 -22 -8
k-2 underneath|-25 -21 -18
k-2 und|-59 -57 -42
k-2 university|-28 -36 -20
k-2 uni|-30 -33 -50
k-2 unlike|-25 -20 -14
k-2 uno|-51 -47 -60
k-2 unsere|-17 -21 -27
k-2 un|-42 -25 -6
k-2 uomo|-30 -25 -23
k-2 upper|-32 -47 -46
k-2 upstairs|-33 -20 -19
k-2 urban|-19 -17 -29
k-2 usan|-2 45 13
k-2 uses|-15 31 11
k-2 use|-9 61 12
k-2 utrecht|-25 -33 -19
k-2 vai|-60 -55 -56
k-2 valley|-49 -41 -71
k-2 valparaiso|9 9 37
k-2 val|-20 -25 -31
k-2 van|-65 -64 -38
k-2 va|-54 -66 -44
k-2 vea|67 9 29
k-2 vegan|-37 -20 -29
k-2 velos|-40 -36 -31
k-2 velo|16 15 50
k-2 velvet|-32 -26 -27
k-2 ventaglio|-34 -16 -23
k-2 venue|-27 -29 -23
k-2 verde|-26 -45 -35
k-2 verlauf|-19 -26 -18
k-2 verona|-28 -30 -28
k-2 verspielt|55 2 4
k-2 vert|-7 -13 27
k-2 very|-48 -19 -38
k-2 verzichten|-37 -50 -43
k-2 verzichtet|21 50 21
k-2 veterinaria|5 0 25
k-2 vibe|-25 -21 -37
k-2 viel|-35 -26 -35
k-2 vietate|-25 -19 -17
k-2 village|-40 -20 -25
k-2 vines|-31 -21 -19
k-2 vineyards|18 15 46
k-2 vine|-32 -38 -9
k-2 vintage|-50 -28 -29
k-2 vinyl|-26 -23 -28
k-2 violins|-22 -25 -29
k-2 vis|-31 -32 -28
k-2 vogliamo|20 57 23
k-2 volcano|3 9 37
k-2 volunteers|-25 -20 -17
k-2 von|-60 -70 -51
k-2 vorrei|28 -6 4
k-2 vorremmo|38 1 9
k-2 vor|-49 -58 -50
k-2 voted|-23 -29 -38
k-2 waffles|-20 -33 -21
k-2 waiting|20 24 56
k-2 wait|-52 -46 -32
k-2 walking|-29 -28 -24
k-2 walks|-26 -32 -26
k-2 walk|-29 -22 -23
k-2 wallet|-37 -50 -46
k-2 walls|-53 -59 -60
k-2 wall|-46 -44 -37
k-2 wanderstab|-65 -61 -55
k-2 wanted|-54 15 -29
k-2 wants|-17 -19 -25
k-2 want|16 40 13
k-2 ware|-34 -29 -31
k-2 warm|-69 -11 -25
k-2 war|-73 -74 -46
k-2 watch|-49 -33 -28
k-2 watering|3 6 38
k-2 wax|12 11 27
k-2 way|-37 -26 -33
k-2 weare|-28 -21 -20
k-2 wearing|52 -4 -6
k-2 weathervanes|-32 -27 -29
k-2 weather|33 -3 29
k-2 webseite|33 -1 14
k-2 website|-65 -48 -51
k-2 web|-36 -35 -35
k-2 wedding|-58 -47 -43
k-2 weder|-35 -55 -34
k-2 weg|42 4 14
k-2 weingut|-2 28 5
k-2 weiss|-30 -24 -28
k-2 well|-27 -37 -23
k-2 were|-24 -32 -35
k-2 wet|-43 -33 -44
k-2 weve|-21 -28 -19
k-2 we|-27 -23 -9
k-2 whatever|-37 -35 -35
k-2 what|-35 -51 -22
k-2 wheat|5 8 41
k-2 wheels|14 60 44
k-2 wheel|-28 -27 -15
k-2 when|-37 -35 -31
k-2 where|-36 -32 -30
k-2 whether|10 43 13
k-2 which|-48 -52 -63
k-2 white|-48 -46 -52
k-2 whole|-26 -23 -31
k-2 whose|-26 -19 -19
k-2 who|-28 -37 -26
k-2 wide|-48 -48 -56
k-2 wien|-28 -24 -1
k-2 wife|-26 -36 -26
k-2 wildlife|-30 -18 -16
k-2 wild|-80 -70 -38
k-2 will|-31 -36 -45
k-2 window|-30 -27 -24
k-2 wine|-40 -8 12
k-2 wings|18 45 52
k-2 winter|-27 -29 -31
k-2 wire|-41 -25 -24
k-2 wir|-29 6 -11
k-2 wishes|-49 -57 -45
k-2 wolf|8 10 43
k-2 wollen|18 40 19
k-2 wolves|-30 -36 -43
k-2 woman|-26 -32 -26
k-2 women|-25 -18 -20
k-2 woodcut|-35 -48 -37
k-2 wooden|15 15 35
k-2 wood|-50 -40 -49
k-2 words|-34 -35 -50
k-2 word|-45 -45 -39
k-2 works|-48 -14 -3
k-2 woven|-27 -33 -31
k-2 wrench|8 5 34
k-2 wren|-38 -22 -29
k-2 write|-24 -26 -22
k-2 writing|-34 -28 -43
k-2 written|-26 -36 -41
k-2 wrong|-29 -36 -33
k-2 x|-43 -49 -37
k-2 ya|-28 -47 -30
k-2 yellow|-43 -44 -46
k-2 yoga|3 29 42
k-2 young|-16 -24 -25
k-2 your|-39 -35 -1
k-2 you|-53 -62 -57
k-2 zahnarztstuhl|76 7 19
k-2 zarte|-46 -44 -47
k-2 zeichen|-34 -34 -38
k-2 zeppelin|-42 -46 -30
k-2 zine|-26 -36 -39
k-2 zucchero|23 23 67
k-2 zu|-46 -41 -41
k-2 zwei|45 9 10
k1 1911|-35 -29 -46
k1 1974|-26 -16 -22
k1 1|-53 -53 -43
k1 2009|-17 -18 -25
k1 2014|-22 -21 -39
k1 3|-43 -24 -23
k1 4|-23 -32 -30
k1 50|-19 -19 -29
k1 5|-9 -27 7
k1 60|-22 -28 -30
k1 6|-34 -51 -51
k1 70s|-66 -54 -39
k1 7|-19 29 -21
k1 80|11 11 32
k1 8|-29 -30 -25
k1 9|-24 -31 -28
k1 aarhus|-18 -15 -27
k1 abacus|-27 -16 -17
k1 abbiamo|-32 -26 -36
k1 abeille|-36 -46 -32
k1 aber|-25 -27 -26
k1 about|-61 -49 -39
k1 abstracted|34 -5 -16
k1 abstrait|-34 -31 -39
k1 accents|27 29 63
k1 accounting|-25 -14 -14
k1 acier|28 29 69
k1 acorn|-53 -36 -41
k1 across|-67 -50 -53
k1 add|-24 -26 -18
k1 adelaide|-34 -31 -21
k1 after|-28 -28 -26
k1 again|24 63 29
k1 agave|42 15 7
k1 agency|-39 -33 -33
k1 aimerait|-31 -20 -25
k1 aimerions|-45 -56 -43
k1 aires|-23 -22 -27
k1 airplanes|-22 -39 -27
k1 airy|-32 -25 -35
k1 alambicco|-29 -25 -21
k1 albero|-25 -26 -36
k1 alegre|-41 -48 -33
k1 all|-28 -25 -20
k1 alone|-22 -51 -31
k1 alpacas|-22 -23 -34
k1 already|-31 -28 -28
k1 als|33 -7 2
k1 alta|-34 -36 -32
k1 amarelo|-22 -19 -31
k1 amber|35 -3 -1
k1 ambulance|-34 -30 -33
k1 anchors|-39 -43 -33
k1 anchor|24 14 34
k1 ancora|-38 -43 -28
k1 animals|-31 -44 -28
k1 anker|-25 -19 -25
k1 anni|-50 -39 -43
k1 anos|-22 -26 -39
k1 another|-57 -54 -44
k1 antenna|31 5 -2
k1 anthracite|20 27 24
k1 anthrazit|-24 -25 -31
k1 anvil|27 -2 6
k1 anything|-30 -45 -43
k1 anywhere|3 27 13
k1 ao|-31 -26 -20
k1 app|-57 -39 -37
k1 apricot|-29 -11 6
k1 apro|-23 -25 -23
k1 aqua|23 2 29
k1 arcade|-34 -28 -22
k1 arch|-44 -32 -28
k1 areia|-34 -32 -54
k1 arena|-34 -31 -48
k1 are|-34 10 -23
k1 armchair|-16 -26 -16
k1 arm|-25 -22 -31
k1 around|-49 -48 -36
k1 arredondadas|-19 -21 -26
k1 arrondies|-20 -29 -27
k1 arrows|-24 -14 -25
k1 arts|17 49 16
k1 art|-6 -25 -22
k1 asheville|-24 -21 -31
k1 asi|-27 -37 -22
k1 asked|-29 -30 -22
k1 as|80 30 33
k1 ate|-36 -34 -41
k1 attitude|-30 -21 -29
k1 at|-30 19 -2
k1 auf|-42 9 26
k1 ausser|-46 -43 -37
k1 aus|-44 -33 -33
k1 avec|-25 -29 -21
k1 avoid|-24 -26 -66
k1 away|-44 -46 -34
k1 azul|-52 -47 -50
k1 babies|-37 -27 -27
k1 background|-54 -38 -43
k1 back|-44 -31 -30
k1 badger|-36 -42 -46
k1 badge|-37 -23 -18
k1 bags|-26 -26 -34
k1 bakery|-29 -25 -20
k1 balance|-24 -27 -21
k1 balanzas|-25 -27 -26
k1 bamboo|-46 -36 -34
k1 bank|40 15 18
k1 banned|-27 -38 -25
k1 barber|-30 -32 -26
k1 barking|35 2 2
k1 barnacle|-28 -28 -23
k1 barrel|-27 -48 -25
k1 bar|-52 -33 -39
k1 basement|-36 -45 -26
k1 basil|-21 -17 -29
k1 basket|37 5 2
k1 batteries|-25 -43 -26
k1 bat|-36 -70 -38
k1 bay|-40 -31 -42
k1 bean|27 -3 1
k1 beard|-19 -34 -20
k1 bears|10 45 12
k1 because|-19 -12 -30
k1 bee|-52 -42 -56
k1 behind|-48 -58 -31
k1 beige|-26 -24 -16
k1 bei|-34 -30 -35
k1 below|-40 -37 -36
k1 bench|-50 -50 -54
k1 berimbau|12 39 14
k1 beside|-53 -50 -29
k1 best|-29 -28 -37
k1 beton|-30 -36 -38
k1 better|-27 -31 -25
k1 between|-31 -27 -31
k1 be|-38 -35 -30
k1 bien|-22 -22 26
k1 birdhouse|-25 -40 -24
k1 bird|-41 -28 -30
k1 bisturi|-21 -25 -22
k1 bitte|-17 28 -12
k1 bit|-25 -24 -36
k1 blackbird|-22 -19 -29
k1 blackboard|-29 -25 -23
k1 black|-53 -57 -77
k1 blanco|-40 -33 -53
k1 bleu|-24 -36 -16
k1 blocks|-28 -3 -17
k1 blog|-38 -42 -24
k1 blood|-45 -37 -41
k1 bloss|27 5 4
k1 blue|29 31 89
k1 blush|-36 -24 -6
k1 blu|-37 -28 -28
k1 boat|-40 -48 -51
k1 bobbin|-26 -39 -24
k1 bobine|-34 -21 -27
k1 boca|-41 -22 -25
k1 bohrturm|-30 -20 -24
k1 boina|-40 -46 -35
k1 bold|-30 -20 -4
k1 bolts|12 39 16
k1 bolt|63 63 27
k1 bone|6 -3 42
k1 bookshop|-58 -34 -43
k1 boot|-38 -44 -33
k1 bordeaux|-34 -25 -31
k1 bottega|-30 -15 -22
k1 bottiglia|13 7 32
k1 bottle|-46 -32 -29
k1 bouquetin|-15 -27 -15
k1 bowl|-28 -18 -21
k1 boxes|-39 -41 -37
k1 braces|27 57 24
k1 brackets|-41 -23 -25
k1 branch|-54 -46 -53
k1 branco|-26 -25 -43
k1 brandt|-36 -31 -42
k1 brand|-40 -49 -58
k1 brauchen|-27 -26 -18
k1 breads|-25 -25 -16
k1 bread|-24 -34 -21
k1 brick|-70 -54 -71
k1 bridge|-50 -58 -40
k1 briefpapier|-21 -24 -26
k1 brief|-18 -23 -25
k1 brightwell|-16 -31 -17
k1 broken|-21 -27 -22
k1 bronze|22 18 64
k1 broom|-52 -29 -32
k1 brother|-38 -20 -21
k1 brown|-33 -26 -24
k1 brume|-19 -26 -20
k1 brun|-36 -34 -48
k1 brush|-21 -9 -27
k1 bubbles|34 38 2
k1 bubbly|15 18 46
k1 buddha|-29 -50 -31
k1 bugambilia|26 6 4
k1 buildings|-22 -39 -25
k1 built|-32 -21 -20
k1 bulbs|9 48 7
k1 bulb|36 3 -11
k1 bulls|-49 -28 -37
k1 bunker|-50 -57 -46
k1 bun|-35 -35 -37
k1 burger|-24 -42 -25
k1 burgundy|49 14 26
k1 business|-30 -32 -48
k1 butter|-24 -19 -39
k1 button|-49 -68 -40
k1 but|-32 -14 -19
k1 by|-51 -42 -32
k1 cabinet|-29 -27 -52
k1 caixa|-40 -36 -34
k1 called|-31 11 12
k1 camel|-20 -39 -20
k1 camera|-24 -42 -24
k1 came|-22 -33 -25
k1 camiones|-40 -53 -34
k1 canal|-25 -17 -18
k1 canard|12 15 53
k1 candelabro|-21 -21 -25
k1 candle|-32 -23 -22
k1 canoe|-30 -27 -29
k1 capitales|-36 -34 -27
k1 capitals|-34 -31 -26
k1 caps|-29 -32 -43
k1 cap|-29 -38 -40
k1 carattere|6 1 30
k1 cards|-28 -38 -23
k1 carpincho|-25 -25 -27
k1 carp|-44 -28 -35
k1 carrying|27 11 13
k1 car|-28 -27 -28
k1 case|-66 -43 -50
k1 casse|17 16 40
k1 castanho|-8 3 -30
k1 castle|-48 -76 -46
k1 cat|-77 -57 -69
k1 celeste|-44 -31 -34
k1 centre|-66 -66 -42
k1 ce|-17 25 4
k1 chains|-30 -47 -35
k1 chairs|-3 25 2
k1 chama|-32 -28 -39
k1 chapels|-33 -20 -18
k1 character|28 1 10
k1 charity|-24 -25 -28
k1 cheerful|-67 -55 -74
k1 cheers|-33 -31 -26
k1 cheese|-51 -56 -55
k1 chefs|-24 -40 -26
k1 cherry|44 12 11
k1 chess|-25 -35 -23
k1 chiamato|-28 -30 -28
k1 child|-33 -20 -20
k1 chile|0 -12 25
k1 chili|-39 -34 -44
k1 chimney|-19 -18 -30
k1 chocolate|4 9 41
k1 choir|-31 -27 -27
k1 chopsticks|-22 -19 -27
k1 chrome|-41 -40 -26
k1 church|-25 -37 -22
k1 cider|-26 -34 -21
k1 ciel|27 26 70
k1 cifrao|7 38 15
k1 cinnamon|-53 -49 -47
k1 cinza|-20 -20 -37
k1 cipria|24 16 57
k1 circles|-56 -37 -42
k1 circle|-13 -27 37
k1 city|-1 44 -2
k1 clair|14 8 34
k1 claro|38 5 61
k1 classic|-21 -27 7
k1 cleaner|-28 -20 -21
k1 clearly|56 2 8
k1 clear|-62 -56 -55
k1 clefs|-37 -43 -31
k1 clef|61 57 30
k1 client|-29 -30 -28
k1 clinical|-30 -31 -43
k1 clip|-19 5 -27
k1 closed|25 6 7
k1 clothes|-25 -23 -26
k1 clothing|-54 -44 -47
k1 cloud|-53 -53 -48
k1 club|-28 -41 -24
k1 coach|-27 -20 -18
k1 coast|-29 -43 -28
k1 cobalto|14 7 70
k1 cobalt|-38 -26 -31
k1 cocoa|-51 -77 -60
k1 cold|-32 -35 -32
k1 colleagues|-41 -24 -29
k1 colonne|-40 -48 -33
k1 colors|-38 -26 -46
k1 color|1 -25 -1
k1 combs|-25 -43 -26
k1 comb|-32 -63 -32
k1 comic|-42 -38 -37
k1 comme|45 7 18
k1 community|-18 -14 -26
k1 como|-43 -35 -26
k1 companies|-30 -23 -18
k1 compass|-59 -45 -55
k1 competitors|-34 -20 -31
k1 com|-32 -45 -6
k1 condensada|-20 -26 -22
k1 conductors|-34 -19 -24
k1 cone|30 -19 -17
k1 consultancy|-28 -25 -23
k1 consultants|-30 -31 -27
k1 consulting|-22 -18 -25
k1 contrast|-27 -24 -34
k1 con|-60 -50 -53
k1 cool|-52 -46 -49
k1 corazones|-34 -52 -34
k1 cormorant|-31 -39 -35
k1 corner|-34 -22 -36
k1 corporate|-52 -84 -51
k1 corsivo|-29 -32 -37
k1 cosa|-29 -24 -16
k1 couleurs|-33 -27 -36
k1 couleur|-11 -24 -29
k1 council|-46 -49 -34
k1 counter|-57 -44 -51
k1 country|-53 -51 -35
k1 courier|-50 -27 -27
k1 cow|-22 -38 -22
k1 co|-27 -20 -24
k1 crab|-52 -42 -51
k1 cranes|-27 -28 -23
k1 crates|-41 -23 -27
k1 cream|1 4 36
k1 crema|-23 -21 -37
k1 crests|5 31 2
k1 crest|-44 -50 -43
k1 crimson|-25 -26 -28
k1 crossed|-61 -54 -45
k1 cross|-40 -47 -41
k1 crowbars|-22 -21 -25
k1 crowbar|-15 -15 -25
k1 crumbs|-24 -22 -25
k1 crumb|-25 -22 -30
k1 crypto|-18 -28 -19
k1 cuatro|-33 -54 -33
k1 cuivre|-31 -25 -33
k1 cups|-35 -61 -52
k1 cup|2 1 28
k1 curled|34 5 14
k1 curly|-23 -25 -30
k1 curl|-25 -29 -27
k1 currently|-38 -43 -33
k1 current|-43 -36 -38
k1 cursive|-18 -18 -31
k1 curtains|-23 -31 -18
k1 cuscino|-4 29 5
k1 customer|-39 -25 -27
k1 cute|-7 -30 2
k1 cutlery|-23 -26 -31
k1 cyan|-29 -26 -23
k1 dakar|-38 -28 -28
k1 darunter|-27 -13 -12
k1 dated|-23 -33 -21
k1 day|-29 -22 -26
k1 da|-29 -23 -30
k1 deadline|-21 -22 -31
k1 deco|-51 -47 -48
k1 deep|-26 -48 -26
k1 degradados|-28 -42 -26
k1 degradado|-27 -36 -22
k1 degrades|-37 -45 -35
k1 degrade|-21 -31 -20
k1 delicate|-44 -23 -15
k1 delivery|-22 -31 -28
k1 deli|-37 -28 -30
k1 del|-42 -45 -29
k1 den|-25 -41 -26
k1 der|-48 -34 -18
k1 desde|-25 -24 -23
k1 desenho|-4 4 42
k1 deshalb|-35 -27 -37
k1 designer|-23 -20 -27
k1 design|-31 -26 -27
k1 dessine|42 13 14
k1 dessin|-48 -36 -35
k1 deve|-38 -34 -25
k1 diamonds|-36 -54 -37
k1 dibujos|-35 -32 -28
k1 dice|-81 -54 -67
k1 didone|-25 -15 4
k1 did|-41 -30 -27
k1 diner|-28 -18 -20
k1 dinghy|-53 -32 -29
k1 dinosaur|-31 -23 -22
k1 directors|-16 -26 -28
k1 disegno|-29 -24 -33
k1 disliked|-25 -40 -37
k1 dispensamos|34 -8 34
k1 display|-45 -29 -27
k1 ditch|5 35 9
k1 divertido|49 7 23
k1 dog|-55 -50 -47
k1 donc|7 44 20
k1 donts|-30 -36 -30
k1 doormat|-39 -25 -33
k1 door|-39 -25 -24
k1 dorado|-27 -31 -32
k1 dot|-2 9 36
k1 dovetail|-56 -34 -31
k1 dove|-28 -47 -32
k1 do|-51 -40 -37
k1 dragon|-39 -62 -40
k1 drawing|-88 -62 -50
k1 drawn|-50 -64 -48
k1 dream|-30 -18 -19
k1 drew|-46 -33 -25
k1 dripping|-42 -60 -39
k1 drivers|-34 -27 -22
k1 drops|-57 -38 -64
k1 drop|27 -29 14
k1 duck|-21 -14 -30
k1 dumplings|-15 -25 -15
k1 dumpling|-26 -27 -19
k1 dunkelblau|-23 -36 -30
k1 dunkelbraun|39 3 13
k1 dunkelgrun|-28 -31 -25
k1 dunmore|-53 -45 -51
k1 dusty|-19 -37 -23
k1 du|-55 -37 -42
k1 dye|20 52 18
k1 d|-62 -32 -30
k1 each|-48 -32 -29
k1 ears|-47 -32 -51
k1 ear|33 1 -6
k1 easy|29 9 38
k1 ecole|-20 -27 -26
k1 ecusson|19 18 43
k1 edtech|-25 -20 -32
k1 eggs|-30 -37 -21
k1 egg|-14 -3 27
k1 einem|-43 -25 -26
k1 einen|-15 -61 -47
k1 eines|-30 -41 -38
k1 eine|5 -25 -9
k1 electric|-39 -33 -28
k1 elephant|-9 16 -27
k1 eleven|-20 -27 -17
k1 eliche|-17 -27 -19
k1 else|-23 -21 -28
k1 emblema|2 9 38
k1 emblem|-38 -25 -27
k1 embroidered|-27 -33 -25
k1 emerald|27 -10 1
k1 em|36 -9 10
k1 encima|-32 -21 -27
k1 engineers|-23 -27 -25
k1 engineer|-32 -18 -22
k1 engine|-25 -27 -5
k1 engraving|-40 -20 3
k1 escuela|-37 -20 -26
k1 escuro|24 13 52
k1 eslogan|14 13 35
k1 esquerda|-27 -18 -23
k1 esquerdo|-41 -24 -25
k1 essere|-25 -31 -21
k1 estan|23 50 24
k1 estilizado|70 21 29
k1 est|-36 -54 -9
k1 es|-63 -48 -46
k1 etched|-36 -25 -26
k1 etwas|-32 -24 -34
k1 europe|-25 -22 -21
k1 even|0 36 13
k1 everybody|19 51 24
k1 everything|-34 -11 -26
k1 everywhere|1 56 19
k1 every|-49 -66 -42
k1 evitar|19 14 35
k1 evita|21 14 51
k1 except|4 25 3
k1 extended|-32 -23 -30
k1 extra|-20 -27 -8
k1 ex|-24 -25 -43
k1 eyes|-33 -25 -40
k1 eye|-40 -35 -32
k1 e|31 42 55
k1 faces|1 49 17
k1 face|-36 -23 -27
k1 factory|-67 -41 -38
k1 faded|-25 -32 -30
k1 fall|-29 -33 -34
k1 families|15 11 35
k1 famille|-25 -42 -26
k1 family|-24 -33 -18
k1 farbe|-22 -20 -31
k1 farmer|-27 -25 -20
k1 farm|-64 -56 -43
k1 faro|-29 -26 -39
k1 fat|-29 -28 -41
k1 favore|-41 -61 -45
k1 favor|-48 -63 -43
k1 fc|-35 -40 -37
k1 feeling|-39 -35 -40
k1 feel|-37 -10 -17
k1 feet|6 50 16
k1 fern|-58 -37 -47
k1 fett|-30 -21 -30
k1 feuille|-34 -41 -26
k1 few|-27 -15 -17
k1 fiammella|-31 -24 -22
k1 fierce|3 3 33
k1 figure|10 35 14
k1 filled|-27 -16 -20
k1 film|-32 -18 -21
k1 finch|-30 -16 -16
k1 fines|-24 -33 -28
k1 fine|-26 -38 -27
k1 firma|-27 -30 -26
k1 firm|-54 -38 -47
k1 first|-25 -17 -19
k1 firs|-34 -45 -28
k1 fishing|-26 -17 -18
k1 fish|-55 -55 -65
k1 fit|-41 -26 -29
k1 flacons|-17 -30 -17
k1 flags|-25 -27 -26
k1 flames|-34 -31 -44
k1 flight|-38 -20 -23
k1 floor|-30 -28 -30
k1 floral|-25 -21 -30
k1 flor|-41 -29 -31
k1 flour|5 5 30
k1 fluorescent|66 16 33
k1 foam|-2 0 26
k1 foglie|-31 -19 -20
k1 fog|-29 -18 -21
k1 foil|0 27 25
k1 folded|53 17 25
k1 folk|-56 -45 -52
k1 font|-28 -27 -25
k1 food|-93 -71 -67
k1 football|-43 -40 -33
k1 forbidden|-1 28 4
k1 forks|4 76 11
k1 fork|76 81 39
k1 forms|-40 -41 -37
k1 form|-37 -38 -32
k1 forte|2 9 31
k1 for|-7 -42 -27
k1 foxtrot|-21 -18 -25
k1 fox|-60 -33 1
k1 free|-57 -65 -71
k1 fresh|-53 -46 -33
k1 fretta|-33 -19 -26
k1 freundliches|-28 -23 -33
k1 fridays|-21 -32 -22
k1 fringe|-26 -44 -24
k1 from|-50 -64 -45
k1 front|-34 -19 -21
k1 fruit|-45 -36 -44
k1 fucsia|-34 -24 -41
k1 fully|-29 -27 -20
k1 funny|12 49 18
k1 fur|-34 -38 -43
k1 game|-37 -34 -27
k1 gamsbarts|-19 -30 -19
k1 gamsbart|-38 -38 -26
k1 garamond|-112 -78 -72
k1 gardens|-19 -25 -15
k1 garlic|-46 -55 -39
k1 gar|-44 -67 -40
k1 gato|-25 -25 -26
k1 gavel|-32 -45 -29
k1 gearsticks|-22 -32 -21
k1 gears|-29 -45 -32
k1 gear|-33 -48 -29
k1 geese|36 -12 -2
k1 gelo|-30 -44 -28
k1 gens|-40 -22 -25
k1 gentle|-44 -30 -39
k1 geometrica|-46 -50 -53
k1 geometrico|-41 -48 -43
k1 geometric|-1 -1 36
k1 gern|-33 -5 -38
k1 getting|-30 -58 -35
k1 get|-24 -33 -29
k1 giallo|-32 -28 -38
k1 gin|-25 -17 -21
k1 glacier|-25 -23 0
k1 glasses|-64 -99 -77
k1 glass|51 58 39
k1 glitter|-25 -42 -24
k1 goat|-23 -18 -28
k1 goes|-28 -24 -33
k1 goggles|-67 -37 -43
k1 golden|45 22 41
k1 gold|-18 -26 6
k1 gondolier|-26 -29 -27
k1 gos|-29 -18 -32
k1 got|-22 -21 -29
k1 gracias|-39 -41 -33
k1 gradients|-42 -45 -42
k1 granite|3 -2 27
k1 grapes|-52 -47 -56
k1 graphite|-18 0 27
k1 grappin|-26 -22 -18
k1 grappoli|-28 -22 -24
k1 grass|4 -62 -35
k1 grau|30 18 30
k1 great|-21 -33 -22
k1 green|16 16 63
k1 grey|-35 -3 -8
k1 grigio|-13 -13 -26
k1 gris|-28 -29 -37
k1 grossas|-19 -31 -21
k1 group|-25 -21 -23
k1 grove|-28 -16 -23
k1 growing|29 1 7
k1 grown|-40 -27 -29
k1 grun|-31 -36 -25
k1 grussen|-52 -46 -34
k1 guarda|-23 -22 -28
k1 guests|-21 -26 -23
k1 gull|-30 -22 -33
k1 gustaria|-23 -29 -25
k1 gym|-27 -17 -17
k1 had|-35 -53 -33
k1 hairdryers|-17 -30 -18
k1 hairdryer|-36 -24 -29
k1 halfmoon|-23 -25 -23
k1 half|-28 -22 -24
k1 halo|-34 -22 -20
k1 hamish|38 -10 8
k1 hams|-23 -37 -27
k1 handmade|-17 -27 -18
k1 handshakes|-24 -28 -24
k1 hands|25 13 4
k1 hand|15 -3 40
k1 hard|-35 -48 -32
k1 harrow|11 12 31
k1 hatten|-49 -68 -40
k1 hat|-14 45 10
k1 have|-41 36 7
k1 headphones|-28 -18 -17
k1 head|75 20 15
k1 heartbeat|-20 25 1
k1 heart|-38 -41 -36
k1 heather|-1 1 25
k1 hedgehog|-59 -47 -67
k1 heissen|-34 -36 -26
k1 helene|-35 -36 -37
k1 hellgrun|-16 -15 -27
k1 helmets|-39 -63 -37
k1 helvetica|-2 6 36
k1 hence|-37 -21 -21
k1 here|-71 -54 -43
k1 heron|-26 -12 2
k1 herrings|11 25 10
k1 herring|-31 -22 -37
k1 hexagon|-42 -41 -46
k1 he|-25 -18 -19
k1 hibiscus|-56 -60 -53
k1 hill|-32 -21 -21
k1 hinges|-26 -40 -21
k1 hippo|-36 -30 -48
k1 hire|-47 -30 -26
k1 holding|81 23 33
k1 hole|-26 -21 -27
k1 hollin|-44 -38 -44
k1 honestly|-24 -47 -24
k1 honey|-13 -27 -7
k1 hoodies|-29 -48 -35
k1 hook|-36 -32 -28
k1 hopeful|-52 -39 -52
k1 hope|-52 -41 -39
k1 hops|28 -12 -4
k1 hop|-30 -22 -14
k1 horizontal|-60 -51 -57
k1 horses|-35 -33 -23
k1 hosting|-58 -44 -36
k1 hotel|-45 -41 -29
k1 hours|-30 -27 -22
k1 houses|-41 -73 -41
k1 house|-40 -32 -32
k1 humanist|23 -5 40
k1 hummingbird|-25 -36 -26
k1 humorous|-42 -45 -24
k1 h|-29 -29 -24
k1 ibex|-30 -23 -23
k1 ice|-44 -31 -38
k1 icona|-35 -22 -24
k1 icone|-41 -24 -17
k1 icons|10 46 7
k1 icon|58 33 -3
k1 idea|-33 -32 -29
k1 identity|-36 -33 -29
k1 id|-31 -25 -35
k1 il|-72 -60 -55
k1 imagine|-26 -36 -25
k1 im|-31 -61 -54
k1 include|-28 -26 -28
k1 indigo|-2 -43 -7
k1 ines|-55 -47 -46
k1 infantiles|-28 -31 -24
k1 ink|5 12 25
k1 insects|-30 -33 -28
k1 inside|25 5 8
k1 inspired|-65 -62 -55
k1 instead|52 40 42
k1 institute|-45 -24 -29
k1 insurance|-29 -24 -16
k1 into|-60 -46 -29
k1 invece|54 16 16
k1 ira|-26 -21 -17
k1 isso|-24 -30 -21
k1 ist|-38 -37 -42
k1 is|3 12 -26
k1 itll|-16 -29 -30
k1 itself|-54 -29 -37
k1 its|-27 -6 -25
k1 it|-25 -16 -16
k1 ivoire|-42 -42 -69
k1 ivory|-8 5 58
k1 izquierda|-48 -28 -44
k1 i|5 32 21
k1 jackhammer|31 67 31
k1 jade|38 3 -2
k1 jakarta|-20 -22 -29
k1 jars|18 50 16
k1 jar|65 35 11
k1 jaune|-50 -52 -64
k1 jean|-63 -53 -50
k1 jeder|-48 -89 -47
k1 joint|-36 -26 -34
k1 journal|-23 -30 -22
k1 jo|-21 -21 -26
k1 juniper|-32 -26 -42
k1 just|-39 -70 -44
k1 katze|-21 -26 -24
k1 keine|-70 -97 -50
k1 kelp|-33 -20 -27
k1 kent|-34 -20 -28
k1 ketchup|-24 -24 -35
k1 kettle|-34 -31 -31
k1 key|-41 -27 -31
k1 kiln|-26 -27 -16
k1 kitchen|-25 -27 -26
k1 kite|-26 -18 -22
k1 kiwi|-33 -20 -22
k1 knifes|14 32 16
k1 knight|-43 -41 -41
k1 knitting|9 33 1
k1 knives|-30 -28 -22
k1 know|-37 -31 -35
k1 kochloffel|-27 -44 -25
k1 konnen|-34 -40 -36
k1 korkzieher|-31 -20 -24
k1 kraft|10 16 51
k1 labels|-28 -23 -23
k1 lado|-33 -25 -28
k1 laranja|-21 -18 -33
k1 lasciamo|-24 -30 -22
k1 lassen|-15 -26 -16
k1 lasst|12 50 23
k1 lata|30 7 -6
k1 later|-37 -26 -33
k1 late|-37 -27 -28
k1 laundry|-37 -19 -19
k1 lavender|-14 -28 12
k1 lawn|-24 -25 -23
k1 lawyers|-20 -28 -23
k1 layout|12 4 33
k1 la|-20 -33 -17
k1 lead|-1 6 26
k1 leaf|46 34 16
k1 leaves|9 -27 -23
k1 leave|-21 -33 -24
k1 leaving|-53 -51 -37
k1 leeds|-26 -20 -18
k1 legale|-44 -31 -34
k1 legal|-27 -21 -21
k1 leggere|-23 -30 -32
k1 leg|-32 -29 -39
k1 leipzig|-31 -28 -43
k1 lemon|-27 -23 -23
k1 lens|-32 -54 -34
k1 lessons|-52 -26 -69
k1 les|-29 -2 -11
k1 letra|34 23 59
k1 lets|4 35 10
k1 lettered|-79 -47 -78
k1 lettere|-28 -29 -48
k1 lettering|-51 -18 -60
k1 letters|-31 -32 -48
k1 lettres|15 33 24
k1 lettuce|-36 -26 -23
k1 leuchtturm|-28 -45 -35
k1 le|-42 -29 -30
k1 library|-39 -28 -23
k1 lids|-31 -34 -22
k1 lieber|25 75 31
k1 lieu|-43 -23 -24
k1 life|-36 -24 -33
k1 lightning|-25 -26 -25
k1 light|-49 -38 -29
k1 ligne|-25 -41 -31
k1 likes|-43 -35 -38
k1 like|-27 -65 -9
k1 lilac|-3 -5 -26
k1 lilas|-28 -29 -42
k1 lila|-28 -18 -26
k1 limits|-29 -30 -24
k1 linen|14 12 32
k1 lines|-1 49 2
k1 linha|-47 -25 -27
k1 lions|-31 -42 -26
k1 lion|34 2 36
k1 lips|-65 -49 -62
k1 literal|-19 -31 -25
k1 little|-29 -26 -30
k1 llama|-27 -24 -43
k1 lobo|-33 -25 -32
k1 locked|-21 -18 -26
k1 locks|-18 -25 -17
k1 logos|-68 -54 -52
k1 logotipo|-30 -20 -31
k1 lol|12 35 13
k1 long|-22 -25 -19
k1 looks|-35 -59 -33
k1 look|-16 8 -30
k1 looms|-24 -41 -22
k1 loop|-24 -20 -28
k1 loose|-27 -26 -27
k1 lost|-32 -28 -41
k1 los|-61 -56 -51
k1 lotos|-19 -31 -20
k1 lovely|-37 -33 -33
k1 love|-50 -30 -48
k1 lower|4 -11 -25
k1 lo|-47 -48 -39
k1 ludlow|-30 -24 -22
k1 luggage|-34 -19 -22
k1 lumaca|-24 -20 -26
k1 l|-53 -53 -23
k1 machines|15 42 14
k1 macina|-43 -27 -27
k1 made|33 -12 9
k1 magari|-26 -21 -19
k1 magnifying|-37 -52 -37
k1 mahogany|-21 -21 -25
k1 mainly|-34 -29 -32
k1 main|-25 -30 -21
k1 mais|-65 -60 -64
k1 maiuscolo|-24 -25 -27
k1 makers|-28 -33 -20
k1 maker|-75 -64 -61
k1 makes|-16 -28 -16
k1 makeup|-33 -19 -23
k1 make|-37 -29 -29
k1 making|-35 -33 -36
k1 management|-28 -19 -17
k1 manuscrita|-26 -27 -30
k1 manuscrite|-22 -26 -27
k1 man|-53 -40 -56
k1 map|-44 -31 -34
k1 marigold|-20 -17 -26
k1 marine|16 24 51
k1 marino|14 20 54
k1 marke|-48 -36 -34
k1 mark|-79 -49 -56
k1 maroon|73 29 39
k1 marrom|-24 -21 -34
k1 marrone|-36 -39 -36
k1 marron|-27 -22 -35
k1 marrow|-28 -25 -29
k1 mascote|26 3 -6
k1 mascot|42 -4 -3
k1 maskottchen|-30 -21 -27
k1 masks|-24 -34 -30
k1 match|-25 -21 -29
k1 matte|26 -9 -12
k1 maybe|25 -9 4
k1 maze|35 4 4
k1 means|-45 -37 -40
k1 mean|-31 -44 -27
k1 mecanico|-52 -32 -30
k1 medical|-26 -24 -28
k1 meeting|-45 -38 -26
k1 meets|-24 -34 -24
k1 mehr|21 51 25
k1 meiner|-49 -42 -38
k1 melbourne|-22 -27 -21
k1 menos|-56 -62 -63
k1 menta|-30 -22 -2
k1 meridian|-50 -54 -49
k1 mermaids|16 51 14
k1 metal|-35 -36 -37
k1 metres|-27 -20 -12
k1 metronome|-30 -26 -25
k1 met|-28 -46 -25
k1 me|-39 -33 -34
k1 microphones|8 24 30
k1 microphone|-40 -48 -54
k1 micro|-25 -33 -22
k1 middle|-24 -23 -31
k1 midnight|-37 -21 -29
k1 miel|19 7 50
k1 milestone|-50 -58 -46
k1 milk|-25 -28 -25
k1 minimalista|-3 -5 36
k1 mint|-51 -42 -40
k1 minuscolo|-29 -33 -30
k1 mi|-75 -66 -71
k1 mochten|0 47 21
k1 moderno|-13 -20 26
k1 modern|-48 -32 -15
k1 moment|-25 -20 -17
k1 mond|-15 -25 -16
k1 monkey|-33 -25 -37
k1 monogramma|-42 -44 -59
k1 monogram|-62 -40 -30
k1 mono|-42 -42 -27
k1 monte|28 65 25
k1 mon|-40 -43 -36
k1 moon|7 -31 1
k1 mops|-27 -45 -31
k1 mop|-65 -71 -54
k1 more|-4 31 11
k1 moss|39 20 40
k1 mostly|-45 -53 -61
k1 most|-35 -38 -29
k1 mother|-24 -22 -28
k1 motif|-42 -40 -43
k1 motto|-45 -42 -47
k1 mountain|-29 -34 7
k1 moustached|-24 -23 -37
k1 moutarde|-42 -46 -63
k1 mouth|-29 -55 -29
k1 mrs|-61 -52 -53
k1 museum|-30 -18 -21
k1 mushrooms|-34 -33 -30
k1 mushroom|-26 -16 -18
k1 music|-25 -22 -21
k1 mustard|5 -18 38
k1 must|43 -3 12
k1 muted|10 45 8
k1 muy|-26 -42 -26
k1 my|-35 -37 -45
k1 named|-46 -43 -53
k1 names|-58 -53 -57
k1 name|-11 -29 -24
k1 na|-34 -37 -25
k1 neben|-35 -25 -19
k1 necesito|-37 -36 -37
k1 needles|-2 45 -4
k1 needs|-33 -33 -29
k1 need|-43 -37 -36
k1 negro|-29 -30 -43
k1 neither|-43 -27 -30
k1 nel|-3 -32 -20
k1 nem|54 112 52
k1 neon|-37 -37 -35
k1 nero|-21 -11 -32
k1 nervous|-40 -31 -28
k1 nets|-34 -31 -25
k1 network|-40 -22 -26
k1 net|26 -10 6
k1 neutral|-24 -16 -27
k1 never|-25 4 -22
k1 next|-29 -26 -20
k1 nice|-30 -27 -24
k1 ni|18 65 18
k1 noch|6 48 28
k1 nodo|-39 -31 -37
k1 noir|-37 -35 -44
k1 noite|-1 -6 44
k1 nombre|-25 -33 -26
k1 nome|-28 -25 -29
k1 none|9 40 14
k1 nonprofit|-38 -39 -31
k1 noodles|17 38 18
k1 noodle|-49 -33 -35
k1 noor|-33 -38 -31
k1 nord|26 -2 0
k1 nor|8 61 21
k1 nosotros|-2 45 12
k1 nos|-37 -32 -9
k1 notes|11 42 9
k1 notre|-38 -39 -30
k1 notte|3 -1 30
k1 nous|-17 -46 -12
k1 novels|-23 -29 -16
k1 now|-28 -26 -32
k1 no|-20 -16 -27
k1 nuit|18 8 46
k1 number|-61 -58 -38
k1 nut|15 48 24
k1 n|13 2 55
k1 obviously|33 18 49
k1 ochre|-57 -38 -23
k1 ocre|-36 -29 -52
k1 october|-25 -22 -22
k1 octopuses|41 15 16
k1 octopus|-28 -17 -23
k1 odd|-29 -19 -26
k1 odio|-30 -17 -17
k1 offices|-38 -24 -27
k1 offshore|-36 -32 -41
k1 of|-27 -21 -28
k1 ohne|-26 -8 -33
k1 oil|-53 -54 -56
k1 oiseau|-21 -31 -20
k1 okay|7 25 2
k1 ok|-66 -58 -52
k1 olive|-64 -21 -28
k1 ombre|-19 -36 -21
k1 onda|-30 -26 -34
k1 one|-68 -59 -62
k1 only|-27 -59 -24
k1 operator|-45 -47 -25
k1 orange|-14 -8 32
k1 orbit|-24 -21 -30
k1 orchid|-4 51 14
k1 oro|-36 -58 -39
k1 ort|-62 -63 -45
k1 or|-5 40 -2
k1 oscuro|7 12 62
k1 ostrel|65 60 31
k1 otter|-42 -50 -49
k1 oublie|-26 -33 -23
k1 ours|-35 -48 -48
k1 our|-33 -31 -25
k1 outline|-30 -17 -18
k1 out|-25 23 -3
k1 ou|-40 -4 -7
k1 oven|-26 -41 -17
k1 overlapping|-32 -27 -43
k1 overused|-14 -25 -22
k1 owner|-29 -34 -26
k1 own|-41 -31 -32
k1 oyster|-20 -33 -21
k1 paddle|9 -28 -14
k1 painted|-28 -33 -25
k1 painting|-62 -53 -57
k1 paint|-43 -30 -37
k1 palette|-20 -22 -29
k1 palo|4 -4 27
k1 panels|-23 -37 -22
k1 panna|-24 -37 -27
k1 paper|-29 -22 -5
k1 paragraph|-34 -37 -35
k1 park|-33 -23 -29
k1 parlour|-27 -24 -36
k1 parrots|-19 -27 -16
k1 party|-34 -28 -34
k1 passo|-30 -30 -34
k1 pastel|-21 -23 -25
k1 pas|-43 -55 -42
k1 patch|-30 -21 -20
k1 pattern|-59 -63 -48
k1 paw|-67 -43 -47
k1 payments|-29 -42 -25
k1 peach|13 31 53
k1 peak|48 11 15
k1 pear|29 -2 1
k1 peat|10 19 44
k1 pebbles|-30 -53 -34
k1 pebble|-20 -37 -20
k1 peche|-30 -24 -38
k1 peineta|-42 -23 -24
k1 pelican|-33 -22 -32
k1 pelote|-31 -18 -22
k1 penguins|-24 -25 -36
k1 penguin|-33 -24 -18
k1 peniche|-29 -32 -28
k1 pensamos|29 22 29
k1 pensavamo|-30 -30 -24
k1 pen|-18 -30 -22
k1 peony|-31 -41 -28
k1 pepper|-20 -32 -17
k1 perhaps|-26 -32 -2
k1 perla|9 8 29
k1 person|-22 -36 -21
k1 per|-18 29 -14
k1 pesada|-23 -26 -23
k1 pestle|-27 -32 -26
k1 petits|-29 -24 -33
k1 petroleo|23 25 83
k1 petrol|-24 -21 -26
k1 phare|-30 -33 -26
k1 photography|-23 -31 -20
k1 piacerebbe|-38 -36 -45
k1 picked|-45 -32 -40
k1 pick|-35 -34 -22
k1 picture|-37 -35 -37
k1 piece|51 37 18
k1 piggy|-16 -30 -16
k1 pig|-34 -40 -28
k1 pilar|-40 -37 -26
k1 pillow|-31 -56 -31
k1 pink|6 27 49
k1 pins|14 30 13
k1 pin|78 19 20
k1 pipes|-36 -36 -35
k1 pistachio|-23 -14 -25
k1 piston|-40 -32 -40
k1 pis|-12 -25 -27
k1 pitch|-43 -40 -46
k1 place|-33 -32 -41
k1 plain|-53 -33 -41
k1 plaisir|-30 -18 -19
k1 planes|-39 -45 -38
k1 planning|-27 -27 -27
k1 plants|-27 -38 -49
k1 playful|39 -3 6
k1 please|39 58 29
k1 plex|-31 -24 -34
k1 plugs|14 33 16
k1 plug|-44 -57 -40
k1 plum|23 17 68
k1 plus|-34 -39 -19
k1 point|-52 -36 -51
k1 polar|-26 -33 -31
k1 poodle|-38 -35 -38
k1 porron|-42 -27 -27
k1 porto|-26 -15 -17
k1 port|-48 -33 -43
k1 por|-6 31 -7
k1 possible|-25 -46 -26
k1 poster|-35 -36 -34
k1 posto|-64 -35 -38
k1 pottery|-29 -37 -29
k1 pot|-37 -7 -31
k1 pour|-20 -28 -21
k1 practice|-26 -23 -27
k1 prams|-24 -45 -23
k1 pra|-32 -17 -16
k1 precise|-25 -24 -10
k1 preference|-37 -32 -53
k1 prefer|-24 -22 -27
k1 pressed|-40 -35 -42
k1 presses|9 27 11
k1 press|32 2 0
k1 preto|-18 -17 -26
k1 printers|-26 -17 -29
k1 printer|-22 -37 -21
k1 printing|-25 -23 -27
k1 prints|3 32 7
k1 print|-36 -22 -22
k1 prohibidos|-30 -50 -29
k1 publico|-32 -31 -48
k1 publish|-29 -22 -35
k1 puppets|-16 -28 -17
k1 purple|32 -10 44
k1 put|-46 -29 -27
k1 puzzle|-17 -33 -17
k1 quarry|-33 -18 -19
k1 queriamos|-50 -37 -37
k1 quero|-25 -24 -24
k1 quiz|-49 -49 -47
k1 quokka|-30 -20 -20
k1 qu|62 10 29
k1 q|-38 -29 -7
k1 rabbit|27 -13 -9
k1 racing|4 25 6
k1 racks|26 62 27
k1 rainbow|-25 -30 -22
k1 razor|2 9 30
k1 readable|-46 -31 -37
k1 reading|35 -1 5
k1 reads|-38 -21 -35
k1 read|-62 -43 -56
k1 really|-26 -33 -33
k1 receipt|-42 -23 -38
k1 records|-20 -34 -24
k1 record|-47 -43 -29
k1 red|-41 -53 20
k1 reels|-17 -31 -16
k1 reel|-31 -52 -22
k1 religious|-22 -29 -20
k1 rental|-50 -49 -35
k1 repair|-35 -29 -27
k1 report|-44 -31 -23
k1 research|-46 -33 -43
k1 resort|-39 -22 -26
k1 rest|4 4 25
k1 retro|-14 -44 -28
k1 re|-47 -38 -43
k1 ride|-33 -28 -25
k1 rien|-59 -25 -14
k1 ring|-60 -56 -40
k1 rivers|-35 -40 -37
k1 river|-39 -31 -34
k1 roaster|-32 -26 -30
k1 robots|-55 -56 -44
k1 rockets|-23 -33 -26
k1 rojo|-21 -21 -27
k1 roll|-30 -16 -19
k1 rondes|-32 -39 -41
k1 rond|-47 -44 -44
k1 rook|-39 -21 -29
k1 room|-31 -22 -21
k1 rooster|-25 -47 -31
k1 roots|-27 -17 -24
k1 root|22 46 21
k1 rope|-37 -20 -23
k1 rosalind|-34 -34 -36
k1 rosa|-32 -27 -42
k1 rose|15 29 41
k1 rosso|-62 -68 -64
k1 rostrot|-34 -33 -28
k1 rot|-44 -30 -45
k1 rouge|-48 -35 -46
k1 round|-11 -45 -33
k1 royal|10 13 39
k1 ruche|-24 -28 -17
k1 ruggine|-34 -48 -41
k1 ruled|-32 -24 -24
k1 rundes|-36 -29 -41
k1 running|-26 -32 -23
k1 run|-24 -23 -28
k1 rustic|-15 -5 42
k1 rustikal|38 17 19
k1 rust|-4 -17 -30
k1 r|-38 -36 -57
k1 safe|-33 -21 -26
k1 sage|-2 -23 -34
k1 sale|-16 -31 -16
k1 salmon|-38 -43 -33
k1 salon|-47 -29 -25
k1 salvia|11 -2 29
k1 sal|-23 -23 -36
k1 sandcastle|-30 -34 -27
k1 sandwiches|-26 -23 -20
k1 sangre|16 14 37
k1 sapin|9 12 33
k1 sappelle|-57 -54 -71
k1 sardinhas|-29 -22 -28
k1 saturday|-28 -24 -33
k1 sauce|-41 -41 -42
k1 sauge|31 28 74
k1 saws|-34 -23 -30
k1 saxophone|-33 -30 -28
k1 saying|-29 -26 -24
k1 says|-40 -45 -33
k1 scarecrow|-44 -23 -23
k1 scarf|-27 -22 -33
k1 scarlet|-27 -21 -18
k1 schatten|-54 -34 -32
k1 schon|-70 -59 -44
k1 school|-46 -40 -40
k1 scie|-36 -30 -23
k1 scissors|-49 -46 -38
k1 scrap|-28 -25 -33
k1 script|-60 -43 -29
k1 scritta|-34 -22 -39
k1 scroll|-36 -28 -21
k1 scuro|13 6 30
k1 seagull|-28 -47 -26
k1 search|-43 -22 -14
k1 seats|-34 -27 -40
k1 seaweed|-28 -30 -22
k1 sea|-33 -35 -50
k1 sechseck|-19 -30 -17
k1 security|-31 -25 -19
k1 seen|58 10 23
k1 see|-36 -62 -36
k1 sehen|-29 -41 -27
k1 sein|-49 -51 -36
k1 sello|-24 -25 -30
k1 sells|-25 -18 -16
k1 sempre|-55 -28 -37
k1 sem|-35 -29 -9
k1 senape|-25 -47 -26
k1 sentence|-37 -29 -47
k1 senza|-61 -61 -46
k1 sepia|29 6 6
k1 sera|-37 -43 -22
k1 serif|-20 -25 -14
k1 seriously|-36 -9 -33
k1 serious|-36 -28 -11
k1 serra|-31 -18 -31
k1 serve|-33 -31 -56
k1 service|11 -8 -26
k1 sessions|-30 -22 -23
k1 set|-34 -41 -18
k1 sevilla|-27 -22 -19
k1 se|-36 -27 -34
k1 sfumature|-16 -25 -23
k1 shadows|-25 -24 -29
k1 shadow|-6 32 10
k1 shaped|-53 -45 -29
k1 shape|49 17 16
k1 sharp|10 7 45
k1 shell|-30 -22 -20
k1 she|-2 -35 -2
k1 shields|14 49 20
k1 shield|-30 -6 -32
k1 shops|-31 -28 -25
k1 shop|-45 -43 -46
k1 shows|-24 -25 -18
k1 show|-27 -29 -23
k1 siamo|49 14 13
k1 side|-39 -39 -47
k1 sight|-21 -37 -20
k1 signs|-10 42 4
k1 sign|-56 -22 -33
k1 silhouettes|-27 -39 -24
k1 silver|-44 -33 -43
k1 simbolo|-10 26 3
k1 simple|-25 -24 -17
k1 sind|-28 -32 -24
k1 singapore|-26 -37 -25
k1 single|-26 -18 -21
k1 sing|-31 -21 -17
k1 sisters|-44 -39 -39
k1 sites|-29 -21 -17
k1 sito|-23 -33 -37
k1 sitting|42 9 17
k1 six|-51 -44 -38
k1 si|-30 -47 -24
k1 skip|-1 29 19
k1 skulls|-29 -28 -24
k1 skull|-20 -40 -2
k1 sky|-61 -60 -39
k1 slab|-38 -39 -34
k1 sleeping|-22 -23 -27
k1 sleep|-26 -22 -19
k1 slogan|38 15 12
k1 smaller|-34 -23 -32
k1 small|-30 -23 -27
k1 smiley|-39 -30 -35
k1 smile|-2 -28 -21
k1 smoke|-61 -52 -46
k1 snowflake|-46 -31 -29
k1 snow|-30 -25 -23
k1 sober|-34 -25 -20
k1 sobre|-8 -5 29
k1 social|-43 -34 -38
k1 sofa|-46 -24 -26
k1 soil|-7 4 25
k1 sold|-46 -47 -37
k1 soleil|15 10 33
k1 solid|40 16 6
k1 solo|-79 -65 -83
k1 sol|-45 -29 -31
k1 sombra|-28 -17 -16
k1 something|-26 -18 -8
k1 somewhere|54 -6 1
k1 sono|-13 29 5
k1 son|-34 -30 -21
k1 sorry|-21 -34 -12
k1 sotto|-5 1 25
k1 sous|-28 -20 -17
k1 so|-12 3 -38
k1 spaced|-36 -32 -48
k1 space|-44 -42 -53
k1 spacing|-35 -35 -40
k1 spanners|-39 -22 -27
k1 spare|-33 -29 -25
k1 sparkle|-37 -63 -35
k1 spatula|-29 -21 -27
k1 speech|-56 -45 -24
k1 sphinx|-58 -41 -40
k1 spines|-55 -48 -37
k1 spine|-25 -45 -27
k1 spite|-23 -36 -19
k1 springbrunnen|-19 -28 -19
k1 spring|-17 -29 -17
k1 spruch|-29 -19 -30
k1 square|-25 -20 -14
k1 stags|17 46 16
k1 stalks|6 31 -6
k1 stall|-33 -22 -18
k1 stamped|-31 -30 -24
k1 stamps|-42 -53 -49
k1 standing|28 -3 9
k1 stand|-48 -39 -30
k1 stars|-9 9 36
k1 startup|-41 -29 -24
k1 state|-14 -26 -14
k1 station|-28 -27 -23
k1 statt|100 31 45
k1 stays|-34 -22 -21
k1 steam|-45 -33 -37
k1 stempel|-26 -24 0
k1 stencil|-5 -10 27
k1 stethoscope|-38 -47 -29
k1 sticker|-35 -33 -36
k1 stick|3 32 11
k1 stile|-58 -55 -57
k1 stilizzata|49 7 19
k1 still|-30 -26 -31
k1 storage|-37 -35 -37
k1 store|-27 -42 -22
k1 storks|-23 -28 -22
k1 strand|-6 41 13
k1 straw|6 12 40
k1 street|-19 -27 -17
k1 strings|-14 -27 -14
k1 stripes|-4 -10 37
k1 strong|-27 -20 -21
k1 students|-22 -30 -29
k1 studios|-24 -44 -24
k1 studio|-31 -29 -11
k1 stuff|11 42 6
k1 sturdy|-25 -24 -37
k1 style|-79 -56 -57
k1 stylisee|78 6 29
k1 subscription|-38 -45 -29
k1 such|-24 -41 -22
k1 suggests|-34 -31 -25
k1 suggest|-22 -28 -17
k1 suitcases|-34 -53 -34
k1 suits|-42 -39 -17
k1 sunflower|-39 -39 -38
k1 sunglasses|-56 -55 -44
k1 sunny|-35 -28 -34
k1 sunset|30 -20 -2
k1 sunshine|1 7 27
k1 surprise|-27 -19 -30
k1 surtout|7 29 -2
k1 su|-25 -28 -5
k1 sweep|-27 -16 -17
k1 swirls|-29 -17 -21
k1 swiss|7 9 35
k1 swoosh|-31 -54 -31
k1 symbols|11 48 6
k1 syringe|-21 -39 -21
k1 s|-59 -34 -36
k1 table|-41 -43 -45
k1 tab|-42 -32 -27
k1 tagliere|-29 -43 -26
k1 tailors|-27 -22 -34
k1 tail|-45 -27 -27
k1 takes|-45 -27 -26
k1 taking|-30 -19 -29
k1 talk|-23 -27 -24
k1 tangerine|-36 -34 -40
k1 tan|-34 -23 -41
k1 tarde|-43 -38 -27
k1 tarn|44 59 27
k1 tartan|-41 -35 -41
k1 taught|-33 -19 -23
k1 teacher|-50 -23 -21
k1 team|-38 -32 -28
k1 teapot|-42 -31 -38
k1 tea|-36 -31 -49
k1 technical|-27 -19 -23
k1 techy|-46 -36 -55
k1 teddy|-23 -21 -30
k1 teeth|-36 -28 -40
k1 teintes|-23 -19 -33
k1 telephone|-39 -33 -29
k1 tempted|-50 -45 -36
k1 tem|-32 -49 -30
k1 tenga|-32 -44 -42
k1 tents|-31 -46 -32
k1 tent|-76 -56 -50
k1 terracota|-22 -19 -35
k1 terracotta|-3 11 38
k1 terra|-51 -43 -66
k1 ter|-41 -58 -33
k1 texto|-50 -47 -53
k1 thank|-27 -40 -31
k1 than|-27 -29 -23
k1 theatre|-33 -17 -17
k1 them|-29 -38 -37
k1 then|7 -30 -18
k1 therapist|-37 -22 -19
k1 there|-46 -10 -40
k1 these|-58 -83 -57
k1 they|-7 -30 -24
k1 the|-23 -13 -26
k1 thimble|-30 -50 -36
k1 thinks|-38 -25 -27
k1 think|-23 1 -30
k1 thin|14 3 65
k1 thirty|-26 -38 -21
k1 thistles|-20 -33 -19
k1 this|6 28 9
k1 thorne|-35 -28 -47
k1 those|-36 -44 -30
k1 though|-7 35 -1
k1 thread|-29 -20 -21
k1 three|-60 -59 -53
k1 tiger|-40 -30 -35
k1 tight|-23 -23 -25
k1 tilburg|-49 -44 -28
k1 time|-40 -29 -36
k1 tiny|-1 -2 34
k1 tin|-33 -28 -27
k1 tipografia|-25 -9 -24
k1 tocha|-35 -20 -21
k1 todavia|5 5 27
k1 todo|-27 -47 -27
k1 toll|-49 -57 -35
k1 tomato|-30 -37 -34
k1 tom|-25 -29 -25
k1 tone|-35 -28 -31
k1 tonos|-20 -17 -31
k1 tools|14 31 15
k1 tool|-71 -75 -53
k1 tooth|-31 -32 9
k1 too|-21 -26 -18
k1 torch|-18 -27 -16
k1 toronto|-20 -34 -23
k1 tortoiseshell|-28 -27 -30
k1 tourists|-21 -30 -22
k1 tours|-48 -39 -28
k1 tous|7 25 12
k1 towards|-52 -56 -44
k1 town|-44 -33 -32
k1 to|-18 -33 -21
k1 trabajamos|7 27 10
k1 trachtenhut|-28 -40 -25
k1 tracked|-29 -23 -34
k1 tracking|-54 -53 -57
k1 tractor|-20 -27 -16
k1 tradizionale|-47 -48 -43
k1 trailer|-52 -41 -38
k1 trains|-21 -26 -24
k1 trait|-57 -48 -55
k1 tram|-26 -17 -20
k1 tranne|-63 -75 -42
k1 transparent|-22 -22 -26
k1 trapiche|-27 -49 -26
k1 treble|-26 -40 -23
k1 treehouses|-30 -20 -19
k1 trees|20 36 -4
k1 tree|-38 -45 -49
k1 trellis|-19 -29 -18
k1 trendy|-22 -38 -22
k1 tres|-44 -33 -30
k1 trevor|-44 -48 -56
k1 trigo|-46 -37 -47
k1 truck|-51 -45 -33
k1 try|-25 -19 -22
k1 tugboats|-40 -31 -20
k1 tulip|-33 -20 -23
k1 tuning|-28 -50 -29
k1 turbine|43 14 11
k1 turkis|-25 -24 -35
k1 turns|-42 -45 -26
k1 turquesa|-28 -13 -10
k1 turquoise|-2 -10 30
k1 turtle|-39 -33 -30
k1 tutti|-25 -29 -22
k1 tutto|-32 -31 -25
k1 typewriter|28 22 80
k1 type|-28 -26 -17
k1 typographic|-26 -27 -51
k1 typographique|-17 -18 -26
k1 typography|-25 -25 -24
k1 typo|-36 -35 -43
k1 t|-25 -21 -19
k1 uber|55 -5 17
k1 uma|-28 -26 9
k1 umbrellas|-22 -30 -21
k1 umbrella|41 9 36
k1 um|-21 49 15
k1 una|-40 -17 -22
k1 underneath|-37 -30 -37
k1 under|-28 -38 -32
k1 une|-40 -36 -26
k1 uno|-28 -18 -32
k1 unsere|-28 -45 -44
k1 until|-25 -32 -35
k1 un|-33 -11 -31
k1 uppercase|-23 -21 -29
k1 ups|-45 -36 -36
k1 up|-64 -48 -41
k1 usar|-31 -31 -33
k1 usa|-27 -28 -26
k1 used|-56 -31 -33
k1 uses|-30 -42 -22
k1 use|-22 -31 -1
k1 usual|-44 -37 -33
k1 us|-98 -87 -69
k1 valley|57 3 4
k1 valve|-24 -22 -29
k1 van|6 -1 35
k1 vasseur|-39 -35 -42
k1 va|-39 -30 -32
k1 vecchio|-26 -14 -17
k1 velo|-29 -28 -21
k1 vendemos|-32 -37 -28
k1 vendiamo|-30 -28 -22
k1 ventaglio|-31 -56 -31
k1 venue|-40 -30 -21
k1 verde|-12 -36 -49
k1 verlaufe|-30 -26 -27
k1 vermelho|-62 -50 -54
k1 vermilion|-25 -31 -24
k1 verspielt|43 1 17
k1 vertebrale|12 60 25
k1 verwenden|24 50 25
k1 verzichten|12 31 9
k1 veut|-26 -26 -42
k1 vibe|-25 -14 -15
k1 viejo|5 5 50
k1 vif|-9 2 25
k1 vine|9 33 -3
k1 vintage|-15 -8 33
k1 vinyl|50 0 6
k1 viola|-31 -39 -35
k1 violet|-1 -6 51
k1 vis|-26 1 41
k1 vogliamo|-60 -69 -53
k1 vom|-65 -44 -38
k1 vorrei|-11 36 3
k1 vor|-42 -58 -34
k1 voted|-44 -30 -25
k1 voudrait|-23 -18 -34
k1 waffles|-46 -49 -34
k1 waffle|-22 -19 -31
k1 wagtail|-16 -16 -27
k1 walks|-24 -33 -20
k1 wallet|-29 -42 -26
k1 walls|-46 -33 -45
k1 wanderstab|-27 -32 -19
k1 wanted|-39 -27 -28
k1 wants|-70 -54 -43
k1 want|-32 -33 -26
k1 ware|32 -7 13
k1 warm|-26 -16 -26
k1 waste|-33 -28 -22
k1 was|-28 -32 -33
k1 watch|7 -27 -14
k1 watering|-32 -20 -23
k1 waves|-33 2 -19
k1 weathervanes|-48 -38 -34
k1 weekends|-34 -30 -34
k1 weight|-39 -31 -45
k1 welcome|-38 -34 -29
k1 well|-19 -26 -18
k1 werkstatt|-43 -32 -39
k1 wet|-22 -34 -26
k1 whatsoever|18 66 24
k1 wheels|-37 -35 -30
k1 wheel|-54 -36 -44
k1 whether|-64 -78 -44
k1 whisky|-46 -40 -34
k1 whose|95 28 43
k1 who|-31 -28 -24
k1 why|-19 -33 -17
k1 wide|25 10 26
k1 wild|-35 -46 -40
k1 will|-24 -57 -36
k1 wine|-25 -26 -40
k1 wings|-29 -21 -26
k1 wing|-18 -27 -12
k1 wirbelsaule|-23 -22 -27
k1 wir|12 -45 -19
k1 wishes|-35 -18 -19
k1 wish|-37 -24 -30
k1 with|30 29 4
k1 won|-31 -40 -50
k1 woodcut|13 15 45
k1 wooden|-55 -58 -43
k1 wood|-56 -59 -50
k1 wordmark|-65 -43 -13
k1 words|-34 -54 -32
k1 word|-20 -18 -29
k1 workers|-30 -26 -34
k1 workshops|-31 -28 -47
k1 worn|-41 -31 -28
k1 wrench|-24 -25 -6
k1 wren|-32 -18 -22
k1 write|-29 -24 -20
k1 written|-27 -32 -15
k1 yard|-28 -25 -39
k1 yarn|-36 -34 -37
k1 ya|17 48 22
k1 years|-24 -32 -22
k1 year|-22 -20 -26
k1 yes|54 12 17
k1 yet|-48 -64 -39
k1 young|-32 -22 -38
k1 your|-31 -32 -21
k1 youth|-45 -34 -22
k1 you|-44 -59 -36
k1 zahnarztstuhl|-63 -63 -55
k1 zarte|8 7 35
k1 zeichen|-43 -25 -25
k1 zeppelin|-22 -25 -21
k1 zero|-27 -38 -28
k1 zum|-26 -29 -44
k1 zu|-41 -51 -38
k2 #ff5a1f|-23 -21 -26
k2 12|-14 -14 -26
k2 1974|-19 -14 25
k2 1|-33 -41 -55
k2 2009|-49 -39 -30
k2 2|-30 -41 -38
k2 3|15 15 41
k2 4|-24 -28 -30
k2 50|-22 -26 -39
k2 5|-17 -15 -25
k2 60|-20 -26 -26
k2 70s|-1 2 25
k2 8|-31 -38 -46
k2 9|-41 -33 -31
k2 above|-72 -28 -31
k2 abroad|-30 -26 -18
k2 absolutely|8 12 33
k2 abstracted|-36 -32 -35
k2 academy|-38 -32 -40
k2 accents|3 -1 36
k2 acht|26 -2 0
k2 acid|-26 -1 16
k2 acier|-27 -16 -17
k2 acompana|-35 -18 -19
k2 add|-65 -65 -67
k2 adelaide|-60 -41 -41
k2 adults|-24 -33 -19
k2 advogados|-25 -21 -21
k2 after|-25 -25 -28
k2 again|-29 4 -29
k2 agave|-29 -19 -23
k2 aggressive|9 14 51
k2 agree|-32 -24 -34
k2 aimerait|-45 -12 -16
k2 aimerions|-51 -42 -48
k2 airplanes|-26 -42 -46
k2 airy|-28 -34 -29
k2 albero|13 11 31
k2 alles|-21 -31 -20
k2 alpacas|-41 -53 -40
k2 already|-8 -38 12
k2 also|-39 -36 -40
k2 als|-49 -41 -45
k2 alta|-39 -34 -33
k2 alte|-28 -26 -26
k2 anchor|3 0 25
k2 ancore|-28 -25 -34
k2 animal|-50 -47 -56
k2 anker|-45 -32 -37
k2 anni|-26 -18 -23
k2 anthracite|-26 -25 -47
k2 antwerp|-20 -25 -26
k2 anvil|25 8 22
k2 anyone|-13 -25 -13
k2 anything|-26 21 -25
k2 an|-48 -7 -6
k2 apotheke|-44 -32 -30
k2 apple|-35 -27 -29
k2 approachable|-24 -23 -25
k2 aqua|-27 -22 -22
k2 arancione|-20 -31 3
k2 areia|20 17 49
k2 arepas|-30 -22 -22
k2 arms|-63 -49 -38
k2 arredondadas|-18 -35 -21
k2 arriba|36 6 9
k2 arts|-3 30 -18
k2 art|39 6 -1
k2 asheville|-43 -29 -30
k2 asked|-49 -33 -26
k2 associations|-25 -21 -32
k2 astratto|-25 -26 -23
k2 attitude|-44 -25 -32
k2 at|-34 -31 -31
k2 aubergine|-32 -30 -51
k2 auch|-45 -29 -31
k2 auf|-43 -40 -28
k2 aurelle|-34 -28 -5
k2 autumn|-32 -35 -33
k2 avec|-45 -29 -41
k2 avocats|-49 -28 -29
k2 avoid|-52 -70 -48
k2 a|28 12 11
k2 baby|10 86 34
k2 background|-50 -36 -60
k2 bakes|-41 -25 -24
k2 balanzas|-31 -33 -43
k2 ball|-27 -21 -23
k2 bamboo|18 59 10
k2 banned|19 73 31
k2 bao|-38 -27 -26
k2 barnacle|-40 -38 -32
k2 barrels|-37 -38 -36
k2 barrel|-15 -25 -14
k2 bar|-35 -22 -26
k2 basil|12 12 43
k2 basket|22 23 49
k2 basta|-28 -31 -46
k2 bathtub|-14 -22 -28
k2 batteries|-24 -22 -26
k2 beak|-36 -20 -21
k2 beans|-24 -29 -24
k2 bears|-27 -23 -32
k2 beautiful|-29 -18 -17
k2 because|-12 -22 -29
k2 beech|-21 -26 -12
k2 been|-19 67 27
k2 beer|63 53 27
k2 bee|-32 -38 -36
k2 before|-35 -22 -21
k2 behind|-35 -40 -27
k2 being|-26 -27 -29
k2 benefits|-30 -50 -28
k2 berlin|-36 -26 -19
k2 best|-22 -31 -27
k2 better|-27 -42 -33
k2 be|39 3 22
k2 bianco|-9 -3 29
k2 bienenstocks|21 42 19
k2 bien|-49 -41 -53
k2 big|-46 -28 -27
k2 bike|-32 -20 -30
k2 biotech|8 26 9
k2 birch|10 2 37
k2 bird|40 2 49
k2 bisturi|-60 -55 -49
k2 bitcoin|0 26 18
k2 blackboard|11 7 43
k2 black|-33 -26 -55
k2 blanco|-7 4 35
k2 blau|-23 -26 -30
k2 blender|-30 -27 -19
k2 ble|35 3 6
k2 blood|-32 -23 -27
k2 blue|-46 -15 -39
k2 blush|-55 -36 -34
k2 boat|-33 -32 -43
k2 bohrturm|-23 -25 -15
k2 boina|-26 34 -5
k2 bolts|-21 -26 -23
k2 bolt|-22 -27 -26
k2 bones|10 49 30
k2 bone|-55 -44 -53
k2 boot|-26 -31 -30
k2 bordeaux|-23 -36 -33
k2 boring|-32 -59 -32
k2 borrowed|-22 -27 -29
k2 both|-37 -38 -25
k2 botijo|-38 -38 -29
k2 bottiglia|-62 -50 -45
k2 bottles|-25 -14 -50
k2 boutique|-25 8 -11
k2 boxes|-31 -40 -37
k2 box|-45 -37 -32
k2 braces|-22 -26 -24
k2 brackets|-29 -18 -20
k2 braga|-40 -42 -30
k2 branch|-44 -27 -29
k2 branco|15 13 42
k2 brandl|-25 -17 -16
k2 brand|-20 -11 -25
k2 brass|7 10 52
k2 brauchen|-37 -24 -26
k2 braun|20 14 54
k2 brewing|-41 -29 -28
k2 brick|-33 -23 -2
k2 bridge|-16 -31 -23
k2 briefpapier|-39 -46 -32
k2 brightwell|-15 -29 -15
k2 broken|-28 -35 -43
k2 bronze|-40 -32 -9
k2 broom|-43 -25 -27
k2 brun|29 25 71
k2 brush|-29 -22 -29
k2 bubbles|-62 -51 -27
k2 buddhas|-18 -27 -29
k2 buddha|-25 -24 -31
k2 builders|19 38 19
k2 build|-25 -22 -28
k2 built|-38 -33 -22
k2 buisness|-27 -26 -29
k2 bulbs|-27 -39 -30
k2 bulb|-48 -28 -29
k2 bulls|21 54 39
k2 bull|-25 -18 -20
k2 bunker|-37 -39 -35
k2 bun|-44 -37 -46
k2 burgers|-25 -29 -29
k2 burger|-26 -41 -30
k2 burgundy|25 -8 -20
k2 burnt|-27 -23 -35
k2 business|-53 -40 -57
k2 buyers|-14 -26 -16
k2 by|-67 -59 -45
k2 cabinet|-44 -36 -41
k2 cactus|-30 -33 -34
k2 cafe|14 45 13
k2 caixa|-22 -20 -26
k2 calido|-25 -21 -23
k2 calm|50 6 38
k2 cameras|4 -1 25
k2 camera|-26 -41 -29
k2 camiones|-28 -24 -29
k2 canal|-39 -35 -42
k2 candelabro|-20 29 5
k2 cannot|-21 -35 -20
k2 canoe|-29 -24 -33
k2 can|-45 -56 -32
k2 capital|-65 -46 -56
k2 cards|-50 -35 -35
k2 card|-37 -48 -29
k2 cargo|-38 -44 -29
k2 car|-35 -28 -32
k2 casa|-28 -41 -33
k2 case|4 -11 -25
k2 casse|-25 -24 -42
k2 castle|42 15 13
k2 cast|-30 -37 -34
k2 cat|32 -17 -12
k2 celeste|-29 -38 -26
k2 cellar|-30 -26 -26
k2 ceramic|-16 -16 -29
k2 cerebros|31 2 67
k2 ce|-28 -34 -34
k2 chains|-37 -36 -53
k2 chain|-42 -55 -50
k2 chair|-38 -29 -12
k2 chalk|-60 -45 -54
k2 chama|-32 -20 -28
k2 character|-31 -32 -37
k2 charts|3 45 15
k2 cheap|-55 -28 -4
k2 cheerful|-29 -19 10
k2 cheese|-45 -41 -44
k2 chef|21 31 1
k2 cherry|-29 -17 -19
k2 che|-67 -49 -59
k2 chiamato|-16 -16 -29
k2 chiama|-27 -21 -21
k2 children|-35 -19 -21
k2 child|-31 -20 -18
k2 chimney|-56 -42 -57
k2 chose|-35 -36 -45
k2 chrome|-29 -28 -16
k2 chunky|24 39 80
k2 church|-23 -39 -24
k2 chuva|5 37 4
k2 cifrao|-27 -19 -26
k2 cinnamon|-26 -22 -19
k2 cinza|20 21 49
k2 circle|-54 -50 -56
k2 circuit|5 32 25
k2 city|-27 -43 -29
k2 ciuccio|-28 -18 -18
k2 clair|-32 -33 -28
k2 claro|-52 -33 -40
k2 classy|-30 -17 -24
k2 claws|5 30 -4
k2 clay|-31 -22 -14
k2 clean|-22 -40 -34
k2 clearly|-26 -45 -35
k2 clear|-34 -44 -16
k2 cleaver|-29 -45 -6
k2 clef|-26 -34 -23
k2 clever|-15 -25 4
k2 clients|29 -7 0
k2 client|-33 -29 -30
k2 clinical|-58 -62 -55
k2 clip|-50 -33 -36
k2 closed|-25 -16 -17
k2 clothes|-23 -24 -29
k2 coach|-26 -21 -21
k2 coast|-30 -27 -27
k2 cobalto|-32 -29 -29
k2 cocoa|-19 -29 -31
k2 coins|-29 -32 -27
k2 cold|-37 -47 -46
k2 collective|-37 -24 -30
k2 collect|-32 -23 -22
k2 colori|44 10 14
k2 color|37 -3 6
k2 colours|-7 -28 -19
k2 colour|30 21 9
k2 combs|24 70 26
k2 comb|-21 -37 -22
k2 comic|46 4 5
k2 como|14 6 32
k2 company|-30 -29 -23
k2 com|-69 -26 15
k2 condensada|-38 -37 -1
k2 condensed|-15 -26 9
k2 consultancy|-32 -23 -24
k2 continuous|3 10 25
k2 contra|-52 -47 -54
k2 con|-49 -36 -21
k2 copper|30 -1 7
k2 corporate|-38 -51 -43
k2 corsivo|-25 -29 -45
k2 costs|-33 -34 -40
k2 cote|-24 -25 -19
k2 cotswolds|-27 -21 -20
k2 counter|-23 -25 -25
k2 cows|-28 -38 -28
k2 cow|-63 -50 -53
k2 craft|-24 -24 -28
k2 crane|-31 -43 -29
k2 crema|5 8 29
k2 creme|26 16 47
k2 crescent|5 12 39
k2 crest|-32 -30 -30
k2 crimson|-26 -33 -27
k2 crossed|-48 -40 -24
k2 crowbar|-1 -25 -25
k2 crowns|-7 32 -5
k2 crypto|-40 -41 -40
k2 cuatro|-28 -23 -21
k2 cuivre|22 23 86
k2 cup|11 7 35
k2 curitiba|-33 -38 -22
k2 curly|-40 -48 -50
k2 curl|-40 -31 -22
k2 currently|-52 -58 -39
k2 cute|-73 -57 -68
k2 cutlery|-23 -22 -29
k2 cyan|3 6 29
k2 c|-60 -57 -48
k2 dans|-54 -41 -31
k2 dark|-51 -44 -42
k2 darunter|-50 -42 -62
k2 dashboard|-27 -25 -24
k2 das|1 -33 22
k2 dated|25 59 17
k2 daughter|-26 -22 -32
k2 day|-47 -28 -30
k2 deadline|-21 -36 -30
k2 decide|-17 -22 -25
k2 deck|-39 -35 -41
k2 deco|42 35 33
k2 deep|43 1 13
k2 degrades|-24 -24 -33
k2 degrees|-22 -26 -22
k2 delicate|-26 -30 -23
k2 delivery|-17 -26 -20
k2 del|-66 -42 -42
k2 dem|56 7 10
k2 dentist|-43 -30 -44
k2 depot|7 12 39
k2 der|-23 -6 -26
k2 design|-46 -30 -32
k2 dessin|43 0 19
k2 des|-42 -27 -32
k2 detesto|-26 -16 -19
k2 diamonds|-33 -40 -34
k2 diamond|0 29 10
k2 dice|35 5 3
k2 didone|-3 9 44
k2 die|-31 -43 -37
k2 different|-45 -31 -26
k2 dinghy|-30 -17 -20
k2 disliked|30 8 27
k2 dislikes|18 19 42
k2 divertido|-42 -37 -48
k2 di|-28 -24 -38
k2 dna|4 11 29
k2 doctor|-23 -29 -33
k2 dogs|-41 -55 -37
k2 dog|-43 -32 -10
k2 donc|18 40 13
k2 donkey|-61 -61 -39
k2 donut|-28 -18 -19
k2 doormats|-71 -63 -46
k2 doormat|-21 -27 -16
k2 door|29 2 5
k2 dorado|19 13 80
k2 dos|-44 -27 -31
k2 dot|-27 -20 -25
k2 dourado|-44 -27 -4
k2 do|25 -10 21
k2 drafts|-44 -36 -36
k2 dragons|-38 -7 -48
k2 dream|-37 -27 -21
k2 drei|-26 -31 -28
k2 dripping|-42 -42 -31
k2 drip|-20 -25 -18
k2 drive|-23 -25 -41
k2 drops|14 31 5
k2 drop|10 16 26
k2 duck|15 -26 -6
k2 dumplings|20 51 22
k2 dumpling|-25 -23 -26
k2 dusty|-64 -51 -45
k2 d|33 -10 20
k2 each|27 11 2
k2 ears|32 -7 -15
k2 earthy|-28 -31 -25
k2 earth|18 16 39
k2 ear|-25 -15 -16
k2 easy|28 15 -7
k2 eat|15 12 48
k2 ecusson|-29 -33 -37
k2 edgy|-17 0 29
k2 egg|-36 -27 -26
k2 einer|-35 -32 -28
k2 eines|-50 -31 -36
k2 eine|29 7 16
k2 electricians|-49 -29 -35
k2 electric|7 8 46
k2 electronics|-21 -24 -28
k2 elegante|-23 -21 -28
k2 elegant|15 4 38
k2 elephant|-7 -11 30
k2 el|-30 -8 -29
k2 ember|15 9 41
k2 emblema|-53 -43 -57
k2 emblem|31 31 57
k2 embroidered|-34 -53 -38
k2 emerald|-66 -72 -54
k2 empattements|-43 -41 -50
k2 em|-49 -44 -44
k2 encore|-4 35 -13
k2 end|-28 -32 -44
k2 engineers|-37 -23 -19
k2 engine|-38 -26 -20
k2 enough|1 38 6
k2 enseigne|-40 -35 -35
k2 entre|-26 -20 -20
k2 en|-60 -63 -45
k2 escritorio|11 30 5
k2 escuela|-64 -32 -36
k2 espresso|-45 -26 -31
k2 essere|-38 -34 -25
k2 estate|-30 -28 -29
k2 estilo|-22 -35 -26
k2 est|28 -8 -10
k2 ete|-32 -39 -35
k2 et|-42 -25 -31
k2 evenings|-19 -24 -26
k2 even|28 47 19
k2 everyone|-45 -49 -68
k2 everywhere|-51 -78 -45
k2 evitad|-36 -36 -35
k2 evitar|-25 -14 -1
k2 evita|-18 -16 -28
k2 except|-31 -33 -37
k2 exclude|-38 -33 -47
k2 ex|-28 -33 -31
k2 eyes|-19 -16 -26
k2 faces|36 23 21
k2 face|17 11 61
k2 fact|-51 -18 -35
k2 families|25 24 52
k2 famille|-26 -24 -29
k2 family|11 33 12
k2 fanfare|-32 -28 -27
k2 farben|-33 -22 -22
k2 farbe|-26 -20 -31
k2 farmer|-33 -22 -20
k2 farms|-46 -29 -30
k2 farm|-44 -37 -28
k2 far|-29 -46 -27
k2 fashioned|-27 -33 -26
k2 faster|-40 -28 -40
k2 fat|12 43 47
k2 favore|-16 24 -26
k2 favor|-1 29 24
k2 fc|-41 -42 -55
k2 feeling|4 6 32
k2 ferait|-40 -26 -40
k2 ferrante|-19 -35 -19
k2 ferry|-28 -32 -34
k2 feuille|13 37 16
k2 few|-44 -27 -29
k2 field|-38 -32 -33
k2 fierce|-20 -16 -25
k2 figure|-26 -52 -26
k2 fig|17 31 33
k2 films|-18 -35 -21
k2 fina|-28 -33 -44
k2 finch|-29 -20 -25
k2 finds|-26 -48 -27
k2 find|2 7 38
k2 fines|34 -5 -7
k2 fine|-36 -24 -14
k2 finland|-50 -33 -28
k2 finnish|-22 -25 -25
k2 firenze|-56 -61 -41
k2 fire|-29 -10 -16
k2 firms|-38 -35 -39
k2 firm|-17 -27 -19
k2 first|-24 -25 -22
k2 fishing|6 7 27
k2 fish|-28 -28 -25
k2 fists|-28 -39 -32
k2 fit|-31 -23 -30
k2 fix|-23 -28 -16
k2 flacons|-31 -29 -29
k2 flags|-40 -36 -41
k2 flag|-20 -37 -21
k2 flames|-32 -26 -16
k2 flame|8 -1 31
k2 flat|-45 -36 -46
k2 floral|-25 -36 -31
k2 flor|-28 -16 -25
k2 flour|9 11 53
k2 flowers|-39 -48 -45
k2 flower|-50 -52 -51
k2 fluorescent|-42 -29 -37
k2 flywheel|9 37 15
k2 foam|-48 -48 -38
k2 folk|-29 -38 -36
k2 fonte|-23 -31 -25
k2 food|-35 -29 -20
k2 footprint|-10 3 31
k2 forbidden|11 27 10
k2 forge|-27 -28 -23
k2 forks|-31 -51 -31
k2 fork|-27 -22 -25
k2 forming|-55 -57 -43
k2 forms|-33 -19 -20
k2 forte|-22 -21 -28
k2 fourteen|-36 -19 -20
k2 four|-30 -31 -18
k2 foxes|-35 -25 -26
k2 fox|-45 -34 -31
k2 freight|-32 -33 -34
k2 fresh|-54 -46 -36
k2 freundliches|-50 -27 -28
k2 fridays|-42 -69 -44
k2 friendly|30 -11 5
k2 friends|-29 -17 -19
k2 fringe|-42 -42 -40
k2 from|45 5 5
k2 fucsia|-29 -19 -28
k2 funny|-9 -3 25
k2 fun|9 10 43
k2 fur|40 0 36
k2 futuristic|0 13 39
k2 gambit|6 15 36
k2 gamsbarts|31 63 26
k2 garamond|-25 -29 -2
k2 garibaldi|-31 -20 -23
k2 garlic|-35 -44 -27
k2 gar|15 33 16
k2 gauche|59 17 19
k2 gavels|-29 -23 -23
k2 gavel|1 7 27
k2 gear|-32 -1 -21
k2 geht|-4 34 6
k2 gelb|-24 -19 -26
k2 gelo|-27 -44 -26
k2 general|-13 -26 -13
k2 geneve|-64 -38 -38
k2 gente|-18 -29 8
k2 gentle|-54 -23 -25
k2 get|4 -4 25
k2 ghent|-29 -22 -16
k2 giallo|11 5 46
k2 gingham|-6 46 4
k2 give|-31 -39 -33
k2 glacier|46 21 18
k2 glass|-38 -45 -46
k2 glitter|18 55 21
k2 goats|-15 -28 -22
k2 goes|-8 -27 1
k2 going|-43 -51 -33
k2 gold|-38 -22 3
k2 gondole|-39 -53 -34
k2 good|-50 -60 -41
k2 gotica|20 9 48
k2 got|-33 -19 -21
k2 go|-1 27 -10
k2 gracias|-2 39 -1
k2 gradients|49 52 41
k2 gramophones|-27 -21 -23
k2 gramophone|-47 -53 -39
k2 grant|-37 -46 -28
k2 grapes|-23 -30 -11
k2 graphite|-22 -4 -31
k2 grappoli|-35 -42 -47
k2 graziato|24 23 56
k2 grazie|6 60 13
k2 green|29 -12 0
k2 grey|10 27 19
k2 grill|-31 -28 -23
k2 gris|-11 -2 28
k2 grossas|6 37 15
k2 grossbuchstaben|-21 -24 -31
k2 group|-35 -30 -23
k2 grove|23 57 20
k2 growing|-27 -14 -15
k2 grown|-30 -33 -35
k2 grun|35 -5 -7
k2 guarda|-46 -41 -37
k2 guitars|-25 -22 -14
k2 had|-43 -38 -36
k2 hair|-31 -19 -29
k2 halvsies|-44 -32 -55
k2 hammer|-37 -33 -27
k2 hands|2 62 41
k2 handwriting|14 67 47
k2 handwritten|53 40 23
k2 hand|-57 -37 -47
k2 hanger|11 31 2
k2 hanno|-50 -59 -42
k2 harbour|-57 -36 -37
k2 hard|2 48 20
k2 hartmann|-26 -21 -29
k2 hated|-22 -41 -22
k2 hates|-34 -30 -34
k2 hate|7 32 16
k2 have|-34 -12 -21
k2 ha|-22 -35 -21
k2 head|-29 -21 -25
k2 heartbeat|-41 -49 -39
k2 hearts|-22 39 -17
k2 heart|-28 -21 -22
k2 heather|25 11 1
k2 heavy|-61 -54 -61
k2 hedgehog|-30 -23 -25
k2 heissen|-55 -48 -51
k2 helene|-55 -37 -43
k2 hellgrau|21 10 61
k2 hellgrun|14 8 37
k2 helmets|-36 -3 -35
k2 helmet|-36 -20 -11
k2 helps|-26 -21 -21
k2 helvetica|6 4 50
k2 here|-21 -26 -16
k2 heron|-34 -27 -38
k2 herrings|14 35 13
k2 herring|-26 -28 -20
k2 her|-40 -25 -30
k2 hexagons|-42 -17 -25
k2 hexagon|15 33 32
k2 he|-32 -38 -25
k2 hibiscus|16 -50 -26
k2 hinges|37 -4 12
k2 hinge|-27 -32 -20
k2 hippo|3 3 35
k2 his|-18 -29 -24
k2 holding|-65 -60 -56
k2 holiday|-38 -50 -40
k2 hollin|12 31 27
k2 hollow|-53 -40 -47
k2 homes|10 28 9
k2 hoodies|10 30 5
k2 hope|-35 -32 -43
k2 hops|-38 -28 -39
k2 hop|-68 -85 -69
k2 horses|24 58 25
k2 hospitals|-37 -31 -23
k2 hotel|-29 -19 -18
k2 hot|32 3 30
k2 hours|-27 -22 -17
k2 houses|-33 -35 -38
k2 house|-79 -83 -62
k2 how|-31 -17 -18
k2 hummingbird|-29 -18 -20
k2 humorous|-31 -22 -2
k2 husband|-38 -33 -38
k2 huts|68 -2 23
k2 ibm|-31 -25 -38
k2 ice|50 13 9
k2 icono|-41 -31 -35
k2 icons|-27 -27 -24
k2 icon|-46 -15 -9
k2 idea|-41 -28 -33
k2 ill|-24 -39 -24
k2 il|-13 -38 -28
k2 imagine|-26 -16 -22
k2 imprime|-37 -45 -23
k2 im|-55 -67 -48
k2 include|-38 -30 -19
k2 indigo|-46 -17 -35
k2 ines|6 -3 34
k2 infantiles|-35 -32 -28
k2 initials|-37 -30 -49
k2 inside|-34 -25 -27
k2 instead|32 6 33
k2 institute|-37 -25 -34
k2 into|30 -7 4
k2 io|-67 -41 -54
k2 iron|-39 -29 -41
k2 islands|-43 -29 -27
k2 isnt|7 44 14
k2 is|-4 -36 -22
k2 italic|18 24 70
k2 ivoire|20 20 51
k2 ivory|-36 -28 -28
k2 izquierda|-30 -18 -22
k2 i|-45 -45 -20
k2 jakarta|-18 -32 -18
k2 jar|-50 -57 -48
k2 jaune|37 -16 2
k2 jean|-35 -22 -36
k2 je|-65 -61 -49
k2 joy|-35 -34 -27
k2 jo|14 29 -2
k2 juna|14 43 14
k2 juniper|8 13 42
k2 kangaroos|-30 -26 -42
k2 kelp|44 20 19
k2 kerb|-40 -41 -35
k2 kessler|-34 -30 -43
k2 ketchup|-33 -29 -47
k2 kettles|-36 -38 -29
k2 kettle|-48 -38 -32
k2 keyhole|-25 -19 -27
k2 keys|5 40 14
k2 key|-6 0 34
k2 kind|-25 -45 -26
k2 kite|-29 -26 -34
k2 kits|-30 -17 -28
k2 kkk|37 -15 3
k2 kleinbuchstaben|-46 -39 -43
k2 kleiner|61 13 35
k2 knife|-20 -27 -17
k2 knives|7 38 14
k2 known|-65 -61 -37
k2 know|-39 -50 -33
k2 kommt|-34 -28 -33
k2 koralle|12 6 54
k2 korkziehers|-28 -23 -23
k2 korkzieher|-32 -30 -29
k2 kupfer|13 11 30
k2 k|-18 -13 -25
k2 lamps|-20 -24 -26
k2 landlord|14 1 40
k2 lanterna|-25 -24 -14
k2 lantern|6 6 36
k2 lanyards|-28 -29 -21
k2 lassen|-24 -38 -26
k2 lasts|-35 -22 -21
k2 last|-15 -21 -46
k2 las|-40 -50 -37
k2 lata|-41 -29 -50
k2 later|-25 -20 -16
k2 lavande|-34 -28 -30
k2 lavender|-41 -37 -38
k2 lawn|-27 -21 -24
k2 layered|-28 -37 -33
k2 layout|-24 -31 -41
k2 lead|-30 -21 -23
k2 leave|-48 -4 -9
k2 lecce|-28 -16 -15
k2 ledger|-29 -22 -29
k2 leeds|-46 -37 -25
k2 left|-30 -14 -19
k2 legal|-30 -23 -28
k2 leggere|-19 -20 -33
k2 legible|-59 -59 -54
k2 leipzig|-26 -19 -23
k2 lema|17 18 38
k2 lemon|-8 -1 30
k2 lento|26 66 24
k2 less|-27 -38 -38
k2 les|-26 -15 -28
k2 letra|9 16 50
k2 lets|-26 -45 -25
k2 lettered|-36 -24 19
k2 lettere|6 10 33
k2 lettering|-57 -27 -37
k2 letters|-8 -29 -15
k2 let|-43 -16 -33
k2 leuchtturm|9 5 29
k2 le|-19 -27 -36
k2 libre|-28 -25 -31
k2 libros|-3 28 11
k2 lids|-43 -29 -27
k2 lieber|-57 -55 -44
k2 lieu|32 11 13
k2 life|27 0 -10
k2 lightbulbs|-34 -27 -29
k2 lighthouse|5 31 6
k2 liked|-15 -21 -30
k2 likes|-28 -29 -27
k2 like|-83 -57 -28
k2 lilac|-28 18 -3
k2 lilas|-33 -28 -40
k2 lime|17 10 42
k2 limits|-24 -28 -32
k2 line|26 -9 16
k2 linha|-31 -24 -24
k2 links|-27 -19 -15
k2 lion|-17 -33 -17
k2 lips|-37 -34 -37
k2 liquorice|-29 -28 -21
k2 list|-35 -25 -29
k2 literal|-20 -39 -21
k2 little|54 16 40
k2 llamamos|-50 -57 -53
k2 llamas|-39 -39 -45
k2 llama|-19 -27 -29
k2 llevara|-44 -25 -28
k2 local|-30 -22 -35
k2 locks|11 47 12
k2 logotipo|-32 -45 -21
k2 logo|-37 -32 -49
k2 loja|-29 -26 -18
k2 long|-31 -23 -15
k2 looked|-44 -40 -31
k2 looks|-67 -48 -41
k2 look|-28 -5 -9
k2 loop|-38 -31 -30
k2 loose|-26 -29 -22
k2 los|-26 0 -21
k2 lovely|-39 -34 -30
k2 lowercase|-6 -32 -10
k2 lower|-28 -21 -22
k2 lo|-19 -23 -28
k2 ludlow|-24 -27 -23
k2 luggage|-57 -33 -45
k2 lumaca|-56 -78 -53
k2 lumen|-27 -32 -25
k2 lume|8 28 8
k2 luna|-41 -25 -37
k2 l|-14 23 38
k2 mace|-28 -25 -29
k2 machines|-26 -25 -26
k2 macina|-31 -29 -30
k2 magari|-26 -14 -16
k2 magenta|38 10 24
k2 magnifying|17 22 44
k2 mais|-5 32 -8
k2 maiuscolo|-27 -45 -30
k2 majuscules|0 -1 45
k2 make|-31 -26 -5
k2 malmo|-66 -47 -35
k2 mano|-31 -27 -35
k2 mansa|-37 -24 -32
k2 manuscrita|21 -10 25
k2 mao|-37 -20 -20
k2 marca|11 26 9
k2 marine|-46 -14 -36
k2 marino|-30 -46 -44
k2 mark|-45 -24 -19
k2 marrom|3 7 30
k2 mascota|-32 -23 -38
k2 mascote|-50 -33 -48
k2 mascotte|63 15 27
k2 maskottchen|29 -12 -1
k2 mas|-36 -25 -35
k2 matte|-41 -23 -30
k2 maybe|-21 -25 -14
k2 meat|-36 -28 -22
k2 medical|-31 -34 -22
k2 meditation|-20 -26 -22
k2 meeting|-27 -17 -20
k2 melted|7 3 32
k2 mend|-19 -31 -20
k2 menos|-44 -42 -36
k2 menu|-39 -41 -31
k2 mestolo|-44 -43 -28
k2 metronome|3 26 1
k2 meu|-24 -26 -22
k2 me|-35 -52 -35
k2 microphones|9 43 10
k2 microphone|-21 -20 -27
k2 micro|-33 -26 -21
k2 middle|-26 -17 -17
k2 mind|-27 -21 -21
k2 mine|-31 -8 -18
k2 minha|-42 -33 -23
k2 minimalista|-27 -37 -20
k2 mint|10 14 55
k2 minute|-25 -19 -23
k2 mio|-28 -48 -27
k2 missing|-29 -15 -23
k2 mistral|-29 -28 -21
k2 mit|-26 -16 -17
k2 mochten|-35 -33 -35
k2 moderno|-30 -30 -45
k2 modern|-43 -33 -50
k2 moi|-27 -32 -18
k2 mole|-28 -25 -38
k2 moment|-27 -28 -29
k2 monday|-30 -28 -37
k2 monocle|-22 -33 -20
k2 monograma|-33 -30 -43
k2 monogram|-48 -28 6
k2 monospaced|-24 -27 -30
k2 mono|-28 -25 -28
k2 monte|-18 -28 -19
k2 month|-32 -23 -19
k2 montserrat|-19 -19 -30
k2 mop|-25 -26 -33
k2 morado|32 -14 -3
k2 mortar|24 27 60
k2 moss|-2 5 44
k2 mostarda|47 11 8
k2 mostaza|18 13 47
k2 mostly|-48 -42 -36
k2 most|-32 -28 -22
k2 moth|-3 10 26
k2 motors|-17 -16 -25
k2 motto|-52 -33 -37
k2 mountain|-46 -50 -69
k2 moustached|-22 -28 -24
k2 moustaches|3 32 7
k2 moutarde|-34 -25 -44
k2 mouth|-20 -30 -17
k2 move|-14 -17 -26
k2 mrs|-25 -20 -16
k2 much|-17 -32 -17
k2 mug|-48 -25 -33
k2 mule|-22 -26 -27
k2 mull|-29 -31 -30
k2 muro|-33 -35 -27
k2 mushrooms|-37 -24 -13
k2 music|-37 -40 -31
k2 mustard|-51 -44 -17
k2 must|4 -34 -17
k2 muted|-31 -31 -35
k2 muy|-31 -32 -59
k2 my|-33 -38 -45
k2 nails|-45 -26 -38
k2 named|-44 -35 -44
k2 namen|-63 -44 -36
k2 names|-22 -34 -29
k2 name|-17 0 -28
k2 nantes|-34 -28 -40
k2 nao|18 -13 31
k2 naranja|6 12 35
k2 navaja|-40 -62 -37
k2 na|-31 -33 -23
k2 near|18 4 43
k2 needed|-27 -17 -20
k2 needle|4 10 37
k2 negro|21 0 25
k2 neighbours|-26 -21 -3
k2 nem|-34 -55 -35
k2 neon|-52 -64 -75
k2 nero|31 15 36
k2 new|-43 -48 -33
k2 next|-41 -30 -27
k2 ne|-28 -36 -33
k2 nice|-36 -25 -23
k2 nicht|-54 -77 -51
k2 niece|12 8 39
k2 niente|-8 31 9
k2 night|-63 -32 -21
k2 ni|-48 -71 -54
k2 nobody|-41 -40 -25
k2 noch|-46 -36 -42
k2 nodo|-29 -22 -24
k2 nombre|-34 -21 -28
k2 nome|-29 -47 -32
k2 noodle|28 30 1
k2 noor|-28 -36 -25
k2 nord|2 27 4
k2 norte|-29 -31 -21
k2 nor|-35 -53 -30
k2 nossa|-17 -26 -22
k2 notes|-3 32 8
k2 nothing|-22 -39 -23
k2 notre|-29 -29 -30
k2 notte|-30 -24 -24
k2 not|11 27 17
k2 nova|-72 -41 -50
k2 no|-25 -18 -27
k2 nuit|-30 -24 -9
k2 numa|30 12 29
k2 nunca|-52 -37 -26
k2 nut|-18 -32 -17
k2 n|13 54 31
k2 oatmeal|-48 -31 -41
k2 oat|11 17 49
k2 oaxaca|-56 -53 -32
k2 obviously|26 3 13
k2 obvious|-15 -29 -16
k2 ocean|-60 -47 -43
k2 ochre|-35 -28 -29
k2 ocre|18 17 43
k2 october|-77 -76 -73
k2 octopus|-26 -25 -26
k2 odile|-20 -27 -26
k2 off|5 34 4
k2 ohio|-24 -31 -19
k2 ohne|-37 -19 -9
k2 ok|-47 -43 -42
k2 olive|-27 -16 -19
k2 ombre|-39 -73 -40
k2 once|-31 -4 -12
k2 online|-23 -34 -22
k2 on|4 -30 3
k2 opened|26 20 35
k2 open|-7 -32 -6
k2 opinion|-20 -17 -30
k2 option|-20 -26 -16
k2 orange|63 16 63
k2 orbit|4 0 41
k2 orchard|-31 -28 -36
k2 orlik|43 -10 1
k2 ort|-43 -60 -34
k2 others|-22 -31 -22
k2 otherwise|-41 -54 -39
k2 other|-28 -27 -15
k2 oublie|-40 -29 -26
k2 ours|-22 -26 -19
k2 outline|-35 -21 -27
k2 outside|-27 -41 -21
k2 ou|-31 -47 -28
k2 oven|-23 -45 -24
k2 overdone|-6 34 12
k2 overused|7 27 -3
k2 over|-33 -43 -32
k2 owl|-21 -25 -24
k2 own|-62 -47 -49
k2 oxblood|-32 -24 -30
k2 oyster|-31 -54 -33
k2 packaging|-32 -19 -16
k2 paddle|3 12 44
k2 padlocks|6 29 10
k2 pagodas|-26 -34 -21
k2 paine|-42 -41 -31
k2 painted|30 7 18
k2 palo|-32 -24 -42
k2 panna|-10 1 36
k2 paper|10 -12 -28
k2 paragraph|-32 -22 -24
k2 parapet|27 57 28
k2 para|2 26 24
k2 parfums|-19 -26 -20
k2 parish|-37 -23 -22
k2 parlour|-71 -54 -55
k2 parrots|12 31 13
k2 partners|-33 -34 -27
k2 part|-35 -36 -34
k2 passo|-25 -18 -27
k2 pastel|-32 -34 -26
k2 patient|-18 -20 -27
k2 pattern|-30 -2 13
k2 paw|-26 -21 -35
k2 payments|-35 -30 -36
k2 peacocks|-5 30 -15
k2 peacock|42 17 17
k2 pear|-44 -33 -33
k2 peche|-42 -44 -40
k2 peinetas|-40 -37 -28
k2 peineta|25 12 12
k2 pendel|-17 -21 -38
k2 pen|-36 -29 -24
k2 peony|-32 -23 -31
k2 people|-25 -31 -22
k2 perdere|-24 -30 -22
k2 pere|-38 -44 -37
k2 perhaps|18 21 46
k2 perla|2 11 44
k2 perro|25 41 52
k2 person|-27 -21 -14
k2 peru|-22 -23 -35
k2 per|-32 -53 -44
k2 pesada|4 2 37
k2 pestle|38 28 14
k2 petrol|-25 -20 -14
k2 pick|-37 -50 -30
k2 pictures|-24 -19 -28
k2 picture|-36 -31 -29
k2 pieces|-17 -33 -17
k2 piece|-19 -28 -18
k2 piggy|-13 -25 -13
k2 pigs|8 32 4
k2 pig|-24 -20 -27
k2 pike|44 59 27
k2 pillow|-26 -40 -24
k2 pine|-38 -39 -25
k2 pipe|15 59 25
k2 piston|-66 -48 -67
k2 pis|29 0 2
k2 pixel|33 14 46
k2 place|-46 -45 -33
k2 plain|-33 -27 -29
k2 plane|-48 -40 -32
k2 plan|-25 -26 -23
k2 platform|-33 -27 -29
k2 pliers|53 21 20
k2 plough|-38 -22 -27
k2 pls|-44 -52 -62
k2 plugs|-20 -30 -18
k2 pocket|-50 -51 -41
k2 pode|-70 -54 -58
k2 point|-40 -35 -56
k2 pongan|-72 -72 -62
k2 poodle|-19 -20 -32
k2 porron|4 26 9
k2 portland|-26 -30 -20
k2 port|25 -7 2
k2 por|-57 -93 -55
k2 poster|-13 -27 -10
k2 posto|80 36 39
k2 pottery|-27 -22 -29
k2 pour|-28 -41 -28
k2 practice|-42 -27 -28
k2 precise|10 10 28
k2 prefer|-49 -4 -37
k2 pressed|-26 -38 -34
k2 presses|-37 -20 -28
k2 preto|-40 -25 -25
k2 previous|-55 -37 -34
k2 printed|-51 -43 -50
k2 priya|-29 -29 -25
k2 prohibidos|23 50 24
k2 prompt|-47 -35 -31
k2 proper|7 4 27
k2 puits|-30 -20 -29
k2 punk|-25 -27 -28
k2 purple|-20 -40 -42
k2 puzzle|-31 -28 -20
k2 queens|1 30 12
k2 que|-31 -49 -16
k2 quiet|7 31 40
k2 quills|14 22 28
k2 quill|26 -1 3
k2 quindi|13 1 29
k2 quokka|-24 31 7
k2 q|-2 2 33
k2 railings|-37 -24 -23
k2 raspberry|-6 5 26
k2 rather|-41 -58 -49
k2 rat|-57 -44 -48
k2 razor|2 43 38
k2 readable|-28 -18 -20
k2 ready|-25 -21 -20
k2 read|-39 -25 -26
k2 really|-38 -16 -18
k2 real|-33 -35 -32
k2 recipe|-22 -43 -24
k2 records|-32 -23 -33
k2 recycled|-21 -37 -20
k2 recycling|-32 -49 -31
k2 redondeada|19 71 25
k2 red|-37 -31 -25
k2 reels|19 38 19
k2 reel|-35 -34 -26
k2 religious|4 31 5
k2 rent|-26 -31 -21
k2 repair|-37 -33 -24
k2 repare|-37 -50 -33
k2 reparieren|48 20 18
k2 reptiles|-29 -23 -22
k2 research|-29 -17 -21
k2 resort|-38 -23 -34
k2 restaurants|-30 -16 -16
k2 restaurant|-33 -37 -40
k2 rest|-19 -9 -30
k2 ribbon|23 36 7
k2 rien|-43 -28 -22
k2 right|-31 -36 -29
k2 rings|-31 -39 -30
k2 ring|-33 -23 -32
k2 river|-45 -43 -39
k2 road|-40 -27 -32
k2 robotics|-26 -23 -21
k2 robots|-19 -23 -34
k2 robot|5 36 15
k2 rockets|-10 -27 20
k2 rocking|19 76 34
k2 rolling|16 32 24
k2 rond|-32 -29 -29
k2 rook|-24 -15 -29
k2 rope|-40 -21 -24
k2 rosa|-25 -23 -16
k2 roses|-46 -20 -34
k2 rose|4 30 4
k2 rostrot|-21 -29 -14
k2 rounded|25 15 19
k2 round|-42 -25 -25
k2 rule|-20 -29 -24
k2 rundes|-39 -31 -27
k2 run|-44 -44 -34
k2 rural|-42 -24 -23
k2 rustic|-38 -35 -42
k2 rustikal|-45 -35 -59
k2 r|-34 -38 -51
k2 sad|-31 -29 -44
k2 safety|-45 -36 -46
k2 safe|-28 -24 -34
k2 saffron|34 -3 17
k2 salt|-43 -27 -30
k2 sal|-50 -44 -38
k2 same|6 7 25
k2 sandcastle|43 -3 7
k2 sappelle|-47 -36 -56
k2 sardinhas|-30 -17 -25
k2 saturday|-30 -26 -27
k2 sauge|-26 -21 -23
k2 sauna|-20 -19 -28
k2 saxophone|48 31 12
k2 saying|11 6 32
k2 says|3 -25 -9
k2 scales|-29 -45 -52
k2 schatten|-41 -69 -37
k2 schmale|-36 -33 -46
k2 schreibschrift|18 15 53
k2 schwarz|20 15 66
k2 scissors|-57 -45 -48
k2 sea|-43 -34 -8
k2 second|-29 -26 -24
k2 security|-34 -33 -45
k2 seen|-9 -13 -27
k2 see|-54 -45 -42
k2 sehen|3 41 14
k2 sein|-27 -24 -23
k2 sempre|-63 -39 -48
k2 sem|-13 -28 -8
k2 senape|-40 -25 -24
k2 sera|-43 -28 -30
k2 serifas|-24 -25 -33
k2 serifa|-34 -32 -43
k2 serifenschrift|-21 -20 -30
k2 serif|-22 -46 -42
k2 seriously|-35 -30 -36
k2 serve|-26 -23 -34
k2 service|-31 -34 -28
k2 sessions|-44 -32 -34
k2 settled|-34 -44 -53
k2 seventies|-31 -17 -17
k2 seven|-33 -25 -40
k2 sevilla|-52 -33 -41
k2 sewing|-34 -47 -30
k2 sfumaturas|-30 -31 -30
k2 shadows|-35 -56 -41
k2 shaped|-29 -19 -19
k2 shapes|-37 -43 -14
k2 shape|-26 -18 -11
k2 shell|-30 -20 -20
k2 she|-37 -33 -29
k2 shields|-39 -37 -29
k2 shield|-23 -32 -24
k2 ships|-23 -23 -35
k2 ship|-43 -26 -27
k2 shirts|-42 -28 -33
k2 shop|-44 -45 -31
k2 shows|-37 -31 -24
k2 show|-2 -26 2
k2 sick|-28 -34 -29
k2 side|-17 -36 -13
k2 sight|21 59 26
k2 signature|-24 -31 -23
k2 signs|-36 -29 -37
k2 silent|-15 -15 -28
k2 silhouettes|-24 -24 -30
k2 silhouette|-29 -27 -1
k2 silver|11 8 62
k2 simbolo|-28 -34 -24
k2 since|-51 -66 -42
k2 singapore|-36 -45 -26
k2 sinistra|28 11 2
k2 sisters|-36 -24 -36
k2 site|-18 -32 -17
k2 sits|-22 -20 -34
k2 sitting|-35 -12 -30
k2 sit|-25 -18 -23
k2 six|-71 -58 -48
k2 skate|-34 -19 -18
k2 skerry|-26 -23 -20
k2 skip|-13 -35 -14
k2 ski|-55 -52 -34
k2 skulls|-38 -37 -38
k2 skull|-47 -39 -30
k2 sky|5 -12 -33
k2 slate|-60 -38 -21
k2 sleep|59 0 25
k2 slow|-45 -43 -36
k2 smiley|-54 -54 -51
k2 smile|4 3 40
k2 smiling|9 18 39
k2 smoke|24 35 17
k2 snack|-20 -21 -31
k2 snail|-3 -1 25
k2 snake|4 -32 -7
k2 snowflakes|12 60 18
k2 snowflake|-15 -26 -17
k2 snow|-25 -39 -27
k2 sober|-28 -29 -28
k2 socios|-29 -19 -22
k2 sofa|-34 -21 -23
k2 software|-28 -19 -17
k2 soft|-10 9 39
k2 sohn|-36 -31 -42
k2 sold|-30 -45 -27
k2 soleil|-27 -20 -19
k2 solo|-74 -54 -53
k2 sombreros|-41 -49 -48
k2 sombrero|33 12 13
k2 somebody|-16 -30 -15
k2 someone|-35 -27 -29
k2 some|-61 -51 -68
k2 sommes|30 45 17
k2 somos|-30 -47 -29
k2 sono|-26 -38 -22
k2 sons|-28 -34 -25
k2 sont|-25 -40 -23
k2 son|-31 -42 -26
k2 sopra|-38 -23 -32
k2 sorry|-17 -17 -29
k2 sound|-30 -19 -19
k2 so|-52 -35 -67
k2 space|-56 -51 -46
k2 spanners|-25 -32 -32
k2 spare|-24 -25 10
k2 speech|3 1 29
k2 spines|-33 -29 -29
k2 spoon|-29 -52 -32
k2 sprig|-26 -8 -7
k2 springbrunnen|-37 -22 -25
k2 spring|-41 -30 -21
k2 sprockets|-41 -45 -28
k2 spruch|-55 -31 -40
k2 square|-33 -20 -10
k2 stags|-27 -23 -17
k2 stall|-43 -37 -29
k2 stamped|-28 -21 -23
k2 stamp|-24 3 51
k2 standing|-17 -20 -30
k2 stands|30 -4 2
k2 stand|-48 -32 -32
k2 stars|-6 4 38
k2 started|-28 -17 -19
k2 stays|-24 -22 -32
k2 stay|25 -25 -8
k2 steam|40 9 9
k2 steel|-36 -29 -11
k2 stellen|-16 -29 -16
k2 stemma|-31 -20 -37
k2 step|-18 -18 -30
k2 stickers|-27 -25 -32
k2 still|-50 -28 -29
k2 stoat|-20 -29 -17
k2 stones|-17 -29 -19
k2 stone|-5 19 59
k2 storks|9 37 10
k2 story|-28 -32 -22
k2 strapline|5 -5 33
k2 strawberry|17 16 50
k2 straw|4 3 25
k2 strong|-45 -42 -46
k2 stubborn|-20 -23 -35
k2 studio|-38 -30 -16
k2 sturdy|-40 -32 -36
k2 stylised|9 50 21
k2 subscription|-35 -24 -26
k2 such|-1 31 15
k2 sugar|-23 -19 -30
k2 suggest|-20 -34 -21
k2 suitcase|5 29 13
k2 suits|-27 -23 -22
k2 suit|15 13 44
k2 sui|-59 -37 -58
k2 sul|-37 -52 -51
k2 sunflower|-25 -21 -19
k2 sunglasses|21 60 20
k2 sunny|16 19 57
k2 sunrise|6 11 51
k2 sunset|-61 -53 -44
k2 sun|-51 -32 -13
k2 surtout|4 -12 25
k2 su|-37 -35 -24
k2 svp|-36 -51 -29
k2 swirly|-29 -26 -47
k2 swiss|-26 -24 -22
k2 swooshes|45 31 10
k2 symbols|3 44 24
k2 symbol|-14 -29 -28
k2 s|-49 -36 -27
k2 tables|-22 -25 -22
k2 table|-28 -31 -27
k2 tagline|27 36 48
k2 tag|-41 -30 -27
k2 tails|-2 3 25
k2 tail|36 -5 1
k2 takes|-35 -33 -21
k2 take|-20 -28 -21
k2 talk|-41 -39 -42
k2 tambourine|-34 -42 -43
k2 tangerine|-26 -26 -38
k2 tape|13 28 13
k2 taupe|10 33 17
k2 teaches|-35 -18 -19
k2 teal|34 8 2
k2 team|-27 -24 -28
k2 teapot|-24 -26 -35
k2 technical|-32 -23 -31
k2 teintes|-31 -24 -39
k2 telecom|-16 -31 -17
k2 tell|-26 -31 -24
k2 tem|-2 -25 -8
k2 tenemos|-34 -40 -44
k2 tenga|-10 25 -4
k2 tents|-33 -33 -32
k2 tent|-31 1 -21
k2 terracotta|-31 -19 4
k2 terrible|-45 -71 -33
k2 texto|-42 -37 -36
k2 text|-37 -30 -6
k2 thanks|-4 48 3
k2 thank|22 54 43
k2 thats|6 11 34
k2 that|-32 -74 -24
k2 their|-77 -75 -45
k2 them|-29 -45 -29
k2 then|-21 -25 -17
k2 theres|-39 -47 -35
k2 there|-36 -36 -47
k2 they|-35 -28 -25
k2 the|11 31 12
k2 thing|-45 -46 -36
k2 thinks|-25 -16 -21
k2 think|-35 -32 -28
k2 thin|-2 17 26
k2 thistles|19 41 11
k2 those|4 -25 -24
k2 thread|25 3 -12
k2 three|-34 -43 -40
k2 through|-65 -36 -35
k2 tide|-31 -36 -32
k2 tiene|-15 -25 -14
k2 tightly|-7 14 -29
k2 tilburg|-43 -38 -30
k2 tile|-34 -26 -16
k2 tiny|-28 -26 -22
k2 tin|39 5 18
k2 tipografia|-36 -52 -42
k2 tirante|-29 -33 -18
k2 tired|-28 -21 -14
k2 toast|16 14 41
k2 todavia|-42 -34 -49
k2 todo|-22 -28 -22
k2 toilet|-26 -17 -14
k2 told|-22 -37 -19
k2 toll|48 3 19
k2 tongue|-17 -16 -26
k2 tons|-64 -63 -58
k2 took|-19 -22 -30
k2 tooth|-29 -26 -39
k2 too|19 50 22
k2 top|57 9 17
k2 touristes|-16 4 34
k2 towards|25 -11 11
k2 towels|-34 -31 -27
k2 tracked|14 8 40
k2 tradizionale|-54 -49 -60
k2 train|-35 -24 -24
k2 trait|-47 -35 -45
k2 transparent|-28 -33 -30
k2 treehouses|-68 -41 -49
k2 tree|-27 -10 -10
k2 tres|-35 -33 -29
k2 trevor|-52 -37 -42
k2 tre|-25 -16 -26
k2 triangles|-52 -39 -41
k2 tried|15 42 20
k2 trieste|-42 -39 -56
k2 truck|-25 -26 -25
k2 trustworthy|-21 -35 -32
k2 trust|-43 -54 -37
k2 try|-14 -30 -29
k2 tugboats|-27 -16 -17
k2 tuning|21 58 26
k2 turbine|-25 -18 -18
k2 turkis|-31 -26 -27
k2 turns|37 -11 16
k2 turqoise|-27 -16 -20
k2 turquesa|-19 -26 -30
k2 turtle|-35 -32 -25
k2 two|-26 -6 -6
k2 typeface|-32 -25 -39
k2 typewriters|12 39 17
k2 typewriter|-37 -25 0
k2 type|-41 -28 -31
k2 typographique|-32 -25 -30
k2 typo|-32 -29 -46
k2 t|-25 -18 -21
k2 uber|-43 -32 -40
k2 ultramarine|-21 -19 -32
k2 uma|-40 -30 -3
k2 umbrellas|-38 -22 5
k2 umbrella|-41 -38 -4
k2 una|-77 -49 -63
k2 uncle|-31 -23 -31
k2 une|-44 -51 -5
k2 uns|-31 -28 -35
k2 unter|-3 1 35
k2 un|-40 -28 -23
k2 uppercase|-5 6 30
k2 upright|-27 -27 -51
k2 up|25 5 3
k2 usan|25 -3 7
k2 usa|-41 -47 -44
k2 used|-52 -27 -31
k2 usem|-19 -36 -26
k2 uses|-33 -26 -20
k2 usually|-26 -47 -42
k2 usual|-34 -27 -32
k2 us|-46 -41 -23
k2 uva|-36 -37 -35
k2 vai|-25 -22 -14
k2 valley|40 0 3
k2 valparaiso|-40 -47 -32
k2 valve|-21 -19 -25
k2 van|-31 -32 -10
k2 vasseur|-40 -44 -46
k2 vea|-42 -30 -49
k2 vegetables|-49 -36 -48
k2 velos|-38 -23 -25
k2 vendons|3 9 25
k2 verde|-44 -44 -39
k2 verlauf|-27 -45 -26
k2 vermeiden|-8 45 4
k2 vertebrale|-40 -48 -33
k2 vert|-53 -53 -65
k2 verzichtet|28 4 6
k2 vez|28 18 33
k2 vicino|-29 -32 -27
k2 viejo|-24 -27 -25
k2 vienna|-55 -41 -49
k2 vietate|-12 29 5
k2 vine|39 9 16
k2 vintage|-67 -47 -60
k2 vinyl|-29 -20 -13
k2 vis|-29 -28 -26
k2 vogliamo|-27 -29 -16
k2 von|-19 -17 -29
k2 vorrei|-45 -55 -36
k2 vorremmo|-33 -34 -22
k2 voted|-35 16 -3
k2 wales|-21 -26 -16
k2 walk|-21 -20 -26
k2 wallet|12 28 13
k2 wall|-42 -31 -27
k2 wanderstab|2 29 5
k2 wanted|-13 -29 -23
k2 wants|-60 -38 -34
k2 ware|-39 -38 -25
k2 warm|17 16 68
k2 war|-36 -22 -29
k2 was|-43 -33 -58
k2 watch|-23 -28 -25
k2 watering|-41 -24 -24
k2 waves|49 21 21
k2 wave|-38 -25 4
k2 way|-30 -49 -27
k2 weare|-33 -5 -32
k2 weathervanes|25 65 22
k2 website|-31 -32 -23
k2 weddings|-51 -37 -29
k2 weekends|-34 -37 -36
k2 weeks|-22 -29 -36
k2 week|-38 -25 -23
k2 weiss|-26 -22 -18
k2 welcome|38 -8 13
k2 well|-29 -44 -24
k2 went|-31 -17 -20
k2 weve|-43 -28 -29
k2 we|11 40 3
k2 what|-45 -50 -37
k2 wheels|-41 -38 -33
k2 wheel|-40 -33 -33
k2 when|-42 -35 -28
k2 which|-28 -27 -28
k2 whitby|-24 -16 -28
k2 white|-20 -25 -22
k2 whose|-19 -16 -28
k2 who|-33 -47 -28
k2 why|-24 -38 -19
k2 widely|-32 -39 -39
k2 wild|-25 -24 -27
k2 wings|-29 -4 -28
k2 with|35 2 12
k2 wollen|57 48 24
k2 women|-28 -25 -18
k2 wont|-7 0 -27
k2 won|-18 -25 -18
k2 wood|-46 -17 -18
k2 wordmark|-3 -7 29
k2 words|-49 -47 -29
k2 workshops|-39 -47 -38
k2 would|-29 19 -6
k2 wren|-34 -28 -23
k2 wunschen|-32 -30 -29
k2 w|-32 -23 0
k2 yard|-28 -30 -38
k2 yarn|50 12 2
k2 ya|-58 -53 -36
k2 years|-21 -29 -21
k2 year|-45 -39 -47
k2 yes|-27 2 -12
k2 yet|-37 -30 -25
k2 you|-33 -50 -38
k2 zahnarztstuhl|-38 -28 -29
k2 zeichen|32 13 29
k2 zeppelin|-38 -45 -33
k2 zero|-53 -52 -49
k2 zu|6 -44 -19
l any|6 30 -12
l as|-33 -1 -27
l avoid|0 31 3
l brand|-67 -64 -39
l colour|13 52 72
l def|-29 -21 -23
l for|-50 -43 -21
l hate|-16 25 -8
l in|-48 -40 -15
l logo|26 16 6
l named|-8 -33 -26
l none|2 43 3
l not|-7 28 -9
l or|40 103 38
l others|-55 -18 -43
l this|-29 -25 -31
l turn|-8 34 -7
l type|-86 -90 -90
l we|-22 -28 -21
l without|5 51 -1
l with|3 -39 -24
l worn|-51 -38 -28
l yes|-10 4 -29
left 0 0 -|-2 -29 -7
left 0 0 0|-48 -44 -55
left 0 0 b|-31 8 -23
left 0 0 cgo|31 22 128
left 0 0 co|15 10 84
left 0 0 cto|12 15 76
left 0 0 ct|5 39 30
left 0 0 c|18 17 90
left 0 0 fgo|-53 -51 -54
left 0 0 flo|-31 -29 -33
left 0 0 fo|-33 -32 -33
left 0 0 fto|-33 -25 -24
left 0 0 gb|-67 -79 -74
left 0 0 go|-52 -49 -47
left 0 0 gpo|-39 -35 -48
left 0 0 g|-74 -29 -74
left 0 0 lgo|-39 -32 -36
left 0 0 lo|-83 -67 -81
left 0 0 lsgo|-31 -31 -27
left 0 0 l|-51 -51 -42
left 0 0 o|-63 -55 -71
left 0 0 sgo|-29 -25 -25
left 0 0 sg|-52 -43 -40
left 0 0 so|-44 -47 -35
left 0 0 s|-66 -61 -52
left 0 0 tb|2 42 7
left 0 0 to|-5 -29 -46
left 0 0 t|26 -10 -42
left 0 1 -|17 -38 36
left 0 1 cb|0 7 25
left 0 1 cgo|42 26 149
left 0 1 cg|14 15 37
left 0 1 co|-12 -7 27
left 0 1 c|2 -4 49
left 0 1 fgo|-40 -38 -38
left 0 1 flo|-26 -17 -23
left 0 1 fo|-33 -25 -38
left 0 1 gb|-69 -83 -85
left 0 1 go|-29 -28 -21
left 0 1 gp|-37 -41 -38
left 0 1 g|-26 -28 -60
left 0 1 lgo|-22 -27 -22
left 0 1 lsgo|-40 -33 -32
left 0 1 lto|-31 -48 -39
left 0 1 l|-38 -60 -40
left 0 1 o|-58 -61 -81
left 0 1 p|-27 -22 -20
left 0 1 sgo|9 1 39
left 0 1 sg|-35 -43 -42
left 0 1 so|-42 -44 -37
left 0 1 s|-27 -26 -25
left 0 1 tbo|-28 -26 -29
left 0 1 tb|12 -28 19
left 0 1 to|-19 -31 -6
left 0 2 -|-58 -16 -23
left 0 2 cgb|12 4 42
left 0 2 cgo|13 32 56
left 0 2 cg|-7 0 32
left 0 2 co|21 6 73
left 0 2 cto|-1 15 55
left 0 2 ct|68 43 117
left 0 2 fgo|-37 -33 -41
left 0 2 fo|-27 -29 -27
left 0 2 gb|-54 -60 -62
left 0 2 go|-44 -33 -29
left 0 2 gpo|-25 -24 -24
left 0 2 g|-52 -15 -9
left 0 2 lgo|-25 -27 -30
left 0 2 lsgo|-39 -36 -41
left 0 2 lto|-22 -28 -21
left 0 2 l|-37 -50 -36
left 0 2 o|-38 -44 -37
left 0 2 sgo|-68 -64 -96
left 0 2 sg|-18 -21 -27
left 0 2 so|-59 -50 -38
left 0 2 s|-29 -26 -29
left 0 2 t|-38 0 -3
left 0 3 -|-30 -29 -63
left 0 3 b|-32 -23 -18
left 0 3 cb|12 12 47
left 0 3 cgb|28 23 71
left 0 3 cgo|28 -3 98
left 0 3 cg|-6 -1 38
left 0 3 co|16 6 47
left 0 3 ctb|29 20 77
left 0 3 cto|-35 -41 -34
left 0 3 ct|-45 -22 8
left 0 3 gb|-37 -55 -66
left 0 3 g|-9 -20 32
left 0 3 lgo|-73 -62 -49
left 0 3 lo|-33 -26 -32
left 0 3 lto|-25 -39 -28
left 0 3 o|-27 -25 -14
left 0 3 sgo|5 1 52
left 0 3 s|-29 -36 -29
left 0 3 tbo|-22 -35 -24
left 0 3 tb|-58 -1 -40
left 0 3 to|-63 -49 -57
left 0 3 t|-4 39 -4
left 0 5 -|-60 -27 -47
left 0 5 0|-44 -52 -54
left 0 5 b|-68 -51 -65
left 0 5 cb|10 15 40
left 0 5 cgo|-35 -37 -12
left 0 5 cg|-1 12 40
left 0 5 co|23 6 54
left 0 5 ctb|-49 -51 -38
left 0 5 ct|-53 -18 -2
left 0 5 c|21 3 83
left 0 5 fgo|-32 -43 -31
left 0 5 fo|-26 -31 -38
left 0 5 gb|6 -16 34
left 0 5 go|-51 -43 -41
left 0 5 gpo|-28 -27 -19
left 0 5 g|6 -27 3
left 0 5 lgo|-26 -27 -41
left 0 5 lo|-19 -21 -25
left 0 5 lsgo|-45 -29 -33
left 0 5 lto|-37 -57 -57
left 0 5 l|-32 -48 -47
left 0 5 o|-25 -15 8
left 0 5 sgo|22 21 66
left 0 5 so|-78 -63 -80
left 0 5 s|-39 -35 -43
left 0 5 to|-119 -73 -79
left 0 5 t|8 44 -1
left 0 8 -|-63 -36 -52
left 0 8 0|-39 -40 -35
left 0 8 b|-56 -61 -56
left 0 8 cgo|-30 -11 10
left 0 8 cg|26 23 78
left 0 8 ctb|17 16 69
left 0 8 ct|1 7 39
left 0 8 c|-25 -26 -15
left 0 8 f|-21 -29 -21
left 0 8 gb|-2 41 34
left 0 8 go|-49 -47 -63
left 0 8 g|-77 -66 -72
left 0 8 lsgo|-41 -42 -41
left 0 8 lto|-33 -29 -28
left 0 8 o|-37 -36 -9
left 0 8 sgo|13 22 66
left 0 8 sg|-63 -56 -72
left 0 8 so|-50 -40 -15
left 0 8 tb|-6 13 -26
left 0 8 to|-54 -39 3
left 0 8 t|34 -21 -44
left 0 9 -|-35 -58 -11
left 0 9 b|-99 -65 -61
left 0 9 cb|19 13 76
left 0 9 cgo|26 48 26
left 0 9 ct|-32 17 8
left 0 9 c|17 2 53
left 0 9 gbo|-48 -41 -31
left 0 9 gb|-37 -41 -36
left 0 9 go|-39 -23 -8
left 0 9 g|-109 -89 -79
left 0 9 o|-108 -92 -99
left 0 9 sgo|-26 -17 7
left 0 9 so|-50 -41 -44
left 0 9 tb|-51 -45 -40
left 0 9 to|-43 -43 -41
left 0 9 t|21 21 37
left 1 0 -|-73 3 -78
left 1 0 0|-39 -44 -40
left 1 0 b|-45 -52 -49
left 1 0 cgo|-2 21 47
left 1 0 cg|15 42 73
left 1 0 co|5 0 36
left 1 0 cto|11 7 54
left 1 0 ct|-16 33 52
left 1 0 c|33 46 97
left 1 0 flo|-28 -30 -33
left 1 0 fo|-28 -28 -24
left 1 0 gb|-52 -15 -37
left 1 0 go|-58 -59 -57
left 1 0 gpo|-24 -26 -21
left 1 0 g|-11 38 7
left 1 0 lgbo|-40 -30 -31
left 1 0 lgo|-35 -28 -29
left 1 0 lo|-49 -54 -48
left 1 0 lto|-61 -77 -66
left 1 0 l|-39 -45 -42
left 1 0 o|-52 -48 -56
left 1 0 sgo|-28 -30 -33
left 1 0 sg|-25 -20 -25
left 1 0 so|-24 -9 -30
left 1 0 s|-29 7 -23
left 1 0 to|-16 -36 -38
left 1 0 t|51 62 12
left 1 1 -|-36 -53 -43
left 1 1 cb|20 67 7
left 1 1 cgb|8 4 41
left 1 1 cgo|24 26 73
left 1 1 ct|64 45 81
left 1 1 c|-31 -18 -25
left 1 1 fgo|-45 -65 -50
left 1 1 fo|-25 -30 -23
left 1 1 go|-34 -57 -19
left 1 1 gpo|-36 -42 -30
left 1 1 gp|5 42 13
left 1 1 g|4 39 25
left 1 1 lsgo|-32 -34 -33
left 1 1 l|-17 -25 -24
left 1 1 o|-34 -27 -44
left 1 1 sgo|37 34 93
left 1 1 sg|-31 -39 -31
left 1 1 so|-38 -40 -37
left 1 1 tb|14 32 4
left 1 1 t|38 9 36
left 1 2 -|34 36 27
left 1 2 b|-8 31 9
left 1 2 cgb|-37 -34 -43
left 1 2 cgo|-3 -26 40
left 1 2 cg|8 7 43
left 1 2 cto|3 7 26
left 1 2 ct|-4 27 90
left 1 2 c|10 16 44
left 1 2 gb|-37 -19 -35
left 1 2 go|-25 -9 -24
left 1 2 gp|-25 -36 -25
left 1 2 g|-28 5 14
left 1 2 lgo|-52 -44 -57
left 1 2 l|-37 -34 -35
left 1 2 o|-40 -40 -49
left 1 2 p|-21 -27 -17
left 1 2 sgo|-35 -29 -39
left 1 2 so|-24 -30 -26
left 1 2 t|16 33 12
left 1 3 -|-81 -36 -36
left 1 3 b|-45 -36 -29
left 1 3 cgo|31 37 90
left 1 3 cg|15 28 48
left 1 3 ctb|17 46 41
left 1 3 ct|43 17 30
left 1 3 c|12 14 50
left 1 3 fgo|-47 -40 -34
left 1 3 gbpo|-36 -20 -24
left 1 3 go|-29 -31 -15
left 1 3 g|-7 42 13
left 1 3 lgo|-57 -60 -80
left 1 3 lo|-59 -49 -41
left 1 3 o|-62 -66 -90
left 1 3 sgo|-26 -21 -16
left 1 3 so|-60 -51 -62
left 1 3 to|-30 -39 -26
left 1 3 t|36 0 -9
left 1 5 0|-25 -23 -23
left 1 5 bo|-39 -30 -23
left 1 5 cb|-38 -33 -40
left 1 5 cgo|38 40 100
left 1 5 cg|-35 -30 -14
left 1 5 co|4 5 38
left 1 5 ctb|14 40 8
left 1 5 c|12 20 55
left 1 5 fgo|-30 -30 -29
left 1 5 fo|-52 -33 -39
left 1 5 f|-36 -28 -25
left 1 5 go|-51 -46 -51
left 1 5 gpo|-38 -42 -28
left 1 5 g|-33 -66 -56
left 1 5 lgo|-34 -40 -33
left 1 5 lo|-49 -43 -46
left 1 5 lto|-29 -28 -31
left 1 5 l|-57 -56 -52
left 1 5 o|-42 -52 -44
left 1 5 sgo|-28 -20 -21
left 1 5 so|-45 -33 -30
left 1 5 s|-48 -41 -42
left 1 5 tb|-51 -56 -53
left 1 5 t|11 -37 -20
left 1 8 b|-47 -25 -35
left 1 8 cgo|29 30 74
left 1 8 cg|-30 -17 -19
left 1 8 ct|-29 -16 -6
left 1 8 c|49 14 35
left 1 8 fgo|-48 -34 -40
left 1 8 fo|-44 -38 -31
left 1 8 gbpo|-25 -19 -20
left 1 8 gb|-41 -38 -25
left 1 8 go|-64 -50 -60
left 1 8 gp|-30 -28 -23
left 1 8 g|-83 -75 -64
left 1 8 lgo|-42 -49 -39
left 1 8 o|-37 -44 -42
left 1 8 sgo|-35 -27 -26
left 1 8 sg|-47 -49 -64
left 1 8 to|-74 -57 -62
left 1 8 t|46 36 13
left 1 9 -|13 -41 0
left 1 9 b|-26 -27 -20
left 1 9 cgo|11 27 19
left 1 9 ctb|-35 -29 -33
left 1 9 ct|2 22 26
left 1 9 c|45 13 19
left 1 9 gb|-49 -56 -42
left 1 9 go|-8 -44 -45
left 1 9 g|-12 -30 -25
left 1 9 o|-62 -74 -63
left 1 9 sg|-31 -30 -31
left 1 9 so|-33 -28 -27
left 1 9 s|-38 -29 -33
left 1 9 tb|26 -18 4
left 1 9 to|-62 -55 -50
left 1 9 t|-40 -36 -36
left 2 0 -|35 -10 -37
left 2 0 0|-36 -31 -35
left 2 0 cb|-6 -4 29
left 2 0 cgb|10 2 38
left 2 0 cgo|-5 -17 33
left 2 0 cg|17 14 57
left 2 0 co|7 -12 65
left 2 0 ctb|-6 -12 28
left 2 0 cto|15 12 52
left 2 0 ct|11 -15 43
left 2 0 c|14 17 52
left 2 0 flo|-41 -26 -36
left 2 0 fo|-37 -49 -44
left 2 0 gb|-21 -6 -29
left 2 0 go|-45 -52 -49
left 2 0 gpo|-24 -25 -29
left 2 0 gp|-38 -32 -35
left 2 0 g|-50 -66 -54
left 2 0 lgbo|-32 -32 -34
left 2 0 lgo|-38 -36 -43
left 2 0 lo|-31 -27 -26
left 2 0 lto|-49 -47 -42
left 2 0 o|-64 -85 -62
left 2 0 sgo|-24 -29 -29
left 2 0 sg|-33 -37 -41
left 2 0 s|-34 -12 -44
left 2 0 tb|34 40 4
left 2 0 to|-66 -58 -45
left 2 0 t|45 6 -12
left 2 1 -|-82 -39 -57
left 2 1 b|-61 -54 -43
left 2 1 cgo|-28 -7 -46
left 2 1 cg|9 21 45
left 2 1 ctb|-49 -57 -48
left 2 1 ct|42 12 54
left 2 1 gb|31 19 9
left 2 1 go|-43 -69 -62
left 2 1 gpo|-37 -31 -38
left 2 1 g|-49 -44 -23
left 2 1 lo|-28 -29 -27
left 2 1 l|-28 -33 -36
left 2 1 o|-23 -29 -14
left 2 1 sg|15 40 37
left 2 1 s|-44 -39 -42
left 2 1 tb|-40 10 -9
left 2 1 to|-26 -40 -16
left 2 1 t|3 31 52
left 2 2 -|-45 8 -12
left 2 2 b|-33 -27 -29
left 2 2 cgb|-38 -37 -51
left 2 2 cgo|29 40 70
left 2 2 cg|25 23 65
left 2 2 gb|-32 -28 -27
left 2 2 go|-34 -71 -23
left 2 2 g|28 9 4
left 2 2 lgo|-43 -29 -28
left 2 2 lo|-37 -35 -35
left 2 2 l|-24 -39 -33
left 2 2 o|-45 -47 -51
left 2 2 sg|-49 -35 -52
left 2 2 so|-21 -23 -26
left 2 2 to|-80 -66 -63
left 2 2 t|64 19 23
left 2 3 -|56 -5 4
left 2 3 0|-41 -33 -40
left 2 3 b|-32 -30 -23
left 2 3 cgo|-41 -19 -33
left 2 3 ctb|11 41 14
left 2 3 cto|24 26 64
left 2 3 ct|13 16 55
left 2 3 c|22 21 79
left 2 3 f|-23 -29 -26
left 2 3 gb|-33 -38 -33
left 2 3 gpo|-18 -26 -17
left 2 3 lgo|-43 -42 -31
left 2 3 lo|-46 -40 -50
left 2 3 l|-28 -24 -32
left 2 3 o|-61 -65 -76
left 2 3 sgo|-27 -26 -31
left 2 3 so|-15 -15 -26
left 2 3 tb|20 39 32
left 2 3 to|-21 -34 -19
left 2 3 t|-3 -48 -32
left 2 5 -|0 -38 -23
left 2 5 b|-31 -28 -25
left 2 5 cgo|3 -25 42
left 2 5 cg|-26 9 -15
left 2 5 ct|33 46 71
left 2 5 c|17 14 51
left 2 5 fgo|-25 -19 -28
left 2 5 fo|-41 -42 -48
left 2 5 gbo|19 40 15
left 2 5 gb|5 36 8
left 2 5 go|-37 -46 -23
left 2 5 gpo|-29 -35 -31
left 2 5 g|-31 -18 -29
left 2 5 lto|-42 -44 -40
left 2 5 o|-42 -38 -35
left 2 5 p|-39 -32 -40
left 2 5 so|-41 -38 -54
left 2 5 s|-25 -44 -39
left 2 5 to|21 7 33
left 2 5 t|33 -11 10
left 2 8 -|-98 -35 -51
left 2 8 b|-35 -33 -42
left 2 8 cg|24 20 59
left 2 8 ctb|-52 -40 -47
left 2 8 c|43 45 105
left 2 8 fgo|-31 -39 -28
left 2 8 fo|-41 -38 -35
left 2 8 gb|-24 -26 -43
left 2 8 go|-51 -60 -46
left 2 8 g|-18 -39 -39
left 2 8 lo|-25 -29 -24
left 2 8 l|-22 -27 -33
left 2 8 o|-34 -35 -23
left 2 8 p|-27 -36 -23
left 2 8 sgo|-27 -23 -4
left 2 8 sg|-26 -33 -24
left 2 8 so|-23 -23 -28
left 2 8 s|-4 -2 33
left 2 8 to|-55 -36 -49
left 2 8 t|-11 37 -15
left 2 9 -|-66 -66 -38
left 2 9 cgo|4 -1 34
left 2 9 cg|3 4 26
left 2 9 co|8 0 30
left 2 9 c|-25 -28 -39
left 2 9 gb|-48 -52 -39
left 2 9 go|-54 -49 -75
left 2 9 g|-23 -24 -25
left 2 9 lto|-57 -46 -42
left 2 9 lt|-41 -11 -23
left 2 9 o|-38 -44 -38
left 2 9 so|-33 -45 -25
left 2 9 s|-17 -32 -16
left 2 9 tb|-62 -50 -41
left 2 9 to|-38 -27 -25
left 3 0 #|20 14 64
left 3 0 0|-49 -41 -51
left 3 0 b|-79 -61 -55
left 3 0 cg|8 23 35
left 3 0 co|-21 -32 -12
left 3 0 ctb|-4 3 27
left 3 0 cto|0 -11 42
left 3 0 ct|26 45 50
left 3 0 c|13 25 62
left 3 0 fgo|-36 -39 -41
left 3 0 flo|-36 -32 -28
left 3 0 f|-28 -21 -22
left 3 0 gb|-32 3 -15
left 3 0 go|-54 -40 -50
left 3 0 gp|-42 -59 -49
left 3 0 g|-12 -33 -67
left 3 0 lgo|-64 -71 -64
left 3 0 lo|-39 -38 -41
left 3 0 l|-32 -53 -33
left 3 0 o|-49 -50 -51
left 3 0 p|-21 -29 -25
left 3 0 sgo|-48 -40 -38
left 3 0 so|-32 -41 -39
left 3 0 s|14 37 13
left 3 0 tbo|-39 -40 -41
left 3 0 to|-44 -30 -57
left 3 0 t|33 -2 -4
left 3 1 -|-57 -35 25
left 3 1 b|-42 -33 -27
left 3 1 cgo|12 10 27
left 3 1 cg|30 -8 4
left 3 1 co|14 13 67
left 3 1 ct|-59 -53 -71
left 3 1 c|19 25 59
left 3 1 gbo|-38 -31 -36
left 3 1 gb|17 43 15
left 3 1 go|-27 -29 -32
left 3 1 g|25 -8 31
left 3 1 lgo|-24 -28 -21
left 3 1 l|-22 -23 -25
left 3 1 o|-47 -52 -59
left 3 1 sgo|6 3 27
left 3 1 tb|-47 -11 -19
left 3 1 to|-32 -37 -38
left 3 1 t|4 -9 -57
left 3 2 -|-68 -44 -49
left 3 2 b|-30 -42 -31
left 3 2 cgo|-2 10 45
left 3 2 cto|6 1 41
left 3 2 ct|29 65 45
left 3 2 flo|-25 -23 -36
left 3 2 gb|-25 -3 -19
left 3 2 go|-46 -57 -43
left 3 2 gpo|-22 -20 -27
left 3 2 g|-67 -67 -53
left 3 2 l|-30 -34 -34
left 3 2 o|-41 -34 -38
left 3 2 sgo|-26 -34 -26
left 3 2 sg|-27 -18 -30
left 3 2 s|-59 -52 -54
left 3 2 tb|-65 -31 -30
left 3 2 t|36 78 43
left 3 3 -|-31 -73 -66
left 3 3 cgo|31 22 87
left 3 3 cg|-9 2 28
left 3 3 ctb|-4 22 36
left 3 3 ct|11 -14 -27
left 3 3 c|10 9 34
left 3 3 fo|-28 -30 -37
left 3 3 gb|-31 -41 -37
left 3 3 go|-31 -25 -19
left 3 3 g|-73 -37 -52
left 3 3 o|-36 -38 -40
left 3 3 sg|-30 -21 -29
left 3 3 tb|-29 9 -22
left 3 3 to|-41 -45 -38
left 3 3 t|-63 -56 -54
left 3 5 -|-43 -13 30
left 3 5 b|-28 -20 -21
left 3 5 ct|1 -18 42
left 3 5 gb|-30 -32 -31
left 3 5 go|-31 -20 -8
left 3 5 g|-55 12 -27
left 3 5 lo|-26 -29 -28
left 3 5 lto|-27 -36 -30
left 3 5 sgo|4 1 40
left 3 5 so|-30 -26 -26
left 3 5 to|-62 -15 -31
left 3 5 t|-49 -16 -50
left 3 8 -|-33 -70 -38
left 3 8 cgo|27 28 61
left 3 8 cg|12 3 41
left 3 8 ct|11 -14 28
left 3 8 c|-5 16 82
left 3 8 fo|-42 -36 -29
left 3 8 go|-35 -35 -28
left 3 8 gpo|-41 -30 -34
left 3 8 g|-37 5 -17
left 3 8 l|-38 -33 -39
left 3 8 o|-33 -30 -31
left 3 8 sg|-34 -43 -31
left 3 8 so|-29 -26 -24
left 3 8 tb|-1 -35 -22
left 3 9 -|-71 -72 -39
left 3 9 b|-76 -52 -46
left 3 9 cgo|13 10 56
left 3 9 ct|-11 -3 35
left 3 9 c|9 5 32
left 3 9 fgo|-27 -26 -32
left 3 9 fo|-29 -30 -28
left 3 9 gbpo|-29 -16 -17
left 3 9 gb|-39 -41 -35
left 3 9 go|-47 -39 -33
left 3 9 gp|-21 -39 -24
left 3 9 g|-34 -53 -34
left 3 9 o|-36 -45 -37
left 3 9 sgo|-31 -28 -49
left 3 9 so|-36 -30 -33
left 3 9 tb|-64 -52 -41
left 3 9 to|-38 -25 -35
left 5 0 #|11 5 49
left 5 0 0|-41 -7 -25
left 5 0 b|-41 -35 -32
left 5 0 cgo|9 33 48
left 5 0 cg|-35 -40 3
left 5 0 ct|-21 -36 -1
left 5 0 c|-21 -28 23
left 5 0 fgo|-45 -55 -49
left 5 0 flo|-34 -23 -25
left 5 0 fo|-52 -52 -51
left 5 0 gbpo|-38 -28 -40
left 5 0 gb|-45 -3 -23
left 5 0 gpo|-37 -41 -33
left 5 0 gp|-27 -25 -28
left 5 0 g|37 38 -21
left 5 0 lgbo|-26 -23 -22
left 5 0 lgo|-8 36 -5
left 5 0 lo|-59 -75 -59
left 5 0 lto|-27 -14 -30
left 5 0 l|-61 -64 -66
left 5 0 o|-48 -52 -48
left 5 0 po|-34 -31 -38
left 5 0 p|-27 -24 -26
left 5 0 sgo|-47 -42 -49
left 5 0 so|-26 -9 -30
left 5 0 tbo|7 25 -6
left 5 0 tb|-10 -46 -32
left 5 0 to|31 10 -25
left 5 0 t|-29 -21 -42
left 5 1 -|-104 -55 -75
left 5 1 0|-30 -36 -41
left 5 1 cgo|-45 -10 -17
left 5 1 co|-1 25 9
left 5 1 ctb|14 13 37
left 5 1 ct|15 35 43
left 5 1 c|10 20 36
left 5 1 gb|-25 -12 -21
left 5 1 gp|-4 28 -7
left 5 1 g|-56 -62 -51
left 5 1 lgo|-19 -15 -28
left 5 1 lo|-35 -26 -30
left 5 1 lsgo|-27 -22 -23
left 5 1 lto|-44 -55 -55
left 5 1 sgo|25 44 50
left 5 1 so|-39 -27 -28
left 5 1 s|-32 -30 -32
left 5 1 tb|-31 -16 -22
left 5 1 to|-46 -33 -42
left 5 1 tp|-9 37 2
left 5 1 t|-60 -29 -37
left 5 2 -|-33 -28 -46
left 5 2 0|-34 -34 -57
left 5 2 b|-26 -21 -22
left 5 2 cgo|12 -4 59
left 5 2 cg|1 -21 31
left 5 2 co|10 13 75
left 5 2 cto|1 9 34
left 5 2 ct|1 26 40
left 5 2 c|35 40 79
left 5 2 fgo|-27 -20 -24
left 5 2 gb|-28 -27 -5
left 5 2 go|-54 -75 -52
left 5 2 gpo|-31 -32 -25
left 5 2 gp|-21 -25 -26
left 5 2 g|-46 -8 -22
left 5 2 lgo|-27 -21 -25
left 5 2 lo|-30 -29 -34
left 5 2 lsgo|-29 -23 -33
left 5 2 lto|-37 -46 -41
left 5 2 so|-31 -26 -30
left 5 2 s|-50 -52 -68
left 5 2 tb|-58 -44 -38
left 5 2 to|9 40 13
left 5 2 t|-33 -46 -40
left 5 3 0|-34 -35 -46
left 5 3 cgo|12 -4 59
left 5 3 co|13 0 66
left 5 3 cto|20 21 43
left 5 3 ct|35 43 39
left 5 3 c|-26 -31 8
left 5 3 fgo|-47 -51 -37
left 5 3 gb|-25 -30 -22
left 5 3 go|-34 -36 -44
left 5 3 gpo|-29 -36 -27
left 5 3 g|-25 14 -19
left 5 3 lgo|-47 -47 -42
left 5 3 lo|-37 -34 -33
left 5 3 lto|-31 -36 -51
left 5 3 so|-34 -32 -32
left 5 3 s|-43 -45 -51
left 5 3 tb|-34 -56 -32
left 5 3 to|-25 -33 -19
left 5 3 t|9 -26 -32
left 5 5 -|-30 3 -22
left 5 5 0|22 20 52
left 5 5 b|-38 -40 -28
left 5 5 cg|-38 -40 -49
left 5 5 ctb|11 15 44
left 5 5 ct|-35 -31 -41
left 5 5 fo|-43 -36 -39
left 5 5 gb|-57 -53 -45
left 5 5 go|-27 -8 -21
left 5 5 gpo|-35 -40 -31
left 5 5 g|-90 -49 -50
left 5 5 lgo|-42 -49 -44
left 5 5 lo|-28 -28 -33
left 5 5 lto|-37 -35 -32
left 5 5 l|-32 -28 -33
left 5 5 o|-32 -32 -19
left 5 5 sgo|-35 -34 -38
left 5 5 sg|-47 -44 -50
left 5 5 s|-47 -43 -44
left 5 5 to|-30 -15 -32
left 5 8 -|-33 -50 -39
left 5 8 0|-17 -22 -27
left 5 8 b|-47 -37 -40
left 5 8 cgb|17 40 28
left 5 8 cgo|-21 -5 36
left 5 8 co|10 3 41
left 5 8 c|35 47 95
left 5 8 fgo|-31 -25 -27
left 5 8 fo|-37 -32 -38
left 5 8 f|-23 -27 -26
left 5 8 gbpo|-23 -25 -33
left 5 8 gb|-20 -26 -19
left 5 8 go|-71 -68 -48
left 5 8 g|-22 -13 -53
left 5 8 lgo|-22 -27 -21
left 5 8 lo|-38 -44 -45
left 5 8 lsgo|-45 -27 -30
left 5 8 l|-51 -38 -42
left 5 8 o|-34 -34 -35
left 5 8 sg|-73 -62 -62
left 5 8 so|-27 -29 -27
left 5 8 s|-42 -38 -50
left 5 8 to|-38 -30 -42
left 5 8 t|20 -24 -27
left 5 9 -|-36 -32 -65
left 5 9 0|-20 -25 -31
left 5 9 b|-30 -46 -35
left 5 9 cg|11 12 40
left 5 9 ctb|20 19 45
left 5 9 ct|22 -9 42
left 5 9 c|-29 -49 -28
left 5 9 fgo|-41 -30 -25
left 5 9 fo|-25 -23 -23
left 5 9 f|-40 -31 -36
left 5 9 gb|-45 -36 -29
left 5 9 go|-29 -39 -39
left 5 9 gpo|-27 -18 -15
left 5 9 lo|-35 -43 -25
left 5 9 lto|-22 -43 -23
left 5 9 o|-40 -39 -37
left 5 9 sgo|-36 -37 -43
left 5 9 so|-29 -51 -27
left 5 9 s|-22 -38 -21
left 5 9 tb|-45 -13 -20
left 5 9 to|-39 -48 -27
left 8 0 #|-3 3 38
left 8 0 -|-44 -51 -12
left 8 0 b|-29 -52 -34
left 8 0 cgb|6 30 23
left 8 0 cgo|8 38 21
left 8 0 cg|-12 -29 6
left 8 0 co|2 30 50
left 8 0 ctb|-3 -8 -47
left 8 0 ct|-22 -27 -26
left 8 0 c|15 40 63
left 8 0 fgo|-49 -74 -57
left 8 0 gbpo|-25 -23 -24
left 8 0 gbp|-25 -23 -26
left 8 0 gb|-70 -47 -53
left 8 0 go|-70 -76 -53
left 8 0 gpo|-35 -34 -33
left 8 0 gp|-28 -40 -34
left 8 0 g|3 -17 -38
left 8 0 lgbo|-52 -43 -49
left 8 0 lgo|-50 -43 -53
left 8 0 lo|-60 -52 -58
left 8 0 lsgo|-45 -43 -32
left 8 0 lto|-27 -12 -26
left 8 0 l|-45 -45 -49
left 8 0 o|-41 -44 -44
left 8 0 p|-28 -30 -28
left 8 0 sgo|-51 -56 -56
left 8 0 sg|-27 -12 -35
left 8 0 so|-47 -55 -61
left 8 0 s|-15 26 -20
left 8 0 tbo|-37 -42 -33
left 8 0 tb|7 35 -15
left 8 0 to|6 35 -12
left 8 0 tp|-50 -39 -34
left 8 1 -|-46 7 -16
left 8 1 0|-25 -23 -28
left 8 1 b|-45 -29 -41
left 8 1 cgb|0 -2 27
left 8 1 cgo|-27 -35 -4
left 8 1 co|-27 -39 -19
left 8 1 ct|18 25 98
left 8 1 c|-21 -16 29
left 8 1 fo|-33 -32 -31
left 8 1 gb|-61 -51 -47
left 8 1 go|20 45 -1
left 8 1 gpo|-23 -20 -25
left 8 1 g|-47 -38 10
left 8 1 lsgo|-26 -28 -22
left 8 1 l|-31 -30 -34
left 8 1 o|-9 -16 -25
left 8 1 sgo|0 3 28
left 8 1 s|-26 -28 -27
left 8 1 tb|-39 -48 -42
left 8 1 to|-26 8 -8
left 8 1 tp|31 15 11
left 8 1 t|3 -41 -4
left 8 2 -|-37 -25 -19
left 8 2 b|-48 -32 -28
left 8 2 cgo|22 28 63
left 8 2 cg|11 13 33
left 8 2 co|23 46 22
left 8 2 c|30 59 81
left 8 2 gbpo|-21 -20 -28
left 8 2 gb|-24 -29 -19
left 8 2 go|-53 -66 -54
left 8 2 gpo|-31 -28 -44
left 8 2 g|-41 -45 -31
left 8 2 lgo|-30 -28 -32
left 8 2 lo|-28 -25 -29
left 8 2 lsgo|-28 -36 -33
left 8 2 lto|-29 -38 -35
left 8 2 l|-21 -34 -30
left 8 2 o|-15 -29 -26
left 8 2 sgo|-28 -26 -33
left 8 2 so|-28 -22 -28
left 8 2 to|-36 -5 -24
left 8 3 -|-64 -52 -56
left 8 3 b|-66 -79 -50
left 8 3 cg|1 6 32
left 8 3 ctb|-27 -26 -43
left 8 3 ct|-20 -34 22
left 8 3 c|-29 -26 -16
left 8 3 fo|-32 -27 -32
left 8 3 f|-30 -36 -29
left 8 3 gbp|-48 -45 -44
left 8 3 go|-26 -24 -16
left 8 3 gpo|-36 -23 -26
left 8 3 l|-25 -29 -37
left 8 3 o|-28 -10 -29
left 8 3 so|-41 -40 -43
left 8 3 s|-47 -45 -54
left 8 3 t|43 2 14
left 8 5 0|-43 -33 -39
left 8 5 b|-40 -21 -28
left 8 5 cgo|7 -10 45
left 8 5 co|23 11 65
left 8 5 cto|10 9 28
left 8 5 ct|-18 -47 -19
left 8 5 fgo|-57 -64 -45
left 8 5 fo|-29 -25 -27
left 8 5 f|-25 -20 -30
left 8 5 gb|-38 -21 -33
left 8 5 go|-51 -33 -43
left 8 5 gpo|-41 -34 -36
left 8 5 g|-11 -26 -46
left 8 5 lgo|-22 -25 -27
left 8 5 lo|-44 -59 -55
left 8 5 lto|-18 -25 -19
left 8 5 l|-29 -30 -38
left 8 5 o|-31 -29 -29
left 8 5 sgo|5 4 29
left 8 5 so|-34 -30 -44
left 8 5 s|-30 -20 -29
left 8 5 tb|7 29 5
left 8 5 t|-35 -35 -38
left 8 8 -|-94 -52 -51
left 8 8 0|-33 -26 -40
left 8 8 b|-65 -50 -56
left 8 8 cgo|18 42 54
left 8 8 cs|13 7 44
left 8 8 cto|19 21 59
left 8 8 ct|-10 8 58
left 8 8 c|71 48 147
left 8 8 fo|-29 -29 -29
left 8 8 f|-48 -30 -26
left 8 8 gb|-71 -68 -63
left 8 8 go|-26 -34 -32
left 8 8 gp|13 27 10
left 8 8 g|-90 -90 -67
left 8 8 lgo|-28 -40 -32
left 8 8 lo|-54 -61 -42
left 8 8 lto|-19 -22 -26
left 8 8 l|-20 -20 -31
left 8 8 sgo|10 13 36
left 8 8 sg|-50 -46 -52
left 8 8 s|-52 -43 -46
left 8 8 tbo|-21 -34 -21
left 8 8 to|-79 -61 -48
left 8 8 t|54 11 25
left 8 9 -|-66 -76 -59
left 8 9 b|-35 -24 -24
left 8 9 cgo|24 25 72
left 8 9 ctb|-30 -23 -26
left 8 9 c|-6 2 33
left 8 9 gbo|-26 -28 -24
left 8 9 gb|16 -25 0
left 8 9 go|-48 -51 -52
left 8 9 gpo|-14 -20 -27
left 8 9 gp|-37 -42 -48
left 8 9 l|-26 -39 -25
left 8 9 o|-40 -35 -32
left 8 9 so|-42 -43 -71
left 8 9 s|-50 -31 -32
left 8 9 to|-26 -36 -29
left 9 0 -|-56 3 -24
left 9 0 0|-34 -46 -37
left 9 0 bo|-37 -43 -31
left 9 0 b|-62 -28 -39
left 9 0 cgb|-1 -2 30
left 9 0 cgo|13 44 56
left 9 0 co|0 3 25
left 9 0 ctb|-14 -10 30
left 9 0 ct|14 28 45
left 9 0 c|-7 27 18
left 9 0 fo|-41 -56 -43
left 9 0 fto|-39 -34 -29
left 9 0 f|-71 -98 -69
left 9 0 gbp|-46 -64 -46
left 9 0 go|-25 -49 -36
left 9 0 gpo|-24 -29 -24
left 9 0 gp|-38 -49 -44
left 9 0 g|-99 -104 -61
left 9 0 lgo|-48 -44 -50
left 9 0 lto|-40 -50 -40
left 9 0 l|-48 -46 -47
left 9 0 o|-26 -29 -27
left 9 0 po|-27 -37 -23
left 9 0 p|-31 -27 -25
left 9 0 sgo|-54 -59 -54
left 9 0 sg|-37 -16 -40
left 9 0 so|-33 -34 -34
left 9 0 st|31 0 1
left 9 0 s|-36 -35 -46
left 9 0 tbp|-29 -39 -29
left 9 0 tb|-31 -46 -39
left 9 0 tp|-29 -36 -29
left 9 0 t|-55 -33 -42
left 9 1 -|-6 -26 -6
left 9 1 0|-31 -34 -40
left 9 1 cgo|-55 -66 -63
left 9 1 cg|30 29 68
left 9 1 ctb|-38 -51 -40
left 9 1 c|33 44 87
left 9 1 fgo|-40 -37 -40
left 9 1 gb|2 32 -2
left 9 1 go|-56 -53 -16
left 9 1 g|-36 -55 -31
left 9 1 lgb|-22 -28 -26
left 9 1 lgo|-41 -56 -45
left 9 1 lo|-25 -29 -28
left 9 1 lsgo|-53 -37 -38
left 9 1 lto|-58 -58 -48
left 9 1 o|-30 -32 -30
left 9 1 po|-22 -25 -22
left 9 1 so|-36 -33 -40
left 9 1 s|-41 -40 -51
left 9 1 tb|-28 -36 -28
left 9 1 to|-47 -25 -23
left 9 1 t|-31 -26 -53
left 9 2 -|-68 -76 -45
left 9 2 b|-29 -29 -28
left 9 2 cg|-34 -33 -26
left 9 2 c|16 20 53
left 9 2 fgo|-9 34 1
left 9 2 gb|-32 -13 -20
left 9 2 gpo|-33 -41 -35
left 9 2 g|17 -35 -32
left 9 2 lgbo|-24 -21 -26
left 9 2 lo|-31 -35 -49
left 9 2 l|-38 -34 -41
left 9 2 o|-27 -29 -28
left 9 2 sgo|-28 -32 -38
left 9 2 so|-44 -50 -64
left 9 2 s|-24 -28 -28
left 9 2 tbp|-30 -39 -37
left 9 2 to|-26 -7 -22
left 9 2 t|-59 -27 -45
left 9 3 -|-61 -55 -64
left 9 3 0|-26 -29 -37
left 9 3 b|-40 -32 -26
left 9 3 cgb|-17 -30 8
left 9 3 cg|-6 26 6
left 9 3 ct|-5 25 51
left 9 3 fgo|-40 -34 -41
left 9 3 gb|-44 -35 -39
left 9 3 go|-4 -13 -25
left 9 3 gpo|-26 -22 -20
left 9 3 gp|-27 -45 -43
left 9 3 g|-16 -44 -44
left 9 3 lo|-30 -41 -34
left 9 3 l|-36 -38 -37
left 9 3 p|-16 -27 -18
left 9 3 sg|-29 -38 -25
left 9 3 so|-31 -30 -31
left 9 3 s|-42 -44 -50
left 9 3 tb|-54 -31 -31
left 9 3 to|-26 -1 5
left 9 3 tp|-21 -33 -24
left 9 5 -|-78 -48 -63
left 9 5 0|-19 -18 -26
left 9 5 b|-45 -47 -39
left 9 5 cgo|17 36 47
left 9 5 cg|20 29 26
left 9 5 cs|8 -1 30
left 9 5 ctb|-55 -56 -60
left 9 5 c|-15 6 60
left 9 5 fo|-58 -61 -52
left 9 5 gb|-42 -31 -28
left 9 5 gpo|-20 -21 -25
left 9 5 gp|-38 -37 -37
left 9 5 lgo|-57 -47 -60
left 9 5 lo|-30 -34 -32
left 9 5 lsgo|-41 -24 -33
left 9 5 l|-22 -26 -36
left 9 5 o|-28 -29 -27
left 9 5 s|-25 -26 -27
left 9 5 to|-80 -75 -64
left 9 5 t|17 -23 -52
left 9 8 -|-2 -44 -18
left 9 8 0|-17 -25 -21
left 9 8 cg|12 16 40
left 9 8 ctb|16 19 59
left 9 8 ct|6 -13 27
left 9 8 c|-28 -30 -35
left 9 8 fo|-26 -23 -23
left 9 8 f|-29 -26 -37
left 9 8 gbpo|-21 -32 -22
left 9 8 gb|-30 -31 -22
left 9 8 g|-35 -19 2
left 9 8 lto|-25 -22 -29
left 9 8 o|-27 -28 -25
left 9 8 sg|-36 -35 -38
left 9 8 so|-32 -26 -34
left 9 8 s|-29 -28 -30
left 9 8 tbo|6 36 9
left 9 8 tb|-47 -48 -33
left 9 8 to|-77 -52 -52
left 9 8 tp|-31 -39 -23
left 9 8 t|-5 35 -16
left 9 9 0|-52 -50 -48
left 9 9 b|-18 -25 -13
left 9 9 cgo|-25 -41 -18
left 9 9 cg|-23 -32 -1
left 9 9 ct|-29 -10 36
left 9 9 c|17 20 66
left 9 9 fgo|-35 -32 -38
left 9 9 gb|-19 -36 -21
left 9 9 go|-41 -55 -38
left 9 9 gpo|-26 -20 -20
left 9 9 g|-38 -2 -20
left 9 9 lo|-55 -39 -51
left 9 9 o|-26 -27 -24
left 9 9 p|-25 -27 -25
left 9 9 tb|-15 -43 -26
left 9 9 t|-37 -34 -14
len 1 -|-2 -29 -7
len 1 0|-48 -44 -55
len 1 b|-31 8 -23
len 1 cgo|31 22 128
len 1 co|15 10 84
len 1 cto|12 15 76
len 1 ct|5 39 30
len 1 c|18 17 90
len 1 fgo|-53 -51 -54
len 1 flo|-31 -29 -33
len 1 fo|-33 -32 -33
len 1 fto|-33 -25 -24
len 1 gb|-67 -79 -74
len 1 go|-52 -49 -47
len 1 gpo|-39 -35 -48
len 1 g|-74 -29 -74
len 1 lgo|-39 -32 -36
len 1 lo|-83 -67 -81
len 1 lsgo|-31 -31 -27
len 1 l|-51 -51 -42
len 1 o|-63 -55 -71
len 1 sgo|-29 -25 -25
len 1 sg|-52 -43 -40
len 1 so|-44 -47 -35
len 1 s|-66 -61 -52
len 1 tb|2 42 7
len 1 to|-5 -29 -46
len 1 t|26 -10 -42
len 2 -|-30 12 -1
len 2 0|-34 -35 -34
len 2 b|5 -28 -25
len 2 cb|-13 -5 30
len 2 cgo|7 23 67
len 2 cg|16 42 73
len 2 co|-4 -2 41
len 2 ctb|-25 -3 -14
len 2 cto|14 13 64
len 2 ct|1 12 36
len 2 c|14 15 68
len 2 fgo|-30 -3 -21
len 2 flo|-42 -40 -39
len 2 fo|-30 -29 -28
len 2 gb|-60 -31 -53
len 2 go|-67 -74 -64
len 2 gpo|-35 -56 -36
len 2 gp|-37 -41 -38
len 2 lgbo|-40 -30 -31
len 2 lgo|-46 -37 -46
len 2 lo|-47 -54 -47
len 2 lsgo|-39 -33 -32
len 2 lto|-61 -79 -67
len 2 lt|31 0 4
len 2 l|-31 -41 -34
len 2 o|-62 -60 -84
len 2 p|-27 -22 -20
len 2 sgo|2 -4 28
len 2 sg|-42 -46 -51
len 2 so|-35 -22 -31
len 2 s|-29 -1 -24
len 2 tbo|-44 -35 -39
len 2 to|-25 -42 -25
len 2 t|50 54 22
len 3 -|-21 -57 -49
len 3 0|-39 -33 -39
len 3 cb|-4 24 29
len 3 cgb|15 7 49
len 3 cgo|21 30 74
len 3 cg|14 22 59
len 3 co|31 14 94
len 3 cto|14 17 60
len 3 ct|35 -13 80
len 3 fgo|-36 -61 -37
len 3 flo|-28 -15 -22
len 3 fo|-28 -36 -29
len 3 gbpo|-19 -25 -20
len 3 gbp|-34 -31 -30
len 3 gb|-29 -14 -40
len 3 go|-47 -82 -40
len 3 gpo|-50 -61 -56
len 3 gp|1 41 9
len 3 g|-51 -35 -22
len 3 lgbo|-34 -33 -37
len 3 lgo|-38 -37 -44
len 3 lo|-27 -26 -27
len 3 lsgo|-41 -41 -42
len 3 lto|-43 -49 -36
len 3 o|-42 -43 -52
len 3 po|-28 -26 -26
len 3 sgo|-61 -68 -88
len 3 sg|-45 -53 -54
len 3 s|-26 -20 -23
len 3 tb|23 30 1
len 3 to|17 -14 30
len 3 t|27 -3 20
len 5 #|9 6 37
len 5 0|-43 -35 -56
len 5 b|-60 -34 -60
len 5 cb|-4 -10 26
len 5 cgo|8 5 42
len 5 cg|-27 -6 -6
len 5 cs|5 27 21
len 5 ctb|-37 -3 -19
len 5 fgo|-60 -55 -54
len 5 flo|-23 -20 -25
len 5 fo|-61 -53 -54
len 5 fto|-28 -26 -37
len 5 f|-30 -25 -24
len 5 gbo|-48 -37 -57
len 5 gbpo|-43 -28 -34
len 5 go|-39 -40 -42
len 5 gpo|-39 -48 -38
len 5 gp|-49 -66 -43
len 5 lb|-27 -32 -24
len 5 lgbo|-63 -61 -72
len 5 lgb|-31 -29 -27
len 5 lo|-51 -67 -51
len 5 lsgo|-60 -45 -58
len 5 lto|-2 30 -8
len 5 l|-27 -26 -44
len 5 o|-34 -37 -32
len 5 po|-39 -39 -34
len 5 p|-31 -48 -30
len 5 sb|-41 -33 -28
len 5 sg|-4 30 30
len 5 so|-30 -25 -24
len 5 s|-31 -8 -33
len 5 tbo|-39 -41 -41
len 5 tbp|2 27 -2
len 5 tb|9 10 -35
len 5 to|-10 -12 -37
len 8 #|-4 0 52
len 8 0|-45 -39 -50
len 8 bo|-46 -51 -47
len 8 b|-5 -11 -42
len 8 cb|-12 -26 -1
len 8 cgb|0 38 9
len 8 co|-8 38 54
len 8 ctb|19 11 33
len 8 cto|3 7 48
len 8 ct|-8 -9 32
len 8 c|21 37 65
len 8 fgo|-75 -118 -78
len 8 flo|-52 -34 -37
len 8 fo|-63 -32 -47
len 8 fto|-25 -24 -28
len 8 f|-57 -56 -66
len 8 gbo|1 27 30
len 8 gbp|-23 -36 -34
len 8 gb|-44 12 -20
len 8 go|-15 -26 -18
len 8 gpo|-41 -45 -44
len 8 gp|-32 -23 -35
len 8 g|-24 -15 -60
len 8 lgo|-26 -31 -25
len 8 lg|-36 -38 -47
len 8 lsgo|-77 -71 -76
len 8 lto|-25 -10 -30
len 8 lt|-26 15 -19
len 8 l|-52 -47 -53
len 8 o|-31 -34 -31
len 8 po|-27 -29 -30
len 8 p|-51 -52 -65
len 8 sgo|-31 -21 -17
len 8 sg|-33 -20 -25
len 8 so|-49 -48 -43
len 8 s|-28 6 -22
len 8 tbo|-27 -17 -33
len 8 tb|-52 -73 -60
len 8 tp|-26 -16 -19
len 8 t|11 -19 -27
len 9 #|18 7 67
len 9 -|-29 -34 -18
len 9 0|-12 -35 7
len 9 bo|-51 -57 -52
len 9 bp|-20 -27 -33
len 9 b|-48 -43 -43
len 9 cgb|-2 5 30
len 9 cgo|4 29 38
len 9 cg|7 14 67
len 9 co|-2 22 52
len 9 cs|25 12 77
len 9 ctb|-2 -34 5
len 9 cto|-3 18 65
len 9 c|-10 -7 28
len 9 fg|-55 -36 -53
len 9 flo|-62 -71 -57
len 9 fl|-32 -21 -32
len 9 fo|-23 -13 -29
len 9 f|-35 -16 -41
len 9 gbo|-53 -43 -40
len 9 gbpo|-27 -26 -25
len 9 gbp|-40 -17 -27
len 9 gb|-36 -29 -51
len 9 gpo|-37 -44 -36
len 9 lbo|-28 -34 -34
len 9 lgbo|-42 -35 -40
len 9 lgb|-38 -36 -29
len 9 lgo|-42 -55 -44
len 9 lg|-33 -26 -23
len 9 lo|-75 -35 -56
len 9 lsgo|-36 -28 -29
len 9 lto|-41 -30 -39
len 9 lt|-21 -23 -41
len 9 l|-62 -59 -58
len 9 o|-30 -29 -29
len 9 po|-33 -37 -25
len 9 p|-46 -46 -37
len 9 sb|-29 -25 -25
len 9 sgo|-15 -8 26
len 9 sg|-56 -40 -60
len 9 so|-53 -48 -47
len 9 s|-42 -38 -39
len 9 tbo|-23 -28 -27
len 9 tbp|-22 -25 -22
len 9 tb|37 34 -7
len 9 tp|-6 -13 -34
n #| and|12 4 55
n #| we|11 9 31
n #|$#|-10 -2 44
n -| #|-41 -40 -30
n -| -|-52 -38 -58
n -| 0|-3 -10 27
n -| NAME|-36 -45 -49
n -| and|6 35 11
n -| any|-99 -131 -85
n -| avoid|-32 6 -19
n -| ban|-41 -70 -39
n -| be|34 21 9
n -| brand|-33 -40 -37
n -| b|-64 -51 -63
n -| cgo|-39 -28 11
n -| cg|-25 -12 45
n -| co|-31 -28 67
n -| ctb|-29 -32 -41
n -| cto|13 9 59
n -| ct|-23 -8 56
n -| c|-48 -31 24
n -| def|-44 -49 -51
n -| dont|-49 -33 -36
n -| except|-68 -70 -74
n -| for|-93 -85 -67
n -| f|-73 -50 -53
n -| gbo|-33 -35 -34
n -| gb|-74 -59 -77
n -| go|-36 -16 -38
n -| gpo|-34 -27 -25
n -| g|-86 -78 -69
n -| hate|-29 -43 -30
n -| ind|-27 -66 -48
n -| in|27 -23 -12
n -| lgbo|-51 -48 -49
n -| lgo|-93 -84 -80
n -| logo|-51 -47 -70
n -| l|-72 -53 -78
n -| maybe|-51 -17 -16
n -| named|-43 -44 -58
n -| none|-34 3 -33
n -| not|-31 -34 -28
n -| of|-85 -97 -66
n -| others|-53 -67 -46
n -| past|-44 -40 -42
n -| p|-72 -95 -85
n -| sell|-58 -50 -71
n -| so|-74 -69 -63
n -| s|-42 -52 -59
n -| tbp|-47 -44 -41
n -| tb|-33 -7 -34
n -| to|-38 -53 -37
n -| type|-64 -52 -62
n -| t|-60 -49 -57
n -| want|2 -9 -26
n -| we|-76 -143 -100
n -| with|28 -17 -9
n -| worn|-20 -30 -25
n -| yes|40 -18 9
n -|!-|-48 -56 -45
n -|!ind|4 44 10
n -|!want|-29 -34 -28
n -|!we|-52 -31 -41
n -|&-|-98 -76 -71
n -|,-|-16 -5 -33
n -|,NAME|-45 -49 -60
n -|,and|-58 -65 -65
n -|,any|-41 -30 -33
n -|,avoid|24 -11 29
n -|,be|-55 -45 -46
n -|,cgb|22 -11 -26
n -|,cgo|-10 -39 -41
n -|,cg|-27 3 -34
n -|,colour|-3 -27 -27
n -|,co|-45 -36 -26
n -|,ct|-20 -23 -47
n -|,c|-29 -42 -75
n -|,def|-49 -13 -31
n -|,draw|-21 -28 -25
n -|,for|42 57 12
n -|,go|-51 -18 -51
n -|,g|-78 -84 -85
n -|,ind|-24 25 38
n -|,in|-84 -105 -68
n -|,logo|-51 -39 -48
n -|,lo|-46 -64 -61
n -|,l|-60 -37 -76
n -|,named|3 -19 -33
n -|,none|-28 11 1
n -|,o|-36 -33 -19
n -|,p|-37 -29 -22
n -|,sg|-23 -23 -30
n -|,so|-48 -63 -58
n -|,s|-27 40 26
n -|,tb|-33 -28 -32
n -|,this|-58 -62 -43
n -|,to|-40 -50 -40
n -|,turn|-46 -53 -48
n -|,type|-62 -43 5
n -|,t|45 44 37
n -|,very|-41 -45 -46
n -|,want|-78 -58 -65
n -|,we|-25 16 -9
n -|,with|-47 -55 -47
n -|,yes|-41 -31 -35
n -|--|-26 -45 -18
n -|-be|-19 -28 -21
n -|-go|-68 -52 -55
n -|-g|-24 -18 -28
n -|-logo|-50 -49 -54
n -|-o|-35 -42 -43
n -|-tb|-44 -32 -37
n -|-to|5 9 53
n -|-want|-60 -48 -54
n -|.-|-43 -43 -32
n -|.as|-50 -40 -50
n -|.avoid|-58 -19 -37
n -|.be|-32 -31 -39
n -|.brand|-28 -40 -36
n -|.b|-2 42 4
n -|.cb|-52 -40 -43
n -|.cgo|-58 -49 -39
n -|.cg|-52 -55 -50
n -|.colour|-60 -39 -51
n -|.co|-77 -87 -79
n -|.cto|-63 -60 -76
n -|.ct|-46 6 -28
n -|.c|-8 -24 -35
n -|.def|-13 -33 0
n -|.dont|-46 -31 -42
n -|.draw|-68 -49 -43
n -|.for|-47 -51 -38
n -|.go|-4 47 3
n -|.g|-55 -49 -59
n -|.hate|-16 40 0
n -|.ind|-10 -51 -33
n -|.in|-64 -49 -61
n -|.logo|-6 -42 -36
n -|.lo|-43 -45 -41
n -|.l|-72 -53 -70
n -|.named|-75 -88 -91
n -|.none|-30 -26 -56
n -|.not|-31 -38 -17
n -|.of|-37 -32 -23
n -|.others|8 -24 -27
n -|.o|-42 -67 -58
n -|.past|-39 -40 -47
n -|.p|-46 -49 -55
n -|.sell|-42 -36 -34
n -|.sgo|-37 -32 -43
n -|.sg|-38 -34 -45
n -|.so|-23 26 -43
n -|.s|36 -18 -13
n -|.to|-28 -21 -29
n -|.turn|-48 -57 -47
n -|.type|-27 -14 -2
n -|.t|-86 -62 -63
n -|.want|-72 -78 -69
n -|.we|-28 -51 -40
n -|.without|-59 -25 -42
n -|.with|-61 -35 -44
n -|/ind|-25 -19 -26
n -|/logo|-33 -37 -36
n -|:-|-49 -72 -49
n -|:NAME|-22 -19 -28
n -|:cgo|-49 -60 -73
n -|:c|-54 -46 -60
n -|:def|-67 -40 -42
n -|:g|-33 -48 -36
n -|:ind|-30 -26 -33
n -|:logo|-32 -46 -38
n -|:none|-38 -16 -26
n -|:s|-46 -47 -51
n -|:t|-58 -58 -43
n -|:we|-43 -38 -28
n -|?none|-23 -26 -24
n -|?this|-60 -48 -57
n -|n-|-48 -32 -38
n -|n0|-34 -59 -39
n -|navoid|37 14 6
n -|ncolour|-50 -33 -35
n -|ng|-54 -15 -43
n -|nnamed|-29 -22 -39
n -|nwant|-21 -28 -22
n -|nwe|10 26 12
n -|p-|-28 -27 -27
n -|pany|-19 -26 -30
n -|po|-36 -34 -30
n -|pwe|-60 -70 -55
n -|qNAME|-59 -42 -60
n -|~NAME|-42 -47 -52
n -|~t|-28 -23 -20
n 0| -|-20 -22 -27
n 0| and|17 14 38
n 0| go|-29 -33 -42
n 0| gp|-27 -28 -29
n 0| g|-24 -30 -27
n 0| o|-27 -26 -40
n 0| t|-27 -19 -28
n 0|$#|-45 -46 -48
n 0|,and|-24 -29 -28
n 0|,named|-28 -27 -36
n 0|,o|-25 -25 -32
n 0|-0|-18 -16 -28
n 0|.-|-29 -38 -32
n 0|.any|-34 -28 -32
n 0|.avoid|-42 -29 -35
n 0|.def|-30 -24 -32
n 0|.want|-24 -29 -34
n bo| -|-33 -18 -17
n bo| be|-23 -33 -24
n bo|$#|-31 -38 -28
n bp| be|-24 -31 -25
n b| -|-28 7 -8
n b| NAME|-32 -26 -26
n b| and|-53 -61 -51
n b| be|40 -11 16
n b| brand|-42 -34 -34
n b| b|-76 -45 -48
n b| cgo|-57 -46 -49
n b| for|-55 -37 -37
n b| gb|36 31 15
n b| go|-53 -44 -34
n b| g|-61 -55 -39
n b| ind|-32 -33 -29
n b| in|-27 -25 -22
n b| logo|25 -11 -7
n b| maybe|-41 -30 -26
n b| named|-63 -64 -59
n b| others|-19 -26 -13
n b| o|-46 -44 -31
n b| so|-15 26 2
n b| s|-29 -28 -40
n b| want|-32 -33 -27
n b| we|-55 -44 -37
n b| with|-64 -49 -45
n b|$#|-49 -53 -44
n b|,NAME|-32 -28 -27
n b|,c|-44 -33 -39
n b|,def|-53 -36 -32
n b|,ind|-40 -31 -33
n b|,named|-34 -36 -34
n b|,not|8 37 12
n b|,so|-54 -41 -37
n b|,t|-45 -39 -26
n b|,we|-34 -41 -34
n b|,with|-14 -21 -26
n b|--|-26 -30 -21
n b|.-|-39 -44 -27
n b|.NAME|-70 -57 -52
n b|.avoid|-28 -34 -28
n b|.b|-41 -45 -34
n b|.cgo|-35 -44 -37
n b|.cg|-91 -57 -56
n b|.colour|-43 -31 -37
n b|.cto|-37 -29 -28
n b|.ct|-25 -15 -22
n b|.c|-39 -26 -26
n b|.def|-65 -50 -45
n b|.go|-27 -28 -36
n b|.logo|-50 -40 -53
n b|.named|-33 -47 -36
n b|.none|-70 -59 -67
n b|.o|30 -1 -5
n b|.sell|-45 -32 -32
n b|.type|-35 -29 -32
n b|.t|-50 -58 -44
n b|.want|-42 -35 -31
n b|.we|-42 -39 -36
n b|.without|-38 -49 -33
n b|?we|-23 -26 -21
n b|qNAME|-35 -33 -29
n cb| and|33 33 90
n cb| cgo|-27 -21 -20
n cb| tbo|-27 -27 -36
n cb|$#|-8 -7 52
n cb|,cgo|20 13 64
n cb|,co|-7 -4 41
n cgb| cgo|15 21 36
n cgb| ind|-55 -55 -73
n cgb|.type|23 20 80
n cgo| -|-26 -48 -4
n cgo| and|21 16 38
n cgo| brand|17 14 58
n cgo| cgo|9 10 39
n cgo| colour|-44 -40 -60
n cgo| ctb|5 2 26
n cgo| ct|-84 -88 -97
n cgo| c|6 22 70
n cgo| go|10 8 81
n cgo| g|-60 -75 -37
n cgo| logo|-22 -13 57
n cgo| or|10 27 -5
n cgo| o|-11 34 -13
n cgo| so|-9 34 -18
n cgo| tb|-42 -45 -42
n cgo| to|-34 -39 -10
n cgo| turn|5 11 43
n cgo| type|20 -2 61
n cgo| t|-30 -51 9
n cgo| want|22 32 61
n cgo| we|12 21 39
n cgo| without|6 -17 26
n cgo| with|-7 2 25
n cgo|$#|-1 31 45
n cgo|&cb|3 15 51
n cgo|&cgo|39 35 97
n cgo|&g|4 4 51
n cgo|,-|21 22 76
n cgo|,and|7 -7 31
n cgo|,cgo|-25 -17 -19
n cgo|,cg|32 33 97
n cgo|,cto|16 23 37
n cgo|,ct|25 37 102
n cgo|,c|30 33 111
n cgo|,def|5 18 30
n cgo|,go|17 20 65
n cgo|,g|22 10 83
n cgo|,ind|19 8 60
n cgo|,lgo|20 20 62
n cgo|,logo|22 33 102
n cgo|,lo|19 13 50
n cgo|,lsgo|27 41 97
n cgo|,l|22 19 60
n cgo|,named|3 4 27
n cgo|,none|6 20 38
n cgo|,o|-11 -15 33
n cgo|,sgo|6 10 58
n cgo|,sg|11 17 78
n cgo|,so|1 28 4
n cgo|,s|-4 0 55
n cgo|,this|3 6 45
n cgo|,type|16 12 42
n cgo|,t|10 19 76
n cgo|,with|-2 4 33
n cgo|-cgo|12 8 47
n cgo|.-|9 7 57
n cgo|.NAME|4 17 49
n cgo|.brand|-29 14 -15
n cgo|.dont|0 0 40
n cgo|.go|14 17 96
n cgo|.g|9 9 51
n cgo|.ind|19 27 45
n cgo|.lgo|-2 16 26
n cgo|.logo|21 11 83
n cgo|.lo|19 17 75
n cgo|.lsgo|-2 2 28
n cgo|.l|28 11 72
n cgo|.named|29 44 66
n cgo|.none|14 8 76
n cgo|.not|23 57 69
n cgo|.others|15 14 37
n cgo|.o|-7 58 -1
n cgo|.sgo|9 26 62
n cgo|.sg|-2 7 46
n cgo|.so|16 14 60
n cgo|.s|-3 5 48
n cgo|.tb|7 11 48
n cgo|.this|14 7 56
n cgo|.turn|4 13 44
n cgo|.type|7 3 54
n cgo|.t|9 13 67
n cgo|.want|4 -7 32
n cgo|.we|-3 -7 27
n cgo|/cgo|6 2 32
n cgo|;named|18 18 37
n cgo|;type|16 17 51
n cgo|;t|16 19 76
n cgo|?none|-47 1 -35
n cgo|ngo|11 1 41
n cgo|ng|18 11 43
n cg| and|38 35 84
n cg| be|-25 -24 -15
n cg| cgo|20 25 48
n cg| colour|29 40 93
n cg| go|-54 -44 -53
n cg| o|-30 -29 -49
n cg| t|-12 -50 -43
n cg| with|1 5 50
n cg|$#|-20 -2 36
n cg|,ctb|-10 -1 38
n cg|,c|7 18 54
n cg|,ind|20 13 50
n cg|,lsgo|-13 8 35
n cg|,none|8 25 7
n cg|,type|9 12 38
n cg|,t|21 48 75
n cg|.go|14 11 43
n cg|.ind|24 39 54
n cg|.logo|1 -2 36
n cg|.lo|18 8 69
n cg|.l|17 14 56
n cg|.none|12 18 64
n cg|.type|-38 -38 -26
n cg|.we|3 1 27
n co| and|35 35 46
n co| logo|-3 25 32
n co| want|0 -15 44
n co| we|12 11 44
n co|$#|0 3 40
n co|&cto|9 3 42
n co|,-|3 5 44
n co|,cgo|9 4 39
n co|,ct|-3 4 55
n co|,l|7 7 27
n co|,named|15 15 44
n co|,t|4 12 42
n co|.ind|1 1 47
n co|.l|2 -4 39
n co|.none|5 4 30
n co|/cgo|7 5 29
n cs|,ind|4 5 30
n ctb| -|-9 25 -10
n ctb| brand|-35 -29 -45
n ctb| b|-24 -25 -28
n ctb| g|-33 -36 -52
n ctb| o|-36 -39 -46
n ctb| tb|-24 -25 -37
n ctb| we|-50 -47 -48
n ctb|$#|-14 -29 -11
n ctb|,def|2 5 25
n ctb|.def|-59 -62 -69
n cto| -|-12 1 26
n cto|$#|4 29 56
n cto|,cgo|14 24 73
n cto|,go|3 5 26
n cto|,lo|15 16 38
n cto|,sgo|7 12 37
n cto|,so|0 7 34
n cto|,s|14 18 54
n ct| -|15 17 39
n ct| and|-14 3 27
n ct| be|63 32 21
n ct| b|-45 -29 -42
n ct| cgo|-30 -26 -9
n ct| c|-34 -35 2
n ct| def|68 29 26
n ct| draw|-4 39 -20
n ct| for|-2 -16 -41
n ct| go|27 13 11
n ct| g|-66 -60 -69
n ct| in|-63 -62 -45
n ct| of|-24 -4 -41
n ct| tb|9 -44 -20
n ct| tp|-57 -52 -59
n ct| turn|62 26 55
n ct| t|-16 -52 -82
n ct| want|85 44 20
n ct| we|-6 52 69
n ct| without|17 19 43
n ct|,-|36 4 46
n ct|,and|52 31 17
n ct|,avoid|13 23 33
n ct|,cgo|-43 -78 -71
n ct|,cg|21 20 72
n ct|,ct|41 9 37
n ct|,c|4 16 78
n ct|,g|12 24 87
n ct|,ind|10 17 54
n ct|,logo|9 9 42
n ct|,lsgo|11 31 74
n ct|,l|-11 -5 28
n ct|,named|9 10 50
n ct|,none|-14 23 47
n ct|,not|28 16 1
n ct|,others|-25 -12 -26
n ct|,o|-43 -29 -12
n ct|,so|-60 -40 -16
n ct|,s|-1 2 33
n ct|,this|-78 -50 -42
n ct|,type|0 40 27
n ct|,t|7 -9 27
n ct|,with|15 20 58
n ct|.NAME|-6 -2 29
n ct|.avoid|35 25 29
n ct|.def|-35 -50 -50
n ct|.go|-30 -41 -24
n ct|.ind|6 38 44
n ct|.lgo|9 23 79
n ct|.logo|3 19 66
n ct|.lsgo|0 10 59
n ct|.none|4 9 67
n ct|.others|6 -11 -26
n ct|.o|8 7 25
n ct|.so|11 19 83
n ct|.tb|7 16 37
n ct|.type|-42 -30 -4
n ct|.t|-2 3 42
n ct|.we|8 -33 20
n c| -|23 33 53
n c| and|-23 -36 -18
n c| cgo|-67 -70 -111
n c| colour|-2 0 26
n c| ctb|13 -4 48
n c| cto|-61 -56 -70
n c| ct|35 46 90
n c| c|6 6 48
n c| g|33 25 28
n c| ind|-53 -28 -69
n c| in|-15 -9 50
n c| none|-8 -4 43
n c| t|-30 -26 31
n c| want|-1 35 12
n c| we|9 14 71
n c| with|2 0 26
n c|$#|9 45 49
n c|&cgo|11 16 53
n c|&cg|10 12 40
n c|,NAME|20 23 64
n c|,and|46 47 101
n c|,cgo|48 50 138
n c|,cg|25 25 72
n c|,co|20 27 71
n c|,ct|25 34 101
n c|,c|9 28 93
n c|,f|25 22 61
n c|,go|-4 -3 26
n c|,ind|26 26 73
n c|,in|-16 -33 8
n c|,logo|4 13 41
n c|,l|10 11 36
n c|,none|-35 -41 -33
n c|,o|20 31 72
n c|,sgo|-1 12 57
n c|,so|0 36 13
n c|,s|11 15 60
n c|,type|21 17 54
n c|,t|26 37 95
n c|,want|13 8 39
n c|,with|2 12 42
n c|--|17 33 20
n c|-ct|13 16 38
n c|-c|26 19 70
n c|.-|42 38 109
n c|.NAME|-19 20 -27
n c|.brand|-40 -51 -44
n c|.def|2 -8 33
n c|.ind|18 20 50
n c|.logo|24 64 23
n c|.lsgo|2 14 42
n c|.l|11 10 41
n c|.named|18 21 81
n c|.none|8 4 43
n c|.not|26 47 46
n c|.o|12 47 23
n c|.sg|28 35 105
n c|.s|23 24 88
n c|.type|1 1 25
n c|.want|16 19 29
n c|.we|14 19 45
n c|.without|19 9 54
n c|ntype|17 17 36
n c|nwant|-1 2 31
n fgo| be|-22 -38 -21
n fgo| for|-48 -30 -33
n fgo| go|-35 -22 -30
n fgo| in|-1 35 5
n fgo| maybe|-30 -30 -21
n fgo| o|-33 -32 -42
n fgo| turn|-40 -35 -44
n fgo| want|-35 -61 -35
n fgo| we|-47 -44 -35
n fgo| with|-36 -27 -46
n fgo|$#|-31 -22 -26
n fgo|,c|-26 -23 -20
n fgo|,ind|-25 -27 -30
n fgo|,logo|-32 -40 -34
n fgo|,named|-33 -25 -31
n fgo|,none|-20 -28 -16
n fgo|,sgo|-44 -37 -59
n fgo|,t|-40 -39 -30
n fgo|,want|-40 -49 -45
n fgo|.type|-33 -23 -24
n fgo|:t|-27 -22 -28
n fg| -|-28 -10 -30
n flo| in|-33 -23 -22
n flo|$#|-42 -45 -39
n fl|,-|-30 -21 -29
n fo| -|-32 -27 -25
n fo| be|-32 -30 -24
n fo| for|-27 -15 -15
n fo| ind|-26 -30 -50
n fo| in|-30 -27 -24
n fo| logo|-77 -58 -60
n fo| t|-26 -27 -24
n fo| want|-35 -42 -40
n fo| with|-29 -22 -23
n fo|$#|-44 -38 -40
n fo|,cgo|-46 -53 -58
n fo|,ct|-29 -22 -37
n fo|,c|-33 -30 -39
n fo|,in|-38 -33 -35
n fo|,none|-36 -38 -40
n fo|,t|-30 -32 -35
n fto| go|-47 -30 -32
n fto|$#|-51 -45 -37
n f| -|-49 -34 -40
n f| f|-42 -47 -43
n f| ind|-35 -31 -34
n f| logo|-31 -17 -18
n f| o|-35 -33 -26
n f| with|-40 -23 -29
n f|$#|-64 -97 -73
n f|,ind|-19 -26 -21
n f|,without|-14 -25 -21
n gbo| -|-41 -20 -24
n gbo| colour|1 -7 35
n gbo| go|-33 -29 -34
n gbo|.we|-29 -36 -38
n gbpo| in|-21 -25 -28
n gbpo| with|-39 -26 -31
n gbpo|,-|-23 -25 -33
n gbpo|,NAME|-26 -16 -19
n gbpo|.ind|-29 -25 -28
n gbp| brand|-38 -26 -33
n gbp| in|3 36 13
n gbp|$#|-39 -55 -41
n gb| -|-52 -46 -37
n gb| and|-31 -7 -17
n gb| be|6 28 -1
n gb| brand|-45 -73 -60
n gb| b|-27 -26 -32
n gb| cgo|-1 -11 43
n gb| draw|-40 -37 -28
n gb| gb|-67 -57 -42
n gb| go|24 31 9
n gb| g|31 47 10
n gb| in|-32 -33 -25
n gb| lgo|16 40 14
n gb| logo|-41 -31 -34
n gb| l|-32 -49 -43
n gb| named|-46 -31 -30
n gb| so|-49 -54 -48
n gb| tb|-3 26 0
n gb| turn|-20 -28 -21
n gb| t|-2 -17 -31
n gb| want|26 19 -6
n gb|$#|-21 30 -5
n gb|&b|-21 -26 -23
n gb|(we|-40 -34 -37
n gb|,-|-70 -61 -54
n gb|,NAME|-24 -36 -26
n gb|,cgo|-47 -58 -44
n gb|,ind|-23 -28 -25
n gb|,named|-22 -22 -33
n gb|,none|-2 33 3
n gb|,sgo|-38 -31 -35
n gb|,want|-30 -43 -31
n gb|,we|-30 -31 -26
n gb|.-|-49 -50 -50
n gb|.NAME|-26 -36 -33
n gb|.brand|-26 -15 -16
n gb|.cgo|-50 -60 -42
n gb|.colour|-27 -17 -17
n gb|.def|-39 -52 -39
n gb|.logo|-36 -39 -30
n gb|.named|-52 -40 -59
n gb|.none|-59 -63 -49
n gb|.o|-21 -28 -22
n gb|.sell|-35 -46 -40
n gb|.so|-21 -41 -21
n gb|.type|-26 -39 -33
n gb|.t|-52 -43 -33
n gb|.we|-39 -55 -55
n gb|.with|-25 -24 -22
n gb|?none|-18 -28 -17
n gb|ncolour|-42 -27 -31
n gb|~NAME|-22 -22 -31
n go| #|-29 -26 -34
n go| -|-38 -39 -25
n go| 0|-28 -44 -51
n go| NAME|-33 -27 -35
n go| any|-37 -45 -35
n go| avoid|-32 -35 -39
n go| be|-38 -42 -35
n go| b|-43 -57 -55
n go| cb|-23 -15 -26
n go| cgo|-1 -21 38
n go| cg|-46 -43 -64
n go| colour|-57 -51 -79
n go| co|-54 -50 -78
n go| cs|-31 -33 -34
n go| ctb|-46 -64 -60
n go| ct|-27 -43 -9
n go| c|-55 -76 -60
n go| def|-57 -75 -50
n go| draw|-96 -74 -57
n go| fg|-52 -51 -63
n go| for|-34 -33 -35
n go| f|-21 -17 -28
n go| gbp|-30 -35 -33
n go| gb|-54 -82 -54
n go| gp|-40 -45 -51
n go| g|-38 -38 -36
n go| ind|-41 -43 -41
n go| in|-83 -87 -70
n go| lgo|-82 -72 -110
n go| logo|-46 -15 -36
n go| lo|-33 -30 -46
n go| lsgo|-44 -38 -66
n go| lt|-30 -27 -30
n go| l|-52 -52 -69
n go| maybe|-43 -77 -41
n go| named|-42 -35 -50
n go| none|-24 -31 -30
n go| not|-33 -31 -26
n go| of|-28 -22 -35
n go| o|-45 -43 -41
n go| past|-24 -29 -23
n go| sell|-26 -19 -23
n go| sgo|-56 -42 -57
n go| sg|-28 -24 -31
n go| s|-60 -52 -65
n go| tbo|-46 -36 -47
n go| this|-71 -77 -57
n go| to|-48 -69 -56
n go| turn|-50 -42 -45
n go| type|-48 -49 -53
n go| t|-41 -55 -41
n go| very|-38 -45 -48
n go| want|-51 -63 -47
n go| we|-64 -36 -48
n go| with|-55 -51 -59
n go| yes|-58 -57 -63
n go|$#|-34 -53 -52
n go|,-|-26 -22 -29
n go|,NAME|-44 -31 -38
n go|,and|-39 -46 -41
n go|,avoid|-33 -37 -42
n go|,cgo|-84 -47 -94
n go|,cto|11 -16 -25
n go|,ct|-52 -31 -44
n go|,def|-46 -26 -25
n go|,go|-43 -26 -23
n go|,lgo|-47 -51 -49
n go|,logo|-47 -24 -30
n go|,maybe|-49 -32 -28
n go|,named|-31 -24 -28
n go|,none|-38 -28 -37
n go|,not|-35 -35 -36
n go|,others|-35 -38 -33
n go|,sgo|-85 -72 -59
n go|,so|-41 -49 -36
n go|,s|-49 -38 -55
n go|,this|-52 -62 -45
n go|,turn|-29 -29 -45
n go|,t|-38 -43 -33
n go|,very|-26 -38 -27
n go|,want|-34 -37 -32
n go|,we|-34 -45 -32
n go|,with|-53 -60 -70
n go|-cgo|30 55 70
n go|-gb|-37 -35 -36
n go|-go|-34 -37 -45
n go|-to|-28 -21 -21
n go|-t|-37 -36 -60
n go|.-|-40 -25 -27
n go|.NAME|-47 -48 -39
n go|.brand|-48 -30 -44
n go|.cgo|-74 -54 -75
n go|.cg|-52 -29 -37
n go|.colour|-24 -19 -29
n go|.co|-44 -56 -60
n go|.ct|-61 -53 -56
n go|.c|-52 -62 -49
n go|.def|-30 -45 -31
n go|.go|-30 -23 -28
n go|.ind|-37 -52 -41
n go|.logo|-57 -40 -39
n go|.maybe|-36 -53 -37
n go|.named|-52 -43 -60
n go|.not|-33 -25 -37
n go|.o|-49 -28 -32
n go|.past|-45 -55 -39
n go|.sg|-38 -28 -38
n go|.so|-41 -39 -39
n go|.tb|-47 -42 -38
n go|.turn|-43 -38 -49
n go|.type|-26 -21 -28
n go|.we|-46 -49 -41
n go|/t|-27 -22 -27
n go|:-|-25 -17 -27
n go|:NAME|-25 -25 -22
n go|:c|-28 -29 -34
n go|:ind|-22 -26 -29
n go|:logo|-38 -29 -34
n go|:lsgo|-31 -21 -39
n go|:none|-28 -41 -36
n go|:so|-20 -19 -32
n go|:t|-29 -41 -32
n go|;NAME|-23 -17 -27
n go|po|-41 -38 -52
n go|pwe|-32 -31 -34
n go|qNAME|-35 -34 -47
n gpo| -|-33 -30 -29
n gpo| NAME|-40 -50 -47
n gpo| def|-25 -15 -17
n gpo| in|-46 -39 -44
n gpo| o|-32 -44 -29
n gpo| so|-28 -41 -28
n gpo| we|-33 -30 -24
n gpo|$#|-37 -46 -36
n gpo|,go|-25 -35 -21
n gpo|,we|-35 -27 -19
n gpo|-NAME|-19 -17 -26
n gpo|.-|-26 -18 -19
n gpo|.so|-26 -29 -33
n gpo|.this|-22 -36 -25
n gpo|:NAME|-31 -35 -30
n gp| -|-36 -60 -35
n gp| be|-50 -70 -63
n gp| for|-25 -36 -25
n gp| o|-17 -27 -19
n gp| tb|-4 38 12
n gp| to|-24 -34 -24
n gp|$#|-44 -66 -50
n gp|.NAME|-18 -25 -20
n gp|.def|-47 -57 -46
n g| -|-75 -57 -59
n g| and|-25 -17 -32
n g| any|-69 7 -23
n g| avoid|-21 -32 -20
n g| bo|-48 -35 -44
n g| brand|-66 -54 -44
n g| b|-26 4 -13
n g| cgo|-51 18 41
n g| cto|11 22 83
n g| ct|-73 -73 -67
n g| def|-96 -75 -70
n g| draw|55 -12 17
n g| except|-25 -27 -30
n g| for|-22 -32 -28
n g| gbp|-41 -31 -34
n g| gb|-101 -56 -54
n g| go|-86 -63 -63
n g| hate|-30 -22 -37
n g| ind|-73 -49 -47
n g| in|-21 -57 -31
n g| logo|-39 -32 -44
n g| lsgo|-60 -44 -51
n g| lt|56 19 0
n g| maybe|28 -18 -5
n g| named|-80 -64 -64
n g| none|23 47 22
n g| of|-62 -38 -38
n g| others|-70 -56 -53
n g| o|-18 -47 -33
n g| past|-32 -33 -41
n g| sell|-38 -20 -20
n g| so|-51 -59 -62
n g| s|-96 -83 -87
n g| tb|-63 -69 -60
n g| this|6 -31 -17
n g| to|-42 -43 -28
n g| turn|-101 -102 -96
n g| type|-89 -69 -70
n g| t|6 3 -31
n g| we|-15 -40 -41
n g| with|46 49 48
n g|$#|-19 -26 -47
n g|,-|-64 -51 -45
n g|,NAME|-45 -38 -48
n g|,and|-28 14 -8
n g|,be|-30 -37 -18
n g|,c|-18 -38 -37
n g|,draw|-27 -44 -19
n g|,for|7 30 6
n g|,go|-31 -39 -34
n g|,g|-32 -37 -26
n g|,ind|-30 -28 -24
n g|,in|30 3 2
n g|,named|-87 -83 -90
n g|,not|5 31 10
n g|,o|-52 -68 -44
n g|,past|-58 -33 -34
n g|,so|-27 -58 -39
n g|,tb|-28 -16 -17
n g|,to|-84 -70 -85
n g|,turn|-50 -51 -37
n g|,type|-63 -61 -68
n g|,t|-5 30 -14
n g|,want|-4 25 5
n g|,with|-68 -62 -58
n g|--|-61 -55 -44
n g|-go|-39 -39 -44
n g|-o|28 61 19
n g|.-|-75 -60 -72
n g|.NAME|-63 -37 -45
n g|.brand|-40 -45 -42
n g|.cg|-36 -25 -23
n g|.colour|-3 -9 -25
n g|.co|11 26 -16
n g|.ct|33 47 1
n g|.c|-53 -55 -35
n g|.def|-39 12 -16
n g|.go|-54 -45 -40
n g|.ind|-45 -14 -43
n g|.maybe|-39 -25 -30
n g|.none|0 11 -30
n g|.others|-54 -37 -43
n g|.po|-32 -23 -27
n g|.sgo|57 37 18
n g|.so|-81 -88 -63
n g|.this|-67 -67 -58
n g|.type|-25 -7 -18
n g|.t|-46 -41 -50
n g|.want|-41 -60 -41
n g|.we|-39 -38 -39
n g|:-|-30 -34 -38
n g|:gb|-45 -30 -25
n g|:logo|-53 -43 -44
n g|:t|-42 -52 -43
n g|qNAME|-31 -27 -36
n g|~logo|-29 -44 -38
n lbo| l|-17 -25 -21
n lgbo| with|-21 -19 -31
n lgbo|$#|-33 -28 -29
n lgbo|,in|-24 -21 -26
n lgb| ind|-32 -27 -28
n lgb| l|-22 -28 -26
n lgo| -|-38 -33 -39
n lgo| be|-62 -68 -39
n lgo| in|-39 -31 -20
n lgo| lgbo|-31 -30 -33
n lgo| so|-34 -27 -33
n lgo| turn|-38 -34 -38
n lgo| type|-25 -26 -29
n lgo| t|-21 -26 -22
n lgo|$#|-48 -47 -47
n lgo|,-|-25 -22 -25
n lgo|,cgo|-45 -52 -49
n lgo|,ct|-36 -28 -41
n lgo|,c|-40 -24 -39
n lgo|,for|-33 -45 -29
n lgo|,go|-40 -33 -40
n lgo|,g|-32 -25 -36
n lgo|,ind|-32 -21 -26
n lgo|,o|-20 -29 -24
n lgo|,sgo|-40 -33 -43
n lgo|,turn|-29 -30 -23
n lgo|,type|-30 -35 -40
n lgo|,t|-45 -34 -52
n lgo|.avoid|-47 -44 -57
n lgo|.named|-34 -27 -35
n lgo|.none|-58 -50 -50
n lgo|.not|-37 -37 -46
n lgo|.tb|1 25 -2
n lgo|.t|-35 -30 -30
n lgo|:fo|-31 -28 -28
n lgo|:lgo|-20 -21 -40
n lgo|:l|-19 -21 -34
n lg|$#|-36 -38 -33
n lo| -|-24 -26 -23
n lo| and|-18 -25 -18
n lo| be|-39 -37 -25
n lo| g|-23 -32 -26
n lo| lgbo|-19 -19 -28
n lo| l|-25 -29 -31
n lo| s|-48 -54 -51
n lo| tb|43 35 12
n lo| type|-49 -27 -34
n lo| t|-45 -55 -38
n lo| want|-28 -33 -28
n lo| with|-34 -34 -42
n lo|$#|-42 -45 -41
n lo|,and|-36 -28 -39
n lo|,cgo|-31 -29 -38
n lo|,fo|-35 -32 -37
n lo|,go|-31 -27 -30
n lo|,g|-22 -23 -28
n lo|,none|-27 -28 -30
n lo|,others|-20 -22 -26
n lo|,o|-29 -53 -31
n lo|,so|-15 -25 -16
n lo|,t|-44 -39 -42
n lo|,want|-30 -37 -30
n lo|.-|-31 -29 -33
n lo|.avoid|-51 -43 -40
n lo|.fo|-22 -35 -30
n lo|.ind|-40 -28 -35
n lo|.maybe|-27 -31 -35
n lo|.none|-36 -28 -32
n lo|.sg|-25 -18 -24
n lo|:lo|-26 -35 -39
n lsgo| lgo|-29 -28 -32
n lsgo| logo|-37 -26 -30
n lsgo| so|-20 -19 -26
n lsgo|$#|-40 -30 -50
n lsgo|,so|-25 -30 -33
n lsgo|.none|-26 -25 -21
n lsg| type|-24 -24 -32
n lto| -|-26 -35 -27
n lto| be|-22 -41 -22
n lto| type|23 53 19
n lto| want|-70 -69 -40
n lto| we|-36 -46 -27
n lto| with|-38 -57 -56
n lto|$#|-28 -11 -29
n lto|,-|-28 -26 -27
n lto|,cgo|-21 -25 -25
n lto|,c|-32 -35 -39
n lto|,ind|-26 -34 -33
n lto|,lgo|-20 -21 -25
n lto|,none|-29 -49 -31
n lto|,so|-40 -38 -33
n lto|,t|-45 -44 -56
n lto|,want|-27 -25 -29
n lto|.ind|-51 -53 -47
n lto|.none|-70 -73 -66
n lto|.t|-22 -27 -20
n lt| l|-52 -43 -54
n lt| type|-34 -38 -38
n l| -|-25 -31 -35
n l| be|1 30 10
n l| ind|-51 -42 -51
n l| in|-27 -39 -29
n l| lgbo|-25 -27 -33
n l| lgo|-31 -37 -30
n l| l|-30 -35 -40
n l| o|-31 -27 -21
n l| s|-25 -28 -27
n l| type|-30 -30 -40
n l|$#|-44 -25 -43
n l|,-|-42 -43 -49
n l|,cgo|-68 -59 -79
n l|,colour|-24 -26 -30
n l|,ct|-19 -20 -26
n l|,c|-33 -34 -40
n l|,none|-26 -34 -32
n l|,o|-36 -32 -43
n l|,so|-31 -31 -39
n l|,type|-28 -31 -31
n l|,t|-38 -36 -50
n l|,very|-45 -52 -48
n l|,want|-47 -48 -44
n l|,without|-15 -19 -25
n l|.avoid|-29 -25 -24
n l|.ind|-35 -44 -38
n l|.none|-51 -51 -45
n l|.t|-29 -33 -33
n l|nwant|-27 -45 -34
n o| #|-35 -34 -51
n o| -|-26 -31 -29
n o| 0|-22 -22 -28
n o| and|-36 -42 -50
n o| any|-31 -34 -30
n o| as|-52 -27 -44
n o| ban|-35 -46 -34
n o| be|-52 -49 -41
n o| cb|-41 -53 -40
n o| cgb|-41 -36 -42
n o| cg|-46 -50 -65
n o| co|-58 -57 -74
n o| cs|-34 -39 -53
n o| ctb|-51 -63 -60
n o| cto|-49 -49 -86
n o| ct|-25 -40 -58
n o| c|-48 -46 -69
n o| def|-24 -26 -26
n o| draw|-58 -51 -42
n o| except|-52 -66 -46
n o| for|-36 -28 -33
n o| fo|-62 -49 -69
n o| f|-21 -19 -32
n o| gb|-24 -29 -23
n o| gp|-36 -59 -43
n o| g|-32 -23 -28
n o| ind|-26 -22 -23
n o| lgbo|-25 -21 -31
n o| lgo|-34 -31 -43
n o| logo|-57 -44 -47
n o| l|-35 -44 -48
n o| maybe|-34 -35 -32
n o| named|-37 -35 -39
n o| none|-40 -61 -44
n o| o|-26 -27 -25
n o| past|-25 -25 -26
n o| sgo|-36 -32 -44
n o| sg|-71 -75 -75
n o| so|-26 -29 -25
n o| st|-26 -29 -31
n o| s|-45 -47 -47
n o| tbo|-25 -38 -32
n o| tb|-46 -56 -42
n o| this|-33 -36 -29
n o| to|-30 -34 -31
n o| tp|-24 -25 -20
n o| turn|-43 -36 -48
n o| type|-27 -27 -37
n o| t|-44 -49 -39
n o| very|-22 -26 -22
n o| want|-23 -12 -27
n o| we|-36 -40 -36
n o| without|-26 -32 -50
n o| with|-70 -76 -72
n o| worn|-19 -28 -19
n o| yes|-39 -30 -31
n o|$#|-50 -56 -52
n o|(we|-23 -41 -24
n o|,-|-22 -19 -25
n o|,NAME|-40 -36 -41
n o|,and|-34 -45 -53
n o|,cgo|-50 -44 -73
n o|,c|-57 -39 -53
n o|,def|-38 -32 -28
n o|,go|-31 -27 -36
n o|,g|-35 -30 -50
n o|,ind|-21 -30 -25
n o|,in|-51 -35 -39
n o|,named|-7 -8 31
n o|,none|-38 -36 -38
n o|,others|-25 -42 -24
n o|,p|-42 -29 -45
n o|,so|-48 -71 -58
n o|,this|-19 -19 -25
n o|,turn|-35 -41 -34
n o|,type|-53 -49 -75
n o|,t|-95 -73 -109
n o|,very|-23 -40 -22
n o|,want|-53 -64 -62
n o|,we|-48 -61 -53
n o|,with|-52 -44 -56
n o|--|-19 2 25
n o|-NAME|-23 -22 -38
n o|-cgo|7 10 47
n o|-t|-50 -43 -45
n o|.0|-62 -54 -53
n o|.NAME|-22 -23 -25
n o|.be|-33 -24 -27
n o|.cgb|-43 -45 -46
n o|.cgo|-24 -26 -34
n o|.ct|-39 -51 -40
n o|.c|-38 -34 -30
n o|.gb|-37 -45 -38
n o|.go|-25 -22 -25
n o|.gpo|-22 -35 -23
n o|.g|-39 -35 -33
n o|.ind|-27 -34 -28
n o|.logo|-61 -53 -42
n o|.l|-31 -34 -43
n o|.maybe|-25 -31 -23
n o|.named|-28 -22 -30
n o|.none|-51 -71 -60
n o|.others|-30 -25 -23
n o|.o|-27 -28 -22
n o|.past|-52 -38 -53
n o|.sgo|-57 -47 -40
n o|.this|-26 -33 -26
n o|.turn|-34 -35 -31
n o|.type|-36 -29 -40
n o|.t|-40 -32 -35
n o|.want|-30 -29 -38
n o|.we|-32 -43 -36
n o|/NAME|-25 -18 -21
n o|:-|-34 -37 -52
n o|:NAME|-38 -28 -43
n o|:cb|-17 -19 -27
n o|:cgo|-30 -31 -47
n o|:cg|-24 -27 -43
n o|:ctb|-32 -43 -52
n o|:ct|-42 -36 -56
n o|:c|-28 -25 -34
n o|:g|-18 -28 -24
n o|:sgo|-51 -48 -67
n o|:sg|-25 -21 -28
n o|:tb|-14 -26 -15
n o|:t|-17 -27 -21
n o|?none|-38 -70 -38
n o|qNAME|-22 -20 -27
n po| g|-24 -32 -29
n po| o|-27 -25 -29
n po|$#|-33 -49 -33
n p| for|-20 -28 -19
n p| want|-32 -30 -39
n p| we|-28 -22 -26
n p|$#|-39 -40 -31
n p|,in|-26 -21 -25
n p|,none|-14 -25 -13
n p|.c|-26 -29 -25
n p|.t|-30 -41 -30
n sgo| and|-30 -26 -29
n sgo| cgb|19 16 63
n sgo| cgo|24 28 58
n sgo| cg|-9 0 33
n sgo| co|16 37 103
n sgo| cto|15 10 41
n sgo| ct|13 13 58
n sgo| gb|-41 -42 -44
n sgo| in|-26 -35 -26
n sgo| logo|-43 -33 -45
n sgo| lsgo|-40 -30 -54
n sgo| o|-16 -14 -25
n sgo| sell|-29 -17 -22
n sgo| turn|-46 -52 -54
n sgo| type|-37 -30 -36
n sgo| t|-62 -50 -63
n sgo|$#|-65 -68 -56
n sgo|,-|-60 -56 -55
n sgo|,lgo|-36 -32 -48
n sgo|,not|-29 -37 -37
n sgo|,o|-48 -55 -73
n sgo|,sgo|-31 -15 -22
n sgo|,so|-37 -29 -33
n sg| -|-47 -42 -49
n sg| 0|-32 -31 -43
n sg| and|-37 -39 -55
n sg| b|-24 -28 -26
n sg| cgo|15 4 44
n sg| colour|-44 -42 -63
n sg| gb|-24 -28 -26
n sg| go|-44 -54 -59
n sg| in|-16 -25 -17
n sg| logo|-68 -58 -46
n sg| l|-15 -15 -29
n sg| o|-43 -40 -34
n sg| type|-49 -50 -57
n sg|$#|-24 -1 -36
n sg|,-|-30 -28 -31
n sg|,cgo|-52 -40 -51
n sg|,c|-36 -31 -36
n sg|,ind|-52 -60 -52
n sg|,none|-24 -25 -21
n sg|.ct|-31 -28 -30
n sg|.none|-72 -80 -82
n sg|.want|-38 -47 -56
n so| -|-48 -43 -41
n so| and|-19 -17 -27
n so| any|-38 -27 -38
n so| cgo|3 7 42
n so| go|-65 -43 -42
n so| g|-47 -47 -43
n so| ind|-31 -25 -26
n so| lgo|-43 -48 -53
n so| logo|-34 -33 -31
n so| lo|-26 -27 -28
n so| lsgo|-34 -25 -28
n so| l|-34 -38 -53
n so| named|-29 -50 -41
n so| sell|-34 -34 -38
n so| tb|-85 -62 -80
n so| to|-36 -35 -33
n so| turn|-26 -26 -27
n so| type|-33 -32 -44
n so| t|-46 -30 -31
n so| with|-22 -20 -26
n so|$#|-45 -17 -44
n so|,-|-35 -29 -30
n so|,NAME|-20 -26 -23
n so|,cgo|-40 -46 -65
n so|,g|-44 -41 -50
n so|,lgo|-49 -45 -68
n so|,none|-42 -45 -46
n so|,sgo|-34 -29 -42
n so|,so|-39 -33 -34
n so|,type|-55 -49 -65
n so|,want|-50 -50 -52
n so|,with|-43 -36 -46
n so|.-|-32 -44 -36
n so|.avoid|-34 -51 -34
n so|.none|-23 -26 -21
n so|ncolour|-27 -29 -39
n st|$#|41 1 5
n s| -|-35 -46 -34
n s| and|19 32 23
n s| gb|-28 -18 -20
n s| go|-18 -18 -25
n s| g|-43 -43 -40
n s| in|-39 -34 -35
n s| logo|-54 -44 -41
n s| lo|-43 -40 -50
n s| lsgo|-25 -22 -43
n s| o|-24 -26 -23
n s| turn|-20 -29 -37
n s| type|-24 -27 -32
n s| with|-45 -43 -43
n s|$#|-26 7 -33
n s|,-|-48 -40 -52
n s|,ct|-32 -35 -31
n s|,c|-30 -28 -30
n s|,in|-41 -37 -42
n s|,none|-45 -62 -53
n s|,not|-34 -29 -26
n s|,o|-41 -37 -58
n s|,sg|-24 -18 -25
n s|,turn|-17 -32 -16
n s|,type|-61 -57 -74
n s|,t|-38 -35 -28
n s|,without|-22 -24 -25
n s|,with|-29 -24 -28
n s|.NAME|-38 -34 -27
n s|.sgo|-25 2 -19
n s|.we|-45 -66 -48
n tbo| g|-22 -35 -24
n tbo|$#|-36 -39 -34
n tbo|,and|21 51 20
n tbo|.NAME|-36 -38 -30
n tbo|.def|-26 -35 -23
n tbp| t|10 42 5
n tb| -|-33 -51 -29
n tb| and|-33 -21 -34
n tb| any|-34 -1 -8
n tb| brand|-70 -54 -44
n tb| b|-61 -56 -42
n tb| cgo|-2 -59 -11
n tb| def|79 3 27
n tb| dont|-25 -28 -25
n tb| draw|-35 11 -3
n tb| fgo|28 1 10
n tb| for|-52 -52 -39
n tb| gb|-125 -55 -61
n tb| g|-29 -25 -33
n tb| logo|50 22 -1
n tb| named|-45 -40 -48
n tb| none|22 67 22
n tb| or|-9 26 10
n tb| o|-10 -31 -14
n tb| sell|-37 -30 -29
n tb| tb|-29 -73 -49
n tb| this|-87 -67 -48
n tb| to|-44 -43 -34
n tb| want|8 33 14
n tb| we|1 -58 -28
n tb| without|-41 -42 -40
n tb| with|35 -2 9
n tb|$#|26 57 1
n tb|,-|-66 -68 -44
n tb|,NAME|-113 -98 -78
n tb|,and|-30 8 -29
n tb|,def|-45 -39 -33
n tb|,draw|-28 -56 -33
n tb|,g|-45 -51 -47
n tb|,ind|-40 -5 -12
n tb|,in|-33 -42 -37
n tb|,o|-37 -26 -25
n tb|,sgo|53 1 13
n tb|,so|42 2 12
n tb|,tb|-27 7 -5
n tb|,this|-53 -39 -30
n tb|,t|4 58 16
n tb|-NAME|-29 -24 -20
n tb|.-|11 -36 -17
n tb|.NAME|-25 -62 -37
n tb|.brand|-39 -36 -29
n tb|.cgo|-76 -39 -50
n tb|.ct|-59 -43 -38
n tb|.c|-61 -26 -41
n tb|.def|-46 -2 -21
n tb|.go|12 35 7
n tb|.ind|39 37 21
n tb|.logo|-31 -40 -30
n tb|.named|-71 -56 -58
n tb|.none|-56 -39 -47
n tb|.others|0 26 4
n tb|.this|-49 -16 -31
n tb|.t|-57 -31 -48
n tb|.want|-27 -29 -23
n tb|.we|-4 -27 -22
n tb|nwant|26 -9 3
n tb|qNAME|-46 -42 -44
n to| -|-66 -59 -45
n to| and|-37 -47 -38
n to| any|-34 -31 -30
n to| be|-47 -37 -29
n to| b|-44 -35 -37
n to| cgo|8 26 73
n to| colour|-30 -30 -58
n to| ct|-49 -50 -55
n to| def|-33 -19 -20
n to| draw|-26 5 -16
n to| for|-30 -18 -15
n to| gb|-77 -66 -57
n to| go|-34 -25 -27
n to| g|-38 -7 -26
n to| ind|-30 -30 -29
n to| named|-59 -56 -55
n to| not|-27 -21 -23
n to| of|-29 -18 -27
n to| others|-26 -41 -28
n to| past|-31 -47 -38
n to| p|-32 -19 -23
n to| sell|-42 -31 -33
n to| so|-28 -21 -20
n to| this|-31 -35 -37
n to| to|-25 -22 -21
n to| turn|34 23 15
n to| type|-36 -35 -63
n to| t|-79 -85 -77
n to| want|-42 -39 -44
n to| we|-61 -29 -29
n to| with|35 -12 -7
n to|$#|5 -42 -49
n to|,and|-19 -27 -25
n to|,go|-42 -43 -41
n to|,ind|-31 -40 -40
n to|,none|-2 53 12
n to|,so|-67 -58 -52
n to|,we|24 60 25
n to|.cgo|40 -2 5
n to|.c|28 -9 -8
n to|.def|-41 -38 -38
n to|.go|-39 -22 -23
n to|.others|-56 -32 -36
n to|.this|-32 -46 -39
n to|.we|-36 -12 -28
n to|:c|-42 -49 -62
n tp| be|52 45 27
n tp| g|19 47 16
n tp| o|-36 -40 -37
n tp|$#|-60 -47 -47
n tp|.o|-26 -22 -16
n t| NAME|-89 -48 -63
n t| any|72 43 11
n t| as|92 29 30
n t| avoid|-30 -1 -29
n t| be|-25 15 -15
n t| brand|-57 -53 -34
n t| b|-24 -28 -22
n t| cgo|-58 -56 -20
n t| colour|-45 -32 -47
n t| cto|-40 -33 9
n t| ct|42 -13 -4
n t| def|30 -7 -4
n t| draw|40 30 12
n t| except|15 41 20
n t| for|12 -28 -9
n t| gbo|-60 -43 -42
n t| gb|-60 -51 -41
n t| go|-49 -52 -50
n t| gp|-74 -70 -47
n t| g|-20 12 -34
n t| ind|1 -32 -23
n t| logo|89 19 28
n t| maybe|32 52 17
n t| named|-4 48 7
n t| none|30 84 29
n t| not|-28 -22 -35
n t| or|-7 -15 -25
n t| o|18 44 15
n t| past|12 53 17
n t| sell|-44 -27 -31
n t| so|-2 -50 -25
n t| tb|-51 0 -18
n t| to|-44 19 -20
n t| turn|68 74 34
n t| type|-28 -51 -60
n t| t|-26 -45 -52
n t| want|56 45 31
n t| we|38 69 41
n t| without|-41 -38 -41
n t| with|34 17 -5
n t| yes|-2 -48 -31
n t|$#|2 -8 -30
n t|&g|56 2 -15
n t|&t|62 13 23
n t|(-|43 26 19
n t|(def|36 -13 -4
n t|(we|8 40 18
n t|,-|-23 -5 -37
n t|,0|-42 -35 -35
n t|,NAME|-120 -79 -73
n t|,and|-32 -41 -44
n t|,avoid|32 18 11
n t|,brand|-39 -42 -23
n t|,cb|5 -10 -27
n t|,cgo|19 40 8
n t|,colour|17 -29 -20
n t|,co|37 -1 -4
n t|,ctb|31 15 2
n t|,ct|11 -43 -35
n t|,def|32 92 39
n t|,fo|51 9 21
n t|,gb|70 61 17
n t|,go|33 10 -2
n t|,g|27 -6 -33
n t|,ind|-42 24 -17
n t|,in|55 11 13
n t|,logo|25 -1 1
n t|,lo|8 41 14
n t|,maybe|-37 -5 -11
n t|,named|26 -17 3
n t|,not|-37 17 -12
n t|,others|-10 29 10
n t|,o|-54 -20 -36
n t|,sgo|85 44 3
n t|,sg|60 14 13
n t|,s|34 -10 -8
n t|,tb|-15 28 -2
n t|,this|-50 0 -24
n t|,turn|21 -59 -38
n t|,type|-23 -33 -63
n t|,t|36 52 11
n t|,very|-57 -34 -47
n t|,want|43 9 4
n t|,we|-23 59 13
n t|,with|-37 -24 -30
n t|,yes|-11 -29 -20
n t|--|-34 -50 -63
n t|-draw|-72 -59 -57
n t|-go|-44 -54 -43
n t|-g|-39 -39 -46
n t|-o|-42 -25 -26
n t|-t|-36 -41 28
n t|.-|28 19 17
n t|.NAME|-56 -36 -47
n t|.avoid|8 -30 -18
n t|.be|-25 10 -11
n t|.brand|-28 -29 -19
n t|.cb|37 8 -3
n t|.cgo|12 27 -17
n t|.cg|-50 -33 -22
n t|.colour|52 7 -5
n t|.co|-90 -46 -60
n t|.cto|-34 -11 -32
n t|.ct|69 35 29
n t|.def|27 21 8
n t|.except|40 29 21
n t|.fo|38 35 6
n t|.gpo|-25 -36 -29
n t|.g|55 48 30
n t|.hate|-25 -45 -28
n t|.ind|38 8 6
n t|.logo|-27 -8 -24
n t|.lsgo|31 5 -5
n t|.maybe|-27 -33 -25
n t|.named|14 -20 -31
n t|.others|-46 -31 -21
n t|.o|25 11 6
n t|.sell|-41 -20 -35
n t|.sgo|35 12 10
n t|.sg|48 -3 0
n t|.so|-26 26 -10
n t|.s|33 -3 -15
n t|.tb|-24 -22 -33
n t|.this|-63 -91 -49
n t|.turn|36 40 3
n t|.type|58 37 15
n t|.t|40 -5 5
n t|.very|43 31 9
n t|.want|-28 -29 -26
n t|.we|-36 -28 -30
n t|.without|-11 -32 -25
n t|.with|78 61 40
n t|:NAME|-37 -37 -35
n t|;we|-52 -26 -26
n t|?none|-54 33 -32
n t|?so|29 20 -10
n t|?want|-6 56 2
n t|n-|-48 -58 -44
n t|navoid|80 66 40
n t|ncolour|50 16 20
n t|nlogo|9 34 12
n t|nnot|-30 -19 -22
n t|nwant|-23 -26 -16
n t|qNAME|-61 -35 -34
nn  # and|-63 -57 -65
nn  #$#|-64 -53 -63
nn  - #|-5 -3 41
nn  - 0|-53 -56 -80
nn  - NAME|-36 -29 -36
nn  - and|-24 5 35
nn  - any|-46 -51 -51
nn  - avoid|-24 -28 -19
nn  - ban|30 67 32
nn  - be|-67 -49 -53
nn  - brand|-24 -27 -24
nn  - cgo|-10 -3 26
nn  - cto|-79 -57 -87
nn  - c|-38 -38 -62
nn  - def|-53 -16 -51
nn  - draw|-27 -31 -26
nn  - except|-57 -54 -33
nn  - for|-62 -51 -38
nn  - f|-38 -24 -30
nn  - gb|-26 -23 -29
nn  - go|37 7 1
nn  - g|-39 -24 -25
nn  - ind|-62 -58 -50
nn  - in|-53 -49 -40
nn  - lgbo|-34 -29 -39
nn  - lgo|-51 -40 -47
nn  - logo|-36 -39 -36
nn  - l|-45 -35 -45
nn  - named|-55 -36 -31
nn  - none|-4 -45 -23
nn  - not|-44 -83 -41
nn  - of|-57 -35 -43
nn  - or|7 31 10
nn  - others|-48 -54 -30
nn  - o|50 14 19
nn  - past|-39 -48 -50
nn  - so|-92 -67 -57
nn  - s|29 9 -4
nn  - tb|-28 -20 -29
nn  - this|-14 -22 -27
nn  - to|-28 -42 -21
nn  - turn|-58 -52 -41
nn  - type|-40 -34 -44
nn  - t|-73 -55 -52
nn  - want|1 -60 -29
nn  - we|34 17 11
nn  - without|-41 -34 -16
nn  - with|-61 -42 -20
nn  -!-|-17 -27 -17
nn  -!ind|-38 -48 -29
nn  -$#|-47 -30 -29
nn  -,-|-70 -73 -58
nn  -,and|-38 -25 -14
nn  -,be|-35 -27 -37
nn  -,cgo|-33 -31 -43
nn  -,cg|-63 -47 -57
nn  -,ct|-90 -56 -66
nn  -,c|-42 -23 8
nn  -,def|-67 -58 -48
nn  -,for|-39 -43 -47
nn  -,gb|-37 -44 -24
nn  -,ind|2 0 51
nn  -,in|-29 -33 -21
nn  -,logo|37 1 0
nn  -,lsgo|-52 -52 -64
nn  -,l|-71 -58 -61
nn  -,named|-66 -50 -81
nn  -,none|-48 -39 -25
nn  -,not|-45 -57 -70
nn  -,others|-39 -25 -35
nn  -,o|-39 -61 -34
nn  -,p|-49 -28 -29
nn  -,sell|-26 -14 -13
nn  -,so|-31 10 -14
nn  -,s|-29 -17 4
nn  -,tb|-47 -35 -52
nn  -,to|-27 -19 -23
nn  -,type|16 -25 -3
nn  -,very|-26 -18 -18
nn  -,want|-37 -31 -29
nn  -,we|-49 -53 -57
nn  -,without|-1 -6 25
nn  -,with|1 9 51
nn  ---|-70 -53 -42
nn  --go|-46 -31 -29
nn  --ind|35 -1 15
nn  --in|-22 -37 -25
nn  --t|-46 -65 -47
nn  -.-|-66 -54 -28
nn  -.brand|-35 -35 -57
nn  -.b|-20 -29 -18
nn  -.cb|42 1 7
nn  -.cgo|-43 -11 -56
nn  -.colour|-31 -29 -46
nn  -.ct|-31 -27 -24
nn  -.c|-53 -34 -32
nn  -.dont|-32 -38 -47
nn  -.for|-31 -37 -27
nn  -.go|-37 -48 -37
nn  -.ind|-68 -64 -51
nn  -.in|-34 -30 -26
nn  -.logo|-30 4 -11
nn  -.lo|-33 -28 -26
nn  -.none|-53 -65 -38
nn  -.others|-48 -34 -30
nn  -.p|-30 -30 -24
nn  -.sell|-30 -33 -23
nn  -.so|-55 -63 -67
nn  -.s|-28 -35 -35
nn  -.this|-32 -24 -22
nn  -.turn|-28 -34 -31
nn  -.type|-21 -38 -14
nn  -.we|-53 -31 -47
nn  -.without|51 3 9
nn  -.with|-21 -19 -25
nn  -/ind|33 -3 6
nn  -:NAME|-33 -23 -25
nn  -:cgo|-35 -42 -42
nn  -:c|-34 -29 -31
nn  -:ind|-43 -28 -31
nn  -n-|-88 -71 -56
nn  -n0|-14 -16 -26
nn  -ng|-38 -25 -43
nn  -nlogo|-28 -25 -20
nn  -nnot|-27 -18 -19
nn  -ntype|5 7 28
nn  -po|-21 -26 -17
nn  -pwe|-27 -28 -28
nn  -qNAME|-30 -22 -33
nn  -~NAME|-46 -42 -48
nn  0 -|-22 -23 -36
nn  0 and|1 -2 26
nn  0 go|-38 -51 -50
nn  0$#|-31 -45 -31
nn  0-0|-35 -35 -64
nn  0.-|-60 -66 -73
nn  0.avoid|-37 -32 -50
nn  NAME and|-43 -27 -41
nn  NAME cgo|-44 -25 -36
nn  NAME,cgo|-22 -23 -27
nn  NAME,ind|-34 -33 -31
nn  NAME.avoid|-29 -23 -27
nn  NAME.lgo|-21 -21 -28
nn  NAME.l|-23 -21 -29
nn  NAME.we|-26 -20 -18
nn  and #|9 15 59
nn  and -|-30 1 -10
nn  and 0|-27 -30 -44
nn  and any|23 75 -1
nn  and avoid|-49 -48 -37
nn  and ban|-47 -46 -33
nn  and be|-49 -50 -45
nn  and b|-32 -15 -16
nn  and cb|-23 -33 -23
nn  and cgb|8 14 53
nn  and cgo|2 -5 27
nn  and cg|28 31 77
nn  and co|25 20 95
nn  and cs|13 37 95
nn  and cto|24 19 64
nn  and ct|-15 -12 41
nn  and def|-45 18 -4
nn  and dont|-3 29 6
nn  and draw|7 25 4
nn  and go|-72 -73 25
nn  and g|-64 -47 -23
nn  and ind|32 -10 28
nn  and in|-30 -28 -32
nn  and l|-26 -27 -23
nn  and named|-41 -38 -43
nn  and none|-37 -24 -30
nn  and of|22 3 31
nn  and or|20 6 66
nn  and others|-50 -62 -72
nn  and o|-58 -72 -18
nn  and past|-73 -48 -46
nn  and sell|-51 -54 -43
nn  and sgo|16 16 52
nn  and sg|-22 -22 -26
nn  and so|-56 -44 -9
nn  and tb|-16 31 -2
nn  and this|-27 -29 -20
nn  and t|73 78 -12
nn  and want|-70 -55 -58
nn  and we|-34 5 -33
nn  and without|24 69 29
nn  and with|-15 -26 -25
nn  any -|-53 -37 -33
nn  any bo|-28 -41 -24
nn  any cgo|-60 -47 -62
nn  any cg|-27 -23 -42
nn  any cto|-31 -26 -32
nn  any def|-33 -47 -31
nn  any except|-15 -30 -15
nn  any g|-41 -62 -55
nn  any ind|-37 27 1
nn  any others|-23 -35 -28
nn  any o|-45 -36 -28
nn  any sg|-25 -39 -28
nn  any s|-30 -29 -41
nn  any tb|41 -7 -3
nn  any this|-40 -55 -37
nn  any t|-27 -31 -30
nn  any we|-19 -26 -20
nn  any with|-34 -50 -52
nn  any.we|-15 -27 -16
nn  as NAME|-33 -24 -32
nn  as f|34 0 -14
nn  as ind|31 -5 11
nn  as logo|85 28 32
nn  avoid and|-32 -21 -24
nn  avoid def|-50 -59 -62
nn  avoid go|-62 -71 -55
nn  avoid g|-29 -48 -35
nn  avoid in|-23 -31 -13
nn  avoid o|-50 -53 -36
nn  avoid want|19 72 34
nn  avoid we|17 45 15
nn  avoid.NAME|-19 -33 -22
nn  avoid.as|-15 -25 -17
nn  avoid.this|-25 -22 -19
nn  avoid.we|-18 -30 -19
nn  avoid:def|-28 -38 -34
nn  avoid:t|-25 -32 -25
nn  b -|-24 -32 -22
nn  b NAME|-28 -29 -46
nn  b b|-31 -21 -34
nn  b gb|-27 -22 -29
nn  b go|-41 -40 -28
nn  b logo|-32 -21 -22
nn  b so|-44 -38 -28
nn  b with|-75 -45 -57
nn  b$#|-65 -44 -57
nn  b,-|-55 -60 -40
nn  b,none|-37 -49 -39
nn  b.-|-46 -38 -35
nn  b.NAME|-38 -39 -44
nn  b.cgo|-34 -37 -30
nn  b.cg|-34 -20 -20
nn  b.colour|-30 -46 -28
nn  b.logo|-24 -20 -30
nn  ban go|-53 -39 -30
nn  ban$#|-39 -63 -39
nn  ban,cgo|-14 -26 -14
nn  be #|-65 -45 -53
nn  be -|-46 -11 -38
nn  be 0|-32 -55 -50
nn  be NAME|-73 -61 -49
nn  be and|14 33 14
nn  be avoid|-27 -40 -24
nn  be ban|10 39 17
nn  be be|46 6 29
nn  be cb|-16 -28 -15
nn  be cgo|-77 -86 -51
nn  be co|-59 -42 -36
nn  be ct|-37 -38 -34
nn  be def|-20 -25 -5
nn  be draw|-37 -27 -24
nn  be go|-5 72 -7
nn  be g|-52 -46 -26
nn  be ind|-35 -19 -21
nn  be named|-64 -53 -48
nn  be none|-27 -40 -38
nn  be not|-13 30 6
nn  be others|35 -4 15
nn  be sell|-46 -39 -21
nn  be sgo|-32 -29 -50
nn  be so|-86 -70 -55
nn  be s|-65 -43 -32
nn  be very|37 47 17
nn  be want|5 -35 -26
nn  be we|-46 -35 -29
nn  be worn|-4 43 1
nn  be$#|-20 -31 -19
nn  be.NAME|45 8 12
nn  be.we|-34 -38 -25
nn  beqNAME|-54 -35 -33
nn  bo in|-23 -40 -27
nn  brand NAME|-30 -24 -27
nn  brand draw|-54 -77 -47
nn  brand for|-32 -21 -16
nn  brand go|-28 -20 -19
nn  brand in|-34 -41 -31
nn  brand logo|-43 -29 -31
nn  brand so|-19 -36 -19
nn  brand this|-25 -13 -13
nn  brand,-|-19 -34 -19
nn  brand,0|-25 -48 -25
nn  brand,ind|-34 -20 -18
nn  brand,others|-34 -31 -29
nn  brand,t|-23 -22 -30
nn  brand,we|-45 -52 -29
nn  brand.cgo|15 14 56
nn  brand.go|-57 -36 -38
nn  brand.ind|-57 -33 -32
nn  brand.named|-54 -45 -38
nn  brand;NAME|-60 -50 -40
nn  brandqNAME|-28 -32 -48
nn  c -|-37 -45 -52
nn  c and|-5 -6 37
nn  c ctb|-29 -22 -33
nn  c ct|-30 -30 -50
nn  c c|-31 -29 -52
nn  c t|-23 -31 -21
nn  c we|-25 -22 -34
nn  c with|8 6 40
nn  c$#|-39 -79 -44
nn  c,-|-39 -35 -57
nn  c,and|-38 -33 -52
nn  c,f|-30 -26 -33
nn  c,none|-31 -29 -46
nn  c,o|-25 -22 -24
nn  c,sgo|-75 -65 -73
nn  c,so|-31 -30 -35
nn  c,s|-35 -31 -44
nn  c,without|-22 -22 -34
nn  c,with|-22 -22 -38
nn  c--|-31 -26 -38
nn  c.-|13 11 38
nn  c.NAME|-27 -27 -29
nn  c.avoid|-28 -28 -50
nn  c.brand|-28 -34 -40
nn  c.def|-4 -11 25
nn  c.ind|-25 -23 -34
nn  c.logo|-31 -47 -31
nn  c.none|-6 0 31
nn  c.not|-41 -33 -47
nn  c.o|2 4 27
nn  c.without|-17 -17 -29
nn  cb and|19 17 52
nn  cb want|-33 -20 -28
nn  cg and|-31 -28 -45
nn  cg brand|-67 -35 -37
nn  cg cgo|-29 -31 -38
nn  cg colour|-27 -22 -39
nn  cg t|35 10 13
nn  cg want|2 6 31
nn  cg$#|-50 -39 -40
nn  cg,-|-27 -26 -50
nn  cg,and|-18 -25 -31
nn  cg,ind|-25 -24 -35
nn  cg,lsgo|-55 -41 -48
nn  cg,none|-41 -33 -48
nn  cg,s|-28 -26 -38
nn  cg,type|-37 -22 -14
nn  cg.ind|-33 -56 -38
nn  cg.so|-19 -15 -26
nn  cg.want|-26 -27 -46
nn  cgb cgo|-25 -19 -3
nn  cgb.type|-27 -20 -30
nn  cgo -|4 8 46
nn  cgo and|-35 -39 21
nn  cgo be|9 18 44
nn  cgo cgo|-47 -32 -35
nn  cgo colour|-4 12 37
nn  cgo ct|-43 -40 -70
nn  cgo c|36 1 35
nn  cgo go|-49 -38 -32
nn  cgo g|-18 -22 -26
nn  cgo in|-38 -33 -39
nn  cgo or|-5 30 -22
nn  cgo o|-26 -14 -30
nn  cgo so|-23 -18 -30
nn  cgo type|24 24 64
nn  cgo t|-24 -36 -17
nn  cgo want|2 32 45
nn  cgo we|0 2 32
nn  cgo with|-43 -32 -2
nn  cgo$#|-17 -19 25
nn  cgo&cgo|17 24 58
nn  cgo&ct|25 21 71
nn  cgo,-|14 30 69
nn  cgo,NAME|-33 -18 -14
nn  cgo,and|11 10 34
nn  cgo,cgo|-46 -40 -4
nn  cgo,cg|27 -8 7
nn  cgo,ctb|-2 1 25
nn  cgo,cto|16 20 80
nn  cgo,ct|-11 -2 43
nn  cgo,def|-21 -5 -36
nn  cgo,go|-36 -38 -35
nn  cgo,g|-6 13 42
nn  cgo,ind|8 15 55
nn  cgo,lgo|-42 -36 -37
nn  cgo,logo|-9 12 53
nn  cgo,lo|33 28 79
nn  cgo,lsgo|15 19 55
nn  cgo,named|-61 -40 -52
nn  cgo,none|-18 -26 9
nn  cgo,o|39 41 92
nn  cgo,s|-43 -36 -40
nn  cgo,this|4 14 34
nn  cgo,type|32 34 74
nn  cgo,t|-52 -36 -17
nn  cgo,want|-1 11 39
nn  cgo.-|21 25 64
nn  cgo.NAME|15 22 48
nn  cgo.def|27 30 56
nn  cgo.dont|18 22 52
nn  cgo.go|-70 -59 -72
nn  cgo.g|9 9 27
nn  cgo.ind|-27 -18 -7
nn  cgo.logo|25 41 113
nn  cgo.lo|22 25 66
nn  cgo.lsgo|0 12 50
nn  cgo.named|8 12 37
nn  cgo.none|-33 -29 -33
nn  cgo.not|12 12 57
nn  cgo.others|4 15 47
nn  cgo.o|-37 -49 -50
nn  cgo.so|-16 5 45
nn  cgo.s|-2 13 36
nn  cgo.this|10 19 60
nn  cgo.turn|-27 -28 -47
nn  cgo.t|13 25 75
nn  cgo.want|25 21 52
nn  cgo.we|-9 14 30
nn  cgo/cgo|22 28 84
nn  cgo;-|29 28 62
nn  cgo;type|15 19 49
nn  cgo;t|-30 -35 -22
nn  cgo?none|-43 -63 -35
nn  cgonban|27 24 61
nn  cgontype|-45 -37 -34
nn  co and|-34 -39 -46
nn  co except|-27 -20 -21
nn  co want|-34 -27 -45
nn  co,-|-62 -36 -26
nn  co,named|-1 17 51
nn  co.ind|-70 -43 -55
nn  co.l|-45 -44 -56
nn  colour be|-55 -50 -93
nn  colour want|-26 -35 -28
nn  colour$#|-42 -37 -29
nn  colour,c|-35 -28 -46
nn  colour.ind|11 13 33
nn  colour.none|20 18 75
nn  cs,ind|-35 -38 -39
nn  ct -|-7 -36 -23
nn  ct and|14 20 52
nn  ct be|-30 -37 -35
nn  ct cgo|-35 -29 -32
nn  ct def|-59 -41 -50
nn  ct go|-56 -42 -40
nn  ct g|-36 -27 -31
nn  ct none|-41 -55 -31
nn  ct of|-26 -23 -38
nn  ct past|-27 -35 -31
nn  ct tb|-67 -60 -72
nn  ct t|-74 -48 -53
nn  ct want|-34 -21 -24
nn  ct we|-11 -20 25
nn  ct without|16 13 33
nn  ct$#|-59 -63 -26
nn  ct,-|27 -20 12
nn  ct,and|-28 6 -22
nn  ct,avoid|-21 -29 -22
nn  ct,cgo|-61 -56 -42
nn  ct,ind|-43 -55 -57
nn  ct,lsgo|-4 11 36
nn  ct,none|-3 -3 37
nn  ct,sgo|5 7 60
nn  ct,this|-50 -9 -3
nn  ct,without|-58 -40 -41
nn  ct.avoid|14 15 42
nn  ct.def|-48 -52 -61
nn  ct.logo|-40 -30 -46
nn  ct.type|-59 -50 -51
nn  ct.we|-41 -25 -26
nn  ctb -|-44 -78 -57
nn  ctb g|-32 -22 -22
nn  ctb o|-31 -26 -51
nn  ctb t|-29 -24 -23
nn  ctb$#|-37 -35 -42
nn  ctb,def|23 8 59
nn  ctntype|-23 -27 -37
nn  cto and|4 -3 29
nn  cto$#|-33 -9 17
nn  cto,cgo|7 3 43
nn  cto,lo|-24 -25 -25
nn  cto,none|-38 -42 6
nn  cto,s|16 14 67
nn  cto.t|21 21 66
nn  def -|-25 -36 -42
nn  def NAME|-41 -31 -35
nn  def avoid|-35 -22 -21
nn  def bo|-42 -31 -37
nn  def brand|-33 -19 -21
nn  def cgo|-29 -34 -29
nn  def cg|-34 -44 -32
nn  def colour|-65 -51 -84
nn  def ct|-75 -50 -56
nn  def c|-59 -59 -53
nn  def def|51 -9 -2
nn  def go|-28 -37 -27
nn  def gpo|-42 -45 -35
nn  def gp|-24 -23 -32
nn  def g|-47 -52 -55
nn  def ind|41 32 23
nn  def lgo|-33 -33 -34
nn  def logo|-26 -36 -29
nn  def l|-33 -40 -30
nn  def named|-44 -29 -38
nn  def others|-43 -49 -49
nn  def p|-70 -50 -52
nn  def sell|-35 -39 -28
nn  def so|-34 -31 -32
nn  def tb|-28 -37 -34
nn  def to|-40 -25 -26
nn  def tp|-31 -28 -29
nn  def type|-30 -23 -31
nn  def t|-55 -50 -46
nn  def want|-41 -33 -28
nn  def--|-38 -56 -35
nn  def-logo|-25 -17 -23
nn  dont draw|-38 -40 -31
nn  dont g|-32 -22 -27
nn  dont o|-19 -27 -18
nn  dont we|-31 -24 -25
nn  draw -|3 -40 -11
nn  draw and|-23 -37 -31
nn  draw any|-36 -63 -31
nn  draw cgo|-60 -67 -47
nn  draw co|-33 -36 -33
nn  draw c|-20 -29 -17
nn  draw def|-50 -56 -35
nn  draw gb|-29 -23 -25
nn  draw go|48 36 26
nn  draw ind|-61 -106 -67
nn  draw in|61 1 21
nn  draw not|-34 -43 -25
nn  draw o|-32 70 15
nn  draw past|-42 -38 -40
nn  draw tb|-36 -63 -35
nn  draw this|-29 -28 -28
nn  draw type|-60 -69 -58
nn  draw t|-81 -68 -64
nn  draw want|-89 -79 -50
nn  draw$#|11 -34 -18
nn  draw,none|45 38 18
nn  draw.-|70 14 27
nn  draw.none|26 -2 -10
nn  except -|-32 -28 -18
nn  except cgo|-30 -50 -39
nn  except c|-48 -46 -45
nn  except ind|-35 -29 -23
nn  except t|-73 -78 -51
nn  except we|24 58 29
nn  f -|-32 -31 -24
nn  f logo|-21 -17 -28
nn  f$#|-20 -22 -26
nn  fg -|-26 -40 -27
nn  fo -|-39 -23 -22
nn  fo logo|-45 -36 -52
nn  fo,-|-54 -38 -71
nn  for -|-71 -30 -60
nn  for b|-68 -43 -48
nn  for cgo|-32 -21 -21
nn  for colour|-28 -37 -27
nn  for gb|-9 -26 -18
nn  for go|-28 -8 -14
nn  for logo|-26 -17 -21
nn  for others|-18 -35 -19
nn  for o|-61 -56 -37
nn  for tb|-93 -60 -58
nn  for this|-37 -65 -44
nn  for to|-37 -30 -28
nn  for t|-79 -44 -44
nn  for we|33 -2 10
nn  g -|-92 -78 -74
nn  g and|-49 -10 -26
nn  g any|-22 -24 -27
nn  g avoid|-29 -33 -19
nn  g be|3 2 -29
nn  g b|-33 -31 -32
nn  g cgo|-63 -56 -79
nn  g cto|-55 -31 -51
nn  g ct|-29 -29 -25
nn  g def|-47 -37 -35
nn  g draw|-39 -34 -25
nn  g for|-50 -36 -49
nn  g g|-79 -63 -57
nn  g ind|-29 -19 -23
nn  g logo|-47 -48 -38
nn  g lt|-20 -36 -21
nn  g named|-27 -15 -17
nn  g of|-20 -15 -29
nn  g others|25 -3 1
nn  g tb|-26 -36 -35
nn  g this|-71 -47 -43
nn  g turn|-16 -15 -26
nn  g t|-73 -45 -45
nn  g want|42 34 -4
nn  g with|-48 -51 -21
nn  g,-|-23 -34 -36
nn  g,be|-30 -19 -19
nn  g,c|30 1 1
nn  g,def|-13 32 5
nn  g,go|-27 -25 -23
nn  g,g|14 10 51
nn  g,in|-22 -19 -28
nn  g,none|-16 -26 -16
nn  g,past|-25 -22 -22
nn  g,to|-37 -38 -57
nn  g,type|-33 -31 -31
nn  g,t|-38 -49 -37
nn  g,want|-15 -27 -20
nn  g,we|-27 -45 -27
nn  g.-|-51 -43 -54
nn  g.NAME|-29 -27 -31
nn  g.colour|-44 -24 -25
nn  g.co|-29 -25 -20
nn  g.ct|19 45 17
nn  g.def|-42 -30 -30
nn  g.go|-36 -42 -35
nn  g.maybe|-26 -30 -28
nn  g.named|37 -5 5
nn  g.none|-30 -19 -38
nn  g.others|-26 -20 -16
nn  g.sgo|-22 -29 -20
nn  g.type|-22 -26 -22
nn  g.we|-40 -72 -42
nn  gb -|-59 -35 -53
nn  gb and|-27 -18 -25
nn  gb be|-27 -24 -29
nn  gb b|-29 -29 -26
nn  gb for|-69 -58 -45
nn  gb go|-69 -47 -42
nn  gb g|-58 -45 -43
nn  gb in|-60 -49 -42
nn  gb logo|-60 -46 -37
nn  gb named|-35 -20 -22
nn  gb o|-25 -39 -24
nn  gb so|-44 -50 -49
nn  gb tb|-37 -28 -39
nn  gb t|-30 -34 -33
nn  gb we|-4 -5 33
nn  gb,-|-50 -30 -28
nn  gb,NAME|-55 -34 -32
nn  gb,go|-56 -49 -26
nn  gb,none|-40 -41 -29
nn  gb,so|-30 -27 -19
nn  gb,want|-38 -28 -26
nn  gb.NAME|-57 -60 -49
nn  gb.cgo|-56 -51 -47
nn  gb.def|-21 -29 -20
nn  gb.ind|-18 -28 -17
nn  gb.logo|-28 -27 -21
nn  gb.o|-49 -42 -28
nn  gb.we|-38 -27 -20
nn  gb:NAME|-37 -26 -23
nn  gbncolour|-61 -32 -33
nn  gbo.we|-34 -40 -32
nn  gbp in|-29 -26 -27
nn  gbp$#|-41 -53 -48
nn  go -|-69 -53 -44
nn  go any|-13 36 5
nn  go be|-44 -48 -34
nn  go brand|-43 -31 -40
nn  go b|-44 -36 -49
nn  go cgo|-42 -44 -12
nn  go cto|-47 -43 -73
nn  go draw|-28 -20 -22
nn  go for|-27 -19 -18
nn  go gp|-25 -28 -32
nn  go g|-64 -43 -46
nn  go ind|-27 -29 -23
nn  go in|-39 -34 -34
nn  go lgo|-43 -37 -33
nn  go logo|-45 -26 -28
nn  go lo|13 20 48
nn  go l|-27 -18 -25
nn  go not|2 45 7
nn  go others|-23 -32 -21
nn  go past|-28 -29 -39
nn  go sg|-23 -22 -32
nn  go so|-48 -49 -32
nn  go s|-44 -26 -30
nn  go tb|-29 -40 -32
nn  go this|-25 -19 -18
nn  go type|-47 -37 -43
nn  go t|-49 -40 -37
nn  go want|-38 -34 -26
nn  go we|-65 -70 -56
nn  go with|-49 -28 -31
nn  go$#|-26 -34 -33
nn  go,-|-39 -33 -31
nn  go,NAME|-58 -54 -59
nn  go,and|-30 -28 -19
nn  go,cgo|16 -32 16
nn  go,ct|-30 -16 -11
nn  go,g|-19 -22 -29
nn  go,in|-31 -21 -19
nn  go,so|-21 -28 -25
nn  go,with|-35 -38 -46
nn  go-cgo|-57 -65 -66
nn  go.-|-30 -28 -31
nn  go.NAME|-36 -36 -39
nn  go.avoid|-37 -27 -27
nn  go.brand|-52 -36 -40
nn  go.cgo|-36 -29 -26
nn  go.c|-30 -56 -32
nn  go.go|-33 -27 -29
nn  go.logo|-69 -40 -40
nn  go.maybe|-13 -25 -14
nn  go.none|-33 -31 -39
nn  go.o|-28 -20 -21
nn  go.so|-32 -32 -41
nn  go.we|-42 -38 -34
nn  go;NAME|-45 -35 -38
nn  goqNAME|-46 -45 -67
nn  gp for|-55 -65 -42
nn  gp g|-31 -34 -41
nn  gp tb|-56 -57 -54
nn  gp$#|-34 -38 -48
nn  gpo$#|-17 -17 -25
nn  hate any|-16 -32 -18
nn  hate t|-26 -25 -31
nn  in -|-67 -57 -48
nn  in 0|-40 -33 -27
nn  in b|-38 -35 -28
nn  in cgo|-27 -21 -23
nn  in cg|58 15 46
nn  in ct|50 -1 32
nn  in c|31 -4 6
nn  in def|-18 29 -8
nn  in gb|-27 -42 -22
nn  in go|22 -34 -11
nn  in gp|29 79 38
nn  in ind|-15 -41 -25
nn  in logo|58 41 30
nn  in l|-18 -26 -19
nn  in others|17 42 11
nn  in past|-46 -28 -37
nn  in sgo|-7 -14 -32
nn  in tb|42 0 13
nn  in to|-43 -35 -24
nn  in type|-42 -49 -49
nn  in t|-10 -34 -17
nn  in very|-23 -41 -23
nn  in we|13 -28 0
nn  in$#|-88 -74 -56
nn  ind -|-25 -46 -35
nn  ind and|-38 -39 -57
nn  ind avoid|-16 -25 -16
nn  ind be|-60 -54 -46
nn  ind cg|-56 -37 -61
nn  ind ct|-31 -25 -30
nn  ind c|-42 -37 -66
nn  ind draw|-38 -30 -29
nn  ind fg|-30 -26 -41
nn  ind for|-30 -23 -29
nn  ind fo|-50 -35 -55
nn  ind f|-24 -18 -25
nn  ind go|-37 -26 -27
nn  ind gpo|-14 -27 -14
nn  ind gp|-16 -26 -16
nn  ind ind|-24 -26 -20
nn  ind lgo|-32 -23 -35
nn  ind logo|-59 -40 -55
nn  ind lo|-24 -33 -24
nn  ind lsgo|-26 -17 -21
nn  ind l|-44 -65 -44
nn  ind none|-21 -26 -25
nn  ind past|-24 -20 -33
nn  ind p|-36 -24 -20
nn  ind sell|-29 -19 -27
nn  ind sgo|-25 -25 -49
nn  ind so|-34 -29 -45
nn  ind s|-59 -33 -35
nn  ind tb|-38 -38 -33
nn  ind to|-39 -29 -26
nn  ind tp|-54 -30 -31
nn  ind t|-40 -40 -36
nn  ind want|-37 -22 -23
nn  ind we|-32 -30 -40
nn  ind worn|-33 -62 -32
nn  ind$#|-25 -22 -26
nn  ind,and|-44 -31 -30
nn  ind-t|-30 -26 -27
nn  l -|-25 -26 -42
nn  l and|-20 -21 -32
nn  l ind|-23 -19 -25
nn  l in|-18 -27 -22
nn  l lgbo|-38 -39 -55
nn  l l|-27 -22 -34
nn  l type|-25 -25 -46
nn  l$#|-36 -49 -49
nn  l,-|-26 -34 -36
nn  l,ind|-50 -47 -45
nn  l,none|-42 -45 -55
nn  l,others|-26 -23 -32
nn  l,type|-24 -25 -34
nn  l,want|-23 -21 -25
nn  l,without|-20 -24 -28
nn  l.def|-22 -30 -27
nn  l.ind|-19 -33 -22
nn  l.none|-40 -43 -39
nn  lg$#|-46 -38 -43
nn  lgbo with|-20 -19 -33
nn  lgbo,in|-22 -17 -28
nn  lgbo.none|-34 -31 -46
nn  lgo -|-19 -19 -36
nn  lgo lgo|-27 -18 -28
nn  lgo l|-23 -18 -35
nn  lgo type|-29 -20 -35
nn  lgo$#|-53 -41 -47
nn  lgo,-|-29 -30 -39
nn  lgo,cgo|-33 -26 -39
nn  lgo,for|-20 -15 -26
nn  lgo,none|-27 -28 -46
nn  lgo,others|-20 -24 -25
nn  lgo,t|-35 -35 -50
nn  lgo.none|-40 -49 -43
nn  lgo.tb|-21 -28 -24
nn  lo type|-43 -39 -64
nn  lo$#|-34 -26 -40
nn  logo and|5 39 16
nn  logo any|-51 -42 -37
nn  logo be|-58 -24 -51
nn  logo draw|-64 -40 -46
nn  logo f|-21 -19 -26
nn  logo go|-26 -24 0
nn  logo ind|-29 -19 -34
nn  logo in|-63 -48 -42
nn  logo l|-38 -30 -37
nn  logo maybe|-68 -62 -42
nn  logo o|-35 -32 -26
nn  logo past|-49 -50 -46
nn  logo this|-27 -15 -23
nn  logo t|-93 -52 -52
nn  logo we|-1 -25 -37
nn  logo$#|-35 -12 -42
nn  logo,-|-33 -47 -31
nn  logo,and|-33 -20 -18
nn  logo,cgo|-52 -38 -42
nn  logo,c|-7 -28 -23
nn  logo,def|-33 -18 -20
nn  logo,for|-39 -29 -36
nn  logo,ind|-49 -31 -36
nn  logo,lgo|-40 -34 -43
nn  logo,logo|4 -11 33
nn  logo,lsgo|23 20 55
nn  logo,l|-33 -26 -39
nn  logo,none|-35 -20 -29
nn  logo,not|-38 -33 -32
nn  logo,sell|27 11 1
nn  logo,sg|-38 -43 -34
nn  logo,with|-35 -20 -22
nn  logo.-|13 -12 25
nn  logo.NAME|-29 -19 -21
nn  logo.cgo|-66 -50 -50
nn  logo.co|-33 -33 -40
nn  logo.ct|-27 -17 -18
nn  logo.c|-68 -52 -67
nn  logo.g|-33 -21 -24
nn  logo.logo|-34 -33 -25
nn  logo.lsgo|4 41 -1
nn  logo.others|-43 -25 -42
nn  logo.so|-25 -27 -26
nn  logo.this|55 3 5
nn  logo:c|-37 -37 -45
nn  lsgo lgo|-39 -33 -56
nn  lsgo logo|-30 -16 -24
nn  lsgo type|-73 -52 -88
nn  maybe be|-28 -30 -22
nn  maybe def|-68 -61 -44
nn  maybe go|0 33 2
nn  maybe ind|-39 -37 -34
nn  maybe not|-23 -45 -23
nn  maybe others|-16 -28 -15
nn  maybe o|-37 -66 -36
nn  maybe this|-40 -33 -26
nn  maybe we|-31 -28 -23
nn  maybe$#|60 12 6
nn  named be|-53 -37 -36
nn  named def|-25 -17 -22
nn  named go|-34 -27 -28
nn  named in|-32 -25 -43
nn  named o|-43 -27 -27
nn  named so|-29 -31 -44
nn  named want|-34 -29 -27
nn  named we|-28 -22 -19
nn  named$#|-65 -74 -54
nn  named,go|-23 -26 -19
nn  named,in|-19 -16 -29
nn  named.-|-39 -38 -33
nn  named.so|-42 -35 -48
nn  named:NAME|-30 -30 -32
nn  namedqNAME|-38 -31 -54
nn  none any|-20 -39 -21
nn  none be|-25 -29 -20
nn  none cgo|-47 -45 -45
nn  none gb|-38 -54 -44
nn  none go|-23 -36 -27
nn  none g|-54 -83 -62
nn  none ind|14 45 19
nn  none of|9 27 2
nn  none sell|-29 -28 -25
nn  none tb|-37 -60 -41
nn  none to|31 64 31
nn  none turn|-41 -27 -38
nn  none type|-36 -69 -41
nn  none want|-33 -36 -25
nn  none$#|-26 3 -21
nn  none,-|13 103 35
nn  none,t|13 64 -1
nn  none-go|-25 -33 -20
nn  not ct|-38 -55 -46
nn  not c|-27 -35 -34
nn  not def|-29 -32 -36
nn  not ind|-53 -45 -33
nn  not of|-49 -47 -54
nn  not t|4 30 12
nn  not want|-31 -46 -29
nn  not.-|-25 -36 -23
nn  not.we|-30 -45 -27
nn  o -|-66 -58 -50
nn  o 0|-40 -53 -66
nn  o NAME|-62 -45 -41
nn  o any|-25 -23 -33
nn  o avoid|1 -23 -30
nn  o be|-66 -45 -42
nn  o cgo|-32 -33 -34
nn  o ct|-49 -75 -54
nn  o c|-32 -44 -43
nn  o def|3 -54 -21
nn  o draw|-31 -36 -27
nn  o gb|-41 -40 -36
nn  o go|-35 -37 -32
nn  o ind|-48 -36 -37
nn  o in|-44 -35 12
nn  o logo|-19 -25 -24
nn  o not|-49 -74 -45
nn  o others|-51 -53 -38
nn  o sg|-26 -27 -25
nn  o s|-49 -27 -30
nn  o tb|-30 -25 -29
nn  o this|-51 -41 -36
nn  o to|34 6 8
nn  o type|-26 -30 -41
nn  o t|33 -13 2
nn  o without|-25 -28 -43
nn  o with|-30 -36 -20
nn  o worn|24 53 26
nn  o$#|-40 -23 -33
nn  o,NAME|-45 -35 -32
nn  o,c|-51 -45 -55
nn  o,g|-29 -29 -21
nn  o,in|-35 -21 -26
nn  o,none|-33 -43 -37
nn  o,want|-33 -16 -34
nn  o-cgo|-42 -42 -46
nn  o.NAME|-77 -75 -50
nn  o.c|-34 -22 -23
nn  o.g|-26 -16 -16
nn  o.logo|-40 -26 -24
nn  o.o|-44 -32 -33
nn  o.we|-33 -33 -30
nn  of -|-32 -43 -28
nn  of brand|21 64 27
nn  of b|-51 -34 -34
nn  of ct|32 1 -8
nn  of c|-35 -50 -53
nn  of def|-37 -31 -52
nn  of g|-22 -17 -25
nn  of ind|-31 -24 -24
nn  of logo|-25 -14 -15
nn  of p|-56 -37 -36
nn  of tb|-9 -46 -27
nn  of--|-29 -22 -21
nn  of-ct|-32 -20 -30
nn  of-ind|-34 -20 -22
nn  of-tb|-66 -41 -39
nn  oqNAME|-45 -38 -29
nn  or -|-24 -35 -25
nn  or ct|12 25 12
nn  or def|-35 -13 -14
nn  or ind|27 71 30
nn  or tb|9 25 10
nn  or t|9 -4 -27
nn  others and|-17 -27 -19
nn  others any|-17 -25 -15
nn  others b|-26 -35 -20
nn  others def|-36 -59 -36
nn  others go|-28 -30 -24
nn  others g|-26 -22 -25
nn  others hate|-22 -43 -23
nn  others ind|-21 -32 -18
nn  others in|-27 -28 -28
nn  others others|-51 -42 -34
nn  others p|-25 -36 -33
nn  others tb|-38 -39 -26
nn  others this|-32 -38 -37
nn  others we|-23 -26 -21
nn  others$#|-34 -38 -34
nn  others,-|-35 -51 -34
nn  others,def|-28 -37 -21
nn  others,ind|-34 -35 -35
nn  others,none|-18 -30 -23
nn  others,so|-20 -28 -20
nn  others,want|-30 -54 -28
nn  others,we|-37 -38 -36
nn  others.NAME|-40 -51 -42
nn  p in|-26 -21 -33
nn  p we|-29 -23 -27
nn  p$#|-44 -62 -46
nn  p,-|-30 -49 -36
nn  p,in|-52 -29 -39
nn  p.avoid|-16 -15 -25
nn  past -|-32 -28 -45
nn  past def|4 33 9
nn  past draw|-38 -56 -41
nn  past go|-27 -21 -27
nn  past g|-22 -18 -31
nn  past ind|-37 -39 -30
nn  past logo|-25 -22 -23
nn  past o|-39 -57 -38
nn  past sgo|15 11 44
nn  past we|-23 -28 -17
nn  past--|-27 -33 -26
nn  past-go|-30 -21 -31
nn  s logo|-39 -30 -42
nn  s lo|-23 -22 -26
nn  s of|-30 -21 -32
nn  s type|-47 -43 -53
nn  s with|-36 -28 -32
nn  s$#|-85 -81 -77
nn  s,none|-62 -62 -68
nn  s.we|-25 -35 -23
nn  sell -|-24 -25 -26
nn  sell and|-47 -32 -40
nn  sell brand|-30 -20 -24
nn  sell def|-33 -24 -37
nn  sell for|-28 -21 -19
nn  sell gb|-32 -22 -24
nn  sell g|-29 -21 -28
nn  sell ind|-24 -22 -28
nn  sell o|-25 -18 -23
nn  sell p|-34 -26 -33
nn  sell tb|-34 -34 -35
nn  sell this|-42 -31 -51
nn  sell turn|-27 -20 -38
nn  sell t|-37 -25 -29
nn  sell we|-25 -20 -28
nn  sell$#|-32 -32 -33
nn  sg type|-33 -20 -23
nn  sg$#|-58 -77 -60
nn  sg,o|-25 -39 -25
nn  sgo cgo|-39 -35 -47
nn  sgo cg|-44 -39 -73
nn  sgo c|-24 -20 -28
nn  sgo in|-39 -29 -27
nn  sgo o|-43 -36 -51
nn  sgo t|-35 -21 -30
nn  sgo$#|-58 -39 -51
nn  sgoqNAME|12 18 48
nn  so 0|-24 -26 -30
nn  so be|-39 -39 -34
nn  so gb|-15 -28 -18
nn  so go|-15 -40 -35
nn  so g|-45 -46 -40
nn  so ind|-36 -21 -23
nn  so lsgo|-43 -34 -37
nn  so l|-34 -32 -34
nn  so named|-20 -36 -33
nn  so none|-29 -53 -30
nn  so not|-18 -24 -27
nn  so o|-47 -46 -31
nn  so sell|-32 -20 -27
nn  so this|-28 -8 -34
nn  so type|-29 -27 -38
nn  so t|34 6 8
nn  so very|-18 -36 -18
nn  so want|-22 -32 -19
nn  so$#|-26 -3 -28
nn  so,g|-29 -15 -24
nn  so,turn|-21 -29 -31
nn  so,with|-40 -25 -33
nn  st$#|-24 -23 -30
nn  t NAME|-35 -26 -41
nn  t any|-61 -46 -39
nn  t as|-52 -46 -50
nn  t be|-74 -16 -34
nn  t brand|-36 -32 -21
nn  t cgo|-40 -50 -49
nn  t cg|-35 -21 -20
nn  t ct|-35 -24 -30
nn  t def|32 -13 -9
nn  t draw|2 -5 -31
nn  t for|1 -9 26
nn  t gb|-31 -36 -32
nn  t go|-26 -37 -23
nn  t g|-104 -60 -68
nn  t ind|40 -6 6
nn  t in|-70 -56 -48
nn  t logo|-33 -37 -18
nn  t maybe|-30 -29 -27
nn  t named|-31 -39 -25
nn  t none|-55 -87 -56
nn  t of|4 -40 -19
nn  t or|-38 -52 -35
nn  t others|-4 33 12
nn  t o|-56 -63 -53
nn  t past|-58 -37 -38
nn  t so|-62 -40 -40
nn  t tb|-44 -61 -44
nn  t this|-35 -22 -21
nn  t to|-40 -44 -28
nn  t turn|-4 -35 -31
nn  t t|-54 -43 -50
nn  t we|-7 31 11
nn  t$#|-57 -35 -44
nn  t(-|-24 -29 -25
nn  t(yes|-21 -16 -28
nn  t,NAME|-73 -52 -43
nn  t,and|-29 -27 -17
nn  t,cb|-60 -55 -51
nn  t,cgo|60 34 -2
nn  t,ct|-65 -63 -75
nn  t,c|-41 -32 -2
nn  t,gb|-23 -18 -25
nn  t,go|-44 -36 -38
nn  t,g|-44 -29 -33
nn  t,ind|-53 -62 -46
nn  t,logo|-26 -18 -26
nn  t,lsgo|26 -4 3
nn  t,l|23 23 66
nn  t,maybe|-27 -18 -19
nn  t,named|-31 -28 -31
nn  t,none|31 11 -4
nn  t,not|-28 -33 -29
nn  t,or|-30 -59 -30
nn  t,others|-36 -68 -37
nn  t,sgo|-56 -37 -54
nn  t,sg|-67 -44 -46
nn  t,so|-59 -48 -68
nn  t,s|-34 -29 -36
nn  t,tb|-31 -41 -32
nn  t,turn|-30 -38 -23
nn  t,type|42 -6 18
nn  t,t|-5 44 11
nn  t,want|-25 -22 -26
nn  t,we|-32 -26 -31
nn  t,yes|-37 -24 -25
nn  t--|-52 -47 -39
nn  t.NAME|-69 -61 -60
nn  t.as|-49 -34 -29
nn  t.be|28 64 29
nn  t.cgo|-26 -31 -25
nn  t.colour|37 -5 -19
nn  t.co|-27 -24 -19
nn  t.cto|44 9 1
nn  t.c|-70 -45 -44
nn  t.def|-32 -55 -33
nn  t.gpo|-27 -49 -41
nn  t.g|-37 -26 -25
nn  t.hate|-27 -18 -21
nn  t.ind|-30 -15 -17
nn  t.in|-29 -19 -20
nn  t.logo|-34 -49 -32
nn  t.lsgo|-19 -19 -29
nn  t.l|-10 -36 -44
nn  t.named|-49 -41 -43
nn  t.none|-58 -50 -22
nn  t.o|0 -26 -6
nn  t.sell|-34 -45 -41
nn  t.sgo|-78 -43 -44
nn  t.so|-47 -35 -27
nn  t.s|-36 -29 -41
nn  t.tb|9 8 34
nn  t.turn|-35 -51 -42
nn  t.type|-27 -37 -31
nn  t.t|-62 -51 -48
nn  t.want|-39 -43 -30
nn  t.we|-26 -35 -27
nn  t.without|-23 -27 -20
nn  t.with|-20 -37 -21
nn  t:NAME|-23 -32 -25
nn  t;we|-1 41 -9
nn  t?none|-14 25 -20
nn  t?so|-32 -26 -32
nn  tb -|-87 -53 -63
nn  tb be|-27 -27 -23
nn  tb draw|-20 -26 -18
nn  tb for|-27 -34 -20
nn  tb go|-29 -45 -27
nn  tb g|-25 -17 -23
nn  tb logo|-51 -63 -65
nn  tb named|-20 -17 -27
nn  tb none|18 47 14
nn  tb of|-48 -31 -37
nn  tb o|-35 -37 -29
nn  tb tb|-37 -27 -29
nn  tb this|-60 -31 -33
nn  tb we|-48 -51 -49
nn  tb with|-36 -21 -19
nn  tb,-|-33 -30 -31
nn  tb,NAME|-47 -62 -62
nn  tb,and|-24 -30 -39
nn  tb,draw|43 -3 -1
nn  tb,go|-25 -20 -16
nn  tb,g|-28 -38 -27
nn  tb,ind|-42 -20 -38
nn  tb,in|-40 -26 -37
nn  tb,none|5 32 4
nn  tb,o|-53 -50 -38
nn  tb,so|45 11 12
nn  tb,t|-11 -51 -42
nn  tb.-|-27 -18 -23
nn  tb.NAME|-39 -55 -44
nn  tb.brand|-25 -24 -37
nn  tb.cgo|-35 -34 -41
nn  tb.ct|-20 -24 -28
nn  tb.c|-20 -30 -21
nn  tb.go|-25 -42 -32
nn  tb.ind|-28 -27 -23
nn  tb.named|-26 -25 -27
nn  tb.none|-31 -26 -33
nn  tb.others|-38 -30 -32
nn  tb.o|-27 -42 -23
nn  tb.this|-29 -47 -29
nn  tb.t|-19 -25 -18
nn  tb.we|-40 -51 -33
nn  tb:NAME|-35 -32 -36
nn  tbp t|-35 -31 -24
nn  this -|-74 -64 -47
nn  this NAME|-27 -26 -42
nn  this def|-27 -22 -29
nn  this in|-39 -49 -31
nn  this not|-20 -37 -21
nn  this sell|-36 -18 -19
nn  this sg|-42 -25 -33
nn  this tb|-47 -30 -38
nn  this this|-68 -41 -49
nn  this to|-26 -23 -21
nn  this very|-27 -21 -12
nn  this want|-29 -32 -27
nn  this we|-60 -49 -44
nn  this$#|-41 -41 -32
nn  this,-|-49 -49 -35
nn  this,and|-21 -38 -31
nn  this,def|-47 -50 -38
nn  this,o|-29 -35 -19
nn  this-be|-36 -34 -26
nn  this.-|-28 -52 -31
nn  this.NAME|-33 -28 -47
nn  this.brand|-37 -60 -40
nn  this.cgo|-69 -40 -40
nn  this.ind|-24 -32 -20
nn  this.o|-21 -26 -20
nn  this.past|-33 -23 -24
nn  tn-|-33 -29 -24
nn  tnavoid|-61 -60 -42
nn  tncolour|42 19 12
nn  tnlogo|-29 -45 -24
nn  to and|-27 -50 -30
nn  to be|-46 -29 -40
nn  to cgo|-43 -39 -61
nn  to def|-26 -17 -19
nn  to go|-39 -40 -24
nn  to g|-56 -53 -50
nn  to ind|-22 -25 -15
nn  to in|-26 -21 -23
nn  to logo|-56 -58 -42
nn  to named|-30 -33 -29
nn  to o|-32 -29 -29
nn  to we|-35 -53 -31
nn  to$#|-61 -53 -18
nn  to,-|-7 27 0
nn  to,and|-19 -37 -20
nn  to,go|-36 -40 -39
nn  to,ind|-25 -30 -20
nn  to,so|-30 -22 -34
nn  to,we|-15 -25 -17
nn  to.named|-21 -42 -21
nn  to.we|19 -29 -18
nn  tp be|-32 -46 -28
nn  tp logo|-42 -25 -29
nn  tp$#|-43 -41 -39
nn  tqNAME|-27 -17 -18
nn  turn -|-30 33 -8
nn  turn any|28 -2 24
nn  turn cgo|-44 -30 -37
nn  turn def|-74 -90 -68
nn  turn draw|-35 -31 -42
nn  turn for|-24 -25 -19
nn  turn ind|-43 -24 -28
nn  turn none|36 -3 -4
nn  turn not|-21 -29 6
nn  turn of|59 19 18
nn  turn sgo|-35 -33 -38
nn  turn so|-31 -26 -34
nn  turn s|-41 -29 -30
nn  turn this|-47 -44 -36
nn  turn t|2 35 0
nn  turn want|-39 -33 -48
nn  turn we|15 66 30
nn  turn,none|-36 -28 -27
nn  turn.NAME|-34 -25 -27
nn  type -|-24 -27 -39
nn  type and|-29 -31 -35
nn  type be|-51 -49 -47
nn  type draw|-30 -44 -28
nn  type for|-29 -23 -25
nn  type in|-30 -27 -49
nn  type lgbo|-40 -31 -43
nn  type l|-49 -32 -50
nn  type o|-22 -27 -34
nn  type we|-27 -40 -26
nn  type$#|-44 -40 -53
nn  type,-|-26 -28 -33
nn  type,NAME|-29 -27 -41
nn  type,avoid|-20 -32 -27
nn  type,cgo|-77 -55 -68
nn  type,fo|-28 -29 -43
nn  type,go|15 4 46
nn  type,g|-16 -16 -25
nn  type,ind|-37 -28 -43
nn  type,lgo|-29 -23 -40
nn  type,named|-44 -30 -38
nn  type,none|-43 -43 -44
nn  type,sgo|-51 -43 -56
nn  type,so|-26 -33 -28
nn  type,turn|-17 -16 -31
nn  type,want|-44 -47 -51
nn  type.def|-25 -30 -40
nn  type.ind|5 0 37
nn  type.logo|-23 -30 -37
nn  type.named|-49 -73 -59
nn  type.none|-41 -33 -43
nn  type.not|-17 -16 -26
nn  type.this|-60 -41 -41
nn  type.t|-23 -31 -23
nn  type:fo|-24 -24 -33
nn  very -|-32 -27 -26
nn  very go|-22 -31 -23
nn  very past|-20 -20 -26
nn  very worn|-16 -31 -16
nn  very$#|-21 -28 -25
nn  want and|-26 -49 -32
nn  want avoid|61 55 25
nn  want be|-47 -33 -39
nn  want cgo|-72 -43 -71
nn  want cg|-31 -32 -55
nn  want co|-54 -33 -31
nn  want ct|-55 -48 -68
nn  want c|-79 -57 -74
nn  want def|-20 -36 -6
nn  want go|-76 -66 -51
nn  want ind|-84 -72 -59
nn  want in|-38 -29 -22
nn  want logo|-40 -34 -31
nn  want maybe|-43 -69 -37
nn  want none|-43 -41 -40
nn  want not|-47 -61 -45
nn  want others|-41 -44 -37
nn  want o|-49 -33 -37
nn  want past|-66 -41 -72
nn  want sgo|-15 -16 -25
nn  want so|-26 -23 -21
nn  want tb|-29 -49 -23
nn  want this|-51 -78 -73
nn  want t|-78 -67 -61
nn  want want|-46 -16 -41
nn  want we|-53 -16 -22
nn  want,-|20 -25 -8
nn  want,and|4 -1 34
nn  want,in|-34 -33 -49
nn  want,none|-13 -25 -7
nn  want,not|-37 -42 -45
nn  want,others|17 50 16
nn  want,so|-62 -42 -43
nn  want,turn|-1 38 12
nn  want,we|35 41 20
nn  want.NAME|18 -29 -26
nn  want.avoid|-50 -42 -34
nn  want.c|-27 -28 -20
nn  want.ind|30 67 28
nn  want.logo|43 35 15
nn  want.o|13 40 17
nn  want:ind|-24 -39 -24
nn  we #|13 15 40
nn  we -|-53 -79 -62
nn  we NAME|49 25 43
nn  we and|-47 -61 -41
nn  we any|-17 -32 -17
nn  we ban|1 36 8
nn  we be|6 36 1
nn  we bo|19 70 30
nn  we b|-40 -25 -28
nn  we def|-28 -66 -42
nn  we draw|-46 -42 -40
nn  we fo|-50 -28 -33
nn  we go|46 1 11
nn  we g|-27 -21 -22
nn  we hate|21 36 12
nn  we ind|-122 -91 -61
nn  we in|-26 -41 -28
nn  we logo|-26 -15 -16
nn  we maybe|-15 -29 -14
nn  we named|-38 -29 -39
nn  we not|-38 -55 -44
nn  we others|-55 -30 -23
nn  we o|-67 -74 -32
nn  we p|-22 -16 -28
nn  we s|-30 -32 -26
nn  we tbo|-27 -23 -31
nn  we tb|-38 -30 -24
nn  we this|78 40 31
nn  we to|-37 -49 -39
nn  we turn|-23 -20 -27
nn  we t|-78 -68 -49
nn  we very|-61 -60 -50
nn  we want|-56 -67 -20
nn  we we|-46 -35 -23
nn  we$#|-32 -34 -43
nn  we.NAME|-29 -26 -32
nn  we.this|-38 -28 -33
nn  we.we|-33 -32 -34
nn  with -|-63 -58 -58
nn  with c|4 13 50
nn  with def|-61 -52 -58
nn  with go|-46 -32 -31
nn  with g|38 6 5
nn  with ind|5 -20 -26
nn  with lgo|-19 -18 -31
nn  with logo|-21 -15 -25
nn  with l|-43 -42 -43
nn  with none|-74 -62 -62
nn  with others|-51 -39 -40
nn  with tb|60 68 18
nn  with t|33 -18 -5
nn  with we|-72 -61 -48
nn  with$#|-35 -27 -30
nn  without -|-37 -34 -41
nn  without any|35 20 79
nn  without l|-15 -17 -25
nn  without tb|-24 -35 -42
nn  without t|-20 -25 -23
nn  yes go|-58 -52 -53
nn  yes o|-32 -19 -20
nn  yes turn|-23 -19 -29
nn  yes$#|59 8 19
nn  yes.we|-31 -33 -26
nn  yes?none|7 27 2
nn !- -|-27 -42 -28
nn !NAME NAME|-58 -59 -50
nn !c and|26 -3 1
nn !ct cgo|-63 -60 -56
nn !ind -|2 45 12
nn !ind we|-41 -46 -33
nn !not -|-28 -12 -18
nn !want ind|-29 -34 -28
nn !we sell|-31 -18 -2
nn &- logo|-42 -29 -34
nn &c$#|34 -1 6
nn &cg cgo|-2 13 49
nn &cg$#|5 5 32
nn &cg.lo|12 12 37
nn &cgo$#|6 3 29
nn &cgo,l|5 5 39
nn &g cgo|43 -1 23
nn (- g|5 27 2
nn (def -|-38 -39 -33
nn (o be|-23 -31 -24
nn (we o|-4 24 26
nn )and def|-24 -33 -27
nn ,- -|-62 -49 -51
nn ,- be|-31 -20 -24
nn ,- b|-25 -18 -21
nn ,- cgo|-29 -30 17
nn ,- cto|-28 -25 -25
nn ,- c|37 -6 6
nn ,- gb|-24 -32 -29
nn ,- gpo|-29 -25 -25
nn ,- g|-51 -42 -36
nn ,- in|-13 -43 -12
nn ,- none|-9 -4 25
nn ,- not|27 9 8
nn ,- or|-23 -32 -20
nn ,- o|48 -5 10
nn ,- sell|-32 -34 -41
nn ,- to|-31 -24 -31
nn ,- type|-18 5 45
nn ,- t|-44 -60 -41
nn ,- we|-23 -47 -23
nn ,-$#|-44 -25 -55
nn ,-,go|52 -7 17
nn ,-,g|-22 -15 -36
nn ,-,not|-60 -56 -55
nn ,-,want|-41 -32 -39
nn ,-.-|-33 -32 -26
nn ,-.NAME|-67 -72 -58
nn ,-.ind|-21 -26 -22
nn ,-.none|-33 -34 -37
nn ,-.so|31 -4 -20
nn ,-.want|-35 -28 -26
nn ,-.we|-28 -39 -27
nn ,0 gp|-18 -25 -23
nn ,NAME NAME|-58 -44 -44
nn ,NAME$#|-36 -23 8
nn ,NAME&NAME|-78 -65 -36
nn ,NAME,l|-25 -23 -37
nn ,NAME,t|-42 -41 -55
nn ,NAME.c|-25 -28 -22
nn ,and avoid|-46 -46 -48
nn ,and be|17 16 37
nn ,and def|-60 -40 -69
nn ,and ind|-34 -26 -20
nn ,and in|-26 -30 -11
nn ,and none|12 25 26
nn ,and not|-25 -39 -22
nn ,and others|-44 -38 -27
nn ,and o|-15 -27 -14
nn ,and so|-20 -25 -19
nn ,and we|-13 -36 -6
nn ,avoid def|36 5 24
nn ,avoid t|11 36 28
nn ,b,t|-47 -62 -36
nn ,be -|-52 -43 -44
nn ,be ind|-40 -32 -22
nn ,brand be|-20 -35 -14
nn ,c -|-47 -39 -38
nn ,c and|-11 -28 -52
nn ,c cgo|-78 -46 -29
nn ,c ct|-43 -23 -11
nn ,c c|-54 -48 -59
nn ,c in|-36 -50 -43
nn ,c$#|97 47 75
nn ,c&cgo|35 0 -3
nn ,c,NAME|29 -1 1
nn ,c,cgo|33 2 17
nn ,c,c|-45 -48 -34
nn ,c,l|-26 -16 18
nn ,c,o|-16 -1 25
nn ,c,type|-9 4 39
nn ,c,with|-23 -27 -22
nn ,c-c|-41 -38 -41
nn ,c.s|13 19 64
nn ,cg.go|10 4 45
nn ,cg.ind|12 13 59
nn ,cg.l|13 17 45
nn ,cg.type|-1 3 35
nn ,cgb cgo|43 -12 15
nn ,cgo and|20 -6 -66
nn ,cgo colour|1 -1 40
nn ,cgo so|-31 -32 -21
nn ,cgo type|-50 -55 -51
nn ,cgo we|-57 -43 -78
nn ,cgo&cgo|-25 -28 -39
nn ,cgo&g|-65 -54 -46
nn ,cgo,-|45 -5 20
nn ,cgo,cto|-57 -54 -59
nn ,cgo,ind|-6 -11 27
nn ,cgo,lgo|16 15 52
nn ,cgo,logo|8 9 37
nn ,cgo,lo|19 29 87
nn ,cgo,lsgo|-2 -2 46
nn ,cgo,l|-30 -18 -15
nn ,cgo,o|29 -1 -2
nn ,cgo,sgo|7 10 39
nn ,cgo,type|-28 -28 -40
nn ,cgo.-|3 5 38
nn ,cgo.logo|17 13 45
nn ,cgo.lo|19 19 53
nn ,cgo.l|8 18 77
nn ,cgo.so|1 12 55
nn ,cgo.t|8 10 43
nn ,cgo/cgo|-71 -62 -59
nn ,cgontype|6 6 29
nn ,co and|-24 -26 -34
nn ,co,cgo|6 -17 -30
nn ,co.type|-11 7 26
nn ,colour ct|41 14 12
nn ,colour c|-10 -38 -30
nn ,ct and|-50 -66 -65
nn ,ct$#|-43 -12 -27
nn ,ct,-|-3 -5 29
nn ,ct,ct|46 13 15
nn ,ct,lsgo|-5 7 43
nn ,ct.so|-36 -25 -23
nn ,ct.type|5 23 66
nn ,ct.t|13 9 51
nn ,ctb cgo|-18 -37 -33
nn ,def any|-20 -28 -24
nn ,def avoid|-28 -46 -30
nn ,def be|-16 35 9
nn ,def cgo|20 40 65
nn ,def def|-30 -17 5
nn ,def go|-27 -15 -21
nn ,def ind|-43 -39 -31
nn ,def logo|-52 -36 -36
nn ,def named|-50 -44 -36
nn ,def o|-32 -31 -34
nn ,def p|-47 -34 -38
nn ,def t|-27 14 -9
nn ,def--|-26 -36 -30
nn ,def-g|2 7 25
nn ,dont o|-24 -25 -19
nn ,draw in|35 -8 8
nn ,draw o|-51 -58 -30
nn ,draw with|-37 -24 -26
nn ,f -|10 5 27
nn ,fo logo|-50 -38 -54
nn ,fo$#|51 18 18
nn ,fo,-|-44 -45 -54
nn ,for -|3 54 10
nn ,for NAME|-51 -40 -34
nn ,for ind|-7 -60 -11
nn ,for we|27 26 4
nn ,g -|-52 -45 -37
nn ,g cgo|2 -32 4
nn ,g go|3 4 26
nn ,g g|-3 26 -25
nn ,g lt|-40 -37 -48
nn ,g o|-39 -34 -47
nn ,g s|48 -2 -3
nn ,g turn|60 27 29
nn ,g t|-66 -53 -46
nn ,g$#|-20 -20 -25
nn ,gb and|-29 -29 -20
nn ,gbo colour|-25 -20 -26
nn ,go b|10 19 64
nn ,go cgo|0 -26 -21
nn ,go cto|-39 -31 -39
nn ,go def|-42 -25 -22
nn ,go g|53 13 47
nn ,go in|-43 -59 -41
nn ,go lgo|10 12 50
nn ,go lg|-28 -23 -20
nn ,go l|-31 -25 -30
nn ,go o|-34 -29 -30
nn ,go tb|-38 -26 -29
nn ,go t|1 30 9
nn ,gpo NAME|-49 -39 -50
nn ,in -|-40 -29 -24
nn ,in cgo|-53 -45 -46
nn ,in cg|-41 -33 -44
nn ,in cs|46 1 -8
nn ,in ct|-34 -27 -32
nn ,in c|41 11 10
nn ,in def|-25 -20 -24
nn ,in go|-33 -32 -27
nn ,in l|-40 -33 -22
nn ,in sgo|45 6 -8
nn ,ind -|-38 -14 24
nn ,ind brand|-41 -47 -34
nn ,ind cgo|14 9 60
nn ,ind colour|29 3 -3
nn ,ind ct|24 47 31
nn ,ind c|30 -33 -6
nn ,ind gb|10 11 32
nn ,ind go|-22 -27 0
nn ,ind g|5 39 40
nn ,ind ind|-40 -30 15
nn ,ind l|2 2 36
nn ,ind o|-28 -26 -26
nn ,ind sgo|10 6 31
nn ,ind s|-10 1 26
nn ,ind tb|-87 -47 -63
nn ,ind t|-34 4 16
nn ,l go|24 28 66
nn ,l lgo|-37 -20 -17
nn ,l,-|32 30 71
nn ,lgo go|4 1 29
nn ,lgo gpo|-14 -16 -25
nn ,lgo lgo|19 25 61
nn ,lgo turn|10 5 26
nn ,lgo type|-48 -47 -85
nn ,logo go|27 3 10
nn ,logo in|-26 -11 -6
nn ,logo turn|-28 -23 -34
nn ,lsgo lgo|-44 -23 12
nn ,lsgo$#|-43 -31 -44
nn ,lt type|1 -30 2
nn ,maybe ind|-47 10 -19
nn ,named -|29 5 2
nn ,named NAME|-7 2 41
nn ,named be|-45 -42 -47
nn ,named in|-33 -21 -12
nn ,named we|-27 -19 -18
nn ,named:NAME|47 -9 -9
nn ,namedqNAME|-40 -32 -25
nn ,none cgo|-4 17 44
nn ,none cg|-28 -40 -5
nn ,none ct|-30 2 -12
nn ,none gb|-2 -31 -27
nn ,none ind|57 3 24
nn ,none in|-20 -27 -20
nn ,none lgo|-37 -43 -29
nn ,none logo|-53 -55 -43
nn ,none named|-49 -34 2
nn ,none of|-27 -62 -5
nn ,none p|-25 -25 -19
nn ,none s|-19 -21 -26
nn ,none tb|-3 25 38
nn ,none to|5 38 -2
nn ,not -|5 -37 -21
nn ,not ind|29 -16 5
nn ,not of|-32 -12 -21
nn ,not o|-20 32 -11
nn ,not turn|-1 41 -6
nn ,not t|-52 -14 -36
nn ,not we|-19 -28 -17
nn ,o be|-25 -15 -19
nn ,o cgo|-56 -49 -29
nn ,o def|-66 -67 -54
nn ,o for|8 6 39
nn ,o go|-26 -24 32
nn ,o g|-22 -36 -23
nn ,o ind|-30 -30 -21
nn ,o in|-27 -27 -35
nn ,o maybe|7 36 15
nn ,o o|-43 -61 -38
nn ,o type|26 34 84
nn ,o t|-20 -20 -32
nn ,o want|-27 -12 -39
nn ,o we|-37 -32 -27
nn ,of -|-46 -67 -41
nn ,or t|9 62 26
nn ,others any|-30 -34 -41
nn ,others def|-2 26 -19
nn ,others draw|17 51 19
nn ,others in|-1 37 3
nn ,others o|-65 -60 -44
nn ,others we|10 31 15
nn ,p ind|-27 -29 -21
nn ,past-go|52 15 45
nn ,s type|22 18 74
nn ,s$#|27 -19 41
nn ,s,c|-31 -46 -25
nn ,s,in|-49 -35 -50
nn ,s,none|41 12 35
nn ,s,not|32 -1 9
nn ,s,o|-28 -17 4
nn ,s,t|-42 -35 -40
nn ,sell o|-33 -24 -19
nn ,sell this|3 19 47
nn ,sg and|43 12 4
nn ,sg cgo|1 13 57
nn ,sg go|6 10 51
nn ,sg type|47 23 21
nn ,sg$#|27 -2 -4
nn ,sgo cgo|6 -4 47
nn ,sgo cg|9 -30 -34
nn ,sgo co|-27 -11 8
nn ,sgo c|-9 49 36
nn ,sgo type|28 11 33
nn ,sgo$#|-9 -26 3
nn ,sgo,lgo|-28 -19 -25
nn ,so -|-4 -26 4
nn ,so any|-16 22 -27
nn ,so avoid|2 29 10
nn ,so be|-29 -36 -21
nn ,so draw|-30 -38 -29
nn ,so go|-34 -53 -31
nn ,so g|62 -7 21
nn ,so ind|-40 -37 -38
nn ,so lgo|-30 -9 21
nn ,so l|4 37 49
nn ,so none|-39 -14 -27
nn ,so not|-4 31 3
nn ,so others|-28 -46 -49
nn ,so o|-34 4 -11
nn ,so so|-37 -61 -33
nn ,so this|-18 -49 -41
nn ,so type|-27 -23 -23
nn ,so t|-49 -40 -26
nn ,so want|22 37 -9
nn ,so we|-28 -19 -13
nn ,so without|-29 -47 -37
nn ,so$#|41 -23 15
nn ,so,-|-43 -24 -23
nn ,so,none|-34 -29 -38
nn ,so,type|29 37 107
nn ,t -|-1 3 57
nn ,t and|5 85 32
nn ,t be|-26 -29 -28
nn ,t cto|11 16 46
nn ,t def|24 56 23
nn ,t in|-73 -48 -43
nn ,t$#|14 31 9
nn ,t,-|-25 -12 5
nn ,t,c|-33 1 -17
nn ,t,s|8 14 37
nn ,t--|-33 -43 -38
nn ,t-o|-40 -33 -26
nn ,tb and|-27 -21 -25
nn ,tb$#|-27 -2 -27
nn ,this NAME|-33 -55 -31
nn ,this be|-65 -62 -46
nn ,this draw|-55 -39 -39
nn ,this g|-49 -38 -25
nn ,this ind|-35 -43 -32
nn ,this named|-25 -22 -15
nn ,this o|-30 -46 -26
nn ,this past|-17 -20 -28
nn ,to cgo|-49 -42 -7
nn ,turn -|-33 -27 -26
nn ,turn c|-28 -24 -36
nn ,turn def|-31 -39 -28
nn ,turn go|-66 -72 -60
nn ,turn ind|-3 26 -9
nn ,turn none|-7 -31 -27
nn ,turn not|-24 -47 -37
nn ,turn others|-19 -36 -18
nn ,turn o|-29 -61 -32
nn ,turn so|-20 -28 -21
nn ,turn this|-28 -21 -31
nn ,turn want|35 -1 -4
nn ,turn we|-43 -42 -43
nn ,type -|-5 21 29
nn ,type g|52 14 43
nn ,type ind|-25 -30 -28
nn ,type lgo|-32 -31 -25
nn ,type l|46 41 30
nn ,type without|15 34 26
nn ,type with|4 -7 57
nn ,type$#|-39 -32 -32
nn ,type,-|-10 -8 30
nn ,type,none|-31 -38 -40
nn ,type.not|-50 -47 -54
nn ,very -|-21 -28 -25
nn ,very go|-26 -20 -11
nn ,very so|-32 -43 -34
nn ,very t|1 -6 67
nn ,very worn|-13 -25 -13
nn ,want be|-30 -30 6
nn ,want def|-29 -28 -35
nn ,want go|-27 -22 -23
nn ,want ind|-38 -37 -34
nn ,want none|-40 -50 -43
nn ,want not|-50 -70 -43
nn ,want o|-32 -40 -30
nn ,want want|-20 -19 -27
nn ,want,and|5 -9 29
nn ,we -|-31 62 9
nn ,we avoid|-38 -51 -32
nn ,we be|-46 -54 -78
nn ,we b|-34 -36 -30
nn ,we def|-33 -25 -22
nn ,we draw|-56 -43 -36
nn ,we named|-23 -23 -26
nn ,we none|1 62 18
nn ,we not|-12 -45 -35
nn ,we sell|-28 -21 -27
nn ,we tb|-16 -31 -19
nn ,we want|-28 -34 -25
nn ,with -|-32 -29 -41
nn ,with def|-44 -28 -3
nn ,with ind|-39 -34 -42
nn ,with type|-25 -41 -25
nn ,without -|-34 -20 -41
nn ,without ct|25 21 57
nn ,without l|-23 -32 -27
nn ,without tb|18 37 31
nn ,without type|-17 -21 -33
nn ,without t|-31 -9 -17
nn ,yes -|-47 -35 -37
nn -- -|-19 -18 -31
nn -- and|15 2 34
nn -- be|37 -5 -4
nn -- go|-37 -41 -35
nn -- g|-23 -25 -29
nn -- l|-25 -21 -30
nn -- of|-18 -19 -31
nn -- so|-34 -31 -33
nn -- tb|-21 -25 -26
nn -- type|-24 -33 -39
nn --,NAME|-26 -30 -21
nn --:tb|-41 -25 -42
nn -NAME NAME|-21 -20 -31
nn -c$#|18 12 54
nn -cgo and|31 29 69
nn -cgo want|4 36 -5
nn -cgo$#|25 39 69
nn -draw t|-26 -35 -27
nn -g o|-25 -21 -30
nn -go go|-30 -25 -32
nn -go g|-72 -45 -53
nn -go type|-24 -30 -33
nn -go t|-44 -60 -40
nn -o NAME|-33 -23 -25
nn -o tb|-29 -34 -23
nn -o$#|11 46 4
nn -t cgo|-7 2 57
nn -t tb|-37 -36 -60
nn -t$#|-41 -45 -45
nn -t,t|-69 -64 -70
nn -tb$#|-29 -20 -21
nn -tb.not|-33 -26 -36
nn -to gb|-28 -39 -24
nn -want ind|-41 -28 -28
nn .- -|-27 -9 6
nn .- and|13 34 16
nn .- be|-27 -23 -2
nn .- cgo|38 17 5
nn .- co|33 -3 4
nn .- cto|-43 -24 -25
nn .- c|-29 -35 -29
nn .- def|-45 -30 -41
nn .- draw|-44 -24 -28
nn .- except|-32 -14 -18
nn .- go|-10 -25 11
nn .- hate|7 34 10
nn .- ind|-34 -28 -24
nn .- in|-59 -30 -50
nn .- logo|-27 -30 -25
nn .- not|2 39 12
nn .- o|-41 -44 -13
nn .- so|-25 -36 -12
nn .- tb|-24 -16 -26
nn .- type|-4 -14 31
nn .- t|-23 -31 -38
nn .- yes|3 55 20
nn .-$#|9 -25 -26
nn .--want|-33 -26 5
nn .NAME NAME|-67 -75 -74
nn .NAME&NAME|-54 -67 -40
nn .NAME,-|-24 9 -25
nn .NAME,c|-30 -22 -28
nn .NAME.cgo|-87 -59 -58
nn .NAME.ct|-24 -26 -33
nn .NAME.c|-50 -37 -47
nn .NAME.def|-58 -62 -55
nn .NAME.gb|19 30 2
nn .NAME.go|-43 -54 -38
nn .NAME.g|-102 -84 -86
nn .any -|-21 -25 -21
nn .any colour|-27 -15 -19
nn .any go|-25 -30 -26
nn .any turn|-27 -32 -34
nn .as logo|-1 -17 -25
nn .avoid -|-43 -49 -37
nn .avoid cgo|-29 -18 -23
nn .avoid def|-36 8 -2
nn .avoid go|-30 -29 -8
nn .avoid g|-68 -47 -49
nn .avoid t|-18 -21 28
nn .avoid we|-50 -45 -40
nn .avoid:-|-39 -45 -48
nn .avoid:t|38 19 23
nn .b be|-45 -37 -44
nn .b for|-33 -34 -27
nn .be go|11 39 16
nn .be this|-50 -32 -33
nn .brand NAME|-21 -29 -24
nn .brand be|-23 -28 -31
nn .brand named|-46 -24 -73
nn .brand:NAME|-17 -32 -5
nn .c -|-49 -34 -33
nn .c ct|-26 -17 -7
nn .c c|-34 -27 -42
nn .c in|-41 -28 -35
nn .c t|-39 -29 -31
nn .c$#|-30 -24 -30
nn .c,and|-31 -24 -24
nn .c,cgo|41 28 5
nn .c,cg|41 1 -2
nn .c,ct|-32 -25 -31
nn .c,sgo|-46 -45 -35
nn .c.-|-26 -21 -23
nn .c.l|-38 -40 -42
nn .cb and|-49 -37 -40
nn .cb cgo|-88 -73 -65
nn .cg and|-52 -4 -26
nn .cg cgo|14 -34 -25
nn .cgb cgo|-37 13 -21
nn .cgo and|-65 -59 -66
nn .cgo turn|-26 -29 -24
nn .cgo t|-41 -31 -37
nn .cgo$#|-49 -20 -42
nn .cgo,cg|-26 -33 -33
nn .cgo,c|33 -14 2
nn .cgo,sgo|-59 -70 -56
nn .cgo-cgo|42 4 -6
nn .cgo.-|-43 -36 -43
nn .cgo.so|39 37 8
nn .cgo/cgo|40 -6 -11
nn .co$#|-57 -47 -38
nn .co,cgo|-59 -37 -36
nn .co,ct|2 37 4
nn .co,l|7 71 13
nn .colour be|-31 -25 -36
nn .colour cg|5 25 0
nn .colour c|-33 -30 -34
nn .colour:#|-31 -21 -25
nn .colour:any|-23 -21 -32
nn .colour:cg|-55 -33 -41
nn .colour:ct|-40 -27 -32
nn .colour:c|-38 -22 -30
nn .ct$#|-28 -25 -24
nn .ct,cg|-48 -43 -41
nn .ct,co|-40 -36 -26
nn .ct.lsgo|-46 -54 -55
nn .cto and|-43 -22 -46
nn .cto$#|-44 -37 -39
nn .def brand|-97 -77 -74
nn .def b|-54 -38 -45
nn .def colour|-45 -31 -34
nn .def draw|-42 -40 -36
nn .def gb|-33 -1 -20
nn .def g|-42 -34 -49
nn .def logo|-19 -13 -26
nn .def others|-23 -6 37
nn .def past|-27 -1 -11
nn .def p|-18 -15 46
nn .def sell|-22 -29 -20
nn .def tb|-34 -43 -41
nn .def type|-30 -7 5
nn .def t|-41 19 -5
nn .def we|-24 -26 -23
nn .def with|-23 -28 -25
nn .def-past|-28 -19 -24
nn .dont o|27 -10 -5
nn .dont sell|-56 -38 -42
nn .draw -|-8 27 18
nn .draw def|-38 -22 -23
nn .draw ind|32 -6 14
nn .draw this|-22 -16 -25
nn .except c|40 29 21
nn .fo -|-32 -20 -21
nn .fo$#|9 5 64
nn .for def|-39 -48 -36
nn .g -|44 4 -11
nn .g lt|13 14 46
nn .g s|-7 23 31
nn .gb cgo|6 31 9
nn .gb in|-28 -43 -31
nn .go and|-20 -20 -32
nn .go cgo|-34 -25 -22
nn .go ct|15 58 21
nn .go dont|-59 -35 -42
nn .go go|-42 -46 -37
nn .go g|-2 6 67
nn .go in|2 4 25
nn .go lgo|8 7 28
nn .go l|-27 -51 5
nn .go named|-34 -27 -40
nn .go so|-24 -24 -34
nn .go,-|-48 -36 -38
nn .go-cgo|-44 -26 -25
nn .gpo NAME|-22 -34 -22
nn .gpo,-|-30 -37 -30
nn .hate c|-43 -33 -30
nn .in c|-27 -27 -18
nn .in def|-45 -52 -58
nn .ind -|-26 3 6
nn .ind avoid|-32 -50 -37
nn .ind ct|45 0 16
nn .ind gb|-25 -22 -22
nn .ind g|-18 -25 -15
nn .ind ind|-51 -53 -47
nn .ind l|-37 -55 -50
nn .ind o|31 22 4
nn .ind sgo|-18 -32 -23
nn .ind tb|-42 -30 -34
nn .ind very|14 32 13
nn .l lgo|11 -15 32
nn .l type|36 57 71
nn .l,-|-29 -32 -41
nn .l.avoid|9 9 42
nn .l.none|9 8 40
nn .lgo lgo|58 14 44
nn .lo type|9 33 43
nn .lo$#|0 -2 28
nn .logo -|11 20 37
nn .logo be|-37 -42 -37
nn .logo for|-55 -52 -31
nn .logo go|29 3 -4
nn .logo in|-11 -25 25
nn .logo want|-20 -16 -25
nn .logo we|-21 -24 -33
nn .logo with|-27 -21 -28
nn .logo$#|-35 -29 -13
nn .logo.cgo|-38 -37 -43
nn .logo:-|-52 -38 -36
nn .logo:ind|27 8 4
nn .logo:t|-69 -46 -49
nn .lsg type|4 9 32
nn .lsgo lgo|-44 -30 -9
nn .lsgo logo|31 22 32
nn .lsgo$#|1 -5 30
nn .maybe def|-32 -27 -35
nn .maybe go|-44 -47 -30
nn .maybe ind|-49 -63 -33
nn .maybe maybe|32 31 14
nn .maybe o|-37 -17 -45
nn .maybe we|-19 -46 -26
nn .named NAME|-32 -45 8
nn .named be|-38 -47 -14
nn .named in|26 22 7
nn .named:NAME|6 -14 -41
nn .none -|-35 -49 -45
nn .none any|9 61 20
nn .none cg|-47 -72 -39
nn .none draw|-29 -25 -20
nn .none gb|34 3 21
nn .none go|-21 14 -45
nn .none gp|-12 -25 19
nn .none logo|-67 -77 -59
nn .none named|-36 -54 -39
nn .none of|-25 13 5
nn .none s|-85 -80 -80
nn .none want|-48 -41 -44
nn .none with|-4 -61 -58
nn .not -|-57 -50 -26
nn .not ind|-28 -14 -5
nn .not of|-18 -36 7
nn .not o|-5 32 31
nn .not s|2 0 25
nn .not t|7 49 17
nn .o avoid|5 27 6
nn .o be|-59 11 -39
nn .o cgo|27 -11 -3
nn .o ct|-28 -26 -17
nn .o def|-72 -88 -73
nn .o except|-33 -35 -24
nn .o go|-15 -55 -7
nn .o ind|-32 -20 -20
nn .o lgo|-3 0 42
nn .o not|-57 -38 -45
nn .o o|-54 -32 -43
nn .o t|-31 -36 -33
nn .o want|-36 -4 -14
nn .o we|-45 -43 -27
nn .o,want|34 -2 0
nn .of avoid|-37 -32 -23
nn .others -|-25 -38 -29
nn .others any|-38 -22 -17
nn .others brand|-17 -30 -22
nn .others def|-6 27 9
nn .others except|-69 -42 -42
nn .others go|-32 -26 -24
nn .others g|-38 -28 -33
nn .others ind|-27 -27 -32
nn .others in|19 55 22
nn .p:NAME|-50 -50 -60
nn .past go|-28 -25 -25
nn .po o|-37 -26 -31
nn .s$#|55 16 46
nn .s,not|8 6 38
nn .sell -|-54 -57 -45
nn .sell this|-57 -51 -48
nn .sg o|7 10 65
nn .sg type|11 -24 -35
nn .sg$#|8 18 57
nn .sgo and|6 -1 30
nn .sgo cgo|51 48 16
nn .sgo ct|-39 -45 -49
nn .sgo lo|4 5 35
nn .so 0|-58 -57 -54
nn .so be|-55 -48 -54
nn .so draw|-13 30 4
nn .so lgo|-34 -54 -17
nn .so l|13 -2 36
nn .so none|4 36 11
nn .so o|18 46 21
nn .so tb|-35 -45 -46
nn .so type|2 2 31
nn .so we|-17 -30 -20
nn .so$#|-64 -64 -54
nn .so,cgo|-19 -21 -25
nn .t -|-17 -36 -34
nn .t and|-23 -29 -18
nn .t cgo|66 26 25
nn .t g|22 22 49
nn .t none|-46 -9 -25
nn .t or|-24 -24 -27
nn .t t|-22 -24 -36
nn .t$#|-30 -32 -38
nn .t,not|-59 -44 -43
nn .t--|-10 -6 36
nn .t.c|-53 -44 -34
nn .t.type|16 18 56
nn .tb g|11 18 51
nn .this NAME|-26 -26 -29
nn .this be|-30 -9 -29
nn .this draw|-69 -53 -45
nn .this named|-32 -37 -35
nn .this not|-16 -25 -16
nn .this want|-27 -8 2
nn .turn any|-53 -57 -39
nn .turn cgo|-29 -20 -36
nn .turn ind|36 -15 -14
nn .turn type|-36 -30 -35
nn .turn we|-27 -31 -29
nn .type be|-5 22 28
nn .type g|-29 -22 10
nn .type lsgo|-44 -38 -39
nn .type type|29 10 15
nn .type want|-39 -32 -32
nn .type with|7 8 29
nn .type$#|-17 -46 -57
nn .type,-|-44 -58 -38
nn .type,go|4 51 6
nn .type,type|6 16 58
nn .type.none|3 0 57
nn .type:go|13 8 36
nn .very -|-59 -59 -54
nn .very t|-40 -28 -28
nn .want -|31 12 35
nn .want avoid|-5 -55 -11
nn .want be|-52 -31 -41
nn .want dont|-35 -45 -28
nn .want draw|-34 -34 -34
nn .want go|9 42 19
nn .want ind|-32 2 -17
nn .want o|-31 -33 -23
nn .want turn|-24 -24 -41
nn .want with|17 40 15
nn .we -|-35 -23 -19
nn .we avoid|-37 -26 -26
nn .we ban|-41 -44 -46
nn .we brand|-37 -49 -53
nn .we b|-24 -28 -18
nn .we colour|-18 -34 -17
nn .we def|-37 -30 -35
nn .we dont|-31 -11 -49
nn .we go|-59 -54 -40
nn .we g|8 -29 -22
nn .we hate|-56 -18 -27
nn .we in|-47 -37 -40
nn .we named|-31 11 -13
nn .we not|-8 -28 -21
nn .we o|-56 -31 -20
nn .we t|-29 -33 -30
nn .with ind|-36 -16 -28
nn .with of|-24 -17 -28
nn .without -|-50 8 -12
nn .without any|38 -2 12
nn .without g|-67 -47 -46
nn .without t|-67 -26 -45
nn /NAME.g|-42 -26 -25
nn /cgo,s|11 12 49
nn /ind t|-25 -21 -27
nn /none t|-30 -41 -34
nn /t$#|-27 -22 -27
nn :# and|-31 -40 -48
nn :- cgo|-38 -39 -55
nn :-,-|-39 -58 -34
nn :-,t|-26 -43 -25
nn :NAME NAME|-60 -45 -52
nn :NAME$#|-26 -24 -29
nn :NAME&NAME|-48 -32 -39
nn :c and|-27 -37 -39
nn :c,c|-20 -25 -29
nn :cgo and|-48 -40 -59
nn :cgo,g|-26 -29 -34
nn :cgo,t|-23 -25 -24
nn :ct and|-45 -55 -47
nn :ct cgo|-44 -34 -54
nn :ct,cg|-28 -24 -42
nn :ctb cgo|-32 -43 -52
nn :def -|-64 -64 -47
nn :def t|-52 -54 -40
nn :fo logo|-39 -34 -34
nn :g go|-17 -29 -16
nn :g t|-27 -46 -28
nn :ind ct|-16 -26 -15
nn :ind tb|-28 -29 -34
nn :l l|-23 -24 -29
nn :lsgo logo|-31 -21 -39
nn :none -|-69 -79 -51
nn :none g|-27 -48 -35
nn :none t|-26 -44 -32
nn :none,want|13 67 16
nn :sgo cgo|-27 -30 -43
nn :t and|-22 -39 -22
nn :t be|-34 -34 -28
nn :t tb|-36 -43 -31
nn :t$#|-56 -37 -42
nn :t,t|-40 -64 -38
nn :tb logo|-25 -38 -27
nn :tb t|-26 -22 -17
nn :tb,-|-31 -49 -27
nn :tb,t|-19 -26 -20
nn :we go|-43 -38 -28
nn ;NAME NAME|-22 -17 -27
nn ;cgo;t|-41 -43 -42
nn ;ind o|-35 -28 -26
nn ;none t|-38 -50 -43
nn ;sg logo|5 14 58
nn ;sgo cgo|50 11 6
nn ;t--|30 6 20
nn ;we want|-57 -51 -34
nn ?NAME NAME|-37 -41 -33
nn ?ind t|-34 -34 11
nn ?logo for|46 19 19
nn ?none gpo|4 26 10
nn ?none,want|-38 -70 -38
nn ?want dont|-6 56 2
nn ?we go|-23 -26 -21
nn n- -|-48 -66 -46
nn n-$#|-72 -61 -49
nn nany go|-23 -39 -24
nn navoid:-|30 18 22
nn navoid:tb|56 14 14
nn navoid:t|6 49 14
nn navoid~t|-20 -20 -26
nn ncolour:cgo|-1 30 13
nn ncolour:cto|-37 -21 -21
nn ncolour:c|26 3 0
nn ndef so|16 10 37
nn ngo:lsgo|13 7 56
nn ngpo,-|21 44 0
nn nind -|34 0 3
nn nlogo type|7 2 31
nn nlogo:-|5 33 7
nn nnot -|14 24 30
nn nnot:t|-37 -24 -29
nn nwant avoid|-21 -31 -16
nn nwant ind|-11 -7 28
nn nwant:ind|-20 -26 -20
nn p- -|-47 -54 -43
nn pmaybe we|-29 -30 -39
nn pon-|-30 -30 -38
nn pwe -|-33 -40 -29
nn pwe t|-56 -62 -55
nn qNAME NAME|-26 -17 -14
nn qNAME&NAME|-27 -24 -29
nn qNAME,colour|-38 -35 -40
nn ~NAME NAME|-32 -33 -52
nn ~NAME&NAME|-39 -42 -31
nn ~logo$#|-24 -29 -9
nn ~t logo|-51 -42 -55
nnk a badge|-31 -22 -30
nnk a bee|-27 -40 -38
nnk a bird|-16 -4 40
nnk a bobbin|-20 -26 -18
nnk a bologna|-28 -15 -16
nnk a book|-27 -18 -19
nnk a boot|-26 -31 -30
nnk a bottle|-34 -23 -32
nnk a bread|-22 -35 -20
nnk a bridge|-23 -34 -22
nnk a broom|-43 -25 -27
nnk a browser|-18 -16 -25
nnk a burger|-17 -28 -22
nnk a camera|-21 -39 -21
nnk a candle|-26 -25 -26
nnk a cartoon|-28 -25 -40
nnk a chimney|-44 -34 -48
nnk a circle|-38 -21 -22
nnk a cliche|-19 -36 -19
nnk a cloud|-35 -27 -37
nnk a compass|-25 -37 -27
nnk a cote|-24 -25 -19
nnk a crowbar|27 -9 -13
nnk a day|-33 -26 -28
nnk a deep|-24 -22 -25
nnk a dentist|-32 -25 -40
nnk a dinghy|-30 -17 -20
nnk a empattements|-31 -24 -27
nnk a few|-44 -27 -29
nnk a firenze|-56 -61 -41
nnk a fishing|6 7 27
nnk a fish|-39 -32 -28
nnk a football|-19 -34 -19
nnk a fork|-39 -25 -36
nnk a fox|-42 -22 -23
nnk a friendly|-33 -20 -24
nnk a gauche|59 17 19
nnk a geneve|-64 -38 -38
nnk a geometric|-28 -18 -21
nnk a gold|-31 -23 -41
nnk a goose|-19 -29 -17
nnk a hand|-49 -39 -28
nnk a heart|-30 -22 -23
nnk a helmet|-36 -20 -11
nnk a herring|-35 -20 -21
nnk a hippo|3 3 35
nnk a horse|-28 -17 -19
nnk a humanist|-18 -34 -25
nnk a hummingbird|-29 -18 -20
nnk a keyhole|-25 -19 -27
nnk a key|3 0 27
nnk a lecce|-28 -16 -15
nnk a lighthouse|5 31 6
nnk a lightning|-48 -41 -55
nnk a light|-29 -26 -35
nnk a line|-27 -12 14
nnk a lion|-17 -32 -17
nnk a loja|-29 -26 -18
nnk a loop|-42 -32 -34
nnk a machine|-15 -15 -27
nnk a mano|-32 -29 -37
nnk a mao|-37 -20 -20
nnk a marca|11 26 9
nnk a minha|-32 -31 -20
nnk a mole|-28 -25 -38
nnk a mouth|-20 -30 -17
nnk a must|-49 -28 -29
nnk a nantes|-34 -28 -40
nnk a noodle|1 36 -6
nnk a nossa|-17 -26 -22
nnk a outline|-35 -21 -27
nnk a paper|-33 -39 -27
nnk a pear|-32 -19 -18
nnk a piggy|-13 -25 -13
nnk a pig|-24 -20 -27
nnk a plane|-40 -30 -23
nnk a proper|7 4 27
nnk a red|-24 -21 -33
nnk a ribbon|22 26 9
nnk a ring|-31 -18 -18
nnk a robot|7 45 16
nnk a rope|-40 -21 -24
nnk a shop|32 4 2
nnk a sinistra|28 11 2
nnk a smiling|5 8 42
nnk a snail|-3 -1 25
nnk a speech|-16 -31 -16
nnk a sprig|-30 -28 -12
nnk a stamp|-18 -26 -13
nnk a star|-42 -28 -29
nnk a stick|-30 -21 -18
nnk a stylised|9 50 21
nnk a tagline|-20 -18 -25
nnk a tent|-29 11 -11
nnk a thin|12 41 12
nnk a thistle|-25 -24 -34
nnk a tree|-32 -22 -26
nnk a trieste|-47 -45 -57
nnk a tuning|-43 -49 -30
nnk a una|-26 -26 -16
nnk a vine|39 7 15
nnk a week|-28 -17 -17
nnk a wide|-30 -22 -33
nnk about a|-28 -35 -26
nnk about is|-20 -25 -18
nnk about the|-56 -53 -40
nnk about us|52 23 24
nnk above all|-52 -62 -43
nnk above the|36 -3 1
nnk abstract symbol|-30 -18 -21
nnk acid yellow|-37 -21 13
nnk across the|-57 -48 -50
nnk again undefined|3 33 8
nnk agree undefined|-25 -23 -22
nnk al posto|80 36 39
nnk all costs|-17 -25 -18
nnk all the|3 35 14
nnk all undefined|-38 -45 -39
nnk all year|-25 -25 -25
nnk already have|-28 -38 -29
nnk als eine|28 0 10
nnk als maskottchen|29 -12 -1
nnk als zeichen|29 11 11
nnk also a|-41 -22 -24
nnk also bitte|4 36 -1
nnk also no|-26 1 -23
nnk also on|-22 -26 -20
nnk always suggest|-24 -42 -26
nnk amber undefined|69 21 39
nnk an apron|-34 -19 -20
nnk an attitude|-44 -25 -32
nnk an ear|-25 -15 -16
nnk an elegant|-34 -31 -56
nnk an oak|-27 -18 -24
nnk an octopus|-33 -32 -33
nnk an old|-28 -22 -36
nnk an olive|-36 -25 -25
nnk an open|-35 -21 -32
nnk an option|-20 -26 -16
nnk an umbrella|-58 -45 -62
nnk anchors undefined|7 25 9
nnk and above|32 65 29
nnk and amber|61 14 4
nnk and anything|18 55 -2
nnk and an|-43 -33 -38
nnk and around|-41 -23 -30
nnk and a|30 -4 -5
nnk and bamboo|18 41 6
nnk and birch|27 23 56
nnk and black|28 16 75
nnk and bottle|0 -3 33
nnk and brass|11 12 27
nnk and buddhas|-18 -27 -29
nnk and build|-32 -25 -37
nnk and burgundy|6 -4 28
nnk and can|-32 -30 -33
nnk and claws|5 30 -4
nnk and copper|7 4 26
nnk and coral|13 12 47
nnk and cream|12 11 42
nnk and cyan|21 16 51
nnk and dark|14 13 39
nnk and deep|11 -5 50
nnk and do|-29 -39 -27
nnk and electric|15 14 35
nnk and every|-25 -44 -24
nnk and get|1 -3 27
nnk and globes|14 58 22
nnk and green|3 34 -11
nnk and grown|-27 -33 -23
nnk and half|-20 -27 -23
nnk and hoodies|10 30 5
nnk and id|-4 32 32
nnk and ink|11 11 54
nnk and in|-37 -33 -25
nnk and its|-41 -42 -52
nnk and it|-25 -26 -29
nnk and ivory|36 28 80
nnk and i|22 31 16
nnk and leave|-67 -59 -49
nnk and light|16 40 36
nnk and low|-22 -23 -28
nnk and mannequin|22 47 20
nnk and maroon|15 12 57
nnk and mustard|13 2 31
nnk and my|-64 -58 -37
nnk and name|-38 -35 -39
nnk and navy|8 3 39
nnk and need|-74 -66 -46
nnk and neither|-37 -66 -38
nnk and nobody|-26 -39 -22
nnk and not|8 26 3
nnk and now|-35 -33 -31
nnk and no|-51 -64 -72
nnk and off|28 24 87
nnk and olive|16 19 42
nnk and once|-28 -28 -20
nnk and one|-35 -10 32
nnk and on|-41 -45 -37
nnk and orange|7 6 26
nnk and our|-7 -36 -7
nnk and pale|21 15 52
nnk and peach|11 6 45
nnk and pestle|38 28 14
nnk and purple|-1 -1 34
nnk and railings|-37 -24 -23
nnk and raspberry|-7 6 36
nnk and red|35 29 88
nnk and rust|11 10 40
nnk and r|-34 -38 -51
nnk and sage|24 18 56
nnk and salmon|11 10 44
nnk and says|-37 -42 -33
nnk and sell|-43 -30 -26
nnk and she|-30 -26 -29
nnk and signal|15 9 40
nnk and six|-78 -47 -45
nnk and sky|16 17 47
nnk and slate|25 32 80
nnk and so|-40 -42 -30
nnk and teal|14 10 83
nnk and that|13 6 30
nnk and then|-18 -26 -24
nnk and the|-37 17 -2
nnk and thistles|36 83 23
nnk and thread|25 3 -12
nnk and treehouses|-28 -16 -18
nnk and turquoise|2 -10 33
nnk and two|80 36 26
nnk and want|-24 -25 -20
nnk and we|-48 -12 -25
nnk and white|17 12 48
nnk and will|-41 -43 -27
nnk and would|8 12 36
nnk and yellow|10 -4 51
nnk anthrazit und|-34 -35 -47
nnk any colours|-25 -14 -18
nnk any kind|-28 -53 -29
nnk any more|8 27 8
nnk anything but|-22 -25 -34
nnk anything to|-26 -28 -22
nnk anything we|-15 -29 -16
nnk anything with|-30 -45 -38
nnk ao lado|-34 -19 -18
nnk app name|-50 -43 -32
nnk apro una|-23 -25 -23
nnk aqua navy|49 13 9
nnk aqua no|-6 -2 29
nnk are a|7 67 23
nnk are banned|14 66 29
nnk are better|-25 -36 -43
nnk are called|-26 -35 -42
nnk are in|-26 -37 -22
nnk are not|10 28 7
nnk are off|21 59 25
nnk are out|-12 27 8
nnk are overdone|4 25 13
nnk are overused|7 27 -3
nnk are sick|-16 -29 -16
nnk are still|-68 -48 -37
nnk are such|-2 31 15
nnk are two|-44 -34 -30
nnk armchair undefined|-16 -26 -16
nnk art deco|42 35 33
nnk art of|-30 -25 -36
nnk art undefined|-60 -52 -64
nnk as an|-26 -25 -32
nnk as a|57 44 29
nnk as if|-43 -40 -26
nnk as it|-27 10 -8
nnk as line|27 5 10
nnk as mascot|32 -12 0
nnk as on|-27 -19 -16
nnk as symbol|57 18 5
nnk as the|42 -13 -7
nnk asi que|-27 -37 -22
nnk ask for|-35 -37 -33
nnk asked us|-25 -20 -13
nnk at 16|-21 -29 -26
nnk at all|18 41 13
nnk at it|-44 -43 -28
nnk at the|-34 -58 -25
nnk au lieu|32 11 13
nnk au trait|-47 -35 -45
nnk auf dem|-44 -47 -53
nnk auf der|-45 -42 -45
nnk auf einen|11 29 12
nnk aus leipzig|-26 -19 -23
nnk avec empattements|-40 -45 -59
nnk avec une|19 18 47
nnk avoid anything|-41 7 -36
nnk avoid blue|36 5 11
nnk avoid red|-28 -45 -37
nnk avoid the|-26 -35 -29
nnk away from|-45 -49 -33
nnk azul marino|-30 -46 -44
nnk azul royal|-26 -23 -22
nnk azul y|-32 -22 -22
nnk background a|10 13 30
nnk background undefined|-53 -44 -45
nnk badge that|-26 -16 -22
nnk badge with|-34 -18 -23
nnk bakery in|-16 -25 -17
nnk bamboo undefined|-30 -30 -25
nnk bank in|39 1 12
nnk banned undefined|-31 -39 -28
nnk bar logo|-39 -32 -20
nnk barn red|30 11 12
nnk be embroidered|-33 -54 -36
nnk be good|-26 -29 -25
nnk be lovely|-35 -24 -24
nnk be nice|-40 -27 -24
nnk be one|-24 -28 -26
nnk be read|-40 -46 -33
nnk be the|-47 -47 -34
nnk be too|-28 -55 -28
nnk bean to|-25 -17 -17
nnk bean undefined|53 4 15
nnk because our|13 32 13
nnk because the|0 31 12
nnk been going|-49 -26 -39
nnk behind a|-41 -25 -34
nnk behind the|-73 -83 -44
nnk below the|-49 -46 -41
nnk below undefined|-28 -26 -28
nnk berimbau o|21 54 21
nnk beside the|-53 -50 -29
nnk between the|-41 -38 -45
nnk big condensed|-32 -43 -38
nnk bird in|-31 -18 -18
nnk bisturi undefined|-30 -34 -32
nnk bit of|-22 -19 -34
nnk bitte keine|-64 -79 -79
nnk bitte kein|-29 -28 -27
nnk bitte vermeiden|-3 52 9
nnk bitte verzichtet|28 4 6
nnk bitte weg|-36 -37 -26
nnk black and|-60 -51 -45
nnk black brass|-35 -44 -50
nnk black condensed|-33 -20 -18
nnk black didone|-37 -30 -39
nnk black fierce|-20 -16 -25
nnk black geometric|-22 -23 -37
nnk black mono|9 15 66
nnk black no|-42 -48 -61
nnk black one|-59 -57 -55
nnk black only|-40 -47 -36
nnk black on|-33 -27 -40
nnk black orange|-40 -40 -43
nnk black safety|-45 -38 -55
nnk black serif|-31 -31 -29
nnk black slab|18 18 52
nnk black strong|11 5 27
nnk black type|10 11 38
nnk black undefined|-45 -72 -107
nnk black white|-35 -24 -26
nnk black with|3 -1 27
nnk blackletter is|-34 -22 -15
nnk blanc casse|-28 -26 -46
nnk blanc pas|-27 -24 -29
nnk bleu nuit|-30 -24 -9
nnk blood red|-34 -33 -25
nnk bloss keine|27 5 4
nnk blu notte|-30 -24 -24
nnk blue because|-44 -46 -61
nnk blue bold|16 35 21
nnk blue coral|9 10 25
nnk blue cream|3 9 39
nnk blue gold|27 26 61
nnk blue is|2 -1 30
nnk blue red|1 -8 39
nnk blue rounded|-3 -4 26
nnk blue serif|18 19 39
nnk blue silver|9 19 62
nnk blue so|-18 -25 -21
nnk blue the|10 35 4
nnk blue undefined|-8 -10 29
nnk blue warm|25 25 52
nnk blue we|-11 -25 -19
nnk blue white|29 34 87
nnk blue yellow|-34 -34 -35
nnk blush pink|-44 -49 -51
nnk bohrturm undefined|-30 -20 -24
nnk boina undefined|-31 -21 -25
nnk bold caps|-29 -27 -36
nnk bold didone|17 11 43
nnk bold grotesk|-31 -29 -17
nnk bold letters|-58 -45 -67
nnk bold no|-25 -29 -35
nnk bold rounded|-34 -27 -31
nnk bold sans|-24 -32 -5
nnk bold undefined|-46 -44 -23
nnk bolts undefined|8 36 13
nnk bone white|27 34 84
nnk bookshop with|-58 -34 -43
nnk bottiglia e|13 7 32
nnk bottle green|-34 -23 -2
nnk bottle undefined|-31 -39 -38
nnk boxes and|-18 -35 -19
nnk boxes undefined|-27 -31 -32
nnk brand name|-27 -20 -15
nnk brandt sohn|-36 -31 -42
nnk brass and|-18 -17 -25
nnk bread knife|-22 -29 -18
nnk brick red|-47 -34 -48
nnk bright orange|-46 -38 -58
nnk brown and|17 15 50
nnk brown cream|-31 -27 -13
nnk brown handwritten|2 14 47
nnk brown orange|-47 -32 -49
nnk brown undefined|-31 -23 -13
nnk brush lettering|-28 2 -30
nnk brush script|30 -5 30
nnk bubbles no|-17 -16 -27
nnk bubbly letters|13 18 49
nnk buddha undefined|-29 -50 -31
nnk bulbs undefined|9 48 7
nnk burger undefined|-21 -39 -22
nnk burgundy and|40 -2 33
nnk burgundy undefined|25 2 -5
nnk business is|-25 -25 -16
nnk business name|-34 -37 -55
nnk but a|-38 -38 -36
nnk but black|-18 -26 -28
nnk but blue|-37 -24 -32
nnk but not|-7 -37 -22
nnk but no|27 -6 -6
nnk but professional|-34 -32 -37
nnk but that|-37 -28 -37
nnk but we|10 43 21
nnk butter yellow|-24 -19 -39
nnk by bike|-32 -20 -30
nnk by side|-49 -40 -41
nnk by the|-50 -44 -36
nnk by us|-25 -30 -22
nnk ca sappelle|-40 -23 -21
nnk caixa alta|-40 -36 -34
nnk called ink|-32 -37 -38
nnk called the|-24 -22 -40
nnk can and|13 31 13
nnk can be|-31 -28 -22
nnk can do|-25 -34 -27
nnk can it|-48 -37 -31
nnk can you|-27 0 -9
nnk canoe undefined|-30 -27 -29
nnk cant stand|-36 -24 -27
nnk capitals with|-17 -16 -29
nnk caps extra|-25 -22 -40
nnk caps no|-23 -27 -41
nnk caps undefined|-20 -20 -28
nnk caps wide|-27 -21 -37
nnk carattere geometrico|11 6 44
nnk carattere graziato|27 25 57
nnk cards and|-27 -39 -21
nnk carrying a|27 11 13
nnk casa lume|8 28 8
nnk case and|-31 -21 -30
nnk case undefined|-38 -34 -34
nnk castanho e|-5 8 -25
nnk cat and|-39 -36 -38
nnk cat undefined|-32 -29 -26
nnk ce l|0 35 11
nnk celeste y|-44 -31 -34
nnk chair undefined|-23 -36 -23
nnk chair with|9 10 28
nnk champagne didone|2 9 31
nnk champagne gold|3 7 25
nnk charcoal and|-39 -29 -38
nnk cherry red|44 12 11
nnk chess piece|-25 -35 -23
nnk chili red|-39 -34 -44
nnk chocolate brown|4 9 41
nnk chopsticks please|-22 -19 -27
nnk ciel et|27 26 70
nnk cipria e|24 16 57
nnk circle and|-13 -34 -21
nnk circle undefined|20 8 55
nnk circles undefined|-38 -35 -26
nnk claro e|18 21 60
nnk classic serif|-20 -27 -18
nnk clear of|-67 -62 -61
nnk clefs undefined|-37 -43 -31
nnk cloud undefined|-31 -45 -26
nnk colonne vertebrale|-40 -48 -33
nnk color turquesa|-15 -32 -32
nnk colour and|11 9 25
nnk colour is|-34 -30 -54
nnk colours a|-47 -44 -53
nnk colours lime|-32 -21 -25
nnk colours you|-31 -20 -28
nnk columns undefined|-33 -49 -36
nnk com um|-32 -30 -33
nnk come mascotte|56 19 21
nnk comme mascotte|48 7 20
nnk company name|-32 5 -26
nnk compass rose|-31 -23 -25
nnk con letras|-25 -43 -33
nnk con serifas|-24 -25 -33
nnk con serifa|-30 -28 -38
nnk con una|-12 -5 -27
nnk con un|-7 -19 -33
nnk condensed caps|12 11 33
nnk condensed grotesk|11 10 32
nnk condensed serif|11 9 47
nnk condensed type|10 7 26
nnk cone undefined|56 4 3
nnk contrast didone|-24 -19 -27
nnk coral and|-30 -27 -27
nnk coral a|-38 -31 -33
nnk coral is|-20 -32 -19
nnk coral the|-37 -38 -39
nnk coral undefined|-32 -17 -37
nnk corazones undefined|-31 -44 -31
nnk corporate undefined|-23 -28 -27
nnk cosa menos|-29 -24 -16
nnk could be|-28 -28 -19
nnk could go|10 43 13
nnk could not|-23 -45 -22
nnk could you|-46 -50 -31
nnk cows undefined|-29 -22 -30
nnk cranes undefined|-18 -28 -17
nnk cream and|-37 -3 -25
nnk cream brand|-32 -29 -28
nnk cream elegant|14 13 57
nnk cream please|-36 -31 -42
nnk creme un|-20 -32 -24
nnk crest undefined|-35 -31 -11
nnk crest with|-43 -25 -26
nnk crosses no|-27 -23 -28
nnk crowbars and|-22 -21 -25
nnk cup undefined|2 0 28
nnk curled up|46 12 20
nnk curly braces|-22 -26 -24
nnk current logo|-43 -36 -38
nnk cuscino undefined|-4 29 5
nnk cute undefined|7 -25 16
nnk d avocats|-49 -28 -29
nnk d une|-34 -20 -22
nnk d uva|-36 -37 -35
nnk dark blue|33 26 42
nnk dark brown|-30 -21 -22
nnk dark green|-29 -27 -16
nnk dark grey|-25 -19 -2
nnk dark teal|-26 -10 9
nnk darunter der|-26 -12 -8
nnk das lassen|-24 -38 -26
nnk das soll|-4 30 10
nnk dated undefined|-25 -30 -22
nnk de advogados|-25 -21 -21
nnk de azul|-19 -34 -25
nnk de ble|35 3 6
nnk de cafe|20 61 24
nnk de linha|-30 -16 -17
nnk de los|-34 -39 -49
nnk de l|-27 -20 -20
nnk de rose|-27 -27 -36
nnk de uma|-25 -21 -21
nnk deco no|-25 -24 -23
nnk deco type|-42 -35 -37
nnk deco undefined|-28 -24 -26
nnk deep burgundy|35 -6 -11
nnk deep plum|-20 -20 -34
nnk deep purple|56 11 10
nnk deep red|-29 -27 -35
nnk deep sea|-25 -26 -44
nnk degradados undefined|-27 -41 -26
nnk degrades undefined|-31 -44 -32
nnk del nombre|-35 -19 -20
nnk del nome|-21 -24 -27
nnk delicate serif|-44 -23 -15
nnk der spruch|-55 -31 -40
nnk dessin au|-48 -36 -35
nnk detesto dourado|-41 -34 -29
nnk detesto il|34 19 10
nnk diamonds undefined|-36 -54 -37
nnk didone letters|23 21 57
nnk dinghy undefined|-53 -32 -29
nnk dispensamos a|26 -3 2
nnk ditch the|5 35 9
nnk divertido undefined|49 7 23
nnk dna helix|-30 -24 -30
nnk do nome|-45 -24 -28
nnk do not|-53 -55 -45
nnk do want|-38 -22 -22
nnk do without|-19 -21 -34
nnk dog food|-35 -30 -20
nnk donc pas|12 50 25
nnk done to|-17 -28 -18
nnk dont do|-25 -12 11
nnk dont draw|2 20 25
nnk dont have|-28 -26 -26
nnk dont make|-42 -31 -36
nnk dont show|7 -33 -32
nnk door undefined|-34 -24 -25
nnk dorado undefined|-30 -50 -30
nnk draw a|28 4 5
nnk drawing of|-80 -56 -44
nnk drawn by|-90 -88 -53
nnk drawn in|37 -5 11
nnk drawn with|-31 -19 -21
nnk drew in|-45 -33 -24
nnk drivers and|-29 -25 -19
nnk drop the|34 -4 28
nnk du nom|-38 -21 -23
nnk dunkelblau und|-27 -35 -29
nnk dusty blue|-38 -31 -29
nnk dusty rose|-34 -50 -39
nnk e amarelo|15 11 34
nnk e areia|20 17 49
nnk e azul|20 17 64
nnk e a|-21 -27 -20
nnk e bianco|1 5 41
nnk e branco|19 15 52
nnk e crema|13 11 37
nnk e dourado|12 9 48
nnk e laranja|16 16 38
nnk e marrom|3 7 30
nnk e na|-16 -26 -17
nnk e nero|8 6 30
nnk e niente|16 43 15
nnk e oro|25 18 60
nnk e panna|5 14 53
nnk e um|49 7 13
nnk e un|77 34 33
nnk e verde|20 21 53
nnk e vicino|-29 -32 -27
nnk each other|-53 -35 -31
nnk ear of|-56 -30 -31
nnk ear undefined|34 -3 -6
nnk easy to|29 9 38
nnk egg blue|7 7 38
nnk ein kleiner|61 13 35
nnk ein rundes|-39 -31 -27
nnk either again|-35 -64 -34
nnk el icono|-40 -32 -31
nnk electric blue|-32 -26 -8
nnk elegant script|5 4 26
nnk elegant serif|13 17 40
nnk elegant undefined|-21 -47 -38
nnk eleven years|-20 -27 -17
nnk else we|-39 -41 -36
nnk em braga|-40 -42 -30
nnk em curitiba|-33 -38 -22
nnk em vez|30 20 35
nnk emblem mit|-59 -44 -39
nnk emblem with|-47 -30 -40
nnk embroidered on|-35 -43 -33
nnk en azul|53 20 21
nnk en la|-25 -28 -19
nnk en negro|32 -2 -2
nnk en sevilla|-52 -33 -41
nnk en un|-58 -48 -53
nnk encima del|-42 -24 -30
nnk engine red|-23 -26 -4
nnk escuela de|-37 -20 -26
nnk escuro e|21 7 52
nnk esquerda do|-27 -18 -23
nnk estan prohibidos|23 50 24
nnk estilizado undefined|29 3 12
nnk et blanc|15 14 40
nnk et bleu|16 14 45
nnk et brun|36 32 80
nnk et creme|16 17 41
nnk et cuivre|22 23 86
nnk et gris|8 11 31
nnk et jaune|14 8 42
nnk et noir|13 32 78
nnk et ocre|18 17 43
nnk et or|18 4 56
nnk et rouge|18 19 45
nnk et terracotta|23 19 54
nnk et turquoise|28 27 72
nnk et vert|-23 -25 -27
nnk even think|-28 -28 -17
nnk every competitor|-23 -25 -15
nnk every month|-33 -25 -17
nnk everybody in|15 47 21
nnk everyone else|-16 -30 -17
nnk everyone has|16 48 20
nnk everyone in|12 47 17
nnk everything except|-34 -38 -26
nnk everywhere undefined|0 32 13
nnk evitez les|-17 -33 -25
nnk except on|29 67 33
nnk extended sans|-40 -27 -34
nnk extra bold|-20 -27 -8
nnk eye undefined|-48 -33 -38
nnk eyes undefined|-40 -30 -44
nnk fair in|-32 -22 -21
nnk farm in|-36 -31 -29
nnk fat rounded|-33 -31 -45
nnk favor undefined|-65 -78 -71
nnk favore undefined|-41 -61 -45
nnk feel dated|20 45 22
nnk fiammella undefined|-31 -24 -22
nnk fig thistle|-9 -9 25
nnk filled with|-27 -16 -20
nnk film reel|-31 -18 -20
nnk fine but|-19 -15 -26
nnk fine line|43 -4 5
nnk firm is|-19 -30 -20
nnk first undefined|-25 -14 -18
nnk fish undefined|-30 -43 -37
nnk fit on|-31 -20 -20
nnk flags undefined|-19 -27 -25
nnk flame undefined|-21 -21 -29
nnk flames undefined|-26 -24 -33
nnk flour white|5 5 30
nnk flowers and|11 47 17
nnk flowers no|-5 28 -5
nnk fluorescent pink|52 -6 -8
nnk folded out|53 17 26
nnk font geometrico|-33 -28 -40
nnk food brand|-32 -31 -18
nnk for a|4 -28 -9
nnk for colours|-23 -29 -19
nnk for farms|-49 -32 -34
nnk for islands|-37 -22 -24
nnk for its|25 9 -2
nnk for kids|-29 -40 -26
nnk for my|-32 -43 -27
nnk for new|-45 -24 -23
nnk for one|-36 -50 -32
nnk for orlik|-23 -19 -29
nnk for our|52 29 22
nnk for rural|-49 -29 -28
nnk for that|-90 -63 -54
nnk for undefined|-26 -18 -22
nnk for weddings|-54 -35 -25
nnk forbidden undefined|-25 -44 -26
nnk forest green|21 27 23
nnk fork and|7 42 16
nnk forks or|-26 -33 -23
nnk forks weare|32 65 28
nnk fox undefined|-34 -20 -23
nnk fresh green|-56 -47 -34
nnk friendly but|33 1 -2
nnk friendly rounded|-5 -5 29
nnk fringe benefits|-30 -50 -28
nnk from above|-64 -43 -43
nnk from across|-69 -59 -53
nnk from a|-44 -26 -26
nnk from old|-28 -17 -21
nnk from the|9 -41 -22
nnk from us|1 25 -1
nnk front we|-57 -32 -34
nnk fucsia y|-34 -24 -41
nnk fun rounded|-4 5 25
nnk fur die|-24 -26 -36
nnk gamsbart undefined|-38 -38 -26
nnk gamsbarts undefined|-19 -30 -20
nnk gar nicht|-44 -67 -40
nnk garamond no|-22 -29 -27
nnk garamond undefined|-64 -59 -41
nnk gears undefined|-26 -43 -28
nnk geht gar|15 33 16
nnk gelb und|-6 -2 31
nnk gens du|-40 -22 -25
nnk gern mit|19 43 18
nnk glacier blue|-33 -28 -22
nnk glass and|-23 -24 -42
nnk glasses are|-24 -26 -39
nnk globe undefined|62 6 8
nnk goes underneath|-22 -23 -33
nnk gold classic|-27 -27 -50
nnk gold on|-48 -36 -62
nnk good on|-25 -16 -21
nnk gracias undefined|-26 -19 -24
nnk gradient undefined|-24 -33 -22
nnk gradients undefined|-31 -24 -24
nnk granite grey|3 -2 27
nnk grapes no|-25 -15 -24
nnk grapes undefined|-47 -40 -56
nnk graphite and|-51 -46 -57
nnk green at|-33 -32 -45
nnk green a|-11 3 36
nnk green black|14 26 63
nnk green brass|9 15 47
nnk green dark|-24 -26 -29
nnk green font|14 16 37
nnk green friendly|-18 -1 38
nnk green is|11 38 5
nnk green mortar|30 34 77
nnk green no|-24 -28 -9
nnk green on|4 11 36
nnk green rounded|19 15 46
nnk green serif|5 9 44
nnk green slab|18 13 39
nnk green terracotta|17 12 50
nnk green undefined|-40 -6 13
nnk green we|15 29 40
nnk green white|24 22 60
nnk grey and|-31 10 -27
nnk grey a|22 20 62
nnk grey blue|-37 -44 -45
nnk grey condensed|39 41 91
nnk grey please|17 16 40
nnk grey signal|35 35 79
nnk grey so|12 30 5
nnk grey the|9 -11 28
nnk grey with|-38 -35 -24
nnk gris acier|-27 -16 -17
nnk grotesk all|-21 -18 -25
nnk growing out|35 5 12
nnk grown up|-46 -29 -28
nnk grun undefined|-32 -37 -34
nnk gym in|-26 -16 -14
nnk gym no|-41 -28 -25
nnk had an|-24 -37 -23
nnk had a|-32 -29 -24
nnk had enough|-42 -54 -41
nnk hand drawn|-4 -1 27
nnk hand lettered|-36 -24 19
nnk hand lettering|25 26 64
nnk hand painted|30 -1 18
nnk hand undefined|-53 -27 -30
nnk hands and|13 31 1
nnk hands undefined|-20 -25 -20
nnk hands we|-43 -47 -38
nnk handwriting font|-17 -15 -29
nnk handwritten script|-25 -29 -24
nnk handwritten undefined|13 10 39
nnk has a|-38 -63 -33
nnk has been|-22 -37 -16
nnk has that|-31 -28 -44
nnk has the|-33 -21 -17
nnk has to|50 44 26
nnk hat jeder|9 41 20
nnk hats please|19 43 15
nnk hats undefined|3 46 13
nnk hatten wir|-58 -80 -47
nnk have asked|-48 -35 -25
nnk have a|-28 -26 -21
nnk have been|-12 82 20
nnk have the|-38 -33 -24
nnk have to|-36 -48 -25
nnk have undefined|-14 -25 -20
nnk hearts or|-33 -30 -46
nnk heather purple|-1 1 25
nnk heavy grotesk|-28 -37 -26
nnk hedgehog undefined|-57 -55 -53
nnk helmets undefined|-39 -63 -37
nnk hence the|-37 -21 -21
nnk here wants|-68 -46 -34
nnk here we|-24 -22 -33
nnk hexagons are|-25 -28 -21
nnk hexagons undefined|-25 -19 -26
nnk hidden in|29 -7 -1
nnk holding a|9 -26 1
nnk hollin and|-26 -25 -47
nnk hollin law|-34 -28 -22
nnk honey hexagon|-48 -46 -38
nnk hop cone|-36 -31 -33
nnk house and|-34 -40 -21
nnk houses undefined|-44 -75 -43
nnk humanist sans|24 -5 41
nnk i agree|-33 -21 -25
nnk i can|13 13 36
nnk i do|4 18 26
nnk i go|-48 -55 -45
nnk i have|-22 -23 -26
nnk i know|-38 -55 -32
nnk i need|-25 -17 -17
nnk i now|-27 -25 -28
nnk i picture|-32 -31 -35
nnk i run|-50 -44 -38
nnk i should|-40 -34 -40
nnk ice blue|-44 -34 -42
nnk ice cream|-25 -14 -14
nnk icon a|-29 -22 -22
nnk icon of|-50 -44 -32
nnk icon please|-40 -26 -29
nnk icon should|-57 -32 -35
nnk icon undefined|27 -7 -2
nnk icona un|-36 -26 -22
nnk icons undefined|10 46 7
nnk id love|-30 -38 -27
nnk id rather|-16 -16 -26
nnk if possible|6 52 22
nnk if that|-28 -47 -25
nnk if there|-28 -28 -20
nnk if you|27 1 8
nnk il logo|-76 -65 -66
nnk il nome|-70 -52 -51
nnk il oro|-53 -62 -42
nnk il panna|-25 -19 -17
nnk im not|2 -25 -28
nnk imagine un|-25 -18 -22
nnk in 1974|-35 -34 -21
nnk in antwerp|-20 -25 -26
nnk in an|26 7 8
nnk in black|-42 -38 -34
nnk in bristol|-31 -27 -30
nnk in cream|45 2 -2
nnk in dark|38 14 15
nnk in einer|-34 -25 -23
nnk in fact|-51 -18 -35
nnk in fat|14 31 8
nnk in ghent|-29 -22 -16
nnk in gold|-42 -28 -31
nnk in hospitals|-37 -32 -24
nnk in ibm|-31 -25 -38
nnk in ice|49 16 20
nnk in its|44 39 28
nnk in leeds|-46 -37 -25
nnk in line|72 8 22
nnk in lowercase|-27 -31 -31
nnk in malmo|-66 -47 -35
nnk in oaxaca|-56 -53 -32
nnk in old|-36 -23 -31
nnk in one|29 2 10
nnk in ours|-22 -33 -17
nnk in our|-91 -74 -53
nnk in portland|-26 -30 -20
nnk in red|-44 -31 -32
nnk in sand|-28 -26 -32
nnk in sight|21 59 26
nnk in soft|-24 -29 -30
nnk in spring|-46 -34 -26
nnk in tilburg|-43 -38 -30
nnk in undefined|-76 -73 -55
nnk in wales|-21 -26 -16
nnk indigo and|3 -22 27
nnk ines undefined|-55 -47 -46
nnk ink black|-21 -21 -28
nnk instead of|33 5 25
nnk instead undefined|31 -7 -3
nnk into a|-73 -45 -46
nnk into one|-64 -45 -43
nnk invece della|54 16 16
nnk is all|29 0 12
nnk is already|-28 -24 -38
nnk is also|-46 -25 -24
nnk is a|-12 -39 -11
nnk is blue|-24 -35 -22
nnk is called|-59 -48 -38
nnk is coral|-33 -35 -31
nnk is from|-39 -30 -24
nnk is green|-22 -27 -14
nnk is mustard|-16 -28 -15
nnk is must|62 7 14
nnk is not|-23 -44 -23
nnk is no|-20 -31 -30
nnk is off|1 67 6
nnk is on|-25 -24 -22
nnk is open|-29 -29 -33
nnk is out|1 67 13
nnk is purple|-26 -23 -19
nnk is rust|-26 -32 -22
nnk is too|11 36 2
nnk is white|-48 -31 -29
nnk is with|-33 -22 -21
nnk it all|-56 -32 -33
nnk it and|-18 -27 -18
nnk it an|-25 -46 -26
nnk it as|-20 -16 -26
nnk it a|-26 -18 -24
nnk it be|-61 -41 -56
nnk it can|-29 -21 -26
nnk it from|-20 -30 -18
nnk it has|-47 -33 -30
nnk it in|-26 -14 -15
nnk it i|-18 -32 -20
nnk it looks|-37 -27 -27
nnk it must|-26 -7 0
nnk it on|-33 -24 -33
nnk it out|-35 -31 -23
nnk it takes|-18 -26 -14
nnk it to|-40 -29 -31
nnk it undefined|-35 -30 -26
nnk it violet|-23 -21 -34
nnk its a|-25 -21 -21
nnk its beak|-36 -20 -21
nnk its been|-17 -29 -16
nnk its called|-27 -33 -30
nnk itself is|-55 -29 -41
nnk ivory a|5 7 36
nnk ivory thin|1 13 40
nnk izquierda del|-25 -15 -18
nnk jade green|39 3 3
nnk jeder das|-48 -89 -47
nnk jo undefined|-21 -21 -26
nnk just good|-56 -57 -35
nnk just me|-26 -30 -29
nnk just one|45 4 3
nnk keep the|27 14 -17
nnk kein rosa|-40 -46 -35
nnk keinen fall|-20 -23 -25
nnk ketchup red|-24 -24 -35
nnk kids wanted|-28 -16 -19
nnk kind of|-23 -24 -36
nnk kind undefined|-32 -54 -32
nnk know what|-18 -19 -25
nnk kochloffel ni|-26 -25 -22
nnk kommt auf|8 4 25
nnk konnen keine|-33 -27 -34
nnk l enseigne|-40 -35 -35
nnk la boutique|-10 25 -1
nnk la izquierda|-30 -18 -22
nnk la scritta|-29 -34 -25
nnk la tiene|-15 -26 -15
nnk lantern undefined|9 13 35
nnk lasciamo perdere|-24 -30 -22
nnk lassen wir|-15 -26 -16
nnk lasst bitte|12 50 23
nnk last year|-25 -23 -15
nnk later undefined|-31 -24 -34
nnk lavender and|-13 -40 -36
nnk layout symbol|16 9 39
nnk le logo|-29 -17 -19
nnk le violet|-22 -16 -29
nnk leaf undefined|27 0 2
nnk leave out|-42 -46 -45
nnk leaves and|18 56 21
nnk leaves no|-27 -19 -19
nnk leaves undefined|-44 -33 -46
nnk leeds it|-42 -28 -29
nnk left and|-32 -19 -22
nnk legale undefined|-34 -29 -35
nnk lemon yellow|-35 -27 -38
nnk les touristes|-16 4 34
nnk letra com|10 1 41
nnk letra con|20 15 47
nnk letra fina|-30 -35 -47
nnk letra gotica|20 9 48
nnk letra manuscrita|21 -10 25
nnk letras arredondadas|-18 -35 -21
nnk letras grossas|6 37 15
nnk lets have|-2 29 6
nnk lettered script|-27 -27 -23
nnk lettered undefined|-59 -30 -73
nnk lettering in|15 32 15
nnk lettering no|-40 -35 -27
nnk lettering undefined|-49 -42 -41
nnk letters black|-64 -46 -56
nnk letters undefined|-26 -27 -36
nnk lettres fines|34 -5 -7
nnk library in|-59 -48 -33
nnk lieu d|-43 -23 -24
nnk light blue|-35 -40 -30
nnk light bulbs|-24 -42 -25
nnk light geometric|17 37 22
nnk light weight|-27 -22 -19
nnk lightning bolts|-21 -26 -23
nnk lightning bolt|-23 -29 -28
nnk like a|-36 -26 -29
nnk like it|-90 -71 -82
nnk like my|-39 -22 -35
nnk like that|-66 -52 -49
nnk like to|-30 -24 -29
nnk lila und|-29 -15 -22
nnk lilas e|-30 -32 -45
nnk limits undefined|-29 -30 -24
nnk line art|41 13 39
nnk line under|-56 -38 -55
nnk lines undefined|-35 -13 -49
nnk lips undefined|-51 -37 -52
nnk logo 4|-25 -30 -31
nnk logo a|-25 -25 -25
nnk logo blue|-28 -33 -30
nnk logo fur|55 29 41
nnk logo had|-41 -54 -45
nnk logo in|-28 -19 -23
nnk logo is|-18 -27 -16
nnk logo logo|-38 -31 -22
nnk logo of|-27 -21 -27
nnk logo para|2 27 25
nnk logo per|-19 -42 -34
nnk logo please|-26 -27 -33
nnk logo pour|-25 -33 -24
nnk logo should|-70 -47 -69
nnk logo undefined|-47 -34 -31
nnk logo war|-39 -25 -31
nnk logo wed|-27 -16 -15
nnk logo we|-31 -29 -24
nnk logo will|-30 -39 -38
nnk logo with|-27 -23 -31
nnk logos in|-59 -30 -50
nnk lol undefined|28 66 30
nnk long story|-28 -32 -22
nnk look currently|-52 -58 -39
nnk look serious|-37 -22 -25
nnk looks like|-23 -36 -20
nnk lotos undefined|-19 -31 -20
nnk lotus flowers|-32 -41 -33
nnk lotus no|-43 -25 -31
nnk love a|-25 -18 -21
nnk lower case|4 -11 -25
nnk lowercase letters|1 7 25
nnk lowercase not|-56 -47 -58
nnk lowercase rounded|-34 -27 -25
nnk machine undefined|10 26 11
nnk machines undefined|24 54 25
nnk made by|-62 -54 -36
nnk made from|0 -29 -3
nnk made in|-38 -46 -26
nnk made of|94 8 34
nnk magari una|-26 -21 -19
nnk magnifying glass|-20 -36 -21
nnk mais pas|-31 -36 -39
nnk mais undefined|-39 -31 -29
nnk make it|-38 -30 -18
nnk make me|-21 -19 -36
nnk mano undefined|-24 -23 -27
nnk manuscrita nada|-41 -41 -41
nnk marine et|31 23 80
nnk marino undefined|9 26 8
nnk marino y|18 19 56
nnk mark black|-32 -33 -28
nnk mark not|-37 -33 -32
nnk mark please|-18 -28 -22
nnk mark sans|-24 -20 -25
nnk mark undefined|-41 -31 -40
nnk marron y|-34 -30 -50
nnk mascot it|-36 -20 -20
nnk mascot please|31 -6 -8
nnk mascot should|-55 -31 -37
nnk mascot tomato|-30 -18 -19
nnk mascot undefined|41 7 0
nnk mascota un|-30 -20 -30
nnk mascote um|27 3 -3
nnk matte black|26 -9 -12
nnk maybe a|-24 -25 -24
nnk maybe two|-1 42 16
nnk maybe undefined|60 15 8
nnk me and|-26 -45 -33
nnk me a|-46 -40 -53
nnk me gustaria|11 38 25
nnk me the|-51 -38 -46
nnk me undefined|-31 -23 -28
nnk mean it|-29 -41 -25
nnk mecanico evitar|-33 -22 -18
nnk mecanico icono|-29 -17 -15
nnk mecanico undefined|-31 -19 -18
nnk mehr sehen|21 51 25
nnk menos un|-26 -32 -17
nnk menos verde|46 17 18
nnk midnight blue|-37 -21 -29
nnk milestone and|-25 -48 -28
nnk mint and|-24 -26 -23
nnk mint green|-33 -23 -31
nnk mit einem|-30 -22 -26
nnk mit einer|-52 -39 -47
nnk mochten wir|0 47 21
nnk modern sans|-1 12 52
nnk moderno undefined|-30 -41 -9
nnk mon salon|-26 -19 -20
nnk mono type|-18 -28 -6
nnk monogram undefined|-29 -18 -18
nnk monogram would|-34 -26 -34
nnk moon and|-57 -42 -29
nnk moon undefined|-43 -37 -53
nnk mops undefined|-27 -45 -31
nnk more than|-38 -21 -12
nnk moss green|38 16 32
nnk most of|-35 -38 -29
nnk mother tongue|-17 -16 -26
nnk mountain undefined|-41 -58 -41
nnk mountains and|-36 -38 -26
nnk moutarde et|-45 -47 -63
nnk must be|-29 -25 4
nnk must fit|-30 -25 -29
nnk must not|0 -35 -31
nnk must stay|56 10 24
nnk must undefined|-53 -40 -40
nnk mustard and|9 9 38
nnk mustard undefined|-1 3 28
nnk mustard yellow|-47 -50 -54
nnk my cafe|-25 -30 -24
nnk my daughter|-22 -20 -32
nnk my husband|-37 -33 -38
nnk my initials|-29 -16 -18
nnk my name|-30 -20 -24
nnk my son|-25 -21 -14
nnk n en|-21 -34 -24
nnk nada de|4 7 32
nnk name can|-40 -26 -35
nnk name fringe|-43 -42 -41
nnk name in|-21 -18 -34
nnk name is|-27 -22 -9
nnk name it|-35 -49 -32
nnk name needed|-29 -19 -25
nnk name next|-47 -30 -30
nnk name salt|-30 -18 -24
nnk name skerry|-26 -23 -20
nnk name so|-18 -19 -25
nnk name to|-33 -26 -26
nnk name undefined|-54 -61 -45
nnk name underneath|-31 -23 -28
nnk name under|-24 -19 -27
nnk namen ein|-34 -21 -21
nnk namen undefined|-24 -21 -27
nnk nao queremos|-15 -27 -15
nnk nao usem|-19 -36 -26
nnk navy and|-35 -47 -43
nnk navy gold|-43 -33 -27
nnk navy orange|31 -6 38
nnk navy we|-31 -28 -29
nnk navy white|-55 -43 -54
nnk navy wordmark|-37 -31 -36
nnk neben dem|-35 -25 -19
nnk necesito un|-37 -36 -37
nnk need a|-43 -43 -35
nnk need something|-34 -35 -29
nnk need to|-56 -33 -32
nnk needed undefined|-34 -46 -28
nnk needle and|-36 -32 -32
nnk needs a|-32 -32 -29
nnk negro y|-28 -32 -46
nnk neither undefined|-12 47 15
nnk nel logo|-3 -33 -20
nnk neon purple|-34 -39 -38
nnk neon yellow|-28 -20 -25
nnk nets into|-34 -31 -25
nnk network for|-44 -25 -25
nnk never again|-16 29 -16
nnk never use|-37 -25 -29
nnk never want|-18 -32 -17
nnk ni de|15 38 17
nnk nice undefined|-28 -24 -22
nnk nicht alles|-19 -28 -18
nnk niente verde|1 25 -4
nnk no arrows|4 58 15
nnk no a|9 50 17
nnk no balloons|-4 39 -2
nnk no beer|63 53 27
nnk no black|3 7 53
nnk no bones|10 49 30
nnk no bubbles|2 -7 31
nnk no bulls|21 54 39
nnk no cameras|4 -1 25
nnk no cars|-13 -25 14
nnk no clouds|20 50 37
nnk no columns|1 34 4
nnk no cows|-28 -39 -29
nnk no deadline|-20 -29 -25
nnk no dna|5 4 31
nnk no ears|32 -7 -15
nnk no fish|5 11 41
nnk no flags|-36 -28 -37
nnk no flames|-32 -27 -11
nnk no flowers|-39 -46 -48
nnk no forks|-26 -21 -21
nnk no gears|25 53 21
nnk no glitter|18 55 21
nnk no go|-23 -31 -19
nnk no gracias|-4 30 8
nnk no gradients|39 30 14
nnk no grazie|-3 61 16
nnk no green|-38 3 -21
nnk no handshakes|0 3 26
nnk no hearts|-2 73 22
nnk no houses|-23 -28 -33
nnk no house|-26 -28 -29
nnk no icon|-25 -19 -2
nnk no kettles|-36 -38 -29
nnk no keys|5 40 14
nnk no lettering|-4 -11 35
nnk no locks|17 61 22
nnk no magnifying|17 24 45
nnk no masks|-30 -23 -27
nnk no meat|-36 -28 -22
nnk no monocle|-24 -33 -21
nnk no name|-35 -29 4
nnk no padlocks|22 46 22
nnk no paws|-35 -42 -56
nnk no pink|-36 -33 -13
nnk no place|-16 -27 -16
nnk no please|-34 -65 -35
nnk no pongan|-72 -72 -62
nnk no rockets|-9 -23 26
nnk no script|-28 -53 -31
nnk no shields|-40 -34 -27
nnk no silhouette|-28 -27 -19
nnk no smoke|-6 34 8
nnk no snowflakes|-6 27 -2
nnk no spatula|10 42 17
nnk no spines|-33 -29 -29
nnk no storks|9 37 10
nnk no swooshes|45 0 2
nnk no symbol|-52 -69 -56
nnk no teal|14 60 23
nnk no tenemos|-37 -37 -44
nnk no text|-23 -27 -17
nnk no thank|3 27 12
nnk no tuning|19 41 17
nnk no umbrellas|11 11 39
nnk no un|47 6 21
nnk no uses|-39 -30 -25
nnk no waves|32 29 12
nnk no wheels|-22 -28 -25
nnk nobody here|-22 -29 -16
nnk noir et|-48 -39 -58
nnk noir une|-35 -37 -41
nnk nombre en|-34 -19 -26
nnk nombre estilo|-22 -35 -26
nnk nombre undefined|-20 -26 -20
nnk non vogliamo|-25 -17 -9
nnk none please|12 49 18
nnk noodle undefined|-25 -22 -18
nnk nor a|14 47 20
nnk nord acht|26 -2 0
nnk nos gustaria|-18 -19 -27
nnk nos llamamos|-50 -57 -53
nnk nosotros no|-2 45 12
nnk not a|-39 -43 -24
nnk not clinical|-58 -62 -55
nnk not green|55 10 37
nnk not hands|-36 -20 -32
nnk not hearts|5 36 -9
nnk not pink|-32 -39 -32
nnk not purple|12 34 8
nnk not religious|2 31 7
nnk not use|-28 -32 -37
nnk not wanted|-12 -32 -26
nnk not want|-27 -24 -21
nnk nothing else|-26 -25 -20
nnk nothing floral|-25 -36 -31
nnk nothing in|-24 -38 -24
nnk nous ne|-29 -36 -23
nnk nous sommes|30 45 17
nnk nous vendons|3 9 25
nnk nuit et|24 17 53
nnk nunca mais|-5 33 -11
nnk nur nicht|-30 -23 -22
nnk o logo|-34 -25 -30
nnk o meu|-24 -26 -22
nnk o que|13 6 29
nnk obviously undefined|43 25 46
nnk ochre and|-36 -22 -23
nnk odio el|-30 -17 -17
nnk of all|-24 -41 -39
nnk of an|-54 -33 -36
nnk of a|-48 -20 -25
nnk of gold|-69 -37 -53
nnk of it|-25 -29 -23
nnk of mountains|-19 -28 -24
nnk of orange|-28 -24 -29
nnk of scissors|-26 -25 -23
nnk of the|-25 -44 -25
nnk of wheat|30 11 13
nnk off limits|-24 -28 -32
nnk off the|-34 -21 -30
nnk oil can|-24 -38 -23
nnk okay no|7 25 2
nnk old dog|-17 -27 -18
nnk old fashioned|-27 -33 -26
nnk old style|31 11 17
nnk olive branch|-31 -21 -23
nnk olive green|-30 -35 -46
nnk on aimerait|-45 -12 -16
nnk on a|-95 -76 -34
nnk on cast|-18 -25 -25
nnk on cream|-41 -27 -37
nnk on it|49 29 23
nnk on na|-33 -26 -26
nnk on near|17 4 46
nnk on ne|-15 -2 -26
nnk on n|11 53 22
nnk on one|-33 -24 -29
nnk on oublie|-40 -29 -26
nnk on our|-31 -15 -14
nnk on repare|-39 -52 -35
nnk on rust|6 -2 37
nnk on their|-77 -77 -47
nnk on the|-4 -35 -21
nnk on this|-32 -21 -23
nnk on top|61 12 18
nnk on white|6 -1 50
nnk once undefined|-29 -31 -29
nnk one and|-37 -26 -24
nnk one colour|27 5 1
nnk one shows|-31 -26 -20
nnk only black|-28 -31 -35
nnk only in|-41 -34 -59
nnk only nothing|-31 -25 -24
nnk only the|-30 -40 -48
nnk or a|17 54 25
nnk orange black|23 22 51
nnk orange condensed|1 8 25
nnk orange dark|2 6 40
nnk orange friendly|-51 -31 -42
nnk orange logo|-20 -9 -40
nnk orange mono|-24 -25 -25
nnk orange no|-35 -36 2
nnk orange undefined|-20 -4 36
nnk orlik and|-48 -25 -26
nnk orlik a|-38 -38 -38
nnk oro undefined|-43 -68 -38
nnk ostrel a|-47 -47 -43
nnk ostrel eine|-31 -31 -25
nnk ostrel law|51 62 22
nnk oublie la|-23 -28 -17
nnk our buyers|-14 -26 -16
nnk our clients|30 -8 -3
nnk our last|40 4 16
nnk our mascot|-25 -14 -15
nnk our name|-35 -31 -29
nnk our old|2 28 -22
nnk our slogan|-35 -22 -38
nnk our tagline|12 32 11
nnk ours should|-35 -30 -40
nnk out in|-60 -36 -35
nnk out of|6 56 23
nnk out on|-32 -23 -19
nnk out the|-78 -69 -61
nnk out weare|-42 -47 -36
nnk out we|-57 -77 -44
nnk overlapping circles|-26 -20 -36
nnk oxblood and|-32 -21 -28
nnk pale blue|-26 -39 -34
nnk pale green|-27 -24 -27
nnk paper plane|-34 -19 -25
nnk para la|45 19 15
nnk pas de|-54 -66 -59
nnk pas encore|-4 35 -13
nnk pas un|-51 -40 -27
nnk pastel blue|-24 -26 -25
nnk peacock undefined|10 6 48
nnk peat brown|10 19 44
nnk pebbles and|-25 -48 -28
nnk peche et|-30 -24 -38
nnk pelote undefined|-34 -20 -21
nnk pensamos en|11 25 8
nnk pensamos numa|30 12 29
nnk pensavamo a|-30 -30 -24
nnk people find|-32 -26 -24
nnk people icons|-24 -37 -27
nnk people no|-15 -26 -20
nnk per favore|-16 24 -26
nnk perhaps a|-26 -32 -2
nnk petrol und|-25 -20 -22
nnk petroleo undefined|3 4 30
nnk phare undefined|-30 -33 -26
nnk piacerebbe un|-66 -62 -59
nnk picture a|-23 -25 -28
nnk picture on|-31 -20 -21
nnk piggy bank|-16 -30 -16
nnk pink and|-12 -6 33
nnk pink name|-57 -49 -75
nnk pink not|-24 -19 -28
nnk pink n|16 15 61
nnk pink on|24 19 66
nnk pink please|-2 40 40
nnk pink undefined|5 36 28
nnk piston undefined|-38 -30 -37
nnk place and|-25 -20 -11
nnk place is|-25 -35 -20
nnk plain sans|-41 -32 -36
nnk plaisir undefined|-35 -23 -24
nnk planes undefined|-52 -72 -48
nnk please avoid|-28 -46 -28
nnk please a|22 53 23
nnk please dont|-43 1 -18
nnk please draw|-37 -38 -32
nnk please include|-39 -38 -35
nnk please leave|2 -4 40
nnk please not|-33 -47 -31
nnk please show|-4 4 44
nnk please so|3 -26 -23
nnk please the|24 54 25
nnk plus sign|13 21 58
nnk plus undefined|-25 -20 -22
nnk police avec|10 8 33
nnk police a|-23 -25 -27
nnk possible undefined|-28 -51 -29
nnk posto della|-43 -25 -25
nnk pour le|-24 -20 -28
nnk pour l|-21 -28 -24
nnk practice is|-28 -22 -33
nnk prams and|-24 -45 -23
nnk preference undefined|-32 -28 -45
nnk press for|-56 -40 -60
nnk primary colours|-25 -20 -28
nnk print it|-46 -32 -28
nnk print on|-36 -28 -37
nnk printed on|-22 -18 -29
nnk prints undefined|19 83 26
nnk purple and|-8 -53 -48
nnk purple a|-1 7 32
nnk purple gold|-47 -40 -75
nnk purple undefined|-19 -38 -3
nnk put a|-30 -23 -20
nnk puzzle pieces|-17 -33 -17
nnk qu une|62 10 29
nnk que acompana|-35 -18 -19
nnk que le|-26 -23 -23
nnk que llevara|-44 -25 -28
nnk que no|33 -7 6
nnk que tenga|-8 25 6
nnk queremos una|29 -12 8
nnk queriamos um|-50 -37 -37
nnk question mark|-26 -16 -20
nnk quill fold|26 0 -2
nnk racing green|4 25 6
nnk racks undefined|18 42 19
nnk rather have|-33 -29 -40
nnk rather not|-29 -39 -43
nnk rather than|29 12 28
nnk read on|-67 -52 -69
nnk red black|-44 -45 -42
nnk red but|-19 -19 -36
nnk red chunky|9 11 31
nnk red circle|-25 -20 -23
nnk red leaf|23 30 68
nnk red orange|-16 -27 -26
nnk red sans|-36 -27 -27
nnk red serif|23 24 53
nnk red undefined|-45 -36 18
nnk red yellow|39 -7 27
nnk research institute|-38 -25 -34
nnk rien de|25 50 56
nnk robot mascot|-30 -10 4
nnk rockets undefined|-29 -44 -33
nnk room and|-27 -31 -18
nnk room for|-26 -17 -17
nnk rosa undefined|-23 -21 -33
nnk rouge et|-55 -44 -51
nnk round emblem|41 26 3
nnk rounded no|-2 8 40
nnk rounded sans|-67 -33 -1
nnk rounded type|-36 -18 -16
nnk rounded undefined|-32 -24 -21
nnk royal blue|-28 -24 -29
nnk ruche undefined|-19 -27 -17
nnk ruggine undefined|-28 -46 -27
nnk ruled out|-32 -24 -24
nnk run a|-25 -24 -31
nnk rundes emblem|-36 -29 -41
nnk saffron and|-51 -48 -46
nnk sage and|-14 -42 -38
nnk sage no|-34 -34 -46
nnk salmon pink|-24 -21 -25
nnk same as|21 24 62
nnk same logo|-18 -34 -19
nnk sand and|-19 -20 -37
nnk sandcastle undefined|-16 -27 -16
nnk sans all|-20 -24 -25
nnk sans kochloffel|8 26 2
nnk sans lowercase|-33 -28 -38
nnk sans nothing|-24 -25 -42
nnk sans no|-40 -45 -42
nnk sans undefined|-27 -11 -18
nnk sans uppercase|-20 -18 -26
nnk sauge et|23 18 52
nnk say it|-26 -17 -18
nnk says it|-41 -33 -24
nnk says the|-39 -43 -28
nnk says we|-23 -25 -15
nnk schatten undefined|-54 -34 -32
nnk schrift bitte|-25 -40 -26
nnk schrift mit|13 10 33
nnk schrift serifenlos|15 16 33
nnk schwarz ein|8 10 41
nnk scrap that|-28 -25 -33
nnk script lettering|9 0 41
nnk script undefined|-54 -37 -46
nnk se chama|-51 -30 -31
nnk se llama|-19 -27 -29
nnk se vea|-42 -30 -49
nnk sea blue|21 12 54
nnk seaweed undefined|-16 -29 -17
nnk sechseck undefined|-19 -30 -17
nnk see an|-33 -53 -40
nnk see a|-28 -50 -30
nnk see either|-19 -36 -19
nnk see it|-21 -23 -25
nnk seen from|59 7 23
nnk seen on|-26 -20 -28
nnk sem sardinhas|-30 -17 -25
nnk sentence we|-31 -19 -25
nnk sepia and|53 15 23
nnk sera imprime|-37 -45 -23
nnk serif and|-60 -42 -49
nnk serif caps|-20 -16 -25
nnk serif in|-28 -23 -40
nnk serif letters|50 34 61
nnk serif needle|13 10 40
nnk serif no|-36 -30 -35
nnk serif please|-36 -33 -56
nnk serif undefined|-46 -43 -66
nnk serif what|-29 -43 -34
nnk serif wordmark|6 2 33
nnk serif would|-33 -27 -28
nnk set in|-31 -44 -16
nnk set it|-45 -27 -40
nnk set the|7 28 11
nnk sevilla undefined|-31 -24 -22
nnk shadow and|-8 34 11
nnk shape no|48 41 30
nnk shaped like|-53 -45 -29
nnk she wanted|-56 -43 -37
nnk she will|-30 -46 -29
nnk she would|-44 -31 -27
nnk shield undefined|-28 -36 -23
nnk shop and|-25 -15 -14
nnk should be|16 -30 -15
nnk should feel|-31 -24 -21
nnk should go|-15 -27 -14
nnk should have|-51 -31 -28
nnk should not|-36 -30 -24
nnk should show|-26 -22 -20
nnk show a|-25 -28 -23
nnk si chiama|-27 -21 -21
nnk siamo hollin|49 14 13
nnk side undefined|-41 -42 -42
nnk sign and|-21 29 10
nnk sign undefined|-40 -37 -36
nnk signal orange|-47 -31 -46
nnk signal red|6 4 32
nnk signal yellow|34 20 50
nnk signs undefined|-10 42 4
nnk silhouette and|-27 -23 -25
nnk silhouette eines|-50 -31 -36
nnk silver and|7 8 31
nnk simbolo porron|6 29 11
nnk sin degradados|7 29 -12
nnk sind eine|-29 -43 -25
nnk single line|-34 -21 -21
nnk sinistra il|-26 -16 -20
nnk sitting on|42 12 18
nnk skip the|-1 29 19
nnk skulls undefined|-42 -48 -34
nnk sky blue|-56 -59 -35
nnk slab caps|-28 -24 -35
nnk slab undefined|-24 -11 -35
nnk slate grey|39 24 -4
nnk slogan is|-39 -33 -48
nnk small caps|-25 -30 -26
nnk snow globes|-37 -31 -30
nnk so are|-30 -31 -25
nnk so a|-32 -37 -33
nnk so far|-29 -46 -27
nnk so go|-28 -35 -34
nnk so is|-29 -29 -31
nnk so it|-37 -29 -39
nnk so much|-16 -31 -16
nnk so no|-29 -7 -13
nnk so o|-25 -24 -22
nnk so that|-26 -21 -23
nnk so the|-40 -30 8
nnk so we|-21 -41 -21
nnk so without|-15 -25 -20
nnk soft blue|-19 -15 -28
nnk soft cream|-39 -36 -66
nnk soft serif|13 23 59
nnk soft yellow|-21 -11 -30
nnk sold in|-24 -26 -37
nnk solid and|42 18 12
nnk solo la|-34 -39 -41
nnk solo texto|-38 -37 -34
nnk something in|-28 -24 -45
nnk somewhere undefined|65 4 22
nnk somos brandt|17 31 42
nnk somos contra|-33 -30 -40
nnk sono vietate|-12 29 5
nnk sotto al|-5 -1 25
nnk space grotesk|14 18 47
nnk spaced undefined|-37 -35 -52
nnk spacing undefined|-23 -33 -27
nnk spare us|-33 -29 -25
nnk speech bubbles|-48 -45 -33
nnk sphinx undefined|-39 -35 -35
nnk spin out|-25 -13 -14
nnk spine a|-25 -48 -31
nnk spines we|-41 -31 -22
nnk spite of|-23 -36 -19
nnk stacked logo|-50 -39 -35
nnk stacked undefined|43 19 51
nnk stamp look|3 6 41
nnk stand in|-27 -24 -17
nnk standing on|28 -6 9
nnk star undefined|-37 -29 -44
nnk startup a|-31 -18 -17
nnk statt einer|100 31 45
nnk stemma con|-23 -20 -29
nnk stencil letters|8 10 29
nnk stencil type|19 19 48
nnk stick figure|-16 -32 -17
nnk stones undefined|-28 -22 -25
nnk storks undefined|-19 -26 -18
nnk strong slab|8 10 32
nnk studio in|-31 -38 -29
nnk sturdy slab|-23 -22 -26
nnk style round|9 1 36
nnk style serif|-35 -27 -32
nnk style undefined|-74 -75 -80
nnk suggests a|-34 -31 -25
nnk sunny yellow|-33 -26 -28
nnk sunset orange|31 -11 -2
nnk sunshine yellow|1 7 27
nnk sur des|-42 -33 -27
nnk sur l|0 29 2
nnk surprise us|-27 -19 -30
nnk surtout pas|14 39 4
nnk svp undefined|-25 -25 -17
nnk swirls undefined|-29 -17 -21
nnk swiss style|7 9 35
nnk symbol above|14 0 46
nnk symbol could|-60 -38 -34
nnk symbol for|-71 -40 -44
nnk symbol only|-28 -23 -34
nnk symbol on|-35 -27 -29
nnk symbol undefined|-30 -11 -15
nnk tagliere undefined|-21 -38 -21
nnk tagline come|-55 -50 -48
nnk tagline everyone|40 10 10
nnk tagline no|0 -26 -16
nnk tagline undefined|-35 -25 -27
nnk tagline yes|-48 -50 -46
nnk tail is|-50 -28 -27
nnk tangerine undefined|-36 -39 -36
nnk tarde a|-44 -39 -28
nnk tarn pike|44 59 27
nnk tea undefined|-27 -27 -31
nnk teal humanist|-16 17 -25
nnk teal navy|37 -4 -5
nnk teal undefined|-40 -26 15
nnk team name|-23 -26 -26
nnk team the|-50 -34 -27
nnk teeth undefined|-31 -25 -37
nnk tem uma|-32 -49 -30
nnk tenemos nombre|-28 -22 -27
nnk tenga un|-32 -44 -42
nnk text only|11 7 27
nnk than a|-26 -15 -15
nnk thank you|-27 -40 -31
nnk thanks undefined|22 50 23
nnk that are|-31 -27 -17
nnk that as|-32 -29 -22
nnk that does|-25 -22 -19
nnk that has|-38 -21 -22
nnk that is|7 -39 -16
nnk that looks|-40 -45 -29
nnk that one|-1 43 9
nnk that our|-36 -30 -22
nnk that says|-26 -18 -24
nnk that the|-37 -34 -29
nnk that turns|37 -20 15
nnk that undefined|-22 -36 -22
nnk that was|-17 -20 -28
nnk that works|-38 -20 -21
nnk thats it|24 7 32
nnk thats the|-22 -25 -24
nnk thats what|0 36 13
nnk the back|-18 -26 -15
nnk the bee|-31 -29 -24
nnk the bell|-25 -18 -15
nnk the birdhouse|-23 -39 -21
nnk the brand|-17 -26 -27
nnk the canal|-31 -27 -41
nnk the car|-27 -24 -30
nnk the colours|-29 -22 -28
nnk the colour|-53 -30 -38
nnk the company|-40 -27 -23
nnk the cotswolds|-27 -21 -20
nnk the first|-26 -26 -25
nnk the flame|-25 -34 -21
nnk the glass|-25 -21 -31
nnk the harbour|-43 -29 -31
nnk the honey|-24 -22 -25
nnk the icon|-25 13 -24
nnk the kind|-16 -25 -18
nnk the left|-33 -21 -20
nnk the letters|-31 -23 -32
nnk the line|-38 -35 -15
nnk the logo|-30 -33 -27
nnk the mark|-56 -47 -46
nnk the mascot|-47 -35 -47
nnk the menu|-39 -41 -31
nnk the middle|-26 -17 -17
nnk the neighbours|-26 -21 -3
nnk the new|-28 -48 -31
nnk the old|-26 -30 -27
nnk the others|-22 -31 -22
nnk the parents|-24 -26 -24
nnk the parish|-34 -21 -19
nnk the picture|-43 -33 -28
nnk the pillow|-26 -40 -24
nnk the place|-28 -40 -29
nnk the plus|-23 -31 -31
nnk the practice|-43 -27 -28
nnk the question|-27 -26 -26
nnk the red|-29 -27 -24
nnk the rent|-31 -37 -24
nnk the rest|-22 -26 -28
nnk the sea|-50 -27 -29
nnk the shop|-31 -21 -22
nnk the show|-42 -40 -25
nnk the side|-54 -45 -45
nnk the street|-39 -37 -37
nnk the symbol|-53 -29 -34
nnk the table|-30 -33 -28
nnk the tagline|-49 -39 -55
nnk the two|-26 -36 -24
nnk the usual|-34 -27 -32
nnk the valley|40 0 3
nnk the van|-44 -43 -28
nnk the year|-31 -23 -31
nnk the zeppelin|-62 -42 -36
nnk them please|-25 -46 -24
nnk them so|-15 -27 -18
nnk them undefined|-26 -27 -23
nnk then the|25 4 -1
nnk there are|-22 -30 -23
nnk there is|-33 4 -19
nnk there we|12 9 27
nnk thin lines|13 -5 30
nnk thin sans|5 15 56
nnk thin script|-19 -17 -25
nnk thin serif|23 24 55
nnk things to|-20 -38 -21
nnk think of|-25 -21 -31
nnk this time|11 34 14
nnk those out|-50 -45 -31
nnk those undefined|-15 -26 -15
nnk thread undefined|-27 -18 -20
nnk tight letters|-22 -20 -27
nnk tight undefined|-28 -32 -30
nnk tile and|-23 -29 -36
nnk time and|-16 -25 -14
nnk tipografia condensada|5 -5 26
nnk tipografia con|-27 -33 -28
nnk tipografia redondeada|17 52 23
nnk to bar|-42 -28 -33
nnk to be|-30 -43 -26
nnk to feel|-25 -16 -16
nnk to fit|-21 -20 -27
nnk to it|-35 -22 -26
nnk to me|-25 -47 -24
nnk to people|-20 -33 -20
nnk to print|-30 -22 -34
nnk to read|-54 -66 -46
nnk to sit|-25 -18 -23
nnk to the|29 -16 4
nnk todavia no|6 6 29
nnk todo el|-27 -47 -26
nnk todos tem|-2 -25 -8
nnk todos usan|38 10 17
nnk toll undefined|-49 -57 -35
nnk tomato and|-22 -27 -32
nnk tomato red|-30 -39 -33
nnk too literal|-19 -37 -19
nnk top hat|-24 -27 -21
nnk top logo|-52 -27 -28
nnk top of|-27 -22 -19
nnk top with|-71 -40 -46
nnk tortoiseshell brown|-28 -27 -30
nnk tous nos|7 25 12
nnk trabajamos sin|7 27 10
nnk tracking wordmark|-33 -23 -25
nnk trailer undefined|-50 -38 -34
nnk train in|-34 -20 -21
nnk trait undefined|-34 -31 -30
nnk tranne il|-54 -61 -36
nnk trapiche undefined|-27 -49 -26
nnk treble clef|-26 -34 -23
nnk tree made|-39 -22 -23
nnk tree no|-33 -30 -28
nnk tree undefined|-32 -55 -31
nnk trees in|-46 -44 -63
nnk trees undefined|37 35 17
nnk trendy undefined|-22 -38 -22
nnk tudo menos|-40 -44 -29
nnk tuning forks|-30 -51 -31
nnk turns into|-42 -45 -26
nnk turquoise and|-14 -23 -31
nnk turquoise undefined|8 -1 36
nnk two hands|14 -5 51
nnk type abstract|-25 -24 -34
nnk type de|-20 -22 -34
nnk type no|-15 -16 -30
nnk typewriter font|6 7 33
nnk uber dem|58 14 25
nnk um boina|-25 23 -1
nnk um flacon|-37 -38 -32
nnk um zahnarztstuhl|-59 -36 -37
nnk un albero|13 11 31
nnk un faro|11 6 27
nnk un logo|-9 29 5
nnk un navaja|-30 -35 -23
nnk un perro|25 41 52
nnk un symbole|12 37 6
nnk un wanderstab|6 30 5
nnk una lanterna|-29 -54 -29
nnk una tirante|-31 -54 -29
nnk una verlauf|-30 -47 -26
nnk und creme|4 2 29
nnk und dunkelblau|9 -7 33
nnk und einem|42 4 13
nnk und gold|37 41 63
nnk und heissen|-26 -23 -34
nnk und koralle|10 6 30
nnk und kupfer|13 11 30
nnk und ohne|18 54 10
nnk und orange|19 18 54
nnk under a|51 18 22
nnk under it|-43 -21 -22
nnk under the|-27 -25 -25
nnk underneath as|-55 -41 -54
nnk up behind|-32 -21 -20
nnk up in|-37 -20 -20
nnk up to|-41 -25 -20
nnk up undefined|-29 -31 -23
nnk up with|-38 -24 -24
nnk us in|-25 -19 -19
nnk us the|-65 -48 -42
nnk us to|-42 -39 -25
nnk us undefined|-21 -28 -19
nnk us weare|-31 -28 -29
nnk use script|-32 -23 -37
nnk use the|-28 -38 -28
nnk used to|-31 -20 -18
nnk uses a|-35 -41 -22
nnk van is|-16 -15 -26
nnk vecchio logo|-26 -14 -17
nnk velmora law|5 41 9
nnk velo mistral|-29 -28 -21
nnk ventaglio undefined|-28 -53 -28
nnk verde bottiglia|-62 -50 -45
nnk verde undefined|-32 -27 -26
nnk vermelho undefined|-43 -45 -52
nnk vert sauge|-26 -21 -23
nnk very legible|-59 -59 -54
nnk vinyl records|-39 -28 -37
nnk violet tout|-29 -43 -34
nnk violet undefined|-28 -21 -9
nnk vom namen|-66 -46 -36
nnk vorrei un|-11 36 3
nnk voted for|-44 -30 -25
nnk walking stick|-21 -26 -15
nnk wanderstab undefined|-28 -36 -23
nnk want an|-21 -24 -35
nnk want a|-68 -55 -41
nnk want something|-28 -28 -21
nnk want the|-38 -51 -43
nnk want to|-17 -25 -14
nnk wanted a|-46 -27 -30
nnk wants a|-33 -19 -23
nnk wants it|-39 -25 -22
nnk wants to|-49 -49 -31
nnk ware schon|29 -6 13
nnk ware toll|48 3 19
nnk warm orange|-30 -26 -33
nnk watering can|-32 -20 -23
nnk wave icon|8 7 27
nnk wave undefined|-41 -30 -34
nnk waves and|-25 -39 -24
nnk waves undefined|-33 7 -19
nnk we already|12 4 43
nnk we are|-43 -34 -35
nnk we cant|-35 -42 -47
nnk we can|-37 -51 -40
nnk we chose|-28 -36 -45
nnk we come|-49 -40 -47
nnk we do|-31 -34 -26
nnk we find|-23 -27 -21
nnk we had|-31 -23 -28
nnk we hate|14 33 16
nnk we know|12 53 24
nnk we love|21 -3 39
nnk we make|-48 -36 -52
nnk we mean|-23 -35 -23
nnk we mend|-20 -36 -23
nnk we move|-14 -17 -26
nnk we need|-32 -27 1
nnk we never|-28 -23 -25
nnk we please|-35 -67 -38
nnk we pour|-26 -28 -30
nnk we run|-47 -54 -38
nnk we want|3 13 26
nnk we will|48 -5 12
nnk we would|-22 25 -1
nnk weare a|-37 -34 -33
nnk weare brandt|-35 -32 -27
nnk weare called|-23 -25 -35
nnk weare juna|14 43 14
nnk weare orlik|26 -18 -14
nnk weare ostrel|-38 -25 -33
nnk weare the|-53 -56 -63
nnk weare velmora|11 4 28
nnk wed rather|-32 -51 -29
nnk wed thank|11 40 18
nnk weight undefined|-34 -29 -31
nnk weiss undefined|7 9 26
nnk well on|-26 -37 -23
nnk weve been|-18 -30 13
nnk weve had|-48 -34 -35
nnk what about|21 27 11
nnk what id|-55 -47 -38
nnk what the|-24 -28 -19
nnk what we|-39 -53 -37
nnk wheels undefined|-26 -24 -17
nnk when we|-25 -30 -34
nnk whether the|-66 -80 -44
nnk which is|-20 -27 -15
nnk which my|-21 -39 -21
nnk white and|14 42 55
nnk white a|4 2 35
nnk white friendly|-26 -25 -41
nnk white no|-27 -30 -30
nnk white on|-32 -35 -37
nnk white orange|8 24 68
nnk white please|27 49 60
nnk white undefined|22 24 56
nnk who are|-24 -26 -28
nnk who is|-44 -33 -26
nnk who look|-24 -25 -18
nnk who we|-26 -29 -21
nnk whose tail|63 20 29
nnk wide letter|-20 -22 -31
nnk wide sans|38 16 34
nnk wide spacing|-15 -15 -28
nnk wide undefined|-59 -45 -48
nnk will be|-31 -28 -33
nnk will do|41 -15 -3
nnk will see|-31 -29 -25
nnk wing nut|-18 -32 -17
nnk wir ein|-31 -46 -27
nnk wir heissen|-50 -50 -52
nnk wir nicht|-28 -34 -32
nnk wir reparieren|48 20 18
nnk wir sind|29 19 4
nnk wir verzichten|-21 -26 -19
nnk wir wollen|57 48 24
nnk wir wunschen|-32 -30 -29
nnk with an|-32 -41 -48
nnk with big|-53 -43 -47
nnk with her|-60 -38 -53
nnk with no|-60 -55 -51
nnk with our|-53 -47 -37
nnk with people|-46 -35 -33
nnk with sunglasses|21 60 15
nnk with the|-85 -66 -63
nnk with two|-36 -21 -27
nnk with wide|-18 -16 -27
nnk without any|22 11 53
nnk won undefined|-37 -45 -55
nnk wordmark undefined|-51 -41 -33
nnk work as|-31 -19 -28
nnk would be|40 13 25
nnk would like|-54 -35 -37
nnk would love|-30 -18 -16
nnk would not|-38 -52 -36
nnk would suit|15 13 44
nnk y amarillo|21 17 53
nnk y arena|-4 3 42
nnk y azul|4 3 25
nnk y blanco|-7 4 35
nnk y crema|3 8 29
nnk y dorado|25 27 64
nnk y dos|-44 -29 -37
nnk y el|-60 -42 -47
nnk y gris|13 13 42
nnk y la|26 35 51
nnk y los|1 41 -1
nnk y naranja|6 12 35
nnk y terracota|33 29 74
nnk y un|36 6 -7
nnk y ya|-51 -34 -27
nnk ya la|16 50 23
nnk years logo|-30 -18 -19
nnk yellow and|-10 -60 -23
nnk yellow black|-36 -32 -36
nnk yellow blue|20 15 52
nnk yellow brown|15 11 31
nnk yellow but|4 15 49
nnk yellow humanist|-31 -17 -21
nnk yellow no|22 19 53
nnk yellow on|7 8 29
nnk yellow rounded|7 15 51
nnk yellow tagline|17 33 68
nnk yellow undefined|13 18 58
nnk yellow wide|9 8 39
nnk yes undefined|55 23 16
nnk yet a|-43 -32 -30
nnk you dont|-27 -16 -18
nnk you do|-52 -48 -37
nnk you undefined|-62 -90 -65
nnk your own|-33 -30 -21
nnk youth group|-42 -32 -21
nnk zeichen undefined|-43 -25 -25
o avoid draw|-46 -43 -51
o avoid maybe|40 37 27
o avoid others|-19 -27 -16
o avoid sell|-53 -50 -35
o avoid turn|7 25 6
o avoid want past|-15 -26 -14
o avoid want|11 56 9
o avoid|5 34 1
o ban|9 63 7
o dont maybe|-37 -54 -36
o dont others|-16 -28 -15
o dont turn|-24 -46 -24
o dont|-35 -50 -34
o draw avoid|-39 -15 -22
o draw dont turn|-26 -51 -31
o draw dont|-5 47 5
o draw not turn others|-37 -24 -19
o draw not turn|3 31 13
o draw not|-17 44 11
o draw others none|-58 -23 -55
o draw others not|-63 -46 -48
o draw others turn|-20 -20 -32
o draw others|-52 -3 -38
o draw past|-35 -76 -42
o draw sell|-27 10 -10
o draw|27 -18 2
o except none|20 -39 17
o except others|12 41 -6
o except|-48 22 -25
o hate want|-38 -7 -19
o hate|27 83 36
o maybe avoid|-17 -28 -16
o maybe dont others|-25 -37 -24
o maybe dont|13 59 26
o maybe not past|-17 -30 -17
o maybe not|25 -21 -17
o maybe others|-27 -23 3
o maybe past|-20 -28 -18
o maybe sell|-41 -26 -24
o none draw others|-27 -50 -28
o none draw past|-26 -47 -24
o none draw turn|-40 -43 -30
o none others draw|32 68 32
o none others|-27 21 2
o none past|-28 -6 -12
o none sell|17 66 17
o none want past|-21 -40 -21
o none want turn|36 16 19
o none want|0 63 11
o none yes|-4 40 3
o not draw others|21 65 19
o not draw turn|-33 -59 -32
o not maybe|-51 -32 -29
o not sell|-6 12 -31
o not turn sell|17 38 14
o not turn want others|-14 -28 -14
o not turn want|6 29 3
o not want others|-25 -45 -26
o not want|5 29 9
o not|-17 3 -27
o others avoid want|-49 -47 -62
o others avoid|-45 -62 -40
o others dont draw|-27 -48 -27
o others dont|-41 -45 -54
o others draw none|-17 -33 -20
o others draw|-41 -71 -41
o others none want|-9 25 -12
o others not|-17 0 -34
o others turn|7 35 -18
o others want none|-38 -25 -23
o others want|-54 -85 -46
o past avoid want|4 47 42
o past avoid|-11 -32 2
o past draw turn|-19 -33 -22
o past draw|-23 -25 -22
o past none|-25 -34 -25
o past want|-57 -67 -43
o past|-22 -2 -29
o sell dont want|3 32 -16
o sell dont|15 39 15
o sell none|-57 -70 -47
o sell turn|8 11 30
o sell want|-88 -67 -52
o sell|-37 -40 -42
o turn avoid want|-25 -41 -1
o turn draw others|-23 -27 -16
o turn draw|-28 -36 -22
o turn maybe|-59 -49 -42
o turn none want|-19 -31 -20
o turn none|-32 -43 -9
o turn not|-51 -51 -35
o turn want others|-27 -29 -4
o turn want|-17 -8 -42
o turn without|-55 -42 -41
o turn yes|-22 -28 -24
o turn|-25 41 -33
o want avoid|3 -27 -19
o want dont others|-25 -41 -34
o want dont past|35 78 41
o want dont|-2 58 4
o want hate others|-43 -33 -28
o want none turn|-43 -25 -44
o want not others|-49 -43 -28
o want not past|-41 -78 -40
o want not turn|-31 -25 -16
o want others avoid|-44 -35 -29
o want sell|31 1 -2
o want turn none|-55 -32 -21
o want turn others|-23 -21 -31
o want turn|-6 -29 0
o without draw sell|-54 -55 -40
o without turn|2 6 35
o without want turn|-17 -33 -17
o without want|12 52 15
o worn|-65 -46 -65
o yes avoid|-24 -32 -20
o1 avoid 1 + o|-33 -51 -33
o1 avoid 1 0 cgo|20 50 9
o1 avoid 1 0 go|-43 -75 -45
o1 avoid 1 0 g|-26 -12 -20
o1 avoid 1 0 o|-41 -66 -41
o1 avoid 1 0 tb|18 48 21
o1 avoid 1 1 gpo|-31 -28 -24
o1 avoid 1 1 lgo|-26 -30 -24
o1 avoid 1 1 o|-42 -50 -33
o1 avoid 2 + -|16 39 16
o1 avoid 2 + t|5 47 17
o1 avoid 2 0 -|65 54 39
o1 avoid 2 0 b|18 44 16
o1 avoid 2 0 cgo|23 27 44
o1 avoid 2 0 ct|19 61 2
o1 avoid 2 0 g|-30 -4 -17
o1 avoid 2 0 lgo|-43 -52 -29
o1 avoid 2 0 o|-33 -54 -33
o1 avoid 2 0 tb|38 111 46
o1 avoid 2 0 t|12 52 18
o1 avoid 2 1 go|-36 -50 -34
o1 avoid 2 1 o|-31 -31 -26
o1 avoid 2 1 t|-8 39 7
o1 avoid 3 + c|2 36 -31
o1 avoid 3 0 b|-32 -3 -17
o1 avoid 3 0 gb|19 41 18
o1 avoid 3 0 go|10 28 5
o1 avoid 3 0 g|13 70 27
o1 avoid 3 0 o|-20 -31 -21
o1 avoid 3 0 t|-32 14 -5
o1 avoid 3 1 g|-13 -25 -15
o1 avoid 3 1 t|-30 -26 -34
o1 avoid 3 2 t|-2 48 4
o1 avoid 5 + -|-27 -37 -32
o1 avoid 5 + ct|20 63 8
o1 avoid 5 + go|-27 -23 -28
o1 avoid 5 + o|-29 -40 -29
o1 avoid 5 + t|-14 39 3
o1 avoid 5 0 bo|-29 -37 -25
o1 avoid 5 0 ct|11 57 2
o1 avoid 5 0 go|-49 -72 -43
o1 avoid 5 0 g|33 97 41
o1 avoid 5 0 o|-34 -45 -29
o1 avoid 5 0 t|33 47 22
o1 avoid 5 1 -|0 50 16
o1 avoid 5 1 go|-24 -32 -24
o1 avoid 5 1 o|-40 -61 -40
o1 avoid 5 1 to|-19 -33 -23
o1 avoid 5 1 t|3 37 11
o1 avoid 8 + -|-28 -21 -21
o1 avoid 8 + b|-26 -28 -20
o1 avoid 8 + go|-27 -33 -23
o1 avoid 8 + o|-45 -44 -34
o1 avoid 8 0 -|4 34 12
o1 avoid 8 0 go|-32 -46 -29
o1 avoid 8 0 t|9 71 24
o1 avoid 8 1 c|8 44 -2
o1 avoid 8 1 go|7 31 2
o1 avoid 8 1 o|-35 -48 -33
o1 avoid 8 1 t|17 67 26
o1 avoid 9 + -|-23 -28 -22
o1 avoid 9 1 go|-21 -38 -23
o1 avoid 9 1 t|-28 17 -4
o1 avoid 9 2 -|-27 -26 -26
o1 avoid 9 2 go|-38 -37 -41
o1 ban 1 + t|4 26 10
o1 ban 1 0 go|-24 -30 -23
o1 ban 1 0 o|-23 -34 -22
o1 ban 1 0 t|4 30 13
o1 ban 1 1 cgo|14 51 0
o1 ban 2 + t|1 42 16
o1 dont 1 0 g|-46 -62 -49
o1 dont 1 0 to|-25 -41 -29
o1 dont 2 0 -|-29 -5 -18
o1 dont 2 0 cgo|20 43 11
o1 dont 2 0 o|-19 -28 -19
o1 dont 2 0 tb|-3 26 4
o1 dont 2 0 t|-31 -18 -13
o1 dont 3 0 go|-17 -29 -19
o1 dont 3 1 -|-15 -28 -21
o1 dont 5 + o|-41 -58 -33
o1 dont 5 0 -|-40 -32 -43
o1 dont 5 0 go|-18 -30 -19
o1 dont 5 0 g|-4 46 14
o1 dont 5 0 o|-15 -26 -16
o1 dont 5 0 t|2 25 11
o1 dont 5 1 -|-23 -26 -41
o1 dont 5 1 o|-33 -51 -30
o1 dont 5 1 t|11 42 18
o1 dont 8 0 go|-21 -40 -21
o1 dont 8 0 o|-23 -35 -25
o1 dont 8 1 -|-33 -43 -30
o1 dont 8 1 o|-45 -84 -44
o1 dont 8 1 tb|-5 25 7
o1 dont 9 1 go|-36 -54 -44
o1 dont 9 1 o|-32 -47 -37
o1 draw 1 + -|26 22 -4
o1 draw 1 + o|-31 -19 -20
o1 draw 1 + tb|-21 -32 -26
o1 draw 1 + t|36 24 11
o1 draw 1 0 -|-35 -22 -30
o1 draw 1 0 cgb|14 37 16
o1 draw 1 0 co|12 19 33
o1 draw 1 0 ct|34 11 15
o1 draw 1 0 lto|7 36 5
o1 draw 1 0 o|-36 -39 -31
o1 draw 1 0 tb|3 61 17
o1 draw 1 1 go|-32 -28 -36
o1 draw 2 + t|56 44 26
o1 draw 2 0 -|0 -35 -15
o1 draw 2 0 b|32 33 14
o1 draw 2 0 cg|-41 -50 -45
o1 draw 2 0 ct|-22 -29 -32
o1 draw 2 0 c|-27 -15 14
o1 draw 2 0 fo|-28 -20 -17
o1 draw 2 0 go|-53 -45 -37
o1 draw 2 0 gpo|-73 -70 -48
o1 draw 2 0 g|39 36 16
o1 draw 2 0 o|-34 -24 -24
o1 draw 2 0 so|-45 -41 -29
o1 draw 2 0 to|61 40 29
o1 draw 2 1 -|-48 -38 -35
o1 draw 2 1 go|-44 -33 -42
o1 draw 2 1 o|-30 -43 -27
o1 draw 3 + o|-48 -29 -36
o1 draw 3 0 -|38 53 15
o1 draw 3 0 ct|-21 -42 -29
o1 draw 3 0 go|-15 -27 -15
o1 draw 3 0 lo|-27 -17 -23
o1 draw 3 0 o|-43 -30 -28
o1 draw 3 0 to|-40 0 -12
o1 draw 3 0 t|50 14 13
o1 draw 3 1 -|-42 -43 -42
o1 draw 3 1 o|-19 -29 -19
o1 draw 5 + g|-48 -53 -32
o1 draw 5 0 -|-76 -50 -26
o1 draw 5 0 0|-22 -24 -25
o1 draw 5 0 gb|-39 -59 -37
o1 draw 5 0 go|-50 -32 -34
o1 draw 5 0 g|0 -63 -24
o1 draw 5 0 o|-36 -29 -26
o1 draw 5 0 tb|-30 8 -15
o1 draw 5 0 to|-31 -25 -21
o1 draw 5 0 t|8 -32 5
o1 draw 5 1 -|-76 -76 -57
o1 draw 5 1 b|-65 -42 -50
o1 draw 5 1 go|-42 -60 -43
o1 draw 5 1 g|-65 -61 -48
o1 draw 5 1 to|-21 -26 -20
o1 draw 5 1 t|51 6 11
o1 draw 5 2 cgo|3 13 49
o1 draw 5 2 o|-48 -43 -60
o1 draw 8 + -|-58 -76 -40
o1 draw 8 + t|-45 -16 -44
o1 draw 8 0 -|-59 -46 -47
o1 draw 8 0 bo|-26 -29 -24
o1 draw 8 0 b|-54 -32 -32
o1 draw 8 0 cg|0 1 26
o1 draw 8 0 ct|-32 -6 14
o1 draw 8 0 g|-31 -53 -35
o1 draw 8 0 tb|-56 -36 -34
o1 draw 8 0 to|-39 -35 -41
o1 draw 8 0 t|-8 -34 -19
o1 draw 8 1 c|19 19 45
o1 draw 8 1 g|-89 -77 -71
o1 draw 8 1 t|-30 11 -14
o1 draw 8 2 -|-57 -49 -58
o1 draw 8 2 cgo|20 47 52
o1 draw 8 2 go|-42 -31 -40
o1 draw 8 2 t|-17 -29 -14
o1 draw 9 + -|-46 -35 2
o1 draw 9 + cgo|11 1 72
o1 draw 9 + g|-54 -59 -39
o1 draw 9 + o|-22 -22 -27
o1 draw 9 0 cgo|-5 -5 31
o1 draw 9 0 g|-42 -25 -31
o1 draw 9 0 t|-57 -35 -33
o1 draw 9 1 -|-34 -25 -23
o1 draw 9 1 b|-35 -32 -24
o1 draw 9 1 go|-20 -38 -20
o1 draw 9 1 g|-44 -33 -28
o1 draw 9 2 -|-27 -32 -21
o1 draw 9 2 o|-18 -29 -18
o1 except 1 0 cgo|23 64 0
o1 except 1 0 c|4 27 -8
o1 except 1 0 go|-19 -26 -15
o1 except 1 0 o|-35 -62 -34
o1 except 2 0 -|23 97 28
o1 except 2 0 c|18 58 -12
o1 except 2 0 o|-22 -25 -28
o1 except 2 0 t|-5 -12 -34
o1 except 3 0 cgo|-3 -13 25
o1 except 3 0 go|-25 -23 -22
o1 except 3 0 o|-41 -34 -31
o1 except 5 0 go|-32 -49 -32
o1 except 5 0 o|-22 -32 -34
o1 hate 1 + t|11 29 11
o1 hate 1 0 -|-28 -28 -29
o1 hate 1 0 c|16 50 -2
o1 hate 1 0 go|-29 -49 -32
o1 hate 1 0 o|-31 -50 -34
o1 hate 2 0 -|16 72 15
o1 hate 2 0 ct|23 54 16
o1 hate 2 0 c|5 26 -7
o1 hate 2 0 go|-25 -43 -26
o1 hate 2 0 g|-47 -71 -39
o1 hate 2 0 o|-55 -101 -55
o1 hate 2 0 t|18 59 28
o1 hate 2 1 o|-28 -48 -30
o1 hate 3 0 ct|-6 42 -11
o1 hate 3 0 t|16 62 9
o1 hate 3 1 o|-23 -39 -23
o1 hate 5 0 -|-55 -70 -45
o1 hate 5 0 go|-40 -75 -41
o1 hate 5 0 o|-19 -34 -23
o1 hate 5 1 go|-9 26 -5
o1 hate 5 2 o|-30 -36 -33
o1 maybe 1 0 -|-44 -38 -32
o1 maybe 1 0 go|-30 -37 -27
o1 maybe 1 0 g|-43 -33 -41
o1 maybe 1 0 tb|-58 -58 -40
o1 maybe 2 0 -|67 44 23
o1 maybe 2 0 gb|-38 -24 -27
o1 maybe 2 0 go|-76 -47 -40
o1 maybe 2 0 g|-110 -60 -57
o1 maybe 2 0 o|-25 -26 -27
o1 maybe 2 1 o|-19 -28 -18
o1 maybe 3 + go|-39 -52 -39
o1 maybe 3 0 -|-32 -29 -37
o1 maybe 3 0 gb|-26 -22 -15
o1 maybe 3 0 to|-30 -18 -15
o1 maybe 3 0 t|53 24 22
o1 maybe 3 1 go|-49 -31 -37
o1 maybe 3 1 o|-16 -25 -16
o1 maybe 5 + -|-43 -39 -43
o1 maybe 5 + t|-23 -26 -16
o1 maybe 5 0 -|38 6 3
o1 maybe 5 0 cg|8 -2 28
o1 maybe 5 0 g|-38 -22 -28
o1 maybe 5 0 t|-70 -79 -53
o1 maybe 5 1 -|-65 -63 -48
o1 maybe 5 1 t|30 18 -1
o1 maybe 5 2 o|-24 -39 -22
o1 maybe 8 0 b|-29 -52 -30
o1 maybe 8 0 g|-38 -25 -27
o1 maybe 8 0 t|-68 -47 -38
o1 maybe 8 1 -|-18 6 31
o1 maybe 8 1 go|-66 -35 -37
o1 maybe 8 1 g|-41 -29 -24
o1 maybe 8 1 o|-28 -22 -30
o1 maybe 8 2 o|-24 -40 -23
o1 maybe 9 + go|-31 -21 -25
o1 maybe 9 0 o|-58 -30 -37
o1 maybe 9 0 t|-41 -57 -61
o1 maybe 9 1 -|-74 -50 -57
o1 maybe 9 1 cgo|-7 10 30
o1 maybe 9 1 o|-43 -28 -34
o1 none 1 0 cgo|9 39 -17
o1 none 1 0 cg|17 36 11
o1 none 1 0 ctb|11 26 7
o1 none 1 0 ct|-21 -14 -50
o1 none 1 0 c|9 56 -19
o1 none 1 0 go|-28 -31 -31
o1 none 1 0 gpo|-41 -70 -41
o1 none 1 0 gp|-33 -43 -39
o1 none 1 0 lo|-27 -44 -26
o1 none 1 0 l|17 45 15
o1 none 1 0 o|-27 -37 -32
o1 none 1 0 p|-26 -46 -27
o1 none 1 0 so|16 43 10
o1 none 1 0 s|11 38 9
o1 none 1 0 to|10 29 6
o1 none 1 1 -|-24 -37 -42
o1 none 1 1 o|-29 -33 -27
o1 none 1 1 t|47 38 23
o1 none 2 0 -|-25 -2 -15
o1 none 2 0 cgo|19 60 -7
o1 none 2 0 ct|19 69 6
o1 none 2 0 c|7 53 -25
o1 none 2 0 gb|10 49 13
o1 none 2 0 g|-48 -22 -29
o1 none 2 0 o|-31 -50 -33
o1 none 2 0 to|-29 -44 -29
o1 none 2 0 t|-18 50 13
o1 none 2 1 -|-26 -30 -29
o1 none 2 1 lo|-28 -46 -31
o1 none 2 1 tb|51 26 15
o1 none 2 1 t|-18 -17 -28
o1 none 3 + -|10 26 12
o1 none 3 + t|4 37 13
o1 none 3 0 -|-28 -2 -44
o1 none 3 0 cgb|10 29 6
o1 none 3 0 g|-33 -25 -27
o1 none 3 0 o|-26 -40 -27
o1 none 3 0 tb|8 41 16
o1 none 3 0 to|-24 -30 -24
o1 none 3 0 t|-1 75 17
o1 none 3 1 -|-38 -44 -53
o1 none 3 1 go|-32 -44 -40
o1 none 3 1 l|-26 -36 -29
o1 none 3 1 o|-24 -27 -24
o1 none 3 1 t|3 27 2
o1 none 5 0 g|-43 -8 -14
o1 none 5 0 o|-36 -37 -30
o1 none 5 0 so|-36 -56 -33
o1 none 5 0 tb|-12 31 4
o1 none 5 0 t|-16 51 12
o1 none 5 1 -|-30 8 -19
o1 none 5 1 b|-36 -28 -27
o1 none 5 1 cgo|10 -6 51
o1 none 5 1 go|-40 -45 -44
o1 none 5 1 g|-51 -59 -41
o1 none 5 1 lto|-29 -34 -31
o1 none 5 1 o|-33 -23 -22
o1 none 5 1 tb|59 40 30
o1 none 5 1 t|-27 -2 -24
o1 none 5 2 g|32 4 -15
o1 none 5 2 o|-45 -36 -40
o1 none 5 2 t|-37 -18 -30
o1 none 8 + -|36 -4 9
o1 none 8 + o|-62 -34 -53
o1 none 8 1 -|-57 -58 -53
o1 none 8 1 tb|-36 -21 -26
o1 none 8 1 t|-77 -24 -67
o1 none 8 2 o|-50 -33 -45
o1 none 9 + c|11 3 51
o1 none 9 + gb|-68 -54 -55
o1 none 9 + o|-26 -18 -22
o1 none 9 1 -|-30 -39 -36
o1 none 9 1 t|-39 -37 -28
o1 none 9 2 g|26 -6 -12
o1 not 1 0 -|-27 -21 -21
o1 not 1 0 cgo|-26 -1 -36
o1 not 1 0 ct|17 50 8
o1 not 1 0 c|-15 -6 -28
o1 not 1 0 gb|6 28 8
o1 not 1 0 g|-22 -27 -19
o1 not 1 0 o|-28 -42 -26
o1 not 1 0 s|10 56 18
o1 not 1 0 to|-40 -51 -34
o1 not 1 0 t|-27 -12 -17
o1 not 2 0 -|1 30 1
o1 not 2 0 b|15 42 19
o1 not 2 0 o|-35 -62 -34
o1 not 2 0 t|-28 33 5
o1 not 2 1 go|-26 -33 -23
o1 not 3 + go|-17 -30 -17
o1 not 3 + t|3 37 13
o1 not 3 0 go|-21 -26 -27
o1 not 3 0 g|-31 0 -9
o1 not 3 0 o|-26 -43 -25
o1 not 3 0 t|-12 36 5
o1 not 3 1 -|-22 -37 -23
o1 not 3 1 g|-39 -42 -49
o1 not 5 + o|-30 -59 -30
o1 not 5 + t|-4 62 13
o1 not 5 0 -|-22 -43 -25
o1 not 5 0 o|-19 -33 -19
o1 not 5 0 t|-32 -31 -17
o1 not 5 1 go|-21 -34 -21
o1 not 5 1 o|-18 -26 -18
o1 not 5 1 t|12 26 11
o1 not 8 + o|-34 -61 -33
o1 not 8 0 -|-4 27 8
o1 not 8 0 go|0 28 8
o1 not 8 1 g|-25 -19 -16
o1 not 8 1 o|-30 -51 -29
o1 not 8 2 go|-36 -53 -41
o1 not 8 2 o|-23 -39 -23
o1 others 1 0 -|-70 -107 -68
o1 others 1 0 cgo|7 25 46
o1 others 1 0 go|-25 -25 -24
o1 others 1 0 lgo|-30 -33 -34
o1 others 1 0 lto|-32 -40 -39
o1 others 1 0 p|-19 -28 -22
o1 others 1 0 tbo|9 26 7
o1 others 1 0 tb|-55 -45 -36
o1 others 1 0 to|-24 -31 -26
o1 others 1 0 t|-39 -11 -17
o1 others 1 1 -|-61 -42 -54
o1 others 1 1 o|-24 -27 -32
o1 others 2 0 -|-70 -85 -61
o1 others 2 0 go|-30 -43 -27
o1 others 2 0 g|-38 -54 -32
o1 others 2 0 tb|-32 -46 -24
o1 others 2 0 t|-38 -56 -37
o1 others 2 1 -|-43 -33 -38
o1 others 2 1 go|-26 -24 -36
o1 others 2 1 g|-35 -31 -31
o1 others 2 1 lgo|-31 -22 -32
o1 others 3 0 b|-34 -59 -38
o1 others 3 0 cgo|-12 43 -34
o1 others 3 0 gb|-17 -26 -17
o1 others 3 0 go|-23 -37 -26
o1 others 3 0 g|-30 -49 -34
o1 others 3 0 o|-20 -32 -23
o1 others 3 0 t|-41 -16 -16
o1 others 3 1 -|-40 -53 -63
o1 others 3 1 go|19 13 49
o1 others 3 1 o|-34 -35 -38
o1 others 3 1 so|-17 -25 -22
o1 others 5 + tb|-32 -20 -25
o1 others 5 0 -|-49 -42 -49
o1 others 5 0 to|-29 -27 -22
o1 others 5 1 -|-40 -52 -39
o1 others 5 1 cgo|16 19 49
o1 others 5 1 go|-30 -30 -44
o1 others 5 1 tb|-59 -54 -38
o1 others 5 2 -|-40 -34 -54
o1 others 5 2 cgo|12 7 36
o1 others 5 2 go|-25 -31 -41
o1 others 8 + -|-32 -31 -31
o1 others 8 + cgo|6 -7 31
o1 others 8 0 cgo|-25 24 -27
o1 others 8 0 gb|-30 -51 -38
o1 others 8 0 g|-62 -55 -44
o1 others 8 0 o|-43 -72 -45
o1 others 8 0 t|-58 -12 -21
o1 others 8 1 -|-26 -34 4
o1 others 8 1 co|-10 -27 24
o1 others 8 1 c|5 7 40
o1 others 8 1 go|-56 -62 -62
o1 others 8 1 g|26 2 -8
o1 others 8 1 o|-52 -46 -51
o1 others 8 2 cgo|13 3 45
o1 others 8 2 go|-22 -21 -36
o1 others 8 2 o|-21 -26 -26
o1 others 9 0 -|-49 -67 -53
o1 others 9 0 g|-59 -40 -58
o1 others 9 1 -|-37 -59 -52
o1 others 9 1 go|-26 -22 -30
o1 others 9 1 g|-45 -34 -39
o1 others 9 1 o|-30 -26 -24
o1 others 9 1 s|-30 -43 -30
o1 others 9 2 go|-28 -23 -20
o1 past 1 0 -|-31 -20 -38
o1 past 1 0 b|-39 -30 -25
o1 past 1 0 g|-32 -31 -33
o1 past 1 0 o|-27 -38 -27
o1 past 1 0 sgo|-34 -41 -41
o1 past 1 0 tb|-38 -31 -28
o1 past 1 0 to|-19 -26 -15
o1 past 1 0 t|-53 2 -26
o1 past 1 1 o|-41 -28 -41
o1 past 2 0 -|-30 0 -10
o1 past 2 0 cgo|4 40 10
o1 past 2 0 go|-17 -25 -17
o1 past 2 0 gpo|-27 -19 -22
o1 past 2 0 g|-30 -4 -12
o1 past 2 0 o|-19 -27 -24
o1 past 2 0 tb|-44 -56 -39
o1 past 2 0 to|-33 -27 -34
o1 past 2 0 t|-36 9 -23
o1 past 2 1 lo|-25 -27 -35
o1 past 3 0 -|-32 -36 -36
o1 past 3 0 cgo|-32 -42 -32
o1 past 3 0 gb|-30 -33 -40
o1 past 3 0 o|-34 -37 -32
o1 past 3 0 t|-81 -55 -49
o1 past 3 1 g|-27 -17 -25
o1 past 3 1 t|-5 -40 -21
o1 past 5 0 -|2 26 1
o1 past 5 0 cgo|-26 -40 -25
o1 past 5 0 go|-27 -31 -41
o1 past 5 0 g|-35 -56 -31
o1 past 5 0 o|-23 -32 -22
o1 past 5 0 to|-33 -34 -30
o1 past 5 1 -|-32 -45 -41
o1 past 5 1 o|-30 -34 -39
o1 past 5 1 t|46 52 20
o1 past 8 0 -|-21 -34 -21
o1 past 8 0 b|-43 -22 -24
o1 past 8 0 cgo|-23 -46 -6
o1 past 8 0 ct|-26 -26 5
o1 past 8 0 t|-37 -21 -23
o1 past 8 1 -|-19 -23 -29
o1 past 8 1 g|-27 -35 -28
o1 past 8 1 o|-17 -30 -19
o1 past 8 2 o|-25 -15 -23
o1 past 9 + -|-25 -19 -17
o1 past 9 0 to|-35 -54 -35
o1 past 9 1 g|-5 35 -2
o1 past 9 1 o|-18 -20 -30
o1 past 9 1 to|-21 -20 -32
o1 past 9 1 t|-42 -32 -25
o1 past 9 2 -|-28 -32 -44
o1 past 9 2 o|-36 -34 -49
o1 past 9 2 t|-34 -38 -27
o1 sell 1 0 -|-43 -32 -28
o1 sell 1 0 b|-25 -18 -16
o1 sell 1 0 ctb|-25 -28 -32
o1 sell 1 0 ct|-39 -41 -33
o1 sell 1 0 gb|-31 -39 -29
o1 sell 1 0 g|-17 -25 -16
o1 sell 1 0 p|-20 -30 -26
o1 sell 1 0 t|-8 -26 -15
o1 sell 2 0 -|-47 -45 -36
o1 sell 2 0 ctb|-38 -44 -46
o1 sell 2 0 fgo|-27 -26 -27
o1 sell 2 0 o|-20 -21 -32
o1 sell 2 0 sg|-25 -26 -34
o1 sell 2 0 tb|-38 -32 -25
o1 sell 2 0 tp|-22 -24 -36
o1 sell 2 0 t|-64 -42 -42
o1 sell 2 1 -|-40 -53 -57
o1 sell 2 1 go|-22 -22 -27
o1 sell 2 1 g|-25 -34 -20
o1 sell 2 1 t|-37 -34 -41
o1 sell 3 0 -|15 -34 -11
o1 sell 3 0 gb|-49 -42 -35
o1 sell 3 0 g|-45 -28 -26
o1 sell 3 0 tb|-33 -30 -25
o1 sell 3 0 to|-47 -49 -40
o1 sell 3 0 t|-109 -63 -61
o1 sell 3 1 -|-39 -46 -34
o1 sell 5 + g|-49 -40 -41
o1 sell 5 + o|7 4 31
o1 sell 5 0 -|-58 -59 -47
o1 sell 5 0 ct|-41 -43 -54
o1 sell 5 0 g|-35 -47 -25
o1 sell 5 0 s|-48 -57 -41
o1 sell 5 0 tb|-70 -44 -40
o1 sell 5 0 t|-27 -24 -21
o1 sell 5 1 cgo|18 16 54
o1 sell 5 1 g|-38 -51 -33
o1 sell 5 1 t|-31 -28 -24
o1 sell 5 2 -|-22 -24 -33
o1 sell 8 + -|-23 -20 -25
o1 sell 8 + o|-38 -28 -40
o1 sell 8 0 -|-39 -33 -30
o1 sell 8 0 ct|-55 -35 -40
o1 sell 8 0 tb|-80 -58 -45
o1 sell 8 0 to|-64 -84 -54
o1 sell 8 1 -|-50 -69 -48
o1 sell 8 1 cgo|12 8 52
o1 sell 8 1 go|-27 -25 -29
o1 sell 8 1 g|-44 -59 -39
o1 sell 8 1 o|-28 -27 -32
o1 sell 8 1 t|-47 -33 -31
o1 sell 8 2 -|-44 -80 -51
o1 sell 9 + -|-29 -34 -25
o1 sell 9 + o|-27 -18 -29
o1 sell 9 0 -|-24 -26 -25
o1 sell 9 0 b|-23 -24 -32
o1 sell 9 0 g|-48 -32 -35
o1 sell 9 0 o|-26 -19 -21
o1 sell 9 1 -|-30 -28 -24
o1 sell 9 1 ct|-24 -30 -14
o1 sell 9 1 o|-18 -17 -29
o1 sell 9 1 tb|-48 -40 -32
o1 sell 9 1 t|-60 -59 -56
o1 sell 9 2 -|-23 -32 -29
o1 sell 9 2 go|-32 -20 -34
o1 sell 9 2 o|-24 -23 -28
o1 turn 1 0 -|-16 -46 -42
o1 turn 1 0 cgo|10 28 57
o1 turn 1 0 c|10 -2 41
o1 turn 1 0 go|-30 -31 -34
o1 turn 1 0 lgo|-26 -28 -41
o1 turn 1 0 o|-27 -31 -26
o1 turn 1 0 sgo|-7 5 -26
o1 turn 1 0 s|-45 -50 -44
o1 turn 1 0 to|-32 -22 -32
o1 turn 1 1 go|-44 -28 -30
o1 turn 1 1 o|-27 -20 -24
o1 turn 2 0 -|53 56 28
o1 turn 2 0 cgo|12 34 2
o1 turn 2 0 fgo|-27 -39 -22
o1 turn 2 0 flo|-23 -37 -18
o1 turn 2 0 go|-40 -40 -28
o1 turn 2 0 gpo|-31 -33 -21
o1 turn 2 0 lgo|-36 -46 -31
o1 turn 2 0 o|-37 -54 -34
o1 turn 2 0 p|-18 -25 -18
o1 turn 2 0 to|-28 -27 -17
o1 turn 2 0 t|-43 -47 -30
o1 turn 2 1 o|-41 -34 -31
o1 turn 3 0 -|-32 -10 -30
o1 turn 3 0 ctb|-54 -54 -61
o1 turn 3 0 g|-43 -64 -47
o1 turn 3 0 o|-28 -37 -29
o1 turn 3 0 to|-9 27 2
o1 turn 3 1 -|-72 -48 -50
o1 turn 3 1 lgo|-22 -32 -32
o1 turn 3 1 l|-45 -52 -48
o1 turn 5 0 -|-33 19 -7
o1 turn 5 0 ct|-3 24 35
o1 turn 5 0 go|-25 -33 -26
o1 turn 5 0 g|-29 -57 -30
o1 turn 5 0 o|-24 -41 -26
o1 turn 5 0 t|19 82 33
o1 turn 5 1 -|-23 -29 -25
o1 turn 5 1 ct|7 23 48
o1 turn 5 1 go|-24 -22 -26
o1 turn 5 1 l|-20 -24 -27
o1 turn 5 2 c|20 8 63
o1 turn 5 2 o|-41 -47 -40
o1 turn 5 2 so|-41 -48 -37
o1 turn 8 1 -|-54 -40 -48
o1 turn 8 1 o|-39 -29 -36
o1 turn 8 2 -|-60 -35 -36
o1 turn 9 + c|-30 -16 -3
o1 turn 9 + t|13 -27 -16
o1 turn 9 0 -|-44 -42 -47
o1 turn 9 1 -|-44 -39 -39
o1 want 1 + ct|2 8 46
o1 want 1 + go|-25 -20 -28
o1 want 1 + o|-35 -55 -34
o1 want 1 0 -|-49 -42 -46
o1 want 1 0 0|-29 -24 -33
o1 want 1 0 ct|-35 -36 -13
o1 want 1 0 c|23 23 51
o1 want 1 0 fgo|-21 -22 -37
o1 want 1 0 go|-26 -35 -21
o1 want 1 0 g|6 39 -8
o1 want 1 0 lo|-30 -25 -26
o1 want 1 0 l|-25 -28 -40
o1 want 1 0 o|-26 -28 -27
o1 want 1 0 sgo|12 11 25
o1 want 1 0 to|-20 -19 -27
o1 want 1 0 t|-14 -28 -5
o1 want 1 1 -|-36 -27 -33
o1 want 1 1 go|-23 -21 -30
o1 want 2 + -|-11 4 -25
o1 want 2 + go|-54 -1 -27
o1 want 2 + o|-22 -36 -24
o1 want 2 + tb|25 -16 9
o1 want 2 + t|24 34 13
o1 want 2 0 fgo|-57 -40 -40
o1 want 2 0 fo|-26 -31 -29
o1 want 2 0 f|-39 -30 -30
o1 want 2 0 gb|44 41 21
o1 want 2 0 gpo|-40 -33 -29
o1 want 2 0 g|26 14 -2
o1 want 2 0 lgo|-34 -28 -30
o1 want 2 0 lo|-31 -25 -29
o1 want 2 0 lsgo|-44 -27 -32
o1 want 2 0 o|-25 -20 -24
o1 want 2 0 sgo|-70 -64 -67
o1 want 2 0 sg|-44 -55 -38
o1 want 2 0 so|-53 -38 -38
o1 want 2 0 s|-23 -13 -30
o1 want 2 0 to|-32 4 -17
o1 want 2 0 t|40 3 8
o1 want 2 1 -|-28 -8 -23
o1 want 2 1 g|-73 -58 -55
o1 want 2 1 o|-25 -18 -23
o1 want 2 1 t|28 17 12
o1 want 3 + -|-47 -26 0
o1 want 3 + go|-43 -27 -25
o1 want 3 + o|-61 -78 -63
o1 want 3 + t|49 53 24
o1 want 3 0 -|-49 -10 -2
o1 want 3 0 b|-27 -29 -28
o1 want 3 0 ct|37 -2 10
o1 want 3 0 f|-21 -27 -22
o1 want 3 0 go|-33 -37 -27
o1 want 3 0 g|-50 -67 -42
o1 want 3 0 l|-29 -33 -25
o1 want 3 0 o|-27 -30 -28
o1 want 3 0 so|-37 -26 -29
o1 want 3 0 s|-60 -61 -61
o1 want 3 0 tb|-26 0 -13
o1 want 3 0 t|51 35 27
o1 want 3 1 -|-57 -44 -56
o1 want 3 1 c|29 26 76
o1 want 3 1 go|4 19 48
o1 want 3 1 g|-58 -38 -38
o1 want 3 1 o|-26 -33 -35
o1 want 3 1 to|-29 -23 -33
o1 want 3 1 t|93 17 20
o1 want 5 + cgo|1 -3 38
o1 want 5 + go|-43 -25 -39
o1 want 5 + o|-31 -27 -25
o1 want 5 0 -|-13 -36 -38
o1 want 5 0 b|38 8 3
o1 want 5 0 ct|0 -37 -35
o1 want 5 0 c|16 16 43
o1 want 5 0 f|-24 -30 -25
o1 want 5 0 gb|-41 -47 -38
o1 want 5 0 go|-7 -21 -27
o1 want 5 0 g|-10 -35 -28
o1 want 5 0 lo|-37 -28 -31
o1 want 5 0 l|-21 -25 -30
o1 want 5 0 o|-39 -30 -32
o1 want 5 0 to|-51 -42 -44
o1 want 5 0 t|-35 -60 -38
o1 want 5 1 go|-48 -66 -62
o1 want 5 1 g|-54 -34 -39
o1 want 5 1 o|-12 -23 -25
o1 want 5 1 so|-40 -40 -46
o1 want 5 1 tb|-65 -41 -40
o1 want 5 1 t|34 12 -11
o1 want 5 2 go|-27 -19 -22
o1 want 5 2 o|-26 -21 -36
o1 want 8 + -|-42 -35 -24
o1 want 8 + cgo|11 10 37
o1 want 8 + go|-76 -60 -52
o1 want 8 + lo|-22 -26 -32
o1 want 8 + o|-35 -25 -38
o1 want 8 + t|33 3 11
o1 want 8 0 -|-45 -55 -80
o1 want 8 0 b|-35 -23 -33
o1 want 8 0 cto|2 -13 29
o1 want 8 0 go|-74 -48 -51
o1 want 8 0 g|34 -8 22
o1 want 8 0 lo|-30 -30 -35
o1 want 8 0 l|-53 -37 -52
o1 want 8 0 o|-49 -42 -49
o1 want 8 0 p|-16 -21 -25
o1 want 8 0 tb|-1 -31 -10
o1 want 8 0 to|-42 -50 -40
o1 want 8 0 t|40 1 4
o1 want 8 1 -|-34 -3 -25
o1 want 8 1 cgo|18 8 61
o1 want 8 1 ct|61 30 26
o1 want 8 1 c|-39 -35 0
o1 want 8 1 gb|-40 -28 -33
o1 want 8 1 gpo|-40 -25 -29
o1 want 8 1 g|-39 12 18
o1 want 8 1 lo|-38 -31 -28
o1 want 8 1 o|-57 -63 -79
o1 want 8 1 tb|-36 15 -16
o1 want 8 1 t|-68 -47 -51
o1 want 8 2 -|-59 -52 -55
o1 want 8 2 go|-29 -19 -19
o1 want 8 2 l|-25 -32 -26
o1 want 8 2 o|-39 -33 -38
o1 want 9 + -|-32 -50 -71
o1 want 9 + cgo|11 12 27
o1 want 9 + c|-2 2 35
o1 want 9 + g|-45 -29 -50
o1 want 9 + lgbo|-20 -14 -25
o1 want 9 + lgo|-18 -15 -25
o1 want 9 + l|-40 -30 -41
o1 want 9 + o|-64 -40 -54
o1 want 9 + t|-76 -85 -53
o1 want 9 0 -|-81 -63 -75
o1 want 9 0 go|-36 -21 -26
o1 want 9 0 g|29 -11 1
o1 want 9 0 o|-29 -22 -28
o1 want 9 0 to|-34 -23 -27
o1 want 9 0 t|-31 -25 -20
o1 want 9 1 -|-13 -38 -31
o1 want 9 1 b|-48 -33 -33
o1 want 9 1 cgo|16 15 43
o1 want 9 1 cg|13 19 44
o1 want 9 1 c|23 23 57
o1 want 9 1 go|-39 -22 -30
o1 want 9 1 g|-50 -35 -45
o1 want 9 1 lo|-20 -27 -32
o1 want 9 1 l|-40 -36 -40
o1 want 9 1 p|-25 -17 -26
o1 want 9 1 so|-16 -16 -28
o1 want 9 1 t|-39 -39 -11
o1 want 9 2 cgo|-17 -42 -24
o1 want 9 2 c|-9 11 37
o1 want 9 2 go|-33 -29 -37
o1 want 9 2 g|-41 -45 -43
o1 want 9 2 l|-29 -27 -27
o1 want 9 2 o|-32 -26 -38
o1 want 9 2 s|-23 -27 -24
o1 without 1 0 b|11 27 12
o1 without 1 0 ct|9 45 10
o1 without 1 0 c|11 60 -20
o1 without 1 0 go|-24 -44 -25
o1 without 1 0 lo|-32 -61 -33
o1 without 1 0 l|-36 -68 -38
o1 without 1 0 tb|-28 -13 -17
o1 without 2 0 b|-32 -46 -25
o1 without 2 0 cg|-15 -7 -26
o1 without 2 0 gp|-25 -32 -25
o1 without 2 0 o|-21 -39 -21
o1 without 2 0 tb|-46 -51 -30
o1 without 2 1 -|-24 -16 -28
o1 without 2 1 go|-39 -43 -35
o1 without 2 1 t|-35 -23 -29
o1 without 3 0 cgo|5 28 0
o1 without 3 0 go|-26 -36 -27
o1 without 3 0 o|-29 -46 -30
o1 without 3 0 tb|-3 47 18
o1 without 3 0 t|-12 55 19
o1 without 3 1 -|-35 -21 7
o1 without 3 1 f|-21 -22 -26
o1 without 3 1 go|-37 -37 -39
o1 without 3 1 o|-25 -19 -22
o1 without 3 1 t|31 -11 -9
o1 without 5 0 go|-19 -31 -20
o1 without 5 0 o|-21 -29 -20
o1 without 5 0 t|-17 26 8
o1 without 5 1 -|-26 -5 -33
o1 without 5 1 go|-18 -26 -18
o1 without 5 1 t|-36 14 -16
o1 without 5 2 -|-26 -32 -31
o1 without 8 0 -|-34 -48 -31
o1 without 8 0 o|-21 -33 -25
o1 without 8 0 to|-34 -47 -35
o1 worn 1 0 -|-26 -26 -21
o1 worn 2 0 -|-28 -22 -26
o1 worn 2 1 o|-26 -24 -30
o1 yes 1 0 -|-36 -37 -35
o1 yes 1 1 -|-15 28 -21
o1 yes 1 1 o|-23 -27 -29
o1 yes 1 1 t|-23 4 -26
o1 yes 2 0 o|-25 -36 -25
o1 yes 2 1 -|-32 -29 -39
o1 yes 2 1 go|-26 -20 -27
o1 yes 3 0 go|-32 -40 -27
o1 yes 3 1 o|-40 -36 -26
o1 yes 5 1 -|-30 -30 -22
o1 yes 9 2 -|-44 -54 -47
p # |go|-23 -29 -30
p # |o|-30 -29 -41
p #^|-|-45 -23 -36
p #^|0|-26 -25 -27
p #^|b|-8 -49 -49
p #^|cgo|-1 -4 46
p #^|co|14 0 34
p #^|ctb|-55 -57 -43
p #^|ct|-52 -49 -48
p #^|fo|-27 -29 -27
p #^|gb|-94 -106 -81
p #^|go|-29 -26 -28
p #^|g|-60 -47 -42
p #^|o|-61 -76 -73
p #^|so|-47 -38 -36
p #^|tb|-92 -95 -61
p #^|to|-62 -72 -56
p - |#|2 2 27
p - |-|-64 -45 -77
p - |b|-44 -37 -36
p - |cgo|12 -4 64
p - |co|2 0 30
p - |ctb|-57 -57 -59
p - |cto|11 3 50
p - |ct|-25 -46 7
p - |c|4 23 45
p - |fo|-27 -33 -30
p - |gbo|-26 -32 -27
p - |gbpo|-32 -18 -19
p - |gb|-49 -55 -55
p - |go|-37 -69 -46
p - |gpo|-27 -27 -27
p - |g|-53 -42 -12
p - |lgbo|-29 -27 -25
p - |lgo|-39 -48 -42
p - |lo|-38 -35 -50
p - |lto|-59 -78 -61
p - |l|-33 -36 -34
p - |so|-45 -64 -57
p - |s|-77 -78 -68
p - |tbo|-20 -33 -20
p - |tb|-2 -28 -24
p - |to|-70 -66 -61
p - |t|-36 -31 -42
p -!|-|-39 -34 -31
p -!|o|-28 -26 -31
p -&|-|-92 -88 -76
p -,|-|-31 11 -11
p -,|cg|19 39 40
p -,|co|4 -3 28
p -,|ct|16 47 68
p -,|c|-38 -31 -24
p -,|g|-25 -19 -21
p -,|lgo|-33 -32 -38
p -,|lsgo|-48 -42 -64
p -,|lto|-41 -44 -43
p -,|l|-35 -35 -37
p -,|o|-42 -40 -43
p -,|sg|-30 -42 -45
p -,|s|-41 -36 -42
p -,|tb|9 -30 -30
p -,|to|-56 -42 -54
p -,|t|-38 -30 -44
p --|-|-51 -51 -35
p --|go|-29 -30 -30
p --|to|5 12 42
p --|t|-25 -13 -32
p -.|-|-14 -28 -29
p -.|b|41 36 26
p -.|cb|9 0 37
p -.|cgo|40 64 44
p -.|cg|18 13 40
p -.|co|20 16 69
p -.|cto|2 1 27
p -.|ct|-21 0 35
p -.|c|1 27 51
p -.|f|-36 -31 -31
p -.|g|-83 -65 -42
p -.|lgo|-43 -51 -30
p -.|lo|-18 -20 -28
p -.|l|-51 -38 -43
p -.|o|-60 -51 -53
p -.|p|-15 -21 -28
p -.|sgo|12 6 33
p -.|sg|-65 -60 -69
p -.|so|-45 -43 -48
p -.|s|-50 -37 -34
p -.|tb|27 1 10
p -.|to|25 -2 8
p -.|t|75 107 28
p -/|go|-32 -31 -42
p -/|o|-24 -22 -25
p -:|-|-55 -25 -42
p -:|cgo|8 9 50
p -:|c|10 15 42
p -:|f|-45 -39 -35
p -:|o|-27 -23 -23
p -:|s|-49 -49 -49
p -;|-|-37 -35 -33
p -?|go|-27 -19 -38
p -?|t|-28 -24 -23
p -n|-|-50 -44 -45
p -n|0|-28 -24 -29
p -n|go|-25 -25 -20
p -n|o|-38 -30 -31
p 0 |-|-71 -77 -87
p 0 |go|-29 -25 -33
p 0 |g|-39 -40 -39
p 0 |lo|-18 -19 -26
p 0 |o|-46 -43 -74
p 0 |to|-30 -17 -16
p 0 |t|-54 -53 -42
p 0,|-|-14 -17 -25
p 0,|0|-46 -47 -69
p 0,|go|-16 -15 -26
p 0,|o|-23 -27 -32
p 0-|0|-30 -27 -40
p 0.|-|-12 -25 11
p 0.|go|-49 -54 -55
p 0.|o|-57 -55 -52
p NAME |-|-57 -42 -46
p NAME |0|-35 -25 -30
p NAME |b|-75 -66 -72
p NAME |cgo|11 17 56
p NAME |c|29 25 92
p NAME |gb|-32 -46 -35
p NAME |go|-44 -32 -37
p NAME |g|-40 -24 -32
p NAME |o|-60 -46 -54
p NAME(|-|-21 -19 -25
p NAME(|b|-33 -28 -26
p NAME(|g|-26 -15 -14
p NAME(|o|-42 -47 -35
p NAME,|-|-32 -45 -45
p NAME,|b|-84 -63 -70
p NAME,|cgb|-55 -55 -73
p NAME,|cgo|15 36 53
p NAME,|cg|28 30 96
p NAME,|co|-11 3 31
p NAME,|fgo|-45 -40 -49
p NAME,|fo|-30 -21 -26
p NAME,|f|-33 -32 -38
p NAME,|gb|-56 -46 -47
p NAME,|go|-18 -1 26
p NAME,|lgo|-37 -34 -39
p NAME,|lo|-49 -37 -49
p NAME,|lt|-45 -36 -47
p NAME,|l|-19 -20 -27
p NAME,|o|-38 -26 -34
p NAME,|sg|-64 -52 -54
p NAME,|so|-25 -16 8
p NAME,|s|-50 -37 -52
p NAME,|to|-25 -23 -22
p NAME,|t|52 -15 -22
p NAME-|o|-23 -18 -26
p NAME.|0|-37 -26 -36
p NAME.|b|-60 -59 -63
p NAME.|cb|11 22 74
p NAME.|cgo|-26 6 7
p NAME.|cg|-3 15 48
p NAME.|ctb|-38 -35 -17
p NAME.|cto|-16 2 25
p NAME.|ct|23 52 90
p NAME.|flo|-29 -20 -24
p NAME.|fo|-40 -28 -39
p NAME.|f|-44 -39 -48
p NAME.|gb|-22 -38 -3
p NAME.|go|-52 -28 -30
p NAME.|g|-1 -35 -21
p NAME.|lgo|-36 -34 -36
p NAME.|lsgo|-29 -22 -22
p NAME.|lto|-33 -29 -28
p NAME.|l|-39 -45 -37
p NAME.|o|-28 -11 15
p NAME.|sb|-41 -42 -52
p NAME.|sgo|-39 -39 -28
p NAME.|sg|-47 -33 -42
p NAME.|so|-31 -23 -5
p NAME.|s|-51 -48 -51
p NAME.|to|-69 -23 -3
p NAME.|t|3 -41 21
p NAME/|-|-33 -38 -36
p NAME/|gb|-29 -27 -25
p NAME:|-|-2 1 36
p NAME:|cgo|-34 -40 -35
p NAME:|c|19 27 72
p NAME:|go|-56 -37 -54
p NAME:|o|-57 -45 -54
p NAME:|s|-28 -24 -25
p NAME:|t|36 -3 7
p NAME;|b|-32 -25 -24
p NAME;|cgo|-47 -35 -13
p NAME;|c|-35 -24 -23
p NAME;|g|-39 -44 -36
p NAME;|o|-31 -8 8
p NAME;|t|-5 -31 -40
p NAME?|s|-42 -45 -48
p NAMEn|-|-54 -45 -44
p NAMEn|o|-41 -36 -49
p NAMEn|t|-45 -26 -30
p NAMEq|-|-54 -48 -43
p NAMEq|b|-23 -23 -30
p NAMEq|go|-20 -25 -21
p NAMEq|t|-36 -38 -44
p NAME~|b|-26 -22 -25
p NAME~|cgo|22 34 51
p NAME~|ct|23 23 61
p NAME~|c|15 16 59
p NAME~|gb|-34 -32 -34
p NAME~|go|-30 -17 -27
p NAME~|g|-35 -36 -28
p NAME~|o|-37 -31 -51
p and |#|3 3 26
p and |-|-39 5 3
p and |b|-50 -53 -68
p and |cb|-24 -31 -22
p and |cgb|19 13 58
p and |cg|16 9 56
p and |co|17 10 76
p and |cs|6 2 34
p and |ctb|-33 -31 -11
p and |cto|12 11 34
p and |ct|-22 -15 29
p and |c|-1 -2 27
p and |gb|17 40 18
p and |go|-34 -26 -42
p and |gpo|-38 -30 -31
p and |gp|7 27 -1
p and |g|-46 -24 -27
p and |lo|-17 -20 -27
p and |l|-32 -39 -51
p and |o|-41 -45 -48
p and |sgo|23 20 54
p and |so|-25 -23 -27
p and |tb|-10 33 8
p and |t|26 50 -14
p any |-|-46 -25 -43
p any |bo|-31 -36 -26
p any |b|37 -10 12
p any |cgo|7 26 16
p any |cg|-35 -17 -26
p any |cto|14 17 30
p any |ct|-35 -38 -43
p any |gb|-27 -33 -30
p any |go|-31 -48 -38
p any |g|-8 -35 8
p any |sg|-2 36 -4
p any |so|-38 -56 -32
p any |tb|-40 -12 -33
p any |t|53 51 24
p as |-|-50 -32 -32
p as |o|-19 -21 -28
p avoid |cgo|20 50 9
p avoid |go|-43 -75 -45
p avoid |o|-41 -66 -41
p avoid |tb|18 48 21
p avoid,|gpo|-31 -28 -24
p avoid,|lgo|-26 -30 -24
p avoid,|o|-42 -50 -33
p avoid.|-|-34 -37 -3
p avoid.|o|-37 -37 -43
p avoid:|o|-33 -51 -33
p avoid~|t|7 38 -3
p b |-|-63 -42 -50
p b |b|-89 -71 -73
p b |cgo|2 -3 71
p b |gbp|-23 -23 -25
p b |gb|32 21 7
p b |go|-28 -28 -27
p b |g|-71 -62 -46
p b |po|-26 -28 -30
p b |sb|-28 -24 -25
p b |tbo|-18 -28 -17
p b |tb|-50 -55 -48
p b |to|-68 -70 -53
p b |t|-79 -43 -47
p b,|-|-55 -11 -56
p b,|c|27 27 86
p b,|go|-42 -59 -47
p b,|so|-23 -29 -26
p b,|t|-36 -32 -24
p b-|-|-23 -33 -29
p b.|-|-28 -9 12
p b.|cgo|6 -7 70
p b.|cg|12 2 32
p b.|cto|-32 -36 -8
p b.|ct|16 43 39
p b.|c|12 11 70
p b.|g|-36 -52 -30
p b.|o|-52 -71 -64
p b.|t|30 25 1
p ban |go|-24 -30 -23
p ban |o|-23 -34 -22
p ban |t|4 30 13
p ban,|cgo|14 51 0
p ban.|o|-38 -50 -37
p ban:|t|4 26 10
p be |#|4 10 55
p be |-|-38 -26 -18
p be |0|-27 -31 -34
p be |b|-35 -32 -24
p be |cgo|-51 -18 -73
p be |cg|-16 -2 -29
p be |c|-43 -8 -34
p be |go|-30 -29 -28
p be |g|4 -30 -14
p be |o|-28 -26 -27
p be |sgo|-23 -31 -31
p be |sg|-27 -44 -26
p be |s|-43 -75 -50
p be |t|-30 19 -3
p be,|o|7 10 35
p be.|0|-28 -23 -23
p be.|go|6 10 50
p be.|o|-27 -43 -41
p bn|o|-32 -31 -41
p bo |gb|-24 -35 -30
p bo |o|-21 -27 -18
p bo |t|-38 -36 -34
p brand |-|-52 -38 -31
p brand |go|-25 -25 -36
p brand |gpo|-26 -25 -34
p brand |g|-45 -46 -48
p brand |tb|-25 -28 -25
p brand |to|-37 -27 -31
p brand |t|-25 -28 -22
p brand,|-|-43 -33 -46
p brand,|ct|-34 -36 -9
p brand,|go|-43 -35 -50
p brand,|o|-33 -27 -32
p brand,|tb|39 2 6
p brand,|to|-22 -36 -28
p brand,|t|-4 -55 -64
p brand.|cgb|1 43 2
p brand.|cgo|12 13 57
p brand.|cg|17 13 38
p brand.|ct|-42 -31 -23
p brand.|c|4 -3 44
p brand.|go|-20 -37 4
p brand.|g|27 -16 -4
p brand.|o|-82 -102 -62
p brand.|tb|15 55 26
p brand.|to|-49 -49 -41
p brand.|t|-55 14 -39
p c |-|-18 -14 69
p c |cgo|13 8 53
p c |cto|13 14 53
p c |ct|17 40 76
p c |c|36 29 97
p c |go|-59 -55 -97
p c |o|-60 -59 -95
p c |t|3 -2 66
p c!|o|-19 -22 -37
p c,|-|-54 -49 -39
p c,|cgo|31 32 92
p c,|cg|10 8 34
p c,|co|17 22 63
p c,|ct|70 31 54
p c,|c|-49 -44 -36
p c,|f|-28 -30 -42
p c,|lo|-26 -32 -36
p c,|l|-34 -36 -32
p c,|o|-51 -50 -73
p c,|so|-28 -36 -31
p c,|s|-19 -22 -26
p c,|t|-14 -44 -32
p c-|-|2 26 35
p c-|ct|-4 -1 34
p c-|c|7 4 29
p c.|-|-70 -45 -72
p c.|g|-47 -46 -51
p c.|o|-62 -57 -78
p c.|sg|-27 -40 -29
p c.|to|-44 -40 -41
p cb |-|1 2 53
p cb |cgo|-29 -35 -27
p cb |go|-37 -34 -45
p cb |o|-51 -63 -77
p cb,|cgo|6 5 73
p cg |-|-78 -74 -66
p cg |cgo|2 5 33
p cg |go|-61 -70 -64
p cg |g|-44 -54 -36
p cg |o|-36 -42 -45
p cg,|-|-39 -38 -47
p cg,|ctb|8 13 49
p cg,|go|-32 -30 -33
p cg,|lgo|-36 -30 -31
p cg,|lo|-23 -22 -28
p cg,|lsgo|-33 -30 -38
p cg,|l|-46 -51 -42
p cg,|o|-33 -35 -33
p cg,|so|-26 -30 -27
p cg,|s|-27 -35 -32
p cg,|t|40 10 48
p cg.|go|-22 -39 -25
p cg.|g|-36 -31 -36
p cg.|lto|-20 -26 -20
p cg.|l|5 40 4
p cg.|o|-34 -55 -33
p cg.|so|-49 -55 -52
p cg.|t|32 -2 5
p cgb |cgo|16 20 30
p cgb |o|-31 -30 -52
p cgn|lo|-16 -31 -19
p cgn|o|-52 -69 -64
p cgo |-|-55 -26 -54
p cgo |cgo|10 17 70
p cgo |cg|-49 -39 -38
p cgo |ctb|-31 -35 -43
p cgo |ct|-90 -86 -89
p cgo |c|-21 -11 31
p cgo |go|-66 -52 -77
p cgo |g|-12 28 2
p cgo |lo|-30 -17 -19
p cgo |lto|-66 -86 -75
p cgo |o|-38 -36 -43
p cgo |tb|-27 -27 -24
p cgo |to|32 -31 -18
p cgo |t|10 -24 -26
p cgo&|cb|-2 4 41
p cgo&|cgo|30 29 91
p cgo&|cg|-3 1 42
p cgo&|ct|4 6 28
p cgo&|g|-27 -30 -15
p cgo,|-|-59 -44 -40
p cgo,|cgo|28 49 81
p cgo,|cg|0 2 40
p cgo,|ctb|-3 1 30
p cgo,|cto|19 30 66
p cgo,|ct|-37 -16 -3
p cgo,|c|36 46 126
p cgo,|fto|-27 -22 -28
p cgo,|go|-33 -21 -18
p cgo,|lgo|-46 -35 -46
p cgo,|lo|-40 -22 -26
p cgo,|l|-34 -31 -37
p cgo,|o|-68 -51 -71
p cgo,|sg|-9 -3 35
p cgo,|so|-34 -32 -50
p cgo,|t|43 -10 10
p cgo-|cgo|0 -1 42
p cgo.|-|-7 -50 -43
p cgo.|go|-114 -92 -85
p cgo.|g|40 4 8
p cgo.|lgo|-34 -31 -26
p cgo.|lo|-52 -37 -43
p cgo.|lsgo|-45 -42 -35
p cgo.|lto|-57 -49 -41
p cgo.|l|-49 -39 -34
p cgo.|o|-90 -70 -90
p cgo.|sgo|-43 -31 -35
p cgo.|sg|-36 -28 -36
p cgo.|so|-71 -62 -64
p cgo.|s|-41 -30 -35
p cgo/|cgo|7 4 38
p cgo/|o|-49 -44 -72
p cgo;|-|-34 -32 -31
p cgo;|t|-16 -22 -57
p cgo?|go|-43 -44 -42
p cgon|g|-56 -38 -52
p cgon|lgo|-32 -38 -56
p cn|o|-21 -22 -30
p co |-|-17 -25 -21
p co |flo|-20 -20 -32
p co |go|-45 -58 -57
p co |o|-42 -45 -66
p co&|cto|13 14 40
p co,|-|-44 -32 -23
p co,|cgo|29 20 71
p co,|cg|3 -1 26
p co,|ct|-3 12 68
p co,|go|-40 -38 -70
p co,|lo|-20 -31 -28
p co,|l|-31 -37 -46
p co,|o|-58 -44 -56
p co,|t|47 -3 24
p co.|l|-27 -37 -36
p co.|o|-61 -47 -66
p co/|cgo|2 4 25
p colour |-|-31 -50 28
p colour |ct|10 17 59
p colour |c|15 10 38
p colour |go|-58 -68 -96
p colour |o|-58 -65 -104
p colour,|c|0 3 33
p colour,|lsgo|-28 -28 -41
p colour,|o|-37 -37 -53
p colour.|go|-20 -19 -29
p colour.|o|-41 -47 -58
p colour:|#|11 9 31
p colour:|cb|12 12 41
p colour:|cgo|7 4 32
p colour:|cg|17 17 45
p colour:|ctb|13 7 30
p colour:|ct|10 14 41
p colour:|c|6 4 32
p colour:|g|28 27 58
p colour:|s|-25 -24 -27
p colour~|c|12 12 42
p cs |go|-23 -19 -28
p cs,|-|-43 -40 -64
p cs,|o|-17 -17 -27
p ct |-|-29 -12 68
p ct |b|-32 -38 -43
p ct |cgo|24 8 85
p ct |c|-28 -42 -24
p ct |go|-55 -54 -74
p ct |g|-56 -56 -54
p ct |o|-43 -38 -56
p ct |to|-56 -66 -52
p ct |tp|-61 -56 -64
p ct |t|-11 -36 -56
p ct,|-|-32 -16 -27
p ct,|cgo|13 14 76
p ct,|cg|13 9 49
p ct,|ct|9 30 85
p ct,|c|23 26 87
p ct,|f|-31 -24 -35
p ct,|go|-50 -41 -54
p ct,|gpo|-40 -31 -43
p ct,|g|29 12 74
p ct,|lgo|-28 -25 -30
p ct,|lo|-32 -33 -44
p ct,|l|-45 -46 -59
p ct,|sgo|20 18 51
p ct,|so|-55 -49 -64
p ct,|s|-26 -36 -28
p ct,|t|40 -11 -25
p ct.|-|-39 -29 -10
p ct.|go|-42 -40 -69
p ct.|lgo|-35 -31 -35
p ct.|o|-53 -50 -61
p ct.|so|-35 -34 -45
p ct.|tb|-43 -42 -33
p ct.|to|-22 -25 -24
p ct.|t|-15 -49 -43
p ctb |-|-2 37 -14
p ctb |b|-32 -34 -34
p ctb |cgo|26 9 82
p ctb |gb|-23 -35 -27
p ctb |go|-49 -45 -72
p ctb |g|-47 -34 -37
p ctb |o|-28 -24 -26
p ctb |tb|10 36 13
p ctb |to|-47 -44 -41
p ctb |t|-10 -8 -29
p ctb,|to|-22 -29 -26
p ctn|-|-32 -23 -22
p ctn|lbo|-31 -31 -42
p cto |-|-18 1 51
p cto |o|-84 -75 -130
p cto,|-|-27 -24 -40
p cto,|cgo|5 18 58
p cto,|go|-64 -49 -87
p cto,|g|-26 -28 -25
p cto,|lo|-24 -22 -28
p cto,|l|-18 -16 -29
p cto,|sgo|16 18 63
p cto,|so|-57 -50 -64
p cto,|s|-26 -27 -42
p cto.|o|-28 -22 -28
p cto.|t|-33 -12 -39
p def |-|45 36 -1
p def |bo|-25 -42 -24
p def |cgb|-38 -48 -62
p def |cgo|-57 -23 -58
p def |ct|0 62 29
p def |c|36 104 -6
p def |fgo|-34 -54 -33
p def |gbp|-18 -25 -20
p def |go|-28 -31 -24
p def |gp|-28 14 -27
p def |g|-30 -64 -32
p def |lgo|-36 -48 -28
p def |lto|-20 -27 -18
p def |o|-30 -30 -29
p def |p|-27 -41 -26
p def |so|-22 -24 -26
p def |tbo|-26 -42 -24
p def |tb|-83 -58 -45
p def |to|-29 -53 -31
p def |tp|-45 -43 -32
p def |t|-38 3 -17
p def-|-|-35 -31 -37
p def-|g|-32 -44 -40
p dont |g|-46 -62 -49
p dont |to|-25 -41 -29
p draw |-|-35 -22 -30
p draw |cgb|14 37 16
p draw |co|12 19 33
p draw |ct|34 11 15
p draw |lto|7 36 5
p draw |o|-36 -39 -31
p draw |tb|3 61 17
p draw,|go|-32 -28 -36
p draw.|-|-33 6 -27
p draw.|o|-26 -17 -29
p draw:|-|26 22 -4
p draw:|o|-31 -19 -20
p draw:|tb|-21 -32 -26
p draw:|t|36 24 11
p except |cgo|23 64 0
p except |c|4 27 -8
p except |go|-19 -26 -15
p except |o|-35 -62 -34
p f |-|-79 -68 -86
p f |o|-29 -23 -34
p f,|c|36 39 97
p fgo |o|-46 -39 -45
p fgo,|o|-30 -24 -26
p fl,|-|-32 -22 -42
p fo |-|-9 -54 -35
p fo |fgo|-43 -43 -44
p fo |go|-73 -54 -60
p fo |o|-66 -54 -71
p fo |t|52 -1 6
p fo,|-|-9 0 64
p fo,|go|-65 -60 -77
p for |-|-33 -79 -65
p for |cgo|-5 -4 32
p for |c|-30 -22 -14
p for |gb|-60 -60 -52
p for |go|-33 -28 -34
p for |gp|-33 -44 -39
p for |g|-35 -36 -45
p for |sgo|-22 -25 -27
p for |tbo|-38 -35 -36
p for |tb|-90 -67 -66
p for |to|-63 -49 -64
p for |t|-107 -66 -66
p g |-|-48 -68 -66
p g |b|-10 45 10
p g |cgo|14 40 61
p g |cto|7 10 70
p g |ct|36 40 -15
p g |fgo|-37 -31 -28
p g |gbp|-30 -28 -30
p g |go|-54 -23 -47
p g |g|52 44 17
p g |lo|-36 -26 -23
p g |lto|-56 -68 -46
p g |lt|38 16 -3
p g |o|-48 -44 -39
p g |s|-62 -84 -59
p g |tb|-49 -36 -39
p g,|-|-55 -59 -60
p g,|0|-22 -26 -18
p g,|c|8 15 70
p g,|g|-47 -42 -52
p g,|o|-29 -22 -26
p g,|tb|-57 -33 -36
p g,|t|-21 47 30
p g-|-|-86 -89 -61
p g-|go|-35 -24 -29
p g-|g|2 41 11
p g-|o|-35 -37 -42
p g.|-|-10 -25 -41
p g.|cg|-2 2 30
p g.|ct|-49 -36 -19
p g.|c|0 -2 25
p g.|go|-49 -34 -47
p g.|o|-54 -50 -33
p g.|po|-24 -19 -26
p g.|so|-57 -47 -55
p g.|t|43 -14 -6
p g:|-|42 -12 5
p gb |-|-93 -54 -73
p gb |b|-69 -51 -58
p gb |cgo|19 19 78
p gb |fgo|3 41 5
p gb |gbpo|-33 -30 -36
p gb |gb|-93 -95 -81
p gb |gp|-27 -23 -26
p gb |g|3 -36 -40
p gb |lgo|10 35 3
p gb |lo|2 30 0
p gb |lto|-53 -56 -54
p gb |l|-51 -51 -47
p gb |o|-34 -41 -28
p gb |tbo|-43 -44 -36
p gb |tb|-63 -40 -47
p gb |to|-49 -38 -53
p gb |t|-24 -21 -34
p gb&|b|-38 -43 -37
p gb,|-|-27 -23 24
p gb,|cgo|-1 -3 25
p gb,|go|-32 -29 -43
p gb,|g|-27 -24 -28
p gb,|o|-37 -28 -42
p gb,|so|-39 -32 -34
p gb-|go|-20 -17 -27
p gb.|-|54 -7 28
p gb.|cgo|2 -1 37
p gb.|c|19 10 60
p gb.|go|-92 -66 -74
p gb.|g|-105 -62 -51
p gb.|o|-114 -102 -105
p gbn|o|-37 -35 -45
p gbo |-|-68 -60 -52
p gbo |gb|-27 -42 -31
p gbo |go|-40 -35 -55
p gbo |g|-34 -34 -48
p gbo |o|7 6 44
p gbo |tb|-30 -19 -25
p gbo |t|-46 -29 -27
p gbo.|o|-38 -32 -41
p gbp |o|-31 -35 -30
p gbp,|go|-25 -19 -28
p go |-|3 31 5
p go |0|-51 -47 -52
p go |b|-38 -9 -45
p go |cgo|6 -10 48
p go |cto|11 6 40
p go |ct|-31 -1 13
p go |gbp|-30 -27 -28
p go |go|-33 -31 -33
p go |g|-51 -84 -59
p go |lgo|-49 -52 -52
p go |lg|-32 -32 -22
p go |lo|-36 -39 -37
p go |lto|-29 -33 -29
p go |l|-49 -54 -45
p go |o|-24 -25 -22
p go |po|-28 -26 -26
p go |sg|-25 -39 -24
p go |s|-58 -79 -60
p go |to|-88 -61 -58
p go,|-|-59 -51 -12
p go,|cgo|22 19 67
p go,|ct|22 37 105
p go,|go|-28 -32 -33
p go,|g|-42 -35 -36
p go,|o|-34 -35 -46
p go,|t|-4 -21 -35
p go-|cgo|18 29 40
p go-|gb|-41 -50 -44
p go-|t|-39 -35 -30
p go.|-|-15 -13 32
p go.|cgo|-3 4 33
p go.|c|32 32 92
p go.|gb|-24 -35 -45
p go.|go|-64 -54 -70
p go.|g|-44 -36 -49
p go.|o|-75 -57 -69
p go.|t|67 26 6
p go:|fgo|-33 -42 -33
p go:|go|-32 -27 -32
p go:|so|-22 -25 -30
p go:|tb|-32 -40 -47
p go;|o|-55 -59 -68
p gop|o|-27 -48 -29
p gp |-|-33 -50 -31
p gp |go|-18 -35 -19
p gp |g|-46 -42 -46
p gp |o|-35 -44 -42
p gp |to|-29 -42 -27
p gp,|-|-28 -24 -34
p gp,|o|-28 -29 -26
p gpo,|-|-37 -43 -43
p hate |-|-28 -28 -29
p hate |c|16 50 -2
p hate |go|-29 -49 -32
p hate |o|-31 -50 -34
p hate:|t|11 29 11
p in |-|-43 -14 -43
p in |0|-33 -38 -44
p in |cgo|5 8 49
p in |cg|1 -5 25
p in |co|10 -2 42
p in |ctb|-31 -28 -44
p in |ct|-52 -31 26
p in |c|26 18 72
p in |gb|-32 -53 -45
p in |g|-68 -51 -49
p in |lgo|-16 -17 -25
p in |l|-30 -37 -38
p in |o|-27 -26 -30
p in |sgo|16 11 41
p in |tb|39 -19 -6
p in |to|-60 -53 -58
p in |t|-62 -73 -31
p ind |-|42 17 -4
p ind |bo|-34 -21 -16
p ind |b|-6 -28 -12
p ind |cgo|-11 -24 51
p ind |cg|-41 -48 -27
p ind |ctb|55 41 8
p ind |ct|6 -50 -54
p ind |c|-14 -65 -51
p ind |fgo|-39 -33 -31
p ind |fg|-37 -56 -43
p ind |flo|-34 -46 -26
p ind |fl|-44 -38 -41
p ind |fo|-44 -45 -35
p ind |fto|-30 -26 -31
p ind |f|-93 -70 -58
p ind |gbpo|-41 -28 -33
p ind |gbp|-30 -29 -31
p ind |gb|-25 -41 -27
p ind |go|-90 -53 -57
p ind |gpo|-50 -60 -41
p ind |lgo|-31 -19 -22
p ind |lo|-43 -41 -30
p ind |lsgo|-32 -18 -25
p ind |lto|-65 -62 -52
p ind |lt|-37 -33 -41
p ind |l|-46 -24 -35
p ind |o|-80 -51 -40
p ind |p|-58 -37 -39
p ind |sgo|-33 -34 -6
p ind |sg|-84 -63 -66
p ind |so|-42 -29 -30
p ind |st|41 1 5
p ind |s|-64 -65 -54
p ind |tb|38 14 9
p ind |tp|33 11 9
p ind |t|60 34 18
p ind,|o|-25 -26 -24
p ind-|to|-27 -22 -22
p ind-|t|2 -44 -12
p ind.|o|-53 -34 -40
p ind:|-|-3 -15 39
p l |-|-78 -59 -64
p l |lgbo|-51 -39 -48
p l |lgo|-43 -34 -35
p l |lo|-30 -31 -39
p l |lto|-28 -35 -27
p l |lt|-43 -46 -46
p l |l|-29 -36 -36
p l |o|-36 -31 -35
p l,|-|-75 -79 -101
p l,|cgo|8 7 47
p l,|ct|13 17 55
p l,|c|32 33 97
p l,|go|-40 -41 -58
p l,|lgo|-26 -24 -27
p l,|so|-41 -46 -37
p l,|t|39 -7 -15
p l.|-|-25 -35 -23
p l.|go|-30 -24 -28
p l.|o|-74 -91 -64
p l.|t|39 58 7
p lg,|o|-18 -15 -26
p lgbo |o|-29 -30 -53
p lgbo,|-|-61 -52 -79
p lgbo.|o|-23 -24 -38
p lgo |-|-62 -50 -47
p lgo |go|-38 -48 -41
p lgo |gpo|-50 -37 -46
p lgo |lgo|-45 -49 -42
p lgo |lo|-31 -30 -29
p lgo |lto|-28 -40 -28
p lgo |o|-33 -28 -33
p lgo,|-|-56 -28 -40
p lgo,|cgo|-1 -10 44
p lgo,|go|-50 -36 -55
p lgo,|g|-55 -54 -48
p lgo,|lgo|-47 -39 -50
p lgo,|lo|-31 -29 -34
p lgo,|o|-52 -54 -49
p lgo,|sgo|23 24 66
p lgo,|t|44 -7 -21
p lgo.|go|-37 -29 -43
p lgo.|tb|2 30 10
p lo |lgbo|-28 -28 -33
p lo |lgo|-25 -21 -22
p lo |lo|-32 -28 -40
p lo |lto|-61 -62 -57
p lo,|o|-41 -36 -40
p logo |-|-91 -74 -78
p logo |0|-29 -24 -24
p logo |fo|-38 -38 -26
p logo |f|-42 -49 -46
p logo |go|-73 -55 -61
p logo |g|-56 12 -28
p logo |lgo|-31 -27 -28
p logo |l|-49 -53 -45
p logo |st|-35 -30 -30
p logo |s|-70 -54 -68
p logo |to|-26 -29 -23
p logo |t|36 -11 -9
p logo(|o|-27 -16 -20
p logo,|cgo|10 4 38
p logo,|ct|5 14 52
p logo,|c|11 6 46
p logo,|fgo|-41 -33 -37
p logo,|fo|-28 -31 -27
p logo,|gpo|-43 -38 -41
p logo,|lgo|-50 -50 -56
p logo,|lsgo|-21 -29 -22
p logo,|l|-27 -36 -33
p logo,|o|-28 -19 -13
p logo,|sg|-45 -50 -46
p logo,|so|-26 -21 -26
p logo.|-|-75 -83 -69
p logo.|cgo|29 23 94
p logo.|co|21 19 59
p logo.|ct|-47 -40 -32
p logo.|c|26 19 84
p logo.|go|-61 -57 -66
p logo.|lgo|-30 -35 -36
p logo.|lo|-17 -28 -24
p logo.|o|-27 -39 -45
p logo.|sgo|15 9 40
p logo.|t|-45 -6 -42
p logo:|-|33 -15 -9
p logo:|ct|38 -8 -6
p logo:|c|6 12 38
p logo:|f|-25 -22 -22
p logo:|o|-41 -27 -28
p logo:|t|58 -1 12
p logo?|fo|-30 -38 -30
p logo?|o|-24 -24 -27
p lsg |lto|-42 -41 -42
p lsgo |fgo|-23 -23 -27
p lsgo |lgo|-39 -41 -39
p lsgo |lto|-37 -45 -37
p lsgo |l|-24 -27 -24
p lsgo |tb|-66 -73 -48
p lsgo |to|-39 -33 -39
p lsgo,|so|-31 -40 -38
p lt |lo|-27 -25 -33
p lt |lto|-73 -86 -75
p lt |o|-32 -39 -27
p maybe |-|-44 -38 -32
p maybe |go|-30 -37 -27
p maybe |g|-43 -33 -41
p maybe |tb|-37 -58 -34
p named |-|-99 -75 -77
p named |c|-49 -47 -47
p named |go|-26 -23 -21
p named |o|-29 -28 -28
p named,|c|21 18 53
p named,|gpo|-44 -37 -46
p named,|o|-35 -28 -40
p named.|-|-56 -29 -50
p named.|o|5 1 50
p named.|so|-18 -21 -26
p namedp|o|-18 -18 -29
p none |cgo|9 39 -17
p none |cg|17 36 11
p none |ctb|11 26 7
p none |ct|-21 -14 -50
p none |c|9 56 -19
p none |go|-24 -29 -30
p none |gpo|-41 -70 -41
p none |gp|-33 -43 -39
p none |lo|-27 -44 -26
p none |l|17 45 15
p none |o|-27 -37 -32
p none |p|-26 -46 -27
p none |so|16 43 10
p none |s|11 38 9
p none |to|10 29 6
p none,|-|-24 -37 -42
p none,|o|-29 -33 -27
p none,|t|47 38 23
p none-|-|-22 -29 -19
p none-|go|-32 -36 -29
p none.|o|-44 -49 -38
p not |-|-27 -21 -21
p not |cgo|-26 -1 -36
p not |ct|17 50 8
p not |c|-15 -6 -28
p not |gb|6 28 8
p not |g|-22 -27 -19
p not |o|-28 -42 -26
p not |s|10 56 18
p not |to|-40 -51 -34
p not |t|-27 -12 -17
p not.|-|-34 -31 -26
p not.|go|-42 -31 -44
p o |-|-59 -73 -78
p o |0|-19 -23 -27
p o |b|-34 -33 -28
p o |cgo|-1 -11 39
p o |c|-29 -31 -10
p o |fo|-34 -31 -38
p o |f|-22 -16 -30
p o |gp|-31 -24 -31
p o |g|-65 -70 -48
p o |lgo|-37 -26 -30
p o |lo|-24 -24 -27
p o |lto|-45 -57 -54
p o |o|-31 -33 -37
p o |s|-50 -51 -52
p o |tb|-34 -3 -12
p o |to|-45 -36 -36
p o |t|-43 -54 -36
p o,|c|12 17 58
p o,|g|-35 -24 -40
p o,|o|-32 -29 -36
p o,|so|-32 -32 -37
p o-|cgo|7 5 28
p o-|tb|-45 -48 -40
p o.|cgo|-6 -9 37
p o.|ct|-14 -20 42
p o.|c|-43 -44 -50
p o.|fo|-27 -18 -33
p o.|go|-37 -33 -45
p o.|g|-8 -6 52
p o.|o|-71 -52 -80
p o:|-|-24 -8 -27
p o:|o|-33 -24 -30
p o:|sgo|-34 -38 -44
p of |-|-21 23 -28
p of |b|-63 -73 -51
p of |cgb|-5 25 -11
p of |c|12 35 35
p of |o|-24 -28 -24
p of |p|-33 -47 -31
p of |to|-33 -34 -30
p of |t|-39 -22 -39
p of-|-|-15 -32 20
p of-|ct|-43 -24 -47
p of-|tb|-40 -41 -36
p of-|t|2 26 8
p on|-|-52 -44 -49
p or |-|3 47 9
p or |ct|14 39 9
p or |go|-8 26 -10
p or |g|-27 21 -16
p or |o|-60 -104 -59
p or |tb|-1 56 20
p or |t|27 35 -5
p others |-|-70 -107 -68
p others |cgo|7 25 46
p others |go|-25 -25 -24
p others |lgo|-30 -33 -34
p others |lto|-32 -40 -39
p others |p|-19 -28 -22
p others |tbo|9 26 7
p others |tb|-55 -45 -36
p others |to|-24 -31 -26
p others |t|-39 -11 -17
p others,|-|-61 -42 -54
p others,|o|-24 -27 -32
p others.|o|-29 -24 -39
p p |-|-85 -75 -91
p p |gb|-24 -37 -30
p p |go|-32 -31 -35
p p |g|-21 -31 -37
p p |to|-37 -22 -23
p p,|-|-33 -36 -54
p p,|o|-25 -22 -32
p p.|-|-35 -33 -31
p p.|c|26 13 57
p p.|o|-26 -29 -46
p past |-|-56 -78 -60
p past |b|-39 -30 -25
p past |g|-32 -31 -33
p past |o|-27 -38 -27
p past |sgo|-34 -41 -41
p past |tb|-38 -31 -28
p past |to|-19 -26 -15
p past |t|-53 2 -26
p past,|o|-41 -28 -41
p past-|go|-19 -25 -20
p po |g|-48 -58 -61
p po |o|-19 -20 -30
p po.|o|-17 -16 -30
p s |-|-81 -71 -69
p s |gb|-32 -27 -22
p s |go|-28 -20 -27
p s |g|-48 -47 -43
p s |lgo|-39 -33 -35
p s |lo|-44 -43 -43
p s |lto|-42 -52 -39
p s,|-|-11 4 27
p s,|ct|-9 2 33
p s,|c|18 20 53
p s,|go|-85 -69 -82
p s,|lgo|-43 -42 -43
p s,|lo|-46 -59 -52
p s,|o|-38 -35 -45
p s,|sg|-32 -38 -38
p s,|s|-34 -38 -32
p s,|t|41 5 8
p s.|go|-55 -58 -81
p s.|o|-16 -15 -28
p s.|sgo|30 31 80
p s/|go|-33 -25 -37
p sell |-|-43 -32 -28
p sell |b|-25 -18 -16
p sell |ctb|-25 -28 -32
p sell |ct|-39 -41 -33
p sell |gb|-31 -39 -29
p sell |g|-17 -25 -16
p sell |p|-20 -30 -26
p sell |t|-8 -26 -15
p sell.|o|-31 -34 -31
p sg |-|-34 -41 -47
p sg |0|-37 -31 -36
p sg |b|-50 -41 -44
p sg |gb|-26 -22 -26
p sg |go|-38 -32 -33
p sg |lo|-46 -37 -46
p sg |lto|-27 -35 -30
p sg |o|-43 -34 -43
p sg |t|27 27 2
p sg,|-|-5 1 31
p sg,|cgo|-2 7 26
p sg,|c|4 6 28
p sg,|go|-49 -44 -46
p sg,|o|-44 -50 -38
p sg,|sgo|-37 -35 -52
p sg,|sg|-37 -33 -44
p sg.|ct|5 20 81
p sg.|o|-41 -31 -47
p sgo |-|-40 -46 -45
p sgo |cgb|32 31 72
p sgo |cg|9 7 44
p sgo |co|6 7 53
p sgo |ct|8 19 52
p sgo |c|-22 -26 28
p sgo |gb|-56 -47 -40
p sgo |lo|-37 -33 -39
p sgo |o|-30 -28 -25
p sgo |tb|-51 -39 -29
p sgo,|-|-43 -35 -31
p sgo,|go|-35 -30 -53
p sgo,|lgo|-40 -40 -40
p sgo,|o|-32 -28 -35
p so |-|-61 -89 -63
p so |0|-36 -31 -36
p so |cgo|25 33 83
p so |ctb|-41 -38 -45
p so |go|-28 -25 -23
p so |g|1 -44 5
p so |lgo|-58 -49 -52
p so |lo|-37 -30 -31
p so |lto|-57 -76 -60
p so |l|-47 -49 -52
p so |so|-25 -36 -35
p so |tb|-13 -39 -45
p so |to|-54 -49 -45
p so |t|-5 -45 -22
p so,|cgo|-6 -4 40
p so,|go|-35 -37 -48
p so,|g|37 -1 36
p so,|lo|-33 -34 -31
p so,|l|-36 -34 -32
p so,|sgo|-26 -25 -30
p so.|-|-64 -62 -62
p so.|go|-25 -25 -33
p so.|g|-10 -14 32
p so.|o|-40 -33 -60
p so:|o|-18 -28 -26
p t |-|-100 -107 -88
p t |b|-37 -34 -27
p t |cgo|19 26 86
p t |cg|-4 -23 -38
p t |cto|8 6 47
p t |ct|-1 -30 -31
p t |c|-15 30 11
p t |fgo|-45 -45 -44
p t |fo|-36 -35 -34
p t |gbo|-42 -38 -43
p t |gbpo|-24 -27 -24
p t |gb|-62 -55 -45
p t |gpo|-28 -33 -28
p t |gp|-25 -21 -30
p t |g|-41 -36 -36
p t |lo|31 17 2
p t |so|-32 -24 -38
p t |tb|-51 -19 -24
p t |to|-56 -43 -37
p t |t|-45 -20 -65
p t!|c|11 6 35
p t&|g|-20 -36 -40
p t&|t|63 17 18
p t(|-|-42 -33 -43
p t(|go|-32 -36 -33
p t(|o|-28 -26 -25
p t,|-|-53 -26 -26
p t,|cb|-13 -1 28
p t,|cgo|-4 34 33
p t,|co|-5 4 45
p t,|c|19 22 69
p t,|fo|-31 -36 -25
p t,|gb|-29 11 -29
p t,|go|-24 -25 -9
p t,|gpo|-32 -21 -30
p t,|lo|-34 -46 -41
p t,|lsgo|-22 -23 -27
p t,|lt|-42 -38 -40
p t,|l|-29 -29 -25
p t,|o|-65 -72 -93
p t,|sgo|-45 -30 -28
p t,|sg|-31 -44 -37
p t,|so|-43 -62 -49
p t,|s|-46 -49 -44
p t,|tb|-9 44 7
p t,|t|32 54 26
p t-|-|-8 -12 -37
p t-|go|-30 -21 -31
p t-|g|-37 -47 -39
p t-|o|-47 -40 -49
p t-|t|-5 10 44
p t.|-|-37 -36 19
p t.|cb|12 12 37
p t.|cgo|16 -3 79
p t.|co|-1 -6 37
p t.|cto|22 20 48
p t.|c|46 48 103
p t.|fo|-23 -26 -26
p t.|go|-45 -41 -49
p t.|g|-10 -4 58
p t.|lgo|-37 -48 -40
p t.|lsgo|-38 -33 -42
p t.|l|-39 -49 -52
p t.|o|-71 -92 -106
p t.|sgo|18 13 52
p t.|sg|-22 -30 -36
p t.|tb|3 27 13
p t.|to|-83 -48 -55
p t.|t|-55 -5 -27
p t/|lgo|-40 -42 -44
p t:|-|-30 -25 -24
p t:|tb|-44 -54 -29
p t;|-|-31 -34 -34
p t;|o|-30 -27 -28
p t?|go|-29 -44 -42
p t?|o|-38 -45 -57
p tb |-|-29 -65 -39
p tb |b|-60 -61 -41
p tb |cgo|18 15 65
p tb |fgo|-40 -41 -37
p tb |fo|-26 -27 -26
p tb |gbpo|-21 -27 -23
p tb |g|-55 -44 -41
p tb |o|-22 -28 -23
p tb |to|-39 -28 -38
p tb |t|-62 -42 -45
p tb,|-|-20 -7 -34
p tb,|o|-35 -49 -43
p tb,|sgo|-39 -40 -44
p tb,|to|4 32 1
p tb,|t|-27 69 -11
p tb.|-|-45 -37 -5
p tb.|cgo|-14 -31 -2
p tb.|ct|19 -4 37
p tb.|c|7 4 26
p tb.|o|-45 -50 -60
p tb.|t|-19 -60 -46
p tb;|o|-24 -24 -40
p tbn|go|-27 -34 -42
p tbn|g|-35 -48 -33
p tbn|o|-40 -43 -56
p tbo |g|-60 -65 -59
p tbo |t|-42 -34 -21
p tbo,|o|-25 -49 -26
p tbo.|o|-28 -23 -27
p tbp |-|-39 -36 -38
p tbp |o|-17 -29 -17
p this |-|-72 -72 -60
p this |cgo|13 77 20
p this |go|-32 -45 -35
p this |g|-24 26 -5
p this |sgo|-17 -24 -27
p this |sg|-36 -48 -45
p this |tb|-35 -43 -35
p this |to|-22 -37 -22
p this |t|-77 -85 -75
p this,|-|13 10 39
p this,|g|-25 -28 -30
p this,|o|-29 -28 -36
p this-|o|-29 -29 -28
p this.|cgo|19 14 45
p this.|ct|13 10 43
p this.|go|-38 -35 -41
p this.|o|-46 -53 -64
p this.|to|-42 -26 -42
p thisn|o|-34 -28 -33
p tn|-|-52 -54 -45
p tn|f|-27 -37 -28
p tn|o|-44 -40 -53
p to |-|-90 -77 -82
p to |b|-34 -32 -28
p to |cgo|7 5 28
p to |fgo|-28 -30 -27
p to |gb|-27 -35 -24
p to |g|-58 -30 -54
p to |o|-31 -30 -27
p to |t|-42 1 -25
p to,|-|-12 30 -13
p to.|o|-36 -48 -45
p tp |go|26 3 -4
p tp |g|-2 61 20
p tp |o|-41 -38 -36
p tp |to|55 61 25
p tp.|o|-43 -35 -35
p turn |-|-16 -46 -42
p turn |cgo|10 28 57
p turn |c|10 -2 41
p turn |go|-30 -31 -34
p turn |lgo|-26 -28 -41
p turn |o|-27 -31 -26
p turn |sgo|-7 5 -26
p turn |s|-45 -50 -44
p turn |to|-32 -22 -32
p turn,|go|-45 -29 -33
p turn,|o|-27 -20 -24
p turn.|o|-34 -27 -34
p type |-|-95 -82 -111
p type |g|-79 -79 -66
p type |lgbo|-40 -34 -48
p type |lo|-36 -48 -39
p type |ls|-43 -35 -42
p type |lto|-45 -58 -48
p type |l|-25 -27 -27
p type |s|-32 -39 -35
p type,|-|-12 -11 31
p type,|cgo|-29 -23 9
p type,|ct|7 22 66
p type,|c|22 22 60
p type,|fo|-39 -37 -41
p type,|go|-29 -16 -11
p type,|g|-12 -11 48
p type,|lgo|-33 -28 -41
p type,|l|-46 -49 -50
p type,|o|-62 -54 -83
p type,|sgo|-40 -32 -36
p type,|so|-20 -16 -29
p type.|-|-99 -85 -107
p type.|fo|-32 -30 -38
p type.|go|-71 -65 -77
p type.|g|-90 -74 -86
p type.|o|-31 -30 -28
p type.|sgo|13 9 38
p type.|sg|-58 -48 -75
p type.|tb|30 10 6
p type.|t|52 -12 42
p type:|fo|-24 -25 -24
p type:|go|-35 -33 -52
p type:|lo|-46 -52 -50
p type:|lsgo|-31 -38 -36
p type:|l|-44 -53 -59
p type:|o|-17 -25 -19
p type:|t|-13 -28 -30
p type;|o|-45 -33 -39
p typen|-|-33 -28 -24
p very |b|-65 -37 -41
p very |gb|-52 -44 -37
p very |go|-96 -75 -57
p very |g|-52 -49 -37
p very |lto|-62 -65 -53
p very |o|-71 -43 -57
p very |sg|2 28 3
p very |so|-57 -64 -61
p very |s|-11 35 10
p very |tb|-73 -56 -41
p very |to|34 8 12
p very |t|18 -47 -8
p very,|-|-46 -57 -52
p very,|o|-62 -51 -55
p very.|cgo|1 6 36
p very.|o|-27 -19 -24
p want |-|-47 -41 -43
p want |0|-29 -24 -33
p want |ct|-35 -36 -13
p want |c|23 23 51
p want |fgo|-21 -22 -37
p want |go|-26 -35 -21
p want |g|6 39 -8
p want |lo|-30 -25 -26
p want |l|-25 -28 -40
p want |o|-26 -28 -27
p want |sgo|12 11 25
p want |to|-20 -19 -27
p want |t|-14 -28 -5
p want,|-|-36 -27 -33
p want,|go|-23 -21 -30
p want.|-|-29 -17 -33
p want.|c|20 12 49
p want.|go|-26 -23 -40
p want.|g|-37 -36 -43
p want.|o|-48 -44 -78
p want:|ct|2 8 46
p want:|go|-25 -20 -28
p want:|o|-35 -55 -34
p wantn|-|-55 -51 -55
p we |#|-9 -3 26
p we |-|-65 -77 -65
p we |bo|-28 -40 -32
p we |b|-34 -32 -30
p we |cgo|-32 -29 -22
p we |cg|15 11 69
p we |ctb|-37 -23 -30
p we |ct|-2 -1 36
p we |gb|-23 -35 -26
p we |go|-30 -26 -31
p we |gp|-26 -18 -17
p we |g|-79 -73 -72
p we |p|-21 -29 -21
p we |s|9 32 3
p we |tbo|-40 -32 -40
p we |tb|-71 -38 -48
p we |to|-43 -46 -45
p we |t|-134 -117 -81
p we.|go|-2 -4 31
p with |-|-31 -66 -76
p with |cgo|9 17 62
p with |ct|49 0 19
p with |c|2 6 45
p with |go|-44 -23 -13
p with |g|26 -10 24
p with |lgo|-20 -17 -27
p with |o|-51 -34 -39
p with |so|-22 -21 -37
p with |tb|2 -9 -32
p with |to|-28 -29 -28
p with |t|25 7 -13
p with.|o|-22 -32 -30
p without |b|11 27 12
p without |ct|9 45 10
p without |c|11 60 -20
p without |go|-24 -44 -25
p without |lo|-32 -61 -33
p without |l|-36 -68 -38
p without |tb|-28 -13 -17
p worn |-|-26 -26 -21
p worn.|o|-25 -26 -29
p yes |-|-36 -37 -35
p yes,|-|-15 28 -21
p yes,|o|-23 -27 -29
p yes,|t|-23 4 -26
p yes.|o|-31 -28 -51
pn # | cgo|-33 -35 -55
pn #^| -|-59 -37 -33
pn #^| NAME|-26 -21 -15
pn #^| and|46 14 10
pn #^| avoid|-27 -35 -19
pn #^| bo|-23 -40 -27
pn #^| brand|-69 -55 -49
pn #^| b|-58 -66 -57
pn #^| cgo|-26 -20 -23
pn #^| cg|-69 -37 -41
pn #^| ctb|-31 -26 -51
pn #^| ct|16 4 54
pn #^| def|-55 -65 -49
pn #^| draw|-40 -12 -21
pn #^| for|-25 -23 -23
pn #^| gb|-89 -72 -87
pn #^| go|-49 -61 -49
pn #^| gp|-38 -51 -33
pn #^| g|-54 -59 -45
pn #^| in|-48 -47 -31
pn #^| lgo|-20 -24 -25
pn #^| logo|50 19 51
pn #^| none|-21 42 9
pn #^| others|-37 -36 -21
pn #^| o|-72 -63 -44
pn #^| sell|-31 -23 -25
pn #^| tbo|-21 -20 -28
pn #^| tbp|-34 -37 -38
pn #^| tb|-65 -54 -57
pn #^| to|-5 2 36
pn #^| tp|-37 -36 -30
pn #^| type|32 22 69
pn #^| want|-64 -38 -45
pn #^| we|16 -11 44
pn #^| with|-31 -23 -34
pn #^|!-|-40 -41 -38
pn #^|!ind|-48 -44 -36
pn #^|!want|-29 -34 -28
pn #^|!we|-56 -60 -53
pn #^|$#|-27 -32 -25
pn #^|,-|-46 -24 -26
pn #^|,NAME|-32 -30 -34
pn #^|,o|-29 -18 -24
pn #^|,this|-41 -26 -27
pn #^|,we|-21 -19 -36
pn #^|--|-26 -30 -21
pn #^|-gb|-35 -30 -25
pn #^|-o|-29 -33 -23
pn #^|.NAME|-33 -32 -26
pn #^|.b|-34 -35 -27
pn #^|/NAME|-35 -32 -30
pn #^|pwe|-51 -55 -54
pn - | -|-56 -70 -57
pn - | 0|-27 -28 -34
pn - | and|-46 -20 -2
pn - | any|-29 -44 -26
pn - | avoid|-22 -25 -20
pn - | be|-24 -27 1
pn - | b|-23 -28 -21
pn - | cg|-36 -29 -43
pn - | ct|-46 -43 -64
pn - | c|-29 -26 -40
pn - | draw|-30 11 -1
pn - | except|-36 -47 -24
pn - | for|-47 -27 -33
pn - | gb|-46 -30 -30
pn - | go|-51 -44 -36
pn - | gp|-28 -33 -20
pn - | g|-62 -50 -40
pn - | ind|-23 -35 -28
pn - | in|-62 -48 -43
pn - | lgo|-25 -19 -24
pn - | logo|-55 -36 -42
pn - | l|-28 -42 -26
pn - | none|-27 -19 -21
pn - | not|-24 -25 -19
pn - | of|-75 -52 -47
pn - | or|-69 -48 -28
pn - | o|-46 -42 -37
pn - | sell|-31 -23 -26
pn - | sgo|-48 -43 -67
pn - | so|-2 -29 -16
pn - | this|-54 -68 -50
pn - | to|-38 -54 -33
pn - | turn|16 67 35
pn - | t|-12 -27 -19
pn - | very|-32 -58 -33
pn - | we|-8 -37 -17
pn - | with|18 -2 34
pn - |$#|-60 -41 -52
pn - |&cgo|8 6 32
pn - |,-|32 -17 -2
pn - |,NAME|-26 -25 -20
pn - |,and|-29 0 -27
pn - |,be|-47 -45 -30
pn - |,cgo|-40 -29 -28
pn - |,cg|10 10 44
pn - |,ct|-48 -35 -7
pn - |,c|-55 -41 -25
pn - |,def|-28 -20 -22
pn - |,for|3 54 10
pn - |,g|-21 -20 -25
pn - |,ind|-30 -21 13
pn - |,in|-49 -52 -43
pn - |,logo|-43 -33 -45
pn - |,none|2 -14 30
pn - |,not|-31 -40 -26
pn - |,others|-26 -24 -21
pn - |,o|-55 -49 -50
pn - |,sgo|-1 6 41
pn - |,so|13 -7 -25
pn - |,tb|-26 3 -8
pn - |,this|-45 -32 -25
pn - |,turn|-39 -31 -57
pn - |,type|-31 -40 -25
pn - |,t|-22 -20 34
pn - |,very|-51 -56 -56
pn - |,want|-13 -25 8
pn - |,we|-32 -21 -26
pn - |,with|-45 -30 -43
pn - |.-|-66 -42 -29
pn - |.NAME|-59 -68 -33
pn - |.avoid|-23 -42 -2
pn - |.brand|-24 -28 -40
pn - |.cgo|-24 -37 -28
pn - |.ct|-49 -50 -43
pn - |.c|-57 -48 -45
pn - |.def|-63 -57 -53
pn - |.draw|-4 2 26
pn - |.for|-20 -32 -19
pn - |.go|-45 -36 -37
pn - |.logo|-31 -42 -32
pn - |.l|-29 -32 -32
pn - |.named|30 0 -11
pn - |.others|-38 -28 -33
pn - |.o|-36 -28 -34
pn - |.so|-44 -35 -15
pn - |.turn|-43 -49 -38
pn - |.type|-35 -25 -23
pn - |.want|-40 -38 -35
pn - |.we|-23 -37 -35
pn - |.without|-45 -29 -34
pn - |:t|-21 -31 -18
pn - |n-|-29 -38 -27
pn -!| def|-25 -28 -23
pn -&| logo|-43 -33 -28
pn -&|$#|-50 -51 -20
pn -,| -|-42 -33 -5
pn -,| 0|-28 -31 -46
pn -,| b|-25 -24 -43
pn -,| def|-46 -47 -39
pn -,| gb|-30 -25 -31
pn -,| g|-35 -25 -5
pn -,| ind|-32 -24 -36
pn -,| in|-27 -20 -2
pn -,| lgo|-22 -30 -25
pn -,| logo|-34 -28 -37
pn -,| named|-33 -31 -53
pn -,| none|-33 -46 -36
pn -,| not|-21 -26 -29
pn -,| of|-37 -31 -49
pn -,| or|-24 -37 -26
pn -,| others|-24 -20 -34
pn -,| o|-76 -56 -58
pn -,| p|-24 -18 -26
pn -,| so|-25 -28 -36
pn -,| s|-58 -59 -61
pn -,| tb|-39 -26 -35
pn -,| turn|-55 -52 -58
pn -,| t|-44 -37 -56
pn -,| want|-40 -40 -52
pn -,| we|-31 -23 -23
pn -,| without|-17 -17 -31
pn -,| with|-55 -56 -78
pn -,|$#|6 -25 27
pn -,|,cgo|18 27 40
pn -,|,c|-27 -22 -35
pn -,|,ind|-19 -37 -27
pn -,|,type|64 5 49
pn -,|--|-26 -23 -36
pn -,|.we|-47 -34 -46
pn -,|:NAME|-41 -25 -36
pn --| g|-37 -22 -27
pn --| ind|-38 -23 -35
pn --| of|48 7 11
pn --| o|-35 -25 -27
pn --| so|-40 -21 -16
pn --| type|-17 -22 -28
pn --| t|-26 -23 -18
pn --|,so|-29 -46 -31
pn -.| and|23 44 83
pn -.| avoid|-47 -61 -32
pn -.| cgo|-52 -41 -7
pn -.| ct|-4 -15 31
pn -.| c|-51 -35 -1
pn -.| def|-89 -64 -55
pn -.| draw|-71 -52 -44
pn -.| except|-85 -91 -56
pn -.| gb|-29 -26 -31
pn -.| go|-46 -60 -47
pn -.| g|-52 -31 -40
pn -.| ind|-75 -50 -49
pn -.| in|-64 -55 -9
pn -.| lgo|-28 -36 -33
pn -.| logo|41 -5 -2
pn -.| l|-23 -23 -37
pn -.| named|-39 -32 -49
pn -.| none|-55 -15 -28
pn -.| not|-23 -25 -19
pn -.| others|-35 -56 -34
pn -.| o|2 36 10
pn -.| past|-39 -50 -37
pn -.| p|-23 -14 -25
pn -.| so|-44 -43 -43
pn -.| s|-6 -10 37
pn -.| tb|-41 -38 -37
pn -.| to|-12 55 20
pn -.| t|-82 -60 -39
pn -.| very|-41 -38 -38
pn -.| want|-97 -58 -55
pn -.| we|-34 -21 -4
pn -.| with|-81 -48 -57
pn -.| yes|41 10 17
pn -.|$#|-42 -33 34
pn -.|,-|-35 -32 -33
pn -.|,and|24 21 55
pn -.|,cgo|-28 -21 -40
pn -.|,cg|-1 0 38
pn -.|,co|-45 -34 -22
pn -.|,not|-21 34 -11
pn -.|,s|-64 -48 -65
pn -.|--|-39 -40 -9
pn -.|-want|-59 -40 -44
pn -.|.g|44 -4 -12
pn -.|:-|-35 -25 -25
pn -.|:ct|-23 -31 -35
pn -.|:ind|-22 -26 -27
pn -:| and|13 11 49
pn -:| ind|-35 -27 -24
pn -:| of|-19 -17 -34
pn -:| t|-6 29 -1
pn -:|,c|-9 3 33
pn -:|,t|4 36 13
pn -;| -|-25 -15 -17
pn -n|$#|-41 -29 -31
pn 0 | -|-31 -17 -15
pn 0 | and|-26 -36 -33
pn 0 | cgo|-34 -37 -63
pn 0 | so|-25 -17 -15
pn 0 | tb|-44 -31 -28
pn 0 |$#|-48 -59 -60
pn 0 |,-|-34 -43 -26
pn 0 |,ind|-52 -49 -43
pn 0 |,so|-38 -34 -35
pn 0 |.NAME|-20 -27 -27
pn 0 |.brand|-37 -28 -36
pn 0,| g|-16 -15 -26
pn 0-|$#|-46 -47 -44
pn 0.| this|-39 -27 -41
pn NAME | and|-13 -25 -16
pn NAME | be|-52 -41 -41
pn NAME | brand|-38 -26 -26
pn NAME | cgo|24 27 77
pn NAME | def|-57 -32 -39
pn NAME | gb|-54 -41 -39
pn NAME | ind|-60 -34 -34
pn NAME | logo|-36 -25 -30
pn NAME | none|12 10 62
pn NAME | o|-39 -32 -41
pn NAME | sgo|-40 -35 -58
pn NAME | so|-31 -23 -25
pn NAME | type|-19 -18 -27
pn NAME | t|-29 -25 -29
pn NAME | want|-56 -36 -44
pn NAME | we|-41 -28 -32
pn NAME |,-|-19 -30 -22
pn NAME |.colour|-26 -18 -23
pn NAME |.gb|-34 -27 -23
pn NAME |.none|-28 -28 -35
pn NAME(| g|-29 -26 -26
pn NAME,| -|-28 -17 1
pn NAME,| NAME|-24 -19 -25
pn NAME,| and|-25 -18 -15
pn NAME,| any|-39 -32 -54
pn NAME,| be|-8 27 0
pn NAME,| brand|-33 -24 -29
pn NAME,| b|-33 -27 -38
pn NAME,| cgo|26 -3 38
pn NAME,| c|-74 -49 -53
pn NAME,| def|-44 -27 -43
pn NAME,| for|-42 -25 -32
pn NAME,| gb|-33 -25 -33
pn NAME,| go|12 -14 -26
pn NAME,| g|-9 -23 -33
pn NAME,| ind|-66 -51 -76
pn NAME,| in|-65 -42 -58
pn NAME,| logo|61 12 -5
pn NAME,| l|-40 -30 -43
pn NAME,| of|-51 -40 -46
pn NAME,| o|-33 -27 -33
pn NAME,| sell|-52 -42 -58
pn NAME,| so|-59 -45 -56
pn NAME,| s|-34 -34 -47
pn NAME,| tb|-56 -44 -59
pn NAME,| this|-42 -25 -42
pn NAME,| type|-31 -31 -43
pn NAME,| t|-31 -17 -39
pn NAME,| very|-44 -32 -29
pn NAME,| want|-67 -57 -81
pn NAME,|$#|-27 -55 -59
pn NAME,|,-|-64 -49 -50
pn NAME,|,c|-35 -13 -2
pn NAME,|,logo|-1 11 47
pn NAME,|,none|1 -11 48
pn NAME,|,o|29 30 80
pn NAME,|,type|22 23 80
pn NAME,|.-|-52 -49 -55
pn NAME,|.ct|-25 -15 -22
pn NAME,|.c|-37 -26 -34
pn NAME,|.logo|-47 -31 -46
pn NAME.| -|-35 -32 5
pn NAME.| and|-3 6 47
pn NAME.| avoid|-48 -38 -5
pn NAME.| be|-28 38 -7
pn NAME.| b|-51 -51 -41
pn NAME.| cgo|-53 -26 53
pn NAME.| colour|-21 -10 27
pn NAME.| co|-22 3 33
pn NAME.| cto|15 21 89
pn NAME.| ct|0 12 68
pn NAME.| c|-56 -35 -26
pn NAME.| def|-2 -32 -46
pn NAME.| draw|-41 -54 -55
pn NAME.| except|-72 -63 -60
pn NAME.| gb|-53 -50 -44
pn NAME.| go|-43 -35 -33
pn NAME.| g|-49 -44 -26
pn NAME.| hate|-26 -33 -40
pn NAME.| ind|-81 -53 -73
pn NAME.| in|-11 -52 -27
pn NAME.| lgbo|-26 -28 -26
pn NAME.| lgo|-32 -31 -52
pn NAME.| logo|49 5 -14
pn NAME.| l|-28 -28 -46
pn NAME.| none|-45 -54 -72
pn NAME.| not|-57 -53 -56
pn NAME.| of|-24 -28 -35
pn NAME.| others|-24 -28 -26
pn NAME.| o|-32 -30 -41
pn NAME.| past|-50 -60 -63
pn NAME.| s|-82 -59 -69
pn NAME.| tb|-80 -57 -75
pn NAME.| this|-83 -46 -66
pn NAME.| to|9 7 64
pn NAME.| turn|-41 -48 -25
pn NAME.| type|-26 -25 -29
pn NAME.| t|3 -48 -43
pn NAME.| want|-79 -40 -70
pn NAME.| we|-55 -13 -44
pn NAME.| without|-45 -43 -78
pn NAME.| with|43 -2 -1
pn NAME.| yes|45 4 -1
pn NAME.|$#|-43 -34 -1
pn NAME.|&cg|13 16 50
pn NAME.|,-|-36 -17 -2
pn NAME.|,b|-37 -47 -29
pn NAME.|,cgo|-12 3 36
pn NAME.|,cg|-8 -5 33
pn NAME.|,co|-31 -24 -22
pn NAME.|,ct|30 6 80
pn NAME.|,g|-36 -22 -1
pn NAME.|,so|-32 -23 -11
pn NAME.|,s|-61 -53 -64
pn NAME.|,we|12 12 43
pn NAME.|,without|-48 -80 -53
pn NAME.|-cgo|18 20 59
pn NAME.|.-|-43 -19 21
pn NAME.|.ct|-32 -29 -31
pn NAME.|.c|55 3 -23
pn NAME.|.ind|-32 -25 -2
pn NAME.|.logo|-51 -54 -62
pn NAME.|.none|9 13 49
pn NAME.|.o|-37 -12 11
pn NAME.|/cgo|8 -1 28
pn NAME.|:-|-53 -35 -37
pn NAME.|:gb|-40 -20 -22
pn NAME:| -|-31 -32 -30
pn NAME:| and|44 6 13
pn NAME:| t|-36 -27 -41
pn NAME:|,cgo|8 19 85
pn NAME?| -|-27 -19 -30
pn NAMEn|:-|-31 -32 -28
pn NAMEn|:0|-30 -19 -23
pn NAMEn|:s|-38 -40 -40
pn NAMEq| -|-41 -43 -68
pn NAMEq| cgo|-25 -29 -6
pn NAMEq| def|-32 -31 -33
pn NAMEq| in|-24 -22 -34
pn NAMEq| named|-32 -33 -56
pn NAMEq| this|-64 -46 -42
pn NAMEq|$#|-52 -52 -41
pn NAME~| cgo|-4 1 28
pn NAME~| o|-29 -25 -44
pn NAME~| t|-49 -41 -38
pn NAME~|,cgo|-31 -25 -6
pn and | -|-31 -19 -21
pn and | 0|2 -11 28
pn and | and|-26 -19 -6
pn and | any|-41 -32 -28
pn and | avoid|-22 -32 -28
pn and | be|30 32 27
pn and | brand|-25 -28 -17
pn and | b|-43 -25 -36
pn and | cgo|-31 -29 -33
pn and | cg|0 -1 25
pn and | co|-8 5 27
pn and | cto|-77 -74 -77
pn and | ct|-1 -21 29
pn and | c|13 8 37
pn and | def|-48 -46 -50
pn and | draw|-29 8 -37
pn and | for|21 23 37
pn and | go|-30 -23 -46
pn and | g|-32 -28 -45
pn and | ind|-29 -46 -30
pn and | in|-52 -20 -30
pn and | logo|30 56 -12
pn and | named|-44 -31 -53
pn and | none|-45 -50 -62
pn and | not|-35 -41 -47
pn and | o|-34 -51 -33
pn and | past|-26 -19 -24
pn and | sell|-33 -28 -46
pn and | so|-20 25 5
pn and | s|-25 -29 -28
pn and | this|-54 -40 -42
pn and | turn|-6 -1 61
pn and | type|-58 -49 -64
pn and | very|-25 -26 -30
pn and | want|-37 -49 -23
pn and | we|2 25 7
pn and | with|-30 -21 -11
pn and |$#|-17 -38 17
pn and |,-|7 2 42
pn and |,NAME|-33 -36 -19
pn and |,and|-10 -4 41
pn and |,c|-14 -31 -27
pn and |,def|13 31 44
pn and |,draw|-35 -28 24
pn and |,f|27 25 66
pn and |,go|11 21 58
pn and |,g|62 26 38
pn and |,ind|20 19 62
pn and |,in|24 17 44
pn and |,logo|42 18 39
pn and |,lsgo|32 0 14
pn and |,l|16 13 44
pn and |,none|6 0 31
pn and |,past|-3 9 46
pn and |,sgo|15 19 51
pn and |,sg|15 18 82
pn and |,s|0 5 30
pn and |,turn|-31 -56 -34
pn and |,type|13 17 50
pn and |,t|14 21 65
pn and |,we|-16 -36 -5
pn and |,without|30 25 65
pn and |-cgo|21 20 53
pn and |-go|-20 -26 -24
pn and |.-|-3 -6 28
pn and |.NAME|-40 -56 -42
pn and |.avoid|28 15 89
pn and |.cg|-48 -33 -38
pn and |.ct|-46 -64 -47
pn and |.c|5 33 22
pn and |.def|-16 -3 26
pn and |.draw|-24 -31 -18
pn and |.g|4 1 35
pn and |.ind|14 26 31
pn and |.logo|19 36 79
pn and |.lo|22 14 64
pn and |.named|14 18 57
pn and |.none|11 7 65
pn and |.not|18 21 72
pn and |.o|-24 -13 42
pn and |.sg|9 6 35
pn and |.so|3 1 27
pn and |.s|9 7 50
pn and |.turn|-29 -33 -38
pn and |.type|-3 26 49
pn and |.want|-39 -60 -23
pn and |.we|-38 -28 0
pn and |.without|21 22 52
pn and |;-|-39 -35 -31
pn and |nin|28 16 33
pn and |nlogo|-25 -45 -26
pn any | -|49 9 11
pn any | any|-27 -47 -26
pn any | avoid|-25 -33 -24
pn any | be|-32 -46 -32
pn any | b|-24 -40 -24
pn any | except|-39 -72 -37
pn any | go|-36 -51 -37
pn any | g|-29 -26 -17
pn any | ind|-38 -68 -36
pn any | in|35 39 15
pn any | logo|-40 -28 -28
pn any | named|-42 -50 -40
pn any | others|-51 -51 -39
pn any | sell|-36 -25 -23
pn any | tb|-31 -20 -19
pn any | this|-67 -58 -55
pn any | to|-30 -29 -34
pn any | t|-97 -76 -58
pn any | very|-32 -44 -40
pn any | want|-35 -53 -34
pn any | we|-55 -42 -30
pn any |$#|-26 -23 -27
pn any |,-|-33 -59 -26
pn any |,def|-57 -53 -33
pn any |,ind|-20 -23 -27
pn any |,so|-42 -39 -27
pn any |,type|-76 -71 -70
pn any |,want|-27 -47 -27
pn any |.ind|-21 -38 -25
pn any |.o|-33 -21 -20
pn any |.we|-43 -61 -55
pn any |n-|-34 -61 -35
pn as |$#|-48 -34 -33
pn avoid | -|-35 -46 -35
pn avoid | and|15 55 9
pn avoid | any|-25 -37 -29
pn avoid | cgo|-28 -33 -9
pn avoid | ct|-52 -82 -55
pn avoid | def|-23 -30 -20
pn avoid | for|-59 -80 -46
pn avoid | go|24 58 26
pn avoid | g|-23 -42 -23
pn avoid | o|-43 -54 -38
pn avoid | past|-29 -42 -29
pn avoid | tb|-23 -31 -24
pn avoid | to|-35 -21 -21
pn avoid | we|-22 -29 -21
pn avoid |$#|18 93 18
pn avoid |,-|6 26 5
pn avoid |,avoid|8 47 11
pn avoid |,t|12 35 14
pn avoid,| def|-27 -17 -17
pn avoid,| go|-37 -40 -33
pn avoid,| we|-29 -26 -22
pn avoid.| -|-28 -22 -15
pn avoid.| NAME|-20 -23 -32
pn avoid.| ind|-26 -19 -31
pn avoid:| -|-24 -38 -23
pn avoid:|$#|27 77 32
pn avoid:|,tb|-1 31 7
pn avoid:|,t|-4 29 2
pn b | 0|-25 -27 -35
pn b | NAME|-46 -42 -38
pn b | be|-25 -33 -20
pn b | for|-36 -49 -32
pn b | g|-27 -27 -24
pn b | ind|-47 -34 -31
pn b | in|-57 -51 -38
pn b | none|-23 -33 -23
pn b | o|-27 -44 -26
pn b | past|-41 -26 -25
pn b | sell|-30 -21 -33
pn b | this|-49 -27 -28
pn b | with|-39 -40 -23
pn b |$#|30 12 28
pn b |,NAME|-20 -27 -25
pn b |,ind|-46 -63 -39
pn b |,logo|-27 -20 -28
pn b |,none|-44 -26 -25
pn b |,t|-15 -1 38
pn b |--|-27 -16 -16
pn b |.NAME|-51 -66 -54
pn b |.def|-26 -33 -27
pn b |.named|-51 -50 -50
pn b |.this|-38 -34 -34
pn b |.t|-43 -37 -39
pn b |.we|-40 -52 -38
pn b |qNAME|-25 -29 -24
pn b,| -|-34 -26 -28
pn b,| NAME|-20 -22 -27
pn b,| and|27 48 54
pn b,| cgo|-55 -39 -23
pn b,| go|-26 -26 -24
pn b,| o|-24 -32 -23
pn b,| turn|-27 -26 -31
pn b,| we|-27 -23 -26
pn b.| -|-60 -58 -35
pn b.| and|10 36 54
pn b.| be|-30 -16 -28
pn b.| cgo|-3 26 25
pn b.| def|-30 -37 -27
pn b.| draw|32 1 5
pn b.| except|-56 -79 -50
pn b.| in|-31 -25 20
pn b.| logo|-45 -40 -40
pn b.| t|-48 -38 -33
pn b.| want|-47 -68 -46
pn b.|,turn|-24 -25 -27
pn b.|.-|31 -8 -1
pn ban,| so|14 51 0
pn ban.| be|-29 -39 -26
pn ban.| t|-22 -26 -20
pn be | -|-41 -47 -51
pn be | and|-21 -28 -11
pn be | be|-38 -28 -24
pn be | co|-29 -38 -32
pn be | c|13 11 38
pn be | def|-37 -30 -29
pn be | draw|-49 -40 -31
pn be | for|-23 -31 -23
pn be | go|-44 -50 -53
pn be | gp|-31 -32 -28
pn be | in|-37 -37 -23
pn be | maybe|-25 -44 -25
pn be | none|-19 -25 -17
pn be | o|-53 -49 -39
pn be | so|-42 -58 -53
pn be | s|-20 -31 -22
pn be | tb|-33 -28 -38
pn be | turn|-37 -40 -41
pn be | want|-36 -35 -30
pn be | we|-39 -36 -39
pn be | without|-23 -27 -40
pn be | with|-35 -52 -33
pn be | yes|26 74 10
pn be |$#|-4 -31 -27
pn be |,and|-25 -32 -24
pn be |,ctb|-43 -36 -45
pn be |,g|12 11 60
pn be |,in|-46 -35 -46
pn be |,named|-28 -33 -36
pn be |,so|-37 -21 -67
pn be |,we|-46 -36 -53
pn be |,with|-52 -56 -72
pn be |--|-15 -17 -25
pn be |.-|-29 -38 -42
pn be |.NAME|-64 -51 -55
pn be |.avoid|-21 -25 -25
pn be |.cgo|-30 -31 -48
pn be |.c|-29 -9 -22
pn be |.def|-43 -37 -32
pn be |.go|-81 -56 -54
pn be |.ind|-34 -18 -31
pn be |.named|-29 -25 -34
pn be |.none|-71 -62 -62
pn be |.o|1 39 14
pn be |.want|-18 -18 -32
pn be |.we|-32 -2 -38
pn be |:none|13 67 18
pn be,| ind|-29 -25 -39
pn bo | this|-46 -30 -23
pn bo |.ind|-24 -35 -30
pn brand | any|-35 -42 -32
pn brand | be|-30 -36 -26
pn brand | cgo|-49 -53 -86
pn brand | ct|-26 -29 -42
pn brand | c|-21 -23 -30
pn brand | in|-46 -36 -31
pn brand | past|-29 -28 -40
pn brand |$#|-55 -50 -66
pn brand |.avoid|-25 -25 -25
pn brand |.def|-52 -35 -41
pn brand |.ind|-31 -35 -28
pn brand |.in|-28 -27 -29
pn brand |.logo|-32 -25 -27
pn brand |.named|-28 -30 -25
pn brand |.none|-28 -23 -30
pn brand |.so|-20 -27 -18
pn brand,| go|-47 -24 -24
pn brand,| in|43 5 4
pn brand,| tb|-26 -17 -21
pn brand,| turn|31 0 33
pn brand,| t|-36 -30 -44
pn brand,| with|-30 -36 -33
pn brand,|$#|54 -2 48
pn brand,|,NAME|-20 -18 -27
pn brand.| and|7 64 20
pn brand.| cgo|0 32 29
pn brand.| def|-40 -50 -29
pn brand.| draw|-22 38 8
pn brand.| go|-60 -60 -39
pn brand.| logo|62 10 19
pn brand.| o|-37 -15 -27
pn brand.| tb|-23 -28 -22
pn brand.| turn|-25 -24 -22
pn brand.| t|-52 -26 -42
pn brand.| want|-28 -36 -33
pn brand.| we|-24 -42 -27
pn brand.|,cgo|52 6 35
pn c | -|-37 -40 -40
pn c | NAME|-27 -26 -48
pn c | and|4 22 79
pn c | any|-43 -48 -68
pn c | cgo|-68 -65 -122
pn c | cg|-37 -36 -57
pn c | co|-31 -29 -48
pn c | cs|-26 -23 -35
pn c | ctb|-50 -48 -87
pn c | cto|-16 -17 -27
pn c | ct|-55 -50 -90
pn c | c|-39 -37 -61
pn c | gb|-29 -45 -28
pn c | go|-40 -39 -62
pn c | g|-52 -43 -65
pn c | ind|-53 -46 -87
pn c | in|-74 -77 -84
pn c | o|-39 -49 -52
pn c | sgo|-28 -26 -41
pn c | t|-33 -29 -40
pn c | we|-63 -76 -85
pn c |$#|-3 33 82
pn c |,cgo|6 6 34
pn c |,ct|-2 3 25
pn c |,ind|-5 1 47
pn c |,so|9 11 47
pn c |,type|-40 -31 11
pn c |,t|2 4 57
pn c |--|36 0 32
pn c |.def|2 12 59
pn c |.type|17 7 64
pn c |.want|12 35 3
pn c |.we|9 6 45
pn c,| -|-73 -51 -64
pn c,| ct|-32 -26 -39
pn c,| c|9 8 40
pn c,| def|-41 -33 -41
pn c,| for|-43 -34 -30
pn c,| go|-37 -43 -38
pn c,| ind|-33 -27 -47
pn c,| in|-49 -39 -59
pn c,| logo|-45 -28 -32
pn c,| l|-50 -41 -62
pn c,| none|-49 -44 -50
pn c,| o|-44 -41 -47
pn c,| s|-27 -25 -35
pn c,| tb|-25 -26 -41
pn c,| t|-55 -38 -43
pn c,| want|-46 -49 -45
pn c,| we|-38 -27 -38
pn c,|$#|10 -27 -31
pn c,|,-|-14 9 63
pn c,|,cgo|53 56 127
pn c,|,ind|-25 -25 -11
pn c,|,l|-4 8 45
pn c,|,none|-23 -60 -52
pn c,|,t|14 17 44
pn c,|,without|-15 -18 -27
pn c,|.-|5 0 26
pn c,|.be|-21 -30 -19
pn c,|.lo|5 4 50
pn c,|.so|-4 -1 38
pn c,|.s|19 22 77
pn c,|.type|19 25 85
pn c,|ntype|16 15 37
pn c-| and|-10 5 41
pn c-|$#|4 19 44
pn c.| -|-25 -38 -26
pn c.| ct|17 9 41
pn c.| def|-47 -45 -62
pn c.| type|-47 -57 -56
pn c.| t|-43 -36 -47
pn c.| want|-38 -31 -37
pn c.|,-|-36 -37 -37
pn cb | -|-5 -5 46
pn cb | and|10 5 33
pn cb | cgo|-33 -29 -43
pn cb | c|-34 -31 -38
pn cb |,cgo|-41 -43 -42
pn cg | and|17 16 41
pn cg | be|-21 -25 -21
pn cg | cg|-20 -17 -29
pn cg | c|-24 -20 -30
pn cg | ind|-25 -22 -32
pn cg | we|-29 -30 -38
pn cg |$#|4 -3 58
pn cg |,-|13 14 66
pn cg |,and|-24 -44 -28
pn cg |,cgo|22 23 72
pn cg |,g|27 -1 -1
pn cg |.we|25 -30 -11
pn cg,| cgo|13 32 80
pn cg,| def|-22 -37 -21
pn cg,| go|-32 -22 -31
pn cg,| lgo|-30 -26 -34
pn cg,| tb|-36 -38 -39
pn cg,| type|-61 -41 -49
pn cg,|,o|35 36 78
pn cg,|.type|23 28 75
pn cg.| be|4 40 19
pn cg.| type|-20 -26 -16
pn cg.| t|-40 -63 -43
pn cg.|.type|31 -6 -4
pn cgb | and|7 2 34
pn cgo | #|-31 -30 -24
pn cgo | -|-41 -29 -34
pn cgo | NAME|-28 -25 -39
pn cgo | and|-20 -35 -8
pn cgo | any|-27 -27 -28
pn cgo | be|-19 -27 -20
pn cgo | cgb|-37 -25 -27
pn cgo | cgo|-76 -73 -129
pn cgo | cg|-46 -39 -57
pn cgo | co|-58 -43 -58
pn cgo | ctb|-21 -23 -30
pn cgo | cto|-39 -34 -61
pn cgo | ct|-27 -19 -27
pn cgo | c|-36 -24 -37
pn cgo | go|-1 29 7
pn cgo | g|-50 -31 -35
pn cgo | in|-29 -28 -32
pn cgo | none|-5 -2 39
pn cgo | others|-24 -29 -19
pn cgo | o|-5 27 -1
pn cgo | past|-40 -69 -37
pn cgo | this|-69 -61 -39
pn cgo | type|-23 -23 -35
pn cgo | very|-16 -26 -16
pn cgo | we|-48 -42 -56
pn cgo | yes|-20 -17 -29
pn cgo |$#|-19 -46 4
pn cgo |,cgo|-64 -66 -58
pn cgo |,go|-27 -26 -31
pn cgo |,lt|0 -27 -16
pn cgo |,so|-50 -47 -44
pn cgo |,type|-49 -40 -53
pn cgo |.-|-58 -56 -56
pn cgo |.cgo|40 0 6
pn cgo |.ind|-43 -42 -44
pn cgo |.type|-63 -61 -52
pn cgo |?none|-15 -26 -15
pn cgo&| cgo|-49 -44 -46
pn cgo&| cto|14 14 57
pn cgo&|$#|7 8 45
pn cgo&|,l|22 18 45
pn cgo,| -|-55 -42 -23
pn cgo,| and|30 24 0
pn cgo,| be|-25 -17 -19
pn cgo,| cgo|-28 1 37
pn cgo,| colour|11 8 35
pn cgo,| cto|-34 -18 -3
pn cgo,| def|-70 -52 -67
pn cgo,| draw|25 -8 -15
pn cgo,| go|-67 -53 -64
pn cgo,| g|-35 -47 -35
pn cgo,| ind|-20 -17 -26
pn cgo,| in|-47 -52 -39
pn cgo,| lgbo|-27 -20 -27
pn cgo,| lgo|-39 -40 -58
pn cgo,| logo|-13 -27 -27
pn cgo,| lo|-33 -25 -40
pn cgo,| lsgo|-40 -30 -55
pn cgo,| l|-28 -28 -37
pn cgo,| none|-53 -50 -47
pn cgo,| o|-21 -18 -28
pn cgo,| sgo|-60 -44 -56
pn cgo,| so|-26 -21 -25
pn cgo,| s|-38 -28 -35
pn cgo,| tb|-21 -22 -26
pn cgo,| to|4 1 28
pn cgo,| turn|-59 -50 -63
pn cgo,| type|-26 -11 -2
pn cgo,| t|-46 -28 -31
pn cgo,| very|-51 -49 -68
pn cgo,|&g|32 -5 -20
pn cgo,|,-|4 12 47
pn cgo,|,and|-68 -51 -70
pn cgo,|,go|-35 -32 -40
pn cgo,|,ind|-36 -30 -25
pn cgo,|,logo|-41 -26 -30
pn cgo,|,lo|12 10 42
pn cgo,|,lsgo|-33 -9 -9
pn cgo,|,none|-60 -54 -58
pn cgo,|,s|46 9 17
pn cgo,|,t|6 10 63
pn cgo,|--|-35 -29 -45
pn cgo,|.-|5 16 51
pn cgo,|.go|7 20 56
pn cgo,|.ind|25 21 65
pn cgo,|.logo|3 -4 38
pn cgo,|.lsgo|7 25 72
pn cgo,|.l|19 21 57
pn cgo,|.none|3 5 44
pn cgo,|.so|8 7 41
pn cgo,|.tb|11 18 51
pn cgo,|.type|5 19 55
pn cgo,|.t|5 18 69
pn cgo,|ngo|13 7 56
pn cgo.| be|-49 -11 -52
pn cgo.| cgo|2 5 41
pn cgo.| def|-34 -42 -39
pn cgo.| draw|-19 -35 -21
pn cgo.| go|-53 -31 -29
pn cgo.| g|-80 -91 -71
pn cgo.| in|37 15 24
pn cgo.| lsgo|-53 -41 -37
pn cgo.| maybe|-38 -36 -52
pn cgo.| none|-74 -85 -53
pn cgo.| or|-48 -51 -37
pn cgo.| o|-75 -60 -47
pn cgo.| so|-70 -60 -45
pn cgo.| s|-74 -52 -64
pn cgo.| type|-95 -84 -70
pn cgo.| t|27 -14 -15
pn cgo.| want|-25 -27 -20
pn cgo.| with|44 -4 -8
pn cgo.|$#|-41 -36 -31
pn cgo.|,-|-28 -30 -26
pn cgo.|--|-24 -27 -30
pn cgo.|.avoid|-29 -25 -24
pn cgo.|.ind|-25 -21 -25
pn cgo.|.none|-62 -52 -45
pn cgo.|.type|42 4 6
pn cgo/|,s|9 2 56
pn cgo;| we|-33 -32 -31
pn co | cgo|-46 -57 -71
pn co | cg|-25 -25 -46
pn co | def|-17 -25 -21
pn co | t|1 16 46
pn co |$#|-18 -16 -26
pn co&|$#|8 6 59
pn co,| be|-64 -52 -59
pn co,| cgo|-39 -25 -23
pn co,| lgo|-36 -44 -55
pn co,| type|-34 -34 -50
pn co,| t|-28 -26 -35
pn co,|$#|28 -20 -4
pn co,|.l|3 -1 26
pn co.| lgo|-27 -37 -36
pn co.| t|-75 -62 -77
pn colour | and|15 14 43
pn colour | be|-33 -46 -63
pn colour | cgo|-46 -63 -81
pn colour | c|-50 -51 -73
pn colour |$#|-4 10 56
pn colour |,turn|-34 -33 -26
pn colour.| t|-23 -21 -27
pn colour:| ct|9 3 28
pn colour:| we|11 9 31
pn colour:|,cgo|11 7 34
pn colour:|,c|15 13 51
pn colour:|,o|23 19 65
pn colour~|,cgo|14 9 50
pn co~|$#|-37 -40 -39
pn cs | c|-23 -19 -28
pn ct | -|43 17 15
pn ct | and|-26 -23 -25
pn ct | any|-31 -35 -32
pn ct | brand|-48 -81 -48
pn ct | cgo|-21 -22 -33
pn ct | cg|-52 -55 -96
pn ct | ct|-44 -43 -71
pn ct | c|-26 -24 -38
pn ct | def|-38 -32 -35
pn ct | draw|44 -8 9
pn ct | for|55 27 18
pn ct | go|-61 -44 -47
pn ct | g|-25 -22 -25
pn ct | ind|-35 -33 -47
pn ct | in|-57 -60 -47
pn ct | logo|-57 -35 -45
pn ct | of|-32 -44 -41
pn ct | o|-1 31 39
pn ct | sgo|-30 -29 -45
pn ct | t|-35 -29 -37
pn ct | want|-49 -45 -14
pn ct | with|1 -13 37
pn ct |$#|41 -15 12
pn ct |,cgo|7 11 47
pn ct |,ct|-40 -21 -23
pn ct |,g|-50 -26 -27
pn ct |,ind|-30 -27 -6
pn ct |,none|5 -9 34
pn ct |,so|30 -35 36
pn ct |,s|0 2 38
pn ct |,t|30 21 37
pn ct |.def|-40 -38 -23
pn ct |.ind|17 8 60
pn ct |.lo|1 2 44
pn ct |.this|4 -6 36
pn ct |.we|-71 -65 -50
pn ct,| -|46 0 -8
pn ct,| NAME|-35 -27 -38
pn ct,| and|1 -1 25
pn ct,| ct|11 13 37
pn ct,| c|-29 -25 -20
pn ct,| g|-33 -27 -38
pn ct,| ind|-38 -34 -52
pn ct,| l|-27 -31 -40
pn ct,| none|-15 -27 -17
pn ct,| not|-30 -27 -31
pn ct,| tb|-45 -39 -52
pn ct,| this|-30 -33 -27
pn ct,| type|-25 -21 -26
pn ct,| t|-46 -39 -62
pn ct,|,so|8 11 50
pn ct,|,type|-57 -51 -70
pn ct,|.t|14 16 77
pn ct.| -|-27 -30 -37
pn ct.| cgo|-1 7 40
pn ct.| ct|13 4 33
pn ct.| go|-40 -35 -48
pn ct.| to|-28 -37 -36
pn ct.| type|-20 -26 -34
pn ct.| t|-32 -33 -37
pn ct.|$#|-32 -32 -35
pn ctb | -|-20 -21 -25
pn ctb | NAME|-21 -26 -17
pn ctb | any|-34 -32 -31
pn ctb | o|2 29 4
pn ctb | with|8 3 37
pn ctb |$#|27 -12 44
pn ctb |,cg|16 13 64
pn ctb |,ind|-51 -69 -38
pn ctb.| -|12 64 -7
pn ctb.| o|-23 -27 -23
pn cto | cgo|-50 -47 -89
pn cto | co|-59 -46 -70
pn cto | sgo|-40 -27 -36
pn cto,| cgo|-32 -25 -39
pn cto,| lgo|-25 -22 -36
pn cto,| type|-26 -25 -46
pn cto.| ind|-42 -31 -27
pn cto.| t|-33 -29 -37
pn cto.|$#|-38 -39 -40
pn def | -|-61 -6 -33
pn def | and|-50 -32 -42
pn def | any|-41 -50 -33
pn def | avoid|-14 35 11
pn def | be|-43 -71 -57
pn def | brand|-38 -60 -32
pn def | b|-61 -53 -39
pn def | ct|-58 -63 -57
pn def | c|-49 -21 5
pn def | def|-47 -44 -32
pn def | dont|-46 -34 -33
pn def | draw|15 -34 2
pn def | for|-58 -51 -59
pn def | gbp|-43 -31 -40
pn def | go|-38 -25 -20
pn def | g|-43 -32 -34
pn def | ind|-25 -22 -30
pn def | in|-91 -103 -67
pn def | logo|-34 -9 -20
pn def | maybe|15 60 20
pn def | named|-54 -43 -44
pn def | of|-33 -24 -30
pn def | others|-38 -61 -37
pn def | o|27 5 -6
pn def | past|9 42 17
pn def | so|-32 -46 -27
pn def | tb|12 31 13
pn def | to|-32 -26 -23
pn def | turn|23 -25 2
pn def | type|-20 -32 -23
pn def | t|-10 -45 -33
pn def | want|13 -39 -19
pn def | we|-28 -27 -10
pn def | with|-29 -28 -31
pn def |$#|-74 -39 -50
pn def |)and|-20 -35 -19
pn def |,-|-29 -36 -27
pn def |,and|-48 -15 -41
pn def |,avoid|37 10 2
pn def |,ct|-64 -54 -50
pn def |,c|-35 -26 -28
pn def |,def|8 46 16
pn def |,go|-29 -33 -23
pn def |,ind|-25 -35 -39
pn def |,in|-69 -41 -41
pn def |,not|-27 -37 -27
pn def |,others|9 30 1
pn def |,o|-23 -4 -26
pn def |,sell|-29 -20 -16
pn def |,so|-20 -32 -19
pn def |,t|-45 -47 -46
pn def |,want|-19 -29 -23
pn def |,we|7 67 27
pn def |-go|-34 -34 -34
pn def |.brand|-41 -52 -47
pn def |.cgo|-88 -77 -77
pn def |.cg|-37 8 -8
pn def |.c|-52 -48 -38
pn def |.def|-29 -3 -20
pn def |.ind|-52 -55 -44
pn def |.logo|-30 15 -24
pn def |.named|-46 -43 -44
pn def |.none|-31 -21 -31
pn def |.o|-91 -29 -48
pn def |.so|-15 29 -2
pn def |.this|-20 -30 -22
pn def |.with|18 44 20
pn def |?t|44 -1 1
pn def |pwith|-20 -32 -26
pn def |qNAME|-31 -31 -39
pn def-| others|-34 -49 -31
pn def-|$#|-47 -27 -59
pn dont | any|-17 -30 -19
pn dont | tb|-38 -59 -38
pn dont | t|-23 -35 -21
pn draw | -|-50 -39 -39
pn draw | and|-34 -21 -6
pn draw | any|-46 -29 -32
pn draw | be|-34 -30 -26
pn draw | b|-25 -36 -23
pn draw | ct|-40 -29 -27
pn draw | def|-46 -33 -34
pn draw | draw|-36 -20 -21
pn draw | for|-23 -26 -20
pn draw | f|-28 -16 -23
pn draw | gb|-27 -24 -31
pn draw | ind|-36 -25 -30
pn draw | in|-60 -49 -44
pn draw | named|-37 -25 -24
pn draw | none|-24 -28 -20
pn draw | or|23 49 23
pn draw | others|-26 -26 -27
pn draw | o|-41 -33 -36
pn draw | sell|-25 -15 -17
pn draw | tb|-48 -70 -41
pn draw | want|-55 -33 -41
pn draw |$#|38 -11 12
pn draw |,go|-37 -22 -22
pn draw |,so|-12 27 -5
pn draw |.o|13 54 22
pn draw |.so|-40 14 -30
pn draw |.we|40 61 21
pn draw,| -|-28 -25 -38
pn draw,| t|-30 -25 -31
pn draw:| t|-31 -19 -20
pn draw:|$#|51 14 9
pn except | -|-36 -67 -35
pn except | cg|-30 -52 -27
pn except | c|-49 -84 -46
pn except | def|-18 -26 -15
pn except |$#|-7 26 -10
pn f |,c|-39 -29 -46
pn f |,in|-21 -27 -14
pn f,| ind|-63 -37 -56
pn fg |$#|15 61 20
pn fl,|,l|-33 -40 -43
pn fo | and|-5 8 -34
pn fo | be|-50 -40 -41
pn fo | def|-52 -30 -35
pn fo | want|-64 -47 -53
pn fo |$#|52 9 0
pn fo |,cgo|-33 -27 -37
pn fo |,none|-61 -43 -53
pn fo |,not|-40 -40 -48
pn fo,| cgo|16 21 43
pn fo,|$#|-13 -15 42
pn for | -|-33 -23 -24
pn for | and|-26 -21 -5
pn for | b|-35 -26 -30
pn for | colour|-29 -28 -55
pn for | gbp|-30 -18 -23
pn for | gb|-55 -34 -35
pn for | g|-29 -20 -26
pn for | in|-48 -30 -34
pn for | logo|-32 -29 -28
pn for | named|-28 -27 -38
pn for | none|-65 -82 -58
pn for | others|-25 -22 -27
pn for | so|-27 -20 -18
pn for | turn|-45 -32 -34
pn for | t|-32 -21 -20
pn for |$#|-19 -65 -33
pn for |,o|-25 -15 -19
pn for |.NAME|-50 -38 -40
pn for |.ct|-42 -27 -41
pn for |.def|-31 -29 -23
pn for |.ind|-27 -23 -30
pn for |.named|-61 -43 -57
pn for |.so|-17 -28 -22
pn for |.we|-10 0 27
pn g | -|12 49 19
pn g | NAME|-48 -31 -39
pn g | be|-58 -12 -20
pn g | brand|-62 -51 -34
pn g | b|-34 -39 -27
pn g | cgo|-52 -47 -71
pn g | ct|-42 -31 -28
pn g | c|-33 -25 -36
pn g | draw|1 -29 -13
pn g | for|-63 -36 -35
pn g | gb|-30 -28 -26
pn g | go|-30 -48 -31
pn g | ind|-51 -38 -36
pn g | logo|26 -6 2
pn g | named|-61 -40 -40
pn g | none|-17 -27 11
pn g | or|30 60 29
pn g | others|-30 -28 -22
pn g | o|-47 -39 -37
pn g | sell|-40 -33 -28
pn g | sg|-38 -48 -36
pn g | so|-36 -27 -23
pn g | to|-22 -25 -22
pn g | turn|42 10 11
pn g | t|7 -36 -23
pn g | want|32 25 21
pn g | without|-21 -30 -18
pn g |$#|-48 -1 -27
pn g |,-|-48 -26 -16
pn g |,NAME|-55 -42 -27
pn g |,cgo|-1 0 28
pn g |,cto|-59 -53 -44
pn g |,ct|-5 -40 -28
pn g |,go|-33 -18 -18
pn g |,g|-16 -8 35
pn g |,in|-34 -23 -24
pn g |,lgo|6 8 65
pn g |,lsgo|41 3 -4
pn g |,l|-54 -33 -39
pn g |,none|-44 2 -7
pn g |,sgo|-68 -61 -42
pn g |,so|-40 -42 -34
pn g |,s|-3 2 52
pn g |-tb|-35 -27 -32
pn g |.-|-54 -40 -21
pn g |.NAME|-1 -26 -19
pn g |.brand|-38 -39 -39
pn g |.cgo|-25 -30 -24
pn g |.ct|-71 -56 -51
pn g |.c|-11 -22 -25
pn g |.def|-44 -54 -38
pn g |.dont|-52 -31 -38
pn g |.go|-13 -15 27
pn g |.g|-31 -18 -24
pn g |.ind|48 27 51
pn g |.logo|-58 -40 -25
pn g |.maybe|-33 -30 -23
pn g |.named|-5 -34 -29
pn g |.none|52 -12 51
pn g |.so|-32 -48 -26
pn g |.type|32 1 3
pn g |.we|-65 -39 -24
pn g |nwant|-36 -40 -28
pn g |qNAME|-29 -20 -26
pn g,| -|-53 -30 -34
pn g,| NAME|-29 -24 -32
pn g,| and|-1 72 54
pn g,| avoid|-26 -30 -29
pn g,| be|-31 -54 -47
pn g,| def|-26 -18 -19
pn g,| draw|-43 -33 -37
pn g,| go|-46 -37 -38
pn g,| g|-26 -26 -20
pn g,| ind|-44 -54 -45
pn g,| not|-29 -31 -34
pn g,| tb|-36 -35 -31
pn g,| to|-20 -26 -18
pn g,| t|-55 -53 -58
pn g,|$#|-38 -35 -37
pn g,|,-|-34 -39 -32
pn g,|.NAME|-26 -35 -28
pn g,|.ind|-33 -34 -45
pn g-| in|-29 -28 -18
pn g-|$#|-56 -48 -55
pn g.| -|-107 -75 -84
pn g.| and|11 10 69
pn g.| be|-22 -27 -27
pn g.| cgo|-49 -51 -32
pn g.| def|41 3 -3
pn g.| fo|-34 -19 -22
pn g.| g|-34 -38 -26
pn g.| ind|-30 -16 -21
pn g.| logo|-66 -36 -48
pn g.| named|-19 -17 -28
pn g.| o|-54 -30 -38
pn g.| sell|-28 -20 -36
pn g.| t|34 -15 -14
pn g.| want|-33 -21 -34
pn g.| we|-47 -40 -33
pn g.|,sg|-41 -35 -36
pn g:| -|-36 -21 -21
pn g:|,t|47 11 9
pn gb | -|-36 -45 -30
pn gb | 0|-22 -20 -30
pn gb | and|-31 -39 -40
pn gb | any|-37 -37 -36
pn gb | cgo|6 5 31
pn gb | def|-51 -59 -48
pn gb | draw|-34 -54 -28
pn gb | for|-28 -33 -20
pn gb | gb|-32 -24 -19
pn gb | go|-3 37 -2
pn gb | g|-34 4 -18
pn gb | in|-56 -57 -40
pn gb | none|27 -29 -13
pn gb | others|-38 -43 -36
pn gb | o|-61 -48 -45
pn gb | tb|-22 -33 -22
pn gb | to|21 67 19
pn gb | turn|-33 -24 -28
pn gb | want|-28 -18 -24
pn gb | we|-53 -37 -43
pn gb | with|-46 -32 -30
pn gb |$#|34 26 -4
pn gb |,-|-41 -39 -49
pn gb |,NAME|-27 -17 -21
pn gb |,c|-46 -30 -37
pn gb |,logo|-31 -21 -30
pn gb |,so|-26 -47 -27
pn gb |,t|7 33 -2
pn gb |.-|-44 -40 -35
pn gb |.NAME|-46 -46 -52
pn gb |.avoid|-23 -27 -26
pn gb |.be|14 50 20
pn gb |.cgo|-27 -20 -27
pn gb |.cg|-48 -30 -36
pn gb |.colour|-54 -36 -43
pn gb |.def|-35 -35 -35
pn gb |.g|-39 -31 -34
pn gb |.ind|2 26 1
pn gb |.named|-54 -45 -55
pn gb |.o|-58 -60 -38
pn gb |.this|-42 -37 -35
pn gb |.t|-33 -22 -24
pn gb |.want|-34 -33 -43
pn gb |qNAME|-33 -28 -30
pn gb |~NAME|-29 -30 -34
pn gb,| -|-33 -27 -42
pn gb,| and|-20 -21 -32
pn gb,| be|-28 -24 -41
pn gb,| go|-24 -22 -33
pn gb,| g|-46 -34 -46
pn gb,|$#|5 -3 78
pn gb-| tb|-20 -17 -27
pn gb.| -|-26 -19 -17
pn gb.| and|22 31 57
pn gb.| avoid|-45 -30 -26
pn gb.| be|-24 25 -10
pn gb.| cgo|-50 -61 -62
pn gb.| draw|-35 -34 -24
pn gb.| fo|-29 -26 -36
pn gb.| go|19 -27 -21
pn gb.| o|-27 -23 -38
pn gb.| t|-40 17 -11
pn gb.| we|-37 -38 -30
pn gb.|:-|-60 -47 -35
pn gbo | NAME|-29 -19 -26
pn gbo | t|-27 -17 -18
pn gbo | we|-44 -41 -28
pn gbp | -|-23 -18 -27
pn gbp | def|-38 -45 -30
pn gbp | in|-35 -26 -28
pn gbp,| -|-25 -19 -28
pn go | -|-26 -28 -20
pn go | and|-44 5 -28
pn go | any|-49 -42 -40
pn go | be|28 -18 1
pn go | brand|-32 -28 -24
pn go | cgo|1 13 38
pn go | cg|35 3 10
pn go | ct|-35 -23 -28
pn go | c|-32 -31 -36
pn go | def|-30 -25 -26
pn go | draw|-44 -57 -33
pn go | except|-21 -28 -20
pn go | for|-35 -27 -29
pn go | go|-38 -35 -27
pn go | gpo|-26 -29 -21
pn go | g|-49 -61 -40
pn go | ind|-27 -26 -20
pn go | in|-16 -27 -22
pn go | lgo|-28 -31 -30
pn go | logo|-25 -16 -16
pn go | maybe|-36 -61 -34
pn go | none|-21 -29 -24
pn go | others|8 32 9
pn go | o|-19 -30 -18
pn go | past|-25 -19 -19
pn go | sgo|-33 -28 -33
pn go | sg|-66 -65 -62
pn go | tbo|-38 -59 -35
pn go | tb|-56 -55 -48
pn go | this|-31 -33 -26
pn go | type|-28 -31 -30
pn go | want|-4 27 4
pn go | with|-48 -27 -45
pn go |$#|-51 3 -23
pn go |,-|-21 -26 -9
pn go |,NAME|-17 -31 -18
pn go |,and|-43 -38 -40
pn go |,cgo|-15 31 8
pn go |,ct|-27 -14 -21
pn go |,go|-30 -35 -31
pn go |,lsgo|2 11 31
pn go |,named|-35 -28 -25
pn go |,none|-41 -35 -30
pn go |,o|-21 -18 -25
pn go |,so|-31 -53 -28
pn go |,t|-1 14 37
pn go |--|-26 -25 -20
pn go |.-|-40 -35 -16
pn go |.b|-35 -36 -30
pn go |.cgo|-31 -31 -33
pn go |.c|-39 -57 -36
pn go |.def|-65 -46 -23
pn go |.fo|-31 -25 -23
pn go |.gb|-48 -73 -45
pn go |.go|-54 -45 -51
pn go |.ind|69 11 17
pn go |.named|-58 -46 -39
pn go |.none|-44 -47 -12
pn go |.sgo|-24 -23 -28
pn go |.this|-53 -48 -44
pn go |.we|-58 -49 -50
pn go |:cgo|-42 -54 -51
pn go |ncolour|-32 -19 -22
pn go,| any|28 0 -11
pn go,| cgo|-28 -16 -6
pn go,| ind|-31 -28 -44
pn go,| o|-24 -22 -36
pn go,| so|-29 -30 -32
pn go,| t|-37 -34 -37
pn go,|$#|-42 -36 -38
pn go,|.o|-34 -30 -35
pn go-| g|-31 -19 -20
pn go-| tb|-39 -35 -30
pn go-|$#|-2 7 28
pn go.| -|-47 -29 -40
pn go.| and|62 10 49
pn go.| be|-30 -21 -20
pn go.| cgo|7 24 78
pn go.| go|-44 -36 -49
pn go.| g|-24 -35 -45
pn go.| logo|40 10 -4
pn go.| tb|-38 -36 -35
pn go.| t|-27 -20 -25
pn go.| want|-17 -18 -27
pn go.| with|36 3 14
pn go.|$#|-4 3 30
pn go.|&cgo|1 3 35
pn gp | colour|-43 -61 -62
pn gp | g|-30 -17 -18
pn gp | in|-66 -60 -66
pn gp | we|-25 -46 -25
pn gp,| go|-45 -32 -41
pn gpo,|$#|-39 -44 -44
pn hate | ct|-30 -49 -36
pn hate | c|-32 -51 -33
pn hate | def|-18 -27 -18
pn hate | t|-20 -33 -22
pn hate |,so|18 35 17
pn hate |,we|-19 -29 -25
pn in | -|-53 -31 -21
pn in | and|-50 -45 -51
pn in | any|-38 -60 -44
pn in | be|-28 -34 -18
pn in | cgo|20 34 95
pn in | ct|15 8 44
pn in | c|11 12 47
pn in | def|-34 -27 -38
pn in | draw|-70 -53 -59
pn in | go|-19 -23 -27
pn in | g|-32 -33 -44
pn in | ind|-35 -29 -38
pn in | lgo|-23 -18 -27
pn in | logo|-42 -43 -42
pn in | lsgo|-28 -21 -26
pn in | named|-38 -33 -43
pn in | none|-56 -77 -74
pn in | of|-32 -36 -29
pn in | o|-54 -41 -38
pn in | sell|-25 -21 -28
pn in | so|-26 -31 -34
pn in | s|-21 -21 -37
pn in | this|-46 -33 -43
pn in | to|-27 -31 -31
pn in | turn|-20 -28 -21
pn in | t|-31 -35 -21
pn in | with|-54 -49 -47
pn in |$#|-59 -59 -21
pn in |(we|-23 -39 -23
pn in |,-|-43 -40 -51
pn in |,NAME|-21 -25 -33
pn in |,and|-26 -29 -38
pn in |,cgo|-68 -55 -50
pn in |,c|-69 -54 -68
pn in |,def|-38 -31 -31
pn in |,none|-42 -63 -33
pn in |,others|-21 -20 -34
pn in |,o|-27 -28 -44
pn in |,so|-60 -52 -57
pn in |,want|-42 -55 -51
pn in |,we|-22 -34 -32
pn in |-go|-30 -25 -32
pn in |-t|12 8 33
pn in |.-|-25 -28 -6
pn in |.NAME|-57 -62 -64
pn in |.avoid|-38 -33 -38
pn in |.be|-39 -28 -34
pn in |.brand|-23 -26 -30
pn in |.cb|-23 -30 -36
pn in |.cgo|-44 -52 -66
pn in |.cg|-33 -31 -32
pn in |.colour|-49 -31 -46
pn in |.co|-34 -48 -33
pn in |.ct|-92 -96 -94
pn in |.c|-32 -34 -28
pn in |.def|-43 -37 -58
pn in |.dont|-59 -36 -44
pn in |.go|-37 -41 -36
pn in |.hate|-30 -26 -30
pn in |.ind|-50 -44 -50
pn in |.in|-28 -25 -32
pn in |.logo|-28 -14 -1
pn in |.maybe|-46 -46 -50
pn in |.named|-27 13 -38
pn in |.none|-50 -48 -36
pn in |.not|-45 -44 -45
pn in |.others|-30 -25 -30
pn in |.sell|-45 -35 -42
pn in |.sgo|-51 -63 -49
pn in |.this|-54 -62 -64
pn in |.turn|-22 -29 -22
pn in |.t|-39 -50 -57
pn in |.want|-35 -28 -36
pn in |.without|-73 -65 -61
pn in |:c|-23 -21 -37
pn ind | -|25 -11 -12
pn ind | 0|-27 -25 -30
pn ind | NAME|44 7 5
pn ind | and|-36 -14 -33
pn ind | any|-56 -66 -60
pn ind | as|35 6 13
pn ind | avoid|25 -33 -24
pn ind | be|81 67 41
pn ind | brand|-43 -42 -27
pn ind | b|-75 -57 -48
pn ind | cgo|4 18 62
pn ind | cg|7 14 41
pn ind | colour|-42 -64 -18
pn ind | ctb|-22 -25 20
pn ind | ct|-46 -42 -39
pn ind | draw|60 -29 17
pn ind | for|-9 -53 -28
pn ind | f|-52 -47 -39
pn ind | gbo|-41 -46 -38
pn ind | gb|-13 -32 -16
pn ind | go|29 -1 6
pn ind | g|5 -28 -54
pn ind | ind|92 17 28
pn ind | lgo|-37 -29 -28
pn ind | logo|-45 -31 -11
pn ind | lo|-33 -29 -37
pn ind | lsgo|-2 -30 -25
pn ind | l|-58 -46 -55
pn ind | named|-46 -45 -42
pn ind | none|-36 -35 -30
pn ind | of|-36 -36 -47
pn ind | or|0 26 6
pn ind | others|43 6 17
pn ind | past|7 32 8
pn ind | p|-28 -19 -21
pn ind | so|-3 -39 -22
pn ind | tb|-72 -66 -77
pn ind | this|54 5 15
pn ind | to|-89 -84 -76
pn ind | turn|46 33 5
pn ind | type|-47 -33 -50
pn ind | t|-68 -64 -58
pn ind | want|30 13 6
pn ind | we|51 7 12
pn ind |$#|5 -20 -38
pn ind |&-|-42 -29 -34
pn ind |,-|-5 -31 -26
pn ind |,NAME|-102 -83 -70
pn ind |,and|-5 -33 -25
pn ind |,as|-26 -27 -36
pn ind |,cgo|-8 -34 -31
pn ind |,colour|37 -13 -22
pn ind |,ct|68 2 8
pn ind |,def|-12 42 23
pn ind |,go|30 0 -2
pn ind |,g|-17 -39 -43
pn ind |,ind|-67 32 -16
pn ind |,in|57 -1 10
pn ind |,lsgo|-33 -25 -28
pn ind |,named|56 19 9
pn ind |,none|10 -37 -27
pn ind |,not|81 2 39
pn ind |,sg|72 25 24
pn ind |,s|70 12 18
pn ind |,this|-77 -59 -46
pn ind |,turn|107 32 39
pn ind |,type|68 21 5
pn ind |,t|35 -9 -13
pn ind |,we|26 73 26
pn ind |,without|-54 -54 -53
pn ind |,yes|-31 -38 -33
pn ind |--|-36 -35 -20
pn ind |-go|-70 -60 -49
pn ind |-g|-35 -57 -30
pn ind |-tb|-37 -26 -36
pn ind |-to|-35 -40 -28
pn ind |-t|-30 -40 -47
pn ind |.-|-30 -23 -32
pn ind |.NAME|27 16 2
pn ind |.avoid|-34 -7 -24
pn ind |.brand|-54 -42 -45
pn ind |.cb|-45 -50 -49
pn ind |.cgo|-32 -23 -29
pn ind |.cg|46 10 -8
pn ind |.colour|-54 -49 -47
pn ind |.co|-61 -55 -57
pn ind |.ct|19 -64 -23
pn ind |.def|7 -27 -10
pn ind |.draw|38 -3 -5
pn ind |.go|-33 -36 -12
pn ind |.g|41 11 12
pn ind |.ind|-32 -12 -35
pn ind |.in|-1 -10 25
pn ind |.logo|-30 -11 -26
pn ind |.lsgo|31 5 -5
pn ind |.l|52 -4 57
pn ind |.maybe|-40 -58 -36
pn ind |.named|-3 3 -26
pn ind |.none|51 -6 -4
pn ind |.not|-62 -59 -50
pn ind |.of|-37 -32 -23
pn ind |.o|73 50 45
pn ind |.sell|-53 -28 -35
pn ind |.so|1 26 -1
pn ind |.this|-42 -39 -34
pn ind |.type|48 45 16
pn ind |.t|-62 -42 -41
pn ind |.want|-49 -47 -44
pn ind |.we|-7 -27 -24
pn ind |.without|17 26 4
pn ind |.with|-39 -44 -38
pn ind |:def|-80 -77 -58
pn ind |:none|-80 -102 -64
pn ind |?logo|46 19 19
pn ind |?want|-6 56 2
pn ind |navoid|76 21 26
pn ind |p-|-37 -38 -29
pn ind |qNAME|-53 -29 -34
pn ind-| go|-33 -25 -25
pn ind:| cgo|26 5 61
pn l | -|-45 -34 -39
pn l | be|-44 -43 -31
pn l | l|-25 -27 -34
pn l | type|-42 -40 -47
pn l | want|-30 -35 -30
pn l | with|-18 -19 -33
pn l |$#|-63 -60 -56
pn l |,cgo|-28 -26 -35
pn l |,l|-21 -25 -24
pn l |,none|-42 -52 -37
pn l |,others|-21 -19 -25
pn l |,want|-46 -46 -40
pn l |.ind|-16 -25 -22
pn l,| and|11 15 41
pn l,| cgo|6 6 35
pn l,| ct|27 28 68
pn l,| gpo|-46 -34 -42
pn l,| g|-32 -47 -39
pn l,| ind|-42 -31 -46
pn l,| in|-12 2 27
pn l,| logo|-62 -54 -55
pn l,| of|-25 -23 -32
pn l,| so|-23 -25 -27
pn l,| type|-28 -27 -38
pn l,| t|-36 -34 -45
pn l,| we|12 7 55
pn l,|$#|9 -35 -21
pn l,|.not|-26 -18 6
pn l,|nnone|-26 -40 -30
pn l,|nwant|-32 -38 -25
pn l.| -|-28 -33 -23
pn l.| and|-22 25 -12
pn l.| g|-26 -30 -21
pn l.| t|-47 -44 -42
pn l/| t|-54 -51 -65
pn lg,| any|-18 -15 -26
pn lgbo,|$#|-11 -9 25
pn lgbo.| t|-44 -47 -37
pn lgo | -|-30 -47 -32
pn lgo | type|-28 -32 -28
pn lgo |$#|-40 -44 -44
pn lgo |,-|-80 -78 -76
pn lgo,| -|-43 -41 -38
pn lgo,| and|46 18 14
pn lgo,| cgo|20 29 84
pn lgo,| g|-26 -30 -29
pn lgo,| in|-40 -37 -34
pn lgo,| type|-25 -20 -34
pn ln| want|-36 -31 -37
pn lo |$#|-48 -53 -53
pn lo |,c|-13 -25 -21
pn lo |,so|41 -13 3
pn lo |.avoid|-47 -45 -58
pn lo,| ind|-53 -37 -44
pn logo | -|-57 -39 -46
pn logo | NAME|-25 -23 -25
pn logo | and|-25 -37 -38
pn logo | be|-27 -39 -26
pn logo | cgo|36 -4 39
pn logo | ct|-78 -52 -64
pn logo | c|29 0 -5
pn logo | def|-34 -30 -30
pn logo | draw|-55 -50 -35
pn logo | f|-17 -18 -26
pn logo | go|-30 -25 -31
pn logo | ind|-44 -35 -37
pn logo | in|-69 -57 -50
pn logo | logo|-38 -25 -30
pn logo | named|-54 -40 -48
pn logo | others|-28 -32 -25
pn logo | turn|-28 -16 -15
pn logo | t|27 5 -1
pn logo | want|-29 -26 -24
pn logo | we|-35 -34 -31
pn logo | with|-46 -35 -36
pn logo |$#|-65 -62 -34
pn logo |,cg|-43 -29 -45
pn logo |,def|-25 -41 -26
pn logo |,lgo|-51 -55 -50
pn logo |,named|-49 -35 -42
pn logo |,none|-39 -28 -33
pn logo |,with|-37 -27 -30
pn logo |.NAME|-42 -38 -33
pn logo |.ct|-30 -31 -34
pn logo |:fo|-31 -28 -28
pn logo |qNAME|-26 -26 -27
pn logo,| -|-45 -42 -55
pn logo,| and|7 3 34
pn logo,| be|-39 -54 -40
pn logo,| cgo|-16 -6 53
pn logo,| ct|16 18 44
pn logo,| def|-31 -38 -33
pn logo,| go|-43 -34 -55
pn logo,| ind|-36 -31 -44
pn logo,| in|-38 -31 -30
pn logo,| lgo|-25 -31 -30
pn logo,| o|-32 -22 -26
pn logo,| type|-34 -32 -45
pn logo,| t|-25 -40 -50
pn logo,|$#|14 -28 22
pn logo,|:NAME|-27 -26 -31
pn logo.| and|16 11 56
pn logo.| cgo|-50 -65 -45
pn logo.| draw|-1 25 10
pn logo.| in|-27 -30 -18
pn logo.| lgo|-43 -49 -45
pn logo.| none|-21 -37 -35
pn logo.| t|-38 -48 -50
pn logo.| we|20 7 62
pn logo.|$#|-57 -57 -65
pn logo.|,cg|16 12 52
pn logo.|,c|9 10 49
pn logo.|.t|-18 -31 5
pn logo:| -|-58 -40 -52
pn logo:| NAME|32 2 7
pn logo:| ct|-45 -24 -26
pn logo:| tb|-46 -41 -36
pn logo:| t|-62 -40 -43
pn logo:|$#|36 -12 -7
pn logo:|nind|34 0 3
pn lsgo |$#|-49 -48 -47
pn lsgo |,none|-25 -27 -40
pn lsgo |,others|-26 -19 -25
pn lsgo |,sgo|-33 -29 -48
pn lsgo |,so|-45 -38 -49
pn lsgo |,want|-48 -52 -54
pn lsgo |.def|-35 -26 -21
pn lsgo |.none|-53 -62 -48
pn lsgo |.others|-30 -20 -25
pn lsgo,|$#|-20 -27 -23
pn lt | t|-27 -17 -19
pn lt |$#|-74 -83 -76
pn maybe | ct|-33 -28 -42
pn maybe | def|-33 -19 -21
pn maybe | draw|-36 -39 -27
pn maybe | o|-23 -30 -19
pn maybe | tb|-22 -27 -22
pn maybe | we|-32 -19 -31
pn maybe |$#|-28 -47 -27
pn maybe |,and|-30 -51 -33
pn named | -|-39 -29 -29
pn named | def|-54 -36 -38
pn named | go|-42 -28 -32
pn named | in|-25 -23 -23
pn named | so|-16 -27 -19
pn named | tb|-50 -37 -38
pn named | this|-33 -25 -21
pn named | t|-27 -39 -37
pn named |$#|-77 -75 -84
pn named |,so|-23 -25 -21
pn named |.def|-40 -44 -63
pn named |.ind|-37 -44 -38
pn named |.this|-32 -39 -27
pn named |.want|-25 -27 -17
pn named |.we|-26 -19 -23
pn named |qNAME|-26 -23 -30
pn named,| NAME|-43 -37 -46
pn named,| logo|-30 -21 -24
pn named,| type|-19 -20 -27
pn named.| g|-32 -24 -47
pn named.| logo|-26 -24 -30
pn named.| this|-57 -39 -49
pn named.| type|-23 -27 -45
pn none | and|-38 -60 -36
pn none | cgo|-8 8 -44
pn none | ct|-38 -55 -37
pn none | c|-42 -68 -40
pn none | except|17 38 12
pn none | for|-29 3 -28
pn none | gb|3 25 5
pn none | g|22 61 27
pn none | ind|-26 -41 -25
pn none | in|4 44 20
pn none | logo|10 46 12
pn none | named|-10 28 3
pn none | none|22 57 24
pn none | of|18 40 18
pn none | or|14 58 24
pn none | others|-29 -53 -28
pn none | p|-63 -81 -76
pn none | so|-40 -66 -39
pn none | t|-44 -66 -42
pn none | want|35 96 40
pn none |(we|8 40 18
pn none |,for|-45 -42 -35
pn none |,lo|8 41 14
pn none |,none|-28 0 -25
pn none |,others|36 77 37
pn none |,sgo|-58 -12 -38
pn none |,so|-40 -26 -17
pn none |,tb|-32 -21 -27
pn none |,this|-34 -37 -22
pn none |,turn|-37 -50 -29
pn none |.NAME|19 51 18
pn none |.def|15 34 12
pn none |.ind|-53 -42 -33
pn none |.maybe|-26 -17 -30
pn none |.others|-26 -29 -21
pn none |.sgo|13 49 16
pn none |.this|-32 -46 -38
pn none |.turn|7 26 -4
pn none |.type|17 38 17
pn none |.t|-39 -33 -26
pn none |.want|23 51 20
pn none |.we|8 25 -6
pn none |.with|29 59 29
pn none |:t|-28 -47 -27
pn none,| -|-34 -42 -32
pn none,| none|2 29 3
pn none,| this|-64 -88 -60
pn none,| yes|78 27 23
pn none,|$#|-65 -51 -52
pn none-|$#|-32 -36 -29
pn none-|:-|-52 -88 -48
pn none:|$#|13 36 8
pn not | -|-39 -65 -36
pn not | and|9 28 0
pn not | ct|-52 -73 -56
pn not | def|-23 -38 -21
pn not | draw|-29 -51 -27
pn not | go|-34 -64 -33
pn not | g|-20 -26 -16
pn not | ind|-23 -38 -21
pn not | maybe|-30 -36 -20
pn not | not|-29 -41 -24
pn not | o|-47 -57 -33
pn not | tb|-29 -43 -26
pn not | t|-63 -101 -58
pn not | want|10 39 14
pn not | we|-20 -34 -19
pn not |$#|50 127 49
pn not |,not|16 68 26
pn not |,o|-33 -58 -30
pn not |,so|0 31 -24
pn not |-t|-56 -85 -57
pn not |.-|-37 -66 -41
pn not |.NAME|-37 -51 -41
pn not |.not|35 96 21
pn not |:tb|-15 -29 -15
pn not.|,turn|-34 -31 -26
pn o | NAME|-62 -36 -36
pn o | any|-37 -39 -35
pn o | as|32 0 11
pn o | be|-102 -55 -53
pn o | cgo|-47 -43 -48
pn o | def|-37 -30 -33
pn o | draw|-53 -67 -48
pn o | for|-32 -30 -22
pn o | go|-26 -19 5
pn o | g|-22 -25 -21
pn o | in|31 -6 -2
pn o | logo|-24 -21 -26
pn o | maybe|-61 -53 -39
pn o | not|-54 -89 -49
pn o | of|-40 -28 -43
pn o | or|23 52 11
pn o | o|-27 2 -13
pn o | sgo|-23 -21 -27
pn o | sg|-37 -51 -37
pn o | so|2 41 11
pn o | s|-36 -55 -30
pn o | this|-40 -34 -27
pn o | turn|-47 -40 -38
pn o | type|11 3 40
pn o | very|-31 -44 -38
pn o | we|-37 -35 -22
pn o | with|-55 -58 -43
pn o |!we|-39 -35 -30
pn o |$#|-58 -50 -47
pn o |,-|-30 -39 -30
pn o |,NAME|-29 -34 -29
pn o |,cgo|-1 9 37
pn o |,def|-48 -36 -27
pn o |,go|-11 9 51
pn o |,g|-48 -41 -60
pn o |,logo|-42 -35 -31
pn o |,named|-36 -29 -35
pn o |,none|-28 -33 -18
pn o |,not|-48 -31 -30
pn o |,others|-56 -53 -34
pn o |,o|-33 -17 -22
pn o |,so|-33 -30 -21
pn o |,type|-47 -46 -59
pn o |,t|-36 -25 -52
pn o |,we|-28 -27 -27
pn o |,without|-35 -42 -34
pn o |.-|-60 -38 -37
pn o |.NAME|-27 -17 -27
pn o |.brand|-30 -32 -31
pn o |.cgo|-54 -42 -45
pn o |.co|31 -12 -7
pn o |.ct|-57 -42 -38
pn o |.def|-65 -82 -53
pn o |.ind|-26 -16 -19
pn o |.named|-40 -47 -40
pn o |.none|-57 -49 -58
pn o |.sgo|-60 -48 -44
pn o |.so|-40 -44 -63
pn o |.this|-40 -29 -24
pn o |.type|-52 -41 -59
pn o |.we|-30 -27 -26
pn o |:-|-14 -14 -25
pn o |:c|-34 -19 -24
pn o |ndef|-34 -32 -21
pn o |pwe|-18 -22 -27
pn o,| def|-30 -22 -22
pn o,| g|-35 -40 -53
pn o,| ind|-26 -28 -36
pn o,| logo|-28 -18 -26
pn o,| o|-30 -22 -35
pn o,| past|-38 -35 -59
pn o,| t|-28 -27 -30
pn o,|$#|-51 -60 -72
pn o.| -|-33 -32 -39
pn o.| and|7 11 57
pn o.| cgo|-44 -43 -29
pn o.| draw|-60 -34 -34
pn o.| named|-45 -51 -49
pn o.| with|16 24 63
pn o:| -|-48 -27 -34
pn o:|,s|-24 -26 -24
pn of | -|-14 -26 -10
pn of | NAME|-31 -37 -27
pn of | and|5 7 44
pn of | for|-27 -28 -19
pn of | go|-40 -31 -36
pn of | in|-38 -28 -19
pn of | none|16 38 17
pn of | o|-26 -38 -20
pn of | t|-48 -59 -37
pn of | want|-25 -25 -18
pn of | with|-44 -53 -49
pn of |$#|-1 44 -7
pn of |,-|-15 -41 -36
pn of |,NAME|-47 -65 -41
pn of |,def|-39 -49 -43
pn of |,ind|-43 -37 -40
pn of |,in|-34 -23 -33
pn of |,none|16 37 17
pn of |,type|-29 1 -23
pn of |.NAME|21 45 22
pn of |.avoid|-27 -32 -21
pn of |.colour|9 31 8
pn of |.c|-27 3 -30
pn of |.def|-40 -11 -22
pn of |.ind|25 53 22
pn of |.in|25 55 26
pn of |.none|5 27 5
pn of |.not|-19 -22 -33
pn of |.o|-26 -44 -30
pn of |.sell|17 38 17
pn of |.s|39 -10 -5
pn of |.type|-38 -11 -31
pn of |.want|-26 -51 -36
pn of |:ind|-52 -38 -56
pn of |qNAME|-27 -34 -39
pn of-| -|-29 -20 -19
pn of-| t|-20 -27 -23
pn of-|$#|-56 -34 -10
pn of-|,-|3 31 15
pn of-|.-|-29 -38 -26
pn of-|.ind|-27 -29 -23
pn on|$#|-52 -44 -49
pn or | -|-37 -69 -37
pn or | go|-25 13 -3
pn or | o|-27 -43 -26
pn or | tb|-36 -45 -29
pn or | to|-34 -67 -35
pn or | t|17 61 23
pn or |,we|-17 38 8
pn or |.o|-37 -35 -34
pn or |.t|11 36 13
pn others | -|-26 -26 -31
pn others | and|-14 6 -42
pn others | cgo|-29 -44 -39
pn others | c|-30 -32 -27
pn others | draw|-31 -47 -30
pn others | go|-26 -27 -21
pn others | ind|-29 -37 -30
pn others | in|-43 -37 -28
pn others | l|-20 -21 -32
pn others | o|-28 -28 -31
pn others | this|-19 -30 -20
pn others | want|-32 -41 -31
pn others | we|-42 -42 -32
pn others |,others|-31 -39 -40
pn others |,so|-24 -34 -20
pn others |.named|-43 -44 -41
pn others |.we|-14 -26 -15
pn others,| avoid|-17 -28 -17
pn others,| go|-21 -21 -28
pn p | colour|-26 -30 -33
pn p | def|-28 -29 -22
pn p | go|-19 -30 -30
pn p | g|-29 -35 -32
pn p | we|-39 -23 -24
pn p | with|-42 -35 -48
pn p |$#|-58 -59 -51
pn p,| -|-22 -26 -39
pn p,| c|-52 -37 -64
pn p,| logo|-24 -25 -30
pn p.| def|-26 -29 -46
pn p:| t|-60 -49 -81
pn past | -|-26 -33 -22
pn past | any|-28 -48 -32
pn past | be|-41 -46 -30
pn past | brand|-20 -34 -18
pn past | cgo|-10 -29 -9
pn past | g|-27 -31 -29
pn past | in|-33 -45 -27
pn past | logo|-34 -41 -25
pn past | named|0 37 15
pn past | o|-43 -39 -45
pn past | past|-19 -29 -18
pn past | so|-23 -33 -24
pn past | tb|-48 -78 -49
pn past | type|-22 -40 -28
pn past | t|-27 -39 -25
pn past | we|-31 -43 -28
pn past |$#|-36 5 -27
pn past |.-|-34 -30 -29
pn past |.NAME|-42 -36 -32
pn past |.def|-33 -43 -33
pn past-| type|-19 -25 -20
pn po | we|-28 -37 -42
pn s | NAME|-39 -29 -43
pn s | and|-31 -52 -50
pn s | c|-32 -29 -38
pn s | gb|-30 -22 -26
pn s | ind|-34 -26 -35
pn s | logo|-31 -25 -21
pn s | type|-23 -16 -25
pn s | t|-48 -31 -36
pn s | with|-31 -24 -29
pn s |$#|-83 -65 -75
pn s |,ind|-23 -25 -25
pn s,| -|-74 -50 -58
pn s,| and|30 7 22
pn s,| be|-24 -29 -27
pn s,| b|-37 -40 -38
pn s,| cgo|5 -3 28
pn s,| c|-42 -40 -57
pn s,| go|-35 -35 -37
pn s,| o|-44 -32 -41
pn s,| type|-42 -41 -63
pn s,| t|-35 -27 -32
pn s.| type|-20 -35 -29
pn sb | -|-26 -16 -21
pn sell | NAME|-37 -27 -28
pn sell | and|-44 -17 -22
pn sell | be|-29 -45 -30
pn sell | def|-26 -17 -18
pn sell | go|-38 -26 -29
pn sell | in|-48 -41 -31
pn sell | logo|27 3 -9
pn sell | sg|-21 -17 -29
pn sell | this|-41 -30 -22
pn sell |$#|-28 -40 -23
pn sell |.logo|-37 -21 -16
pn sell.| def|-19 -25 -21
pn sg | -|-44 -30 -28
pn sg | and|-26 -18 -3
pn sg | brand|-23 -22 -30
pn sg | go|-29 -28 -24
pn sg | logo|26 8 -1
pn sg | so|-40 -25 -33
pn sg |$#|-61 -36 -55
pn sg |,named|-43 -45 -43
pn sg,| cgo|9 8 28
pn sg,| g|-24 -21 -29
pn sg,| t|-69 -61 -72
pn sg,| want|-37 -46 -28
pn sg,|,-|-24 -23 -25
pn sg,|ncolour|-37 -28 -29
pn sgo | cgo|-39 -33 -29
pn sgo | go|-28 -20 -21
pn sgo | so|-40 -35 -30
pn sgo | s|-31 -21 -23
pn sgo | t|54 15 38
pn sgo | want|-21 -29 -3
pn sgo | with|17 16 41
pn sgo |$#|0 3 25
pn sgo |,c|19 20 70
pn sgo |,go|14 18 47
pn sgo |,ind|-2 -16 27
pn sgo |,sgo|3 8 48
pn sgo |,type|3 5 27
pn sgo |.def|1 3 32
pn sgo |.none|16 7 42
pn sgo |.o|-23 -42 -13
pn sgo |.type|6 6 42
pn sgo,|,not|-45 -35 -37
pn sgo.| t|-34 -41 -30
pn so | -|-63 -37 -37
pn so | NAME|-43 -25 -38
pn so | and|-23 -21 -28
pn so | avoid|-39 -47 -28
pn so | be|-48 -60 -41
pn so | ct|-34 -24 -27
pn so | draw|-47 -37 -29
pn so | for|-27 -21 -17
pn so | gb|-18 -22 -30
pn so | go|-35 -27 -38
pn so | g|-30 -25 -22
pn so | ind|-67 -47 -65
pn so | in|-77 -46 -43
pn so | lgo|-37 -46 -47
pn so | maybe|-57 -43 -35
pn so | others|-22 -25 -18
pn so | o|-24 -31 -19
pn so | p|-34 -20 -24
pn so | sell|-30 -25 -18
pn so | tb|-32 -38 -27
pn so | this|-43 -39 -29
pn so | tp|-33 -19 -22
pn so | t|-55 -42 -37
pn so | want|66 4 3
pn so | we|-21 -26 -28
pn so | with|-43 -27 -32
pn so |$#|-73 -65 -60
pn so |,-|-68 -44 -60
pn so |,cgo|-19 -24 -25
pn so |,c|-44 -45 -34
pn so |,go|-38 -35 -33
pn so |,g|-37 -29 -42
pn so |,ind|-37 -30 -33
pn so |,none|-49 -58 -48
pn so |,o|-47 -38 -43
pn so |,so|-42 -34 -25
pn so |--|-29 -28 -52
pn so |.NAME|-34 -38 -37
pn so |.avoid|-42 -29 -35
pn so |.logo|-41 -43 -43
pn so |.named|-32 -22 22
pn so |.none|-62 -49 -51
pn so |.o|-32 -42 -25
pn so |.t|6 1 43
pn so |.we|-31 -36 -40
pn so,| -|-29 -28 -33
pn so,| cgo|20 25 66
pn so,| def|-31 -22 -34
pn so,| ind|-31 -25 -31
pn so,| in|-27 -33 -37
pn so,| l|-36 -38 -34
pn so,| s|-42 -35 -50
pn so,| t|-77 -53 -72
pn so,|$#|-72 -58 -63
pn so.| -|-33 -29 -47
pn so.| type|-56 -63 -49
pn so.| want|-24 -27 4
pn t | -|-35 -39 -33
pn t | NAME|-24 -31 -27
pn t | and|-41 -24 -21
pn t | any|-47 -50 -37
pn t | avoid|-25 -28 -26
pn t | ban|-36 -59 -35
pn t | be|30 -12 8
pn t | bo|-19 -30 -21
pn t | cgo|26 -22 35
pn t | c|-47 -13 0
pn t | draw|-60 -43 -34
pn t | for|-36 -34 -30
pn t | gb|-39 -69 -40
pn t | go|-19 -31 -30
pn t | gp|-27 -44 -25
pn t | g|-69 -41 -41
pn t | ind|-48 -47 -35
pn t | in|-37 -43 -31
pn t | logo|-97 -60 -56
pn t | named|-34 -31 -41
pn t | none|-17 -26 -20
pn t | not|-24 -41 -23
pn t | of|-26 -37 -21
pn t | others|-35 -53 -29
pn t | past|-34 -31 -24
pn t | sell|-30 -21 -26
pn t | so|-28 -51 -30
pn t | tb|-23 -60 -31
pn t | this|-79 -72 -54
pn t | very|-34 -27 -26
pn t | want|-80 -28 -38
pn t | we|-76 -65 -51
pn t | without|-14 -26 -15
pn t | with|-81 -46 -30
pn t | yes|-68 -50 -49
pn t |$#|-53 -27 -21
pn t |,-|-72 -54 -51
pn t |,NAME|-45 -37 -44
pn t |,cgo|-10 -30 25
pn t |,cg|-27 -24 -39
pn t |,cto|-45 -38 -43
pn t |,ct|-44 -41 -23
pn t |,c|43 2 -6
pn t |,def|-40 -35 -30
pn t |,go|-50 -51 -43
pn t |,g|-27 -25 3
pn t |,logo|-26 -13 2
pn t |,l|-17 -32 2
pn t |,none|33 17 9
pn t |,not|-26 -35 -22
pn t |,o|-47 -17 -54
pn t |,sgo|-41 -31 -32
pn t |,tb|-44 -32 -33
pn t |,type|-49 -53 -64
pn t |,t|-8 -30 -25
pn t |,very|-17 -26 -16
pn t |.-|-34 -28 -25
pn t |.NAME|-50 -43 -43
pn t |.brand|-31 -46 -40
pn t |.cgo|-40 -45 -47
pn t |.c|-43 -28 -28
pn t |.def|-17 -37 -35
pn t |.ind|-34 -43 -31
pn t |.logo|-35 -38 -17
pn t |.none|-28 20 -14
pn t |.others|-34 -28 -32
pn t |.o|-61 -41 -58
pn t |.p|-21 -31 -31
pn t |.so|-5 -6 29
pn t |.this|-23 -41 -28
pn t |.type|-33 -23 -26
pn t |.t|27 -14 -14
pn t |.we|-47 -74 -49
pn t |qNAME|-38 -24 -27
pn t&| -|-33 -39 -51
pn t&|$#|35 14 11
pn t(| very|-32 -36 -33
pn t,| -|-35 -49 -35
pn t,| and|16 53 74
pn t,| b|-15 -28 -15
pn t,| cgo|0 12 68
pn t,| ct|-39 -31 -35
pn t,| c|-34 -34 -25
pn t,| def|-28 -17 -21
pn t,| draw|-44 -33 -36
pn t,| gb|-48 -39 -43
pn t,| go|-45 -38 -41
pn t,| g|-4 28 -8
pn t,| ind|-28 -27 -29
pn t,| in|-41 -40 -44
pn t,| lgo|-26 -28 -33
pn t,| logo|-27 -23 -34
pn t,| l|-42 -59 -52
pn t,| none|-32 -45 -42
pn t,| others|-23 -26 -26
pn t,| o|-26 -30 -29
pn t,| sell|-16 -28 -18
pn t,| s|-73 -70 -77
pn t,| this|-37 -36 -26
pn t,| to|-15 -33 4
pn t,| turn|-72 -55 -72
pn t,| type|-44 -35 -52
pn t,| want|-39 -46 -38
pn t,| we|-31 -51 -36
pn t,| with|-31 -25 -33
pn t,|$#|-43 39 -9
pn t,|,-|-41 -40 -25
pn t,|,NAME|4 9 31
pn t,|,cgo|35 36 6
pn t,|,co|30 7 16
pn t,|,c|-4 8 43
pn t,|,g|21 46 21
pn t,|,ind|-29 -26 -20
pn t,|,t|-6 34 9
pn t,|-NAME|-21 -21 -33
pn t-| NAME|-23 -23 -33
pn t-| cgo|-7 2 44
pn t-| go|-52 -41 -44
pn t-| type|-32 -39 -32
pn t-| t|-30 -23 -30
pn t.| -|-42 -27 -18
pn t.| and|8 5 74
pn t.| cb|19 17 52
pn t.| cgo|-31 -30 20
pn t.| colour|-22 -21 -40
pn t.| co|-3 6 55
pn t.| ct|-40 -55 -67
pn t.| c|-39 -33 -55
pn t.| def|-58 -58 -65
pn t.| draw|1 35 -21
pn t.| except|-34 -44 -31
pn t.| go|-25 -33 -24
pn t.| ind|4 -1 35
pn t.| in|-94 -65 -76
pn t.| logo|-25 -13 -4
pn t.| named|-14 -14 -27
pn t.| none|1 25 -6
pn t.| past|-21 -37 -33
pn t.| this|-72 -44 -48
pn t.| type|-29 -38 -48
pn t.| t|-33 -45 -41
pn t.| want|-62 -58 -63
pn t.| we|-28 -27 -33
pn t.|,-|-42 -47 -60
pn t.|,cg|24 17 64
pn t.|,go|-32 -31 -30
pn t.|,g|41 -10 30
pn t.|.NAME|-33 -41 -40
pn t;| cgo|8 18 52
pn t;| lgo|-22 -28 -23
pn tb | -|-30 -24 -22
pn tb | NAME|-36 -32 -41
pn tb | and|39 18 28
pn tb | any|-28 -47 -27
pn tb | ban|-23 -31 -23
pn tb | be|-58 -25 -33
pn tb | brand|-24 -28 -16
pn tb | c|-30 -36 -38
pn tb | def|-30 -37 -30
pn tb | draw|-33 -37 -26
pn tb | for|-26 -19 -21
pn tb | go|-29 -25 -24
pn tb | g|-19 -25 -21
pn tb | ind|-36 -36 -30
pn tb | in|-4 -25 -7
pn tb | logo|-50 -43 -43
pn tb | named|-55 -52 -49
pn tb | none|-32 -55 -33
pn tb | others|-35 -24 -17
pn tb | o|-45 -21 -23
pn tb | tb|-25 -43 -26
pn tb | this|-48 -29 -30
pn tb | t|-52 -41 -42
pn tb | very|-14 -26 -14
pn tb | we|36 35 18
pn tb | with|-56 -46 -37
pn tb |$#|-26 -40 -44
pn tb |,NAME|-25 -23 -27
pn tb |,cg|-25 -21 29
pn tb |,c|-29 -29 -25
pn tb |,none|-60 -58 -46
pn tb |,sg|-42 -28 -31
pn tb |,so|27 -27 -6
pn tb |,we|-31 -38 -23
pn tb |.NAME|-73 -56 -54
pn tb |.ct|-10 50 -3
pn tb |.def|-58 -42 -45
pn tb |.gb|3 1 28
pn tb |.named|-59 -44 -48
pn tb |.not|-54 -33 -38
pn tb |.we|-27 -33 -21
pn tb |ncolour|29 6 6
pn tb |qNAME|-25 -24 -28
pn tb,| -|-26 -21 -21
pn tb,| and|5 64 12
pn tb,| cgo|-37 -28 -27
pn tb,| ind|-26 -24 -45
pn tb,| none|-18 -25 -24
pn tb,| or|7 34 10
pn tb,| tb|29 -1 4
pn tb,| want|-42 -38 -53
pn tb,| we|8 1 29
pn tb,|$#|-26 2 -28
pn tb,|,cgo|-37 -22 -37
pn tb,|.want|-6 9 -26
pn tb.| -|-36 -38 -15
pn tb.| and|17 15 36
pn tb.| cgo|-58 -52 -28
pn tb.| draw|-22 -16 -30
pn tb.| go|-41 -27 -32
pn tb.| logo|8 -26 -14
pn tb.| want|28 -11 -7
pn tb.|$#|1 8 72
pn tbn| colour|-46 -54 -67
pn tbo | b|-39 -27 -24
pn tbo,| we|-24 -47 -25
pn this | -|-55 -70 -51
pn this | any|22 49 22
pn this | ct|-28 -22 -19
pn this | draw|-49 -67 -45
pn this | g|-33 -36 -37
pn this | ind|-32 -23 -26
pn this | in|-38 -34 -31
pn this | logo|-17 -18 -27
pn this | maybe|-22 -30 -18
pn this | o|-34 -30 -28
pn this | sell|-22 -21 -25
pn this | so|-26 -18 -18
pn this | s|-36 -32 -42
pn this | tb|-26 -16 -20
pn this | t|-32 -46 -32
pn this | want|-22 -27 -23
pn this | we|-45 -29 -35
pn this |$#|-47 -15 0
pn this |,and|-20 -29 -22
pn this |,in|-33 -37 -35
pn this |,so|-34 -30 -25
pn this |.-|-31 -33 -31
pn this |.draw|-22 -16 -25
pn this |.go|-43 -33 -36
pn this |.ind|-6 -10 33
pn this |.named|-39 -43 -45
pn this |.o|-14 32 -8
pn this |.we|-57 -62 -46
pn this |:none|-32 -47 -39
pn this |qNAME|-31 -24 -38
pn this,| be|-30 -37 -38
pn this,| cgo|27 28 85
pn this,| we|-21 -18 -25
pn this.| -|-17 -32 -17
pn this.| and|16 9 41
pn this.| be|-7 37 41
pn this.| none|2 33 -1
pn this.| this|-59 -44 -66
pn this.| t|-34 -30 -40
pn this.| want|-13 -10 36
pn this.|,want|-18 -20 -35
pn tn| ind|-36 -30 -23
pn tn| want|-25 -24 -30
pn tn|:NAME|-25 -23 -41
pn tn|:c|-30 -30 -38
pn tn|:tb|-32 -29 -24
pn to | and|-21 -39 -21
pn to | be|11 4 40
pn to | def|-36 -25 -23
pn to | gb|-50 -45 -43
pn to |$#|-22 -25 -12
pn to |,o|-16 -22 -26
pn to |.-|-51 -48 -52
pn to |.NAME|-21 -23 -25
pn to |.we|-34 -41 -28
pn to,| -|-35 -32 -34
pn to,| tb|-20 -21 -26
pn to,| we|-31 -24 -41
pn to,|$#|-41 -51 -46
pn to.| -|-69 -59 -85
pn to.| be|-23 -33 -27
pn tp |$#|32 57 19
pn turn | -|-68 -79 -55
pn turn | and|-29 -20 0
pn turn | be|-15 -29 -15
pn turn | cgo|2 43 -5
pn turn | co|-35 -42 -41
pn turn | def|-57 -49 -41
pn turn | gb|-36 -46 -32
pn turn | go|-38 -39 -35
pn turn | g|-22 0 -34
pn turn | o|-55 -45 -38
pn turn | past|-25 -33 -25
pn turn | this|-30 -17 -19
pn turn | turn|-28 -23 -20
pn turn | type|9 -2 27
pn turn | t|-59 -70 -48
pn turn |$#|-38 -40 -33
pn turn |-logo|-23 -19 -31
pn turn |.NAME|-30 -28 -28
pn turn |.avoid|-16 15 -45
pn turn |.ind|56 -18 1
pn turn.| cgo|-21 -31 -11
pn turn.| logo|-44 -33 -44
pn type | and|-41 -33 -40
pn type | as|-27 -21 -16
pn type | go|-28 -22 -20
pn type | g|-29 -19 -24
pn type | lgo|-23 -23 -42
pn type | o|-28 -15 -21
pn type | want|-29 -24 -24
pn type | we|-26 -19 -24
pn type | with|-37 -36 -53
pn type |$#|-53 -61 -49
pn type |,-|-25 -25 -22
pn type |,c|-26 -19 -23
pn type |,in|-27 -17 -19
pn type |,none|-52 -69 -61
pn type |,o|-47 -74 -44
pn type |,without|-18 -22 -28
pn type |.def|-33 -30 -29
pn type |.none|-38 -28 -42
pn type,| -|-33 -28 -23
pn type,| and|21 0 26
pn type,| be|-35 -20 -41
pn type,| cgo|23 32 77
pn type,| cto|16 17 45
pn type,| def|-24 -19 -31
pn type,| gb|-64 -60 -68
pn type,| go|-53 -55 -74
pn type,| gpo|-26 -26 -23
pn type,| g|-30 -29 -42
pn type,| ind|-42 -29 -37
pn type,| in|-30 -30 -29
pn type,| lgo|-23 -25 -40
pn type,| lg|-45 -34 -43
pn type,| so|-44 -38 -58
pn type,| this|-56 -36 -48
pn type,| type|-23 -24 -33
pn type,| t|-51 -43 -58
pn type,| want|-34 -24 -33
pn type,| we|13 20 70
pn type,|$#|47 -18 35
pn type,|,and|-32 -34 -28
pn type.| and|7 3 31
pn type.| be|-9 31 8
pn type.| cgo|13 9 38
pn type.| go|-30 -30 -22
pn type.| g|-20 -26 -21
pn type.| ind|-35 -31 -31
pn type.| none|-28 -34 -40
pn type.| tb|-87 -63 -78
pn type.| turn|-43 -51 -69
pn type.| t|29 1 -4
pn type.|$#|-8 -29 -6
pn type.|,-|-57 -56 -59
pn type:| -|-39 -34 -33
pn type:| l|-47 -55 -64
pn type:| type|-31 -39 -42
pn type:|,so|-31 -38 -36
pn type:|navoid|-25 -29 -27
pn very | and|-29 -34 -24
pn very | be|-11 -27 -17
pn very | def|42 6 5
pn very | draw|-33 -47 -22
pn very | for|-51 -38 -36
pn very | go|-42 -25 -25
pn very | lgo|-68 -51 -42
pn very | logo|41 15 13
pn very | o|45 11 7
pn very | to|-35 -18 -18
pn very | type|-50 -43 -41
pn very | t|-36 -50 -32
pn very | we|36 15 18
pn very |,so|-44 -51 -27
pn very |.cgo|-49 -34 -31
pn very |.go|-44 -26 -25
pn very |.none|40 14 6
pn very |.t|29 0 0
pn very |.we|-24 -23 -26
pn very,| -|-27 -16 -24
pn very.| draw|50 3 -3
pn very.| g|-50 -43 -46
pn want | -|-38 -44 -34
pn want | and|17 16 42
pn want | any|-21 -30 -26
pn want | avoid|-28 -25 -36
pn want | be|-24 -28 -32
pn want | cgo|11 13 42
pn want | ctb|-25 -25 -47
pn want | ct|-38 -53 -52
pn want | draw|-25 -27 -25
pn want | for|-29 -25 -35
pn want | fo|-57 -38 -53
pn want | gb|-25 -42 -27
pn want | go|-45 -45 -47
pn want | g|-31 -55 -40
pn want | ind|-25 -25 -31
pn want | in|-63 -49 -71
pn want | named|-27 -22 -34
pn want | or|15 38 14
pn want | others|-23 -34 -33
pn want | past|-28 -24 -41
pn want | s|-40 -40 -53
pn want | tb|-36 -39 -39
pn want | this|-50 -49 -45
pn want | t|-29 -42 -32
pn want | want|-41 -56 -40
pn want | we|-37 -30 -43
pn want | with|-39 -36 -40
pn want |$#|-45 -17 -22
pn want |,-|22 58 22
pn want |,and|-21 -24 -31
pn want |,so|-17 -55 -51
pn want |,turn|-33 -38 -56
pn want |,t|17 47 17
pn want |,we|0 -29 -33
pn want |.NAME|-16 -4 -32
pn want |.as|-37 -24 -32
pn want |.co|-52 -41 -46
pn want |.none|-35 -30 -36
pn want |.we|-49 -70 -42
pn want |:NAME|-15 -16 -26
pn want,| and|3 10 34
pn want,| be|-14 -27 -37
pn want,| t|-18 -16 -29
pn want,| want|-43 -26 -25
pn want.| -|-24 -2 -29
pn want.| and|12 10 26
pn want.| type|-37 -36 -40
pn want.| t|12 8 41
pn want.| want|-23 -17 -29
pn want.| with|12 11 39
pn want:| -|-21 -30 -25
pn want:| go|8 38 11
pn want:| tb|-34 -22 -27
pn want:| t|-15 -25 -14
pn want:|.others|-33 -27 -26
pn we | -|-44 -37 -49
pn we | and|-26 -4 -23
pn we | any|-29 -23 -25
pn we | avoid|-25 -26 -22
pn we | be|-38 -48 -29
pn we | b|-26 -23 -37
pn we | cb|-23 -15 -26
pn we | cg|-49 -35 -46
pn we | co|3 31 -16
pn we | ct|-36 -36 -23
pn we | def|-70 -40 -45
pn we | draw|-49 -52 -36
pn we | for|-33 -31 -25
pn we | go|-22 -26 -21
pn we | g|-41 -33 -29
pn we | ind|-25 -21 -22
pn we | in|-51 -49 -37
pn we | logo|-32 -38 -29
pn we | maybe|-28 -23 -18
pn we | none|-30 -40 -29
pn we | of|-29 -24 -33
pn we | o|-35 -29 -30
pn we | past|-33 -50 -34
pn we | so|-28 -49 -28
pn we | tb|-34 -41 -30
pn we | this|-46 -56 -42
pn we | tp|-18 -16 -26
pn we | turn|-30 -16 -23
pn we | t|-33 -25 -25
pn we | want|-25 -18 -22
pn we | we|-41 -35 -15
pn we | with|-65 -44 -61
pn we |$#|-60 -55 -30
pn we |,ind|-66 -34 -41
pn we |,l|24 27 59
pn we |,none|-5 0 37
pn we |,so|-68 -43 -40
pn we |,turn|-32 -25 -34
pn we |,we|-64 -63 -46
pn we |-cgo|10 13 48
pn we |.-|-40 -26 -32
pn we |.NAME|-38 -29 -37
pn we |.def|-37 -41 -28
pn we |.ind|-26 -31 -26
pn we |.logo|-71 -38 -44
pn we |.o|-29 -18 -19
pn we |.so|-20 -25 -21
pn we |.this|-20 -35 -21
pn we |.want|-23 -19 -32
pn we |.with|-39 -29 -37
pn we |qNAME|-26 -27 -45
pn we,| -|-21 -24 -31
pn with | -|-55 -37 -39
pn with | and|33 15 42
pn with | any|-22 -20 -34
pn with | b|-37 -22 -25
pn with | cgo|16 16 44
pn with | ctb|-61 -33 -42
pn with | ct|-67 -40 -42
pn with | draw|-74 -60 -51
pn with | g|-30 -29 -39
pn with | ind|65 30 28
pn with | l|-22 -17 -25
pn with | named|-36 -27 -31
pn with | or|0 64 29
pn with | o|-24 -23 -29
pn with | sgo|-35 -34 -62
pn with | so|-20 -17 -26
pn with | tb|-14 -16 -29
pn with | tp|-25 -17 -21
pn with | type|-21 -16 -28
pn with | t|-45 -50 -43
pn with | want|-54 -45 -35
pn with |$#|29 9 13
pn with |,want|-46 -47 -43
pn with |.-|16 -18 -30
pn with |.def|-3 5 32
pn with |:NAME|-28 -22 -22
pn without | -|-41 -23 -18
pn without | and|11 42 14
pn without | cg|-34 -43 -34
pn without | not|4 30 12
pn without | of|-27 -13 -18
pn without | or|12 30 14
pn without | so|15 53 24
pn without | tb|-37 -58 -34
pn without | t|-40 -63 -38
pn without |$#|-32 -5 -29
pn without |,-|-27 -26 -18
pn without |,go|23 74 33
pn without |,o|10 33 14
pn without |,type|2 25 3
pn without |,t|-25 -37 -22
pn without |,want|34 62 30
pn without |,without|35 78 23
pn without |.we|24 78 34
pn worn.| cgo|11 5 40
pn yes | NAME|-24 -28 -26
pn yes | we|-21 -33 -20
pn yes |$#|-32 -43 -30
pn yes,| none|15 64 4
pp #  and |26 9 69
pp #  we |-18 -28 -17
pp # ^- |-61 -52 -43
pp # ^0 |-28 -22 -20
pp # ^NAME |-44 -36 -40
pp # ^NAME,|-37 -35 -61
pp # ^NAME/|-29 -27 -25
pp # ^NAME~|-49 -34 -34
pp # ^avoid |14 48 18
pp # ^b |-61 -51 -44
pp # ^b-|-32 -37 -34
pp # ^be |-18 -30 -17
pp # ^bo |-35 -34 -26
pp # ^c |-22 -24 -36
pp # ^cgo |-63 -44 -50
pp # ^colour:|14 9 44
pp # ^ct |-63 -54 -53
pp # ^def |-7 42 16
pp # ^fo |-51 -40 -47
pp # ^g |-84 -60 -58
pp # ^gb |-29 -57 -38
pp # ^gbo |-27 -25 -21
pp # ^go |-61 -40 -36
pp # ^in |26 46 64
pp # ^logo,|-45 -52 -44
pp # ^logo:|49 1 15
pp # ^none |-30 -37 -25
pp # ^none-|-17 -25 -19
pp # ^not |-35 -41 -23
pp # ^o |-40 -45 -36
pp # ^o,|-22 -19 -25
pp # ^sell |-54 -34 -35
pp # ^sg |-52 -40 -38
pp # ^sgo |-26 -18 -16
pp # ^so |-76 -53 -59
pp # ^t |-36 -13 -46
pp # ^tb |-49 -38 -36
pp # ^tbo |-46 -29 -26
pp # ^to |-35 -34 -27
pp # ^very |-53 -39 -37
pp # ^we |-59 -50 -49
pp # ^without |36 92 44
pp -  - |-35 -31 -38
pp -  -,|-51 -34 -13
pp -  -.|-40 -47 -2
pp -  -n|-46 -51 -45
pp -  0 |-28 -28 -48
pp -  0,|-15 -14 -25
pp -  NAME,|0 16 59
pp -  NAME.|-59 -55 11
pp -  any |-2 -12 29
pp -  as |-25 -21 -14
pp -  avoid |-30 -42 -26
pp -  avoid.|-22 -17 -28
pp -  b |-18 -27 -19
pp -  b.|-29 -32 -26
pp -  ban.|-22 -26 -20
pp -  brand,|5 -41 -20
pp -  c |-26 -30 -22
pp -  cgo |-36 -31 -45
pp -  cgo&|16 10 42
pp -  cgo,|-45 -12 13
pp -  cgo.|-23 -41 -25
pp -  ct |-39 -43 -44
pp -  ct.|-33 -28 -34
pp -  ctb |-56 -52 -47
pp -  cto,|-3 -10 33
pp -  cto.|-51 -31 -52
pp -  def |-26 5 7
pp -  def-|-54 -74 -51
pp -  dont |-27 -44 -28
pp -  draw |-19 -16 -45
pp -  draw.|-8 25 -10
pp -  except |28 78 32
pp -  f |-29 -30 -24
pp -  for |-41 -43 -49
pp -  g |-58 -62 -22
pp -  g,|-56 -42 -50
pp -  g.|-34 -22 -33
pp -  g:|31 -1 3
pp -  gb,|-28 -19 -27
pp -  gb.|-64 -44 -33
pp -  gbo.|-22 -21 -35
pp -  go |-37 -34 -28
pp -  gpo,|-26 -28 -29
pp -  in |-56 -57 -57
pp -  ind |-37 -9 -23
pp -  ind,|-37 -24 -19
pp -  l |-32 -41 -49
pp -  l,|-48 -37 -41
pp -  lgbo.|-29 -32 -40
pp -  lgo |-24 -34 -25
pp -  logo |-25 -27 -25
pp -  logo,|13 2 40
pp -  logo:|-25 -20 -4
pp -  none |7 38 11
pp -  none,|51 -11 -12
pp -  not |-26 -34 -22
pp -  not.|-34 -31 -26
pp -  o |-51 -44 -43
pp -  o,|-46 -43 -43
pp -  o.|-41 -41 -40
pp -  o?|11 8 43
pp -  of |-69 -11 -20
pp -  of-|-41 -61 -52
pp -  or |-45 -53 -43
pp -  others,|-26 -22 -25
pp -  others.|-20 -20 -26
pp -  past |-38 -35 -50
pp -  s.|8 4 29
pp -  sell |-37 -45 -30
pp -  so |-51 -53 -48
pp -  so,|18 22 54
pp -  t |-34 -41 -32
pp -  t.|0 2 33
pp -  t;|-37 -49 -44
pp -  tb |4 -19 -25
pp -  tb,|-39 -22 -42
pp -  tb.|18 14 59
pp -  this |-54 -53 -46
pp -  this.|2 33 -1
pp -  to |-78 -78 -71
pp -  to,|-23 -24 -34
pp -  turn |3 -31 -9
pp -  type |-35 -31 -30
pp -  very |-25 -30 -20
pp -  want |-35 -56 -38
pp -  want.|3 2 25
pp -  we |-31 -26 -27
pp -  with.|-22 -32 -30
pp -  without |-57 -83 -48
pp -  yes,|14 48 7
pp - !- |-28 -15 -15
pp - !ind |62 17 21
pp - &- |-25 -26 -22
pp - ,- |-69 -70 -54
pp - ,-(|-48 -55 -46
pp - ,-.|-77 -71 -70
pp - ,NAME,|11 26 -11
pp - ,NAME.|-1 -8 60
pp - ,and |-43 -34 -43
pp - ,avoid |-13 29 0
pp - ,be |-59 -56 -55
pp - ,c |-44 -35 -13
pp - ,c,|-36 -26 -24
pp - ,cgb |-30 -28 -46
pp - ,cgo |-40 -33 -41
pp - ,colour |12 13 61
pp - ,ct |-32 -23 -33
pp - ,def |-55 -39 -36
pp - ,for |-58 -49 -54
pp - ,go |41 2 24
pp - ,ind |6 -43 -14
pp - ,l,|1 3 27
pp - ,logo |-40 -38 -59
pp - ,o |-52 -52 -38
pp - ,others |-17 -17 -25
pp - ,p |-26 -25 -25
pp - ,s,|-59 -46 -54
pp - ,so |-36 -33 -34
pp - ,t |-74 -86 -78
pp - ,t,|-15 -3 -36
pp - ,t-|-44 -34 -35
pp - ,to |-28 -28 -29
pp - ,turn |-75 -66 -65
pp - ,type |-52 -49 -57
pp - ,very |42 3 2
pp - ,want |-37 -35 -47
pp - ,without |45 127 59
pp - -- |-35 -37 -36
pp - --,|-29 -37 -41
pp - -go |47 9 17
pp - -in |-39 -43 -40
pp - -ind |16 56 18
pp - -o |33 2 -1
pp - -t |-36 -33 -36
pp - -want |-39 -37 -51
pp - .- |-14 66 34
pp - .-,|-23 -30 -11
pp - .--|-43 -27 -41
pp - .NAME.|-12 4 34
pp - .avoid:|15 52 17
pp - .b |-55 -53 -44
pp - .brand |-30 -33 -47
pp - .c |-2 -16 48
pp - .cb |-26 -27 -22
pp - .cgo |-27 -28 -33
pp - .cgo,|11 29 9
pp - .co |-26 -26 -48
pp - .colour |-19 -31 -14
pp - .colour:|4 8 29
pp - .ct |14 14 57
pp - .ct,|5 5 36
pp - .ct.|-44 -43 -53
pp - .draw |-39 -27 -24
pp - .for |-53 -73 -48
pp - .g |-26 -35 -7
pp - .go |-25 -15 0
pp - .in |10 33 34
pp - .ind |68 8 17
pp - .lo |-23 -18 -25
pp - .logo |-40 -33 -36
pp - .logo:|10 -25 -23
pp - .maybe |-29 -18 -18
pp - .none |-42 -61 -39
pp - .o |-73 -50 -47
pp - .others |-31 -36 -28
pp - .past |-22 -36 -20
pp - .sell |-99 -88 -63
pp - .sg,|12 11 51
pp - .sgo |9 9 31
pp - .so |-41 -42 -66
pp - .t |-43 -53 -38
pp - .t-|-31 -26 -32
pp - .want |-33 -23 -27
pp - .we |-44 -44 -34
pp - .with |-61 -35 -39
pp - .without |15 44 20
pp - /ind |39 2 5
pp - :- |-42 -27 -27
pp - :NAME.|-25 -14 15
pp - :cgo |-42 -31 -42
pp - :ind |38 4 5
pp - :logo |-30 -29 -30
pp - :none |31 85 35
pp - ;def |-42 -48 -32
pp - ?none,|-38 -39 -35
pp - n- |-89 -106 -68
pp - n-:|-47 -41 -36
pp - navoid |-30 -27 -21
pp - ndef |-62 -39 -30
pp - nlogo:|55 11 12
pp - nnot |-25 -47 -25
pp - nwant:|-33 -37 -37
pp - nwe |-35 -27 -28
pp - p- |-21 -28 -22
pp - pany |-26 -43 -26
pp - pwe |-20 -27 -15
pp 0  - |-30 -35 -22
pp 0  -,|-19 -20 -29
pp 0  and |14 15 39
pp 0  g.|-24 -19 -26
pp 0  gp,|-43 -35 -46
pp 0  ind |-38 -31 -29
pp 0  o,|-28 -27 -32
pp 0  t,|-37 -38 -34
pp 0 ,and |-23 -30 -28
pp 0 ,named |-18 -19 -25
pp 0 ,o |-40 -45 -28
pp 0 ,so |-26 -19 -20
pp 0 .any |-24 -38 -29
pp 0 .def |-46 -48 -42
pp 0 .want |-18 -16 -28
pp NAME  NAME |-48 -33 -39
pp NAME  NAME(|-79 -66 -59
pp NAME  NAME)|-31 -40 -31
pp NAME  NAME/|-41 -36 -52
pp NAME  NAME:|-19 -35 -48
pp NAME  NAME;|-2 -40 -54
pp NAME  NAMEn|-53 -40 -47
pp NAME  NAMEq|-55 -43 -48
pp NAME  and |-33 -27 -29
pp NAME  be |-59 -51 -53
pp NAME  cgo |15 22 54
pp NAME  for |-68 -39 -37
pp NAME  g |-93 -77 -71
pp NAME  gb |-40 -44 -46
pp NAME  in |-40 -42 -45
pp NAME  o |-44 -34 -35
pp NAME  sell |-32 -22 -31
pp NAME  t |-86 -67 -66
pp NAME  this |-41 -31 -35
pp NAME &NAME |-41 -27 -11
pp NAME &NAME.|-29 -29 7
pp NAME &NAME:|35 4 4
pp NAME &NAME;|-47 -47 -38
pp NAME &NAMEn|-25 -18 -31
pp NAME &NAMEq|-29 -29 -16
pp NAME &NAME~|16 16 66
pp NAME (- |-60 -64 -63
pp NAME (b |-58 -56 -44
pp NAME (g |-47 -49 -41
pp NAME (others |-20 -21 -32
pp NAME ,- |-104 -65 -68
pp NAME ,-,|-22 -23 -30
pp NAME ,-.|45 14 39
pp NAME ,and |-50 -35 -33
pp NAME ,b |-34 -32 -34
pp NAME ,b,|14 15 64
pp NAME ,b.|-4 18 26
pp NAME ,be |-25 -25 -21
pp NAME ,c,|-73 -49 -49
pp NAME ,cg |8 9 28
pp NAME ,cgo |-38 -25 -24
pp NAME ,cgo&|22 29 66
pp NAME ,co,|-43 -45 -41
pp NAME ,colour |-47 -48 -42
pp NAME ,ct,|-53 -37 -55
pp NAME ,ctb |-27 -25 -23
pp NAME ,def |-68 -72 -58
pp NAME ,f |-23 -28 -30
pp NAME ,g |-41 -34 -15
pp NAME ,gb |-52 -53 -61
pp NAME ,gb,|-15 -27 -18
pp NAME ,gb.|1 4 46
pp NAME ,ind |-54 -57 -40
pp NAME ,l |-40 -48 -35
pp NAME ,l,|57 18 25
pp NAME ,lo |-35 -32 -39
pp NAME ,logo |-32 -33 -36
pp NAME ,none |-16 25 2
pp NAME ,others |-14 -13 -26
pp NAME ,s |-27 -26 -27
pp NAME ,s,|45 11 45
pp NAME ,sgo |37 16 37
pp NAME ,so |-27 -25 -19
pp NAME ,t |21 -37 -11
pp NAME ,tb |-47 -36 -9
pp NAME ,this |-31 -46 -26
pp NAME ,turn |8 -2 36
pp NAME ,very |-39 -40 -23
pp NAME ,want |-33 -29 -47
pp NAME ,we |-31 -26 -29
pp NAME -NAME.|11 -33 -16
pp NAME .- |-13 -28 10
pp NAME .-&|1 7 47
pp NAME .-,|-38 -34 -57
pp NAME .-:|-46 -41 -29
pp NAME .NAME,|-58 -61 -65
pp NAME .any |-52 -82 -54
pp NAME .b.|0 16 48
pp NAME .be |-38 -33 -29
pp NAME .c.|-26 -40 -29
pp NAME .cg |2 6 30
pp NAME .cgo |-10 -26 -37
pp NAME .cgo,|-2 14 33
pp NAME .cgo.|-43 -44 -30
pp NAME .cgo/|4 6 27
pp NAME .co,|5 15 44
pp NAME .colour |12 4 42
pp NAME .ct |-13 -27 -44
pp NAME .ct,|33 40 107
pp NAME .ctb |19 21 66
pp NAME .cto |-35 -32 -59
pp NAME .def |34 -11 2
pp NAME .draw |-28 -16 -23
pp NAME .fo |-32 -27 -31
pp NAME .for |-26 -21 -34
pp NAME .g |-38 -44 -51
pp NAME .g:|-44 -37 -29
pp NAME .gb |-30 -24 -24
pp NAME .go-|-38 -28 -26
pp NAME .in |-43 -47 -41
pp NAME .ind |22 -3 -28
pp NAME .l |-44 -39 -54
pp NAME .l,|-7 0 28
pp NAME .logo |-55 -37 -44
pp NAME .logo,|-23 -27 -4
pp NAME .lsgo |-35 -30 -48
pp NAME .none |19 75 28
pp NAME .not |-20 -6 -29
pp NAME .o |-45 -37 -46
pp NAME .o,|-47 -49 -65
pp NAME .s |-32 -29 -40
pp NAME .sg |-23 -21 -25
pp NAME .sg.|-27 -8 22
pp NAME .sgo |6 22 40
pp NAME .sgo,|-45 -53 -44
pp NAME .so |-10 -32 13
pp NAME .so,|2 9 38
pp NAME .t |-50 -53 -9
pp NAME .t,|33 2 -12
pp NAME .this |-37 -37 -35
pp NAME .turn |-42 -38 -34
pp NAME .type |-38 -34 -36
pp NAME .type,|-38 -35 -57
pp NAME .very |-15 -38 -38
pp NAME .want |-38 -39 -47
pp NAME .we |-43 -35 -39
pp NAME .without |7 41 17
pp NAME .yes |-40 -39 -33
pp NAME /NAME.|-54 -31 -6
pp NAME :c |-19 -28 -18
pp NAME :cgo |17 -31 -16
pp NAME :g |-40 -42 -34
pp NAME :ind |40 -1 2
pp NAME :t,|61 10 26
pp NAME ;b |-38 -37 -30
pp NAME ;cgo |-64 -60 -55
pp NAME ?we |-38 -23 -25
pp NAME n-:|-66 -70 -85
pp NAME ncolour:|-38 -30 -26
pp NAME ng:|-30 -16 -19
pp NAME no |-46 -34 -54
pp NAME qand |-56 -40 -38
pp NAME qdef |-53 -41 -63
pp NAME qin |-88 -76 -69
pp NAME qo |-34 -27 -10
pp NAME qt |-1 1 32
pp NAME ~cgo |-29 -27 -23
pp NAME ~ct |-1 4 30
pp NAME ~gb |-44 -29 -42
pp NAME ~ind |1 -27 -15
pp and  #,|-51 -44 -48
pp and  - |-35 -58 -18
pp and  -,|-22 -22 -28
pp and  --|-30 -38 -31
pp and  -.|-33 -31 -15
pp and  any |24 119 45
pp and  b |-14 -35 10
pp and  b,|-20 -22 -25
pp and  b.|50 7 -1
pp and  c |12 8 71
pp and  c,|-43 -53 -109
pp and  c.|-49 -59 -56
pp and  cb.|-56 -62 -69
pp and  cg |-12 -28 4
pp and  cg,|-27 -27 -34
pp and  cg.|-42 -54 -61
pp and  cgb.|-36 -41 -51
pp and  cgn|-48 -25 -27
pp and  cgo |-60 -63 -56
pp and  cgo,|-20 -32 -69
pp and  cgo.|-37 -26 -24
pp and  co |-18 -16 -26
pp and  co,|-22 -21 -28
pp and  co.|-41 -45 -49
pp and  cs,|-42 -48 -64
pp and  ct |6 -2 65
pp and  ct,|-37 -47 -55
pp and  ct.|-47 -50 -74
pp and  ctb |-14 -36 16
pp and  cto,|-29 -21 -29
pp and  def |5 84 7
pp and  dont |-28 15 -31
pp and  draw |4 55 11
pp and  for |-35 -29 -23
pp and  g |-13 7 30
pp and  g.|-51 -32 -27
pp and  gb |5 41 4
pp and  gb.|-22 -22 -26
pp and  go |-1 14 29
pp and  go-|8 12 42
pp and  in |-38 -49 -36
pp and  ind |-30 -43 -22
pp and  named |-36 -32 -35
pp and  none |-60 -92 -55
pp and  not |7 29 5
pp and  o |-16 -28 4
pp and  or,|-34 -36 -36
pp and  others |-43 -54 -41
pp and  past |-29 -38 -29
pp and  sell |-34 -43 -30
pp and  sgo |6 5 36
pp and  so |-34 -27 -31
pp and  so,|-41 -30 -43
pp and  t |-47 -42 -17
pp and  t,|-50 -57 -50
pp and  t.|8 0 59
pp and  tb |-42 -56 -38
pp and  to |3 3 28
pp and  turn |-24 -38 -27
pp and  type |-38 -32 -35
pp and  very |-41 -26 -26
pp and  we |-46 -51 -40
pp and  without |38 93 41
pp any  - |-39 -30 -27
pp any  -,|-67 -62 -80
pp any  -n|-43 -36 -37
pp any  any |13 -41 -19
pp any  colour |-32 -46 -43
pp any  ct |-46 -40 -46
pp any  def |-25 -85 -45
pp any  except |-31 -25 -35
pp any  g |34 31 40
pp any  g,|-37 8 -29
pp any  gb |-39 -42 -41
pp any  go |-50 -49 -32
pp any  go.|-35 -21 -30
pp any  ind |35 -7 30
pp any  o |-15 -25 -14
pp any  others |-30 -32 -35
pp any  others,|-24 -24 -38
pp any  s.|-16 -15 -28
pp any  sg.|-38 -26 -38
pp any  tb |-9 27 1
pp any  tbn|-21 -26 -26
pp any  this |-39 -39 -26
pp any  turn |11 77 -15
pp any  very |-38 -30 -26
pp any  we |-32 -30 -36
pp any  with |11 53 51
pp as  ind |-9 48 -4
pp as  logo,|-22 -24 -35
pp avoid  - |-23 -27 -20
pp avoid  -,|10 25 6
pp avoid  any |7 33 10
pp avoid  avoid |-32 -52 -33
pp avoid  cgo |-34 -47 -29
pp avoid  cgo,|-16 -18 -45
pp avoid  def |59 45 15
pp avoid  in |19 46 19
pp avoid  ind |-33 20 -20
pp avoid  o |19 74 24
pp avoid  others |-23 -38 -25
pp avoid  t |-27 -37 -28
pp avoid  tb |-34 -36 -33
pp avoid  this |-39 -60 -40
pp avoid  this,|-19 -27 -20
pp avoid  want |-32 -32 -26
pp avoid  we |-38 -58 -35
pp avoid ,lgo |-27 -30 -28
pp avoid .def |-42 -27 -32
pp avoid .ind |77 14 32
pp avoid :-,|11 37 12
pp avoid :cgo,|-14 30 -10
pp avoid :t,|20 51 19
pp b  - |-39 -33 -28
pp b  -.|-58 -39 -35
pp b  NAME,|21 20 61
pp b  and |-71 -70 -62
pp b  any |-27 -23 -18
pp b  b,|-41 -42 -33
pp b  b.|31 1 2
pp b  brand;|-38 -30 -42
pp b  for |-64 -53 -52
pp b  g |38 -16 8
pp b  g,|-47 -41 -39
pp b  g-|-35 -30 -26
pp b  gb |-32 -39 -27
pp b  gb,|-29 -29 -38
pp b  go |-28 -36 -29
pp b  go.|3 5 56
pp b  in |-48 -40 -49
pp b  ind |-139 -100 -86
pp b  logo |26 -16 -12
pp b  logo,|-25 -23 -29
pp b  maybe |-48 -48 -57
pp b  o |-43 -33 -33
pp b  o.|38 4 -2
pp b  of |-54 -60 -47
pp b  s |-33 -27 -37
pp b  so |-42 -42 -36
pp b  t,|-23 -27 -23
pp b  to.|7 9 27
pp b  want |-22 -19 -28
pp b ,NAME,|-5 -6 28
pp b ,NAME.|-47 -29 -39
pp b ,b |-28 -27 -21
pp b ,ind |29 -11 6
pp b ,not |-40 -61 -36
pp b ,so |-43 -40 -33
pp b ,we |-56 -48 -44
pp b ,with |-44 -25 -26
pp b .-,|-51 -41 -38
pp b .NAME.|14 3 56
pp b .avoid |-17 -28 -18
pp b .avoid:|-1 27 7
pp b .def |-56 0 -17
pp b .ind |66 7 7
pp b .none |4 34 14
pp b .others |-33 -45 -32
pp b .sell |-59 -50 -40
pp b .t |-23 -25 -22
pp b .want |-49 -30 -40
pp b .without |26 76 34
pp b :NAME.|-30 -36 -46
pp b qNAME,|12 27 81
pp b qNAME.|-52 -58 -47
pp ban .so |-28 -26 -23
pp ban :t |18 38 17
pp ban :tb,|16 40 19
pp be  # |-26 -34 -49
pp be  --|-20 -26 -27
pp be  -.|-44 -17 -26
pp be  0 |-36 -53 -51
pp be  NAME.|-74 -51 -46
pp be  and |-26 -35 -27
pp be  ban |-35 -54 -32
pp be  ban,|-28 -12 -29
pp be  ban.|-31 -39 -31
pp be  be |-17 -32 9
pp be  c |-1 32 -2
pp be  cb.|-11 60 4
pp be  cgo,|-33 -50 -42
pp be  cgo.|-35 -29 -26
pp be  def |-32 -37 -33
pp be  draw |-42 -39 -34
pp be  g |-23 -28 -20
pp be  go |-31 -29 -27
pp be  go,|2 4 28
pp be  go.|5 11 43
pp be  hate |-17 -26 -19
pp be  in |-21 -24 -25
pp be  ind |4 -32 -45
pp be  named |-31 -43 -45
pp be  none |0 26 0
pp be  not |-43 -79 -42
pp be  o,|-31 -27 -33
pp be  s |-26 -45 -35
pp be  sgo |-40 -49 -35
pp be  so |-45 -37 -37
pp be  this |-31 -27 -27
pp be  very |-68 -77 -55
pp be  want |11 13 33
pp be  we |-38 -32 -37
pp be  yes |-19 -32 -20
pp bo  in |-29 -42 -45
pp bp  be |-24 -41 -31
pp brand  -.|-77 -67 -50
pp brand  NAME |35 9 33
pp brand  any |-21 -29 -21
pp brand  be |-28 -45 -18
pp brand  draw |-44 -43 -40
pp brand  for |-56 -47 -50
pp brand  go |-41 -35 -66
pp brand  in |-65 -66 -66
pp brand  ind |-112 -93 -78
pp brand  logo,|6 11 41
pp brand  o |-66 -45 -43
pp brand  of |-58 -47 -55
pp brand  we |-40 -44 -50
pp brand  with |-51 -39 -54
pp brand  without |-62 -83 -52
pp brand ,0 |-34 -42 -25
pp brand ,NAME.|11 3 32
pp brand ,go |-41 -31 -30
pp brand ,logo |-64 -51 -56
pp brand ,named |-25 -27 -24
pp brand ,so |-35 -28 -27
pp brand ,t |-58 -55 -69
pp brand ,t,|14 17 60
pp brand ,we |-33 -20 -21
pp brand .- |29 -1 -4
pp brand .NAME.|-19 -9 41
pp brand .avoid |17 41 18
pp brand .cg |1 1 28
pp brand .def |70 25 28
pp brand .none |7 38 11
pp brand .not |-42 -67 -38
pp brand .o |-28 -20 -29
pp brand .so |-40 -24 -26
pp brand .t |-23 -25 -20
pp brand .this |-34 -20 -20
pp brand .we |-41 -58 -33
pp brand :NAME,|-25 -37 -25
pp brand :NAME.|1 5 42
pp brand :NAME;|18 12 69
pp brand :ind |-42 -26 -39
pp c  - |-34 -30 -46
pp c  -,|10 -33 -34
pp c  -.|-34 -43 -30
pp c  and |-6 0 55
pp c  c |-40 -29 -44
pp c  c.|-47 -37 -50
pp c  cgo |-51 -40 -47
pp c  cgo,|-53 -42 -41
pp c  cgo.|29 3 -8
pp c  ct |-57 -48 -56
pp c  ct,|-3 4 29
pp c  ct.|-32 -18 -28
pp c  ctn|-34 -37 -41
pp c  g |-64 -49 -69
pp c  in |11 11 72
pp c  ind |-84 -75 -53
pp c  none |20 67 29
pp c  t |-38 -35 -59
pp c  we |-5 6 29
pp c  with |-26 -11 15
pp c  without |-46 -84 -45
pp c ,- |-51 -45 -54
pp c ,-,|-62 -48 -65
pp c ,and |-51 -41 -67
pp c ,c |-2 -7 32
pp c ,cg,|-40 -26 -28
pp c ,cgo,|-29 -38 -25
pp c ,cgo.|-70 -69 -54
pp c ,ct |10 9 42
pp c ,ct,|-46 -30 -32
pp c ,ct.|-69 -74 -51
pp c ,in |-22 -26 -27
pp c ,ind |80 4 -6
pp c ,l |-25 -35 -24
pp c ,logo |-61 -53 -54
pp c ,none |-15 47 0
pp c ,o |-43 -42 -44
pp c ,s,|-43 -35 -39
pp c ,sgo |-14 -8 25
pp c ,so |-41 -38 -39
pp c ,so,|-28 -23 -29
pp c ,t |18 -28 -30
pp c ,type |-41 -48 -40
pp c ,with |-62 -41 -55
pp c ,without |11 43 15
pp c -- |-23 -18 -26
pp c .- |-44 -46 -37
pp c .avoid |-29 -35 -30
pp c .def |-2 43 8
pp c .ind |56 15 13
pp c .not |-28 -28 -22
pp c .o |-44 -49 -54
pp c .s |-46 -59 -55
pp c .sg |-55 -56 -57
pp c .type |-21 -25 -21
pp c .want |-40 -27 -43
pp c .we |-36 -22 -22
pp c .without |17 49 0
pp cb  - |-25 -28 -25
pp cb  and |13 8 44
pp cg  cgo |-41 -40 -75
pp cg  cgo.|-61 -47 -56
pp cg  cgo/|-21 -23 -39
pp cg  t |-26 -20 -24
pp cg ,- |-31 -38 -38
pp cg ,and |-22 -38 -26
pp cg ,c |10 6 64
pp cg ,c,|-17 -18 -31
pp cg ,ind |-74 -58 -73
pp cg ,lsgo |-30 -39 -32
pp cg ,none |15 67 23
pp cg ,so |-42 -59 -43
pp cg ,type |-23 -21 -26
pp cg ,type,|-41 -34 -43
pp cg .ind |-33 -54 -36
pp cg .none |11 25 11
pp cgb  cgo |-36 -37 -33
pp cgo  - |3 4 45
pp cgo  -.|-47 -42 -50
pp cgo  be |-51 -48 -31
pp cgo  c |-42 -38 -59
pp cgo  cgo |-31 -9 9
pp cgo  colour,|-32 -30 -48
pp cgo  colour.|-23 -21 -26
pp cgo  ct,|13 10 67
pp cgo  go |-7 -3 40
pp cgo  go,|29 0 -6
pp cgo  o,|-33 -28 -25
pp cgo  or |-19 25 -19
pp cgo  so |-28 -30 -23
pp cgo  so.|5 3 40
pp cgo  t |-34 -38 -36
pp cgo  t,|-49 -42 -19
pp cgo  t.|3 27 13
pp cgo  turn |-35 -33 -34
pp cgo  turn,|-37 -35 -27
pp cgo  type,|29 2 -8
pp cgo  want |-61 -59 -82
pp cgo  want,|-26 -23 -28
pp cgo  with |-4 6 29
pp cgo  without |-56 -81 -53
pp cgo &cb,|-48 -53 -64
pp cgo &cgo |-26 -27 -27
pp cgo &ct,|-44 -30 -47
pp cgo &ct.|-25 -21 -23
pp cgo &g |-5 -7 36
pp cgo ,- |-7 -10 47
pp cgo ,and |-53 -42 -41
pp cgo ,avoid |10 81 12
pp cgo ,c,|-44 -36 -44
pp cgo ,c.|-78 -69 -78
pp cgo ,cg |0 -37 -36
pp cgo ,cg.|32 25 11
pp cgo ,cgo |7 -20 -29
pp cgo ,cgo,|-33 -24 -37
pp cgo ,cgo.|15 -35 -24
pp cgo ,ct |7 8 40
pp cgo ,ct.|-44 -36 -42
pp cgo ,cto |44 -9 -7
pp cgo ,cto,|-33 -24 -20
pp cgo ,def |-53 -47 -42
pp cgo ,g |-29 -35 -13
pp cgo ,go |-73 -81 -46
pp cgo ,ind |-32 -64 -18
pp cgo ,l |-40 -35 -38
pp cgo ,l,|-51 -34 -34
pp cgo ,lgo |-44 -36 -41
pp cgo ,lgo,|-78 -66 -60
pp cgo ,lo,|-43 -28 -37
pp cgo ,logo |-62 -61 -61
pp cgo ,lsgo |-52 -47 -51
pp cgo ,named |-45 -27 -33
pp cgo ,none |19 102 24
pp cgo ,not |-23 -11 -44
pp cgo ,o |-56 -46 -37
pp cgo ,others |-28 -29 -33
pp cgo ,s |-34 -32 -26
pp cgo ,s,|-41 -36 -41
pp cgo ,sg |-27 -22 6
pp cgo ,sgo |-9 -9 32
pp cgo ,so |-28 -26 -32
pp cgo ,t&|-2 -16 -31
pp cgo ,t,|-36 -36 -43
pp cgo ,type |-39 -42 -45
pp cgo ,type,|-44 -28 -38
pp cgo ,with |-32 -25 -31
pp cgo -cgo.|-26 -26 -23
pp cgo .- |-38 -32 -36
pp cgo .def |-70 -70 -50
pp cgo .dont |-23 -36 -29
pp cgo .go |-75 -54 -50
pp cgo .ind |-21 -54 -32
pp cgo .l |-50 -43 -32
pp cgo .l,|-29 -27 -35
pp cgo .lgo |-26 -21 -24
pp cgo .lo |-32 -21 -35
pp cgo .logo |-68 -45 -57
pp cgo .lsgo |-36 -40 -38
pp cgo .maybe |-37 -28 -48
pp cgo .none |-34 -2 -14
pp cgo .not |12 65 23
pp cgo .o |-27 -9 15
pp cgo .s |-36 -46 -42
pp cgo .s.|-38 -33 -57
pp cgo .so |-53 -41 -50
pp cgo .so,|-45 -33 -46
pp cgo .t |-42 -35 -29
pp cgo .t.|-32 -33 -34
pp cgo .tb |-33 -24 -27
pp cgo .this |-32 -40 -34
pp cgo .type.|-62 -52 -59
pp cgo .type:|-35 -34 -53
pp cgo .want |-47 -48 -51
pp cgo .we |-42 -29 -47
pp cgo /cgo,|-35 -37 -43
pp cgo /cgo.|-35 -27 -36
pp cgo ;- |-49 -49 -43
pp cgo ;t |-51 -54 -55
pp cgo ngo:|-25 -23 -19
pp cgo ntype:|-27 -45 -34
pp co  and |-34 -22 -18
pp co  we |2 8 28
pp co ,- |2 7 35
pp co ,cg.|-20 -26 -16
pp co ,cgo |-58 -38 -42
pp co ,cgo.|-33 -30 -26
pp co ,ct,|-25 -22 -21
pp co ,ct.|60 11 8
pp co ,l |-34 -40 -31
pp co ,named |-36 -28 -30
pp co .ind |79 10 11
pp co .none |6 43 1
pp co .t |-43 -56 -36
pp co .we |-37 -28 -50
pp colour  -,|-41 -41 -62
pp colour  -.|-37 -45 -47
pp colour  be |3 -20 29
pp colour  c |-37 -38 -64
pp colour  c,|-38 -38 -44
pp colour  cg |-18 -18 -28
pp colour  ct |7 0 27
pp colour  except |5 26 -13
pp colour  go |-34 -55 -49
pp colour  of |19 11 57
pp colour ,lsgo |-35 -27 -42
pp colour .ind |33 46 30
pp colour .none |-34 -40 -32
pp colour :# |-23 -29 -30
pp colour :any |-28 -70 -45
pp colour :c |-39 -22 -1
pp colour :c,|22 11 62
pp colour :cb,|30 24 75
pp colour :cg |35 34 76
pp colour :cg,|23 28 75
pp colour :cgb,|33 36 78
pp colour :cgo |-30 -19 -30
pp colour :cgo,|28 26 61
pp colour :ct |-6 -4 30
pp colour :ct,|39 36 86
pp colour :cto |-7 -9 31
pp cs ,ind |6 -33 -23
pp ct  -,|-28 -27 -35
pp ct  -.|-60 -51 -48
pp ct  and |9 7 48
pp ct  be |-25 -23 -22
pp ct  c |-38 -39 -49
pp ct  cgo |-38 -29 -43
pp ct  cgo&|-31 -24 -15
pp ct  cgo,|-17 6 59
pp ct  def |-29 -21 -28
pp ct  in |-75 -65 -72
pp ct  none |-39 -47 -33
pp ct  of |-45 -53 -48
pp ct  t |-42 -31 -36
pp ct  tb,|-40 -38 -31
pp ct  tp |-55 -48 -35
pp ct  turn |-52 -48 -51
pp ct  without |-40 -71 -44
pp ct ,- |-15 -37 10
pp ct ,and |-46 -51 -48
pp ct ,c,|-63 -57 -72
pp ct ,cg.|-32 -35 -35
pp ct ,cgo |-30 -31 -37
pp ct ,cn|-18 -22 -28
pp ct ,ct |-1 4 55
pp ct ,g |0 -20 47
pp ct ,ind |-20 -62 -60
pp ct ,l,|-24 -33 -31
pp ct ,logo |-53 -42 -52
pp ct ,lsgo |-37 -32 -36
pp ct ,none |24 93 15
pp ct ,not |-5 25 4
pp ct ,sgo |-1 -4 25
pp ct ,so |5 -26 -19
pp ct ,so,|-39 -37 -35
pp ct ,t |-40 -37 -41
pp ct ,this |-55 -32 -36
pp ct ,type |-43 -38 -45
pp ct ,without |6 50 -4
pp ct .avoid |-26 -34 -32
pp ct .def |-68 -30 -33
pp ct .ind |13 -35 -21
pp ct .lsgo |-40 -44 -40
pp ct .none |10 92 31
pp ct .o |-27 -24 -19
pp ct .others |-19 -29 -23
pp ct .so,|-63 -60 -77
pp ct .we |-28 -47 -33
pp ct ntype:|-22 -26 -23
pp ctb  - |-41 -65 -47
pp ctb  -,|-28 -20 -36
pp ctb  and |10 9 49
pp ctb  cgo |-31 -28 -35
pp ctb  cgo&|20 25 67
pp ctb  cgo,|11 2 38
pp ctb  cgo.|0 -34 -44
pp ctb  o |-47 -41 -42
pp ctb  t,|-31 -48 -54
pp ctb  we |-8 1 33
pp cto ,cgo.|-27 -23 -25
pp cto ,l |-38 -34 -37
pp cto ,sgo |3 2 37
pp cto ,so,|29 -20 -19
pp def  - |-32 -41 -38
pp def  -.|-17 8 68
pp def  -n|-41 -40 -21
pp def  0 |-21 -20 -25
pp def  0,|-32 -39 -40
pp def  any |-23 -28 -44
pp def  avoid,|-29 -26 -22
pp def  b |-26 -28 -21
pp def  be |-18 -31 -18
pp def  brand |-31 -28 -31
pp def  brand.|-64 -59 -71
pp def  cgo |-62 -47 -58
pp def  colour |-48 -52 -89
pp def  ct |-12 -19 28
pp def  ct,|31 11 5
pp def  ct.|13 4 33
pp def  def |-51 -57 -48
pp def  draw |-27 -22 -22
pp def  g |-36 -10 -25
pp def  g-|-38 -25 -26
pp def  g.|1 7 47
pp def  gbp |-29 -21 -21
pp def  go |-36 -28 -43
pp def  go,|-28 -33 -27
pp def  go.|38 8 -1
pp def  gon|-33 -40 -45
pp def  gop|-20 -40 -21
pp def  gp |-25 -35 -36
pp def  gpo |-24 -28 -21
pp def  ind |-65 -36 -36
pp def  logo |-37 -39 -32
pp def  logo,|-18 10 31
pp def  logo.|1 -2 31
pp def  logo:|-36 -27 -26
pp def  named |-27 -23 -23
pp def  named.|-33 -34 3
pp def  named:|-41 -40 -35
pp def  namedp|-18 -18 -29
pp def  o |-25 -32 -22
pp def  p |-38 -35 -39
pp def  past |11 15 32
pp def  sgo |-3 -13 25
pp def  so |-57 -49 -58
pp def  so.|-10 -14 32
pp def  t |-49 -63 -41
pp def  t,|-37 -47 -29
pp def  t.|35 5 46
pp def  tb |-33 -23 -29
pp def  tb,|-26 -25 -44
pp def  tb.|38 0 -2
pp def  this |-39 -31 -34
pp def  to |-37 -41 -36
pp def  turn |-32 -32 -32
pp def  type |-26 -19 -23
pp def  type,|12 6 45
pp def  we |-33 -40 -52
pp def  with |-40 -30 -24
pp def -- |-23 -27 -23
pp def -g |-26 -49 -31
pp dont  draw:|18 40 9
pp dont  g |15 59 22
pp dont  go |-35 -31 -25
pp dont  ind |-11 37 -4
pp dont  sell |-26 -41 -24
pp draw  - |25 -4 0
pp draw  -.|-18 25 -12
pp draw  and |-43 -44 -39
pp draw  any |-11 -34 -37
pp draw  be |-35 -28 -22
pp draw  cgb |18 43 34
pp draw  co.|-21 -29 -29
pp draw  g |-46 -37 -29
pp draw  gb |-29 14 -8
pp draw  go |-34 -49 -34
pp draw  in |-35 -26 -25
pp draw  ind |12 30 -6
pp draw  none |-53 -86 -47
pp draw  not |-20 -28 -18
pp draw  t |-35 -44 -36
pp draw  t.|-43 -35 -28
pp draw  this |4 39 1
pp draw  this.|-21 -33 -35
pp draw  want |-57 -44 -64
pp draw  we |-29 -20 -20
pp draw  with |-63 -38 -40
pp draw ,none |10 56 17
pp draw .none |8 30 8
pp draw :ind |59 24 20
pp draw :tb,|-22 -23 -27
pp except  def |15 12 40
pp except  ind |40 52 27
pp except  we |-22 -25 -28
pp f  - |-41 -42 -37
pp f  logo,|-32 -31 -41
pp f  o |-18 -21 -30
pp f ,in |15 8 52
pp f ,without |5 40 10
pp fg  - |30 -14 5
pp fo  -,|7 11 52
pp fo  be |-49 -48 -43
pp fo  in |-27 -28 -33
pp fo  logo |-35 -41 -36
pp fo  logo,|-21 -25 -7
pp fo ,none |21 86 34
pp for  - |-30 -40 -29
pp for  NAME,|-48 -36 -33
pp for  def |-57 -45 -41
pp for  def-|-22 -36 -29
pp for  g |-19 -25 -23
pp for  g-|-29 -24 -34
pp for  gb |-34 -22 -34
pp for  gb,|-16 -15 -29
pp for  gbo |-28 -30 -37
pp for  go.|25 31 70
pp for  ind |-71 -55 -53
pp for  sell |-56 -37 -36
pp for  t |-61 -51 -42
pp for  tb |-21 -24 -25
pp for  tb.|9 19 49
pp for  this |-40 -25 -36
pp for  we |-51 -43 -60
pp for qNAME,|-23 -19 -28
pp g  - |-75 -59 -60
pp g  -.|-39 -18 20
pp g  and |-51 -70 -44
pp g  any |-65 -31 -11
pp g  b |-28 -42 -28
pp g  b,|-23 -29 -26
pp g  be |-39 -42 -36
pp g  be.|-6 3 49
pp g  brand,|89 28 21
pp g  brand.|7 6 29
pp g  cgo |-50 -54 -78
pp g  cgo,|-35 -16 17
pp g  cgo.|-27 36 -8
pp g  ct |35 4 -3
pp g  cto,|-29 -21 -27
pp g  def |-31 -26 -25
pp g  draw |-53 -36 -36
pp g  for |-53 -39 -38
pp g  g |-43 -41 -32
pp g  g,|-49 -74 -52
pp g  g.|-44 -22 -16
pp g  gb,|-35 -12 -44
pp g  gb.|12 1 62
pp g  gbp |-74 -78 -57
pp g  go |-63 -60 -57
pp g  go,|-27 -20 -21
pp g  go.|-41 -31 -34
pp g  hate |16 35 14
pp g  in |-68 -65 -71
pp g  ind |56 12 11
pp g  logo.|-50 -64 -57
pp g  lsgo |-50 -69 -57
pp g  lt |-31 -36 -26
pp g  maybe |-22 -26 -25
pp g  none |5 45 14
pp g  o |-58 -70 -53
pp g  o,|10 14 60
pp g  o.|-36 -25 -46
pp g  of |-39 -31 -31
pp g  of-|-40 -41 -36
pp g  or |-18 58 4
pp g  others |-31 -23 -31
pp g  others,|-18 -16 -27
pp g  s,|-65 -61 -62
pp g  so |-38 -24 -27
pp g  t |-36 -30 -30
pp g  t.|-30 -21 -38
pp g  tb |-23 -29 -23
pp g  tb.|-50 -46 -34
pp g  tn|-42 -55 -51
pp g  to |-26 -32 -19
pp g  turn |-39 -48 -41
pp g  turn.|-32 -26 -37
pp g  type,|-41 -32 -43
pp g  want |-23 -23 -36
pp g  want.|-16 -16 -31
pp g  we |-31 -46 -20
pp g  we,|-24 -25 -38
pp g  with |-33 -28 1
pp g  without |-21 -37 -19
pp g ,- |-31 -23 -22
pp g ,-,|-45 -55 -58
pp g ,-.|-23 -25 2
pp g ,0 |-36 -33 -23
pp g ,c |-37 -30 -1
pp g ,def |16 44 18
pp g ,for |-34 -27 -26
pp g ,go |-51 -50 -19
pp g ,ind |-60 -40 -40
pp g ,none |18 50 19
pp g ,t |-1 0 25
pp g ,t,|-23 -18 -26
pp g ,we |-36 -29 -42
pp g ,with |-32 -19 -22
pp g -g |-61 -54 -38
pp g -go |-35 -27 -21
pp g -o |-48 -29 -34
pp g .- |25 6 6
pp g .NAME.|-33 -31 -41
pp g .c |-24 -24 -40
pp g .ct,|8 12 41
pp g .ct.|-28 -29 -35
pp g .def |-64 -43 -36
pp g .ind |-29 -45 -38
pp g .none |25 79 29
pp g .o |-31 -30 -26
pp g .others |-41 -52 -53
pp g .po |-27 -26 -43
pp g .so |-55 -44 -45
pp g .this |-21 -21 -27
pp g .we |-42 -34 -50
pp g :- |-27 -35 -29
pp g :-,|35 8 9
pp g :b |-25 -17 -18
pp g :t,|5 27 34
pp gb  - |-35 -23 -24
pp gb  -.|-44 -28 -26
pp gb  and |-48 -26 -47
pp gb  any |-68 -68 -48
pp gb  be |-30 -31 -26
pp gb  brand,|-1 -35 -46
pp gb  brand.|23 35 0
pp gb  draw |-26 -17 -33
pp gb  for |-59 -47 -51
pp gb  g |-45 -35 -45
pp gb  g,|-41 -39 -58
pp gb  gb |3 5 27
pp gb  go.|36 4 16
pp gb  in |-49 -47 -39
pp gb  lgo |-47 -42 -42
pp gb  logo |-19 25 -8
pp gb  logo.|3 -3 29
pp gb  maybe |-23 -25 -29
pp gb  o |-47 -31 -18
pp gb  o,|-21 -35 -24
pp gb  of |-36 -45 -36
pp gb  sell |-30 -27 -35
pp gb  so |-59 -73 -51
pp gb  t |-56 -44 -36
pp gb  t,|2 26 0
pp gb  tb |-40 -38 -38
pp gb  this |-28 -17 -20
pp gb  turn |-16 -31 -16
pp gb  we |-46 -32 -39
pp gb  with |-32 -24 -28
pp gb (we |-26 -29 -34
pp gb ,-.|-69 -40 -42
pp gb ,NAME.|4 12 58
pp gb ,go |-31 -24 -26
pp gb ,ind |-42 -36 -27
pp gb ,so |-37 -34 -43
pp gb .NAME.|5 8 35
pp gb .any |-21 -37 -21
pp gb .be |11 39 -5
pp gb .colour:|15 11 31
pp gb .def |-41 -32 -28
pp gb .go |-39 -26 -24
pp gb .none |-51 -71 -46
pp gb .o |-30 -23 -29
pp gb .others |-31 -23 -18
pp gb .t |-29 -28 -27
pp gb .we |-62 -44 -46
pp gbo  brand |-25 -28 -22
pp gbo  colour,|-40 -39 -49
pp gbo  t |-55 -41 -60
pp gbp  for |-18 -29 -19
pp gbp  gb |-30 -24 -27
pp gbp  go |-47 -49 -43
pp gbp  in |-36 -34 -42
pp go  --|-30 -28 -22
pp go  -.|-14 -4 25
pp go  -:|19 18 57
pp go  0 |-24 -25 -28
pp go  0,|-26 -28 -27
pp go  NAME,|-21 -25 -26
pp go  and |-34 -48 -43
pp go  any |-25 -12 -19
pp go  avoid?|4 30 -1
pp go  avoidn|2 38 3
pp go  b |-25 -11 -26
pp go  be |-45 -40 -54
pp go  cgo,|21 -27 -10
pp go  cgo.|-6 -40 -19
pp go  ct |-72 -66 -101
pp go  ct,|-33 -36 -38
pp go  cto,|-43 -35 -52
pp go  def |-103 -72 -60
pp go  draw |-55 -7 -56
pp go  draw.|-31 -22 -34
pp go  for |69 17 22
pp go  g |16 32 2
pp go  go |-41 -44 -36
pp go  go,|9 21 53
pp go  in |-43 -48 -51
pp go  ind |-76 -47 -44
pp go  ind.|-29 -15 -18
pp go  l |-56 -45 -42
pp go  l,|25 -1 29
pp go  lo |-65 -53 -65
pp go  logo.|29 20 76
pp go  lsgo |-27 -24 -27
pp go  not |-56 -83 -55
pp go  o |-50 -39 -41
pp go  o,|-35 -32 -42
pp go  o-|-52 -55 -34
pp go  o?|-59 -55 -62
pp go  of |-56 -49 -44
pp go  sg.|-47 -45 -44
pp go  t |-16 -26 -21
pp go  t,|-7 -22 27
pp go  tb |-31 -28 -31
pp go  tb,|-39 -29 -41
pp go  this |-25 -25 -24
pp go  this.|-11 -12 30
pp go  turn |-63 -58 -40
pp go  type.|-32 -30 -38
pp go  very |-47 -27 -30
pp go  want |-12 2 -39
pp go  we |-39 -28 -29
pp go  with |26 -18 -16
pp go  without |-57 -71 -48
pp go ,- |3 -6 38
pp go ,-.|-13 3 26
pp go ,NAME,|30 4 3
pp go ,and |-27 -34 -37
pp go ,cgo |-30 -28 -48
pp go ,go |-28 -30 -29
pp go ,logo |-39 -36 -44
pp go ,none |-35 -17 -25
pp go ,so |-27 -22 -21
pp go ,t |-26 -19 -25
pp go ,very |44 12 5
pp go ,with |-25 -20 -36
pp go -- |-48 -39 -35
pp go -t |-40 -41 -34
pp go .- |1 0 29
pp go .c |-31 -24 -34
pp go .c,|-5 3 28
pp go .cgo&|15 13 35
pp go .gb |-52 -43 -78
pp go .none |-21 47 5
pp go .not |6 33 10
pp go .t |-26 -20 -21
pp go .this |-33 -22 -22
pp go .we |-29 -37 -34
pp go :NAME.|16 15 35
pp go :none |18 77 20
pp go :sg,|-37 -28 -29
pp go pmaybe |-21 -40 -21
pp gp  be |-31 -42 -41
pp gp  in |-36 -35 -49
pp gp  o |-20 -29 -22
pp gp  to,|-33 -40 -38
pp gp ,0 |-31 -34 -26
pp gp .def |-46 -34 -26
pp gpo  NAME.|-40 -33 -13
pp gpo  be |-48 -60 -56
pp gpo  for |-35 -29 -35
pp gpo  so |-18 -25 -22
pp hate  any |3 28 3
pp hate  def |27 61 16
pp hate  go |10 47 16
pp hate  ind |4 44 16
pp hate  of |-27 -43 -26
pp hate  t |-48 -80 -44
pp hate  t.|6 3 36
pp hate  this.|-35 -31 -42
pp in  - |-64 -44 -45
pp in  --|-35 -25 -27
pp in  -.|16 3 -41
pp in  -:|-1 10 45
pp in  -;|15 -27 -24
pp in  0 |-38 -34 -39
pp in  0.|-25 -23 -39
pp in  b |-23 -23 -25
pp in  c |15 10 46
pp in  c,|-44 -29 -46
pp in  c-|-22 -4 34
pp in  c.|-36 -37 -37
pp in  cg |11 8 43
pp in  cgo |-40 -28 -34
pp in  cs |-27 -22 -33
pp in  ct |-2 14 48
pp in  ct,|-22 -18 -29
pp in  def |-71 -89 -69
pp in  g |-94 -70 -68
pp in  g,|-45 -41 -56
pp in  gb |-35 -38 -37
pp in  gb,|-20 -19 -35
pp in  go |-62 -36 -58
pp in  go,|-54 -44 -39
pp in  gp,|-30 -32 -28
pp in  ind |8 -31 -26
pp in  l |-25 -28 -27
pp in  l.|-32 -40 -26
pp in  none |-28 -30 -26
pp in  o |-28 -29 -31
pp in  of |-60 -35 -40
pp in  past |-55 -56 -52
pp in  sgo |8 5 33
pp in  t |-50 -68 -41
pp in  t,|-27 -31 -33
pp in  t.|-50 -54 -68
pp in  tb,|-34 -39 -35
pp in  this |-31 -41 -34
pp in  this,|-3 -2 33
pp in  this.|-14 6 25
pp in  thisn|-28 -27 -42
pp in  to.|20 22 59
pp in  very |-39 -51 -31
pp in  we |-84 -71 -60
pp in .def |-27 -29 -29
pp ind  - |-61 -48 -47
pp ind  -&|-43 -33 -28
pp ind  -,|-37 -31 -10
pp ind  --|-38 -40 -41
pp ind  -.|-43 -28 -57
pp ind  -:|-37 -44 -48
pp ind  -n|-42 -41 -36
pp ind  0 |-29 -24 -29
pp ind  NAME,|-28 -17 -22
pp ind  and |-27 -28 -33
pp ind  avoid.|-67 -67 -65
pp ind  avoid:|-29 -41 -28
pp ind  b,|-56 -41 -34
pp ind  b.|-71 -44 -54
pp ind  be |-29 -40 -31
pp ind  bo |-46 -30 -23
pp ind  brand |-57 -48 -56
pp ind  brand,|-22 -18 -30
pp ind  brand.|-60 -67 -69
pp ind  c |13 -32 25
pp ind  c,|-33 -32 -40
pp ind  cg |-39 -31 -32
pp ind  cgo |30 47 14
pp ind  colour |-33 -30 -25
pp ind  colour(|6 8 42
pp ind  colour,|5 11 54
pp ind  ct |-31 -49 -29
pp ind  ct.|-25 -24 -10
pp ind  ctb |52 29 22
pp ind  def |-72 -70 -72
pp ind  draw |53 11 -4
pp ind  f |-34 -24 -30
pp ind  f,|16 26 67
pp ind  for |-22 -28 -25
pp ind  g |29 1 6
pp ind  g,|-34 -10 4
pp ind  g-|-42 -48 -26
pp ind  g.|-99 -76 -89
pp ind  gb |-17 -34 -27
pp ind  gb-|-30 -23 -32
pp ind  gbo |-39 -44 -37
pp ind  gbp |-30 -30 -33
pp ind  go,|-30 -29 -25
pp ind  gp |-34 -38 -26
pp ind  in |-29 -31 -32
pp ind  ind |75 -1 15
pp ind  ind-|-41 -37 -27
pp ind  l |-63 -49 -44
pp ind  l,|1 -4 36
pp ind  lgo |-32 -29 -27
pp ind  logo |-35 -32 -33
pp ind  logo,|37 -3 7
pp ind  logo.|-82 -68 -67
pp ind  lsgo |-27 -17 -23
pp ind  named |-31 -29 -25
pp ind  named,|-26 -23 -32
pp ind  none-|-32 -36 -29
pp ind  o |46 0 3
pp ind  o.|21 17 59
pp ind  p |-41 -30 -30
pp ind  past |-92 -90 -69
pp ind  past-|-19 -25 -21
pp ind  sell |33 16 12
pp ind  sg |-39 -35 -34
pp ind  sgo |22 2 30
pp ind  so |-41 -37 -33
pp ind  t |28 6 -6
pp ind  t!|-23 -35 -20
pp ind  t,|-48 -45 -14
pp ind  t-|-30 -23 -29
pp ind  t.|-55 -18 -2
pp ind  t?|-28 -35 -32
pp ind  tb,|-17 -25 -12
pp ind  tb.|-30 -28 -17
pp ind  tn|-24 -17 -25
pp ind  to |-38 -30 -31
pp ind  to,|-29 -25 -28
pp ind  tp |50 43 18
pp ind  type |-52 -33 -33
pp ind  want |36 -3 7
pp ind  want.|-16 -17 -27
pp ind  we |-32 -23 -36
pp ind ,and |-30 -33 -27
pp ind -go |-39 -29 -37
pp ind -to |-31 -26 -26
pp l  and |-35 -37 -53
pp l  be |-40 -42 -43
pp l  go |-50 -62 -50
pp l  in |-34 -47 -38
pp l  ind |-60 -71 -74
pp l  l,|-5 4 32
pp l  lgo,|-15 -41 -40
pp l  o |-35 -42 -34
pp l  type |-42 -34 -54
pp l  type.|26 -13 2
pp l ,- |-43 -43 -45
pp l ,cgo |-29 -20 -30
pp l ,ind |72 17 8
pp l ,others |-35 -45 -42
pp l ,type,|-28 -28 -27
pp l ,very |-48 -44 -40
pp l ,want |-33 -23 -28
pp l ,without |16 74 27
pp l .avoid |-38 -27 -38
pp l .def |26 62 19
pp l .ind |19 -29 -35
pp l .none |21 83 35
pp l .t |-31 -50 -31
pp lg ,o |-27 -19 -26
pp lgbo  with |-30 -25 -39
pp lgbo .none |7 25 9
pp lgo  - |-44 -50 -45
pp lgo  -,|-21 -19 45
pp lgo  gpo,|-28 -24 -30
pp lgo  in |-20 -23 -26
pp lgo  so |-25 -25 -33
pp lgo  type |-40 -44 -39
pp lgo  type,|-50 -51 -56
pp lgo  type.|-33 -21 3
pp lgo ,- |-24 -25 -24
pp lgo ,g |-74 -80 -69
pp lgo ,go |-32 -35 -40
pp lgo ,none |-24 -42 -25
pp lgo ,others |-34 -47 -42
pp lgo ,sgo |7 -1 37
pp lgo ,t |-67 -81 -74
pp lgo .none |42 110 45
pp lgo .t |-38 -47 -36
pp lgo .tb |-21 -39 -21
pp lgo .want |-24 -36 -32
pp lo  lgbo.|-44 -47 -37
pp lo  type,|-41 -20 -8
pp lo  type.|26 0 -24
pp lo .ind |103 2 12
pp logo  - |-68 -56 -65
pp logo  -,|16 19 46
pp logo  -/|-43 -41 -46
pp logo  0 |-44 -31 -28
pp logo  and |-41 -44 -33
pp logo  any |-31 -30 -37
pp logo  avoid,|-37 -40 -33
pp logo  be |-52 -46 -41
pp logo  def |-36 -25 -22
pp logo  draw |-54 -31 -36
pp logo  fo |-31 -18 -21
pp logo  for |-41 -27 -28
pp logo  g |-62 -54 -54
pp logo  go |-34 -44 -31
pp logo  go,|-43 -37 -39
pp logo  o |-26 -13 -12
pp logo  of |38 -5 5
pp logo  past |-20 -12 -37
pp logo  so |-36 -38 -30
pp logo  t |48 4 55
pp logo  want:|-26 -14 -15
pp logo ,- |-6 3 46
pp logo ,c |-35 -33 -62
pp logo ,cgo |-24 -17 -26
pp logo ,def |-51 -39 -41
pp logo ,fo |-31 -22 -23
pp logo ,g |-36 -21 -5
pp logo ,in |-13 -15 31
pp logo ,ind |63 -22 2
pp logo ,l |-46 -33 -40
pp logo ,logo |-36 -33 -26
pp logo ,named |-51 -49 -44
pp logo ,none |8 39 10
pp logo ,others |-35 -21 -23
pp logo ,sell |-27 -35 -30
pp logo ,t |3 -48 -26
pp logo ,want |-27 -23 -26
pp logo ,want,|-5 -22 -32
pp logo ,with |-34 -24 -24
pp logo .avoid |-12 30 -32
pp logo .cgo |-34 -24 -40
pp logo .cgo.|37 -6 2
pp logo .ct |-25 -20 8
pp logo .def |-73 -55 -56
pp logo .none |11 48 16
pp logo .so |-42 -40 -36
pp logo .t |-33 -30 -30
pp logo .this |-6 -8 36
pp logo .want |-27 -26 -41
pp logo :NAME.|-37 -44 -55
pp logo :c,|14 20 59
pp logo :t |31 -3 -1
pp logo :tn|-25 4 -14
pp logo ntype:|-23 -23 -34
pp lsgo  lgo.|17 61 52
pp lsgo  logo |-46 -37 -38
pp lsgo  logo.|-35 -32 -30
pp lsgo  so |-25 -29 -31
pp lsgo  to,|-42 -36 -39
pp lsgo  type |-25 -28 -32
pp lsgo  type.|3 29 -12
pp lsgo .none |20 94 40
pp lt  type,|-5 4 48
pp maybe  - |-32 -21 -34
pp maybe  be |12 65 24
pp maybe  def |-66 -40 -34
pp maybe  go |-25 -14 -15
pp maybe  go,|-19 -28 -18
pp maybe  maybe |-4 5 27
pp maybe  o.|-46 -27 -26
pp maybe  others |-23 -26 -21
pp maybe  t |27 3 -11
pp maybe  this |-25 -26 -21
pp maybe  want |-19 -17 -30
pp maybe  we |-42 -46 -33
pp maybe :ind |62 19 27
pp named  - |62 20 20
pp named  -.|47 -10 -23
pp named  NAME!|-25 -22 -26
pp named  NAME,|7 11 46
pp named  go |-45 -27 -29
pp named  in |-76 -58 -78
pp named  o |-57 -39 -41
pp named  o.|-53 -42 -48
pp named  so |-68 -65 -63
pp named  we |-27 -18 -19
pp named ,- |-66 -36 -39
pp named ,go |-43 -24 -26
pp named ,we |-26 -15 -16
pp named .- |-28 -13 21
pp named .def |-58 -34 -33
pp named .ind |61 -20 6
pp named .o |-5 14 55
pp named .so |-42 -29 -39
pp named :NAME.|28 20 60
pp named :NAME;|-38 -21 5
pp none  - |-25 -22 -19
pp none  -,|-22 -26 -19
pp none  -.|-28 11 -28
pp none  any |-28 -45 -28
pp none  b |6 64 3
pp none  c |-29 -34 -44
pp none  cgo |-40 -40 -27
pp none  cgo,|28 -1 10
pp none  cgo.|-51 -45 -73
pp none  co |-17 -25 -21
pp none  ct |-40 -29 -24
pp none  ctb |9 37 15
pp none  draw |-7 28 3
pp none  g |-40 7 -24
pp none  g.|20 3 62
pp none  gb |-32 -6 -20
pp none  gp |-29 -33 -34
pp none  in |7 21 -27
pp none  ind |-9 65 18
pp none  lgo,|49 22 43
pp none  logo |-22 -29 -22
pp none  logo,|-42 -43 -43
pp none  named |-36 -43 -37
pp none  of |18 63 17
pp none  of-|-26 -20 -22
pp none  others |3 46 0
pp none  p |-20 -23 -26
pp none  p.|7 3 37
pp none  sell |-25 -10 -16
pp none  t(|-18 -26 -25
pp none  t,|-33 -37 -37
pp none  t;|-47 -43 -42
pp none  tb |-24 -26 -21
pp none  tb.|-4 0 27
pp none  tn|-24 -35 -24
pp none  to.|-19 -32 -25
pp none  want.|-31 -28 -37
pp none  with |-49 -5 -21
pp none ,- |-23 -28 -31
pp none ,avoid |-31 -51 -36
pp none --:|16 41 19
pp not  - |-27 -38 -35
pp not  -.|-10 -15 30
pp not  cgo |11 48 20
pp not  draw |-29 -49 -30
pp not  draw:|-11 27 10
pp not  g |-28 -55 -31
pp not  go |-14 -27 -14
pp not  ind |-39 22 -2
pp not  o |5 46 8
pp not  of |4 30 4
pp not  of-|9 37 13
pp not  s.|16 8 63
pp not  sg,|-37 -41 -38
pp not  t.|-34 -31 -17
pp not  turn |-28 -23 -19
pp not  want |-20 -16 -29
pp not  we |-25 -48 -26
pp not .-,|-32 -40 -45
pp o  - |-42 -23 -37
pp o  -,|-27 -23 -26
pp o  -.|-27 11 28
pp o  0 |-22 -21 -25
pp o  NAME.|-1 -2 27
pp o  and |-26 -25 -21
pp o  avoid |-22 -36 -33
pp o  be |-70 -44 -44
pp o  bo |-38 -38 -34
pp o  brand |-18 -20 -31
pp o  c |-39 -40 -68
pp o  cgo,|11 16 46
pp o  def |-43 -26 -57
pp o  draw |-29 -27 -24
pp o  except |-29 -44 -24
pp o  for |-41 -26 -30
pp o  g |-44 -36 -38
pp o  g.|-27 -16 10
pp o  gb |-50 -69 -42
pp o  gb,|-24 -22 -25
pp o  go |-28 -29 -31
pp o  go,|-29 -19 -21
pp o  in |-49 -48 -38
pp o  ind |-45 -73 -48
pp o  lgo,|-44 -26 -38
pp o  logo |-50 -45 -45
pp o  logo.|4 -20 35
pp o  maybe |-19 -28 -17
pp o  none |-46 -79 -55
pp o  not |-33 -58 -32
pp o  o |-54 -30 -40
pp o  o.|-31 -31 -27
pp o  of |-25 -40 -26
pp o  others |-29 -30 -30
pp o  others,|-26 -25 -38
pp o  past |-37 -38 -31
pp o  s |-28 -27 -41
pp o  s,|-39 -26 -34
pp o  sg |-26 -16 -19
pp o  sg,|-37 -43 -34
pp o  so |-29 -39 -24
pp o  t |-47 -65 -45
pp o  t,|-39 -58 -42
pp o  t.|-32 -31 -30
pp o  tb,|-13 -26 -16
pp o  tb.|-49 -44 -30
pp o  this.|-32 -43 -18
pp o  want |-21 -20 -30
pp o  want.|14 7 40
pp o  we |-31 -21 -29
pp o  we.|7 19 49
pp o ,def |-33 -30 -18
pp o ,none |22 55 21
pp o ,so |-25 -21 -22
pp o ,this |-29 -33 -43
pp o ,turn |-25 -23 -24
pp o ,we |-48 -34 -45
pp o .cgo |33 -23 -43
pp o .g |43 -12 42
pp o .go |-35 -24 -30
pp o .ind |-11 -39 -30
pp o .logo |-37 -24 -38
pp o .this |-30 -17 -19
pp o .we |-56 -40 -42
pp o :ind |-24 -35 -45
pp o :sgo,|-36 -35 -46
pp of  - |-35 -17 -26
pp of  -,|-27 -25 -29
pp of  -.|-38 -39 7
pp of  -:|-62 -39 -61
pp of  b |-39 -44 -41
pp of  b.|-25 -7 -13
pp of  c |17 38 42
pp of  cg.|-30 -42 -29
pp of  ct |-32 -44 -41
pp of  def |-35 10 -32
pp of  def-|-46 -52 -53
pp of  ind |40 44 3
pp of  logo |-32 -31 -34
pp of  logo:|-25 -22 -22
pp of  p |-16 -27 -16
pp of  p,|-43 -35 -56
pp of  t |-35 10 -13
pp of  t,|-29 -41 -15
pp of  t.|-24 -29 -20
pp of -- |-47 -62 -44
pp of --,|-28 -31 -46
pp of -ind |-53 37 -36
pp of -t,|-33 -43 -28
pp of -tb.|-25 -27 -25
pp or  - |-74 -58 -59
pp or  any |1 26 8
pp or  def |-28 -24 -18
pp or  g |-30 7 -4
pp or  g.|-21 -37 -24
pp or  ind |31 61 29
pp or  t |-17 30 3
pp or  t.|6 30 26
pp or  tb.|-23 -56 -52
pp others  and |29 68 29
pp others  avoid |-48 -58 -31
pp others  b |-24 -33 -20
pp others  be |-34 -38 -54
pp others  def |-68 -82 -50
pp others  g |-49 -31 -35
pp others  go,|-27 -23 -23
pp others  in |-28 -29 -28
pp others  ind |13 -29 -12
pp others  none |19 41 16
pp others  o |-27 -34 -23
pp others  others,|-54 -34 -46
pp others  others.|-29 -24 -39
pp others  p.|-35 -33 -31
pp others  past |-30 -45 -32
pp others  t |8 37 -4
pp others  to |-21 -29 -21
pp others  type,|-39 -37 -53
pp others  want |-45 -42 -45
pp others ,- |-32 -29 -28
pp others ,ind |-25 -21 -24
pp others .def |-58 -45 -55
pp others .ind |-10 -30 -31
pp others .want |-41 -48 -61
pp others .we |-40 -32 -35
pp p  - |-52 -53 -52
pp p  -.|12 14 41
pp p  be |-53 -79 -51
pp p  in |-36 -25 -29
pp p  ind |-104 -79 -72
pp p  of |-29 -30 -24
pp p  so |-29 -43 -31
pp p ,- |-26 -25 -33
pp p ,in |16 19 43
pp p ,none |-22 -40 -23
pp p .avoid |-15 -26 -15
pp p .for |-19 -18 -35
pp p :ind |78 27 11
pp past  - |-22 -23 -31
pp past  -.|8 1 40
pp past  b.|1 1 32
pp past  def |-38 -64 -38
pp past  draw |-27 -25 -30
pp past  g |-26 -35 -35
pp past  gb |-24 -36 -30
pp past  go.|-51 -58 -70
pp past  ind |-24 34 -5
pp past  logo |-24 -40 -30
pp past  others |-27 -29 -44
pp past  t.|-22 -16 -27
pp past  tb |-23 -24 -25
pp past -go |-20 -27 -23
pp po  hate |-39 -44 -38
pp po  o |-17 -16 -27
pp s  - |-50 -44 -40
pp s  NAME |-30 -22 -24
pp s  g |-25 -27 -20
pp s  gb |-32 -27 -28
pp s  logo |-29 -21 -27
pp s  of |-37 -60 -36
pp s  type,|-40 -10 -31
pp s  type.|-31 -28 -29
pp s  with |-50 -54 -48
pp s ,- |-38 -65 -26
pp s ,ct,|-2 -2 28
pp s ,in |8 -10 29
pp s ,ind |-73 -90 -94
pp s ,none |9 59 -10
pp s ,not |-2 51 2
pp s ,o |-53 -58 -58
pp s ,t |-48 -46 -49
pp s ,type |-53 -64 -64
pp s ,with |-40 -33 -36
pp s ,without |7 26 -8
pp s .def |-87 -78 -54
pp s .we |-46 -43 -37
pp sell  -,|-35 -32 -30
pp sell  -.|-31 -20 -16
pp sell  and |-37 -31 -29
pp sell  c |-38 -44 -46
pp sell  for |-27 -35 -23
pp sell  g |-41 -22 -26
pp sell  gb |-24 -24 -32
pp sell  go |-22 -31 -30
pp sell  ind |-61 -36 -40
pp sell  logo |-52 -44 -73
pp sell  lsgo |-38 -44 -36
pp sell  none |-43 -74 -42
pp sell  t,|-42 -38 -49
pp sell  tb,|-32 -37 -43
pp sell  this |20 54 43
pp sell  turn |-29 -26 -46
pp sell ,turn |-36 -51 -58
pp sell .def |-34 -44 -39
pp sell .in |-20 -23 -35
pp sg  and |-41 -42 -48
pp sg  brand |-46 -44 -74
pp sg  cgo |-30 -29 -27
pp sg  colour |-23 -32 -39
pp sg  logo,|-27 -18 -24
pp sg ,ind |34 -2 -11
pp sg ,none |-4 65 21
pp sg ,sg,|9 8 28
pp sg .none |-6 28 0
pp sg .want |-18 -15 -29
pp sgo  and |-63 -88 -77
pp sgo  c.|-44 -38 -41
pp sgo  cg,|-35 -27 -29
pp sgo  cgo |-86 -56 -82
pp sgo  cgo&|1 4 28
pp sgo  cgo,|30 18 56
pp sgo  cgo.|-2 -27 -16
pp sgo  cgo;|40 -15 -13
pp sgo  cgo?|-43 -44 -42
pp sgo  co,|21 23 70
pp sgo  ct |-49 -43 -60
pp sgo  ct,|17 14 44
pp sgo  gb |-40 -39 -51
pp sgo  in |-39 -44 -41
pp sgo  lo |-32 -34 -46
pp sgo  t |-44 -47 20
pp sgo  tb |-30 -23 -31
pp sgo  turn |-29 -39 -31
pp sgo  type,|43 13 23
pp sgo ,-,|-23 -23 -31
pp sgo ,not |-5 40 -9
pp so  - |-35 -38 -35
pp so  -,|0 8 29
pp so  -.|-41 -38 -38
pp so  0,|-29 -31 -30
pp so  0.|-25 -31 -27
pp so  any |-59 -73 -61
pp so  be |-1 62 -7
pp so  cb |-28 -26 -22
pp so  cgo |-45 -38 -43
pp so  cgo,|26 19 67
pp so  ctb |-28 -28 -19
pp so  def |-37 -63 -32
pp so  for |-27 -18 -24
pp so  g |-70 -52 -66
pp so  go |-31 -28 -25
pp so  hate |-16 -26 -22
pp so  in |-19 -26 -20
pp so  ind |48 4 18
pp so  l |-40 -42 -33
pp so  l,|5 2 41
pp so  l.|5 77 5
pp so  lgo.|-37 -29 -43
pp so  lo |-34 -34 -38
pp so  logo |-35 -34 -36
pp so  lsgo |-32 -32 -32
pp so  named |-27 -36 -29
pp so  none |16 51 20
pp so  o |-29 -23 -23
pp so  others |-52 -41 -30
pp so  past |-23 -28 -20
pp so  sell |-38 -30 -26
pp so  so |-30 -26 -27
pp so  t |-67 -58 -48
pp so  tb |-47 -40 -46
pp so  tb.|-27 -16 25
pp so  this |-27 -33 -28
pp so  turn |-60 -72 -58
pp so  type,|1 14 42
pp so  type.|-32 -24 -35
pp so  want |-17 -28 -17
pp so  we |-30 -39 -29
pp so  without |35 82 39
pp so ,g |25 -3 17
pp so ,none |-8 52 16
pp so ,turn |-23 -26 -27
pp so ,type |-38 -44 -39
pp so ,with |-40 -27 -30
pp so .- |-60 -48 -42
pp so .def |-75 -72 -49
pp so :ind |-5 -25 -10
pp t  - |-61 -68 -55
pp t  -,|2 -30 -22
pp t  -.|-37 6 3
pp t  -/|-39 -29 -37
pp t  NAME.|-5 1 30
pp t  any |0 -35 -29
pp t  as |-25 -26 -24
pp t  be |-51 -59 -49
pp t  brand,|-51 -31 -33
pp t  brand.|-61 -45 -33
pp t  cgo |1 5 45
pp t  cgo,|-77 -49 -60
pp t  draw,|-27 -23 -26
pp t  draw.|-27 -21 -8
pp t  for |-43 -47 -36
pp t  g |-72 -48 -57
pp t  g,|-9 0 26
pp t  g.|31 7 31
pp t  gb |-35 -24 -28
pp t  gb,|28 -2 9
pp t  go,|5 2 59
pp t  ind |-64 -55 -49
pp t  logo |-52 -33 -15
pp t  logo,|-52 -40 -35
pp t  logo.|-26 -30 -31
pp t  none |-37 -38 -32
pp t  none,|-24 -18 -32
pp t  not |-23 -28 -20
pp t  o |-68 -49 -45
pp t  of |65 29 -19
pp t  of-|-24 17 -28
pp t  or |-11 -26 -28
pp t  others |-30 -22 -24
pp t  others,|-19 -32 -20
pp t  past |-27 -29 -20
pp t  so |-10 -37 -42
pp t  t |-35 -30 -1
pp t  t,|-34 -64 -44
pp t  t.|-55 -54 -50
pp t  tb |-21 -25 -21
pp t  tb,|-26 -22 -36
pp t  tb.|-22 -27 -31
pp t  this |-26 -22 -21
pp t  to,|-42 -38 -41
pp t  turn |46 -15 7
pp t  type,|32 10 -1
pp t  want |-70 -52 -60
pp t  want,|-30 -20 -19
pp t  we |-34 -40 -31
pp t  with |28 25 5
pp t  without |-43 -54 -31
pp t  yes,|-29 -17 9
pp t &g.|-34 -38 -26
pp t (def |-79 -74 -73
pp t (we |-33 -31 -35
pp t ,- |-72 -75 -44
pp t ,-,|20 33 46
pp t ,-.|-74 -60 -65
pp t ,avoid |-18 -27 -17
pp t ,c |-9 -6 30
pp t ,cb |-38 -33 -40
pp t ,cgo |40 6 -6
pp t ,cgo,|-4 17 76
pp t ,co,|-2 9 46
pp t ,colour |3 2 27
pp t ,ct |-32 -31 -52
pp t ,ct,|-16 2 55
pp t ,ctb |12 24 35
pp t ,def |6 32 -9
pp t ,draw |-33 -23 -31
pp t ,for |-27 -27 -31
pp t ,g |-28 11 -2
pp t ,g,|-33 -11 20
pp t ,gb |9 60 1
pp t ,go |-14 -53 -31
pp t ,in |1 -5 26
pp t ,ind |1 27 14
pp t ,lsgo |-39 -44 -37
pp t ,maybe |-48 -39 -40
pp t ,not |-32 -37 -25
pp t ,o |-24 -43 3
pp t ,s,|-27 -23 -27
pp t ,sg |-45 -39 -41
pp t ,sgo |-42 -41 -9
pp t ,t |-32 -13 -15
pp t ,t,|5 38 14
pp t ,t.|-4 9 45
pp t ,tb |-33 -41 -26
pp t ,tb,|27 58 27
pp t ,this |-33 -41 -35
pp t ,tn|-29 -33 -27
pp t ,type |-54 -42 -44
pp t ,we |-33 -26 -23
pp t ,without |22 89 39
pp t -g |-60 -68 -57
pp t -o |-23 -27 -18
pp t -t |0 2 45
pp t .NAME.|-55 -41 -54
pp t .c |-21 -25 -6
pp t .c,|18 16 66
pp t .cgo |-41 -33 -40
pp t .cgo,|14 21 62
pp t .ct |-38 -29 -33
pp t .cto |-28 -29 -39
pp t .except |12 47 -4
pp t .g |-2 -9 32
pp t .in |1 21 29
pp t .ind |28 18 5
pp t .l |-46 -45 -51
pp t .logo |-40 -34 -34
pp t .logo,|-44 -37 -59
pp t .logo:|-43 -26 -30
pp t .lsgo |-29 -33 -39
pp t .none |0 27 7
pp t .not |-51 -61 -45
pp t .o |-73 -59 -39
pp t .others |-42 -57 -42
pp t .sell |-54 -34 -42
pp t .sgo |-39 -32 -30
pp t .so |-26 -22 -23
pp t .t |-1 -11 41
pp t .type |-33 -39 -28
pp t .type,|-28 -27 -46
pp t .want |-50 -32 -44
pp t .we |-57 -51 -45
pp t .with |-54 -33 -33
pp t .without |32 85 37
pp t :NAME.|-40 -36 -29
pp t :tb,|-28 -22 -19
pp t ;ind |37 -10 -10
pp t ;we |-25 -20 -16
pp t ?so |-64 -58 -54
pp t navoid:|-3 37 8
pp t ncolour:|4 3 36
pp t nlogo:|36 6 8
pp t nwe |-56 -34 -34
pp tb  NAME |25 26 58
pp tb  and |-5 27 -18
pp tb  any |-19 -27 -18
pp tb  b,|-26 -26 -24
pp tb  be |-30 -28 -38
pp tb  brand,|-34 -27 -35
pp tb  cgo |-21 -21 -31
pp tb  ctb |-29 -25 -32
pp tb  draw |-39 -10 -31
pp tb  g |-45 -31 -33
pp tb  g,|-40 -40 -36
pp tb  g.|3 7 47
pp tb  in |-24 -28 4
pp tb  ind |-76 -64 -56
pp tb  logo |-54 -70 -51
pp tb  none |-4 42 11
pp tb  o |-60 -46 -52
pp tb  of |-39 -49 -43
pp tb  t |-22 -28 -19
pp tb  t.|-11 -35 0
pp tb  tb |-28 -27 -24
pp tb  this |-25 -21 -20
pp tb  tn|-38 -37 -51
pp tb  to |-31 -32 -35
pp tb  we |-19 -27 -19
pp tb  without |-36 -55 -30
pp tb ,-.|3 3 36
pp tb ,and |-31 -43 -42
pp tb ,g |-33 -37 -27
pp tb ,go |-43 -33 -32
pp tb ,ind |-32 -10 -17
pp tb ,none |14 51 19
pp tb ,so |57 4 6
pp tb ,t |-24 -27 -24
pp tb ,t,|8 25 -3
pp tb .- |3 7 44
pp tb .NAME.|-53 -42 -28
pp tb .c |15 9 37
pp tb .cgo |-29 -26 -25
pp tb .ct |-31 -33 12
pp tb .def |-1 28 8
pp tb .ind |85 18 31
pp tb .none |15 39 12
pp tb .not |-22 -36 -19
pp tb .others |-38 -52 -40
pp tb .t |-37 -37 9
pp tb .without |32 72 34
pp tbo  be |-28 -36 -32
pp tbo ,and |-18 -35 -18
pp this  - |-36 -33 -41
pp this  -,|-37 -27 -31
pp this  -.|-20 -17 -26
pp this  NAME.|-27 -20 -1
pp this  be |-29 -22 -34
pp this  be,|-28 -27 -39
pp this  be.|-1 -8 28
pp this  cgo.|-45 -40 -42
pp this  draw |-27 -20 -19
pp this  g |-31 -21 -20
pp this  go |1 32 5
pp this  go.|-4 20 43
pp this  in |-50 -37 -36
pp this  not |-18 -30 -17
pp this  o |-22 -26 -20
pp this  o.|2 0 29
pp this  past |-26 -24 -22
pp this  so |-41 -67 -39
pp this  t |-9 -29 -31
pp this  t.|-28 -25 -48
pp this  this |-35 -39 -38
pp this  turn |-28 -24 -20
pp this  we |-29 -22 -33
pp this ,and |-24 -36 -37
pp this ,def |-26 -15 -14
pp this -be |-58 -56 -56
pp this .be |-47 -31 -28
pp this .cgo |-39 -37 -58
pp this .def |-28 -21 -25
pp this .we |-36 -35 -33
pp this qNAME.|-41 -43 1
pp to  -.|3 0 36
pp to  and |-21 -31 -19
pp to  any |-21 -27 -17
pp to  b |-44 -40 -52
pp to  be |-52 -71 -59
pp to  cgo,|-36 -28 -6
pp to  def |-45 -52 -41
pp to  draw,|10 5 27
pp to  g |-53 -63 -47
pp to  ind |-47 -31 -38
pp to  logo |-44 -41 -34
pp to  not |-23 -41 -22
pp to  o |-45 -39 -37
pp to  others |-23 -23 -25
pp to  so |-37 -26 -25
pp to ,-,|15 73 20
pp to ,ind |-54 -52 -41
pp to ,none |29 79 29
pp to ,so |-26 -22 -20
pp to ,we |-35 -37 -34
pp tp  be |-26 -31 -23
pp turn  - |-31 6 -6
pp turn  -.|-45 -47 -58
pp turn  any |-58 -76 -47
pp turn  avoid |-37 -56 -40
pp turn  cgo |-25 -33 -26
pp turn  cgo.|-39 -46 -42
pp turn  def |-31 -53 -29
pp turn  draw |-5 -10 33
pp turn  for |-37 -26 -23
pp turn  go |3 27 -7
pp turn  ind |10 -25 -15
pp turn  o |-15 -27 -15
pp turn  of |-42 -84 -36
pp turn  p |-30 -37 -25
pp turn  sgo.|-47 -35 -46
pp turn  t |22 55 25
pp turn  to |-24 -31 -20
pp turn  turn |-31 -25 -27
pp turn  type.|-52 -46 -57
pp turn  want |-19 -23 -25
pp turn  we |-29 -38 -24
pp turn  without |-33 -34 -23
pp turn ,in |-50 -29 -33
pp type  - |-26 -8 17
pp type  -.|-36 -30 -35
pp type  -n|-26 -21 -23
pp type  be |-30 -27 -27
pp type  g |-37 -31 -31
pp type  in |-32 -34 -57
pp type  ind |-26 -37 -26
pp type  l |-33 -34 -43
pp type  l,|-32 -30 -38
pp type  l.|-28 -37 -38
pp type  lgbo,|-53 -42 -60
pp type  lgo,|29 -20 -17
pp type  lsgo |-21 -17 -28
pp type  s,|-21 -24 -36
pp type  this |-40 -26 -23
pp type  type |-43 -30 -55
pp type  type,|-29 -8 3
pp type  type.|-6 3 40
pp type  very |-83 -85 -76
pp type  want |-31 -26 -38
pp type  with |-29 -28 -32
pp type  without |-26 -36 -32
pp type ,- |-38 -40 12
pp type ,and |-56 -49 -71
pp type ,avoid |3 30 10
pp type ,c |-41 -56 -56
pp type ,cgo |-34 -34 -35
pp type ,ct |-3 -7 29
pp type ,g |11 -2 42
pp type ,in |25 3 72
pp type ,ind |72 -10 -11
pp type ,none |9 57 9
pp type ,o |-47 -49 -49
pp type ,others |-18 -24 -31
pp type ,so |-40 -39 -37
pp type ,t |-53 -51 -36
pp type ,t-|-19 -38 -7
pp type ,turn |-49 -59 -48
pp type ,type.|0 29 9
pp type ,very |-62 -63 -57
pp type .avoid |16 52 -5
pp type .ind |-57 -37 -67
pp type .logo |-34 -32 -34
pp type .none |-36 -25 -36
pp type .not |28 75 32
pp type .o |-27 -29 -35
pp type .sgo |20 11 49
pp type .t |-28 -27 -28
pp type .tb |-30 -35 -37
pp type .this |-25 -19 -28
pp type /none |34 85 40
pp type :l,|-21 -28 -25
pp type :lgo |-17 -17 -25
pp type :logon|-26 -37 -34
pp type :lsgo,|-20 -27 -23
pp type :t |-48 -38 -43
pp very  - |-57 -38 -41
pp very  gb |-26 -22 -25
pp very  gb.|35 27 -12
pp very  go |-34 -24 -25
pp very  logo |-32 -19 -23
pp very  o |-25 -25 -22
pp very  past |-25 7 -6
pp very  so,|-37 -37 -57
pp very  t |-43 -61 -38
pp very  t.|-14 -4 33
pp very  tb |-59 -41 -36
pp very  to |-51 -26 -26
pp very  type,|-40 -35 -58
pp very -- |-38 -28 -33
pp want  - |41 -17 8
pp want  and |-24 -35 -23
pp want  any |8 26 1
pp want  avoid |-20 -34 -20
pp want  avoid,|-42 -36 -51
pp want  be |-84 -76 -66
pp want  c |-30 -26 -47
pp want  cg |-28 -31 -25
pp want  dont |-17 -34 -20
pp want  dont.|5 9 68
pp want  draw |-30 -19 -5
pp want  draw:|37 -7 6
pp want  g |-53 -47 -46
pp want  g,|-42 -23 -24
pp want  go |-44 -43 -31
pp want  in |-35 -22 -30
pp want  ind |20 27 15
pp want  logo |-50 -37 -39
pp want  maybe |-14 -25 -15
pp want  none |4 42 5
pp want  not |-31 -51 -29
pp want  not.|-42 -31 -44
pp want  not:|9 27 11
pp want  o |-48 -24 3
pp want  of |-33 -21 -20
pp want  past |-24 -25 -34
pp want  so |-34 -20 -22
pp want  t |-30 -35 -26
pp want  t,|26 60 26
pp want  tb,|21 44 21
pp want  this |-31 -30 -30
pp want  this.|5 5 26
pp want  turn |-26 -29 -29
pp want  we.|-18 -27 -28
pp want  with |44 13 11
pp want  without |-45 -36 -34
pp want ,and |-28 -22 -28
pp want ,def |-34 -27 -23
pp want ,in |2 8 30
pp want ,not |-26 -40 -25
pp want ,o |-35 -21 -21
pp want ,others |-27 -18 -16
pp want ,so |-44 -25 -34
pp want ,we |-35 -19 -20
pp want .- |-25 -29 -21
pp want .avoid |4 37 12
pp want .c |-25 -13 4
pp want .def |-40 8 -2
pp want .ind |75 26 8
pp want .none |-22 -25 -26
pp want :fo |-28 -14 -15
pp want :t |-23 -44 -23
pp want :t,|9 35 9
pp we  - |-46 -39 -28
pp we  -!|-25 -28 -23
pp we  -,|-45 -44 -44
pp we  -.|55 -5 -6
pp we  NAME,|-17 -21 -25
pp we  and |-56 -33 -38
pp we  avoid |-34 -60 -35
pp we  b |-66 -49 -47
pp we  ban |-3 27 -1
pp we  ban.|-33 -38 -30
pp we  bo.|24 16 72
pp we  brand |-23 -29 -22
pp we  c |-59 -34 -39
pp we  cg |-48 -35 -32
pp we  cg,|-23 -25 -22
pp we  cgo.|-64 -39 -51
pp we  colour |-27 -29 -49
pp we  ct |-24 -29 -24
pp we  ctb |-36 -49 -46
pp we  def |-55 -50 -40
pp we  draw |-35 -36 -38
pp we  fo |-54 -33 -38
pp we  for |-23 -33 -2
pp we  g |-85 -64 -42
pp we  g.|-36 -33 -50
pp we  gb |-49 -55 -53
pp we  go |-37 -26 -27
pp we  hate |5 29 4
pp we  in |-24 -34 -30
pp we  ind |-68 -81 -49
pp we  logo,|20 21 51
pp we  named.|-18 -21 -26
pp we  none |-32 -60 -33
pp we  not |-48 -75 -45
pp we  not.|14 4 52
pp we  o,|-33 -28 -31
pp we  o-|7 5 28
pp we  o.|-1 6 62
pp we  others |-28 -50 -28
pp we  p |-30 -48 -45
pp we  past |-19 -31 -22
pp we  s |-40 -50 -41
pp we  sell |-61 -40 -43
pp we  sell.|-19 -25 -21
pp we  so |-27 -19 -20
pp we  t |-40 -43 -47
pp we  tb |-35 -37 -56
pp we  this |-35 -46 -39
pp we  this,|11 6 28
pp we  to |-54 -46 -53
pp we  turn |-26 -23 -23
pp we  very |-33 -36 -38
pp we  want |11 10 35
pp we  want.|-29 -30 -19
pp we  we |-41 -34 -22
pp we .go |0 12 35
pp with  - |-50 -46 -38
pp with  -.|-40 -41 -28
pp with  c |-52 -39 -58
pp with  def |-77 -59 -51
pp with  go |-80 -81 -57
pp with  ind |31 -17 -14
pp with  l,|-37 -29 -37
pp with  l.|-30 -21 -30
pp with  lgo |-42 -31 -46
pp with  logo |-37 -31 -28
pp with  none |-51 -56 -36
pp with  o |-34 -16 15
pp with  of |-6 56 14
pp with  t |-43 -4 -32
pp with  t,|14 50 30
pp with  tb.|-22 -16 38
pp with  this |-6 39 -1
pp with  we |-50 -36 -39
pp without  -,|-50 -78 -54
pp without  any |14 57 16
pp without  go |-16 -25 -14
pp without  ind |-40 -31 -34
pp without  l.|-26 -28 -25
pp without  t |-40 -56 -48
pp without  t,|-45 -53 -40
pp without  tb,|18 51 19
pp without  we |-33 -63 -39
pp yes  go |-18 -27 -17
pp yes  turn |-22 -28 -24
pp yes ,t |-26 -20 -28
pp yes ,this |-24 -23 -27
pp yes ,very.|1 5 29
pp yes ,we |-47 -33 -41
ppk 16 pixels|-16 -19 -27
ppk 4 colours|18 14 51
ppk a badger|-44 -36 -39
ppk a badge|53 6 32
ppk a bag|-28 -20 -19
ppk a bari|-41 2 -10
ppk a bar|-32 -22 -30
ppk a bed|-33 -19 -22
ppk a bee|-22 -34 -25
ppk a bench|-51 -30 -49
ppk a big|-29 -35 -16
ppk a bird|-28 -22 -24
ppk a bit|-56 -39 -44
ppk a blackbird|-27 -23 -23
ppk a blue|-42 -31 -25
ppk a bobbin|-36 -29 -24
ppk a bone|-22 -27 -26
ppk a bowl|-46 -37 -38
ppk a bread|42 58 26
ppk a bridge|-31 -45 -34
ppk a browser|-41 -33 -34
ppk a cable|-20 -35 -18
ppk a cafe|-60 -65 -64
ppk a camera|-19 -34 -19
ppk a cat|-61 -55 -56
ppk a church|41 0 6
ppk a circle|-26 -31 -28
ppk a climbing|-28 -25 -19
ppk a clip|15 -25 -16
ppk a coffee|36 -3 6
ppk a coin|-27 -24 -19
ppk a compass|3 -29 -37
ppk a converted|-28 -18 -15
ppk a cormorant|-26 -23 2
ppk a cow|-47 -65 -37
ppk a crane|-55 -32 -32
ppk a crescent|67 4 18
ppk a dance|-36 -18 -19
ppk a data|-23 -23 -25
ppk a destra|-44 -46 -35
ppk a different|-35 -18 -25
ppk a dog|-47 -29 -24
ppk a doormat|-49 -25 -27
ppk a eagle|-26 -17 -17
ppk a eviter|-29 -40 -27
ppk a fern|-50 -27 -30
ppk a few|-59 -43 -39
ppk a film|-59 -39 -36
ppk a firenze|-7 -4 31
ppk a fishing|-3 -34 -18
ppk a fish|-52 -29 -31
ppk a flower|-37 -24 -24
ppk a fork|-31 -41 -32
ppk a former|-30 -37 -26
ppk a fox|-28 -16 -18
ppk a fresh|-27 -23 -25
ppk a furniture|-37 -25 -24
ppk a garden|-30 -32 -21
ppk a gauche|-35 -25 -27
ppk a gente|-23 -26 -18
ppk a geometric|-27 -19 -20
ppk a gold|25 3 5
ppk a gondolier|-31 -20 1
ppk a good|-25 -15 -14
ppk a goose|-22 -34 -32
ppk a grey|-35 -20 -19
ppk a hammer|-23 -19 -36
ppk a hand|-45 -33 -29
ppk a heart|-20 -21 25
ppk a heavy|-29 -27 -26
ppk a hedgehog|-36 -23 -25
ppk a helmet|-30 -13 25
ppk a heron|-11 -33 -30
ppk a herring|-50 -30 -31
ppk a hexagon|-33 -17 3
ppk a hinge|-21 -30 -18
ppk a hippo|-30 -16 -19
ppk a horseshoe|-46 -26 -27
ppk a horse|-61 -52 -41
ppk a house|-28 -19 -21
ppk a humanist|-33 -27 -25
ppk a kiln|-29 -36 -23
ppk a knight|-34 -26 -25
ppk a la|-64 -57 -62
ppk a lens|-42 -45 -31
ppk a lighthouse|-26 -22 -20
ppk a lightning|-23 40 7
ppk a light|-47 -49 -47
ppk a line|-48 -35 -33
ppk a little|29 -13 -9
ppk a logo|-55 -39 -43
ppk a loja|-34 -20 -18
ppk a long|-38 -28 -25
ppk a loop|-53 -41 -43
ppk a lotus|-38 -43 -32
ppk a lyon|-39 -38 -22
ppk a mannequin|-23 -36 -21
ppk a marketing|-25 -26 -28
ppk a microphone|-17 -33 -17
ppk a milestone|28 5 6
ppk a minha|-27 -18 -24
ppk a mole|-48 -29 -30
ppk a monkey|-33 -28 -29
ppk a moon|-35 -18 -19
ppk a moose|-32 -16 -10
ppk a moth|-33 -21 -26
ppk a mountain|-65 -46 -37
ppk a mouth|-29 -40 -23
ppk a nantes|-34 -27 -5
ppk a nest|-43 -35 -37
ppk a new|-54 -36 -33
ppk a nice|41 -2 14
ppk a noodle|-30 -18 -17
ppk a no|-27 -28 -24
ppk a oil|43 28 17
ppk a ostrel|-28 -19 -18
ppk a otter|-26 -38 -26
ppk a outline|-38 -21 -22
ppk a paddle|-35 -32 -33
ppk a pair|-39 -27 -23
ppk a paper|50 16 18
ppk a parrot|-40 -30 -45
ppk a pear|39 6 37
ppk a pelican|-52 -30 -31
ppk a perfume|-52 -51 -48
ppk a piggy|38 15 18
ppk a plant|-25 -21 -15
ppk a pretzel|-45 -23 -22
ppk a proper|-39 -27 -25
ppk a proscrire|-26 -26 -26
ppk a raccoon|-33 -20 -22
ppk a rainy|-44 -45 -37
ppk a research|-32 -30 -20
ppk a retired|-47 -32 -30
ppk a scarecrow|-25 -42 -24
ppk a seagull|-43 -24 -23
ppk a serif|-26 -16 -21
ppk a shadow|-59 -30 -31
ppk a shed|-53 -47 -45
ppk a sign|-31 -23 -41
ppk a simple|-30 -20 -20
ppk a single|44 -14 -4
ppk a sleeping|44 8 17
ppk a sleep|-37 -22 -27
ppk a smiling|60 6 13
ppk a snow|70 48 34
ppk a sparkle|-25 11 -19
ppk a speech|-40 -9 -21
ppk a sprig|-44 -24 -26
ppk a strawberry|-31 -17 -18
ppk a stylised|48 15 10
ppk a symbol|-54 -40 -36
ppk a tent|-42 -26 -27
ppk a thimble|-39 -30 -41
ppk a thin|-26 -21 -19
ppk a thistle|-36 -20 -20
ppk a tile|-33 -17 -20
ppk a tiny|-36 -21 -22
ppk a touch|-54 -39 -67
ppk a tower|-18 -31 -17
ppk a travel|-39 -48 -36
ppk a tree|-3 16 31
ppk a tuning|55 44 25
ppk a una|26 -15 3
ppk a vegan|-25 -36 -29
ppk a very|-32 -33 -23
ppk a vet|-27 -27 -23
ppk a vine|-46 -68 -39
ppk a waffle|-34 -19 -19
ppk a walnut|-62 -50 -42
ppk a water|36 1 6
ppk a wave|3 1 51
ppk a wheel|-31 -17 -25
ppk a wide|-25 -18 -17
ppk a window|-28 -27 -17
ppk a wine|-16 -26 -17
ppk a wing|6 31 15
ppk a womens|-29 -22 -17
ppk a wrench|-28 -17 10
ppk a w|-41 -39 -34
ppk abacus a|26 -3 10
ppk abogados no|-34 -54 -30
ppk about a|-39 -37 -34
ppk about is|11 49 18
ppk about it|-25 -42 -25
ppk about the|-50 -24 -36
ppk above the|-26 -29 -20
ppk absolutely no|11 55 17
ppk abstract mark|-14 1 -31
ppk acht a|-31 -24 -22
ppk acht eine|-37 -24 -22
ppk acht un|-52 -32 -30
ppk acompana a|-40 -30 -24
ppk across the|-32 -60 -33
ppk advogados fazemos|-42 -23 -23
ppk advogados todos|-26 -27 -22
ppk after a|-51 -29 -30
ppk after the|-22 -39 -23
ppk aimerait une|66 -2 8
ppk all lowercase|-34 -32 -57
ppk all lower|-23 -20 -25
ppk all no|19 40 15
ppk all over|-24 -21 -25
ppk all the|-43 -56 -32
ppk all three|-16 -26 -14
ppk all use|-44 -49 -36
ppk all year|-26 -21 -22
ppk allergic to|3 25 10
ppk alles ausser|11 47 9
ppk als eine|3 36 3
ppk also a|-10 -34 -27
ppk also on|-29 -24 -22
ppk always suggest|10 31 11
ppk amarelo e|10 11 27
ppk amarillo letras|-32 -35 -33
ppk amber black|-14 -15 -25
ppk an architecture|-37 -36 -41
ppk an ear|40 16 15
ppk an elegant|-26 -20 -22
ppk an icon|-43 -34 -28
ppk an identity|19 17 49
ppk an octopus|11 20 52
ppk an old|-52 -56 -39
ppk an olive|37 -15 6
ppk an open|32 -5 9
ppk an otter|-41 -30 -36
ppk an owl|-40 -42 -43
ppk and above|-22 -25 -39
ppk and anything|20 91 36
ppk and an|70 16 1
ppk and a|11 -11 -25
ppk and bag|-21 -20 -26
ppk and birch|4 1 30
ppk and blue|-39 -35 -40
ppk and bone|-25 -29 -36
ppk and bottle|17 15 54
ppk and brass|-31 -30 -32
ppk and breakfast|-36 -25 -29
ppk and chocolate|1 -7 37
ppk and clay|-64 -46 -55
ppk and copper|-18 -25 -25
ppk and coral|-65 -51 -73
ppk and cork|-54 -60 -63
ppk and cream|-34 -36 -46
ppk and dark|10 7 39
ppk and electric|2 7 30
ppk and feathers|-26 -28 -21
ppk and for|-30 -24 -19
ppk and get|-59 -57 -54
ppk and gold|-29 -27 -31
ppk and grey|-45 -41 -48
ppk and grown|-31 -39 -35
ppk and in|7 2 36
ppk and its|-26 -23 -34
ppk and ivory|-33 -37 -41
ppk and i|-42 -27 -30
ppk and light|27 35 70
ppk and lime|33 1 -20
ppk and made|-37 9 -31
ppk and maroon|55 0 9
ppk and my|-20 -29 -17
ppk and name|-30 -24 -29
ppk and navy|-23 -20 -29
ppk and neither|-35 -64 -36
ppk and never|-26 -39 -28
ppk and new|-21 -32 -20
ppk and nothing|-29 -52 -32
ppk and no|-53 -79 -48
ppk and off|0 6 28
ppk and one|-54 -16 32
ppk and only|-21 -36 -22
ppk and orange|-37 -26 -41
ppk and pale|13 12 32
ppk and peach|-34 -34 -51
ppk and people|-27 -36 -29
ppk and pestle|-22 -26 -24
ppk and raspberry|-30 -20 -15
ppk and rust|-36 -37 -58
ppk and r|-28 -33 -45
ppk and sage|-37 -35 -42
ppk and salmon|24 10 76
ppk and sand|-56 -34 -49
ppk and sea|10 10 38
ppk and signal|26 10 77
ppk and silver|-60 -36 -39
ppk and sky|15 -4 71
ppk and slate|-29 -37 -28
ppk and small|-60 -40 -35
ppk and teal|-25 -29 -33
ppk and theres|-26 -34 -32
ppk and the|-3 48 -7
ppk and thistles|-32 -36 -35
ppk and white|-42 -31 -46
ppk and without|19 46 18
ppk anything but|11 62 -16
ppk anything except|-21 -9 -25
ppk anything that|-18 -33 -18
ppk anything to|-42 -45 -28
ppk anything with|9 51 3
ppk app for|-42 -38 -40
ppk app icon|-47 -42 -47
ppk app is|-15 -17 -30
ppk approachable not|21 57 17
ppk apro una|-28 -16 -15
ppk aqua navy|-67 -60 -75
ppk archive of|-21 -26 -19
ppk are a|-54 -55 -37
ppk are banned|-51 -79 -45
ppk are forbidden|35 54 31
ppk are not|-38 -59 -32
ppk are off|-30 -30 -28
ppk are sick|-17 -28 -19
ppk are still|-43 -37 -33
ppk are too|-14 -25 -18
ppk are two|55 2 -8
ppk arrows no|23 77 35
ppk art deco|-37 -35 -40
ppk art of|-25 -25 -35
ppk artesanal de|-29 -39 -26
ppk as an|-46 -43 -39
ppk as a|-54 -46 -35
ppk as line|-82 -85 -76
ppk as mascot|9 0 44
ppk as our|-27 -27 -31
ppk as symbol|17 11 40
ppk as the|-35 -39 -35
ppk asap for|-26 -26 -27
ppk asi que|-25 -22 -23
ppk ask for|-31 -18 -19
ppk astrology app|-22 -21 -27
ppk at all|-16 -27 -21
ppk at a|-44 -29 -24
ppk at it|12 11 25
ppk au trait|14 15 39
ppk auf der|-40 -35 -40
ppk auf einen|0 47 21
ppk auf keinen|-23 -28 -24
ppk aus graz|6 5 28
ppk avait une|-54 -69 -46
ppk avec des|-41 -23 -25
ppk avec une|-13 -25 -23
ppk avec un|74 23 28
ppk avocats les|8 38 15
ppk avoid anything|10 40 10
ppk avoid blue|11 49 -7
ppk avoid green|-28 -11 -16
ppk avoid the|12 46 2
ppk away from|20 63 25
ppk azul claro|-27 -20 -27
ppk azul y|16 17 60
ppk azzurro e|13 11 29
ppk backerei in|-65 -49 -61
ppk background a|27 4 6
ppk badge with|61 21 14
ppk bakery in|-47 -50 -50
ppk bank and|-23 -35 -42
ppk bao wow|5 4 35
ppk bar in|-34 -33 -35
ppk bari basta|13 47 20
ppk bari niente|25 66 28
ppk bari per|-37 -50 -32
ppk be a|58 -16 19
ppk be lovely|-21 -20 -38
ppk be one|-41 -31 -36
ppk be too|-43 -33 -32
ppk because of|-33 -32 -24
ppk because the|-37 -60 -31
ppk behind a|32 -6 -4
ppk beige and|8 10 29
ppk beige brown|-68 -62 -62
ppk below the|-34 -26 -27
ppk beside the|-34 -35 -40
ppk better than|-31 -29 -19
ppk big bold|-29 -31 -28
ppk bike courier|-18 -22 -25
ppk bildmarke ein|25 7 11
ppk birch white|16 17 46
ppk bird made|-33 -24 -34
ppk bisturi bitte|-27 -38 -31
ppk bitte keinen|29 69 28
ppk bitte keine|9 49 8
ppk bitte kein|26 78 22
ppk black all|-42 -46 -50
ppk black a|-9 -37 -15
ppk black bold|-37 -43 -46
ppk black fierce|-34 -38 -46
ppk black geometric|-31 -27 -29
ppk black no|-6 58 19
ppk black one|18 23 63
ppk black only|-33 -32 -25
ppk black orange|41 -6 -6
ppk black stamp|-52 -49 -58
ppk black stencil|25 4 8
ppk black type|-16 -18 -26
ppk black white|-19 -18 -27
ppk black wide|-43 -35 -39
ppk black with|-28 -20 -34
ppk blackletter is|-41 -45 -47
ppk blacksmith in|-32 -49 -45
ppk bleu canard|-26 -21 -32
ppk bleu nuit|-20 -16 -26
ppk blood red|10 13 36
ppk bloss keine|30 71 34
ppk blu e|18 23 56
ppk blu notte|-37 -37 -51
ppk blue and|18 12 78
ppk blue because|-37 -38 -24
ppk blue cream|-36 -36 -35
ppk blue is|-38 -55 -32
ppk blue no|11 60 22
ppk blue red|-26 -19 -25
ppk blue so|8 28 8
ppk blue the|-56 -42 -55
ppk blue warm|-18 -1 26
ppk blue we|-32 -20 -36
ppk blue white|-52 -52 -40
ppk blue with|3 9 30
ppk blue yellow|11 -18 -30
ppk blush pink|-21 -19 -29
ppk boats built|-23 -27 -31
ppk bold no|-24 -36 -26
ppk bold rounded|-23 -20 -26
ppk bold sans|-27 -20 -28
ppk book dark|5 2 26
ppk book no|21 52 17
ppk bookkeeping for|-42 -31 -40
ppk bottle green|-38 -32 -13
ppk boulangerie a|-77 -64 -49
ppk boutique sans|-45 -51 -34
ppk braga detesto|1 25 -16
ppk braga simbolo|34 0 3
ppk braga vai|-25 -31 -23
ppk brandt sohn|-24 -18 -34
ppk brasa bruta|11 11 29
ppk brasao com|-28 -18 -19
ppk brass and|26 25 75
ppk brass no|3 25 9
ppk braucht ein|-38 -24 -38
ppk brick red|-45 -48 -49
ppk bright green|10 13 38
ppk bright orange|-40 -32 -47
ppk bright red|-25 -26 -17
ppk bright yellow|-3 4 28
ppk broadband co|-45 -38 -26
ppk brown a|-41 -29 -38
ppk brown is|-27 -29 -29
ppk brown orange|-21 -17 -25
ppk bubbles no|33 79 23
ppk bubbles or|16 40 17
ppk bubbly letters|48 15 -6
ppk bufete de|-52 -56 -40
ppk burgundy and|-8 -10 31
ppk but a|-28 12 3
ppk but black|-42 -55 -35
ppk but for|-28 -22 -18
ppk but i|-15 -28 -15
ppk but not|13 39 16
ppk but no|17 43 7
ppk butter yellow|43 21 40
ppk by a|-90 -58 -59
ppk by bike|-36 -45 -40
ppk by friday|38 -2 0
ppk by my|-25 -30 -19
ppk by the|-44 -40 -35
ppk by two|-34 -19 -23
ppk c est|-37 -34 -37
ppk cabinet de|-33 -26 -26
ppk cabinet d|-36 -38 -33
ppk cafe a|-85 -71 -55
ppk cafe in|-27 -28 -30
ppk caffe a|-76 -69 -47
ppk called hollin|-51 -20 -39
ppk called orlik|-67 -53 -60
ppk called ostrel|26 -2 -5
ppk calm and|-45 -47 -73
ppk cameras no|15 51 18
ppk can and|-26 -35 -27
ppk can do|-22 -28 -25
ppk can it|-29 -22 -24
ppk cant stand|13 59 22
ppk cape town|-21 -17 -33
ppk capitals with|-19 -17 -29
ppk caps extra|-17 -27 -23
ppk caps no|36 85 36
ppk caps so|-51 -38 -47
ppk carattere geometrico|-54 -56 -51
ppk care at|-45 -48 -44
ppk carrying a|58 13 20
ppk casa lume|-16 -25 -24
ppk case and|-35 -34 -59
ppk castanho e|16 15 40
ppk ce sera|-42 -33 -27
ppk chalk white|0 0 40
ppk change de|-36 -34 -27
ppk charcoal and|-52 -56 -89
ppk cheap to|-34 -24 -28
ppk cheddar orange|-26 -16 -28
ppk cherry red|-18 -30 -20
ppk chocolate brown|-30 -34 -44
ppk ciel et|21 12 59
ppk cipria e|15 14 34
ppk claro e|-2 7 43
ppk cleaning company|-24 -26 -21
ppk clear of|12 38 11
ppk climbing gym|7 10 38
ppk clip art|-36 -25 -20
ppk clouds no|18 42 19
ppk co op|-35 -23 -20
ppk cobalt blue|6 16 41
ppk cocktail bar|12 9 29
ppk coffee roaster|-21 -19 -30
ppk colores azul|2 11 51
ppk colour and|-22 -21 -31
ppk colour is|27 8 80
ppk colours a|14 34 39
ppk colours plum|14 11 35
ppk colours saffron|22 15 61
ppk colours you|-23 -35 -24
ppk com uma|41 5 11
ppk comic sans|-64 -69 -59
ppk compass rose|-50 -45 -38
ppk con mucho|-39 -36 -33
ppk con serifas|-37 -31 -37
ppk con serifa|-39 -32 -35
ppk con una|-21 -22 -33
ppk con un|40 11 9
ppk concrete grey|4 13 40
ppk condensed capitals|-19 -25 5
ppk condensed caps|15 -14 -26
ppk condensed yellow|-30 -21 -31
ppk continuous line|-28 -27 -26
ppk copper woodcut|-43 -27 -34
ppk corail et|10 -3 42
ppk coral a|-44 -30 -29
ppk coral navy|63 8 18
ppk cosa menos|-30 -56 -30
ppk could go|-18 -26 -17
ppk could the|-30 -23 -18
ppk cream and|14 18 50
ppk cream elegant|-36 -53 -39
ppk cream no|44 96 43
ppk creme keine|6 31 -1
ppk crescent moon|-46 -26 -28
ppk crosses no|15 63 24
ppk crowbars and|-38 -27 -25
ppk curled up|-27 -28 -28
ppk customers hate|-25 -34 -27
ppk d une|-43 37 -28
ppk dairy in|-34 -32 -35
ppk dark blue|29 10 12
ppk dark brown|5 -20 -34
ppk dark green|27 7 22
ppk dark grey|-57 -32 -43
ppk darunter der|-25 -25 -28
ppk daughter a|-36 -33 -22
ppk de abogados|-65 -62 -58
ppk de azul|26 19 66
ppk de las|14 80 19
ppk de linha|-44 -27 -35
ppk de logo|-26 -25 -24
ppk de los|-28 -31 -29
ppk de l|-39 -43 -43
ppk de uma|67 70 36
ppk de una|51 26 3
ppk deco no|13 43 15
ppk deep blue|-4 2 33
ppk deep burgundy|-26 -23 -35
ppk deep green|22 8 33
ppk deep navy|-25 -24 -19
ppk deep plum|-28 -23 -33
ppk deep sea|-28 -28 -40
ppk deliver by|-27 -23 -22
ppk della solita|10 67 21
ppk der laden|-27 -21 -18
ppk design for|-31 -46 -25
ppk dessine au|-65 -64 -48
ppk destra una|70 33 31
ppk deteste le|15 46 -1
ppk didnt have|-14 -25 -15
ppk didone letters|7 2 27
ppk die konkurrenz|-32 -43 -32
ppk die silhouette|-61 -43 -38
ppk dispensamos a|7 56 22
ppk do a|27 14 9
ppk do bairro|-23 -30 -20
ppk do nome|-17 8 -29
ppk do not|-24 -40 -23
ppk do no|28 71 31
ppk do one|-36 -37 -42
ppk do re|19 21 54
ppk do want|-38 -22 -36
ppk do without|21 53 22
ppk does not|-18 -34 -18
ppk does the|-49 -57 -45
ppk dog food|-24 -22 -30
ppk donc pas|-19 -28 -18
ppk done to|-30 -32 -29
ppk dont even|-23 -43 -23
ppk dont have|-54 -41 -42
ppk dont like|-9 37 -4
ppk dont mind|-32 -57 -39
ppk dont sell|-33 -50 -27
ppk dont show|-23 -29 -31
ppk door is|-30 -37 -37
ppk doves or|9 38 13
ppk drawn with|-42 -26 -28
ppk drivers and|-19 -27 -22
ppk drop the|9 58 17
ppk du creme|-27 -35 -24
ppk du nom|-22 -24 -41
ppk dunkelblau und|13 7 42
ppk dunkelgrun und|12 10 34
ppk dusty blue|-27 -30 -5
ppk dusty pink|-25 -21 -33
ppk dusty rose|-20 -28 -25
ppk e areia|-35 -26 -40
ppk e azul|21 6 47
ppk e a|-41 -35 -25
ppk e crema|-22 -23 -32
ppk e dourado|-19 -21 -26
ppk e na|-38 -39 -35
ppk e nero|-21 -23 -25
ppk e niente|17 45 16
ppk e terracota|-51 -52 -50
ppk e um|45 1 8
ppk e un|61 17 15
ppk e verde|1 -14 34
ppk each other|-46 -30 -39
ppk ear of|25 1 3
ppk easy to|-35 -29 -37
ppk ecole de|-46 -60 -54
ppk ein kleiner|72 23 31
ppk ein logo|1 4 29
ppk ein rundes|-29 -22 -25
ppk eine kanzlei|-5 19 26
ppk eine stilisierte|50 11 8
ppk either again|-32 -20 -19
ppk el logo|-32 -33 -26
ppk el nombre|-48 -46 -53
ppk electric blue|38 -9 0
ppk electric violet|-30 -31 -44
ppk em braga|-68 -43 -38
ppk ember orange|-25 -22 -33
ppk emblem for|-41 -29 -27
ppk emblem mit|37 -2 -3
ppk emblem with|-32 -21 -26
ppk emerald and|5 16 55
ppk en azul|11 8 38
ppk en mayusculas|-24 -22 -28
ppk en noir|-24 -22 -35
ppk en rosario|-20 -20 -36
ppk en un|-12 10 28
ppk en veut|-37 -41 -38
ppk encima del|-39 -25 -39
ppk encore cover|8 7 35
ppk epi de|2 -53 -61
ppk epure sans|15 38 6
ppk era una|-50 -49 -44
ppk es una|-51 -34 -27
ppk escritorio de|-37 -40 -31
ppk escuro e|17 17 50
ppk esquerda do|-32 -33 -30
ppk estamos hartos|-18 -27 -18
ppk estan prohibidos|-19 -26 -18
ppk estudio de|-20 -33 -22
ppk et bleu|0 0 51
ppk et cuivre|-35 -30 -45
ppk et des|-77 -62 -48
ppk et dore|16 9 36
ppk et gris|16 7 41
ppk et noir|-22 -28 -35
ppk et or|-25 -25 -28
ppk et rouge|-4 6 42
ppk et une|-45 -29 -27
ppk et un|30 -12 24
ppk even though|-44 -24 -32
ppk every month|-29 -20 -18
ppk everyone does|-16 -25 -14
ppk everyone has|7 35 -5
ppk everyone in|-18 -25 -13
ppk everything except|-29 -43 -24
ppk evita los|19 72 33
ppk evitate le|-15 47 14
ppk evitemos la|-9 48 4
ppk eviter les|11 34 12
ppk evitez les|15 79 36
ppk except a|38 38 16
ppk except the|8 -3 38
ppk fair in|-26 -36 -28
ppk farm in|-34 -53 -52
ppk farms and|-28 -42 -33
ppk fashion but|-25 -48 -25
ppk fat rounded|-37 -51 -43
ppk favor nao|-23 -37 -22
ppk favor no|-54 -100 -53
ppk fette grotesk|-36 -32 -35
ppk fig thistle|13 15 44
ppk film reel|-24 -25 -24
ppk firm is|15 37 10
ppk firm i|-20 -32 -19
ppk firm not|-41 -66 -37
ppk firm no|7 27 5
ppk firm of|-21 -28 -21
ppk firm one|-43 -48 -30
ppk firm the|47 -9 16
ppk first of|-23 -26 -32
ppk fishing net|-40 -31 -33
ppk fix it|-45 -40 -50
ppk flacon e|-25 -6 -21
ppk flour white|-30 -30 -32
ppk flowers and|28 75 28
ppk flowers no|10 48 18
ppk fluorescent orange|-53 -50 -62
ppk fold eine|-29 -25 -22
ppk fold uma|-43 -31 -35
ppk fold un|-42 -25 -29
ppk font no|-25 -7 -23
ppk food brand|-23 -17 -25
ppk food in|-38 -29 -34
ppk for an|-64 -53 -60
ppk for a|-26 -27 -20
ppk for hot|-27 -47 -38
ppk for its|-50 -31 -45
ppk for once|19 25 59
ppk for one|-29 -24 -19
ppk for our|-55 -36 -58
ppk for people|16 14 42
ppk for the|-51 -36 -30
ppk fork and|-20 -33 -17
ppk forks or|-45 -52 -35
ppk forming a|75 2 22
ppk fox curled|-38 -24 -27
ppk fox mascot|-23 -21 -29
ppk free of|7 38 17
ppk fresh green|1 5 32
ppk freundlichen grussen|-37 -34 -41
ppk friendly but|-39 -44 -32
ppk friendly rounded|-30 -33 -27
ppk from across|-25 -24 -21
ppk from an|-29 -35 -25
ppk from a|-6 -39 -20
ppk from old|-53 -49 -45
ppk from our|2 32 -2
ppk from the|-62 -81 -52
ppk gallery in|-18 -18 -35
ppk game studio|47 12 14
ppk gar nicht|-30 -23 -22
ppk garamond no|-25 -25 -44
ppk gates and|-20 -32 -23
ppk gauche du|-51 -44 -49
ppk gelb und|8 2 44
ppk generous letter|-35 -35 -31
ppk gens du|-29 -26 -43
ppk geometric font|7 7 46
ppk geometric letters|-28 -25 -41
ppk geometric sans|17 0 27
ppk gern eine|101 23 38
ppk gern mit|26 5 5
ppk get a|-33 -22 -26
ppk give it|-16 -25 -17
ppk glacier blue|-34 -27 -44
ppk glass and|-24 -19 -34
ppk go and|-23 -37 -23
ppk go for|63 24 34
ppk go with|29 -17 -20
ppk gold and|23 21 55
ppk gold foil|-32 -27 -43
ppk gold no|7 53 14
ppk gold on|-27 -23 -24
ppk gostavamos de|-54 -37 -32
ppk gotica sin|8 33 16
ppk gradients no|38 95 42
ppk granite grey|25 7 -4
ppk graphite and|16 17 43
ppk graz die|-29 -35 -31
ppk graz kein|13 35 17
ppk graz ohne|8 30 13
ppk graz statt|-21 27 3
ppk graz symbol|36 -7 4
ppk graz wir|-37 -33 -36
ppk green a|-22 -19 -40
ppk green black|-32 -25 -25
ppk green brass|37 0 7
ppk green dark|-4 1 26
ppk green friendly|-22 -19 -34
ppk green no|32 109 34
ppk green on|21 24 68
ppk green slab|-44 -26 -28
ppk green terracotta|-26 -23 -23
ppk green white|-27 -13 -21
ppk green with|-25 -9 2
ppk grey and|3 -1 52
ppk grey blue|-27 -20 -25
ppk grey condensed|-31 -19 -21
ppk grey no|-41 -59 -49
ppk grey signal|15 13 48
ppk grey with|-24 -23 -43
ppk gris acier|-32 -27 -35
ppk grotesk all|-33 -44 -40
ppk grotesk tight|-47 -43 -52
ppk growing out|-27 -17 -21
ppk grown up|-35 -28 -29
ppk gustaria que|-43 -24 -26
ppk gustaria una|65 11 19
ppk gym an|-45 -33 -35
ppk gym a|28 34 18
ppk gym is|11 33 -1
ppk gym my|-27 -17 -20
ppk gym no|-52 -71 -43
ppk gym please|-23 -25 -22
ppk gym the|-32 -25 -22
ppk haben keinen|-38 -63 -38
ppk had enough|-17 -29 -19
ppk hair salon|-20 -36 -21
ppk hammer and|42 3 4
ppk hand drawn|56 7 4
ppk hand lettered|29 -9 -3
ppk hand lettering|28 9 1
ppk hand painted|-26 -21 -34
ppk handwritten a|28 1 -18
ppk hartos de|-19 -29 -17
ppk has a|-48 -21 -30
ppk has that|18 38 10
ppk hat jeder|-17 -29 -18
ppk hatten gern|-34 -28 -44
ppk have a|40 -14 16
ppk have been|-61 -48 -48
ppk have no|-50 -77 -43
ppk have the|-54 -31 -29
ppk have two|-68 -52 -48
ppk he is|-19 -30 -20
ppk hearts or|8 31 13
ppk heavy condensed|31 -4 -1
ppk heavy slab|-6 7 40
ppk hexagons are|-19 -29 -17
ppk hey quick|-38 -29 -28
ppk holding a|35 -17 -8
ppk hollin and|-30 -29 -39
ppk hollin uno|-34 -29 -35
ppk homes in|-22 -39 -34
ppk honey on|-17 -30 -18
ppk hospitals and|-26 -27 -20
ppk hot sauce|-43 -31 -46
ppk hotel in|-26 -31 -34
ppk houses no|10 41 17
ppk humanist sans|-30 -28 -38
ppk i am|-23 -25 -26
ppk i dont|-21 -28 -32
ppk i do|-40 -52 -39
ppk i have|-40 -28 -33
ppk i imagine|-20 -15 -26
ppk i know|8 23 27
ppk i make|-44 -36 -25
ppk i want|-41 -44 -66
ppk ice blue|29 15 37
ppk icon above|-54 -45 -71
ppk icon a|37 8 13
ppk icon left|-29 -38 -27
ppk icon please|-23 -18 -28
ppk icon stacked|-28 -20 -23
ppk icone a|-40 -32 -33
ppk icone uma|31 6 12
ppk icono un|39 1 -24
ppk id love|-25 -16 -24
ppk if it|-20 -38 -23
ppk if that|-19 -26 -25
ppk if you|-25 -21 -16
ppk il logo|-22 -25 -28
ppk im after|-33 -25 -41
ppk im a|-49 -28 -27
ppk im not|-35 -48 -27
ppk imagine a|36 7 1
ppk imagine un|33 9 11
ppk in an|-12 -26 -25
ppk in a|-119 -77 -71
ppk in berlin|-50 -44 -37
ppk in bristol|-56 -42 -39
ppk in brno|-31 -19 -16
ppk in coral|-27 -23 -35
ppk in cormorant|-38 -35 -41
ppk in cornwall|-21 -26 -28
ppk in einer|-29 -25 -23
ppk in freiburg|22 19 54
ppk in garamond|-3 3 41
ppk in glasgow|-30 -24 -27
ppk in gold|-51 -36 -49
ppk in graz|-27 4 18
ppk in hebden|-60 -38 -36
ppk in its|-24 -22 -30
ppk in it|-28 -18 -15
ppk in june|-36 -29 -32
ppk in koln|-38 -1 -13
ppk in leeds|6 25 13
ppk in leicester|7 0 30
ppk in line|-85 -61 -58
ppk in lowercase|-31 -24 -30
ppk in lower|-57 -51 -54
ppk in malmo|-32 -23 -33
ppk in montreal|10 9 28
ppk in montserrat|16 20 48
ppk in my|-52 -37 -33
ppk in navy|-74 -49 -77
ppk in oaxaca|6 30 -5
ppk in old|-48 -52 -48
ppk in one|-35 -32 -43
ppk in script|22 31 64
ppk in sky|16 12 41
ppk in small|-26 -21 -24
ppk in spite|-38 -33 -33
ppk in spring|14 7 35
ppk in stroud|7 3 38
ppk in the|-61 -75 -63
ppk in this|-24 -30 -20
ppk in three|-34 -29 -31
ppk in utrecht|-32 -25 -36
ppk indigo and|4 2 47
ppk inside a|-52 -52 -41
ppk instead of|-48 -53 -36
ppk insurance for|-24 -23 -26
ppk into a|38 -5 -8
ppk into one|-34 -24 -29
ppk into the|-36 -25 -22
ppk invece della|-39 -74 -32
ppk investors are|-20 -35 -23
ppk ira en|-42 -41 -57
ppk is a|0 4 -34
ppk is called|-28 -36 -42
ppk is coral|-25 -20 -30
ppk is cream|-25 -47 -25
ppk is dark|15 13 33
ppk is enough|12 21 57
ppk is mustard|-7 51 12
ppk is not|-22 -40 -22
ppk is no|18 42 18
ppk is on|-19 -27 -21
ppk is out|0 1 25
ppk is purple|-27 -34 -36
ppk is the|-28 -29 -26
ppk is too|-27 -35 -34
ppk isnt a|-10 25 -2
ppk it all|3 -7 58
ppk it and|-25 -40 -26
ppk it a|81 44 28
ppk it be|-45 -26 -26
ppk it can|-30 -21 -21
ppk it goes|-32 -17 -18
ppk it had|-33 -27 -22
ppk it has|-32 -23 -21
ppk it in|-39 -34 -42
ppk it no|-20 -30 -18
ppk it old|-31 -53 -38
ppk it one|-56 -46 -35
ppk it on|-27 -17 -18
ppk it shouldnt|-26 -39 -25
ppk it that|-21 -18 -29
ppk it the|-26 -21 -20
ppk its an|-40 -28 -27
ppk its a|-24 -30 -21
ppk its not|-16 -30 -15
ppk ivory and|14 13 39
ppk ivory a|62 1 6
ppk jade green|-34 -22 -24
ppk jaune soleil|-21 -19 -29
ppk je deteste|-20 -33 -26
ppk juna works|-31 -26 -25
ppk junto al|-77 -62 -52
ppk just a|-60 -58 -34
ppk just good|-19 -27 -16
ppk just one|17 17 40
ppk kanzlei ein|-45 -28 -31
ppk keep it|-34 -38 -43
ppk keep the|49 -29 -4
ppk keep those|-15 -25 -14
ppk keinen fall|8 63 5
ppk keys no|6 38 17
ppk kids wanted|-30 -37 -55
ppk kind of|35 -16 -20
ppk kind regards|-57 -49 -62
ppk kind with|18 13 40
ppk kitchens and|-21 -37 -20
ppk koln eine|-32 -24 -23
ppk kombucha brand|-38 -29 -40
ppk kommt auf|-55 -57 -55
ppk konkurrenz hat|4 36 -1
ppk konnen keine|24 55 28
ppk l air|-25 -42 -29
ppk l hanno|-24 -30 -22
ppk laden ohne|-42 -49 -30
ppk lado da|-50 -79 -40
ppk laranja e|13 14 60
ppk las letras|-30 -18 -21
ppk lasst bitte|-42 -52 -35
ppk last logo|-21 -33 -31
ppk lavender and|5 4 27
ppk layered lines|-28 -27 -36
ppk layout symbol|-25 -19 -28
ppk le monde|-24 -46 -25
ppk leaf green|-12 -26 -27
ppk leaf no|7 27 -8
ppk leave it|-17 -25 -20
ppk leave out|7 31 7
ppk leaves no|12 45 10
ppk ledger lark|3 4 31
ppk leeds a|16 36 5
ppk leeds burgundy|-39 -30 -54
ppk leeds one|-68 -59 -58
ppk leeds the|34 -18 5
ppk leerse bien|13 14 32
ppk left of|-18 -26 -17
ppk legale niente|29 70 34
ppk legale una|37 12 10
ppk letra com|-29 -34 -38
ppk letra manuscrita|-32 -28 -35
ppk letter spacing|-25 -21 -21
ppk lettering no|5 38 5
ppk letters a|-45 -16 -74
ppk letters like|-49 -54 -50
ppk lettres arrondies|-20 -16 -27
ppk lieber eine|28 0 10
ppk lieu d|-23 -31 -27
ppk light geometric|-27 -23 -27
ppk light grey|-31 -19 -32
ppk light sans|-55 -42 -45
ppk lighthouse and|-46 -31 -34
ppk lightning bolt|-27 -19 -17
ppk like a|37 27 9
ppk like it|-23 -27 -30
ppk like old|-20 -22 -28
ppk like the|-22 -31 -54
ppk like to|-33 -23 -31
ppk lila und|-32 -16 12
ppk lila y|21 29 72
ppk lilas e|12 8 44
ppk lime and|10 -5 30
ppk lime green|17 9 50
ppk line art|32 5 0
ppk line drawing|-33 -9 2
ppk line icon|-46 -30 -34
ppk line under|-31 -21 -28
ppk links vom|-32 -20 -22
ppk llevara un|72 14 24
ppk logo 4|-36 -26 -24
ppk logo asap|-29 -28 -20
ppk logo a|47 -31 -16
ppk logo black|-21 -17 -26
ppk logo for|-55 -35 -37
ppk logo had|-35 -61 -33
ppk logo has|-40 -21 -26
ppk logo icon|-47 -38 -32
ppk logo in|-6 -1 29
ppk logo is|-28 -33 -22
ppk logo name|-40 -47 -40
ppk logo no|11 38 14
ppk logo of|-35 -37 -62
ppk logo should|-63 -58 -49
ppk logo the|-46 -50 -38
ppk logo will|-30 -40 -31
ppk logo with|-68 -40 -50
ppk logos in|14 15 35
ppk loja de|-53 -44 -70
ppk long story|0 5 27
ppk look like|16 50 20
ppk lose the|16 73 28
ppk lot of|-42 -42 -45
ppk lots of|-67 -74 -61
ppk lotus no|30 67 32
ppk love a|62 11 26
ppk love it|-36 -23 -33
ppk love my|-38 -31 -44
ppk lume una|-56 -34 -29
ppk lume un|-31 -19 -18
ppk lyon icone|76 6 5
ppk lyon je|-20 -19 -26
ppk lyon un|35 3 13
ppk made from|29 -6 1
ppk made of|32 -24 -19
ppk magari una|43 6 16
ppk magnifying glass|-27 -25 -27
ppk mais pas|-33 -52 -28
ppk make it|14 51 27
ppk make one|-25 -16 -17
ppk manuscrita nada|-37 -43 -32
ppk marca se|-37 -28 -32
ppk marine et|16 10 51
ppk marino y|21 20 53
ppk mark a|31 13 15
ppk mark black|-29 -29 -35
ppk maroon and|11 3 50
ppk marre des|5 39 15
ppk marron y|20 17 43
ppk martial arts|-37 -25 -33
ppk mascot a|-63 -50 -44
ppk mascot in|28 45 95
ppk mascot please|-5 -21 -26
ppk mascot with|-32 -26 -33
ppk mascota un|66 26 28
ppk mascote um|79 33 24
ppk mascotte une|52 19 14
ppk maskottchen ein|51 24 27
ppk maybe a|38 1 10
ppk maybe two|-48 -37 -27
ppk me and|-33 -22 -25
ppk me a|62 -15 2
ppk me the|10 32 2
ppk me to|-52 -31 -32
ppk mecanico no|-15 -25 -14
ppk menos un|1 56 12
ppk menos verde|1 30 -20
ppk metal band|-21 -18 -26
ppk mettete una|21 92 41
ppk mettez pas|-24 -37 -21
ppk midnight blue|-26 -14 22
ppk milestone no|14 44 9
ppk mint and|8 10 43
ppk mint green|12 21 77
ppk mit einem|47 14 15
ppk mit freundlichen|-44 -38 -26
ppk mochten wir|-38 -33 -31
ppk mono font|7 19 44
ppk monogram would|-24 -20 -29
ppk monogramm aus|-17 -19 -27
ppk moon and|50 8 9
ppk mortar and|43 20 15
ppk mother tongue|9 9 35
ppk mountains and|-6 31 9
ppk moutarde et|7 0 31
ppk muchas gracias|-48 -50 -56
ppk museum of|-30 -32 -24
ppk must be|-75 -73 -63
ppk must have|45 9 4
ppk must not|-18 -32 -18
ppk mustard and|9 8 43
ppk my fathers|-25 -33 -27
ppk my initials|-36 -22 -29
ppk my wife|-17 -26 -19
ppk n en|-33 -39 -36
ppk nada de|15 53 23
ppk name a|66 26 19
ppk name goes|-35 -29 -30
ppk name in|-61 -44 -46
ppk name means|59 20 18
ppk name next|-42 -28 -41
ppk name not|-42 -32 -29
ppk name set|-40 -24 -30
ppk name so|-48 -54 -47
ppk name still|-44 -29 -43
ppk name to|-33 -20 -21
ppk name we|-31 -21 -24
ppk namen ein|75 16 18
ppk nantes avec|-35 -20 -21
ppk nantes j|-27 -18 -26
ppk nantes oubliez|-20 -34 -21
ppk nao coloquem|33 73 36
ppk nao queremos|41 101 42
ppk nao temos|-44 -69 -37
ppk nao usar|23 71 18
ppk nao usem|49 116 56
ppk navy and|-27 -13 -34
ppk navy a|86 18 16
ppk navy gold|-51 -33 -37
ppk navy no|-2 45 8
ppk navy orange|-30 -44 -33
ppk navy we|-37 -29 -52
ppk navy white|38 -5 21
ppk neben dem|-31 -28 -24
ppk need a|-47 -67 -42
ppk need logo|-36 -27 -27
ppk need something|8 8 26
ppk needle and|45 17 -9
ppk needles no|1 42 12
ppk needs a|-44 -26 -30
ppk needs to|-58 -35 -42
ppk negro y|-31 -42 -39
ppk neon green|-35 -28 -52
ppk neon pink|13 16 39
ppk neon purple|0 -5 40
ppk neon yellow|11 18 44
ppk nero e|16 14 34
ppk network for|-50 -31 -40
ppk never use|-41 -42 -36
ppk never want|-57 -73 -62
ppk new one|-25 -14 -16
ppk new sign|17 7 39
ppk ni de|10 46 1
ppk nicht alles|-23 -30 -34
ppk niente case|-32 -56 -40
ppk niente verde|-15 -7 -32
ppk night shift|-48 -41 -52
ppk no anchors|-23 -36 -25
ppk no arrows|-27 -38 -26
ppk no a|-38 -3 -30
ppk no beer|18 40 8
ppk no blue|-40 -36 -28
ppk no bones|-21 -26 -26
ppk no bubbles|-37 -66 -41
ppk no building|19 44 12
ppk no cars|-41 -41 -27
ppk no chopsticks|-23 -35 -21
ppk no clouds|0 -14 31
ppk no crosses|-29 -36 -27
ppk no cross|-32 -52 -29
ppk no drops|-28 -28 -21
ppk no fish|-22 -30 -40
ppk no flames|-26 -36 -7
ppk no flowers|-15 -29 -15
ppk no gos|16 41 19
ppk no gradients|-23 -35 -12
ppk no grapes|-27 -34 -23
ppk no green|-32 -32 -55
ppk no hands|-20 -36 -23
ppk no houses|-27 -44 -29
ppk no hurry|-34 -39 -45
ppk no keys|-41 -52 -57
ppk no leaf|-25 -23 -34
ppk no leaves|-35 -33 -36
ppk no lleve|3 48 16
ppk no logo|-34 -42 -26
ppk no lotus|18 46 18
ppk no magnifying|15 59 25
ppk no masks|-23 -31 -18
ppk no meat|-30 -37 -24
ppk no name|-30 -36 -31
ppk no pink|-30 -51 -28
ppk no preference|-38 -55 -56
ppk no red|33 4 15
ppk no scissors|-15 -25 -18
ppk no scrap|-31 -51 -36
ppk no script|-26 -48 -27
ppk no server|12 64 24
ppk no silhouette|-15 -25 -16
ppk no snowflakes|-25 -45 -27
ppk no suns|-21 -26 -22
ppk no symbol|-33 -29 -30
ppk no tagline|-13 -25 -14
ppk no tenga|15 68 27
ppk no text|49 22 40
ppk no thank|-31 -47 -31
ppk no to|13 32 15
ppk no tuning|20 52 16
ppk no umbrellas|-29 -26 -26
ppk no un|-16 34 5
ppk no uses|-39 -71 -40
ppk no vendemos|-35 -44 -29
ppk no vinyl|8 34 0
ppk no waves|-28 -55 -30
ppk noir un|36 -2 -2
ppk nombre debajo|17 17 40
ppk nombre en|7 11 27
ppk nome a|-65 -56 -47
ppk nome sotto|-28 -20 -32
ppk non abbiamo|-37 -51 -42
ppk non vogliamo|34 79 35
ppk none of|-22 -33 -21
ppk nor a|-3 51 16
ppk nord acht|-34 -25 -34
ppk nos gustaria|-18 -19 -27
ppk not another|41 104 50
ppk not an|-27 1 -17
ppk not clinical|18 8 52
ppk not do|-21 -36 -19
ppk not have|-29 -14 -12
ppk not hearts|6 4 26
ppk not include|16 37 15
ppk not like|-27 -49 -30
ppk not look|-14 -26 -14
ppk not one|14 30 13
ppk nothing else|-29 -32 -7
ppk nothing in|25 62 -1
ppk nothing too|-12 28 3
ppk nothing with|-32 -4 -20
ppk nuit et|13 11 34
ppk nur nicht|16 46 2
ppk oak tree|-23 -20 -29
ppk oat stalk|-25 -16 2
ppk of air|-45 -30 -40
ppk of all|-23 -25 -39
ppk of any|-27 -43 -24
ppk of a|27 15 32
ppk of mountains|-32 -46 -28
ppk of orange|-27 -33 -36
ppk of seeing|1 56 19
ppk of simple|-31 -25 -23
ppk of space|-24 -24 -29
ppk of the|-18 -64 -38
ppk of us|-16 -16 -28
ppk of wheat|-32 -27 -7
ppk off the|-65 -58 -43
ppk off white|-26 -10 -12
ppk oficina sem|17 40 19
ppk oil can|-26 -31 -23
ppk old logo|-15 -31 -19
ppk old style|-19 -27 -23
ppk olive branch|-28 -24 -33
ppk olive green|18 23 73
ppk olive oil|-37 -29 -37
ppk on an|-68 -62 -57
ppk on a|-38 -65 -27
ppk on black|-63 -32 -38
ppk on cast|-41 -37 -39
ppk on charcoal|-20 -28 -21
ppk on cream|-39 -24 -25
ppk on every|-17 -34 -17
ppk on near|22 4 55
ppk on one|-30 -24 -29
ppk on oublie|-30 -51 -31
ppk on the|-59 -79 -51
ppk once in|-26 -29 -49
ppk one and|-22 -27 -21
ppk one a|-35 -30 -36
ppk one colour|15 19 59
ppk one desk|-19 -17 -28
ppk one for|-36 -53 -38
ppk one in|-24 -27 -27
ppk one is|-23 -30 -29
ppk one leg|7 6 28
ppk one line|92 10 25
ppk one of|-37 -25 -20
ppk one our|-29 -19 -19
ppk one rule|-28 -39 -27
ppk one sentence|-18 -16 -28
ppk one simple|61 22 27
ppk one very|-28 -17 -19
ppk one yellow|-24 -25 -33
ppk online only|-25 -24 -26
ppk only does|-23 -28 -18
ppk only nothing|-47 -78 -45
ppk only no|17 45 20
ppk only the|-26 -20 -16
ppk ont une|12 50 25
ppk or anything|0 26 8
ppk or a|16 32 12
ppk orange brown|-28 -28 -31
ppk orange condensed|-38 -32 -31
ppk orange friendly|9 -30 -33
ppk orange logo|-47 -45 -48
ppk orlik uma|-47 -33 -41
ppk oscuro y|5 1 26
ppk ostrel caffe|-24 -22 -26
ppk ostrel eine|-60 -48 -38
ppk ostrel law|-25 -20 -23
ppk other a|33 -2 -15
ppk others are|-35 -30 -40
ppk otherwise surprise|-21 -29 -18
ppk oublie la|19 76 32
ppk oubliez les|8 40 15
ppk our card|-22 -32 -26
ppk our food|-40 -35 -27
ppk our mascot|24 26 55
ppk our name|-18 -21 -26
ppk our only|-33 -33 -33
ppk our slogan|-24 -16 -29
ppk out and|-29 -37 -26
ppk out a|29 -15 3
ppk out of|-43 -45 -35
ppk outdoor gear|-22 -28 -27
ppk over the|-26 -29 -24
ppk own a|-24 -25 -35
ppk padaria em|-48 -33 -45
ppk padlocks no|14 34 15
ppk page is|-26 17 -24
ppk pair of|40 25 2
ppk pale blue|9 14 38
ppk pale grey|-38 -44 -43
ppk panaderia en|-56 -46 -50
ppk panda mascot|-32 -30 -36
ppk panificio a|-86 -55 -56
ppk partner hates|29 69 31
ppk pas d|8 34 13
ppk pas un|10 65 27
ppk pastel blue|-17 -19 -29
ppk patinhas verde|-8 -18 26
ppk paw prints|-14 -29 16
ppk peach and|16 15 54
ppk pensamos en|-44 -23 -33
ppk pensamos numa|53 14 15
ppk pensavamo a|-25 -23 -20
ppk people always|-17 -25 -20
ppk people keep|-33 -39 -21
ppk perhaps a|53 -4 21
ppk piacerebbe un|92 38 37
ppk picture a|67 -2 30
ppk picture on|-25 -18 -31
ppk piggy bank|-20 -35 -19
ppk pike uma|-98 -73 -66
ppk pike un|-35 -20 -19
ppk pine green|-16 -14 -27
ppk pink and|10 11 38
ppk pink not|-24 -33 -30
ppk pink n|0 5 36
ppk pixel oak|-30 -22 -28
ppk place is|-34 5 -39
ppk plain bold|-38 -28 -30
ppk plain sans|-33 -22 -35
ppk plant based|-22 -25 -19
ppk playful but|-28 -38 -30
ppk please and|-24 -26 -28
ppk please a|-4 -35 -27
ppk please dont|-4 -7 52
ppk please draw|-25 -13 -14
ppk please nothing|13 54 5
ppk please not|-34 -38 -39
ppk please no|1 35 12
ppk please show|-38 -24 -29
ppk please the|-28 6 -2
ppk please use|0 4 27
ppk plum and|25 18 77
ppk plus de|-3 44 11
ppk plus sign|-61 -51 -45
ppk plutot un|62 10 29
ppk podcast about|-26 -27 -32
ppk podcast cover|-19 -18 -33
ppk poetry publisher|25 2 4
ppk police a|-45 -42 -38
ppk pongan una|15 66 25
ppk posto della|19 79 11
ppk pot one|-23 -27 -23
ppk pour les|-20 -29 -32
ppk prams and|-40 -39 -31
ppk preference for|-20 -22 -25
ppk pres du|-43 -50 -38
ppk primary colours|-38 -35 -46
ppk primary school|38 15 14
ppk print on|-71 -49 -55
ppk printed on|-35 -22 -26
ppk prompt corner|5 8 38
ppk puddle ducks|38 13 24
ppk purple a|25 -2 1
ppk put a|16 73 24
ppk put the|-4 -47 -23
ppk qu une|13 45 19
ppk que no|-31 -54 -30
ppk que se|-25 -17 -19
ppk que tenga|-33 -21 -23
ppk queremos schattens|-23 -33 -24
ppk queremos um|70 21 29
ppk queremos una|53 6 18
ppk queremos un|-33 -39 -33
ppk queria um|-60 -36 -38
ppk queriamos um|41 14 19
ppk question a|-44 -26 -40
ppk quick one|-25 -18 -25
ppk quill fold|-19 -20 -27
ppk ran a|-51 -30 -46
ppk rather have|5 -1 42
ppk rather than|5 29 -7
ppk rather you|-36 -50 -28
ppk read on|-38 -29 -35
ppk reading room|-27 -28 -38
ppk recordings of|-47 -38 -40
ppk red and|6 2 29
ppk red black|-30 -41 -32
ppk red bold|-57 -39 -57
ppk red but|-40 -45 -58
ppk red dont|-17 -28 -22
ppk red leaf|5 5 36
ppk red not|5 54 18
ppk red no|11 49 20
ppk red orange|-53 -37 -59
ppk red sans|-56 -51 -50
ppk red serif|-32 -28 -44
ppk red white|-33 -35 -13
ppk red yellow|-32 -18 -19
ppk repare des|-71 -57 -47
ppk right of|-66 -44 -51
ppk road has|12 26 10
ppk robotics a|47 12 23
ppk robots no|14 44 19
ppk rojo y|8 0 28
ppk rolling pins|-18 -29 -19
ppk rosa e|5 7 37
ppk rose and|8 -8 36
ppk rot und|9 5 29
ppk rouge et|25 27 87
ppk round badge|-32 -34 -39
ppk rounded bold|-22 -26 -29
ppk rounded font|-32 -32 -38
ppk rounded lowercase|8 30 1
ppk rounded no|21 74 35
ppk rounded sans|-24 0 -26
ppk rule no|24 57 24
ppk runde buchstaben|-25 -20 -33
ppk rundes emblem|-20 -18 -26
ppk rust on|-11 -1 29
ppk saas for|-30 -18 -23
ppk saffron and|9 3 40
ppk sage and|1 -4 55
ppk sage no|5 38 -13
ppk said no|-31 -57 -33
ppk sailing school|-30 -29 -22
ppk salbeigrun und|6 5 26
ppk salon de|-33 -40 -32
ppk sand and|24 20 55
ppk sans all|-34 -45 -44
ppk sans kochloffel|-42 -82 -43
ppk sans lower|-59 -59 -56
ppk sans no|18 54 18
ppk sauf un|3 51 18
ppk sauge et|14 10 42
ppk say it|-27 -26 -26
ppk schrift kein|-14 -22 -38
ppk schwarz und|9 3 36
ppk scissors and|8 33 5
ppk scrap that|-29 -41 -29
ppk script a|41 9 9
ppk script lettering|-7 14 42
ppk se chama|-48 -30 -41
ppk se vea|-25 -15 -17
ppk sea green|-25 -20 -21
ppk seafoam and|2 5 35
ppk seats one|-50 -43 -51
ppk second hand|-26 -23 -22
ppk see an|-40 -14 -26
ppk see a|11 56 13
ppk seen on|-47 -31 -42
ppk serif and|-37 -33 -48
ppk serif anything|-23 -33 -23
ppk serif avoid|6 46 3
ppk serif a|44 -33 -14
ppk serif capitals|-34 -31 -48
ppk serif caps|-35 -24 -41
ppk serif dark|15 8 34
ppk serif in|11 14 31
ppk serif no|-27 -9 -11
ppk serifenlose schrift|-27 -23 -25
ppk set in|-24 -31 -35
ppk shadow and|-21 -38 -22
ppk shape no|18 52 25
ppk shaped like|-34 -26 -30
ppk she asked|-27 -44 -27
ppk she has|-35 -48 -28
ppk shed in|-57 -70 -69
ppk shields no|17 37 17
ppk shop and|-28 -20 -20
ppk shop has|-21 -25 -14
ppk shop in|-27 -34 -31
ppk shop is|-41 -50 -51
ppk shop next|-27 -32 -21
ppk should be|8 -9 39
ppk should have|-44 -29 -30
ppk should not|-20 -30 -18
ppk should show|-32 -21 -25
ppk show a|40 30 20
ppk shows a|-44 -50 -24
ppk side by|-67 -60 -60
ppk sign and|-32 -44 -32
ppk signal orange|-22 -21 -26
ppk silhouette eines|56 16 18
ppk silver and|11 12 38
ppk simple icon|-27 -15 -17
ppk sin calaveras|-18 -33 -18
ppk since 1911|-28 -23 -21
ppk since 1931|-21 -27 -22
ppk since 1974|12 11 32
ppk since the|-31 -28 -25
ppk sind eine|-43 -32 -39
ppk sind ein|-26 -18 -23
ppk single line|-11 0 25
ppk sitting on|-26 -17 -19
ppk skincare from|-25 -29 -24
ppk skip the|-1 37 15
ppk skipped the|14 63 27
ppk sky blue|13 16 50
ppk slab caps|-44 -27 -38
ppk slab letters|12 11 25
ppk slab serif|10 -14 -27
ppk small batches|-32 -32 -53
ppk small caps|-28 -21 -34
ppk small gym|32 28 -11
ppk smash burgers|-33 -41 -42
ppk smells of|-66 -72 -48
ppk snail mascot|-10 -12 27
ppk snow globe|-26 -19 -17
ppk snowflakes and|-26 -39 -32
ppk so are|3 55 18
ppk so a|32 11 27
ppk so for|-29 -17 -22
ppk so go|-25 -23 -30
ppk so here|-42 -46 -36
ppk so he|-31 -34 -23
ppk so is|-5 33 -34
ppk so it|-49 -49 -39
ppk so much|-50 -51 -52
ppk so none|-38 -69 -37
ppk so no|27 64 31
ppk so please|-23 -38 -23
ppk so that|-44 -41 -29
ppk so without|23 60 28
ppk soft and|-26 -31 -32
ppk sohn a|53 7 -2
ppk sohn the|-31 -18 -20
ppk sohn una|-26 -16 -13
ppk sohn uno|-26 -18 -15
ppk sohn un|-29 -17 -15
ppk solar company|28 -3 -7
ppk sold in|-23 -22 -25
ppk solid and|-47 -40 -54
ppk something in|15 10 48
ppk something like|-25 -27 -42
ppk sont a|-64 -49 -42
ppk sort of|-42 -30 -42
ppk sotto al|-32 -37 -43
ppk spa in|-20 -19 -30
ppk space between|-24 -28 -23
ppk spaced letters|9 10 25
ppk speech bubble|-41 -34 -32
ppk spine a|7 34 6
ppk spite of|-34 -43 -36
ppk spring and|-18 -33 -17
ppk stacked over|-25 -29 -33
ppk stand in|-34 -35 -29
ppk standing on|-36 -25 -26
ppk startup a|74 2 20
ppk statt einer|21 105 26
ppk stay away|-18 -26 -17
ppk steel grey|-23 -24 -25
ppk steer clear|-19 -29 -18
ppk stemma con|-47 -32 -41
ppk stencil lettering|0 9 29
ppk stick figure|-17 -33 -18
ppk stone grey|-45 -37 -56
ppk street in|-41 -43 -56
ppk strong slab|-21 -23 -27
ppk studio in|-34 -38 -36
ppk studio legale|-40 -34 -30
ppk such a|-45 -50 -41
ppk sucht ein|-28 -20 -20
ppk suggests a|55 48 34
ppk suit us|-22 -22 -35
ppk sunny yellow|-29 -24 -35
ppk sunrise orange|-39 -37 -52
ppk sur des|-52 -46 -38
ppk sur une|-29 -28 -20
ppk surf camp|-32 -18 -23
ppk surf co|32 6 10
ppk surtout pas|-32 -40 -29
ppk swim school|-47 -24 -24
ppk symbol alone|-9 -10 37
ppk symbol and|-22 -23 -30
ppk symbol only|-29 -19 -25
ppk symbol on|-25 -22 -33
ppk taco stand|-34 -31 -21
ppk tagline nothing|-39 -60 -37
ppk taller mecanico|-25 -22 -21
ppk tarn pike|-34 -28 -36
ppk tazza fumante|-5 25 1
ppk tea leaf|5 5 25
ppk teal and|-27 -35 -1
ppk teal navy|-37 -37 -36
ppk teal on|2 8 29
ppk tech company|-31 -32 -61
ppk tenemos un|-44 -29 -37
ppk tenga un|70 -6 23
ppk tengo una|-35 -21 -19
ppk terracotta and|10 6 40
ppk than a|43 101 56
ppk that a|-45 -33 -24
ppk that looks|-7 29 8
ppk that means|-32 -24 -22
ppk that one|-53 -39 -36
ppk that sells|-26 -15 -23
ppk thats the|-24 -29 -23
ppk the barn|-36 -29 -31
ppk the blue|0 3 27
ppk the bottle|-17 -27 -24
ppk the building|-34 -32 -37
ppk the car|-27 -26 -29
ppk the cinema|27 1 10
ppk the coast|27 23 64
ppk the colour|-27 -30 -47
ppk the corner|-22 -31 -22
ppk the cotswolds|10 9 40
ppk the cross|-35 -65 -39
ppk the design|3 -3 32
ppk the door|-21 -21 -29
ppk the fair|-25 -20 -17
ppk the forest|33 0 5
ppk the front|-13 -26 -13
ppk the glass|-53 -42 -57
ppk the green|-16 -26 -14
ppk the hill|-28 -21 -28
ppk the kind|-18 -22 -35
ppk the label|-50 -37 -55
ppk the last|-30 -49 -34
ppk the leaf|-22 -22 -25
ppk the little|-45 -36 -26
ppk the money|-25 -31 -23
ppk the name|-35 -40 -42
ppk the old|15 24 36
ppk the one|-28 -42 -33
ppk the only|-32 -30 -31
ppk the opera|-22 -38 -21
ppk the others|-26 -25 -23
ppk the other|-45 -78 -44
ppk the plus|-25 -19 -15
ppk the question|-38 -34 -35
ppk the recycling|31 67 30
ppk the ring|-27 -18 -22
ppk the sea|-43 -38 -46
ppk the shop|-61 -43 -35
ppk the show|-15 -14 -28
ppk the strapline|21 18 49
ppk the street|-26 -29 4
ppk the symbol|-2 -3 29
ppk the table|4 -1 32
ppk the tuning|42 15 23
ppk the understudy|-46 -38 -36
ppk the university|-19 -31 -23
ppk the usual|4 25 -9
ppk the wall|-21 -29 -19
ppk the whole|-40 -40 -35
ppk the working|-41 -43 -27
ppk the year|-31 -29 -28
ppk theatre company|8 11 31
ppk them please|-24 -3 -29
ppk there a|-36 -25 -26
ppk there is|-48 -33 -32
ppk there we|-62 -56 -63
ppk theres a|-38 -24 -41
ppk thin sans|-30 -23 -29
ppk thin serif|-24 -19 -27
ppk things to|-34 -33 -24
ppk think about|-19 -30 -18
ppk think of|-61 -55 -55
ppk those out|-25 -20 -25
ppk tight spacing|-71 -67 -88
ppk tightly spaced|-16 -28 -20
ppk tipografia condensada|-30 -36 -38
ppk to avoid|-7 34 -8
ppk to a|-20 -39 -27
ppk to be|-18 -30 -8
ppk to it|-26 -38 -26
ppk to look|-38 -41 -36
ppk to me|10 7 37
ppk to read|-31 -30 -26
ppk to see|-15 -28 -16
ppk to sit|-32 -21 -21
ppk to the|-49 -44 -41
ppk to use|8 25 -9
ppk to your|-17 -16 -25
ppk todavia no|-21 -27 -29
ppk todo el|-56 -72 -50
ppk tomato and|13 13 42
ppk tomato red|-23 -12 25
ppk tons de|19 10 55
ppk top hat|-20 -25 -18
ppk top with|-37 -26 -37
ppk touch of|6 2 49
ppk tout le|-30 -26 -21
ppk tout sauf|-21 -39 -20
ppk trabajamos sin|-56 -67 -41
ppk trade uses|19 44 20
ppk train in|-30 -16 -16
ppk tranne il|17 53 -4
ppk travel agency|-33 -29 -36
ppk treble clef|-31 -41 -35
ppk tree made|-27 -16 -17
ppk tree no|-14 28 -9
ppk trees in|-20 -16 -26
ppk trieste la|0 35 11
ppk trieste una|51 9 21
ppk tudo menos|-3 36 12
ppk turquoise and|-9 -10 39
ppk tutti lasciamo|-32 -29 -28
ppk tutto tranne|15 49 21
ppk two chairs|-77 -60 -51
ppk two crossed|43 -6 4
ppk two hundred|-44 -43 -42
ppk two lines|-70 -47 -46
ppk two overlapping|7 -39 -34
ppk two things|-22 -30 -24
ppk type abstract|-38 -43 -41
ppk type all|-20 -25 -32
ppk type avoid|7 42 -13
ppk type no|15 63 17
ppk type rounded|-21 -29 -24
ppk type wordmark|-20 -31 -28
ppk typewriter font|-68 -47 -56
ppk uber dem|-40 -35 -38
ppk ultramarine and|-2 -6 45
ppk um desenho|-41 -21 -23
ppk um zahnarztstuhl|-38 -30 -30
ppk un albero|-21 -18 -26
ppk un bouquetin|19 12 39
ppk un ecusson|18 24 57
ppk un lobo|-26 -17 -14
ppk un logotipo|-33 -25 -34
ppk un logo|-45 -36 -38
ppk un petit|35 8 17
ppk un taller|-39 -28 -32
ppk una macina|-28 -22 -18
ppk una ombra|-25 -17 -18
ppk una panaderia|-30 -24 -21
ppk una peineta|-31 -19 -19
ppk una tazza|-42 -29 -30
ppk und creme|-45 -26 -28
ppk und einem|60 20 25
ppk und gold|-31 -18 -26
ppk und keine|28 58 26
ppk und ohne|48 116 52
ppk und orange|-43 -31 -42
ppk und weiss|-26 -25 -47
ppk undefined an|-53 -45 -36
ppk undefined bom|-17 -27 -16
ppk undefined can|-18 -30 -17
ppk undefined dentist|-26 -20 -30
ppk undefined dog|-27 -32 -24
ppk undefined eine|-27 -19 -15
ppk undefined electric|-54 -44 -40
ppk undefined escape|-21 -18 -26
ppk undefined family|-39 -24 -21
ppk undefined hair|-39 -35 -24
ppk undefined handmade|-57 -49 -45
ppk undefined handyman|-29 -43 -29
ppk undefined hey|-21 -26 -21
ppk undefined hi|-30 -28 -22
ppk undefined hydrogen|-36 -26 -25
ppk undefined insurance|-60 -36 -44
ppk undefined i|-23 -27 -23
ppk undefined keep|8 38 16
ppk undefined kiln|-31 -30 -29
ppk undefined less|29 58 29
ppk undefined le|7 25 10
ppk undefined logo|-22 -24 -26
ppk undefined los|13 31 14
ppk undefined mobile|-30 -18 -18
ppk undefined modern|-22 -21 -31
ppk undefined nao|-15 -26 -15
ppk undefined nothing|30 64 13
ppk undefined not|-29 -23 -14
ppk undefined no|-38 -45 -27
ppk undefined one|-31 -17 -19
ppk undefined pharmacy|-18 -18 -33
ppk undefined plumber|41 -11 -6
ppk undefined pottery|-26 -37 -24
ppk undefined ramen|-39 -30 -28
ppk undefined simbolo|26 -2 3
ppk undefined sin|14 29 14
ppk undefined small|-27 -24 -17
ppk undefined smash|-59 -34 -40
ppk undefined solar|-49 -32 -34
ppk undefined street|-32 -20 -18
ppk undefined surf|-49 -38 -34
ppk undefined symbol|29 2 12
ppk undefined teal|-14 -14 -25
ppk undefined thermal|-28 -15 -14
ppk undefined the|-28 7 -5
ppk undefined undefined|-16 -6 -25
ppk undefined une|-37 -21 -22
ppk undefined unlike|-33 -20 -10
ppk undefined vegan|-26 -18 -20
ppk undefined village|-49 -49 -47
ppk undefined wedding|-28 -25 -18
ppk undefined we|-28 -25 -26
ppk undefined yoga|-29 -29 -25
ppk under the|-35 -27 -25
ppk underneath the|-26 -21 -21
ppk une abeille|-31 -33 -27
ppk uno studio|-54 -51 -65
ppk uns einen|25 1 9
ppk up behind|-23 -17 -26
ppk up the|-43 -61 -44
ppk up with|-56 -32 -39
ppk us as|-13 -14 -26
ppk us at|-27 -44 -42
ppk us a|-58 -45 -34
ppk us for|14 10 48
ppk us in|11 -3 40
ppk us the|32 73 31
ppk usan una|-2 45 12
ppk use a|-14 25 1
ppk use script|-26 -41 -22
ppk use slate|12 20 27
ppk use the|21 58 25
ppk uses un|-13 60 16
ppk va su|-72 -85 -63
ppk vai em|-59 -49 -66
ppk val d|-20 -25 -31
ppk van in|-23 -18 -33
ppk van is|-37 -49 -15
ppk vea una|67 9 29
ppk vegan food|-45 -26 -25
ppk velmora law|-32 -22 -24
ppk velos a|-40 -37 -32
ppk verde escuro|31 -3 -12
ppk verde e|-4 2 27
ppk verde musgo|13 6 29
ppk verde y|18 11 49
ppk verlauf ni|-22 -31 -21
ppk very old|-3 31 3
ppk verzichtet auf|21 50 21
ppk veterinaria patinhas|8 3 31
ppk vinyl records|-15 -26 -16
ppk vorrei un|28 -6 4
ppk vorremmo una|45 4 13
ppk voted for|-24 -32 -38
ppk voudrions un|28 -1 3
ppk waiting list|20 24 56
ppk walls are|-48 -49 -39
ppk walnut brown|-25 -22 -18
ppk want an|-31 11 -19
ppk want a|9 41 3
ppk want it|-49 -30 -30
ppk want none|-27 -43 -27
ppk want something|-36 -32 -48
ppk want the|32 33 17
ppk want to|-30 -51 -29
ppk wanted a|-64 -30 -35
ppk wants an|-52 -60 -61
ppk wants a|27 10 -2
ppk war ein|-73 -74 -46
ppk ware schon|-28 -23 -34
ppk warm not|-9 40 -8
ppk warm red|-71 -52 -29
ppk warm yellow|-26 -15 -27
ppk was a|-27 15 -10
ppk watch and|-36 -24 -21
ppk watering can|3 6 38
ppk wave icon|-29 -32 -27
ppk waves and|9 29 9
ppk we also|-26 -19 -20
ppk we are|-27 -21 -21
ppk we build|-31 -22 -25
ppk we can|-18 -21 -31
ppk we chose|27 21 69
ppk we clean|-38 -39 -31
ppk we come|-31 -25 -34
ppk we do|-29 -22 -28
ppk we hate|20 60 50
ppk we help|-27 -16 -16
ppk we know|9 8 31
ppk we like|11 12 30
ppk we move|-22 -25 -25
ppk we never|-24 -27 -28
ppk we pour|-38 -43 -44
ppk we sell|-33 -38 -24
ppk we study|-26 -29 -26
ppk weare a|-55 -36 -30
ppk wearing a|58 0 -2
ppk weather app|34 5 30
ppk website and|-19 -21 -27
ppk website is|-18 -19 -34
ppk wed like|-29 -25 -42
ppk wed love|-25 -23 -34
ppk wed rather|-31 -30 -36
ppk wed want|-2 7 25
ppk wedding photographer|-47 -41 -40
ppk weeks every|-14 -14 -25
ppk weg eine|48 3 19
ppk weve had|-18 -32 -20
ppk what about|-2 6 25
ppk what i|-37 -29 -18
ppk what the|-52 -47 -31
ppk what we|-28 -26 -28
ppk where it|-21 -30 -25
ppk whether the|10 43 13
ppk which is|-22 -37 -40
ppk which means|-27 -35 -20
ppk white and|-26 -1 -27
ppk white a|-6 -37 -29
ppk white forward|-42 -37 -40
ppk white no|9 38 14
ppk who are|-28 -36 -25
ppk who is|-28 -36 -33
ppk wide grotesk|-27 -33 -34
ppk wide letter|-41 -48 -40
ppk will be|-36 -43 -52
ppk will try|-24 -41 -21
ppk wine bar|5 -1 30
ppk wine red|-50 -52 -15
ppk wir ein|-4 30 10
ppk wir nicht|13 4 46
ppk wir reparieren|-55 -43 -36
ppk wir verkaufen|-51 -45 -50
ppk with a|32 -15 -3
ppk with big|-57 -66 -52
ppk with it|-8 28 -10
ppk with my|-32 -20 -19
ppk with no|-36 -37 -24
ppk with one|-114 -67 -77
ppk with our|-46 -35 -39
ppk with the|-61 -46 -36
ppk with wide|-33 -27 -41
ppk without any|-3 30 -2
ppk without a|-53 -62 -45
ppk without dragons|3 47 9
ppk wollen keine|18 40 19
ppk wooden toys|14 14 40
ppk wool shop|-26 -24 -27
ppk wordmark in|-30 -31 -37
ppk works a|-21 28 -10
ppk works eine|-46 -43 -35
ppk works uma|-57 -58 -49
ppk works un|-38 -28 -24
ppk would be|-71 -65 -84
ppk would like|15 16 36
ppk would love|-30 -21 -28
ppk x la|-41 -48 -35
ppk y amarillo|-46 -51 -63
ppk y azul|12 1 58
ppk y dos|-44 -43 -36
ppk y gris|7 13 40
ppk y la|-39 -70 -40
ppk y los|-3 47 -3
ppk y naranja|-26 -23 -36
ppk y negro|-41 -41 -65
ppk y terracota|-22 -23 -36
ppk y un|35 6 7
ppk ya la|-21 -39 -20
ppk yellow and|-2 9 30
ppk yellow black|-40 -32 -27
ppk yellow brown|37 1 -1
ppk yellow hand|-26 -23 -24
ppk yellow no|25 93 37
ppk yellow on|41 47 120
ppk yellow pink|-34 -24 -37
ppk yellow the|-21 -34 -8
ppk yes really|-4 0 25
ppk yet a|-8 -35 -19
ppk yet so|-25 -15 -17
ppk yoga studio|15 18 52
ppk you dont|-25 -19 -17
ppk you know|-42 -36 -47
ppk you not|-20 -36 -18
ppp # # -|-65 -56 -49
ppp # # 0|-28 -22 -20
ppp # # NAME|-66 -54 -70
ppp # # avoid|15 52 19
ppp # # be|-18 -30 -17
ppp # # bo|-35 -34 -26
ppp # # b|-68 -54 -49
ppp # # cgo|-63 -44 -50
ppp # # cg|21 16 50
ppp # # ct|-63 -54 -53
ppp # # c|-22 -24 -36
ppp # # def|-7 42 16
ppp # # fo|-51 -40 -47
ppp # # gbo|-27 -25 -21
ppp # # gb|-29 -57 -37
ppp # # go|-59 -38 -35
ppp # # g|-84 -60 -58
ppp # # in|26 46 64
ppp # # none|-36 -51 -32
ppp # # not|-35 -41 -23
ppp # # o|-48 -51 -46
ppp # # sell|-54 -34 -35
ppp # # sgo|-26 -18 -16
ppp # # sg|-52 -40 -38
ppp # # so|-76 -53 -59
ppp # # tbo|-46 -29 -26
ppp # # tb|-56 -41 -38
ppp # # to|-35 -34 -27
ppp # # t|-36 -13 -45
ppp # # very|-53 -39 -37
ppp # # we|-59 -50 -49
ppp # # without|36 92 44
ppp # - -|-33 -29 -24
ppp # - NAME|-33 -35 -36
ppp # - and|-31 -38 -29
ppp # - b|-15 -26 -19
ppp # - def|-18 28 -7
ppp # - gb|-42 -34 -48
ppp # - g|-18 -27 -20
ppp # - in|-54 -51 -49
ppp # - none|56 35 24
ppp # - of|-31 -43 -29
ppp # - tbp|-32 -39 -40
ppp # - tb|-44 -36 -45
ppp # - t|-54 -60 -46
ppp # NAME -|-25 -25 -20
ppp # NAME NAME|-61 -32 -73
ppp # NAME b|1 36 10
ppp # NAME ctb|-47 -52 -56
ppp # NAME c|-25 -26 -34
ppp # NAME gb|-9 -31 -30
ppp # NAME ind|-45 -49 -42
ppp # NAME tb|-40 -63 -40
ppp # and #|-45 -38 -40
ppp # avoid def|56 16 25
ppp # avoid t|-33 -44 -27
ppp # b NAME|-1 11 45
ppp # b brand|-42 -33 -43
ppp # b b|-42 -46 -33
ppp # b for|-69 -61 -48
ppp # b gb|-37 -37 -46
ppp # b g|-43 -39 -39
ppp # b in|-46 -48 -49
ppp # b logo|26 -13 -12
ppp # b of|-38 -39 -31
ppp # b o|-44 -34 -34
ppp # brand NAME|-35 -27 -38
ppp # ct tp|-50 -39 -58
ppp # def ind|-35 -52 -37
ppp # def logo|-39 -32 -35
ppp # def named|-37 -22 -23
ppp # def others|-19 -25 -19
ppp # def t|-17 -27 -17
ppp # dont draw|31 68 30
ppp # draw ind|51 9 24
ppp # g b|-25 -24 -17
ppp # g gb|-72 -73 -72
ppp # g go|-25 -22 -21
ppp # g g|-47 -30 -33
ppp # g o|-38 -24 -29
ppp # g tb|-21 -22 -26
ppp # gb -|-41 -22 -27
ppp # gb brand|-20 -44 -54
ppp # gb b|-21 -23 -30
ppp # gb draw|-22 -18 -34
ppp # gb for|-39 -39 -41
ppp # gb go|36 4 16
ppp # gb g|-44 -32 -40
ppp # gb maybe|-26 -27 -32
ppp # gb o|-50 -31 -47
ppp # gb tb|-53 -46 -49
ppp # gbo brand|-25 -28 -22
ppp # gbp gb|-30 -24 -27
ppp # go b|-33 -33 -29
ppp # go g|-25 -23 -21
ppp # go ind|-27 -15 -16
ppp # go o|-27 -25 -21
ppp # go tb|-42 -34 -47
ppp # go t|-40 -29 -32
ppp # ind -|-60 -39 -32
ppp # ind go|39 2 7
ppp # ind g|-51 -32 -38
ppp # ind logo|-52 -45 -61
ppp # ind o|-30 -20 -17
ppp # ind so|-57 -53 -35
ppp # ind t|-48 -29 -27
ppp # logo for|-30 -29 -21
ppp # logo ind|57 19 20
ppp # logo with|-72 -48 -64
ppp # maybe go|-28 -17 -21
ppp # none draw|-34 -59 -34
ppp # none g|-25 -36 -25
ppp # none named|-32 -39 -27
ppp # none of|30 64 30
ppp # none want|23 48 20
ppp # o -|-63 -39 -35
ppp # o of|-26 -46 -30
ppp # o so|-46 -34 -35
ppp # o we|-31 -24 -28
ppp # others except|-30 -52 -27
ppp # s gb|-28 -28 -28
ppp # sell -|-31 -20 -16
ppp # so go|-37 -30 -26
ppp # so ind|73 1 19
ppp # so tb|-42 -36 -26
ppp # so t|-38 -39 -33
ppp # t and|37 35 -4
ppp # t cg|-44 -28 -35
ppp # t g|-33 -22 -21
ppp # t logo|-4 0 35
ppp # t t|-37 -30 -23
ppp # tb and|-35 -49 -40
ppp # tb brand|-33 -26 -24
ppp # tb o|-42 -35 -31
ppp # tb tb|-33 -35 -30
ppp # to gb|-27 -19 -24
ppp # turn ind|-14 -26 -12
ppp # very gb|-27 -23 -26
ppp # very logo|-25 -17 -28
ppp # want draw|-20 -20 -32
ppp # want logo|-53 -38 -39
ppp # want want|-27 -15 -19
ppp # we -|-33 -26 -25
ppp # we ct|-27 -30 -29
ppp # we go|-21 -28 -23
ppp # we g|-28 -20 -17
ppp # we ind|-70 -45 -44
ppp # we o|-1 37 32
ppp # we sell|-50 -55 -46
ppp # we to|-59 -44 -53
ppp # we t|-36 -24 -27
ppp # we want|-18 -18 -34
ppp # with ind|39 13 16
ppp # without -|-31 -53 -29
ppp # without t|-43 -61 -35
ppp - - -|-99 -94 -97
ppp - - and|-66 -50 -65
ppp - - be|-50 -43 -40
ppp - - cgo|-6 3 51
ppp - - ct|-24 -30 -21
ppp - - c|-49 -58 -33
ppp - - def|-31 -4 16
ppp - - except|29 78 32
ppp - - for|-54 -54 -56
ppp - - gb|-19 -22 -27
ppp - - go|-65 -58 -52
ppp - - g|-45 -52 -40
ppp - - ind|34 -24 15
ppp - - none|-64 -69 -50
ppp - - not|-20 -27 -18
ppp - - of|-30 49 -13
ppp - - others|-23 -27 -31
ppp - - o|-39 -27 -27
ppp - - so|-20 -26 -31
ppp - - s|-28 -22 -31
ppp - - this|-24 -28 -29
ppp - - to|-69 -70 -64
ppp - - turn|16 -12 27
ppp - - t|-29 -6 8
ppp - - very|50 8 10
ppp - - without|-61 -84 -49
ppp - 0 and|4 3 25
ppp - 0 t|-32 -22 -28
ppp - NAME -|-35 -39 -32
ppp - NAME NAME|-45 -9 11
ppp - NAME cgo|-28 -24 -18
ppp - NAME c|4 -3 34
ppp - NAME def|-70 -57 -42
ppp - NAME g|-26 45 -1
ppp - NAME ind|-9 -26 -23
ppp - NAME o|17 20 65
ppp - NAME tb|3 -7 26
ppp - NAME turn|-53 -47 -37
ppp - NAME we|-35 -24 -35
ppp - and -|-31 -12 -35
ppp - and ct|-21 -30 -21
ppp - and def|-76 -56 -47
ppp - and gb|-22 -22 -26
ppp - and go|-41 -44 -37
ppp - and g|-25 22 -3
ppp - and in|-33 -45 -14
ppp - and none|-36 -56 -35
ppp - and o|-42 -44 -38
ppp - and past|-33 -46 -32
ppp - and t|-12 28 -10
ppp - and we|-29 -43 -34
ppp - any -|-38 -33 -35
ppp - any def|-46 -65 -51
ppp - any except|-77 -103 -54
ppp - any go|-45 -47 -28
ppp - any g|-12 -10 29
ppp - any ind|-70 -48 -48
ppp - as ind|7 54 6
ppp - avoid def|51 27 29
ppp - avoid go|-37 -62 -34
ppp - avoid we|-34 -50 -37
ppp - b NAME|4 3 42
ppp - b with|-39 -23 -23
ppp - be -|-28 -25 -21
ppp - be ban|-30 -45 -28
ppp - be be|-25 -36 -1
ppp - be ind|-36 -51 -60
ppp - be named|-35 -41 -38
ppp - be not|-24 -43 -24
ppp - be so|-58 -60 -50
ppp - be want|-22 -23 -38
ppp - be we|-28 -49 -37
ppp - be yes|-26 -28 -40
ppp - bo in|-31 -46 -48
ppp - brand NAME|49 9 8
ppp - brand be|-55 -56 -40
ppp - brand ind|-62 -36 -55
ppp - brand in|-42 -49 -48
ppp - c -|-46 -39 -52
ppp - c cgo|-2 6 40
ppp - c ct|11 11 39
ppp - c c|-49 -25 -40
ppp - c ind|36 -2 5
ppp - c in|3 1 37
ppp - c none|27 63 29
ppp - c of|-31 -28 -18
ppp - c t|-31 -30 -55
ppp - cb and|1 -8 25
ppp - cg we|14 3 52
ppp - cgb and|20 12 55
ppp - cgb cgo|-30 -24 -34
ppp - cgo -|4 2 38
ppp - cgo and|30 22 108
ppp - cgo cgo|-49 -58 -80
ppp - cgo cg|44 -14 -18
ppp - cgo def|-49 -50 -39
ppp - cgo none|11 48 20
ppp - cgo not|3 51 15
ppp - cgo we|3 8 44
ppp - co and|-14 -26 -6
ppp - co cgo|-23 -21 -29
ppp - colour -|-37 -44 -44
ppp - colour c|-29 -11 16
ppp - ct and|13 -7 64
ppp - ct avoid|-26 -34 -32
ppp - ct be|-27 -28 -25
ppp - ct t|-28 -26 -30
ppp - ct we|7 7 66
ppp - cto and|24 23 52
ppp - cto t|-23 -31 -30
ppp - def be|-21 -38 -21
ppp - def brand|-28 -24 -26
ppp - def ct|4 -14 34
ppp - def draw|-46 -33 -33
ppp - def go|-26 -27 -24
ppp - def g|-31 -29 -34
ppp - def ind|-56 -40 -37
ppp - def logo|-13 -7 26
ppp - def others|-29 -43 -34
ppp - def past|-35 -63 -34
ppp - def to|-38 -39 -33
ppp - def t|-19 -26 -18
ppp - def we|-27 -23 -20
ppp - draw ind|29 27 12
ppp - draw we|-25 -18 -18
ppp - except def|18 60 -9
ppp - except ind|0 56 13
ppp - except t|-26 -29 -20
ppp - f ind|38 -1 9
ppp - f in|15 8 52
ppp - for NAME|-20 -31 -23
ppp - for g|-20 -25 -24
ppp - for ind|81 30 35
ppp - for we|-44 -25 -26
ppp - g -|6 -14 -27
ppp - g 0|-23 -30 -18
ppp - g and|-31 -22 -37
ppp - g any|-26 -24 -41
ppp - g be|-36 -44 -37
ppp - g cgo|-11 -27 2
ppp - g def|-70 -56 -53
ppp - g go|-62 -57 -44
ppp - g g|-10 67 -5
ppp - g o|-25 -26 -22
ppp - g so|-48 -42 -42
ppp - g this|-19 -20 -26
ppp - gb -|-59 -43 -68
ppp - gb and|-26 -37 -22
ppp - gb brand|-46 -35 -38
ppp - gb so|-37 -26 -30
ppp - go -|-39 -26 -26
ppp - go NAME|31 5 5
ppp - go any|-29 -31 -24
ppp - go be|-29 -52 -29
ppp - go ct|-27 -27 -46
ppp - go def|-85 -61 -61
ppp - go draw|-60 -27 -49
ppp - go ind|-30 -50 -33
ppp - go o|-32 -24 -28
ppp - go so|-30 -27 -22
ppp - go t|-34 -24 -28
ppp - hate of|-27 -43 -26
ppp - hate t|-25 -43 -26
ppp - in -|-34 -29 -28
ppp - in 0|-29 -30 -30
ppp - in ct|-20 -19 -30
ppp - in c|9 2 46
ppp - in def|-61 -63 -50
ppp - in gb|-30 -32 -31
ppp - in go|-60 -52 -51
ppp - in ind|-32 -40 -32
ppp - ind -|-122 -68 -56
ppp - ind ct|-32 -5 -26
ppp - ind c|-16 -25 21
ppp - ind draw|36 14 1
ppp - ind f|-38 -24 -31
ppp - ind go|37 -13 1
ppp - ind g|-46 -43 -30
ppp - ind ind|-24 -31 -15
ppp - ind o|43 2 9
ppp - ind s|-27 -21 -25
ppp - ind tb|-84 -54 -51
ppp - ind t|-93 -45 -42
ppp - ind very|-27 -20 -15
ppp - l colour|4 -7 29
ppp - l none|15 69 25
ppp - l type|-52 -41 -53
ppp - logo ct|-39 -32 -22
ppp - logo for|-32 -29 -41
ppp - logo ind|55 22 16
ppp - logo t|-25 4 -14
ppp - logo with|37 5 -5
ppp - maybe ind|62 12 27
ppp - maybe this|-23 -38 -21
ppp - maybe want|-19 -17 -30
ppp - maybe we|-40 -27 -35
ppp - named -|-46 -42 -27
ppp - named NAME|-44 -29 -5
ppp - none -|-6 34 4
ppp - none ct|-38 -29 -22
ppp - none g|-38 -67 -37
ppp - none named|-28 -37 -35
ppp - none sell|-39 -39 -29
ppp - none tb|8 25 2
ppp - none with|17 74 26
ppp - not -|-26 -33 -4
ppp - not ind|17 81 34
ppp - not of|40 91 38
ppp - not want|17 49 20
ppp - o -|-41 -34 -35
ppp - o 0|-18 -18 -26
ppp - o g|-54 -39 -49
ppp - o ind|-37 -57 -34
ppp - o not|-39 -52 -37
ppp - o others|-33 -23 -31
ppp - o tb|-19 -23 -28
ppp - o t|-25 -20 -33
ppp - o want|-15 -15 -25
ppp - of -|-44 -51 -42
ppp - of def|-30 2 -32
ppp - of ind|28 95 8
ppp - of logo|-24 -24 -28
ppp - of t|-30 -37 -35
ppp - or -|4 28 8
ppp - or ind|10 48 23
ppp - others NAME|21 6 51
ppp - others def|-39 -63 -34
ppp - others draw|-18 -22 -31
ppp - others except|12 37 9
ppp - others ind|-25 -36 -20
ppp - others others|-31 -32 -28
ppp - others type|13 8 32
ppp - p -|-27 -31 -42
ppp - p ind|-32 -28 -30
ppp - p of|-29 -30 -24
ppp - past def|-20 -29 -17
ppp - past ind|-29 -3 -26
ppp - s -|-38 -26 -17
ppp - s in|32 24 83
ppp - sell for|-29 -39 -25
ppp - sell gb|-26 -27 -34
ppp - sell go|-19 -27 -20
ppp - sell this|-23 -32 -34
ppp - sell t|-18 -30 -18
ppp - sg cgo|3 3 28
ppp - so 0|-31 -32 -30
ppp - so avoid|-19 -32 -23
ppp - so be|-25 -28 -22
ppp - so draw|-37 -27 -26
ppp - so go|-31 -19 -17
ppp - so g|-51 -38 -41
ppp - so ind|49 51 38
ppp - so lgo|-33 -22 -34
ppp - so o|-25 -22 -11
ppp - so sell|-30 -22 -19
ppp - so this|-30 -31 -28
ppp - so without|19 41 20
ppp - t -|-53 -42 -40
ppp - t and|-18 28 -11
ppp - t as|-24 -26 -26
ppp - t be|-47 -42 -34
ppp - t cgo|11 16 59
ppp - t c|-8 -6 42
ppp - t g|-32 -23 -32
ppp - t ind|-17 -26 -28
ppp - t logo|-27 -43 -51
ppp - t none|-40 -12 -22
ppp - t not|-29 -35 -29
ppp - t of|9 -33 -28
ppp - t or|-82 -104 -74
ppp - t sgo|-42 -35 -36
ppp - t so|42 1 5
ppp - t turn|52 -26 -4
ppp - t we|-46 -56 -35
ppp - tb and|-37 -45 -47
ppp - tb draw|-25 -19 -26
ppp - tb in|-29 -32 -37
ppp - tb o|-26 -29 -29
ppp - tb t|4 26 -3
ppp - tb we|-37 -27 -35
ppp - this ind|-61 -47 -44
ppp - to g|-58 -60 -45
ppp - to o|-29 -36 -33
ppp - turn -|-54 -69 -42
ppp - turn ind|27 -28 0
ppp - turn not|6 28 -2
ppp - turn of|-41 -70 -35
ppp - turn o|-30 -56 -29
ppp - turn so|-28 -45 -24
ppp - turn this|-22 -42 -22
ppp - turn we|-28 -47 -28
ppp - type -|-25 -21 -18
ppp - type be|-27 -33 -26
ppp - type none|26 88 20
ppp - want -|-27 -31 -38
ppp - want def|-23 28 6
ppp - want ind|-13 -70 -29
ppp - want none|6 45 4
ppp - want not|13 36 15
ppp - want o|6 9 36
ppp - want this|-38 -45 -43
ppp - want turn|-39 -37 -47
ppp - want with|52 14 17
ppp - we -|-12 -32 -30
ppp - we avoid|-24 -43 -26
ppp - we ban|4 30 13
ppp - we def|-80 -88 -68
ppp - we go|-45 -28 -27
ppp - we hate|-18 -32 -24
ppp - we ind|-59 -56 -58
ppp - we not|-33 -38 -35
ppp - we past|-22 -38 -24
ppp - we sell|-48 -30 -29
ppp - we very|-52 -60 -39
ppp - we want|-19 -18 -32
ppp - with -|-53 -50 -44
ppp - with def|-42 -26 -25
ppp - with ind|-33 -32 -36
ppp - with t|0 52 24
ppp - without -|-37 -69 -37
ppp 0 - and|-19 -21 -31
ppp 0 - ind|-76 -60 -51
ppp 0 0 and|14 9 39
ppp 0 and cgo|-17 -16 -26
ppp 0 and ind|-34 -22 -25
ppp 0 avoid this|-28 -22 -41
ppp 0 colour c|-25 -27 -49
ppp 0 go 0|-26 -28 -27
ppp 0 in ind|-98 -92 -76
ppp 0 ind 0|10 12 32
ppp 0 t ind|-11 -29 -14
ppp NAME - -|-55 -57 -50
ppp NAME - b|12 4 51
ppp NAME - cgo|-29 -26 -15
ppp NAME - co|-51 -42 -28
ppp NAME - cto|1 3 43
ppp NAME - c|17 5 67
ppp NAME - def|-51 -63 -45
ppp NAME - go|-1 -4 27
ppp NAME - ind|-12 -41 -26
ppp NAME - in|-30 -26 -23
ppp NAME - not|-25 -27 -19
ppp NAME - of|-40 -47 -35
ppp NAME - s|-34 -22 5
ppp NAME - tb|16 16 54
ppp NAME - t|0 12 46
ppp NAME - want|2 -30 -26
ppp NAME - without|14 84 35
ppp NAME NAME -|-26 -37 13
ppp NAME NAME 0|-24 -29 19
ppp NAME NAME NAME|-24 -31 -35
ppp NAME NAME and|-52 -40 -36
ppp NAME NAME any|-53 -83 -55
ppp NAME NAME avoid|-14 5 -27
ppp NAME NAME be|-55 -44 -43
ppp NAME NAME b|-79 -58 -60
ppp NAME NAME cb|-27 -20 17
ppp NAME NAME cg|14 15 42
ppp NAME NAME colour|-52 -43 -48
ppp NAME NAME co|-3 6 34
ppp NAME NAME ctb|20 21 65
ppp NAME NAME def|0 -53 -41
ppp NAME NAME for|-26 -21 -34
ppp NAME NAME fo|-34 -27 -35
ppp NAME NAME f|-23 -28 -30
ppp NAME NAME gb|-59 -39 -39
ppp NAME NAME g|-57 -42 -42
ppp NAME NAME ind|17 -32 -22
ppp NAME NAME in|-39 -36 -13
ppp NAME NAME lgo|-79 -70 -71
ppp NAME NAME logo|-29 -31 -5
ppp NAME NAME lsgo|-27 -27 -22
ppp NAME NAME l|-32 -28 -35
ppp NAME NAME none|9 50 17
ppp NAME NAME not|-19 2 -28
ppp NAME NAME o|-27 -19 -8
ppp NAME NAME past|-28 -27 -22
ppp NAME NAME sb|5 4 35
ppp NAME NAME sell|-31 -21 -37
ppp NAME NAME sgo|-22 -25 -11
ppp NAME NAME sg|-18 6 27
ppp NAME NAME so|-41 -40 11
ppp NAME NAME s|19 -3 41
ppp NAME NAME tbo|-34 -24 -21
ppp NAME NAME tb|-14 -40 -26
ppp NAME NAME this|-37 -52 -32
ppp NAME NAME turn|-30 -24 21
ppp NAME NAME type|-39 -33 -37
ppp NAME NAME t|5 -32 -19
ppp NAME NAME very|-15 -34 -17
ppp NAME NAME we|-41 -33 -38
ppp NAME NAME without|2 27 11
ppp NAME NAME yes|-41 -51 -51
ppp NAME and def|-28 -39 -25
ppp NAME and ind|-50 -34 -27
ppp NAME and this|-21 -25 -20
ppp NAME and want|-20 -18 -33
ppp NAME and we|-31 -24 -32
ppp NAME any turn|4 29 -29
ppp NAME avoid def|-9 53 16
ppp NAME avoid we|-3 33 6
ppp NAME b -|-3 -4 38
ppp NAME b cgo|-26 -33 -27
ppp NAME b ct|-1 5 28
ppp NAME b for|-27 -27 -26
ppp NAME b g|-2 0 26
ppp NAME b ind|-144 -99 -90
ppp NAME b in|-92 -84 -90
ppp NAME b of|-27 -25 -21
ppp NAME b o|-43 -28 -30
ppp NAME b so|-50 -37 -46
ppp NAME b s|-27 -30 -42
ppp NAME b type|-21 -22 -36
ppp NAME be -|-33 -35 12
ppp NAME be be|-33 -62 -52
ppp NAME be def|-26 -28 -26
ppp NAME be ind|-89 -81 -75
ppp NAME be maybe|-26 -19 -20
ppp NAME be this|-25 -20 -23
ppp NAME brand ind|-113 -93 -78
ppp NAME brand in|-64 -66 -64
ppp NAME c -|-58 -50 -54
ppp NAME c and|25 26 83
ppp NAME c cgo|-23 -50 -44
ppp NAME c cg|-37 -23 -22
ppp NAME c ct|-92 -77 -68
ppp NAME c c|-34 -31 -35
ppp NAME c ind|-84 -77 -54
ppp NAME c l|-35 -32 -38
ppp NAME c o|-46 -41 -40
ppp NAME c type|-39 -38 -41
ppp NAME cb and|12 12 38
ppp NAME cg c|-1 6 34
ppp NAME cgo -|-9 -3 28
ppp NAME cgo and|8 3 39
ppp NAME cgo cgo|33 -7 -17
ppp NAME cgo ct|9 9 32
ppp NAME cgo g|-46 -43 -50
ppp NAME cgo ind|-1 11 50
ppp NAME cgo sgo|-57 -39 -43
ppp NAME cgo to|-14 -12 25
ppp NAME cgo t|-26 -27 -30
ppp NAME cgo we|-62 -59 -64
ppp NAME co cgo|-38 -45 -40
ppp NAME co lo|-28 -30 -30
ppp NAME colour -|-38 -37 -55
ppp NAME colour c|-35 -31 -34
ppp NAME ct and|-27 -4 -6
ppp NAME ct cgo|-29 -7 21
ppp NAME ct ct|-33 -38 -43
ppp NAME ct c|-38 -39 -49
ppp NAME ct none|6 35 -17
ppp NAME ctb cgo|-44 -53 -15
ppp NAME def -|-34 -37 -27
ppp NAME def g|-40 -57 -28
ppp NAME def logo|-55 -59 -40
ppp NAME def named|-28 -30 -39
ppp NAME draw ind|-7 -46 -13
ppp NAME fo logo|9 27 31
ppp NAME for def|-38 -49 -54
ppp NAME g -|-31 -35 -39
ppp NAME g brand|7 6 29
ppp NAME g b|-28 -29 -27
ppp NAME g def|-62 -51 -38
ppp NAME g gb|-25 -22 -5
ppp NAME g go|25 -7 24
ppp NAME g logo|-49 -52 -43
ppp NAME gb -|2 -1 25
ppp NAME gb brand|11 29 -2
ppp NAME gb gb|14 16 54
ppp NAME gb t|-27 -21 -25
ppp NAME go any|-45 -71 -45
ppp NAME go be|-28 -40 -39
ppp NAME go cgo|-10 8 36
ppp NAME go l|-56 -45 -42
ppp NAME go o|-41 -35 -31
ppp NAME go tb|-18 -18 -26
ppp NAME go t|-40 -26 -26
ppp NAME in -|12 -26 29
ppp NAME in c|6 -3 30
ppp NAME ind -|45 18 14
ppp NAME ind brand|-77 -62 -75
ppp NAME ind b|-53 -28 -49
ppp NAME ind c|50 20 22
ppp NAME ind gb|-77 -34 -24
ppp NAME ind ind|-30 -30 -21
ppp NAME ind o|-35 -40 -29
ppp NAME ind t|-49 -32 4
ppp NAME ind very|41 16 19
ppp NAME l cgo|9 3 29
ppp NAME l c|-21 -21 -27
ppp NAME l lgo|3 2 30
ppp NAME l type|16 17 63
ppp NAME lgo type|-24 -21 -37
ppp NAME lo type|3 39 56
ppp NAME logo -|12 10 34
ppp NAME logo ind|-51 -63 -54
ppp NAME logo in|-21 -21 -28
ppp NAME logo type|4 6 27
ppp NAME lsgo lgo|-18 -28 -30
ppp NAME maybe def|-29 -22 -18
ppp NAME maybe ind|54 16 26
ppp NAME none cgo|-43 -36 -28
ppp NAME none g|-23 -26 -24
ppp NAME none tb|10 25 7
ppp NAME none t|13 49 19
ppp NAME none want|-44 -74 -40
ppp NAME not ind|10 30 14
ppp NAME not want|19 48 15
ppp NAME o def|-38 -46 -42
ppp NAME o o|-37 -33 -28
ppp NAME o want|-34 -26 -47
ppp NAME others others|-23 -40 -26
ppp NAME others type|-35 -23 -34
ppp NAME others want|-53 -42 -28
ppp NAME s ct|29 27 76
ppp NAME s s|13 10 34
ppp NAME sell this|-25 -25 -34
ppp NAME sgo and|-41 -52 -42
ppp NAME sgo cgo|46 19 59
ppp NAME sgo ct|9 8 32
ppp NAME sgo turn|-29 -39 -31
ppp NAME so g|-61 -51 -41
ppp NAME so ind|55 0 -3
ppp NAME t -|-31 -30 -26
ppp NAME t be|-45 -54 -50
ppp NAME t b|-33 -31 -22
ppp NAME t cgo|-48 -33 -28
ppp NAME t c|0 5 30
ppp NAME t draw|-45 -32 -46
ppp NAME t g|-7 8 42
ppp NAME t sgo|24 19 54
ppp NAME t t|-14 -28 9
ppp NAME tb -|-34 -48 -25
ppp NAME tb brand|13 19 68
ppp NAME tb cgo|-26 -28 10
ppp NAME this be|12 16 50
ppp NAME this draw|-50 -41 -33
ppp NAME turn def|-25 -41 -25
ppp NAME turn type|-52 -46 -65
ppp NAME type -|-40 -26 -34
ppp NAME type l|-24 -24 -36
ppp NAME type type|-41 -13 8
ppp NAME very -|-30 -16 -21
ppp NAME want avoid|13 52 20
ppp NAME want draw|-47 -28 -29
ppp NAME want ind|-25 -43 -47
ppp NAME want none|9 35 15
ppp NAME want of|-45 -30 -28
ppp NAME want o|-54 -53 -50
ppp NAME we -|-28 -24 -34
ppp NAME we be|-22 -25 -30
ppp NAME we draw|-52 -31 -40
ppp NAME we g|-78 -54 -46
ppp NAME we hate|4 29 8
ppp NAME we ind|-43 -27 -29
ppp NAME we o|-23 -23 -29
ppp NAME we past|-27 -46 -32
ppp NAME we sell|-72 -55 -47
ppp NAME we so|-35 -26 -26
ppp NAME we want|16 19 44
ppp NAME with def|-48 -49 -36
ppp NAME without t|-46 -47 -49
ppp and - -|-24 -26 -24
ppp and - cgo|-57 -42 -48
ppp and - co|-26 -22 -23
ppp and - ct|14 11 53
ppp and - c|-25 -41 -10
ppp and - draw|-35 -25 -32
ppp and - go|-29 -26 -26
ppp and - ind|34 -11 2
ppp and - in|-23 -23 -32
ppp and - logo|53 21 22
ppp and - so|-47 -29 -38
ppp and - we|-50 -50 -51
ppp and NAME NAME|7 7 48
ppp and be want|-18 -16 -28
ppp and c -|-21 -55 -54
ppp and c ct|-36 -39 -41
ppp and c def|-27 2 -15
ppp and c draw|-40 -44 -35
ppp and c f|-64 -64 -71
ppp and c ind|95 5 -7
ppp and c in|-22 -25 -27
ppp and c logo|-28 -35 -30
ppp and c l|-37 -46 -49
ppp and c none|-55 -38 -39
ppp and c not|-27 -23 -19
ppp and c o|-37 -34 -33
ppp and c so|-48 -38 -48
ppp and c s|-65 -71 -77
ppp and c type|-73 -85 -72
ppp and c want|-42 -28 -39
ppp and c we|-36 -22 -27
ppp and c without|11 39 11
ppp and c with|-37 -30 -34
ppp and cg -|-28 -33 -31
ppp and cg g|-23 -25 -20
ppp and cg ind|-48 -44 -35
ppp and cg lsgo|-34 -31 -33
ppp and cg none|5 47 14
ppp and cg so|-51 -56 -45
ppp and cg type|-28 -28 -34
ppp and cgb type|-37 -28 -43
ppp and cgo -|-87 -86 -82
ppp and cgo and|-77 -66 -88
ppp and cgo be|-52 -42 -37
ppp and cgo go|-55 -66 -75
ppp and cgo g|-31 -21 -23
ppp and cgo ind|89 -19 8
ppp and cgo lsgo|-56 -45 -56
ppp and cgo l|-44 -43 -50
ppp and cgo named|-43 -27 -33
ppp and cgo none|14 52 21
ppp and cgo o|-50 -52 -55
ppp and cgo sg|-39 -31 -40
ppp and cgo so|-55 -59 -38
ppp and cgo s|-45 -44 -58
ppp and cgo turn|-27 -30 -25
ppp and cgo t|-35 -33 -39
ppp and cgo want|-27 -28 -45
ppp and cgo we|-37 -27 -30
ppp and co ind|67 2 2
ppp and cs ind|6 -33 -23
ppp and ct -|-51 -44 -46
ppp and ct and|-41 -33 -43
ppp and ct cgo|-64 -51 -71
ppp and ct go|-29 -25 -25
ppp and ct ind|57 1 0
ppp and ct logo|-38 -35 -42
ppp and ct none|17 93 32
ppp and ct so|-27 -24 -25
ppp and ct type|-31 -35 -30
ppp and ct t|-43 -40 -44
ppp and ct we|-34 -65 -60
ppp and def -|-47 -37 -49
ppp and def b|-19 -25 -22
ppp and def c|-59 -61 -57
ppp and def logo|-26 -26 -27
ppp and def p|-53 -51 -56
ppp and def t|28 6 17
ppp and g be|-33 -31 -28
ppp and g cgo|-53 -41 -58
ppp and g go|-58 -50 -46
ppp and g in|-26 -25 -35
ppp and go any|-38 -32 -35
ppp and go cgo|-26 -29 -23
ppp and go in|-23 -26 -41
ppp and in -|-25 -25 -34
ppp and in def|-33 -32 -34
ppp and in l|-35 -40 -32
ppp and ind -|-34 -28 -36
ppp and ind cgo|-24 -26 -33
ppp and ind ct|-14 -40 -31
ppp and ind gb|-27 -14 -15
ppp and ind go|-48 -43 -50
ppp and ind g|-55 -50 -6
ppp and ind ind|-44 -29 -24
ppp and ind in|-28 -29 -31
ppp and ind tb|-25 -14 -15
ppp and ind type|-37 -22 -30
ppp and ind very|-44 -45 -31
ppp and none -|-21 -25 -20
ppp and none g|-41 -23 -15
ppp and none tb|-31 -57 -33
ppp and not def|26 76 33
ppp and not ind|33 76 36
ppp and o def|-31 -38 -33
ppp and o ind|-44 -28 -44
ppp and others be|-26 -27 -36
ppp and others type|-6 2 28
ppp and sell this|-26 -22 -31
ppp and sgo cgo|5 -30 -42
ppp and so be|-1 48 -16
ppp and so o|-50 -32 -45
ppp and so this|-39 -45 -38
ppp and t c|5 10 53
ppp and t for|-50 -49 -39
ppp and t none|-57 -102 -57
ppp and t so|-41 -29 -27
ppp and t type|-33 -41 -50
ppp and t t|-22 -29 -22
ppp and tb def|-49 -57 -37
ppp and tb draw|-47 -57 -45
ppp and this -|-66 -62 -71
ppp and this be|-38 -40 -55
ppp and this draw|-36 -25 -27
ppp and very o|-26 -18 -24
ppp and very tb|17 15 36
ppp and want ind|-47 -22 -25
ppp and want o|-25 -17 -26
ppp and want want|-24 -20 -29
ppp and we -|-26 -26 -30
ppp and we ind|-25 -36 -26
ppp and we named|-24 -16 -29
ppp and we o|-23 -37 -24
ppp and we want|-25 -34 -48
ppp and without -|-26 -23 -24
ppp and without t|-39 -37 -42
ppp any - -|-69 -80 -49
ppp any - and|6 30 1
ppp any - go|-20 -37 -21
ppp any - g|-35 -29 -27
ppp any any any|-20 -28 -18
ppp any colour go|-28 -45 -30
ppp any def -|-40 -30 -25
ppp any def b|-32 -52 -27
ppp any def ct|-23 -36 -22
ppp any def named|-66 -62 -75
ppp any def others|5 27 -17
ppp any def o|-22 -26 -16
ppp any def past|-6 39 -4
ppp any def t|-21 -26 -16
ppp any g this|-42 -37 -38
ppp any gb go|-25 -30 -24
ppp any go avoid|2 49 4
ppp any ind -|-22 -27 -18
ppp any ind g|-35 -32 -22
ppp any ind tb|38 4 8
ppp any ind t|-53 -20 -4
ppp any o -|-29 -33 -19
ppp any others -|-44 -48 -26
ppp any others ind|-52 -45 -33
ppp any others want|-24 -3 -28
ppp any so none|13 30 13
ppp any t and|6 41 18
ppp any tb t|-31 -38 -29
ppp any this and|-27 -24 -31
ppp any this go|-24 -42 -22
ppp any turn -|18 71 28
ppp any turn ind|-25 38 16
ppp any we be|-35 -63 -40
ppp any we for|4 9 53
ppp any with ind|-35 10 -1
ppp as logo avoid|-25 -34 -21
ppp as logo ind|61 14 22
ppp avoid - -|-50 -49 -41
ppp avoid - and|23 50 16
ppp avoid NAME NAME|-27 -28 -36
ppp avoid avoid o|32 97 35
ppp avoid def -|-48 -62 -46
ppp avoid def g|18 38 17
ppp avoid def past|4 -1 31
ppp avoid def t|-67 -107 -63
ppp avoid g t|-30 -39 -48
ppp avoid go -|7 26 10
ppp avoid go any|15 42 11
ppp avoid go def|22 69 30
ppp avoid in -|-53 -37 -40
ppp avoid in o|-21 -26 -21
ppp avoid ind t|-58 -17 -44
ppp avoid o t|-27 -49 -34
ppp avoid t and|31 111 39
ppp avoid tb t|12 37 1
ppp avoid this ind|-60 -56 -39
ppp avoid this o|-32 -45 -33
ppp avoid we def|49 105 45
ppp avoid with ind|-57 -46 -40
ppp b - -|-47 -55 -38
ppp b - NAME|-5 31 63
ppp b - and|7 29 5
ppp b - brand|-26 -28 -25
ppp b - colour|15 14 35
ppp b - except|12 57 25
ppp b - for|-23 -21 -33
ppp b - ind|-66 -60 -48
ppp b - in|-75 -83 -80
ppp b NAME colour|-31 -57 -31
ppp b NAME ct|-25 -21 -29
ppp b NAME c|-30 -28 -45
ppp b NAME def|-31 -21 -17
ppp b NAME ind|80 17 36
ppp b NAME in|-44 -41 -43
ppp b NAME sgo|-9 -8 26
ppp b and -|-70 -26 -49
ppp b and b|-18 -28 -17
ppp b and ind|-37 -34 -31
ppp b any def|-34 -21 -18
ppp b b NAME|-47 -49 -49
ppp b b for|-32 -27 -26
ppp b b in|-22 -28 -37
ppp b brand NAME|-61 -49 -37
ppp b brand o|-37 -34 -26
ppp b brand this|-37 -20 -20
ppp b c and|12 11 34
ppp b cgo and|21 24 61
ppp b colour c|12 6 25
ppp b def draw|-88 -62 -51
ppp b def t|-45 -63 -37
ppp b for -|-46 -34 -38
ppp b for def|-52 -37 -26
ppp b g -|-25 -17 -14
ppp b g for|-29 -20 -23
ppp b gb -|-71 -44 -45
ppp b gb for|-24 -33 -25
ppp b go -|-29 -21 -4
ppp b go NAME|13 13 27
ppp b go be|-40 21 -49
ppp b in -|-49 0 3
ppp b in def|-63 -55 -62
ppp b ind -|-70 -21 -32
ppp b ind t|-44 -29 -24
ppp b logo ind|73 30 32
ppp b logo t|60 10 46
ppp b named NAME|-49 -38 -15
ppp b not -|-36 -52 -30
ppp b o def|-32 -34 -29
ppp b o g|2 10 33
ppp b o t|-27 -26 -27
ppp b of -|-53 -51 -50
ppp b of b|-83 -79 -67
ppp b sell t|-26 -19 -19
ppp b so 0|-27 -27 -28
ppp b so be|-36 -36 -29
ppp b so g|1 0 49
ppp b so none|-20 -32 -18
ppp b so o|-38 -24 -23
ppp b so turn|-35 -47 -43
ppp b t and|2 31 -1
ppp b t draw|5 2 30
ppp b t in|-34 -44 -44
ppp b t o|-41 -31 -37
ppp b tb NAME|11 15 75
ppp b tb ind|-44 -46 -25
ppp b to -|3 0 36
ppp b type -|-36 -25 -30
ppp b want ind|-29 -35 -24
ppp b want none|27 65 31
ppp b we -|15 -29 -20
ppp b we def|-30 -23 -19
ppp b we g|-26 -30 -27
ppp b we sell|-57 -36 -39
ppp b with none|-53 -77 -43
ppp ban cgo so|5 3 40
ppp ban so be|5 69 22
ppp be # and|17 7 47
ppp be - -|-35 -32 -27
ppp be - NAME|8 8 33
ppp be - and|-35 -31 -44
ppp be - any|-26 -23 -28
ppp be - avoid|-38 -45 -49
ppp be - c|-51 -49 -65
ppp be - def|-45 -29 -36
ppp be - go|-40 -38 -24
ppp be - g|-27 -27 -31
ppp be - in|-25 -30 -22
ppp be - of|-47 -52 -40
ppp be - t|-34 -29 -43
ppp be - want|-48 -41 -55
ppp be - we|-29 -25 -31
ppp be 0 and|-24 -25 -31
ppp be NAME NAME|-10 -4 44
ppp be NAME avoid|-40 -57 -40
ppp be NAME ind|-58 -38 -39
ppp be NAME this|-29 -18 -20
ppp be NAME want|-50 -63 -53
ppp be ban so|-28 -26 -23
ppp be be def|-25 -22 -25
ppp be be go|-26 -26 -29
ppp be be ind|-46 -73 -36
ppp be be o|-33 -29 -36
ppp be be s|-29 -49 -45
ppp be be very|-45 -35 -34
ppp be be we|-48 -30 -39
ppp be def brand|-41 -38 -54
ppp be def go|-26 -26 -26
ppp be def ind|-51 -31 -50
ppp be def named|-38 -35 -56
ppp be draw def|-41 -22 -13
ppp be draw ind|57 5 22
ppp be g def|-28 -24 -24
ppp be g we|-35 -23 -29
ppp be go and|-26 -25 -24
ppp be go cgo|28 -19 4
ppp be go def|-32 -52 -53
ppp be go draw|-45 -28 -32
ppp be go o|-42 -34 -44
ppp be go so|-30 -27 -25
ppp be go with|-20 -20 -36
ppp be hate go|10 47 16
ppp be ind -|-52 -42 -42
ppp be ind avoid|-67 -67 -65
ppp be ind gb|-21 -20 -25
ppp be ind g|-50 -61 -41
ppp be ind none|-32 -36 -29
ppp be ind o|-66 -40 -40
ppp be ind tb|-21 -26 -21
ppp be ind very|-51 -30 -29
ppp be ind worn|-41 -41 -32
ppp be maybe ind|-92 -52 -49
ppp be not -|-45 -42 -51
ppp be not be|-27 -44 -25
ppp be not ind|-68 -90 -54
ppp be not o|-28 -53 -29
ppp be not want|-26 -37 -29
ppp be o cgo|-30 -23 -36
ppp be o ind|-8 -29 -37
ppp be o o|-24 -24 -34
ppp be o without|20 48 21
ppp be sell o|-26 -27 -19
ppp be sgo cgo|-31 -26 -44
ppp be so g|-34 -24 -26
ppp be so ind|9 -25 -12
ppp be this be|-55 -32 -32
ppp be turn go|-44 -57 -32
ppp be turn not|-22 -25 -20
ppp be want avoid|5 47 17
ppp be want ind|42 5 26
ppp be want in|12 14 35
ppp be want none|-1 28 8
ppp be want o|-46 -55 -34
ppp be we -|-27 -22 -33
ppp be we want|-32 -22 -33
ppp be yes turn|-22 -28 -24
ppp bo NAME NAME|-62 -44 -55
ppp bo in def|-34 -19 -17
ppp bo o -|-22 -15 -25
ppp brand - -|-40 -43 -35
ppp brand - NAME|-59 -48 -58
ppp brand - avoid|-6 61 14
ppp brand - be|-37 -35 -27
ppp brand - def|-25 -28 -24
ppp brand - ind|47 15 14
ppp brand - logo|-32 -17 -20
ppp brand - none|10 39 16
ppp brand - o|-50 -35 -40
ppp brand - sell|-68 -51 -49
ppp brand - so|-35 -23 -26
ppp brand NAME cgo|-26 -22 -27
ppp brand NAME go|-18 -15 -26
ppp brand NAME maybe|-35 -18 -21
ppp brand NAME sgo|34 13 14
ppp brand NAME s|3 15 49
ppp brand NAME this|-37 -45 -47
ppp brand NAME t|-79 -66 -51
ppp brand and def|-27 -33 -28
ppp brand and go|-34 -35 -35
ppp brand any ind|-28 -16 -20
ppp brand avoid -|-54 -44 -36
ppp brand be NAME|-53 -50 -78
ppp brand be sgo|17 16 37
ppp brand brand NAME|-35 -20 -34
ppp brand cgb cgo|2 4 25
ppp brand def -|34 3 13
ppp brand def brand|-35 -42 -32
ppp brand for -|-27 -27 -31
ppp brand g any|-58 -76 -60
ppp brand go for|54 19 -1
ppp brand go o|-33 -24 -31
ppp brand in -|-30 -15 15
ppp brand in def|-20 -22 -32
ppp brand in ind|-32 -19 -22
ppp brand ind -|-70 -52 -45
ppp brand ind g|42 -4 13
ppp brand ind t|-78 -70 -43
ppp brand logo NAME|-31 -35 -38
ppp brand logo none|-39 -61 -37
ppp brand logo t|-30 -15 27
ppp brand named NAME|42 27 24
ppp brand named so|-59 -42 -56
ppp brand none t|-51 -53 -40
ppp brand not o|21 49 24
ppp brand o -|-9 2 29
ppp brand o def|-37 -32 -35
ppp brand o t|-31 -29 -29
ppp brand of -|-33 -26 -20
ppp brand so we|-42 -31 -36
ppp brand t draw|-41 -28 -27
ppp brand t t|-3 -1 33
ppp brand this be|-38 -21 -22
ppp brand this sell|-47 -27 -39
ppp brand want ind|-21 -17 -27
ppp brand we -|-56 -48 -46
ppp brand we be|-23 -31 -24
ppp brand we ind|-23 -23 -26
ppp brand we t|-33 -23 -35
ppp brand we want|-24 -22 -37
ppp brand we we|-72 -98 -55
ppp brand with none|-84 -99 -60
ppp brand without t|10 30 -6
ppp c - -|-44 -43 -49
ppp c - and|2 2 40
ppp c - ind|102 30 28
ppp c - in|-28 -28 -30
ppp c - l|-38 -25 -31
ppp c - not|-30 -47 -28
ppp c and cgo|-48 -29 -32
ppp c and cg|-37 -35 -24
ppp c and cs|-17 -21 -32
ppp c and ctb|1 -8 40
ppp c and cto|-44 -33 -49
ppp c and ct|-49 -31 -6
ppp c and c|-31 -28 -17
ppp c and def|-62 -49 -63
ppp c and gb|2 31 69
ppp c and ind|-40 -30 -52
ppp c and type|-40 -41 -54
ppp c avoid def|17 100 43
ppp c brand NAME|-32 -36 -35
ppp c c -|-33 -23 -30
ppp c c and|1 14 54
ppp c c cgo|-52 -54 -47
ppp c c s|-46 -59 -55
ppp c c type|-30 -25 -28
ppp c cgo -|-35 -25 -37
ppp c cgo and|-28 -26 -28
ppp c cgo cgo|12 -28 -23
ppp c cgo ct|7 15 53
ppp c cgo go|-80 -60 -50
ppp c cgo g|-32 -32 -23
ppp c cgo lsg|-48 -45 -48
ppp c cgo so|-37 -35 -54
ppp c cgo type|-20 -20 -31
ppp c cgo with|-40 -13 6
ppp c ct -|-9 -15 27
ppp c ct and|24 29 97
ppp c ct cgo|39 -1 -2
ppp c ct c|24 19 54
ppp c ct ind|-6 -38 -32
ppp c ct so|-45 -38 -45
ppp c ct type|-52 -43 -41
ppp c def t|-45 -41 -31
ppp c ind -|-78 0 -42
ppp c ind t|-98 -69 -81
ppp c none of|0 65 20
ppp c none t|-45 -74 -48
ppp c o lgo|-22 -26 -23
ppp c s without|-26 -30 -34
ppp c sgo cgo|25 -2 -13
ppp c so type|-40 -51 -39
ppp c t -|-42 -44 -31
ppp c t and|29 30 97
ppp c t none|-4 28 -3
ppp c turn go|13 33 10
ppp c type -|-33 -27 -38
ppp c type g|-41 -43 -38
ppp c type l|-37 -39 -40
ppp c type without|-33 -45 -43
ppp c type with|-23 -22 -25
ppp c we ind|-7 17 52
ppp c with ind|-30 -37 -63
ppp c without any|13 26 4
ppp cb and cgo|2 -22 -29
ppp cb and c|57 0 10
ppp cb cgo and|18 19 56
ppp cg and cg|-26 -17 -17
ppp cg and to|4 9 44
ppp cg cgo -|31 7 17
ppp cg cgo and|0 8 28
ppp cg cgo cgo|-55 -40 -70
ppp cg cgo def|-38 -28 -33
ppp cg g type|-47 -37 -52
ppp cg ind t|-70 -54 -55
ppp cg l type|49 10 4
ppp cg lo type|-48 -38 -43
ppp cg logo ind|-31 -30 -29
ppp cg lsgo lgo|-28 -28 -32
ppp cg none -|-49 -59 -46
ppp cg none g|-1 53 6
ppp cg none t|-31 -41 -28
ppp cg t type|33 10 -3
ppp cg type -|-27 -21 -33
ppp cg type want|-33 -26 -37
ppp cg want none|34 72 31
ppp cg want with|26 11 8
ppp cg we past|-23 -43 -23
ppp cg with ind|-4 -11 -25
ppp cgb cgo and|4 1 61
ppp cgb cgo type|-32 -37 -40
ppp cgo - cgo|-46 -73 -46
ppp cgo - go|-34 -33 -30
ppp cgo - none|13 63 19
ppp cgo - so|-49 -62 -53
ppp cgo NAME NAME|-67 -64 -68
ppp cgo and cgb|-31 -42 -20
ppp cgo and cgo|-35 -36 -53
ppp cgo and co|-31 -31 -45
ppp cgo and ctb|5 1 53
ppp cgo and cto|-32 -20 -26
ppp cgo and ct|25 -5 23
ppp cgo and c|-28 -33 -39
ppp cgo and def|-37 6 -23
ppp cgo and go|23 9 83
ppp cgo and g|4 -3 26
ppp cgo and ind|-26 -10 41
ppp cgo and o|16 7 53
ppp cgo and sgo|11 6 34
ppp cgo avoid def|1 43 6
ppp cgo be go|9 13 55
ppp cgo be yes|-17 -25 -19
ppp cgo c type|30 -18 -5
ppp cgo cg -|-32 -38 -38
ppp cgo cg cgo|-18 -20 -30
ppp cgo cg ind|-47 -60 -49
ppp cgo cg none|30 81 33
ppp cgo cg t|-35 -32 -32
ppp cgo cgo -|-25 -23 -28
ppp cgo cgo go|-45 -40 -45
ppp cgo cgo g|-31 -34 -30
ppp cgo cgo lsgo|-28 -29 -26
ppp cgo cgo l|-35 -33 -44
ppp cgo cgo so|-42 -51 -49
ppp cgo cgo s|-45 -47 -41
ppp cgo cgo tb|-36 -25 -27
ppp cgo cgo type|7 -15 -28
ppp cgo cgo t|-50 -50 -47
ppp cgo colour ind|42 9 11
ppp cgo ct cgo|-59 -53 -85
ppp cgo def go|-54 -60 -65
ppp cgo dont draw|4 27 7
ppp cgo g -|-31 -21 -27
ppp cgo g cto|-35 -28 -40
ppp cgo g logo|-32 -28 -42
ppp cgo in others|-24 -29 -26
ppp cgo ind -|-39 -28 -26
ppp cgo ind g|-30 -66 -57
ppp cgo ind logo|-30 -24 -25
ppp cgo ind sgo|1 11 48
ppp cgo ind t|-72 -55 -60
ppp cgo l -|-63 -59 -68
ppp cgo l avoid|-38 -27 -38
ppp cgo l go|-28 -37 -33
ppp cgo l none|28 75 33
ppp cgo lgo -|-37 -47 -38
ppp cgo lgo go|-36 -41 -38
ppp cgo lgo type|-19 -20 -27
ppp cgo logo go|-43 -37 -39
ppp cgo lsgo lgo|5 54 13
ppp cgo lsgo type|-40 -54 -44
ppp cgo named NAME|6 12 61
ppp cgo none cgo|-47 -62 -39
ppp cgo none gb|13 54 6
ppp cgo none g|-39 -33 -34
ppp cgo none tb|-26 -28 -26
ppp cgo none t|-38 -57 -38
ppp cgo not o|5 50 15
ppp cgo not t|-34 -31 -17
ppp cgo o def|-30 -24 -21
ppp cgo o go|-38 -32 -42
ppp cgo o s|-40 -34 -41
ppp cgo s type|6 30 16
ppp cgo sg cgo|-46 -35 -53
ppp cgo sgo cgo|-20 -13 -45
ppp cgo sgo lo|-32 -34 -46
ppp cgo so -|-41 -53 -45
ppp cgo so go|-41 -46 -56
ppp cgo so lsgo|-35 -38 -31
ppp cgo so this|-32 -46 -29
ppp cgo t -|-11 -50 -37
ppp cgo t and|32 -35 -14
ppp cgo t def|-71 -68 -57
ppp cgo t g|-32 -34 -32
ppp cgo t logo|-38 -34 -55
ppp cgo t type|-33 -24 -36
ppp cgo t t|4 -3 29
ppp cgo this be|-22 -37 -29
ppp cgo turn any|-52 -52 -41
ppp cgo turn cgo|-48 -61 -37
ppp cgo type go|-29 -30 -35
ppp cgo type l|-24 -32 -30
ppp cgo type none|4 35 12
ppp cgo type o|-23 -25 -28
ppp cgo type type|-45 -36 -48
ppp cgo want def|-59 -45 -30
ppp cgo want g|-41 -56 -47
ppp cgo want none|21 58 21
ppp cgo we -|20 25 54
ppp cgo we NAME|-17 -22 -26
ppp cgo we cgo|-77 -50 -57
ppp cgo we c|8 4 30
ppp cgo we go|17 17 34
ppp cgo we o|7 5 28
ppp cgo with ind|4 7 25
ppp co - cgo|-32 -32 -40
ppp co and cgo|-22 -27 -25
ppp co and cg|-27 -37 -32
ppp co ind t|-58 -70 -75
ppp colour # we|-18 -28 -17
ppp colour - c|23 13 56
ppp colour any except|20 51 4
ppp colour c -|-51 -43 -70
ppp colour c and|10 2 45
ppp colour c cg|-37 -33 -41
ppp colour c ct|13 12 47
ppp colour c c|14 8 41
ppp colour cg and|18 5 59
ppp colour cgo and|18 11 55
ppp colour ct -|-41 -43 -60
ppp colour ct and|3 -2 27
ppp colour ct cg|-32 -35 -35
ppp colour ctb cgo|13 -10 47
ppp colour of c|20 -9 53
ppp cs and c|2 6 40
ppp cs ind t|-42 -58 -40
ppp ct - and|11 9 27
ppp ct - none|-29 -44 -31
ppp ct - not|-28 -22 -20
ppp ct - want|-34 -36 -50
ppp ct and cg|-25 -33 -46
ppp ct and cs|-25 -35 -34
ppp ct and ct|0 -5 32
ppp ct and c|-6 -10 32
ppp ct and go|13 -4 71
ppp ct and t|-44 -33 2
ppp ct avoid t|-20 -35 -25
ppp ct c and|11 11 31
ppp ct cgo and|10 5 54
ppp ct cgo avoid|-5 26 -17
ppp ct cgo cgo|-75 -69 -64
ppp ct cgo def|-65 -59 -77
ppp ct cgo g|12 8 49
ppp ct cgo ind|-25 -23 -47
ppp ct cgo logo|-53 -50 -54
ppp ct cgo lo|-19 -20 -33
ppp ct cgo l|-37 -33 -50
ppp ct cgo none|10 54 12
ppp ct cgo so|-28 -34 -36
ppp ct cgo type|-24 -29 -36
ppp ct cgo t|-27 -24 -22
ppp ct cgo we|-45 -33 -26
ppp ct cgo with|-35 -34 -62
ppp ct ct cgo|-66 -36 -45
ppp ct def logo|13 12 31
ppp ct go g|-51 -37 -56
ppp ct ind t|-63 -53 -55
ppp ct lsgo type|4 29 -11
ppp ct none of|4 35 -14
ppp ct none tb|12 51 17
ppp ct none t|-27 5 -30
ppp ct not -|18 38 18
ppp ct past def|-22 -39 -20
ppp ct sgo cgo|-23 -19 -32
ppp ct so type|-37 -37 -38
ppp ct t -|-24 -21 -31
ppp ct t be|-34 -39 -31
ppp ct t g|-40 -35 -35
ppp ct t we|-45 -34 -46
ppp ct tb in|-5 -1 32
ppp ct tp o|-27 -28 -26
ppp ct type l|-21 -20 -28
ppp ct type type|-22 -14 -26
ppp ct we hate|22 47 -1
ppp ct we want|-31 -31 -40
ppp ct without t|-18 -32 -23
ppp ctb - ind|44 3 2
ppp ctb brand in|-39 -37 -39
ppp ctb cgo -|-52 -52 -45
ppp ctb cgo and|1 8 60
ppp ctb cgo cgo|-46 -36 -40
ppp ctb cgo ct|-38 -38 -8
ppp ctb t in|-38 -22 -37
ppp cto and cgo|-32 -28 -44
ppp cto and co|-38 -37 -46
ppp cto and sgo|9 12 57
ppp cto cgo t|-65 -69 -75
ppp def - -|-39 -41 -36
ppp def - NAME|-25 -27 -45
ppp def - and|-41 -42 -39
ppp def - any|-18 -32 -20
ppp def - be|-24 -26 -26
ppp def - b|-31 -44 -30
ppp def - def|-18 9 -28
ppp def - gbo|-42 -40 -27
ppp def - g|-54 -56 -58
ppp def - ind|-39 -35 -9
ppp def - in|-36 -50 -45
ppp def - logo|-40 -47 -34
ppp def - of|-2 -25 16
ppp def - o|8 3 31
ppp def - so|-42 -66 -38
ppp def - want|-28 -20 -9
ppp def - we|-52 -50 -55
ppp def any with|18 14 40
ppp def avoid any|-30 -44 -28
ppp def avoid we|-22 -26 -18
ppp def b NAME|-15 3 28
ppp def b g|-27 -49 -26
ppp def b ind|30 -15 2
ppp def brand be|10 4 50
ppp def brand brand|3 -2 45
ppp def brand in|-27 -35 -20
ppp def brand logo|-22 -31 -23
ppp def brand o|-47 -38 -27
ppp def brand so|-26 -16 -17
ppp def colour be|19 -4 63
ppp def colour def|-63 -52 -58
ppp def ct g|-35 -33 -41
ppp def def logo|-36 -25 -18
ppp def draw -|40 7 5
ppp def g -|-58 -35 -37
ppp def g and|-32 -31 -22
ppp def g any|-29 -37 -41
ppp def g draw|-50 -28 -29
ppp def g g|-68 -59 -47
ppp def g in|-40 -27 -28
ppp def g logo|18 6 47
ppp def g o|-37 -41 -43
ppp def g so|-38 -28 -26
ppp def g tb|13 4 44
ppp def gb and|-41 -29 -37
ppp def go -|-33 -25 -37
ppp def go any|-51 -34 -36
ppp def go be|-28 -25 -18
ppp def go gb|-21 -22 -29
ppp def go go|-32 -36 -30
ppp def go g|-21 -29 -18
ppp def go maybe|-21 -40 -21
ppp def go named|-30 -23 -28
ppp def go o|-24 -27 -29
ppp def go so|-26 -22 -29
ppp def go t|-35 -54 -36
ppp def go want|-31 -36 -55
ppp def go with|-33 -20 -26
ppp def ind -|-32 -45 -29
ppp def ind b|-38 -26 -41
ppp def ind go|-26 -25 -20
ppp def ind logo|-59 -49 -58
ppp def lgo in|-20 -23 -26
ppp def logo -|-32 -31 -28
ppp def logo be|-56 -48 -40
ppp def logo def|-42 -45 -37
ppp def logo draw|-47 -26 -30
ppp def logo go|-43 -56 -38
ppp def logo in|8 16 47
ppp def logo l|-57 -44 -52
ppp def logo named|-29 -22 -27
ppp def logo others|-35 -21 -23
ppp def logo o|-53 -27 -33
ppp def logo sgo|1 -2 29
ppp def logo t|4 46 15
ppp def logo want|-27 -23 -27
ppp def named -|40 -21 -18
ppp def named NAME|-52 -34 -47
ppp def named def|-39 -27 -26
ppp def named go|-36 -23 -24
ppp def named gpo|-55 -54 -61
ppp def named ind|40 -32 3
ppp def named in|-45 -31 -42
ppp def named o|-49 -37 -38
ppp def named so|-55 -37 -47
ppp def o -|-28 -21 -23
ppp def o o|-31 -21 -20
ppp def others be|-43 -36 -53
ppp def others t|0 39 -4
ppp def p -|-32 -32 -19
ppp def p ind|-76 -63 -57
ppp def p in|-49 -42 -47
ppp def t -|-33 -42 -30
ppp def t and|-46 -41 -38
ppp def t any|-19 -29 -20
ppp def t avoid|-22 -34 -21
ppp def t ct|-55 -47 -72
ppp def t c|-2 -3 25
ppp def t draw|-4 -3 29
ppp def t for|-44 -48 -36
ppp def t go|-42 -24 -25
ppp def t logo|-26 -17 -21
ppp def t maybe|-45 -39 -35
ppp def t this|-29 -46 -28
ppp def t t|-32 -30 -27
ppp def t want|-35 -34 -36
ppp def t with|-36 -24 -24
ppp def tb and|-38 -56 -49
ppp def tb in|-23 -23 -41
ppp def tbo be|-27 -36 -30
ppp def to any|-21 -27 -17
ppp def to be|-56 -74 -59
ppp def type c|-39 -42 -75
ppp def want we|-29 -20 -34
ppp def we -|-27 -22 -29
ppp def we logo|20 21 51
ppp dont draw ind|-33 8 -10
ppp dont g t|-17 -28 -18
ppp dont o t|-34 -47 -30
ppp dont sell this|20 46 -8
ppp dont want any|9 27 10
ppp dont want def|9 28 10
ppp dont want go|-14 -27 -15
ppp dont want ind|-32 -4 -13
ppp draw - and|27 56 26
ppp draw - ct|2 -1 39
ppp draw - in|-27 -25 -37
ppp draw - none|-78 -78 -68
ppp draw and none|-53 -59 -37
ppp draw any -|-58 -35 -32
ppp draw any g|48 -4 -6
ppp draw any ind|12 -35 -16
ppp draw any very|-38 -30 -26
ppp draw be named|-31 -23 -33
ppp draw def -|16 37 16
ppp draw def tb|-56 -40 -46
ppp draw def t|23 22 60
ppp draw go any|-41 -23 -25
ppp draw go go|-34 -31 -48
ppp draw go o|-32 -29 -32
ppp draw in def|-28 -24 -22
ppp draw ind and|-30 -33 -27
ppp draw ind cgo|48 14 12
ppp draw ind ct|-24 -26 -19
ppp draw ind gb|-52 -27 -27
ppp draw ind go|-42 -31 -22
ppp draw ind g|67 33 24
ppp draw ind logo|-52 -34 -41
ppp draw ind tb|-39 -64 -36
ppp draw ind t|0 29 42
ppp draw none want|15 51 15
ppp draw o -|-32 -23 -32
ppp draw o gb|-28 -15 -20
ppp draw o ind|35 -4 -7
ppp draw t and|-34 -48 -34
ppp draw t in|22 25 67
ppp draw t logo|-15 -22 -29
ppp draw t none|-1 72 10
ppp draw t or|20 43 20
ppp draw t t|-25 -18 -20
ppp draw want ind|-37 -38 -44
ppp draw we def|-48 -35 -31
ppp draw we ind|61 15 6
ppp draw with ind|-60 -40 -38
ppp except def sgo|-3 -13 25
ppp except ind t|-43 -31 -28
ppp except of cg|-30 -42 -29
ppp except we def|-25 -23 -22
ppp f - c|-47 -44 -33
ppp f - in|10 5 44
ppp f c c|-49 -41 -53
ppp fgo with ind|37 8 13
ppp fo - cgo|-29 -44 -44
ppp fo logo cgo|-30 -25 -44
ppp fo logo none|-1 39 7
ppp fo logo want|-25 -23 -36
ppp for - NAME|-45 -26 -24
ppp for - gb|-58 -46 -53
ppp for - g|31 -1 2
ppp for - none|7 26 10
ppp for NAME NAME|30 10 34
ppp for NAME ind|-82 -52 -41
ppp for b -|-46 -27 -24
ppp for b and|-36 -67 -51
ppp for brand of|-48 -44 -42
ppp for def -|-31 -26 -35
ppp for def colour|-15 -16 -28
ppp for def g|-40 -28 -22
ppp for def logo|-44 -36 -31
ppp for def t|-59 -62 -47
ppp for g others|-18 -16 -27
ppp for gb -|-19 -17 -30
ppp for gb NAME|2 3 28
ppp for gb and|-41 -43 -37
ppp for gb gb|-1 -8 25
ppp for go NAME|10 12 40
ppp for ind NAME|-32 -22 -21
ppp for ind b|-66 -46 -39
ppp for ind gbp|-26 -28 -29
ppp for ind gb|-45 -42 -38
ppp for ind go|-64 -43 -39
ppp for ind g|-96 -86 -65
ppp for ind tb|-70 -51 -44
ppp for ind t|-33 -24 -21
ppp for ind we|-32 -23 -36
ppp for past -|-33 -31 -24
ppp for t gb|-34 -21 -25
ppp for tb NAME|-56 -46 -49
ppp for tb and|-39 -63 -51
ppp for we -|-27 -22 -22
ppp for we b|-61 -47 -46
ppp for we go|-27 -21 -20
ppp for we o|-33 -29 -31
ppp for we t|-55 -41 -63
ppp for we very|-30 -17 -23
ppp g - -|-50 -51 -45
ppp g - and|-38 -38 -69
ppp g - colour|-35 -43 -65
ppp g - for|-34 -27 -26
ppp g - gb|-34 -44 -45
ppp g - g|-70 -67 -63
ppp g - ind|19 -38 -18
ppp g - in|-32 -39 -50
ppp g - none|3 67 26
ppp g - others|-49 -48 -55
ppp g - o|-43 -31 -38
ppp g - so|-81 -63 -61
ppp g - tb|-22 -20 -31
ppp g - t|-22 -29 -21
ppp g - we|-67 -51 -56
ppp g NAME NAME|-47 -27 10
ppp g and def|-55 -79 -44
ppp g and g|-50 -71 -45
ppp g and ind|-73 -73 -69
ppp g and none|-22 -26 -30
ppp g and without|25 67 25
ppp g any def|-80 -73 -45
ppp g any ind|73 11 5
ppp g b any|-26 -21 -18
ppp g b for|-30 -18 -23
ppp g b g|-30 -23 -23
ppp g b so|-44 -42 -34
ppp g be go|-50 -54 -52
ppp g be o|-45 -53 -45
ppp g brand t|-1 -1 34
ppp g c and|7 2 41
ppp g c cgo|-53 -33 -40
ppp g cgo -|-47 -45 -46
ppp g cgo and|14 8 67
ppp g cgo cgo|37 -10 -4
ppp g cgo colour|-30 -43 -44
ppp g cgo lgo|-34 -25 -30
ppp g cgo none|27 71 27
ppp g cgo s|-25 -22 -24
ppp g cgo t|-33 -36 -41
ppp g cgo we|-2 1 32
ppp g colour c|-23 -23 -27
ppp g ct t|-32 -19 -29
ppp g draw ind|69 16 31
ppp g draw in|-33 -24 -24
ppp g for ind|-42 -36 -35
ppp g for we|-37 -25 -34
ppp g g and|-3 60 13
ppp g g any|-23 -37 -23
ppp g g brand|-29 -24 -23
ppp g g def|11 43 16
ppp g g for|-31 -42 -31
ppp g g in|-28 -29 -29
ppp g g named|-31 -19 -22
ppp g g turn|-23 -16 -27
ppp g g we|-23 -37 -29
ppp g gb and|-21 -23 -32
ppp g gb brand|29 -11 -9
ppp g gb cgo|14 12 49
ppp g gb for|-26 -24 -25
ppp g gb in|-29 -25 -27
ppp g go -|-3 6 35
ppp g go cgo|-22 -21 -40
ppp g go def|-57 -44 -56
ppp g go go|-40 -27 -26
ppp g go ind|-43 -39 -36
ppp g go in|-37 -43 -36
ppp g go o|-32 -30 -27
ppp g in -|31 7 24
ppp g in def|-46 -50 -39
ppp g in ind|-36 -35 -34
ppp g in past|-55 -56 -52
ppp g in we|-25 -26 -26
ppp g ind fo|-46 -36 -34
ppp g ind very|57 21 27
ppp g logo ind|26 11 13
ppp g logo in|-22 -20 -26
ppp g lsgo type|-5 -10 40
ppp g maybe be|13 67 16
ppp g maybe we|-48 -32 -22
ppp g none any|-24 -39 -23
ppp g o -|-40 -41 -42
ppp g o for|-51 -30 -33
ppp g o g|27 -8 -1
ppp g o ind|-77 -67 -49
ppp g o o|-22 -34 -21
ppp g o we|-36 -35 -32
ppp g of tb|-25 -25 -25
ppp g po o|-18 -16 -27
ppp g s none|17 54 19
ppp g sell def|-29 -35 -33
ppp g so -|-33 -24 -28
ppp g so avoid|8 30 12
ppp g so go|-47 -37 -36
ppp g so ind|-16 -28 -22
ppp g so o|-51 -50 -41
ppp g so sgo|-13 -18 25
ppp g so this|-18 -19 -29
ppp g t -|-8 40 7
ppp g t be|-39 -33 -32
ppp g t g|-62 -64 -54
ppp g t none|3 34 2
ppp g t turn|-41 -62 -35
ppp g t t|-5 35 -7
ppp g tb def|-18 -22 -25
ppp g tb g|-30 -30 -25
ppp g tb in|-25 -37 -26
ppp g this NAME|-37 -31 -22
ppp g this be|-46 -29 -37
ppp g want ind|-34 -31 -22
ppp g want want|-19 -14 -25
ppp g we def|-36 -22 -24
ppp g we draw|-27 -29 -29
ppp g we ind|-86 -81 -70
ppp g we o|-38 -37 -41
ppp g with o|-60 -52 -46
ppp gb - be|-23 -27 -29
ppp gb - def|-53 -55 -40
ppp gb - for|-24 -25 -30
ppp gb - go|-10 -3 25
ppp gb - want|-21 -21 -30
ppp gb NAME NAME|0 -28 9
ppp gb NAME c|-39 -32 -30
ppp gb and -|-46 -48 -57
ppp gb and def|-40 -66 -39
ppp gb and ind|-23 -27 -26
ppp gb and none|15 40 17
ppp gb any turn|10 54 1
ppp gb avoid go|-24 -38 -22
ppp gb b for|-41 -34 -35
ppp gb brand -|-32 -20 -30
ppp gb brand any|-21 -29 -21
ppp gb brand avoid|7 30 13
ppp gb brand cg|6 1 38
ppp gb brand def|70 25 28
ppp gb brand for|-52 -34 -39
ppp gb brand go|-25 -20 -18
ppp gb brand none|6 30 6
ppp gb brand not|-42 -67 -38
ppp gb brand o|-23 -17 -25
ppp gb brand so|-53 -43 -41
ppp gb brand tb|-32 -30 -40
ppp gb brand to|-54 -44 -62
ppp gb brand we|-51 -48 -30
ppp gb c and|6 -3 57
ppp gb cgo and|29 30 80
ppp gb def brand|-37 -41 -59
ppp gb def named|-50 -37 -38
ppp gb def to|-35 -36 -51
ppp gb for tb|5 16 44
ppp gb g -|-37 -46 -39
ppp gb g and|-15 -16 -28
ppp gb g brand|65 18 0
ppp gb g in|-34 -50 -42
ppp gb gb brand|-25 -16 -23
ppp gb gb for|-32 -23 -28
ppp gb go def|-23 -38 -24
ppp gb go for|33 0 -5
ppp gb in -|18 31 26
ppp gb in 0|-44 -30 -34
ppp gb in def|-50 -36 -32
ppp gb in ind|-44 -46 -38
ppp gb in t|-33 -37 -48
ppp gb ind -|-30 -36 -27
ppp gb ind g|33 -8 3
ppp gb ind t|-50 -35 -35
ppp gb logo so|-28 -42 -24
ppp gb maybe -|-37 -28 -44
ppp gb none -|-20 -32 -18
ppp gb o -|-37 -41 -29
ppp gb o NAME|-33 -28 -28
ppp gb o be|-21 -34 -23
ppp gb o def|-25 -23 -18
ppp gb o in|-43 -39 -40
ppp gb of -|-65 -64 -59
ppp gb others others|-27 -41 -35
ppp gb so 0|7 7 33
ppp gb t NAME|-27 -16 -20
ppp gb t and|60 11 26
ppp gb t be|-20 -26 -17
ppp gb t for|-54 -41 -39
ppp gb t go|-1 1 29
ppp gb t logo|-24 -20 -26
ppp gb t with|-27 -22 -30
ppp gb this -|-30 -26 -23
ppp gb want avoid|-20 -28 -19
ppp gb we def|-27 -23 -23
ppp gb we want|14 11 34
ppp gb without ind|-25 -33 -19
ppp gbo NAME NAME|10 11 44
ppp gbo draw ind|-35 -53 -26
ppp go - -|-56 -62 -48
ppp go - and|-43 -53 -47
ppp go - any|-61 -43 -60
ppp go - colour|-24 -22 -35
ppp go - def|16 75 23
ppp go - ind|-58 -54 -57
ppp go - o|-79 -58 -49
ppp go - we|-37 -22 -28
ppp go 0 -|-17 -16 -31
ppp go NAME NAME|54 1 26
ppp go NAME g|-55 -58 -45
ppp go and -|-59 -50 -38
ppp go and def|12 47 2
ppp go and ind|-28 -30 -44
ppp go and o|-26 -34 -32
ppp go and we|-17 -26 -15
ppp go and without|-68 -127 -69
ppp go any -|-44 -43 -41
ppp go any def|-68 -52 -43
ppp go any ind|-35 -48 -36
ppp go any others|-34 -32 -42
ppp go any t|6 25 9
ppp go avoid -|2 40 31
ppp go avoid def|-39 -23 -28
ppp go avoid go|26 60 25
ppp go avoid ind|24 31 -5
ppp go avoid this|-66 -61 -68
ppp go avoid t|-6 26 2
ppp go b -|-25 -20 -16
ppp go b and|-45 -56 -32
ppp go b for|-27 -25 -36
ppp go b go|-44 -35 -37
ppp go b g|-29 -29 -18
ppp go b t|-25 -37 -26
ppp go be -|-35 -50 -33
ppp go be ind|-33 -37 -36
ppp go be in|-35 -25 -35
ppp go be named|-19 -26 -27
ppp go be this|-21 -30 -25
ppp go c and|12 15 67
ppp go c c|-45 -37 -24
ppp go cgo cgo|-30 -26 -43
ppp go cgo def|-36 21 -24
ppp go cgo g|-9 -7 27
ppp go cgo we|13 6 63
ppp go ct cgo|-30 -25 -42
ppp go ct we|17 11 38
ppp go def -|6 33 12
ppp go def go|-44 -31 -31
ppp go def named|-18 -36 -21
ppp go def type|4 -9 50
ppp go def t|-34 -50 -2
ppp go draw -|0 -10 34
ppp go draw def|-59 -54 -44
ppp go draw go|-26 -19 -24
ppp go draw ind|49 68 27
ppp go g -|-27 -17 -19
ppp go g any|-25 -25 -35
ppp go g go|-27 -21 -24
ppp go g in|-45 -44 -50
ppp go g so|-19 -21 -28
ppp go g tb|-20 -22 -32
ppp go g this|-27 -32 -40
ppp go gb NAME|4 12 58
ppp go gb and|-21 -37 -20
ppp go gb brand|33 -9 5
ppp go gb none|-50 -72 -54
ppp go gb we|-56 -45 -39
ppp go go -|15 23 62
ppp go go and|-36 -29 -28
ppp go go any|-39 -28 -26
ppp go go c|-34 -23 -35
ppp go go def|-18 -29 -18
ppp go go go|-18 -25 -19
ppp go go ind|-23 -47 -36
ppp go go in|-20 -22 -29
ppp go go not|-31 -52 -27
ppp go go o|-53 -47 -59
ppp go go sg|-47 -49 -54
ppp go go we|-35 -29 -35
ppp go go without|-55 -53 -44
ppp go gp in|-32 -31 -43
ppp go in -|-62 -50 -67
ppp go in 0|-25 -23 -39
ppp go ind -|-49 -48 -34
ppp go ind gb|-55 -34 -38
ppp go ind go|45 15 16
ppp go ind logo|-25 -18 -20
ppp go ind o|-43 -32 -27
ppp go l type|-27 -26 -23
ppp go lg o|-27 -19 -26
ppp go logo any|-40 -30 -26
ppp go lsgo type|-25 -28 -32
ppp go named NAME|-36 -42 -42
ppp go named o|-24 -17 -32
ppp go none t|-37 -46 -38
ppp go none with|10 53 14
ppp go o -|-32 -25 -25
ppp go o brand|-15 -16 -26
ppp go o def|-38 -28 -34
ppp go o except|-35 -43 -26
ppp go o for|-25 -15 -19
ppp go o go|-27 -19 -20
ppp go o in|-27 -35 -41
ppp go o maybe|-23 -33 -21
ppp go o none|22 55 21
ppp go o past|-30 -37 -30
ppp go o t|-63 -39 -56
ppp go o we|-45 -28 -27
ppp go of b|-55 -35 -45
ppp go others draw|-47 -27 -17
ppp go sgo cgo|2 8 38
ppp go so any|-57 -64 -41
ppp go so ind|-76 -56 -46
ppp go so none|42 106 48
ppp go so very|-31 -38 -33
ppp go so we|-32 -49 -27
ppp go t and|35 -29 -9
ppp go t cgo|-62 -47 -56
ppp go t def|-4 36 8
ppp go t g|-37 -21 -21
ppp go t o|-52 -42 -44
ppp go t tb|-29 -31 -40
ppp go t t|-29 -46 -28
ppp go tb and|-24 -26 -19
ppp go tb brand|-26 -24 -42
ppp go tb ind|39 16 19
ppp go tb in|-27 -19 -20
ppp go tb o|-33 -29 -29
ppp go tb t|12 36 12
ppp go this go|-25 -26 -22
ppp go this ind|47 19 0
ppp go this in|-62 -55 -50
ppp go this we|-33 -21 -22
ppp go to go|5 -1 26
ppp go to ind|-52 -60 -41
ppp go turn -|-27 -35 6
ppp go type ind|-35 -56 -57
ppp go very -|-37 -22 -26
ppp go very in|-23 -29 -31
ppp go want ind|-28 82 8
ppp go want maybe|-17 -30 -17
ppp go want we|-30 -50 -41
ppp go we be|-29 -37 -23
ppp go we def|-27 -24 -19
ppp go we ind|84 14 16
ppp go we want|17 12 38
ppp go with def|-23 -20 -34
ppp go with ind|59 16 12
ppp go without ind|-49 -74 -54
ppp gp NAME NAME|-60 -78 -84
ppp gp g any|-25 -30 -19
ppp gp g in|-42 -50 -53
ppp gp named NAME|2 7 27
ppp hate of def|16 48 1
ppp hate t t|-37 -62 -40
ppp in - -|-28 12 -25
ppp in - 0|-28 -28 -49
ppp in - NAME|19 35 85
ppp in - and|-39 -40 -52
ppp in - any|-32 -35 -33
ppp in - be|16 63 10
ppp in - b|-51 -43 -38
ppp in - colour|-17 -29 -21
ppp in - co|-26 -26 -48
ppp in - ct|-32 -33 -28
ppp in - c|-45 -34 -21
ppp in - go|-15 -35 -41
ppp in - g|33 -9 0
ppp in - hate|8 28 -9
ppp in - logo|32 -10 -11
ppp in - maybe|-33 -20 -20
ppp in - of|-48 -60 -75
ppp in - o|-28 -18 -21
ppp in - past|-20 -31 -19
ppp in - sell|-56 -55 -39
ppp in - sgo|-37 -35 -13
ppp in - sg|5 5 40
ppp in - tb|-25 -18 -20
ppp in - type|-47 -47 -44
ppp in - t|-4 -27 -15
ppp in - want|-41 -36 -49
ppp in - we|-38 -34 -28
ppp in - without|21 55 24
ppp in - with|-47 -38 -32
ppp in 0 -|-28 -30 -46
ppp in 0 and|-25 -32 -30
ppp in 0 we|-27 -14 -14
ppp in c -|-66 -71 -85
ppp in cg and|26 23 67
ppp in cg none|21 44 21
ppp in cgo and|10 11 36
ppp in cgo we|12 15 34
ppp in ct and|-52 -51 -45
ppp in ct cgo|-26 -18 -19
ppp in cto and|4 7 31
ppp in def -|-27 -14 17
ppp in def ct|33 0 5
ppp in def gb|-50 -36 -43
ppp in def g|-4 6 36
ppp in def past|-23 -44 -23
ppp in def tb|40 2 0
ppp in g -|41 8 10
ppp in g lsgo|-31 -40 -37
ppp in g so|-27 -33 -42
ppp in gb turn|-16 -31 -16
ppp in go def|-21 -24 -26
ppp in go g|-25 -11 23
ppp in go ind|-42 -39 -25
ppp in go we|-30 -37 -34
ppp in ind -|-51 -36 -30
ppp in ind brand|-22 -18 -30
ppp in ind gb|-19 -23 -29
ppp in ind go|-40 -34 -37
ppp in ind g|-39 -36 -35
ppp in ind ind|-50 -35 -44
ppp in ind lgo|-27 -16 -17
ppp in ind logo|-3 -10 37
ppp in ind lo|-35 -28 -32
ppp in ind lsgo|-28 -19 -22
ppp in ind o|-30 -21 -21
ppp in ind past|-89 -87 -72
ppp in ind so|-30 -28 -29
ppp in ind tb|-27 -27 -25
ppp in ind to|-35 -33 -38
ppp in l ct|-28 -30 -43
ppp in l l|23 21 56
ppp in logo NAME|-53 -50 -61
ppp in none g|10 83 12
ppp in not of|-54 -88 -64
ppp in others none|19 41 16
ppp in others p|-35 -33 -31
ppp in sgo cgo|-39 -27 -40
ppp in t and|-77 -81 -72
ppp in t of|-29 -37 -28
ppp in tb t|2 -2 31
ppp in this -|-22 -25 -32
ppp in this def|-53 -51 -46
ppp in this ind|-35 -2 -21
ppp in this logo|-17 -28 -28
ppp in this this|-21 -17 -28
ppp in to and|-23 -42 -22
ppp in very -|-35 -24 -25
ppp in very type|-40 -35 -58
ppp in we gb|-19 -21 -36
ppp in we sell|-14 -25 -15
ppp in with ind|-49 -48 -37
ppp ind - -|-25 0 -10
ppp ind - and|-26 -23 -22
ppp ind - any|7 0 50
ppp ind - as|-27 -22 -18
ppp ind - avoid|9 35 15
ppp ind - be|-27 -28 -22
ppp ind - b|-34 -19 -23
ppp ind - colour|-26 -30 -30
ppp ind - ctb|-56 -52 -47
ppp ind - ct|-26 -19 -28
ppp ind - c|-9 -4 32
ppp ind - def|26 93 38
ppp ind - for|-45 -61 -50
ppp ind - go|47 17 5
ppp ind - g|-30 -29 -28
ppp ind - hate|-23 -43 -24
ppp ind - ind|23 -37 -20
ppp ind - in|1 -5 49
ppp ind - none|-31 -44 -33
ppp ind - of|-61 -62 -53
ppp ind - or|-50 -94 -50
ppp ind - others|-38 -39 -31
ppp ind - sell|-32 -39 -33
ppp ind - so|-39 -20 -8
ppp ind - tb|-43 -29 -37
ppp ind - t|-64 -45 -46
ppp ind - want|-40 -27 -32
ppp ind - without|28 72 34
ppp ind - yes|-22 -23 -30
ppp ind 0 -|-36 -33 -20
ppp ind NAME NAME|-30 -20 -22
ppp ind NAME ind|-59 -39 -49
ppp ind any any|32 -10 -16
ppp ind any def|-29 -21 -17
ppp ind b -|-59 -54 -41
ppp ind b NAME|11 -2 38
ppp ind b and|-41 -30 -35
ppp ind b brand|-26 -18 -20
ppp ind b def|-62 -11 -23
ppp ind b g|52 -4 13
ppp ind b in|-42 -31 -38
ppp ind b of|-39 -37 -26
ppp ind b sell|-36 -24 -19
ppp ind b s|-33 -22 -30
ppp ind b want|-27 -15 -20
ppp ind b we|-25 -21 -28
ppp ind brand -|-62 -49 -40
ppp ind brand NAME|0 3 55
ppp ind brand o|-55 -37 -42
ppp ind brand we|-27 -33 -21
ppp ind brand without|-62 -83 -52
ppp ind brand with|-24 -19 -31
ppp ind c -|-47 -52 -63
ppp ind c g|-30 -13 15
ppp ind c t|37 -6 5
ppp ind cg t|-26 -20 -24
ppp ind cgo t|1 25 9
ppp ind ct be|-29 -21 -23
ppp ind ct ind|-45 -38 -44
ppp ind ct tb|-49 -42 -48
ppp ind ctb -|-44 -66 -50
ppp ind draw any|-55 -37 -37
ppp ind draw ind|-40 -45 -29
ppp ind draw t|-49 -38 -47
ppp ind f -|-39 -28 -32
ppp ind f logo|-33 -31 -42
ppp ind f o|15 15 32
ppp ind fg -|29 10 6
ppp ind fo logo|-24 -33 -13
ppp ind g -|-37 -30 -13
ppp ind g any|-32 -15 19
ppp ind g be|-3 1 45
ppp ind g brand|56 14 12
ppp ind g ct|25 3 20
ppp ind g for|-42 -38 -35
ppp ind g gb|34 4 3
ppp ind g g|-36 -39 -23
ppp ind g ind|-60 -56 -52
ppp ind g lt|-19 -37 -20
ppp ind g maybe|-19 -25 -30
ppp ind g of|-40 -41 -36
ppp ind g or|-54 -63 -49
ppp ind g o|-38 -25 -38
ppp ind g so|-4 8 27
ppp ind g tb|-34 -52 -40
ppp ind g t|-42 -33 -18
ppp ind g we|27 28 63
ppp ind gb and|-22 -19 -27
ppp ind gb brand|27 -3 8
ppp ind gb gb|-52 -38 -55
ppp ind gb go|-34 -31 -42
ppp ind gb ind|-32 -29 -24
ppp ind gb in|-65 -59 -69
ppp ind gb t|-53 -36 -38
ppp ind go -|-43 -35 -31
ppp ind go draw|-44 -29 -38
ppp ind go gb|-22 -23 -25
ppp ind go go|-28 -35 -32
ppp ind go ind|-30 -17 -20
ppp ind go in|-25 -20 -28
ppp ind go logo|19 17 65
ppp ind go o|-25 -23 -31
ppp ind go type|-29 -23 -29
ppp ind gp g|11 15 46
ppp ind gp so|-41 -52 -33
ppp ind in -|-46 -33 -48
ppp ind ind -|-41 -22 -23
ppp ind ind any|42 27 3
ppp ind ind to|-31 -28 -25
ppp ind ind t|-34 -30 2
ppp ind l c|-11 -13 47
ppp ind l ind|-59 -56 -72
ppp ind l type|-31 -23 -23
ppp ind logo -|-24 -26 -29
ppp ind logo NAME|-37 -30 -38
ppp ind logo and|-24 -24 -33
ppp ind logo be|-29 -24 -35
ppp ind logo c|7 12 43
ppp ind logo in|-8 -4 30
ppp ind logo named|-39 -49 -36
ppp ind logo none|13 43 14
ppp ind logo turn|-42 -23 -29
ppp ind logo without|11 27 11
ppp ind logo with|-36 -22 -25
ppp ind lsgo type|9 10 64
ppp ind named o|-24 -19 -34
ppp ind o any|-43 -37 -44
ppp ind o g|-68 -46 -55
ppp ind o logo|-51 -43 -22
ppp ind o of|-21 -26 -20
ppp ind o t|-29 -17 -18
ppp ind past -|11 2 37
ppp ind past b|1 1 32
ppp ind past ind|0 33 3
ppp ind past tb|-27 -30 -30
ppp ind past t|-35 -39 -45
ppp ind s logo|-29 -21 -27
ppp ind sell -|-18 -32 -18
ppp ind sg logo|-29 -19 -25
ppp ind sg type|-24 -19 -29
ppp ind sgo cgo|-42 -50 -46
ppp ind so logo|-29 -24 -31
ppp ind so t|-37 -45 -26
ppp ind t -|-47 -20 -8
ppp ind t any|8 -38 -12
ppp ind t as|-25 -27 -35
ppp ind t avoid|-2 29 7
ppp ind t be|-42 -36 -32
ppp ind t brand|-63 -42 -34
ppp ind t cgo|53 23 48
ppp ind t colour|2 4 26
ppp ind t co|8 3 49
ppp ind t ct|-56 -49 -28
ppp ind t c|-25 -17 -1
ppp ind t draw|-55 -40 -43
ppp ind t for|-27 -20 -21
ppp ind t go|-46 -48 -34
ppp ind t ind|14 40 21
ppp ind t logo|-94 -73 -92
ppp ind t lsgo|-34 -28 -41
ppp ind t l|-65 -45 -53
ppp ind t of|67 8 -14
ppp ind t or|-30 -48 -28
ppp ind t others|-33 -26 -27
ppp ind t o|-60 -55 -38
ppp ind t sg|-41 -32 -39
ppp ind t so|-98 -61 -64
ppp ind t s|-33 -32 -33
ppp ind t this|-39 -25 -26
ppp ind t type|-50 -35 -43
ppp ind t t|-49 -47 -50
ppp ind t want|-63 -44 -51
ppp ind t we|-27 -28 -23
ppp ind t without|13 84 32
ppp ind t with|68 21 20
ppp ind tb -|-27 -30 -23
ppp ind tb and|-31 -37 -31
ppp ind tb b|-41 -33 -33
ppp ind tb g|-35 -32 -27
ppp ind tb ind|-44 -19 -31
ppp ind tb in|-30 -19 1
ppp ind tb or|-44 -84 -44
ppp ind tb to|-25 -25 -30
ppp ind tb t|-29 -37 -17
ppp ind tb we|-17 -27 -16
ppp ind to def|-20 -39 -20
ppp ind to o|-42 -28 -31
ppp ind to turn|-36 -20 -22
ppp ind type -|-52 -34 -43
ppp ind type l|-23 -34 -31
ppp ind very -|-29 -22 -23
ppp ind very gb|35 27 -12
ppp ind very go|-35 -24 -26
ppp ind very g|47 -7 7
ppp ind very logo|-29 -16 -16
ppp ind very o|-23 -25 -21
ppp ind very past|-27 10 -7
ppp l - of|-42 -59 -59
ppp l and in|-15 -17 -27
ppp l avoid t|9 39 10
ppp l c and|15 9 39
ppp l cgo we|31 34 89
ppp l in l|-28 -25 -33
ppp l ind g|-31 0 -21
ppp l l others|-42 -59 -52
ppp l lgo none|23 69 23
ppp l none g|-24 -26 -27
ppp l none of|13 56 19
ppp l none t|-49 -89 -52
ppp l not of|39 105 25
ppp l type -|-30 -33 -33
ppp l type colour|-13 -16 37
ppp l type none|-7 7 -28
ppp l type o|-21 -22 -26
ppp l want none|-1 47 19
ppp l without t|-48 -76 -62
ppp lg o any|-48 -47 -51
ppp lgbo with lgo|-31 -23 -27
ppp lgo - type|-38 -38 -41
ppp lgo cgo and|-25 -26 -46
ppp lgo g -|-35 -25 -1
ppp lgo go lg|-18 -15 -26
ppp lgo o any|-58 -57 -44
ppp lgo others type|-41 -37 -64
ppp lgo turn none|8 35 13
ppp lgo type -|-57 -68 -48
ppp lo type and|-29 -22 -36
ppp lo type cgo|-25 -25 -9
ppp lo type none|32 67 32
ppp lo type so|-45 -30 -35
ppp logo - -|-27 -20 -26
ppp logo - co|-30 -30 -49
ppp logo - def|-63 -55 -55
ppp logo - for|-29 -29 -31
ppp logo - in|7 17 73
ppp logo NAME NAME|-35 -25 -14
ppp logo and def|4 46 15
ppp logo any def|-29 -21 -20
ppp logo any ind|44 17 47
ppp logo be be|-52 -51 -66
ppp logo be draw|-42 -29 -27
ppp logo be go|-50 -32 -41
ppp logo be o|-36 -22 -26
ppp logo c and|8 4 30
ppp logo cgo and|13 18 45
ppp logo cgo we|8 14 44
ppp logo ct and|47 26 56
ppp logo ct cgo|-16 -14 -27
ppp logo def -|-26 -34 -24
ppp logo def g|-44 -37 -38
ppp logo def we|-22 -39 -25
ppp logo draw go|-43 -24 -25
ppp logo draw ind|51 16 22
ppp logo f without|5 40 10
ppp logo fo in|-27 -28 -33
ppp logo for NAME|-41 -32 -41
ppp logo for def|-63 -53 -42
ppp logo for g|-29 -24 -34
ppp logo for ind|-54 -35 -32
ppp logo for tb|-29 -33 -37
ppp logo for we|-27 -31 -27
ppp logo g cgo|2 -7 34
ppp logo go o|-57 -40 -52
ppp logo in def|-25 -22 -18
ppp logo in ind|-52 -46 -54
ppp logo in named|-25 -19 -22
ppp logo ind t|-60 -48 -42
ppp logo lsgo lgo|-33 -37 -43
ppp logo maybe be|-28 -24 -20
ppp logo none tb|5 11 59
ppp logo none t|-24 -20 -39
ppp logo not ind|13 60 21
ppp logo o -|5 15 46
ppp logo o ind|40 -5 9
ppp logo o o|-41 -17 -33
ppp logo past ind|-3 53 8
ppp logo sell go|-24 -25 -33
ppp logo sgo cgo|-58 -35 -34
ppp logo so this|-26 -30 -28
ppp logo t and|37 -3 3
ppp logo t cgo|-4 4 42
ppp logo t logo|-57 -41 -45
ppp logo t type|-53 -55 -53
ppp logo t t|-14 -6 35
ppp logo tb logo|-39 -34 -37
ppp logo this go|-28 -23 -24
ppp logo turn none|-34 -52 -30
ppp logo type fo|-37 -42 -41
ppp logo type logo|-26 -37 -34
ppp logo want -|-46 -31 -30
ppp logo want NAME|-30 -31 -38
ppp logo want def|-34 -27 -23
ppp logo want ind|-17 -35 -35
ppp logo want none|23 67 27
ppp logo want not|-29 -41 -25
ppp logo we def|-25 -18 -22
ppp logo we dont|-31 -22 -24
ppp logo with def|-43 -34 -32
ppp logo with ind|120 51 43
ppp logo with t|2 -5 46
ppp logo without def|-50 -67 -42
ppp logo without t|-33 -41 -37
ppp lsgo lgo g|-36 -48 -52
ppp lsgo lgo others|-24 -32 -24
ppp lsgo type ind|36 -20 -7
ppp lsgo type none|5 43 -12
ppp maybe be ind|40 8 17
ppp maybe def tb|-38 -24 -22
ppp maybe go and|-21 -36 -22
ppp maybe ind go|-66 -46 -40
ppp maybe ind g|8 7 50
ppp maybe ind t|-76 -51 -57
ppp maybe maybe ind|72 2 13
ppp maybe want want|-23 -19 -28
ppp maybe we -|-33 -33 -23
ppp maybe we draw|-34 -32 -36
ppp maybe we sell|-19 -25 -21
ppp maybe we want|-40 -33 -59
ppp named - -|-55 -35 -42
ppp named - def|-40 -56 -41
ppp named - none|-56 -59 -45
ppp named - tb|49 -5 6
ppp named - t|-38 -24 -31
ppp named - want|-27 -18 -23
ppp named NAME -|-7 5 36
ppp named NAME NAME|-30 -44 -16
ppp named NAME cgo|-41 -39 -25
ppp named NAME colour|7 10 36
ppp named NAME ct|-33 -23 -16
ppp named NAME c|-5 -5 31
ppp named NAME def|-62 -36 -36
ppp named NAME go|-25 -29 -22
ppp named NAME ind|43 6 17
ppp named NAME l|-34 -35 -44
ppp named NAME maybe|-50 -27 -27
ppp named NAME sell|-27 -36 -25
ppp named NAME so|-63 -48 -62
ppp named NAME t|34 17 28
ppp named NAME want|-20 -26 -24
ppp named NAME we|-24 -28 -25
ppp named any NAME|12 19 51
ppp named be NAME|-25 -11 6
ppp named go be|-50 -44 -39
ppp named in def|-42 -36 -31
ppp named in go|-26 -18 -20
ppp named in g|-43 -23 -29
ppp named in ind|51 -5 -4
ppp named in type|-32 -31 -46
ppp named o cgo|-40 -22 -25
ppp named o ct|-34 -29 -42
ppp named o ind|-46 -43 -35
ppp named o so|-30 -18 -21
ppp named o this|-29 -33 -43
ppp named so -|2 10 35
ppp named this NAME|-49 -51 -28
ppp named we -|-28 -23 -23
ppp named we def|-33 -30 -22
ppp named we draw|-27 -17 -24
ppp named we sell|-36 -25 -29
ppp none - -|6 54 17
ppp none - and|-24 -42 -24
ppp none - except|-17 -25 -15
ppp none - ind|16 74 28
ppp none - p|-22 -26 -38
ppp none - t|-45 -66 -50
ppp none any this|-19 -23 -27
ppp none avoid this|-19 -27 -20
ppp none cgo none|7 52 11
ppp none cgo o|-50 -50 -42
ppp none cgo want|-24 -23 -30
ppp none ct none|18 58 17
ppp none draw ind|-10 67 19
ppp none g g|-35 -57 -36
ppp none g none|3 28 10
ppp none g o|-27 -35 -30
ppp none g so|-37 -37 -29
ppp none g t|-20 -25 -24
ppp none g want|-16 -16 -31
ppp none gb none|16 68 28
ppp none gb t|-32 -26 -30
ppp none gp for|-20 -23 -26
ppp none lgo tb|-25 -26 -34
ppp none named so|-55 -70 -58
ppp none of ct|-21 -39 -24
ppp none of c|2 34 -27
ppp none of t|-22 -30 -22
ppp none p none|-22 -40 -23
ppp none sell -|-19 -35 -22
ppp none t -|-64 -88 -84
ppp none t and|-28 -14 -15
ppp none t avoid|-5 28 5
ppp none t for|-31 -34 -48
ppp none t ind|93 12 24
ppp none t in|-34 -52 -31
ppp none t maybe|-43 -27 -32
ppp none t none|8 45 10
ppp none t of|-3 31 8
ppp none t or|2 32 9
ppp none t others|-19 -29 -22
ppp none t sgo|-25 -25 10
ppp none t so|-48 -36 -40
ppp none t turn|-25 -21 -25
ppp none t want|-30 -23 -29
ppp none tb and|-24 -42 -25
ppp none tb g|1 8 43
ppp none tb in|-19 -25 -21
ppp none tb none|10 31 10
ppp none to none|15 54 21
ppp none to we|-43 -46 -41
ppp none want -|-19 -27 -19
ppp none want not|-42 -31 -44
ppp none want t|-34 -50 -37
ppp not - -|-21 12 -27
ppp not - ind|-3 43 15
ppp not - not|-37 -54 -34
ppp not - t|-29 -32 -33
ppp not cgo not|36 102 41
ppp not def -|13 13 48
ppp not draw def|38 85 38
ppp not go draw|-27 -48 -27
ppp not go want|16 51 19
ppp not ind -|-15 -27 -15
ppp not ind o|-25 -29 -20
ppp not ind tb|-55 -73 -53
ppp not ind t|-19 32 0
ppp not o -|15 32 10
ppp not o t|-16 -27 -16
ppp not of -|-23 -34 -25
ppp not of t|-42 -80 -30
ppp not t not|-28 -47 -26
ppp not t t|11 27 7
ppp not want -|-35 -37 -20
ppp not want def|19 50 28
ppp not want go|-37 -68 -37
ppp not want ind|-72 -17 -27
ppp o - NAME|-44 -40 -19
ppp o - and|-58 -49 -49
ppp o - cgo|18 35 14
ppp o - c|-10 -6 37
ppp o - def|-46 -44 -33
ppp o - draw|-17 -33 -17
ppp o - go|-24 -31 -21
ppp o - g|-61 -60 -63
ppp o - o|-54 -41 -39
ppp o - tb|-43 -37 -28
ppp o - this|-23 -33 -33
ppp o - turn|-26 -36 -26
ppp o - want|-35 -28 -52
ppp o - we|-59 -49 -53
ppp o - with|0 42 19
ppp o NAME NAME|-52 -34 -7
ppp o NAME ind|-35 -30 -23
ppp o and none|-39 -71 -40
ppp o any def|-46 -15 -21
ppp o any gb|-46 -49 -43
ppp o any g|-53 -46 -48
ppp o any ind|-54 -34 -47
ppp o avoid in|-55 -39 -33
ppp o b gb|-24 -22 -38
ppp o be ind|-86 3 -28
ppp o be not|-36 -41 -25
ppp o brand be|-22 -22 -25
ppp o c and|21 20 53
ppp o cgo and|24 26 73
ppp o cgo cgo|-24 -20 -25
ppp o cgo go|13 22 62
ppp o cgo we|25 21 65
ppp o ct go|-38 -42 -44
ppp o def -|-46 -54 -37
ppp o def cgo|-40 -42 -26
ppp o def def|-73 -78 -77
ppp o def go|-25 -30 -20
ppp o def g|-30 -35 -33
ppp o def logo|9 -1 32
ppp o def sell|3 -4 32
ppp o def so|-13 -9 26
ppp o def tb|-35 -31 -38
ppp o def t|-21 -26 -21
ppp o draw def|-64 -56 -39
ppp o draw ind|11 -28 -3
ppp o except ind|5 66 15
ppp o for go|15 22 48
ppp o for ind|-58 -36 -38
ppp o g -|-57 -35 -45
ppp o g for|-53 -30 -33
ppp o g logo|26 26 52
ppp o g maybe|-24 -27 -25
ppp o g none|16 62 16
ppp o gb o|-21 -34 -24
ppp o go any|-27 -48 -26
ppp o go cto|-54 -43 -63
ppp o go draw|13 13 40
ppp o go for|-25 -18 -29
ppp o go gb|-28 -22 -31
ppp o go go|-40 -35 -30
ppp o go in|-28 -23 -31
ppp o go maybe|-28 -16 -19
ppp o in -|-56 -39 -37
ppp o in g|-27 -19 -21
ppp o in ind|-57 -43 -46
ppp o in this|-24 -31 -27
ppp o in t|-51 -44 -38
ppp o ind -|-60 -47 -49
ppp o ind draw|35 1 -1
ppp o ind logo|-53 -38 -43
ppp o ind named|-38 -31 -28
ppp o ind o|-26 -17 -15
ppp o ind past|-30 -23 -20
ppp o ind p|-35 -27 -27
ppp o ind sell|-53 -37 -32
ppp o ind so|-33 -21 -23
ppp o ind tb|-51 -46 -34
ppp o ind t|-17 -6 43
ppp o logo c|5 -11 25
ppp o logo past|-40 -61 -34
ppp o lsgo type|-25 -24 -39
ppp o maybe def|-57 -40 -41
ppp o maybe ind|39 35 10
ppp o maybe this|-20 -27 -21
ppp o none go|12 34 15
ppp o not g|-19 -36 -20
ppp o not want|-63 -84 -69
ppp o o -|-29 -19 -20
ppp o o be|-28 -25 -28
ppp o o cgo|33 -23 -43
ppp o o def|-56 -63 -58
ppp o o go|-39 -26 -33
ppp o o ind|-44 -33 -28
ppp o o in|16 15 33
ppp o o tb|-37 -44 -40
ppp o o this|-29 -30 -23
ppp o others be|-13 16 -34
ppp o so avoid|-58 -95 -58
ppp o so def|-30 -6 -24
ppp o so for|-31 -19 -24
ppp o so ind|-36 -21 -23
ppp o so none|20 58 26
ppp o t and|-14 30 -16
ppp o t be|-38 -33 -28
ppp o t ind|-52 -36 -40
ppp o t in|-33 -30 -32
ppp o t of|6 -75 -66
ppp o tb cgo|-25 -20 -5
ppp o tb go|-22 -25 -30
ppp o this NAME|31 32 66
ppp o this draw|-25 -14 -14
ppp o this past|-22 -29 -29
ppp o turn def|-34 -21 -23
ppp o turn ind|-66 -66 -41
ppp o type none|33 74 33
ppp o want -|-63 -72 -56
ppp o want def|-3 -22 27
ppp o want ind|67 61 22
ppp o want none|-31 -48 -37
ppp o want not|-26 -40 -25
ppp o want o|-49 -33 -42
ppp o want so|-61 -34 -37
ppp o we -|-49 -44 -51
ppp o we g|-35 -37 -37
ppp o we ind|-62 -53 -52
ppp o we o|-57 -53 -47
ppp o with ind|88 27 35
ppp o without tb|6 34 6
ppp o without t|5 56 11
ppp o yes o|-28 -20 -31
ppp of - -|-81 -49 -48
ppp of - and|-31 -32 -58
ppp of - colour|12 0 46
ppp of - c|-11 -5 25
ppp of - def|-67 -72 -53
ppp of - for|-31 -18 -21
ppp of - ind|54 0 14
ppp of - in|-25 -26 -44
ppp of - none|-44 -51 -34
ppp of - of|-34 -43 -33
ppp of - s|-58 -30 -37
ppp of 0 ind|-38 -31 -29
ppp of b -|-31 -24 -23
ppp of b NAME|-54 -32 -34
ppp of b in|-30 -38 -43
ppp of b none|-43 -71 -39
ppp of b of|-38 -29 -43
ppp of b others|-35 -37 -30
ppp of b sell|-63 -56 -47
ppp of b want|-43 -27 -37
ppp of c -|-19 -17 -30
ppp of ct none|-39 -47 -33
ppp of def -|-15 -21 -25
ppp of ind -|-61 -64 -63
ppp of ind t|-42 -33 -33
ppp of logo ind|48 15 19
ppp of p c|29 33 72
ppp of p for|-16 -21 -29
ppp of p ind|78 13 22
ppp of p in|27 30 63
ppp of t -|-60 -58 -58
ppp of t c|-32 -25 -43
ppp of t ind|-28 -24 -23
ppp of t none|-54 -70 -45
ppp of t or|-3 44 0
ppp of t type|-44 -53 -47
ppp of t we|-35 -30 -20
ppp of tb def|14 51 22
ppp of tb ind|30 1 3
ppp of tb none|9 30 1
ppp of tb not|-22 -36 -19
ppp of we -|-34 -26 -42
ppp or g g|-62 -90 -58
ppp or ind tb|20 65 17
ppp or ind t|-60 -80 -50
ppp or t we|-38 -24 -30
ppp others - ind|-1 43 17
ppp others NAME NAME|-53 -32 -11
ppp others any def|-26 -27 -15
ppp others any we|-22 -24 -39
ppp others be -|-25 -28 -25
ppp others cgo and|28 64 10
ppp others def others|-28 -28 -25
ppp others draw go|-14 -22 -37
ppp others draw ind|-62 -12 -18
ppp others except ind|0 53 18
ppp others g -|-8 -4 26
ppp others g t|45 -7 -9
ppp others go g|-48 -20 -36
ppp others in -|-25 -25 -26
ppp others in this|-30 -44 -27
ppp others in we|-23 -40 -23
ppp others ind -|-29 -34 -22
ppp others ind ct|-37 -24 -23
ppp others o be|-42 -40 -27
ppp others o def|-40 -67 -35
ppp others o ind|-66 -65 -54
ppp others others -|-29 -37 -39
ppp others others in|-56 -48 -61
ppp others others t|-31 -42 -32
ppp others so hate|-16 -26 -22
ppp others so want|-20 -33 -22
ppp others t in|-18 -30 -21
ppp others tbo and|-18 -35 -18
ppp others type -|-40 -58 -56
ppp others want t|-58 -62 -58
ppp others we -|-19 -30 -22
ppp others we this|-32 -29 -18
ppp others with ind|-27 -37 -19
ppp p - -|-26 -35 -33
ppp p - def|-67 -73 -69
ppp p - with|-49 -48 -53
ppp p NAME NAME|-37 -15 -6
ppp p be -|-23 -22 -36
ppp p g go|-19 -32 -21
ppp p in -|-23 -37 -17
ppp p in c|-43 -27 -40
ppp p in ind|31 12 13
ppp p ind -|-41 -37 -30
ppp p of -|-51 -48 -47
ppp p we colour|-25 -29 -44
ppp past - be|-25 -17 -18
ppp past - ind|-56 -54 -36
ppp past - o|-30 -18 -28
ppp past - past|-50 -32 -52
ppp past - so|-70 -55 -69
ppp past NAME NAME|-20 -26 -21
ppp past be ind|-71 -44 -39
ppp past cgo and|-41 -43 -17
ppp past def g|-44 -27 -28
ppp past draw ind|71 28 35
ppp past go -|-65 -60 -72
ppp past go type|-26 -19 -16
ppp past ind g|28 4 12
ppp past ind tb|-60 -56 -39
ppp past ind t|-22 -25 -17
ppp past logo past|-21 -12 -37
ppp past o def|-13 -26 -13
ppp past t tb|-18 -21 -25
ppp past tb and|-54 -37 -40
ppp s - -|-23 -26 -21
ppp s - of|-52 -51 -51
ppp s NAME NAME|29 25 90
ppp s c and|7 1 26
ppp s in c|-15 -28 -14
ppp s logo t|-41 -39 -41
ppp s logo with|30 -8 -10
ppp s lsgo type|-36 -36 -43
ppp s o def|-34 -33 -27
ppp s t -|29 30 72
ppp s type ind|19 -24 -36
ppp s with ind|-15 -36 -30
ppp s without -|-45 -81 -46
ppp sell - -|-26 -33 -19
ppp sell - and|-74 -85 -69
ppp sell - ind|-27 -24 -20
ppp sell - of|-35 -52 -34
ppp sell - t|-26 -48 -32
ppp sell NAME NAME|-63 -61 -73
ppp sell b -|-38 -28 -27
ppp sell in def|-15 -25 -24
ppp sell in go|-22 -31 -28
ppp sell in ind|-27 -22 -14
ppp sell ind very|-53 -45 -38
ppp sell o def|-39 -42 -32
ppp sell o in|-51 -63 -49
ppp sell t and|-82 -66 -52
ppp sell t g|52 15 10
ppp sell t ind|-64 -46 -44
ppp sell t in|-46 -36 -41
ppp sell tb and|-49 -59 -41
ppp sell this go|-39 -50 -34
ppp sell this ind|51 -11 17
ppp sell we def|-25 -31 -25
ppp sell we ind|-66 -47 -42
ppp sell with ind|-84 -46 -47
ppp sg and -|-34 -44 -38
ppp sg and so|-48 -45 -61
ppp sg cgo and|15 5 37
ppp sg go cgo|-19 -30 -16
ppp sg ind logo|-45 -43 -44
ppp sg none t|-38 -62 -40
ppp sgo - not|1 38 11
ppp sgo cg type|-39 -35 -42
ppp sgo cgo -|8 5 45
ppp sgo cgo and|-3 -1 41
ppp sgo cgo be|-35 -30 -41
ppp sgo cgo def|-26 -22 -15
ppp sgo cgo none|-42 -15 -32
ppp sgo cgo o|-36 -28 -28
ppp sgo cgo sgo|-15 -10 31
ppp sgo cgo type|-60 -44 -55
ppp sgo cgo t|-77 -72 -66
ppp sgo cgo want|-26 -21 -28
ppp sgo cgo with|9 15 38
ppp sgo ct sgo|-1 -6 29
ppp sgo cto and|15 9 46
ppp so - avoid|-24 -40 -23
ppp so 0 o|-38 -36 -28
ppp so avoid def|-35 -6 -17
ppp so avoid this|-25 -29 -9
ppp so be cgo|-29 -27 -41
ppp so be c|-4 33 -3
ppp so be o|-25 -23 -19
ppp so cgo be|-25 -32 -24
ppp so def p|-35 -23 -25
ppp so def tb|-25 -22 -17
ppp so def t|-26 -33 -22
ppp so draw ind|49 -3 17
ppp so g -|-3 -12 25
ppp so g cgo|-25 -21 -29
ppp so g go|-28 -28 -22
ppp so go g|-26 -17 -19
ppp so ind ct|-59 -32 -34
ppp so ind logo|-26 -16 -19
ppp so ind tb|-25 -20 -22
ppp so ind tp|36 1 4
ppp so ind t|-60 -48 -79
ppp so l cgo|-29 -20 -30
ppp so lgo none|33 93 38
ppp so none -|4 35 9
ppp so none any|-30 -50 -29
ppp so none draw|14 79 31
ppp so none g|16 39 11
ppp so none t|-38 -51 -35
ppp so not -|-17 -33 -18
ppp so o -|-34 -24 -29
ppp so o be|-58 -42 -41
ppp so o draw|-43 -25 -29
ppp so o t|-32 -21 -20
ppp so o we|-27 -22 -29
ppp so past go|-15 -21 -25
ppp so t g|-4 4 31
ppp so tb logo|14 14 36
ppp so this -|-41 -35 -38
ppp so this draw|-24 -32 -26
ppp so this go|-33 -26 -32
ppp so turn to|-24 -31 -20
ppp so type g|0 -12 29
ppp so type logo|-29 -40 -27
ppp so type none|-37 -58 -32
ppp so type want|-43 -30 -41
ppp so we -|-27 -26 -30
ppp so we be|-58 -42 -45
ppp so we ind|-45 -40 -38
ppp so we others|-24 -47 -26
ppp so without t|-28 -46 -25
ppp t - -|-39 -25 -8
ppp t - and|-39 -23 -29
ppp t - avoid|2 26 2
ppp t - ban|-21 -28 -20
ppp t - cgo|-1 6 37
ppp t - co|1 4 32
ppp t - c|8 -1 33
ppp t - def|-24 -29 -21
ppp t - for|-26 -28 -29
ppp t - go|-22 -24 -30
ppp t - g|-42 -30 -39
ppp t - ind|-26 49 -7
ppp t - others|-44 -27 -32
ppp t - o|-38 -30 -45
ppp t - so|-64 -65 -57
ppp t - this|-33 -39 -39
ppp t - turn|-65 -55 -52
ppp t - type|-45 -50 -46
ppp t - t|-41 -35 -32
ppp t - want|-35 -36 -48
ppp t - we|-36 -30 -34
ppp t - with|-50 -36 -31
ppp t NAME NAME|-30 -40 5
ppp t NAME c|-4 -3 44
ppp t NAME gb|-29 -22 -24
ppp t and -|-44 -70 -40
ppp t and ct|-30 -37 -38
ppp t and c|16 14 62
ppp t and def|4 63 3
ppp t and gb|4 41 4
ppp t and none|-64 -90 -53
ppp t and not|-23 -21 -25
ppp t and of|-39 -45 -44
ppp t and others|-33 -41 -33
ppp t and o|-28 -22 -34
ppp t and sell|-40 -51 -35
ppp t and tb|-55 -65 -47
ppp t and t|-15 -32 10
ppp t and we|-42 -34 -29
ppp t and without|27 73 27
ppp t any any|-50 -67 -44
ppp t any ct|-37 -41 -12
ppp t any def|36 -12 -6
ppp t any g|-42 -35 -45
ppp t as logo|-22 -25 -36
ppp t avoid -|18 57 19
ppp t avoid cgo|-2 18 28
ppp t avoid def|12 30 10
ppp t avoid t|8 3 53
ppp t avoid want|-32 -32 -26
ppp t b -|-40 -29 -32
ppp t be ban|-34 -19 -35
ppp t be be|-82 -69 -84
ppp t be ind|7 -49 -28
ppp t be very|-34 -33 -24
ppp t be want|-32 -32 -29
ppp t brand -|31 -3 17
ppp t brand NAME|47 16 54
ppp t brand ind|59 5 8
ppp t brand we|-39 -35 -50
ppp t c -|-30 -24 -28
ppp t c and|24 31 95
ppp t c cgo|-43 -41 -45
ppp t c g|-24 -30 6
ppp t c so|-19 -20 -26
ppp t c t|-28 -24 -31
ppp t cgo and|28 33 141
ppp t cgo cgo|-70 -48 -62
ppp t cgo cg|-54 -42 -53
ppp t cgo l|-29 -35 -36
ppp t cgo so|-31 -29 -50
ppp t cgo type|-24 -36 -29
ppp t co ct|18 -26 -12
ppp t colour c|-43 -44 -56
ppp t ct and|4 1 47
ppp t ct cgo|-3 -3 35
ppp t ct ct|-2 3 47
ppp t cto and|3 1 37
ppp t def brand|-29 -22 -23
ppp t def ct|-49 -51 -53
ppp t def def|-29 -34 -26
ppp t def go|-41 -21 -37
ppp t def ind|-46 -46 -32
ppp t def logo|-55 -51 -75
ppp t def this|-39 -39 -40
ppp t def t|-49 -57 -47
ppp t dont draw|-41 -13 -35
ppp t draw -|-49 -38 -33
ppp t draw any|6 -38 -30
ppp t draw go|-46 -28 -31
ppp t draw ind|95 20 8
ppp t draw in|-36 -24 -25
ppp t draw none|14 53 21
ppp t draw o|-8 -27 -22
ppp t draw t|-68 -46 -56
ppp t draw we|-40 -23 -25
ppp t for gb|-33 -28 -38
ppp t for go|-27 -24 -21
ppp t for ind|-50 -56 -37
ppp t for t|-28 -21 -23
ppp t g -|-24 -43 -36
ppp t g go|-34 -23 5
ppp t g g|-42 -33 -45
ppp t g in|-41 -35 -54
ppp t g o|5 11 45
ppp t g s|-72 -68 -72
ppp t g turn|-29 -37 -32
ppp t g we|-33 -26 -32
ppp t gb and|-40 -41 -32
ppp t gb in|-31 -47 -5
ppp t gb t|4 27 0
ppp t go -|19 -1 65
ppp t go any|-37 -45 -33
ppp t go cgo|26 28 71
ppp t go t|-45 -24 -25
ppp t in def|-44 -33 -31
ppp t in go|-40 -21 -10
ppp t in g|-51 -27 -26
ppp t in ind|-4 -27 -42
ppp t in tb|-11 -12 28
ppp t in we|-70 -37 -48
ppp t ind brand|-32 -19 -17
ppp t ind colour|-32 -29 -21
ppp t ind o|-34 -32 -21
ppp t ind t|-66 -67 -56
ppp t l lgo|31 -1 1
ppp t logo g|-40 -24 -11
ppp t logo in|-4 -7 50
ppp t logo none|14 71 25
ppp t logo want|-6 -21 -31
ppp t logo we|-39 -24 -22
ppp t logo with|-56 -38 -53
ppp t lsgo logo|-30 -29 -22
ppp t maybe ind|-21 -39 -17
ppp t none -|-26 -28 -24
ppp t none any|-28 -39 -25
ppp t none cgo|-38 -38 -63
ppp t none draw|-22 -39 -22
ppp t none go|-44 -61 -40
ppp t none g|-26 10 -9
ppp t none ind|0 73 23
ppp t none named|-37 -38 -50
ppp t none of|13 50 15
ppp t none tb|-14 -28 -4
ppp t none t|-4 31 2
ppp t not -|-28 -42 -35
ppp t not ind|35 85 41
ppp t not want|25 67 28
ppp t o -|-43 -32 -28
ppp t o def|-25 -28 -20
ppp t o gb|-24 -22 -25
ppp t o go|-42 -33 -32
ppp t o ind|-92 -64 -54
ppp t o in|-45 -40 -43
ppp t o so|-36 -27 -24
ppp t o want|-30 -23 -38
ppp t o we|-25 -27 -24
ppp t of -|-37 -36 -32
ppp t of ct|-27 -23 -29
ppp t or any|1 26 8
ppp t or ind|26 55 20
ppp t or tb|-22 1 -42
ppp t or t|-44 -2 -23
ppp t others def|-35 -42 -28
ppp t past def|-39 -58 -40
ppp t sgo cgo|-64 -45 -49
ppp t so def|-29 -39 -23
ppp t so ind|11 -8 30
ppp t so none|-33 -41 -28
ppp t so not|-21 -32 -20
ppp t so so|-31 -27 -29
ppp t so tb|-28 -15 -23
ppp t so turn|-24 -31 -21
ppp t so we|-26 -52 -27
ppp t t and|-9 63 6
ppp t t be|-24 -25 -24
ppp t t cgo|-11 0 34
ppp t t def|8 39 3
ppp t t g|-62 -43 -35
ppp t t in|-30 -29 -40
ppp t t others|-20 -34 -21
ppp t t o|-15 -7 27
ppp t t t|14 33 84
ppp t t want|-34 -22 -22
ppp t tb and|23 77 16
ppp t tb be|-26 -28 -17
ppp t tb go|-38 -34 -32
ppp t tb in|-37 -58 -32
ppp t tb or|-37 11 -15
ppp t this -|-38 -46 -31
ppp t this be|-39 -10 -23
ppp t turn any|-19 -25 -15
ppp t turn go|-19 -27 -16
ppp t turn ind|58 8 23
ppp t turn not|-42 -68 -37
ppp t turn of|-28 -56 -28
ppp t type lo|-24 -25 -28
ppp t type l|-46 -44 -50
ppp t want -|50 12 13
ppp t want ind|-36 -51 -33
ppp t want none|-13 52 4
ppp t want want|-22 -23 -35
ppp t want we|-45 -34 -34
ppp t we avoid|-32 -45 -28
ppp t we brand|-25 -28 -25
ppp t we b|-23 -25 -28
ppp t we go|-27 -20 -23
ppp t we ind|-45 -57 -42
ppp t we not|-30 -36 -20
ppp t we o|8 15 58
ppp t with tb|-2 4 52
ppp t with t|-56 -52 -42
ppp t with we|-46 -33 -37
ppp t without -|-29 -47 -32
ppp tb - NAME|-28 -24 4
ppp tb - and|22 72 23
ppp tb - def|-32 -31 -36
ppp tb - go|-37 -22 -21
ppp tb - in|-30 -38 -39
ppp tb - or|-39 -41 -37
ppp tb - o|-24 -21 -26
ppp tb - so|-35 -22 -28
ppp tb NAME cgo|3 -1 26
ppp tb NAME c|6 4 38
ppp tb and -|-18 -28 -16
ppp tb and b|-27 -29 -36
ppp tb and def|-39 -2 -32
ppp tb and draw|18 61 21
ppp tb and g|-39 -31 -34
ppp tb and none|-23 -26 -18
ppp tb and tb|-28 -33 -22
ppp tb and we|-26 -39 -27
ppp tb b t|-23 -20 -27
ppp tb be ind|-51 -35 -33
ppp tb brand -|-31 -25 -28
ppp tb brand NAME|13 13 43
ppp tb brand for|-54 -53 -46
ppp tb brand in|-40 -49 -51
ppp tb cgo and|30 31 90
ppp tb ct tb|-35 -28 -26
ppp tb def logo|10 13 45
ppp tb draw ind|26 -8 7
ppp tb draw none|-30 -50 -34
ppp tb draw o|-56 -40 -31
ppp tb draw want|-60 -43 -49
ppp tb g for|-35 -31 -28
ppp tb g in|-24 -25 -24
ppp tb g others|-39 -27 -34
ppp tb gb go|-34 -20 -20
ppp tb gb in|-43 -44 -59
ppp tb go -|-27 -25 -27
ppp tb go any|-36 -24 -23
ppp tb go g|-2 2 30
ppp tb go we|-23 -33 -27
ppp tb gp to|-33 -40 -38
ppp tb hate ind|4 33 12
ppp tb in -|-16 -28 -39
ppp tb in ct|-36 -28 -44
ppp tb in def|-37 -39 -38
ppp tb in ind|32 -14 2
ppp tb in this|-29 -29 -54
ppp tb in we|-36 -44 -33
ppp tb ind -|-56 -50 -10
ppp tb ind g|-36 -41 -38
ppp tb ind tb|-23 -30 -23
ppp tb ind t|-71 -53 -51
ppp tb none gb|17 88 32
ppp tb none g|-30 -35 -2
ppp tb o NAME|0 2 27
ppp tb o def|-36 -27 -19
ppp tb o draw|-18 -15 -25
ppp tb o o|-29 -30 -30
ppp tb o past|-49 -43 -41
ppp tb o want|21 16 49
ppp tb or ind|2 29 11
ppp tb t -|-44 -32 -32
ppp tb t def|-39 -18 -29
ppp tb t or|16 88 30
ppp tb t want|-57 -35 -33
ppp tb tb -|-28 -26 -32
ppp tb tb NAME|10 34 -8
ppp tb tb o|-23 -19 -26
ppp tb this -|-30 -24 -26
ppp tb want def|-44 -30 -35
ppp tb we go|-54 -40 -44
ppp tb we ind|-48 -33 -39
ppp tb with ind|-35 -23 -23
ppp tb without t|-38 -52 -30
ppp tbo NAME NAME|39 -14 -13
ppp tbo g -|-45 -55 -58
ppp tbo o -|-21 -20 -28
ppp tbp - NAME|63 25 29
ppp tbp NAME NAME|6 5 70
ppp this - be|-32 11 -33
ppp this - to|-27 -28 -28
ppp this - t|-47 -57 -35
ppp this NAME NAME|-35 -36 -11
ppp this be draw|-34 -21 -26
ppp this be go|9 2 29
ppp this be ind|68 -6 26
ppp this be very|-53 -68 -60
ppp this be with|-31 -23 -26
ppp this brand NAME|-24 -32 -23
ppp this cgo and|23 21 61
ppp this def g|-48 -49 -32
ppp this dont draw|11 25 10
ppp this dont ind|-10 25 -2
ppp this dont o|16 34 16
ppp this draw ind|-97 -63 -41
ppp this for def|-18 -30 -19
ppp this go any|-28 -27 -22
ppp this go c|-30 -22 -29
ppp this go def|-61 -42 -48
ppp this go draw|-36 -28 -30
ppp this go g|-50 -35 -29
ppp this go ind|39 -2 17
ppp this go in|-21 -21 -37
ppp this go we|-21 -20 -39
ppp this in -|12 15 38
ppp this in ind|-43 -38 -23
ppp this ind -|-43 -26 -24
ppp this ind gb|-50 -57 -40
ppp this ind go|-33 -24 -20
ppp this ind g|-25 -14 -16
ppp this ind very|-29 -16 -19
ppp this o ind|-31 -33 -45
ppp this o t|-35 -42 -31
ppp this past go|-30 -32 -35
ppp this sell this|-5 4 41
ppp this want ind|-62 -39 -38
ppp this want not|-32 -61 -33
ppp this want t|-33 -21 -20
ppp this we -|-46 -37 -31
ppp this we g|-54 -30 -34
ppp this we ind|-29 -18 -23
ppp this we o|-37 -24 -35
ppp to - and|-33 -47 -41
ppp to NAME NAME|-45 -41 -50
ppp to and ind|-75 -65 -56
ppp to any we|-56 -45 -44
ppp to be ind|43 -20 9
ppp to cgo cg|0 -39 -38
ppp to cgo ind|31 -17 3
ppp to gb NAME|1 10 29
ppp to in g|-49 -28 -28
ppp to in ind|-40 -23 -21
ppp to ind -|59 8 13
ppp to ind gb|-21 -17 -27
ppp to logo -|-65 -60 -50
ppp to named NAME|-1 2 59
ppp to not want|-5 11 -28
ppp to o def|-40 -23 -18
ppp to o this|-45 -52 -40
ppp to so -|-27 -25 -23
ppp to we -|-32 -26 -40
ppp to we def|-43 -29 -24
ppp to we ind|-34 -29 -30
ppp to we want|-23 -22 -32
ppp to with ind|30 -9 -3
ppp turn - def|-21 -25 -12
ppp turn - ind|-69 -42 -50
ppp turn - none|7 25 11
ppp turn any def|-66 -71 -61
ppp turn any ind|-8 47 2
ppp turn def go|-30 -38 -25
ppp turn def logo|-29 -34 -28
ppp turn for def|-17 -32 -17
ppp turn go g|-41 -63 -39
ppp turn go ind|24 100 41
ppp turn ind -|-25 -31 -22
ppp turn ind logo|-37 -31 -26
ppp turn ind t|-34 -29 -32
ppp turn none cgo|36 6 17
ppp turn none type|30 8 -1
ppp turn o def|-44 -70 -45
ppp turn o ind|-57 -63 -62
ppp turn o turn|-27 -26 -26
ppp turn of t|13 77 23
ppp turn want ind|-14 -35 -12
ppp turn want none|8 29 6
ppp type - -|-45 -47 -36
ppp type - def|-28 -22 -24
ppp type - none|-48 -35 -43
ppp type - o|-35 -22 -28
ppp type - so|18 21 51
ppp type and ind|33 0 -3
ppp type avoid def|4 62 17
ppp type avoid t|3 37 -20
ppp type be be|-52 -57 -45
ppp type c and|8 6 29
ppp type c colour|-17 -22 -31
ppp type cgo and|-58 -54 -77
ppp type cgo cto|25 -13 -20
ppp type ct cgo|1 32 -2
ppp type gb l|25 22 55
ppp type in -|-44 -44 -50
ppp type in g|-50 -58 -45
ppp type in ind|-8 28 6
ppp type ind t|-46 -36 -40
ppp type l and|-45 -49 -64
ppp type l def|-8 41 -5
ppp type l lgo|-38 -44 -40
ppp type l none|-46 -40 -33
ppp type l without|-3 38 12
ppp type lgbo with|-24 -17 -25
ppp type lgo -|-27 -26 -36
ppp type lgo lgo|-23 -26 -37
ppp type logo type|-23 -23 -34
ppp type lsgo lgo|22 24 56
ppp type none -|-41 -66 -41
ppp type none tb|-38 -48 -30
ppp type none t|-50 -67 -47
ppp type o go|-48 -30 -39
ppp type of logo|-25 -22 -22
ppp type others g|-29 -28 -33
ppp type sgo cgo|-72 -34 -47
ppp type so -|-24 -28 -23
ppp type t -|4 7 45
ppp type t and|50 21 -1
ppp type t be|-51 -68 -37
ppp type t t|7 -2 35
ppp type this o|-29 -15 -16
ppp type type -|-25 -26 23
ppp type type none|1 47 9
ppp type very so|-38 -34 -55
ppp type want def|-23 -25 -15
ppp type want go|-74 -44 -55
ppp type want ind|-46 -27 -31
ppp type want none|34 93 39
ppp type we and|-53 -29 -39
ppp type with lgo|-27 -23 -41
ppp very - for|-19 -19 -28
ppp very - o|-23 -34 -22
ppp very - we|-49 -26 -33
ppp very b b|32 1 5
ppp very g g|-41 -35 -36
ppp very gb any|-23 -39 -22
ppp very gb be|11 39 -5
ppp very gb brand|-36 -30 -44
ppp very gb def|-41 -32 -28
ppp very gb go|-39 -26 -24
ppp very gb none|-55 -72 -43
ppp very gb not|-4 43 13
ppp very gb others|-31 -23 -18
ppp very gb t|-29 -26 -26
ppp very gb we|-36 -24 -26
ppp very go draw|-82 -46 -53
ppp very logo any|-33 -24 -27
ppp very t def|-55 -34 -42
ppp very t draw|-53 -41 -49
ppp very t in|-31 -19 -29
ppp very t t|-26 -16 11
ppp very tb in|-26 -35 -32
ppp want - -|-81 -63 -54
ppp want - none|25 54 25
ppp want avoid def|11 40 0
ppp want avoid go|1 33 8
ppp want avoid in|23 56 23
ppp want avoid this|-17 -29 -17
ppp want be -|-45 -44 -51
ppp want be ind|-40 -41 -30
ppp want c and|25 26 62
ppp want cg and|33 27 78
ppp want ct and|6 10 35
ppp want ct cgo|8 0 27
ppp want def past|-26 -48 -27
ppp want def t|-38 -25 -25
ppp want draw def|2 -65 -40
ppp want draw ind|-34 -64 -33
ppp want go be|-15 -32 -12
ppp want go go|-35 -45 -34
ppp want go want|-15 -28 -16
ppp want in def|-34 -21 -23
ppp want ind -|27 -19 -6
ppp want ind b|-27 -44 -20
ppp want ind ctb|-26 -29 -34
ppp want ind ct|69 22 27
ppp want ind fo|-57 -40 -44
ppp want ind gb|52 43 30
ppp want ind go|-26 -32 -29
ppp want ind g|-3 -20 -52
ppp want ind ind|68 14 18
ppp want ind lsgo|-30 -18 -23
ppp want ind past|-55 -56 -44
ppp want ind sgo|-30 -26 -29
ppp want ind sg|-45 -29 -26
ppp want ind s|-28 -32 -25
ppp want ind t|-99 -68 -51
ppp want ind very|-40 -41 -28
ppp want logo -|-31 -29 -22
ppp want maybe o|-46 -27 -26
ppp want none -|-31 -50 -29
ppp want none c|-30 -7 -3
ppp want none t|-12 -51 -3
ppp want not -|39 89 43
ppp want not be|14 40 9
ppp want not go|-15 -26 -15
ppp want not o|4 25 8
ppp want o ind|-32 -23 -26
ppp want o s|-27 -26 -37
ppp want of ind|12 -40 -10
ppp want others others|-42 -35 -26
ppp want past g|-26 -34 -36
ppp want t and|-4 35 2
ppp want t logo|-6 -16 -29
ppp want t none|20 45 18
ppp want this go|-19 -22 -25
ppp want this in|8 11 25
ppp want this o|2 0 29
ppp want turn draw|5 0 43
ppp want turn ind|-27 -34 -16
ppp want turn not|-17 -34 -17
ppp want want def|-36 -26 -36
ppp want want go|-53 -34 -48
ppp want want ind|96 -15 29
ppp want we def|-40 -25 -33
ppp want we fo|-43 -25 -33
ppp want we g|-25 -23 -37
ppp want we ind|-16 35 9
ppp want we want|-31 -27 -39
ppp we - -|-24 -28 -31
ppp we - NAME|21 13 52
ppp we - and|-38 -26 -24
ppp we - be|-51 -58 -49
ppp we - b|-20 -28 -17
ppp we - ct|-35 -29 -28
ppp we - draw|-25 -30 -23
ppp we - for|-25 -16 -21
ppp we - gb|-26 -26 -42
ppp we - go|8 8 25
ppp we - g|0 -6 45
ppp we - hate|8 37 12
ppp we - ind|-11 -82 -44
ppp we - in|-34 -40 -40
ppp we - none|36 80 40
ppp we - of|-6 0 26
ppp we - sell|-20 -29 -24
ppp we - so|-48 -26 -27
ppp we - tb|-29 -34 -39
ppp we - to|-23 -22 -27
ppp we NAME NAME|7 32 17
ppp we NAME and|-25 -23 -30
ppp we NAME ind|-64 -50 -55
ppp we and ind|-30 -28 -24
ppp we avoid def|-37 3 -14
ppp we avoid ind|58 1 21
ppp we b NAME|-34 -36 -26
ppp we b b|-25 -23 -28
ppp we b of|-23 -46 -34
ppp we be -|-31 -47 -27
ppp we be be|-3 -11 32
ppp we be hate|-22 -35 -25
ppp we be ind|-55 -38 -39
ppp we be not|-16 -28 -15
ppp we be o|-22 -30 -27
ppp we be want|14 15 36
ppp we brand be|-26 -37 -51
ppp we colour be|9 -4 31
ppp we def -|-44 -31 -14
ppp we def 0|-30 -37 -38
ppp we def NAME|-23 -19 -28
ppp we def brand|-36 -29 -41
ppp we def b|-31 -25 -20
ppp we def tb|-59 -46 -45
ppp we dont g|7 49 12
ppp we dont o|-26 -43 -24
ppp we dont sell|-33 -50 -27
ppp we dont want|10 36 9
ppp we draw -|10 28 79
ppp we draw go|-29 -15 -15
ppp we draw ind|-29 -42 -24
ppp we draw none|-41 -77 -42
ppp we fo -|-25 -16 -17
ppp we g -|-9 -2 47
ppp we g and|-40 -26 -26
ppp we g cgo|-54 -38 -46
ppp we g in|-32 -32 -33
ppp we g o|-55 -73 -54
ppp we g this|-3 -5 42
ppp we g t|-33 -30 -56
ppp we gb g|-28 -15 -16
ppp we gb of|-36 -45 -36
ppp we go any|-42 -31 -32
ppp we go draw|18 40 3
ppp we go go|-28 -21 -30
ppp we go in|-26 -21 -20
ppp we go o|-25 -28 -27
ppp we go tb|-37 -30 -28
ppp we go this|-27 -19 -22
ppp we go with|-27 -20 -27
ppp we hate any|11 35 16
ppp we hate def|14 41 3
ppp we hate t|-35 -45 -38
ppp we in -|-38 -20 14
ppp we ind -|-51 -39 -40
ppp we ind any|-30 -36 -27
ppp we ind b|-36 -36 -30
ppp we ind cgo|-50 -60 -37
ppp we ind cg|-38 -28 -34
ppp we ind ct|-33 -25 -38
ppp we ind gb|-48 -61 -63
ppp we ind go|-40 -26 -27
ppp we ind g|-23 -31 -35
ppp we ind ind|-29 -25 -40
ppp we ind logo|-25 -15 -16
ppp we ind o|-63 -34 -49
ppp we ind so|35 15 14
ppp we ind tb|-46 -33 -40
ppp we ind t|-61 -32 -7
ppp we named NAME|9 47 16
ppp we named def|-45 -30 -35
ppp we not draw|-59 -78 -49
ppp we not want|-27 -49 -26
ppp we o def|-26 -30 -20
ppp we o gb|-39 -53 -37
ppp we o ind|-52 -30 -42
ppp we o none|-44 -76 -49
ppp we o of|-22 -36 -22
ppp we o others|-27 -47 -45
ppp we o o|-32 -25 -24
ppp we o want|-39 -23 -36
ppp we o we|-48 -29 -47
ppp we others -|-14 -27 -14
ppp we others t|-31 -26 -33
ppp we others we|-20 -41 -21
ppp we past -|-16 -27 -16
ppp we past ind|5 31 9
ppp we past logo|-28 -47 -37
ppp we past o|-16 -27 -18
ppp we po hate|-39 -44 -38
ppp we sell -|-32 -33 -32
ppp we sell and|-37 -31 -29
ppp we sell ctb|12 64 -7
ppp we sell draw|2 28 -6
ppp we sell ind|-51 -30 -30
ppp we sell in|-20 -23 -35
ppp we sell none|-43 -74 -42
ppp we sell tb|-25 -29 -28
ppp we sell t|-28 -35 -37
ppp we so sell|-36 -36 -22
ppp we so we|-20 -25 -18
ppp we t -|-25 -16 -18
ppp we t and|-49 -37 -37
ppp we t be|-47 -54 -56
ppp we t def|-38 -36 -38
ppp we t draw|13 29 11
ppp we t g|-31 -21 -23
ppp we t ind|-35 -19 -21
ppp we t so|13 9 55
ppp we t we|-18 -25 -20
ppp we tb and|-53 -10 -42
ppp we this -|-26 -21 -13
ppp we this NAME|13 17 41
ppp we this ind|-26 -16 -18
ppp we this t|-26 -24 -30
ppp we want -|-47 -25 -25
ppp we want cg|-4 9 32
ppp we want g|-54 -59 -41
ppp we want ind|26 -17 -4
ppp we want logo|-39 -36 -38
ppp we want not|-22 -32 -19
ppp we want o|-44 -33 -48
ppp we want so|-43 -24 -38
ppp we want this|-37 -23 -23
ppp we we def|-22 -27 -21
ppp we we go|-31 -41 -37
ppp with - -|-51 -44 -45
ppp with - any|-30 -34 -43
ppp with - type|-32 -24 -31
ppp with c and|-45 -58 -67
ppp with def -|3 6 39
ppp with def go|-38 -36 -35
ppp with def named|-43 -36 -34
ppp with def type|-32 -20 -22
ppp with g t|-38 -23 -26
ppp with go g|-18 -28 -17
ppp with ind -|-28 -45 -42
ppp with ind brand|-60 -65 -64
ppp with ind b|27 -17 -6
ppp with ind go|-34 -45 -22
ppp with ind g|-50 -30 -25
ppp with ind o|-58 -21 -32
ppp with ind sgo|4 2 37
ppp with ind t|59 23 62
ppp with ind very|79 31 32
ppp with logo draw|-33 -19 -22
ppp with t or|-12 34 14
ppp with this ind|27 9 13
ppp without - go|50 11 7
ppp without - so|-32 -35 -26
ppp without def -|-23 -33 -21
ppp without def t|19 63 25
ppp without ind ind|-68 -57 -35
ppp without l none|-48 -71 -57
ppp without t -|-62 -64 -61
ppp without t and|-44 -68 -48
ppp without t go|34 -9 -13
ppp without t none|31 85 34
ppp without t or|24 65 26
ppp without t o|-36 -31 -33
ppp without t without|17 35 16
ppp yes o we|7 19 49
ppp yes very cgo|-39 -32 -39
q -|37 40 38
q and|-38 -39 -46
q any|-17 -47 -33
q as|-44 -35 -47
q avoid|-30 -78 -57
q ban|-92 -84 -75
q be|-16 -20 -25
q brand|-19 -16 -37
q colour|-27 -26 -19
q def|-37 -48 -41
q dont|-21 -26 -23
q draw|-80 -64 -56
q except|-45 -64 -53
q for|-31 -27 -30
q hate|-52 -56 -50
q ind|-53 -55 -55
q in|-45 -43 -49
q logo|-83 -67 -65
q maybe|-29 -31 -31
q named|-29 -25 -29
q none|-63 -82 -69
q not|-51 -68 -62
q or|-55 -86 -56
q others|-41 -51 -43
q past|-31 -27 -48
q sell|-26 -18 -31
q so|-36 -44 -32
q this|-39 -40 -35
q turn|-58 -58 -64
q type|-44 -30 -49
q very|-68 -74 -58
q want|-66 -88 -66
q we|-23 -35 -35
q without|-46 -50 -53
q with|-59 -67 -56
q worn|-57 -54 -37
q yes|-28 -17 -33
quoted|-35 -22 -22
r and|-13 9 30
r as|-11 -44 -8
r avoid|31 -3 1
r ban|-26 2 -20
r brand|-50 -33 -30
r colour|-22 -24 30
r dont|-49 -38 -30
r except|25 31 -5
r hate|-26 14 -15
r maybe|22 42 11
r none|13 34 19
r not|-13 38 4
r of|-26 -48 -58
r or|-27 -7 -20
r others|-47 -27 -32
r past|-3 -31 -29
r sell|-32 -34 -6
r so|-34 -34 -35
r type|-72 -46 -52
r without|-33 -22 -5
r worn|-23 50 -18
r yes|12 -35 -8
s #|0 3 71
s -X|-55 -53 -73
s 0|-37 -45 -19
s bX|-73 -67 -66
s boX|-36 -36 -37
s bo|-62 -71 -68
s bpX|-30 -31 -30
s bp|-20 -25 -33
s b|-4 -11 -43
s cX|19 34 73
s cbX|13 16 78
s cb|-3 -1 26
s cgX|12 13 65
s cgb|15 26 51
s cgo|14 31 62
s cg|-23 4 42
s coX|7 -2 47
s co|12 42 84
s cs|14 15 49
s ctX|2 15 42
s ctbX|-35 -42 -36
s ctoX|-26 -30 4
s cto|8 31 89
s ct|28 3 41
s fX|-40 -40 -46
s fgoX|-80 -99 -80
s fgo|-37 -20 -35
s fg|-47 -19 -42
s flX|-32 -23 -22
s floX|-51 -45 -56
s flo|-59 -52 -53
s fl|-22 -20 -26
s foX|-67 -59 -55
s fo|-47 -19 -38
s fto|-63 -58 -47
s f|-47 -34 -53
s gX|-39 -64 -42
s gbX|-25 9 12
s gboX|-37 -24 -27
s gbo|-42 -8 -18
s gbpo|-26 -26 -26
s gbp|-53 -55 -48
s gb|-19 -15 -54
s goX|-43 -38 -35
s gpX|-34 -49 -31
s gpoX|-45 -65 -43
s gpo|-42 -46 -42
s gp|-23 5 -25
s lX|-40 -23 -50
s lboX|-31 -31 -42
s lbo|-42 -42 -42
s lb|-27 -32 -24
s lgbX|-31 -29 -27
s lgbo|-57 -55 -70
s lgb|-39 -36 -30
s lgoX|-28 -6 -19
s lgo|-47 -54 -58
s lg|-47 -42 -31
s loX|-35 -36 -45
s lo|-53 -37 -47
s lsgoX|-84 -68 -70
s lsgo|-63 -61 -68
s lsg|-34 -19 -26
s ls|-61 -56 -58
s ltX|-33 -34 -37
s ltoX|-43 -64 -54
s lt|8 -13 -26
s l|-50 -47 -54
s oX|-49 -46 -42
s o|-30 -30 -29
s pX|-15 -21 -28
s poX|-30 -29 -33
s po|-37 -40 -33
s p|-63 -69 -60
s sX|-65 -71 -67
s sbX|-41 -42 -52
s sb|-44 -35 -29
s sgX|-37 -31 -24
s sgoX|-27 -27 -19
s sgo|-41 -33 -2
s sg|-46 -16 -50
s soX|-65 -58 -64
s so|-29 -13 -15
s s|-43 -7 -44
s tX|28 21 -27
s tbX|-22 24 -25
s tboX|-43 -42 -40
s tbo|-32 -29 -46
s tb|35 20 -12
s toX|-19 -41 -14
s tp|-6 -14 -37
s t|50 20 3
w-1 0|-64 -55 -46
w-1 as|-25 -25 -24
w-1 avoid|-16 25 -9
w-1 ban|-14 31 -21
w-1 bo|-54 -43 -39
w-1 b|-23 5 -40
w-1 cb|-37 1 -6
w-1 cgb|3 21 48
w-1 cgo|-15 -35 -43
w-1 cg|-29 -22 -35
w-1 colour|-6 -2 40
w-1 cs|-37 -35 -30
w-1 ct|-22 -36 12
w-1 c|6 12 61
w-1 def|-27 -2 -35
w-1 fgo|-46 -38 -44
w-1 fl|-43 -41 -45
w-1 for|-31 -58 -41
w-1 f|-73 -64 -61
w-1 gbo|-35 -15 19
w-1 gbp|-36 -38 -13
w-1 go|-24 -28 -25
w-1 gpo|-94 -73 -92
w-1 gp|-26 -6 -23
w-1 g|0 -14 -26
w-1 ind|45 20 6
w-1 lb|-43 -42 -39
w-1 lgbo|-78 -65 -51
w-1 lgo|-27 -57 -32
w-1 lg|-44 -49 -47
w-1 lo|-12 -30 -13
w-1 lsgo|-50 -51 -50
w-1 lsg|-35 -34 -34
w-1 ls|-39 -31 -33
w-1 lt|-50 -61 -46
w-1 l|-42 -44 -38
w-1 named|-28 -29 -20
w-1 none|-10 25 -7
w-1 of|-40 -8 -32
w-1 or|3 26 -3
w-1 o|-33 -28 -15
w-1 po|-42 -53 -59
w-1 p|-53 -38 -20
w-1 sb|-5 5 54
w-1 sell|-25 -26 -52
w-1 sgo|-20 -42 10
w-1 st|-24 -16 -33
w-1 s|-17 -30 -6
w-1 tbo|-48 -49 -41
w-1 tbp|-62 -26 -41
w-1 tb|-70 -48 -52
w-1 this|-38 -23 -13
w-1 to|-35 -20 -1
w-1 tp|55 50 8
w-1 turn|-8 -26 -24
w-1 type|4 -35 1
w-1 very|-2 -21 -37
w-1 want|-26 -22 -14
w-1 we|-45 -59 -37
w-1 yes|-26 -2 -20
w-2 #|-39 -36 -42
w-2 0|-50 -67 -41
w-2 and|-32 -13 -1
w-2 any|-34 -54 -41
w-2 as|-61 -7 -65
w-2 avoid|1 37 5
w-2 bp|-26 -35 -29
w-2 b|-13 -18 -37
w-2 cb|-43 -8 -24
w-2 cgo|4 -33 -1
w-2 cg|-87 -38 -55
w-2 colour|-8 -3 53
w-2 co|-2 -2 -38
w-2 cs|0 -25 9
w-2 ctb|-26 4 29
w-2 cto|-15 -35 -9
w-2 def|-34 -17 -25
w-2 dont|5 35 7
w-2 fgo|-32 -20 -22
w-2 fl|-23 -26 -7
w-2 for|-117 -105 -84
w-2 f|8 18 26
w-2 gbo|-61 -41 -42
w-2 gbp|-11 -43 -20
w-2 gb|-35 -28 -18
w-2 go|-10 -26 -11
w-2 gp|-31 -43 -18
w-2 hate|4 33 -9
w-2 ind|36 11 -3
w-2 lgbo|28 13 29
w-2 lgo|-59 -27 -25
w-2 lsgo|-30 6 -12
w-2 lsg|49 7 -22
w-2 ls|-36 12 -20
w-2 not|-7 25 2
w-2 of|-16 36 -6
w-2 or|31 69 -9
w-2 others|-22 -17 -27
w-2 o|-28 -32 -13
w-2 past|-34 -4 -2
w-2 po|-34 -48 -35
w-2 p|-80 -101 -60
w-2 sb|-32 -26 -30
w-2 sell|-31 -18 -8
w-2 sgo|4 -11 29
w-2 sg|-64 -44 -11
w-2 s|-52 16 2
w-2 tbp|-44 -20 -51
w-2 tb|-69 -43 -66
w-2 this|-27 -31 -33
w-2 to|-70 -22 -76
w-2 tp|-18 -25 -26
w-2 turn|-2 2 -29
w-2 very|-31 -52 -30
w-2 we|-43 -32 -12
w-2 with|4 -31 -4
w-2 worn|-14 -39 -27
w-2 yes|-5 -26 7
w-3 #|-30 -38 -42
w-3 0|-77 -58 -12
w-3 and|-12 -21 -25
w-3 any|-14 30 -34
w-3 avoid|-49 26 -17
w-3 ban|1 54 18
w-3 be|1 -28 8
w-3 bo|-46 -42 -45
w-3 brand|33 -9 9
w-3 b|-26 -39 -62
w-3 cb|56 18 39
w-3 cgb|-41 -37 -22
w-3 cgo|-39 -51 -32
w-3 cg|-10 -80 -40
w-3 colour|6 37 21
w-3 co|-53 -30 -34
w-3 cs|-45 -48 -30
w-3 cto|31 -41 -26
w-3 ct|-40 -20 9
w-3 c|-33 -45 -46
w-3 def|-24 -29 -21
w-3 dont|-15 30 18
w-3 draw|-26 -23 -7
w-3 fgo|31 7 10
w-3 fl|-35 -36 -43
w-3 for|-27 -45 -55
w-3 f|-30 -20 -19
w-3 gbo|-35 -40 18
w-3 gbp|-55 -69 -58
w-3 gpo|-29 -11 -16
w-3 gp|-35 -12 -45
w-3 lgbo|37 0 -4
w-3 lgo|-14 -38 -28
w-3 lo|-15 -5 -25
w-3 lsg|-36 -27 -36
w-3 l|2 24 42
w-3 named|-4 -21 -31
w-3 not|3 25 13
w-3 of|-17 -39 -6
w-3 or|-44 -10 -31
w-3 others|-36 -6 -4
w-3 o|-18 -24 -28
w-3 past|15 -19 -31
w-3 po|-32 -48 -38
w-3 p|-70 -30 -32
w-3 sb|-30 -28 -7
w-3 sell|-49 -27 -70
w-3 sgo|-33 -36 -27
w-3 sg|-3 7 31
w-3 s|-54 -13 -25
w-3 tbo|13 -43 -1
w-3 tbp|-8 -16 32
w-3 this|-63 -67 -37
w-3 tp|-31 -21 -17
w-3 we|-33 -30 -17
w-3 without|18 29 20
w-3 with|42 7 31
w-3 worn|-43 -40 -24
w1 -|-20 -27 -21
w1 0|-35 -22 25
w1 NAME|-34 -38 -31
w1 and|9 21 31
w1 any|-31 -30 -29
w1 be|-12 7 -34
w1 bo|-46 -40 -34
w1 bp|-29 -27 -26
w1 brand|-95 -72 -80
w1 b|-56 -42 -50
w1 cb|-41 -49 1
w1 cgo|-10 5 43
w1 cg|-1 -12 33
w1 colour|9 0 38
w1 co|35 34 50
w1 cs|-46 -44 -50
w1 ctb|-34 4 10
w1 cto|-29 -9 38
w1 ct|18 9 27
w1 c|-27 -40 -13
w1 except|-27 -3 -27
w1 fgo|25 -4 -13
w1 fg|-27 -24 -30
w1 f|-84 -62 -56
w1 gbo|-60 -46 -55
w1 gbp|-59 -50 -50
w1 gb|-21 -27 -52
w1 go|-36 -21 -26
w1 gpo|-87 -66 -80
w1 gp|-26 -2 -19
w1 g|-39 -32 -51
w1 hate|-40 -49 -30
w1 lgbo|-39 -40 -27
w1 lg|-59 -49 -64
w1 lo|-36 -28 -24
w1 lsgo|-8 -51 -2
w1 lsg|7 12 31
w1 ls|-45 -45 -43
w1 lt|38 6 -9
w1 of|-80 -59 -63
w1 or|1 34 -6
w1 others|-33 -43 -36
w1 o|-27 -23 -33
w1 past|-30 -14 -46
w1 p|-38 -47 -36
w1 sgo|30 6 17
w1 sg|-9 -50 5
w1 st|-27 -27 -1
w1 tbo|-32 -16 -41
w1 tbp|-35 -30 -31
w1 tb|-26 -11 -32
w1 this|-8 -4 -25
w1 to|-51 -36 -27
w1 tp|-72 -54 -69
w1 t|-10 -25 -26
w1 very|-37 -26 -23
w1 without|-43 -23 -7
w1 with|20 10 31
w1 yes|-11 -35 -32
w2 0|-44 -18 24
w2 as|-26 -24 -10
w2 ban|-14 11 25
w2 be|25 -3 14
w2 bo|-59 -39 -32
w2 brand|-29 -5 -21
w2 b|-36 -22 -22
w2 cgb|-68 -62 -30
w2 cg|29 6 47
w2 colour|51 -2 7
w2 co|-5 -38 -47
w2 cs|32 -1 44
w2 ctb|-36 -25 -15
w2 ct|-17 -25 1
w2 c|-40 -20 1
w2 dont|-34 1 -22
w2 draw|9 -31 -10
w2 except|-31 -29 -33
w2 fgo|-36 -44 -26
w2 fo|31 -2 3
w2 gbo|-43 -45 -55
w2 gbp|-33 -54 -35
w2 gb|-15 -32 -15
w2 gpo|-33 22 -10
w2 gp|-69 -70 -31
w2 g|-28 -38 -29
w2 hate|-45 -16 -32
w2 lgbo|-41 -34 -46
w2 lgo|-14 -26 -26
w2 lg|-43 -34 -50
w2 ls|-27 -23 -40
w2 lt|-29 -29 -23
w2 maybe|-23 -33 -21
w2 named|-31 -24 -37
w2 of|-25 -39 0
w2 or|-4 26 5
w2 others|-36 -47 -37
w2 o|1 -6 -28
w2 past|-31 -29 5
w2 p|-86 -72 -47
w2 sb|31 7 8
w2 sgo|-43 -21 12
w2 sg|-64 -39 -53
w2 tbp|-40 -41 -38
w2 tb|11 41 10
w2 this|0 -37 -27
w2 to|-50 -55 -63
w2 tp|-28 -16 -21
w2 turn|-92 -53 -41
w2 type|-15 -28 -5
w2 t|-35 -39 -27
w2 very|-31 2 -57
w2 want|-5 -25 -9
w2 we|11 26 0
w2 with|-43 -42 -24
w2 worn|-3 40 -10
w2 yes|-26 -4 -10
w3 -|-36 -7 -5
w3 ban|30 27 15
w3 be|34 23 21
w3 brand|-50 -59 -50
w3 b|-41 -38 -20
w3 cb|-71 -79 -75
w3 cgb|-36 -6 -14
w3 cgo|-29 -40 -32
w3 cg|11 7 58
w3 colour|-35 -53 -60
w3 co|-9 -33 1
w3 cs|-42 -26 -10
w3 ctb|-40 -7 -35
w3 ct|-31 -46 -50
w3 c|-49 -52 -14
w3 dont|-5 26 -14
w3 except|-28 -41 -10
w3 fg|-44 -9 -4
w3 for|5 33 39
w3 fo|-10 24 33
w3 gbo|-12 -34 -23
w3 gbp|-28 -17 -24
w3 gb|-25 -28 -43
w3 go|-39 -26 -42
w3 gp|-29 -17 6
w3 g|-60 -61 -60
w3 in|-11 -21 -55
w3 lgbo|-26 -14 -10
w3 lsgo|9 6 47
w3 lsg|51 18 37
w3 ls|-21 -17 -30
w3 lt|1 20 29
w3 l|-34 -22 -10
w3 maybe|-33 -18 -43
w3 not|-31 10 11
w3 of|41 13 3
w3 or|-34 -14 -19
w3 others|-43 -67 -29
w3 o|-15 -37 -26
w3 past|41 11 14
w3 p|-52 -29 -6
w3 sgo|-37 -26 -42
w3 sg|7 -11 -25
w3 s|-36 -38 -45
w3 tbp|-23 -25 -27
w3 tb|-5 9 -31
w3 to|-37 -18 -22
w3 tp|-40 -30 -28
w3 turn|-8 -49 -4
w3 want|26 9 2
w3 without|27 -7 8
w3 yes|14 36 10`;

/** The same of going on from the word before, once for each of the seven states it may have left. */
export const MENTION_LINKS = `g !|-61 -51 -13 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
g &|8 20 0 52 10 19 7 -4 3 0 12 53 -6 -5 -12 9 8 8 17 18 18
g (|16 20 -15 -1 4 0 -10 -19 -13 29 31 43 -1 0 15 -23 -32 -25 2 4 -9
g )|-28 -23 -31 13 13 9 51 51 48 40 40 26 20 20 16 29 22 44 0 -6 -6
g ,|13 10 32 11 6 15 7 23 4 2 -4 -7 1 3 8 -6 -7 -7 15 9 2
g -|-13 3 -21 72 61 55 23 25 21 27 24 91 -17 -17 -25 -16 -19 -16 -16 -20 -42
g /|6 8 4 16 16 13 12 12 3 8 8 60 3 3 -1 10 10 8 20 23 16
g :|-13 -16 -5 19 19 19 14 3 12 6 5 2 18 16 0 11 -4 2 14 35 4
g ;|21 8 18 12 16 22 12 9 3 -30 -8 -18 7 8 4 5 6 2 21 22 4
g n|-24 -28 -26 13 19 11 -13 29 -32 -14 -7 -16 31 33 33 32 32 16 10 10 10
g p|-42 -43 -37 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
g q|-43 -16 -12 7 7 7 4 4 4 4 4 4 5 5 4 13 13 13 2 2 1
g ~|8 -3 4 16 19 34 -6 -9 -6 -17 -13 -15 10 4 4 4 3 1 23 46 21
gp   #|25 25 25 15 15 15 23 23 23 -35 -36 -55 0 0 0 18 18 18 19 19 19
gp   -|3 -2 -31 -10 -13 -14 -15 -19 -15 11 12 38 -7 6 -2 7 6 8 9 8 8
gp   0|-58 -43 -44 16 16 16 6 6 6 3 2 -7 30 32 33 36 37 37 8 7 4
gp   and|-29 -31 -36 3 3 1 4 2 3 2 2 -8 39 14 14 12 48 9 1 2 50
gp   any|-29 0 -22 34 13 12 8 11 8 4 4 1 -3 6 6 0 2 1 30 24 35
gp   ban|6 49 6 18 17 18 15 13 15 8 6 8 -8 -27 -9 8 -32 8 -10 -31 -10
gp   bo|-47 -42 -43 5 5 5 22 22 22 4 4 0 26 26 26 -31 -23 -18 7 7 7
gp   brand|-43 -34 -36 5 5 5 18 18 18 22 24 32 -6 -5 -5 2 1 2 9 10 7
gp   b|-54 -40 -31 20 8 9 33 53 32 12 12 -13 -1 2 2 21 21 21 8 4 24
gp   cb|-19 -5 -19 0 1 -1 6 0 5 -14 -11 1 23 23 23 18 18 18 -26 -26 -48
gp   cgb|-7 -18 -27 2 0 -2 16 34 -11 3 -17 24 2 2 2 1 -8 0 1 0 -4
gp   cgo|-18 24 3 12 13 14 -5 -12 -7 -1 -23 -62 25 26 25 17 17 17 -5 4 1
gp   cg|-27 -13 -18 36 20 17 4 5 1 -21 -5 10 -4 6 -4 11 12 11 45 32 26
gp   colour|-41 -40 -5 7 7 2 9 9 6 19 19 -12 8 8 26 28 28 20 10 9 -24
gp   co|38 32 29 30 30 28 -23 -30 -24 -25 -23 -36 11 11 11 -9 -19 -9 12 12 12
gp   ctb|-43 -40 -37 35 13 14 17 31 16 27 23 31 21 35 27 29 36 23 5 1 14
gp   cto|18 19 33 23 25 21 3 4 -7 -8 -32 -34 4 4 4 0 0 0 14 25 22
gp   ct|-11 2 9 33 14 1 8 7 4 9 19 35 5 8 4 5 5 5 10 18 37
gp   c|13 12 44 14 10 1 10 19 3 -3 6 19 9 10 4 7 7 6 7 7 30
gp   def|2 -3 -4 11 7 7 3 -4 3 4 4 5 -9 -7 -6 4 25 7 -7 0 -8
gp   draw|30 30 17 7 12 12 9 4 9 5 4 4 -17 1 3 -23 -37 -6 13 6 1
gp   except|-11 0 -25 4 1 4 22 13 22 5 -10 3 6 -8 6 -27 -41 -26 31 38 31
gp   fgo|-5 0 -6 14 14 14 14 14 14 24 24 24 -16 -14 -14 15 15 15 35 36 36
gp   fg|10 -29 -12 -3 22 17 0 31 17 13 15 19 -25 -13 -13 14 10 19 -3 -3 6
gp   fo|-3 -37 -26 26 33 33 14 25 14 11 11 12 5 7 7 18 17 18 -7 -5 -9
gp   f|-38 -25 -30 27 28 28 11 11 11 11 11 11 25 25 25 12 7 12 -13 -24 -21
gp   gbo|-54 -36 -36 27 27 18 26 26 17 45 46 66 17 16 -5 9 9 7 8 8 7
gp   gbp|-30 -32 -18 26 26 26 -2 -5 0 11 11 11 34 34 34 -14 -14 -15 20 20 20
gp   gb|-23 -32 -33 59 33 35 5 38 12 8 7 17 0 1 4 -5 -16 -6 -19 3 -4
gp   go|-21 -31 -64 12 12 11 10 20 11 11 10 54 -19 -8 -13 28 8 20 9 11 -4
gp   gpo|-29 -22 -19 11 11 11 16 16 16 13 13 13 13 13 13 -4 -4 -3 32 32 32
gp   gp|-8 -28 -5 22 21 22 6 22 2 21 22 17 37 37 38 11 -4 11 28 26 27
gp   g|3 -6 -35 13 -1 -7 6 29 0 14 14 39 16 13 10 24 15 22 -13 -19 -27
gp   in|-17 -4 -4 7 7 5 5 4 4 4 4 -2 23 22 40 -9 -10 -18 24 24 21
gp   lgbo|16 16 -2 12 12 12 7 7 7 12 12 12 26 26 26 13 13 13 -58 -43 -52
gp   lgo|-20 -20 -19 10 10 10 -17 -38 -17 10 10 10 17 17 17 18 10 18 -33 -30 -37
gp   logo|-26 -29 -33 38 39 39 31 31 31 9 9 9 15 18 26 -4 -6 -4 -8 -7 -8
gp   lo|-45 -33 -38 20 21 21 14 16 16 13 13 7 28 29 29 38 4 16 -21 -18 -25
gp   lt|4 11 10 -15 -12 -13 0 -5 0 31 31 31 16 10 15 24 24 24 14 1 14
gp   l|-54 -46 -67 20 20 20 -3 -2 -2 18 18 18 35 35 35 40 40 40 -9 -9 -13
gp   none|-11 1 -8 2 -4 2 2 -16 2 2 -8 2 7 9 8 17 30 18 17 35 15
gp   of|-47 -28 -35 43 8 10 6 13 8 1 1 1 -17 20 7 1 -30 1 -1 15 -6
gp   or|-37 -71 -21 5 3 5 14 -18 14 1 0 -4 38 -16 15 -7 55 1 10 3 21
gp   others|-27 -39 -22 6 4 6 19 22 18 6 4 3 14 18 16 8 0 7 13 20 10
gp   o|-14 -19 -44 9 9 8 10 22 9 6 5 34 -6 -1 0 10 0 9 1 -5 -2
gp   past|-3 -3 2 9 8 9 16 28 13 9 8 1 12 9 13 23 12 23 -6 9 -7
gp   po|-4 -10 -14 3 3 3 10 10 10 9 9 9 23 23 23 -7 -16 -15 28 28 28
gp   p|-22 -16 -20 20 20 20 21 21 21 26 26 26 -19 -19 -20 35 34 35 -13 -15 -14
gp   sb|-13 -7 -15 13 13 -7 10 11 -2 17 18 5 11 17 41 1 1 -12 1 1 -9
gp   sell|-6 -30 -6 6 8 8 32 37 32 8 8 8 -12 -2 -2 31 24 31 5 6 5
gp   sgo|0 -16 -60 15 17 8 7 19 -2 37 35 84 -6 -7 4 10 7 13 3 3 -46
gp   sg|-29 -59 -47 12 12 11 9 27 7 14 14 35 -7 -3 -3 12 13 13 7 6 -18
gp   so|-7 -4 -19 6 7 7 11 11 11 14 15 32 18 2 1 -21 -24 -20 1 -6 -4
gp   st|-23 -23 -30 5 5 5 0 0 0 3 3 3 14 14 14 6 6 6 6 6 6
gp   tbo|-59 -63 -55 7 7 7 29 29 29 17 17 17 28 28 28 1 0 1 20 20 20
gp   tbp|-69 -56 -50 5 -3 5 26 58 33 3 -5 3 10 1 10 27 10 30 6 -12 6
gp   to|-2 5 -28 -7 -7 -8 9 8 8 11 9 42 -5 -5 -8 20 15 20 20 19 11
gp   tp|-25 -21 -2 58 21 33 20 84 40 3 4 6 -4 11 15 34 24 34 14 14 14
gp   turn|-46 -21 6 7 7 7 4 3 4 5 1 2 19 20 12 66 41 42 -5 -6 -19
gp   type|-2 0 -5 27 27 26 7 -1 7 23 23 21 -1 0 -1 -9 -10 -9 -19 -17 -21
gp   t|4 9 20 -20 -20 -31 -10 -7 -10 10 11 12 9 9 -5 2 1 1 12 13 15
gp   very|31 -2 -9 -4 3 3 2 -5 4 -1 3 3 -22 6 -5 -5 -9 -5 4 4 4
gp   want|-2 0 29 9 9 8 8 7 8 7 7 4 8 8 5 -6 -12 -7 -7 -7 -12
gp   without|-10 -15 -6 1 -3 1 1 -5 1 3 -3 3 7 6 7 13 30 13 16 41 9
gp   with|6 -5 -10 4 7 7 6 -7 6 4 4 0 33 7 6 2 15 9 -29 -11 20
gp   worn|-43 -26 -38 17 16 17 18 8 19 4 3 4 14 11 15 -8 -18 -5 3 0 3
gp   yes|-21 -28 -39 11 10 11 23 34 23 15 11 14 13 9 13 34 33 34 6 5 6
gp ! -|-53 -44 -34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ! gb|13 19 40 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ! tb|12 9 53 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp & -|-71 -73 -79 28 45 75 18 18 12 16 17 -9 18 18 18 13 13 13 -19 -12 -10
gp & NAME|-8 -8 -8 0 0 0 0 0 0 0 0 0 8 8 8 15 15 15 37 37 37
gp & avoid|-19 7 16 -6 -35 -34 -7 0 5 0 12 17 -3 4 14 1 -2 17 3 3 9
gp & b|-29 -36 -38 10 10 10 17 17 17 5 5 5 0 0 0 2 2 2 1 1 1
gp & cb|8 7 -3 0 0 -5 0 0 -5 14 5 30 0 0 0 0 0 0 0 0 -1
gp & cgo|9 9 -25 4 5 -7 12 11 -1 -23 -8 29 3 3 0 0 0 0 5 5 3
gp & cg|1 0 -31 0 0 -25 0 0 -14 27 24 79 0 0 0 0 0 0 0 0 0
gp & co|17 14 5 9 9 -7 18 15 3 9 4 42 9 4 0 8 8 5 1 1 -1
gp & cto|9 9 -9 1 1 -25 0 0 -10 5 10 46 0 0 0 0 0 0 0 0 0
gp & ct|1 1 -21 0 0 -21 1 1 -7 19 19 84 0 0 0 0 0 0 0 0 0
gp & c|0 0 -30 0 0 -12 0 0 -7 1 1 43 0 0 -3 0 0 0 0 0 0
gp & gb|-44 -49 -55 3 3 3 6 6 6 12 12 12 0 0 0 0 0 0 0 0 0
gp & go|3 1 -17 13 21 61 4 4 -28 11 11 -10 16 17 -14 7 7 -19 9 9 -18
gp & t|15 23 31 52 -12 -25 -11 -17 -1 19 21 14 0 0 0 4 3 4 -22 -13 -13
gp ( -|-28 -21 -41 14 14 11 10 10 5 50 50 64 2 2 2 3 3 3 15 15 15
gp ( NAME|-74 -65 -61 0 0 0 0 0 0 0 0 0 20 20 20 13 13 13 16 16 16
gp ( gb|-38 -35 -39 12 13 13 12 12 12 8 8 8 7 7 7 7 7 7 3 3 3
gp ( g|8 2 10 16 16 15 26 15 25 24 24 16 9 7 10 -24 -40 -30 -21 -16 -22
gp ( logo|-10 -19 -7 5 5 5 1 1 1 2 2 2 -26 -21 -22 28 27 28 14 14 13
gp ( named|-28 -27 -26 1 1 1 7 7 7 0 0 0 2 2 2 9 9 9 2 2 2
gp ( tb|-12 -13 -14 14 14 14 -31 -30 -30 14 14 14 21 21 21 16 16 16 9 9 9
gp ( t|2 1 2 -13 -7 -8 -24 -36 -29 9 9 9 18 18 18 21 21 21 15 14 15
gp ) -|-44 -37 -7 11 11 5 29 29 29 23 23 15 27 27 22 25 25 20 -1 -1 -8
gp ) 0|9 6 -1 17 17 15 32 31 24 22 21 6 16 15 16 21 12 35 -34 -46 -35
gp ) NAME|-31 -40 -31 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 3 3
gp ) o|-1 -1 -12 1 1 -6 2 2 -5 0 0 -8 2 2 -8 16 12 38 7 7 -12
gp , #|10 10 10 13 13 13 9 9 9 -43 -35 -39 1 1 1 1 1 1 27 28 28
gp , -|-27 -36 5 26 22 32 7 19 2 40 34 11 -1 9 9 7 5 4 20 13 5
gp , 0|5 3 3 10 10 7 8 8 6 4 4 -40 31 31 31 4 4 3 0 0 -17
gp , and|-26 -31 -37 1 1 1 4 4 4 3 3 3 14 14 14 24 24 24 18 18 18
gp , avoid|20 14 20 30 8 9 -12 -17 -10 3 7 3 -19 -16 -15 -5 -4 -7 12 18 17
gp , ban|20 17 17 25 17 25 10 3 10 7 6 7 16 15 16 -37 -21 -39 4 4 4
gp , be|-22 -22 4 24 24 4 17 17 10 10 10 -1 6 6 -15 17 17 -8 31 31 9
gp , bo|-16 -14 -24 1 1 -10 0 0 -4 7 8 -4 12 8 43 4 4 -10 1 1 -4
gp , brand|-14 -34 -15 4 11 11 8 12 12 2 9 9 13 14 14 2 3 2 49 27 27
gp , b|-20 -21 -40 -5 -2 -3 5 21 3 12 11 10 38 38 35 -2 -2 -3 7 7 6
gp , cb|1 1 -19 16 16 -3 11 11 4 -5 -10 32 0 0 -15 0 0 0 19 19 18
gp , cgo|9 8 -12 8 8 2 6 10 -11 -25 -29 4 19 19 17 1 1 1 23 24 32
gp , cg|6 8 2 15 15 9 19 25 17 -23 -35 -17 12 12 10 31 31 31 13 20 20
gp , colour|3 23 11 9 12 4 13 13 12 -38 -21 -28 11 16 34 6 7 2 9 -5 -35
gp , co|10 11 5 14 14 8 18 23 14 -17 -26 23 1 2 -5 1 1 1 5 10 9
gp , cs|21 25 14 0 6 -11 19 19 13 -49 -49 -20 0 0 -5 0 0 0 16 16 16
gp , ctb|-27 -27 -28 6 24 18 9 17 17 -21 -5 -14 11 24 24 -25 -13 -14 13 14 13
gp , cto|1 3 -31 16 17 12 18 19 13 -16 -30 -4 9 9 9 6 6 6 24 24 13
gp , ct|54 46 50 10 8 -6 1 1 -5 -4 -10 -1 -25 -25 -29 20 20 20 -3 7 -30
gp , c|27 27 -8 11 11 3 16 16 12 -43 -52 -47 1 1 0 1 1 1 11 11 -1
gp , draw|-2 7 29 29 30 24 3 3 0 16 16 11 -18 -16 -31 22 22 19 5 5 -1
gp , fgo|-30 -24 -26 13 13 13 14 14 14 17 17 17 16 16 16 3 3 3 2 2 2
gp , fl|-40 -32 -53 20 15 19 14 8 10 8 10 2 2 2 2 4 4 4 8 8 8
gp , fo|-13 0 50 12 12 3 9 9 6 15 16 -2 21 20 44 13 13 4 6 6 -12
gp , f|-48 -39 -32 11 11 0 18 18 11 19 19 5 17 17 12 28 28 26 -13 -11 -14
gp , gbo|23 27 55 1 1 -12 0 0 -16 1 1 -10 10 17 3 1 1 -26 0 0 -17
gp , gbp|-29 -24 -32 3 3 3 18 18 18 7 7 7 2 2 2 33 33 33 2 2 2
gp , gb|-6 -20 11 27 32 23 -2 5 -5 7 8 -7 1 9 36 25 26 22 16 17 13
gp , go|-24 -12 -7 11 12 13 13 13 1 15 15 -28 -7 -7 -18 -11 -10 -3 39 36 41
gp , gpo|-34 -33 -38 7 7 7 19 19 19 19 19 19 17 17 17 8 4 7 -10 -9 -11
gp , gp|-42 -37 -44 9 9 9 32 32 32 13 13 13 21 21 21 -6 -6 -5 10 10 10
gp , g|-43 -33 -6 5 25 46 8 17 6 33 33 -1 6 4 -12 36 36 31 1 -4 -23
gp , ind|-37 -29 -36 12 12 12 12 12 12 11 11 11 25 25 25 12 7 13 20 20 20
gp , in|9 5 4 16 16 12 10 10 10 30 30 13 22 22 33 19 19 15 -26 -27 -46
gp , lgbo|-3 -5 27 3 3 3 2 2 2 9 9 7 8 8 5 5 5 0 -16 -17 -30
gp , lgo|-8 -29 -19 5 8 6 7 9 14 6 8 5 13 17 33 21 22 19 16 -11 -8
gp , logo|20 44 45 5 7 5 -12 -20 -13 9 9 5 -37 -38 -29 3 3 -1 12 10 -2
gp , lo|-23 -22 -26 28 28 28 11 11 11 25 25 25 15 15 15 -5 -5 -5 -30 -27 -30
gp , lt|26 27 27 -38 -26 -27 -13 -11 -16 15 16 16 25 25 25 10 10 10 7 7 7
gp , l|10 6 18 4 4 2 3 3 2 9 9 4 11 12 1 14 15 21 1 -9 -28
gp , named|-27 -28 -28 5 5 4 6 5 5 10 10 9 14 15 -14 11 10 27 44 44 39
gp , none|10 29 46 6 7 7 7 7 7 6 6 7 9 3 29 -9 -31 -39 7 6 15
gp , or|0 0 0 3 3 3 3 3 3 -39 -41 -41 0 0 0 0 0 0 25 25 25
gp , others|42 23 50 7 7 5 37 46 28 5 5 3 -12 -4 -15 -33 -42 -36 3 3 -1
gp , o|-63 -63 -22 15 15 9 10 10 8 34 34 22 42 42 41 12 13 9 35 35 26
gp , past|-46 -34 -47 4 4 4 0 0 0 2 2 2 18 18 18 3 3 3 15 15 15
gp , p|-15 -17 -5 4 4 4 20 20 19 4 4 4 -7 -5 -16 35 35 34 27 27 16
gp , sb|16 5 57 0 0 -13 1 1 -10 8 8 -18 0 0 -6 0 0 -1 1 1 -2
gp , sell|-76 -72 -69 18 18 18 10 10 10 34 34 34 33 33 33 13 13 13 10 10 10
gp , sgo|-47 -66 -62 18 17 7 13 13 8 37 34 -1 11 10 36 5 5 -4 -21 -24 -26
gp , sg|-10 0 22 14 14 8 1 -4 -1 29 29 -1 20 26 21 19 18 18 -35 -33 -42
gp , so|-6 -2 39 11 12 7 14 15 12 34 35 5 -14 -12 -3 30 30 28 19 10 0
gp , st|27 26 42 20 17 8 12 26 10 11 10 -1 14 14 14 10 2 10 -17 -14 -18
gp , s|-11 -15 11 7 10 8 13 15 13 26 28 10 -19 -18 -20 24 24 23 -5 -13 -19
gp , tbo|-18 -26 -26 8 8 8 -20 -36 -21 10 10 10 6 6 6 14 14 14 10 10 10
gp , tb|-23 -20 -18 -17 -18 -23 -4 39 -5 23 23 21 36 36 33 -4 -5 -8 -2 -2 -6
gp , this|8 7 -2 3 3 2 21 21 21 22 22 20 58 59 91 -17 -19 -18 -15 -15 -18
gp , to|-33 -45 -7 25 32 7 -9 10 -12 25 24 5 43 43 40 -1 -14 -3 -6 -3 -31
gp , tp|-31 -20 -41 6 6 6 10 10 10 7 7 7 16 17 16 17 17 17 12 13 11
gp , type|-7 6 42 4 5 4 5 4 4 8 9 6 44 32 29 12 11 7 -13 -36 -39
gp , t|-4 -10 -39 -7 -21 14 13 48 8 22 21 11 4 6 18 16 15 16 35 35 23
gp , very|-74 -63 -77 8 8 8 9 9 9 13 13 13 30 30 30 19 19 19 -30 -25 -25
gp , want|12 5 34 12 12 9 8 7 7 8 8 5 -18 -23 -30 4 4 2 12 12 8
gp , we|-30 -29 -34 8 8 8 8 8 8 14 14 14 19 19 19 18 18 18 18 18 18
gp , without|-15 -20 -35 0 -7 -16 1 -1 0 1 -5 -16 -6 6 30 9 1 -1 16 8 -3
gp , worn|13 13 13 9 9 9 24 24 24 17 17 14 10 10 10 -25 -25 -32 20 20 10
gp , yes|-23 -54 -5 8 3 5 9 6 6 5 2 -5 27 59 28 22 -1 16 11 6 1
gp - -|-27 -48 -3 59 39 40 23 48 25 12 13 29 -4 -7 -17 -27 -30 -28 4 3 4
gp - 0|-19 -19 -24 6 6 6 9 9 9 18 18 17 2 2 2 3 3 3 -43 -40 -41
gp - be|-47 -45 -41 2 2 2 3 3 3 11 11 11 1 1 1 0 0 0 2 2 2
gp - brand|-40 -40 -44 2 2 2 2 2 2 5 5 5 23 23 23 25 25 24 9 9 9
gp - b|-33 -39 -35 11 11 11 13 13 13 4 4 4 0 0 0 0 0 0 0 0 0
gp - cgo|0 0 -15 0 0 -6 0 0 -13 1 0 47 0 0 -5 0 0 0 0 0 0
gp - c|1 -3 -23 0 0 -3 7 31 -16 3 -1 60 0 0 0 0 0 0 0 0 0
gp - def|3 26 5 4 5 5 6 -10 6 15 14 15 6 -1 -2 -25 -41 -26 -13 -17 -9
gp - gb|-22 -20 -27 1 1 -6 3 3 -1 15 36 57 1 1 1 1 1 1 15 17 2
gp - go|-11 -47 -35 4 -1 -2 4 27 -6 23 3 57 11 11 -4 0 -10 0 3 1 -22
gp - gp|-30 -46 -31 5 5 5 12 11 12 16 15 16 4 4 4 9 9 9 2 2 2
gp - g|-39 -43 -36 24 24 24 -14 -11 -15 13 12 8 1 3 3 4 4 4 -5 -4 -6
gp - ind|-10 -31 -12 -2 5 5 1 3 3 2 8 7 -28 -13 -14 1 5 6 -9 2 2
gp - in|-59 -50 -46 0 1 1 1 1 1 1 1 1 13 10 13 27 27 27 1 1 1
gp - none|-25 -41 -24 2 2 2 3 3 3 5 4 5 9 9 9 -28 -34 -20 5 5 5
gp - of|3 15 2 5 1 5 17 11 16 20 12 37 -7 -3 -13 46 60 45 -21 -43 -34
gp - o|-38 -47 -57 4 4 -7 7 7 2 30 31 53 39 39 38 37 37 24 16 15 -6
gp - past|8 -15 1 3 0 3 17 29 16 12 9 12 -4 -5 -4 9 9 9 -12 -12 -12
gp - this|-31 -29 -29 4 4 4 14 14 14 7 7 7 18 18 18 0 -1 -1 13 13 13
gp - t|-64 -15 -71 57 45 27 18 14 11 30 36 57 -17 -10 -12 25 24 27 4 7 5
gp - want|-43 -45 -41 3 3 3 9 9 9 3 3 3 14 14 14 13 13 13 5 5 5
gp - we|-19 7 -5 61 7 4 -6 21 20 -2 28 22 5 20 20 5 15 14 1 17 17
gp . -|27 13 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . 0|-29 -32 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . any|-44 -34 -24 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . avoid|-53 -53 -23 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . ban|-35 -42 -32 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . be|-14 -25 21 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . brand|-41 -10 -20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . cb|10 46 -15 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . cgb|-36 -41 -51 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . cgo|27 -22 -34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . cg|-44 -30 -42 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . colour|-51 -52 -66 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . co|5 14 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . ctb|30 19 -23 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . cto|-104 -96 -99 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . ct|-72 -77 -62 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . c|-125 -98 -142 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . dont|5 9 68 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . gbo|-38 -32 -41 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . gbp|-27 -37 -46 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . gpo|-22 -22 -31 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . gp|-45 -35 -42 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . g|12 -27 8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . hate|3 8 47 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . ind|-13 3 33 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . lgbo|-48 -50 -52 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . lgo|-31 8 19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . logo|-129 -66 -80 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . lo|-8 -7 32 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . lsgo|-25 -19 -25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . named|-27 -16 26 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . none|-54 -70 -49 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . not|-33 -33 -15 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . o|-17 -29 9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . po|-17 -16 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . p|-16 7 33 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . sell|-83 -84 -54 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . sgo|-17 -43 -36 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . so|-39 -39 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . s|-4 -6 34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . tb|-31 -47 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . this|-7 30 35 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . to|2 1 56 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . tp|-35 -27 -16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . turn|-44 -48 -44 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . type|43 8 48 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . t|-52 -35 -20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . very|-32 -63 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . want|-62 -49 -22 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . we|8 4 51 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp . with|-54 -53 -52 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp / -|-44 -40 -26 21 21 20 13 13 9 2 3 -17 -1 0 -5 13 13 7 32 31 29
gp / NAME|-41 -43 -44 0 0 0 0 0 0 0 0 0 14 14 14 6 7 6 7 7 6
gp / co|0 0 -18 1 1 -27 1 1 -17 27 23 84 1 1 -14 0 0 -1 0 0 0
gp / gb|50 14 56 -12 0 -6 -6 0 -8 -3 1 -20 0 0 -2 0 0 -3 0 0 -1
gp / go|-8 27 6 0 -2 0 0 -3 0 0 -1 0 0 -5 0 0 -11 0 0 -14 0
gp / l|0 0 0 4 4 4 11 11 11 14 15 14 16 16 16 22 22 22 -44 -40 -55
gp / s|-26 -24 -29 11 11 11 12 12 12 20 20 17 14 14 14 15 15 15 -12 -8 -13
gp / type|-19 -18 -19 4 4 4 13 14 13 25 26 24 3 3 3 7 7 7 -39 -28 -36
gp / t|10 10 10 -29 -27 -27 29 29 29 15 15 15 19 19 19 1 1 1 18 18 18
gp : -|-28 -2 -20 29 28 25 9 -5 7 13 12 4 14 12 -3 7 -3 1 8 16 3
gp : NAME|-11 -38 -43 0 0 0 0 0 0 0 0 0 2 2 2 0 1 0 0 1 -1
gp : any|-34 -45 -37 0 0 0 0 0 0 0 0 0 9 9 9 12 12 12 13 13 13
gp : ban|12 6 16 0 -13 0 0 -10 0 0 -22 -7 5 19 8 -17 -35 -15 1 27 -10
gp : brand|-25 -24 -24 2 2 2 2 2 2 3 3 3 15 15 15 11 11 11 5 5 5
gp : colour|-1 0 29 0 0 -5 0 0 -4 1 1 -21 8 8 -3 3 3 -3 2 2 -39
gp : f|8 8 8 1 1 1 1 1 1 13 13 13 1 1 1 3 3 3 -14 -16 -28
gp : go|-21 -20 -7 4 4 4 3 -3 2 23 23 19 16 16 -9 14 4 -7 -21 -26 -35
gp : g|9 -10 -15 29 31 34 30 5 32 27 27 30 19 -6 -2 2 2 3 -17 -4 -13
gp : hate|17 35 -4 0 -20 0 0 -16 0 0 -9 0 0 -15 0 3 12 3 0 6 0
gp : ind|-11 16 42 1 -3 0 6 -6 6 1 -3 -9 3 3 -2 2 2 0 0 0 -11
gp : in|-22 -7 30 0 0 -5 0 0 -1 0 0 -10 0 0 0 0 0 0 5 5 5
gp : lgo|-32 -20 -27 5 5 5 14 14 14 3 3 3 2 2 2 1 1 1 1 1 1
gp : logo|44 3 12 0 2 2 -1 2 2 -1 1 1 25 29 28 39 18 14 13 7 5
gp : named|28 28 28 10 10 10 10 10 10 13 13 13 -4 -4 -4 -3 -3 -3 -11 -10 -10
gp : none|0 -2 0 -4 -5 0 0 -2 0 -5 -7 0 -5 -11 2 -5 -11 4 14 38 9
gp : not|13 23 18 0 -2 0 0 -1 0 0 -2 0 0 6 0 0 -34 0 3 -9 4
gp : o|-31 -24 -15 4 4 4 2 1 1 11 11 -11 33 19 33 12 24 11 -3 -7 -14
gp : p|-57 -47 -77 0 0 0 2 2 2 4 4 4 18 18 17 5 5 5 10 10 10
gp : sell|-21 -13 -22 5 5 5 0 0 0 9 9 2 25 25 25 1 1 1 5 5 5
gp : sg|-43 -40 -51 1 1 1 4 4 4 0 0 0 12 12 12 3 3 3 6 6 6
gp : so|-43 -49 -50 1 1 1 7 7 7 1 1 1 17 17 17 19 19 19 21 21 21
gp : s|5 -2 18 0 0 -16 4 0 -1 0 -2 -25 3 3 -8 1 1 -6 0 0 -12
gp : tbo|-26 -17 -21 12 13 13 8 8 8 11 11 11 11 11 11 1 1 1 0 0 0
gp : tb|0 0 0 10 10 10 -16 -28 -16 2 2 2 17 17 17 14 14 14 12 12 12
gp : type|-21 -24 -26 3 3 3 3 5 5 10 10 10 -22 -22 -21 2 2 1 9 5 6
gp : t|-22 -32 -19 20 21 21 -10 -13 -12 11 11 11 17 17 17 11 11 11 18 18 18
gp : want|-41 -34 -24 3 2 2 2 -2 2 9 9 2 26 35 26 12 -4 12 20 39 12
gp : we|-22 -22 -22 1 1 1 1 1 1 1 1 1 19 19 19 31 31 31 6 6 6
gp ; -|6 -14 -26 9 12 12 25 28 28 22 26 26 12 15 15 12 14 13 -34 -28 -25
gp ; NAME|-38 -33 -16 0 0 0 0 0 0 0 0 0 1 2 -6 1 1 -3 -5 -4 -7
gp ; brand|-16 -12 -24 6 6 6 17 17 17 8 8 8 25 25 25 15 15 15 -11 -9 -10
gp ; b|-31 -33 -42 11 11 11 4 4 4 6 6 6 4 4 4 3 3 3 3 3 3
gp ; cgo|-4 21 22 12 23 23 18 26 26 -56 -66 -82 17 17 17 15 15 16 10 12 12
gp ; co|10 10 6 11 11 8 22 22 20 -32 -28 -25 3 3 3 2 2 1 4 6 1
gp ; ct|5 9 14 -45 -31 -27 32 33 33 1 -1 0 4 4 4 2 2 2 34 34 34
gp ; c|1 1 1 26 26 26 13 14 13 -58 -51 -60 0 0 0 0 0 0 33 34 33
gp ; go|3 -5 0 6 6 6 24 24 24 12 12 12 -10 -10 -10 -15 -8 -26 31 31 31
gp ; so|-18 -17 -18 23 23 23 16 16 16 24 24 24 23 23 23 11 11 11 -32 -31 -36
gp ; tb|-12 -5 16 9 9 3 3 3 -3 3 3 0 25 25 16 8 8 -3 13 13 3
gp ; type|-5 -7 28 4 4 -7 2 2 -21 1 1 -25 5 5 -8 5 5 -8 -21 -16 -27
gp ; t|16 17 -15 5 4 21 -25 -27 -28 14 14 0 -6 -8 -17 5 5 4 30 30 24
gp ? -|-30 -25 -34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? avoid|6 55 8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? b|-70 -64 -70 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? cgo|-43 -44 -42 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? gb|-50 -48 -55 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? go|-39 -16 13 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? g|29 -15 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? logo|-5 25 -14 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? o|-35 -29 -6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp ? t|-58 -52 -65 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp n -|-30 -37 -23 24 35 22 -6 12 -4 12 11 8 28 28 28 32 29 32 10 6 10
gp n 0|-28 -27 -28 4 4 4 1 1 1 5 5 5 19 19 19 4 4 4 7 7 7
gp n NAME|-30 -21 -38 0 0 0 0 0 0 0 0 0 -27 -25 -28 2 2 2 -20 -14 -15
gp n avoid|1 28 9 0 -16 0 0 -11 0 0 -4 0 0 -4 0 15 38 13 0 -4 0
gp n brand|-19 -18 -27 11 11 11 9 9 9 11 11 11 12 12 12 3 3 3 -20 -20 -20
gp n b|-17 -18 -21 4 1 -1 7 58 -6 2 1 -3 31 32 25 0 -9 2 11 11 10
gp n cgo|24 24 24 3 3 3 -9 -9 -9 -57 -34 -52 0 0 0 0 0 0 21 21 21
gp n cg|0 0 0 4 4 4 -3 -7 -3 -37 -33 -32 0 0 0 1 1 1 10 10 10
gp n ct|13 13 13 -39 -35 -29 21 21 21 -13 -15 -19 0 0 0 0 0 0 8 8 8
gp n c|18 18 18 11 11 11 14 14 14 -37 -37 -52 14 14 14 1 1 1 33 33 33
gp n gb|-44 -47 -60 7 7 7 4 10 11 3 3 3 22 22 20 2 2 2 4 4 4
gp n go|-34 -39 -45 15 15 15 -12 -12 -11 8 8 8 2 2 2 10 10 10 14 14 14
gp n g|-18 -29 -27 6 2 -8 24 80 10 11 10 4 0 0 -1 4 -7 3 2 1 0
gp n logo|-29 -31 -30 3 3 3 4 4 4 9 9 9 11 11 11 7 7 7 -17 -11 -13
gp n l|9 8 21 4 4 3 13 13 12 8 8 7 3 3 2 5 5 4 -38 -36 -38
gp n o|-55 -46 -52 3 3 3 2 2 2 7 7 7 0 0 0 0 0 0 0 0 0
gp n sg|-37 -31 -46 14 14 13 14 14 14 14 14 14 5 5 5 2 2 2 10 10 10
gp n so|-31 -36 -41 4 4 4 15 15 15 14 14 13 7 7 7 9 9 9 -21 -18 -21
gp n tb|-15 -15 -28 -20 -20 -20 -14 -21 -22 5 5 5 25 25 25 9 9 9 0 0 0
gp n this|23 24 14 7 7 7 11 11 11 7 7 7 -33 -29 -31 4 4 3 7 7 7
gp n type|-21 -23 -23 4 3 4 27 27 27 6 6 6 7 7 7 19 19 14 -8 -5 -5
gp n t|15 3 28 -12 3 -15 5 18 0 15 14 7 34 34 29 12 12 9 3 3 2
gp p go|-27 -48 -29 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp p named|-18 -18 -29 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp p t|-34 -32 -29 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gp q -|-29 -29 -29 23 23 23 4 4 4 17 17 17 20 20 20 11 11 11 -4 -4 -4
gp q NAME|-53 -33 -18 0 0 0 0 0 0 0 0 0 24 25 22 4 4 4 -8 -7 -14
gp q and|-25 -25 -25 9 9 9 8 8 8 7 7 7 -48 -46 -52 27 27 27 31 31 29
gp q be|5 5 5 5 5 5 2 2 2 11 11 11 -7 -7 -7 13 13 13 27 27 27
gp q gb|-32 -32 -30 6 6 6 17 17 17 6 6 6 13 13 13 10 10 10 4 4 4
gp q go|-23 -23 -23 7 7 7 5 5 5 14 14 14 41 41 41 22 22 22 -8 -8 -8
gp q o|-34 -34 -34 6 6 6 2 2 2 14 14 14 28 28 28 12 12 12 8 8 8
gp q tb|-27 -27 -27 20 20 20 16 16 16 17 17 17 13 13 13 16 16 16 23 23 23
gp q t|12 12 11 -36 -27 -34 14 14 14 17 17 17 13 13 13 2 2 2 3 3 3
gp q want|-44 -38 -56 3 3 3 1 1 1 9 9 9 11 11 11 7 7 7 15 15 15
gp q we|-26 -26 -26 3 3 3 1 1 1 25 25 25 7 7 7 3 3 3 12 12 12
gp ~ -|-28 -28 -28 12 12 12 17 17 17 23 23 23 22 22 22 18 18 18 25 25 25
gp ~ NAME|-6 4 31 0 0 0 0 0 0 0 0 0 3 3 -9 1 1 -7 1 1 -3
gp ~ avoid|0 0 0 0 -9 0 0 -5 0 0 -3 0 -5 -9 1 0 -22 1 7 43 -2
gp ~ b|6 -8 31 4 4 -12 3 3 -10 2 2 -14 0 0 -5 0 0 -9 0 0 -9
gp ~ cgo|0 0 0 12 13 13 -3 -6 -3 -30 -22 -25 0 0 0 0 0 0 21 21 21
gp ~ colour|11 8 43 -13 1 -4 -5 0 -2 -20 0 -3 -1 0 -4 -3 0 -1 42 -2 0
gp ~ co|9 9 9 12 12 12 23 23 23 -44 -47 -46 3 3 3 2 2 2 23 23 23
gp ~ go|28 -2 -10 -17 5 4 -7 1 1 -4 3 3 -4 4 4 -2 1 1 -9 1 1
gp ~ g|-27 -24 -26 23 23 23 -14 -18 -13 25 25 25 0 0 0 30 27 30 -12 -14 -17
gp ~ tb|-35 -34 -40 11 11 10 13 13 13 16 16 16 4 4 4 5 5 5 7 7 7
gp ~ type|13 14 39 1 1 0 2 2 2 15 15 12 0 0 -2 2 2 0 -23 -24 -42
gp ~ t|-20 -18 -29 11 12 47 3 3 -11 10 10 -6 1 1 -5 4 4 1 1 1 0
gq   #|18 11 52 1 1 -25 5 5 -23 17 28 -28 9 10 7 16 7 -10 6 11 37
gq   -|-2 -3 -14 1 1 1 -6 -9 -7 16 15 31 13 12 8 7 10 6 3 3 2
gq   0|-39 -26 -52 5 5 3 9 4 6 16 15 33 45 45 45 11 21 10 1 -7 0
gq   bo|-9 -20 -13 5 5 5 6 6 6 4 4 4 -15 -11 -18 -38 -48 -38 33 33 33
gq   bp|-19 -26 -34 3 3 3 1 1 1 2 1 2 3 0 3 10 0 9 1 0 1
gq   b|-38 -22 -23 20 21 21 14 16 14 10 10 10 23 9 11 11 7 12 8 15 4
gq   cb|-23 -5 -16 0 -2 -2 1 -10 -1 -24 -24 -39 30 13 7 10 20 7 11 9 16
gq   cgb|0 5 -18 0 -1 -7 10 27 6 6 6 16 9 9 14 2 -14 -6 20 11 38
gq   cgo|-8 -5 -14 1 -1 -27 1 9 -20 9 -3 64 15 14 -18 9 19 -8 2 2 21
gq   cg|-19 -21 -56 35 19 7 21 15 14 -7 -12 -26 -26 -18 -22 17 19 -1 30 26 78
gq   co|6 29 12 1 -4 -31 -5 -13 -30 3 -2 25 5 -1 -9 8 -3 24 13 24 -5
gq   cs|10 16 6 0 0 -5 0 -2 -7 0 0 -17 2 1 6 0 0 -33 10 4 44
gq   ctb|-33 -12 -39 13 16 6 7 -2 5 1 3 12 55 32 28 26 34 32 0 0 2
gq   cto|2 22 -2 0 0 -45 0 0 -21 8 7 41 4 3 -18 -7 -3 -30 15 13 36
gq   ct|7 -7 -44 11 3 -2 6 6 2 19 20 51 -9 -15 -16 15 22 -9 2 10 35
gq   c|4 -2 -17 5 4 -5 1 -10 -5 -8 -9 -10 19 30 15 9 12 -1 16 6 25
gq   fgo|2 -5 9 -29 -29 -28 27 41 26 17 17 17 -35 -35 -35 24 23 24 19 16 19
gq   fg|-33 -9 -29 1 -10 1 1 -9 1 2 -17 2 8 7 12 12 22 12 11 20 12
gq   flo|-20 -24 -11 53 53 53 36 36 36 -27 -26 -29 21 21 21 11 11 11 -6 -5 -12
gq   fl|-32 -21 -32 3 3 3 4 4 4 4 4 4 2 2 2 6 0 6 8 8 8
gq   fo|16 50 35 -34 -34 -34 16 16 16 18 17 18 -50 -50 -49 42 39 42 0 1 2
gq   fto|-20 -10 -8 22 32 41 14 18 25 -25 -19 -25 -12 -15 -2 16 16 16 -22 -17 -20
gq   f|-50 -39 -54 32 32 32 11 11 11 12 12 12 5 5 5 5 -3 4 1 -26 0
gq   gbo|-50 -28 -47 21 28 20 11 9 11 8 4 4 1 2 -4 32 40 31 20 19 20
gq   gbpo|-73 -73 -73 14 14 14 16 16 16 11 11 10 22 20 21 33 29 32 8 8 8
gq   gbp|-38 -41 -42 18 17 18 16 8 17 9 8 8 18 18 18 -10 -12 -4 18 18 18
gq   gb|-2 8 -10 30 18 20 13 18 12 14 14 8 9 20 21 3 -8 5 -12 -15 -9
gq   go|3 1 8 27 16 16 16 25 16 1 1 -1 4 5 5 -5 -8 -5 -11 -12 -11
gq   gp|-25 -40 -24 13 12 13 14 3 14 8 6 8 27 17 27 -1 -1 -1 -1 14 0
gq   lbo|4 4 4 6 6 6 2 2 2 7 7 7 -22 -25 -22 10 10 10 16 17 10
gq   lgo|-25 -42 -23 25 25 25 25 31 24 13 13 11 -1 -5 -1 -2 -3 -2 -13 -14 -21
gq   lg|-44 -44 -41 15 16 14 6 6 6 21 27 23 5 5 3 4 4 4 -21 -18 -28
gq   lo|-12 -11 -12 49 35 35 20 30 20 6 7 7 24 23 23 8 8 8 -41 -23 -24
gq   lsgo|-19 -5 -8 6 11 11 22 19 22 42 42 42 11 11 11 -16 -18 -17 -12 -8 -11
gq   ls|-8 -5 -10 5 20 8 19 22 15 3 11 6 -31 -19 -24 7 7 6 -26 -22 -30
gq   lt|-44 -28 -22 82 39 56 -13 21 11 -13 10 9 -18 2 2 7 17 10 -12 0 4
gq   l|-25 -12 -24 22 22 22 10 8 10 27 27 27 5 5 6 -3 -4 -3 16 22 20
gq   po|-22 -24 -18 4 4 4 9 9 9 4 4 4 35 35 35 -7 -7 -7 23 23 23
gq   p|-15 -21 -10 6 11 11 22 23 23 8 8 8 -27 -22 -21 6 6 7 -10 -21 -10
gq   sb|-30 -26 -26 9 9 9 4 3 3 3 3 3 1 1 1 0 0 0 0 0 0
gq   sgb|-25 -15 -15 2 2 2 0 0 0 0 0 0 8 8 8 0 0 0 0 0 0
gq   sgo|-17 -9 -2 12 12 8 2 1 0 1 1 -9 9 8 -14 23 22 18 23 25 52
gq   sg|-18 26 -9 25 24 25 6 -8 6 12 11 9 21 10 21 8 16 9 -1 20 6
gq   so|-34 -13 -33 9 9 9 16 13 16 26 25 26 7 8 6 46 39 46 -31 -30 -31
gq   st|-11 -34 -35 -2 0 0 -2 -8 0 -2 4 4 12 19 20 11 24 14 33 7 7
gq   s|22 42 22 15 14 15 12 8 11 33 32 42 -14 -42 -14 22 29 22 -11 4 -8
gq   tbo|-35 -20 -38 8 6 8 6 0 6 20 17 18 24 22 24 29 39 29 -6 -8 -7
gq   tbp|-16 -29 -20 8 3 8 6 2 6 6 4 5 38 27 41 -11 -27 -9 17 33 19
gq   tb|-6 -5 -13 38 17 20 16 27 18 8 8 13 9 0 12 22 41 27 12 6 9
gq   to|-26 -4 -10 20 16 16 -18 -25 -17 66 45 35 -2 8 6 11 7 6 1 -14 0
gq   tp|-25 -11 -12 17 27 27 5 0 5 18 24 21 24 15 10 -7 2 0 -2 -2 -6
gq ! -|-62 -55 -36 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! ct|18 21 47 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! c|16 11 45 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! go|-25 -22 -26 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! g|-25 -29 -22 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! o|-38 -36 -59 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ! t|-7 -7 34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq & -|-68 -73 -78 36 47 39 -8 -24 -16 41 42 58 16 16 16 15 15 15 -19 -13 -11
gq & N|-8 -8 -8 0 0 0 0 0 0 0 0 0 8 8 8 15 15 15 37 37 37
gq & b|-39 -46 -39 3 3 3 7 7 7 8 8 7 0 0 0 0 0 0 1 1 1
gq & cb|0 0 -13 0 1 -13 0 0 -4 8 14 64 0 0 0 0 0 0 0 0 -4
gq & cgo|8 7 -11 0 0 -8 1 1 -9 8 6 40 0 0 -1 0 0 0 0 0 -2
gq & cg|9 9 -28 5 5 -10 9 8 0 -3 -2 25 8 4 1 8 8 5 1 1 1
gq & cto|0 0 -16 0 0 -5 0 0 -8 13 14 52 0 0 0 0 0 0 0 0 0
gq & ct|-1 9 -25 -4 1 -14 0 1 -9 -9 -8 44 0 0 0 0 0 0 4 4 2
gq & c|15 14 1 -3 0 10 7 7 -13 19 13 35 0 0 0 0 0 0 0 0 0
gq & go|-8 -8 -8 24 24 24 21 21 21 22 22 22 -19 -19 -19 34 34 34 6 0 -9
gq & g|12 15 -2 -38 -50 -33 22 22 9 -18 -16 -17 12 13 -17 9 9 -4 13 7 3
gq & o|-43 -42 -55 9 9 9 11 11 11 15 15 14 6 6 6 4 4 4 7 7 7
gq & tb|-6 -5 -5 4 0 4 10 70 19 0 -9 0 0 -1 0 0 -9 0 0 -1 0
gq & t|-10 3 15 103 38 43 -9 -1 9 -35 -20 -37 -9 -5 7 -4 -8 6 -8 2 4
gq ( -|-1 -5 -13 -23 -18 -22 -4 -9 -7 14 14 11 10 9 10 -17 -31 -20 5 8 -2
gq ( 0|10 6 -17 26 27 20 9 9 1 43 44 60 3 4 3 9 9 8 -29 -24 -31
gq ( b|-34 -29 -27 0 0 0 0 0 0 0 0 0 7 8 8 2 2 2 5 6 6
gq ( g|-70 -67 -58 17 17 17 13 13 13 17 17 16 11 11 11 8 8 8 14 14 14
gq ( t|-31 -39 -27 0 0 0 6 6 6 1 1 1 7 7 7 3 3 3 1 2 2
gq ) -|-42 -52 -49 1 1 1 0 0 0 2 2 2 1 1 1 3 3 2 3 3 3
gq ) ct|2 10 32 0 0 -16 0 0 -8 0 0 -18 2 2 -13 0 -5 19 3 3 -28
gq ) go|-25 -39 -25 4 9 2 14 13 10 12 12 7 10 10 6 17 17 15 14 15 10
gq ) o|-11 -10 -10 9 9 9 39 39 39 22 22 22 20 20 20 30 30 30 -18 -18 -19
gq , #|1 6 19 0 0 -23 0 0 -21 17 11 41 0 0 -1 0 0 -2 1 0 -29
gq , -|-13 -24 25 21 22 22 23 28 20 -9 -8 -40 29 32 37 -43 -56 -49 14 14 12
gq , 0|3 -3 -20 28 28 17 29 26 25 -10 -15 -53 4 4 4 22 22 22 -34 -34 -52
gq , N|-16 -16 -16 50 50 50 14 14 14 -1 -1 -1 14 14 14 25 25 25 36 36 36
gq , b|-62 -45 -63 1 1 1 5 5 5 -13 -11 -22 -2 -1 -1 14 12 14 16 16 16
gq , cb|8 10 18 -1 10 28 9 3 -6 16 23 55 0 0 -25 0 0 -11 1 1 -23
gq , cgo|0 -11 8 2 2 16 1 15 -15 38 33 6 2 2 30 0 1 -7 10 11 8
gq , cg|8 7 -2 2 4 -2 2 7 -8 8 11 53 10 10 7 5 2 3 0 0 -5
gq , co|10 14 26 2 -1 17 2 -5 -26 28 19 45 12 6 2 9 7 -3 0 0 -8
gq , ctb|0 6 24 16 20 16 -8 -17 -17 27 31 55 0 0 -1 -16 -18 -10 2 2 -19
gq , cto|22 24 46 -2 0 -6 0 10 -17 29 29 42 8 8 3 0 0 -10 0 0 -17
gq , ct|5 10 47 29 17 21 1 9 -13 15 18 8 10 2 12 1 1 -1 0 1 -23
gq , c|-8 -7 15 12 12 12 1 1 -10 -2 -1 -7 6 6 -17 5 5 2 4 4 -25
gq , flo|6 6 6 22 22 22 14 14 14 -34 -34 -39 20 20 20 15 15 15 -10 -3 -8
gq , f|0 0 -7 29 29 29 11 11 11 -44 -47 -52 30 30 30 17 17 17 -1 -2 -1
gq , gbp|-26 -27 -33 2 2 2 8 8 8 8 8 8 4 4 4 8 8 8 10 10 9
gq , gb|-26 -59 -25 -24 -31 -26 12 35 12 -5 -14 -18 5 5 5 8 8 8 12 12 12
gq , gpo|-16 -14 -17 8 10 9 14 14 14 4 5 3 6 6 6 10 8 10 30 29 30
gq , gp|-7 11 -9 16 20 16 27 40 25 13 13 13 8 8 8 16 16 16 -24 -47 -41
gq , g|-16 -7 -12 33 23 9 5 12 -1 17 16 23 24 25 20 9 8 21 2 -8 -26
gq , lbo|-18 -27 -18 22 18 22 22 19 22 18 14 17 17 17 17 -6 -14 -11 13 12 12
gq , lgo|4 4 0 32 32 32 2 2 1 -24 -22 -27 16 16 16 3 3 3 -18 -17 -20
gq , lo|20 22 19 17 17 17 -6 -7 -6 -34 -34 -40 -14 -14 -14 14 14 14 38 38 36
gq , lsgo|14 14 5 -1 4 2 16 10 16 -26 -16 -39 -17 -25 -16 11 11 11 3 11 8
gq , lsg|0 0 0 2 2 2 1 1 1 -34 -20 -27 0 0 0 0 0 0 3 3 3
gq , lto|-20 -31 -21 47 47 47 23 20 23 -1 -8 -15 -6 -10 -7 20 19 20 51 49 51
gq , lt|5 13 1 -1 8 2 -11 -23 -11 -31 -22 -31 31 31 31 18 18 18 -14 -7 -13
gq , l|4 4 3 33 34 34 11 11 11 -17 -18 -30 19 19 19 12 12 12 10 10 8
gq , p|-30 -27 -35 14 14 14 9 9 9 10 10 10 11 11 11 5 5 5 -13 -8 -8
gq , sgo|-6 -2 -32 -14 -12 -48 11 10 -19 8 9 27 -6 -6 -16 11 11 -3 -6 -4 -28
gq , sg|-34 -34 -52 -31 -36 -36 20 19 19 14 17 19 12 11 11 18 18 18 35 35 33
gq , so|-25 -21 -21 0 0 0 26 26 26 -18 -17 -37 -1 -1 -3 16 14 15 23 21 20
gq , tbo|-32 -43 -45 7 7 7 -13 -15 -14 8 8 8 10 10 10 7 7 7 48 47 47
gq , tb|19 -61 -29 6 3 12 21 57 48 -15 -9 -6 27 9 6 5 12 13 49 15 22
gq , to|-43 -29 -37 15 33 18 35 65 36 4 15 26 31 40 26 -3 3 -9 19 19 12
gq , t|-15 -30 -22 25 -4 8 29 96 46 77 21 30 0 27 23 8 1 12 88 29 31
gq - -|-27 -12 -38 60 46 49 43 56 44 36 36 58 -21 -22 -19 3 -9 3 -14 -20 -14
gq - 0|-23 -23 -30 3 3 3 2 2 2 13 13 13 2 2 2 2 2 2 -22 -19 -28
gq - b|-44 -58 -45 2 2 2 6 6 6 5 5 5 21 21 21 16 16 16 16 16 16
gq - cgo|16 -19 -12 0 -6 -8 1 25 -12 7 -15 57 12 11 -4 0 -11 -7 17 15 -23
gq - ct|8 7 0 3 3 -2 32 45 18 15 25 42 10 5 10 15 7 6 -52 -64 -66
gq - c|0 0 -33 0 0 -6 0 0 -15 7 4 52 0 0 0 0 0 0 0 0 -1
gq - f|15 33 13 4 -8 4 1 -13 1 7 -5 7 34 14 34 9 -3 8 28 18 28
gq - gb|-45 -55 -50 11 11 11 10 10 10 20 19 13 7 7 7 19 19 19 14 14 14
gq - go|-24 6 2 59 49 46 15 16 16 17 20 20 -31 -22 -22 5 -1 9 -18 -18 -18
gq - g|-29 -35 -22 7 11 11 38 61 39 20 18 20 11 14 14 3 3 3 -21 -12 -13
gq - o|15 16 16 29 30 29 -6 -23 -7 16 16 16 26 29 27 -37 -37 -38 -3 -1 -3
gq - sgo|-2 -9 -5 28 28 28 32 32 32 17 17 16 -35 -44 -43 29 28 27 20 20 20
gq - sg|-49 -55 -51 14 14 13 4 4 4 21 21 12 1 1 1 1 1 1 1 1 1
gq - s|-5 -5 -9 3 3 3 3 3 3 7 7 7 8 8 8 4 4 4 -31 -33 -34
gq - tb|-79 -81 -74 9 9 9 3 3 3 7 7 6 22 22 22 4 4 4 10 10 10
gq - to|-45 -40 -39 5 5 -10 8 8 -2 16 18 44 35 39 16 11 11 10 2 2 1
gq - t|-30 -26 -51 39 16 -2 12 3 2 17 15 57 13 31 18 6 25 7 2 4 4
gq . 0|-34 -27 -31 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . bo|-36 -36 -37 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . bp|-30 -31 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . b|-12 -18 -47 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . cb|24 27 109 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . cgo|-6 14 25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . cg|10 23 80 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . co|9 2 51 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . ctb|-30 -7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . cto|-29 -32 7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . ct|-3 -11 25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . fgo|-56 -56 -61 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . flo|-41 -36 -38 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . fo|-69 -61 -64 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . f|-63 -61 -69 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . gb|-31 -2 7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . go|-40 -30 -16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . gpo|-64 -58 -68 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lgb|-31 -29 -27 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lgo|-44 -32 -33 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lo|-63 -58 -65 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lsgo|-74 -57 -61 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lto|-48 -67 -41 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . lt|-28 -33 -34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . l|-33 -13 -29 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . o|-46 -39 -26 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . po|-30 -29 -33 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . p|-28 -29 -22 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . sb|-41 -42 -52 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . sgo|-38 -32 -22 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . sg|-38 -36 -19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . so|-42 -31 -17 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . s|-79 -73 -70 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . tbo|-32 -32 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . tb|33 32 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . to|-31 -58 -38 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq . t|45 19 21 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq / -|-16 -14 -20 11 11 8 15 15 13 32 33 61 -4 -5 -5 29 30 29 -9 -6 -11
gq / 0|6 9 -13 1 1 -2 1 1 -5 33 31 58 11 14 13 18 18 17 29 29 2
gq / N|-32 -32 -32 25 25 25 9 9 9 7 7 7 27 27 27 1 1 1 5 5 5
gq / b|-41 -35 -41 10 10 10 11 11 11 11 11 11 18 20 20 14 14 14 1 1 1
gq / cgo|20 16 29 0 0 -7 0 0 -9 16 17 41 0 0 -3 0 0 -6 7 5 21
gq / c|43 42 41 0 0 -16 4 4 -7 6 9 37 1 1 -13 0 0 -18 0 0 -8
gq / gb|-29 -27 -25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq / go|-33 -32 -46 15 15 14 18 18 18 31 31 26 14 14 14 14 14 14 -6 -5 -7
gq / g|5 5 5 5 5 4 13 14 12 28 29 23 2 2 2 2 2 2 -53 -34 -36
gq / lo|-37 -47 -45 5 5 5 10 9 9 23 23 23 10 10 10 1 1 1 2 2 2
gq / l|0 0 0 11 11 11 12 12 12 -45 -45 -52 1 1 1 1 1 1 33 31 26
gq / o|-9 -8 -9 5 5 5 19 19 19 -20 -16 -39 -10 -10 -11 14 14 14 33 33 32
gq / t|27 28 8 -11 -4 0 -4 -2 0 -2 -4 0 0 -5 0 0 -20 0 3 18 3
gq : #|11 10 59 0 0 -5 0 0 -8 0 0 -20 0 0 -12 0 0 -4 1 0 -22
gq : -|19 29 4 9 8 10 -5 -13 -7 5 6 2 35 19 15 38 15 17 4 12 4
gq : 0|-25 -24 -24 19 20 20 4 4 4 7 7 7 0 0 0 0 0 0 0 0 0
gq : N|-18 -18 -18 24 24 24 10 10 10 15 15 15 32 32 32 1 1 1 10 10 10
gq : b|-33 -27 -31 11 12 11 1 1 1 10 10 9 0 0 0 0 0 0 0 0 0
gq : cgb|5 5 35 0 0 -13 0 0 -7 7 7 -5 6 8 -10 0 0 -11 0 0 -25
gq : cgo|-34 -23 -35 0 -2 -3 0 -7 -3 0 -19 -24 1 -3 -12 0 -8 11 1 25 -33
gq : cg|17 15 68 0 0 -4 8 -1 -10 0 0 -27 0 -8 -5 0 -2 -4 13 28 -24
gq : co|-1 33 12 0 -22 -10 0 -6 -2 0 -8 -15 0 0 -10 0 0 -1 0 0 -1
gq : ctb|9 6 40 0 -1 -1 0 -1 -6 0 -5 -13 0 -1 -12 0 -12 -4 1 23 0
gq : cto|0 7 61 0 0 -3 0 0 -6 0 0 -16 0 0 -18 0 0 -6 0 0 -4
gq : ct|30 37 91 -4 0 -7 -3 0 -3 -1 0 -14 -1 1 -26 9 0 -14 0 0 -11
gq : c|35 38 90 0 0 -8 0 0 -6 0 0 -15 0 0 5 4 4 -18 0 0 -29
gq : fgo|-6 -6 -6 13 13 13 5 5 4 20 20 14 1 1 1 7 7 7 -39 -45 -42
gq : flo|-17 -17 -23 23 22 24 10 5 11 12 10 12 6 6 6 7 7 7 -24 -26 -19
gq : f|-26 -24 -25 15 16 16 19 19 19 12 12 12 12 12 12 -22 -19 -17 -7 8 8
gq : gb|-27 17 -13 11 9 11 1 -2 1 8 7 5 10 10 10 5 5 5 9 9 9
gq : g|-37 -4 -16 1 0 0 6 -6 6 2 -1 -1 1 -10 -4 15 4 29 18 27 10
gq : lsgo|-2 -2 -4 11 11 11 2 2 2 25 25 25 7 7 7 -7 -10 -11 -19 -17 -19
gq : l|-15 -17 -18 8 8 8 9 9 9 16 16 16 -9 -9 -9 11 11 11 -25 -32 -33
gq : o|-51 -59 -46 39 39 39 20 20 20 10 10 10 -3 -2 -2 22 21 24 13 12 14
gq : sb|-23 -27 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 2 2
gq : sgo|-8 -9 2 10 10 0 6 6 0 15 14 -12 1 1 0 2 2 1 -20 -24 -25
gq : so|-42 -43 -63 12 12 12 11 11 11 25 25 25 26 26 26 14 14 14 10 10 9
gq : s|-32 -32 -44 13 13 13 10 10 10 14 14 14 7 7 7 5 5 5 -24 -27 -22
gq : tb|20 24 18 0 -3 0 1 -9 2 0 -2 0 3 11 5 -20 -39 -5 3 23 10
gq : t|46 29 -17 -4 -3 0 -1 -34 0 0 0 0 -3 -10 0 0 -36 1 15 32 9
gq ; -|5 9 29 -11 -12 -16 11 11 9 -16 -28 -24 10 10 6 11 11 6 -2 -1 -4
gq ; N|4 4 4 7 7 7 2 2 2 12 12 12 -10 -10 -10 29 29 29 29 29 29
gq ; b|-14 -7 -9 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 -27 -22 -20
gq ; cgo|-33 -34 -1 0 0 -10 0 0 -16 0 0 -19 1 1 -25 0 0 -15 1 0 -23
gq ; ct|27 3 27 7 17 31 -7 0 -10 -10 1 -10 -5 1 -16 -3 0 -11 3 6 -1
gq ; c|-35 -24 -23 0 0 0 0 0 0 0 0 0 4 4 -4 2 2 -1 14 14 6
gq ; fo|3 3 3 16 16 16 22 22 22 -39 -47 -45 1 1 1 2 2 2 33 33 33
gq ; g|-37 -42 -36 0 0 0 1 1 1 1 1 1 2 2 2 5 5 5 -37 -26 -26
gq ; lgo|3 3 3 -14 -15 -19 41 41 40 -12 -13 -9 19 19 18 10 10 9 7 10 3
gq ; lo|-31 -27 -28 3 3 3 1 1 1 -20 -19 -23 1 1 1 1 1 1 17 17 17
gq ; o|22 27 33 33 33 33 -14 -14 -14 11 11 11 8 8 8 -26 -25 -31 1 2 1
gq ; sgo|-9 -11 0 13 17 38 14 14 6 4 4 -8 3 3 -1 5 5 4 1 1 -1
gq ; sg|2 2 2 24 24 24 12 12 12 -38 -38 -40 26 26 26 4 4 4 -16 -19 -17
gq ; so|-25 -11 -22 7 7 6 14 14 13 -43 -29 -27 10 11 10 2 2 2 5 7 1
gq ; t|28 7 -11 -32 -9 -7 -20 -15 2 -12 -14 -37 -4 1 1 2 2 2 -4 0 0
gq ? -|32 -10 25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? b|-28 -26 -27 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? ct|16 16 57 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? fo|-36 -45 -37 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? go|-52 -64 -64 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? o|-25 -28 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? s|-42 -45 -48 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ? t|-65 -28 -62 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ -|-45 -23 -36 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ 0|-26 -25 -27 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ b|-8 -49 -49 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ cgo|-1 -4 46 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ co|14 0 34 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ ctb|-55 -57 -43 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ ct|-52 -49 -48 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ fo|-27 -29 -27 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ gb|-94 -106 -81 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ go|-29 -26 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ g|-60 -47 -42 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ o|-61 -76 -73 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ so|-47 -38 -36 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ tb|-92 -95 -61 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq ^ to|-62 -72 -56 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq n -|-64 -71 -68 27 28 29 6 4 6 5 7 7 25 25 25 5 14 5 7 7 8
gq n 0|-50 -53 -56 20 20 20 -14 -18 -23 19 19 19 20 20 20 37 38 38 2 -4 2
gq n fgo|-26 -26 -26 7 7 7 6 -2 6 12 12 12 16 16 16 21 21 21 4 4 4
gq n f|29 29 29 9 9 9 -37 -43 -37 6 6 6 1 1 1 -15 -15 -14 1 1 1
gq n gpo|0 2 -1 0 0 0 -24 -24 -24 21 21 21 15 15 15 25 25 25 18 18 18
gq n g|-28 -18 -22 -1 2 -2 4 59 -20 -41 -19 -26 -30 -19 -18 21 3 8 19 19 19
gq n lbo|0 0 0 2 2 2 2 2 2 -32 -32 -44 0 0 0 0 0 0 3 3 3
gq n lgo|-31 -31 -31 10 10 9 -1 -1 -1 -10 -12 -29 1 1 1 4 4 4 12 12 12
gq n lto|-14 -28 -18 6 6 6 10 10 9 1 1 1 9 9 9 8 8 8 10 10 10
gq n o|26 25 10 -24 -24 -26 -23 -21 -20 -16 -18 -18 27 28 26 28 28 28 10 10 10
gq n to|3 -3 -4 9 9 9 8 7 7 18 18 17 19 19 19 3 3 3 -31 -29 -31
gq n t|-28 3 -11 -9 19 3 8 -1 8 0 -1 0 0 -1 0 9 9 10 0 0 0
gq p o|-28 -28 -23 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq q -|-40 -31 -31 1 1 1 0 0 0 1 1 1 18 19 16 4 4 4 -9 -5 -17
gq q b|-23 -23 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
gq q go|-33 -32 -32 4 4 4 11 11 11 3 3 3 14 14 14 18 18 18 -15 -18 -15
gq q o|-3 3 21 -22 -19 -21 4 4 4 7 7 7 -7 -6 -8 20 19 19 34 33 33
gq q t|-36 -38 -44 0 0 0 0 0 0 0 0 0 2 3 2 1 2 1 3 4 3
gq ~ -|-1 6 27 0 0 0 -29 -35 -29 0 0 -1 0 0 -1 30 28 29 0 0 -3
gq ~ N|-33 -33 -33 16 16 16 16 16 16 25 25 25 23 23 23 19 19 19 23 23 23
gq ~ b|-26 -21 -24 0 0 0 0 0 0 0 0 0 4 4 3 0 0 0 1 1 1
gq ~ cgo|29 39 67 0 0 -8 0 0 -9 6 5 12 0 -3 -2 0 -3 -4 0 -1 -15
gq ~ co|1 0 6 1 4 35 0 0 -10 0 0 -13 0 0 -10 0 0 -6 0 0 -3
gq ~ ct|23 23 61 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 -1 0 0 -1
gq ~ c|16 17 75 0 0 -2 0 0 -1 0 0 -2 0 0 -20 0 0 -4 0 0 -9
gq ~ gb|-35 -33 -35 7 7 7 0 0 0 1 1 1 0 0 0 0 0 0 0 0 0
gq ~ go|-31 -30 -45 4 4 4 11 11 11 -14 -11 -13 2 2 2 -12 -16 -16 23 23 18
gq ~ g|-35 -37 -28 0 0 0 0 0 0 0 0 0 2 2 2 1 1 1 2 2 2
gq ~ o|-55 -52 -62 9 9 9 8 8 8 1 -6 -7 17 17 17 5 5 5 28 28 28
gq ~ t|35 2 -8 -20 -1 2 -7 -2 1 -19 -1 1 -7 -9 2 -4 -10 0 20 48 5
p #|29 29 29 15 15 15 23 23 23 -44 -41 -57 0 0 0 17 17 17 20 20 20
p -|-4 -14 -19 -4 -7 -6 -11 -8 -13 14 15 32 -6 4 -2 8 7 7 8 6 5
p 0|-15 -4 -4 14 14 13 10 10 9 7 7 -7 33 34 34 16 15 22 -16 -18 -24
p and|-29 -31 -36 3 3 1 4 2 3 2 2 -8 38 13 13 13 48 9 2 2 51
p any|-27 2 -20 33 12 12 8 11 8 4 4 1 -3 6 6 -3 -2 -2 30 24 35
p avoid|-11 28 8 14 -5 3 16 2 16 9 2 8 -4 -13 -3 -10 -12 -10 0 24 7
p ban|25 47 25 15 9 15 10 5 10 5 -2 3 -5 -6 -5 -22 -29 -36 -8 -8 -19
p bo|-38 -30 -40 3 3 -3 19 19 18 3 3 -18 28 31 47 -20 -17 -16 8 8 7
p brand|-30 -21 -31 1 2 2 12 13 13 15 17 23 -6 -5 -6 -4 -4 -4 19 13 12
p b|-43 -34 -41 12 0 1 14 48 8 9 9 -13 10 12 12 14 13 13 7 5 20
p cb|-3 36 -15 2 3 -6 5 1 2 -11 -10 11 18 18 13 16 16 16 -20 -21 -40
p cgb|-10 -15 -28 3 2 -4 15 31 -10 -21 -23 28 2 1 0 7 0 6 5 5 1
p cgo|17 23 -6 10 10 7 -17 -16 -25 -19 -30 -24 18 18 17 7 7 7 8 11 16
p cg|-12 8 -12 30 16 13 14 16 12 -42 -44 -42 6 11 5 27 27 27 47 35 32
p colour|-11 10 58 4 4 -1 5 5 1 -7 -4 -32 25 25 36 14 15 7 12 7 -34
p co|47 47 30 22 22 16 -4 -4 -8 -18 -17 11 5 6 2 -5 -8 -5 10 11 9
p cs|9 12 2 2 7 -9 18 19 14 -25 -23 1 10 10 7 0 0 0 13 13 13
p ctb|-32 -32 -35 30 20 21 0 13 -1 -6 -1 -3 26 41 35 12 20 8 23 21 27
p cto|13 14 8 27 29 23 14 14 5 -11 -32 -3 5 5 4 2 2 2 22 28 16
p ct|6 16 34 22 4 -8 0 -1 -5 -16 -9 3 -12 -9 -13 12 12 12 4 13 20
p c|17 17 33 11 8 0 13 19 6 -14 -10 22 5 6 2 4 4 4 10 10 21
p draw|18 26 7 7 12 12 2 -2 2 4 5 4 -17 -1 0 -34 -43 -13 12 7 2
p except|-11 0 -25 4 1 4 22 13 22 5 -10 3 6 -8 6 -27 -41 -26 31 38 31
p fgo|-6 0 -5 21 21 21 29 29 29 27 27 27 -15 -14 -14 14 14 14 31 31 31
p fg|10 -29 -12 -3 22 17 0 31 17 13 15 19 -25 -13 -13 14 10 19 -3 -3 6
p fl|-40 -32 -53 20 15 19 14 8 10 8 10 2 2 2 2 4 4 4 8 8 8
p fo|5 -25 19 25 30 30 13 23 13 13 13 6 5 6 20 18 17 17 -4 -2 -9
p f|-37 -25 -18 22 22 16 12 12 10 22 22 6 27 27 26 13 10 12 -24 -33 -30
p gbo|-55 -35 -11 24 24 11 24 24 15 46 46 63 17 17 -4 7 7 1 6 6 3
p gbp|-30 -31 -5 21 21 20 14 12 14 9 9 2 26 26 26 3 3 1 14 14 10
p gb|-31 -40 -18 52 31 31 2 24 5 6 6 11 5 7 25 10 3 10 -13 7 0
p go|-10 -19 -47 11 11 16 9 22 9 11 10 54 -24 -15 -23 15 -3 8 16 16 4
p gpo|-56 -32 -52 8 8 8 23 23 23 14 14 14 13 13 13 -2 -4 -2 11 11 11
p gp|-14 -43 -11 19 19 19 11 26 9 21 22 18 38 37 38 -4 -14 -3 28 26 27
p g|8 -9 -16 19 10 12 2 25 -6 17 17 34 21 14 3 18 11 14 -16 -19 -34
p in|-13 -1 0 7 7 5 5 4 4 5 4 -2 29 28 47 -9 -10 -18 20 20 17
p lb|-33 -31 -25 11 11 11 -12 -14 -10 6 6 6 0 0 0 15 15 15 0 0 0
p lgbo|-41 -31 -9 7 8 7 4 4 4 8 8 8 18 18 16 13 13 10 -58 -46 -56
p lgo|-25 -29 -27 7 9 7 -12 -35 -9 8 9 8 7 10 21 23 11 23 -6 -20 -21
p logo|-3 8 -8 32 32 32 3 -1 3 7 7 6 -10 -7 5 8 3 3 -6 -7 -11
p ls|-26 -19 -20 10 10 10 9 9 9 8 8 8 9 9 9 6 6 6 2 2 2
p lt|-11 -1 -2 -11 -5 -5 -2 -5 -2 24 25 25 27 22 26 25 25 25 14 3 14
p l|-25 -23 -19 10 10 9 -11 -11 -12 11 11 9 22 23 18 36 36 44 -1 -6 -22
p none|-9 2 -5 2 -4 2 2 -15 2 2 -8 2 8 8 8 9 18 6 16 36 15
p of|-33 -9 -22 41 7 9 8 9 9 5 4 8 -21 13 1 5 -11 5 -11 3 -19
p or|-36 -71 -21 5 3 5 13 -18 13 0 -2 -5 38 -16 15 -6 54 2 10 4 21
p others|-9 -24 1 6 4 6 21 27 20 6 4 3 7 11 8 -9 -17 -10 9 16 6
p o|-12 -19 -30 9 9 8 10 20 8 9 7 41 -1 2 4 9 3 8 1 -4 -8
p past|2 -8 7 8 8 8 16 31 13 9 8 1 10 7 10 23 13 22 -6 9 -7
p po|-5 -10 -15 3 3 3 10 10 10 8 8 8 23 23 23 -7 -15 -14 28 28 28
p p|-37 -20 9 18 18 18 27 27 27 30 30 30 -16 -15 -18 33 33 33 -10 -12 -26
p sb|0 0 29 8 9 -11 6 6 -5 17 17 4 6 14 32 0 0 -12 1 1 -9
p sell|-26 -47 -51 7 8 8 31 36 30 13 14 14 -8 0 1 30 23 30 5 5 5
p sgo|-31 -59 -93 15 16 8 7 18 -1 53 52 94 -3 -4 16 12 10 15 -9 -9 -53
p sg|-7 -43 -1 12 12 9 2 18 0 19 19 22 8 12 11 7 8 8 -13 -13 -41
p so|-5 -3 0 6 7 7 11 11 11 15 16 25 15 1 3 -13 -15 -13 7 -3 -3
p tbo|-63 -63 -55 9 9 9 31 27 31 24 24 24 16 16 16 8 7 8 21 21 21
p tbp|-70 -58 -53 5 -3 5 27 58 34 15 8 16 10 2 10 27 10 30 6 -12 6
p tb|-17 -1 7 -25 -16 -12 -8 -1 -9 11 11 7 6 4 5 7 7 7 5 6 4
p to|-6 -7 -3 0 0 -10 -3 7 -4 14 13 40 12 12 9 16 7 16 18 17 -2
p tp|-12 -24 -15 57 25 34 3 61 19 14 16 17 -2 12 15 38 31 39 3 4 1
p turn|-41 -17 -14 7 7 7 4 2 4 5 2 2 8 1 3 66 28 42 -9 -11 -24
p very|27 -7 -14 -3 3 3 3 -4 4 0 3 3 -15 11 1 -13 -17 -14 0 1 1
p without|-10 -13 -6 1 -2 1 1 -5 1 3 -3 3 9 6 17 13 29 13 16 41 9
p with|6 -5 -10 4 7 7 6 -7 6 4 4 0 33 7 6 2 15 9 -29 -11 20
p worn|-14 0 -7 13 13 13 25 15 26 5 4 5 18 17 19 -19 -25 -18 30 29 22
p yes|-32 -57 -19 9 7 8 21 31 20 11 5 7 20 31 9 42 20 37 1 -6 -3
q #|16 11 54 1 1 -22 3 3 -25 18 26 -25 7 8 4 14 6 -10 9 12 34
q -|6 3 -8 4 1 2 9 16 9 13 13 27 26 25 21 13 16 11 5 6 4
q 0|-12 -2 -40 27 27 26 8 4 4 5 4 35 45 45 44 18 25 18 -23 -35 -29
q and|4 5 4 8 10 10 -6 -11 -6 -24 -23 -34 13 13 13 12 11 12 13 13 13
q any|-9 -11 -7 57 37 37 16 13 17 7 7 7 21 23 23 -28 -33 -28 6 5 4
q as|0 1 -3 -20 -15 -13 19 19 19 -8 -8 -16 -1 0 -1 17 16 17 33 33 33
q avoid|-7 3 3 14 1 3 -19 -18 -13 23 13 10 5 3 4 -38 -39 -30 -3 -3 -4
q ban|26 27 27 6 6 6 -16 -13 -12 4 4 4 -9 -8 -8 -36 -32 -21 2 2 -2
q be|-15 -8 -11 28 14 15 -10 -5 -9 27 27 27 -8 -6 -7 15 13 15 1 1 1
q bo|-15 -25 -28 5 5 5 6 6 6 4 4 4 -15 -12 -19 -39 -48 -38 33 33 33
q bp|-29 -29 -33 1 0 1 0 0 0 1 1 1 1 0 1 7 -3 7 1 0 1
q brand|-52 -25 -47 32 32 32 10 23 10 48 33 29 -1 -2 1 17 -2 16 11 8 10
q b|-26 -20 -37 15 16 16 13 18 13 8 8 -3 19 7 8 10 7 11 5 11 1
q cb|-5 12 49 9 13 22 9 3 4 -19 -17 -14 21 8 -13 3 12 -4 5 4 -1
q cgb|13 19 48 0 -2 14 8 -1 -21 5 5 4 3 2 -23 6 9 -12 6 5 16
q cgo|-8 -3 -14 1 0 -18 1 15 -19 12 2 65 11 11 6 6 14 -9 3 5 17
q cg|11 3 14 21 12 2 15 10 1 8 5 35 -18 -10 -13 11 10 -2 21 21 51
q colour|-4 -4 -28 11 11 8 16 16 15 -5 -5 19 14 15 10 31 34 31 -17 -18 -18
q co|20 38 51 2 4 22 -4 -13 -28 21 17 48 10 4 -12 9 -5 14 12 19 -7
q cs|5 15 14 0 0 -10 0 -1 -6 0 0 -15 7 7 49 0 0 -31 9 5 35
q ctb|-31 -12 -19 7 19 13 -1 -19 -5 18 19 45 48 32 28 10 16 16 1 2 -1
q cto|-1 15 29 0 0 -26 0 8 -25 28 27 63 7 5 -9 -5 -3 -21 10 9 19
q ct|6 -12 11 17 4 3 4 15 -4 15 12 32 -2 -6 -13 12 13 2 -3 2 14
q dont|-9 -13 -11 0 0 0 20 20 20 0 1 -2 27 27 27 -23 -26 -24 14 15 11
q draw|-16 -3 -7 -24 -15 -14 -3 -9 -3 13 13 13 29 31 30 29 24 29 1 1 1
q except|-20 -22 -32 20 20 20 -18 -41 -19 20 20 20 9 9 9 7 5 7 18 18 18
q fg|-33 -7 -18 6 4 14 2 -1 8 1 -12 5 -31 -25 -25 14 23 14 11 19 11
q fl|-45 -37 -29 1 1 1 2 2 2 2 2 2 1 1 1 3 -1 3 4 4 4
q fo|-51 -35 -34 0 1 -5 9 9 9 4 4 3 3 4 5 13 11 13 -1 6 5
q f|-48 -30 -55 25 25 24 10 10 10 -1 -3 -4 12 12 12 4 -4 4 -2 -2 -2
q gbo|-70 -62 -53 21 28 19 6 6 -1 7 7 0 18 20 38 22 22 14 8 8 4
q gbp|-41 -42 -43 18 17 18 15 8 17 9 8 8 18 18 18 -9 -12 -4 18 18 18
q gb|3 22 -2 9 -2 1 25 46 25 10 9 -5 4 15 15 4 -7 5 -12 -15 -9
q go|-11 -16 8 31 23 24 15 25 15 12 12 16 -10 -9 -7 -4 -5 -5 21 21 20
q gpo|-26 -42 -26 24 24 24 0 -1 0 28 28 24 2 2 1 -2 -12 -2 -7 -2 -9
q gp|-11 -8 -18 21 21 21 15 21 15 8 6 8 27 17 27 -12 -13 -13 4 18 3
q g|-13 -21 -31 30 19 19 21 44 19 13 12 12 19 6 7 32 26 31 -9 -6 1
q hate|-24 -28 -21 3 3 3 5 4 5 -5 -5 -6 14 15 14 -26 -27 -26 15 15 15
q lb|-28 -35 -24 0 0 0 8 15 7 0 0 0 0 0 0 0 0 0 0 0 0
q lgo|-24 -43 -29 11 11 11 16 22 16 0 0 -1 -5 -9 -5 25 24 25 -14 -15 -19
q lg|-51 -47 -45 13 13 12 6 6 6 24 30 24 4 4 2 3 3 3 -20 -18 -27
q logo|-31 -13 -9 -10 -12 -12 16 23 16 -4 -3 -4 -18 -16 -17 -3 -7 -3 -1 -9 -1
q lo|-16 -4 -15 11 11 11 14 13 14 -16 -15 -22 10 10 10 -29 -29 -28 -4 -1 1
q lsgo|-12 -2 -7 6 10 9 36 31 36 -4 0 -22 -7 -12 -6 -2 -3 -3 -10 0 0
q lsg|-10 -12 -15 2 2 2 1 1 1 -34 -20 -27 0 0 0 0 0 0 3 3 3
q ls|-8 -5 -10 5 20 8 19 22 15 3 11 6 -31 -19 -24 7 7 6 -26 -22 -30
q lt|-24 -15 -8 54 13 23 -2 31 19 -22 2 -2 -14 4 4 5 20 7 -15 4 0
q l|-27 -5 -28 26 26 26 7 6 7 2 1 -2 4 4 4 1 0 1 26 29 27
q named|-10 5 -10 9 9 9 -3 -3 -3 -2 -2 -2 1 1 1 31 31 31 -7 -9 -7
q none|-8 -7 -10 4 5 4 -11 -31 -12 -1 -1 -4 14 14 14 4 3 4 4 4 3
q not|7 5 -1 1 1 1 -5 -8 -5 11 11 7 14 14 14 -21 -31 -21 -11 -11 -11
q of|1 -3 4 85 53 51 56 103 56 23 23 29 -32 -32 -31 -24 -64 -23 -18 -28 -17
q or|8 9 8 11 14 14 -26 -69 -26 17 17 10 2 2 2 55 54 55 6 6 9
q o|-5 0 29 10 11 10 7 4 7 7 6 7 16 16 17 -2 -3 -3 13 19 12
q past|6 21 5 4 4 4 -14 -17 -15 7 7 -2 7 7 9 49 47 48 -17 -17 -17
q po|-18 -17 -12 3 3 3 10 7 10 3 3 3 25 25 25 -16 -18 -16 26 26 26
q p|-20 -27 -23 7 11 11 23 23 23 8 8 8 -21 -16 -16 6 6 7 -15 -25 -15
q sb|-36 -30 -35 -30 -24 -39 13 12 4 7 7 0 33 34 25 1 1 -6 8 9 0
q sell|-31 -43 -34 8 8 8 4 3 4 10 10 10 7 7 6 43 56 43 -2 -9 -2
q sgb|-25 -15 -15 2 2 2 0 0 0 0 0 0 8 8 8 0 0 0 0 0 0
q sgo|-21 -18 -34 -16 -15 -23 4 3 -12 14 14 24 -5 -5 -21 13 12 2 2 2 18
q sg|-47 -25 -69 -6 -9 -8 9 4 9 12 11 13 15 11 14 9 14 9 20 35 24
q st|-3 -23 -29 5 7 7 5 -1 7 -30 -22 -23 10 17 17 9 22 12 33 9 8
q s|-10 -3 -20 14 13 14 11 8 10 12 11 16 -18 -41 -18 22 29 22 6 16 4
q tbo|-35 -24 -47 7 5 7 -5 -14 -6 20 17 18 15 13 15 31 42 31 -4 -6 -4
q tbp|-16 -31 -21 6 1 6 25 37 24 4 3 4 38 27 40 -10 -26 -9 20 34 21
q tb|1 -2 -27 34 15 18 15 25 18 6 6 11 19 10 20 9 32 19 23 15 14
q to|13 27 11 -3 20 18 2 -3 2 44 29 34 -11 -2 -22 42 45 34 9 -12 6
q tp|-25 -11 -12 17 27 27 5 0 5 18 24 21 24 15 10 -7 2 0 -2 -2 -6
q turn|-27 -27 -28 -8 -7 -8 11 11 11 2 3 3 59 60 60 -3 -5 -3 17 17 13
q t|-1 -18 -25 12 -1 3 -1 10 4 13 9 15 6 9 7 10 21 15 22 17 9
q very|-36 -36 -30 19 19 19 13 13 13 -3 -3 -3 4 -2 5 -15 -15 -15 13 11 12
q want|16 18 15 -9 -8 -8 -20 -50 -20 4 4 3 -6 -5 -5 -12 -15 -13 18 18 18
q without|9 9 8 27 27 27 14 14 14 -9 -9 -14 -13 -13 -13 -13 -18 -13 4 5 3
q worn|6 -10 10 2 1 2 20 35 20 2 1 2 14 19 21 -72 -86 -49 28 23 28
q yes|-22 1 -25 -11 -8 -9 20 11 20 18 16 18 23 3 21 46 33 46 4 -6 3`;
