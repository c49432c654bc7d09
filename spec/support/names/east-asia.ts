import { namesOf } from "./world-name.ts"

/** Names of East and South-East Asia. */
export const eastAsia = namesOf(`
# Chinese
/梅/兰芳 | = | 梅 | 梅兰芳, 兰芳, 兰, 芳
/毛/ 泽东 ~ 2 GIVN 泽东 ~ 2 SURN 毛 | 毛 泽东 | 毛 | 泽东, 毛泽东, 毛泽
/李/小龙 | = | 李 | 李小龙, 小龙, 龙
/欧阳/修 | = | 欧阳 | 欧阳修, 欧阳, 修
/司馬/遷 | = | 司馬 | 司馬遷, 馬遷
/諸葛/亮 | = | 諸葛 | 諸葛亮, 諸葛
/孫/文 | = | 孫 | 孫文
/Deng/ Xiaoping | = | Deng | deng xiaoping, xiaoping
Bruce /Lee/ | = | Lee | bruce lee
/王/ 小明 | = | 王 | 王小明, 小明
# Japanese
/黒澤/明 | = | 黒澤 | 黒澤明, 澤明, 明
/よしもと/ ばなな | = | よしもと | ばなな, Yoshimoto, banana yoshimoto, よしもとばなな, もと
/宮崎/駿 | = | 宮崎 | 宮崎駿, 宮崎
/いわさき/ ちひろ | = | いわさき | Iwasaki Chihiro, ちひろ
/オノ/ヨーコ | = | オノ | ono yoko, オノヨーコ
/さっか/ しょうた | = | さっか | Sakka, shota sakka
/ヤマダ/ ジュンイチ | = | ヤマダ | yamada junichi
/きょうごく/ なつひこ | = | きょうごく | Kyogoku Natsuhiko
Akira /Kurosawa/ | = | Kurosawa | kurosawa, くろさわ
/徳川/ 家康 | = | 徳川 | 徳川家康, 家康
# Korean
/김/철수 | = | 김 | 김철수, 철수, Kim, Kim Cheolsu
/이/ 순신 | = | 이 | 순신, 이순신, Sunsin
/박/정희 | = | 박 | 박정희, 정희, Bak Jeonghui
/최/ 민식 | = | 최 | 최민식, Choe Minsik, Choi
/한/강 | = | 한 | 한강, Han Gang, 강
/남궁/민 | = | 남궁 | 남궁민, 남궁, Namgung
/조/수미 | = | 조 | 조수미, 수미, Sumi
/Kim/ Dae-jung | = | Kim | kim dae jung, 김
Syngman /Rhee/ | = | Rhee | rhee
/강/ 감찬 | = | 강 | 감찬, Gamchan
# Vietnamese
/Nguyễn/ Văn Linh | = | Nguyễn | nguyen linh, Nguyễn
/Hồ/ Chí Minh | = | Hồ | ho chi minh
/Trần/ Hưng Đạo | = | Trần | tran hung dao
/Lê/ Lợi | = | Lê | le loi
/Phạm/ Tuyên | = | Phạm | pham tuyen
/Ngô/ Bảo Châu | = | Ngô | ngo bao chau
/Đặng/ Thị Ngọc Thịnh | = | Đặng | dang thi
/Võ/ Nguyên Giáp | = | Võ | giap, vo nguyen
/Tôn Nữ/ Thị Ninh | = | Tôn Nữ | ton nu ninh
/Bùi/ Xuân Phái | = | Bùi | bui phai
# Burmese
U Thant | = | - | thant
Aung San Suu Kyi | = | - | suu kyi
Daw Khin Kyi | = | - | khin kyi
Ne Win | = | - | ne win
Thein Sein | = | - | thein sein
Ma Ma Lay | = | - | ma ma lay
Saw Ba U Gyi | = | - | saw gyi
Mya Than Tint | = | - | than tint
# Javanese
Suharto | = | - | suharto, Soeharto
Sukarno // | Sukarno | - | sukarno, Soekarno
Sudirman | = | - | sudirman
Raden Ajeng Kartini ~ 2 NPFX Raden Ajeng | = | - | kartini
Mas Ngabehi Ronggowarsito | = | - | ronggowarsito
Hamengkubuwono IX | = | - | hamengkubuwono
Pramoedya Ananta /Toer/ | = | Toer | pramoedya toer
Ki Hajar Dewantara | = | - | dewantara
`)
