import { namesOf } from "./world-name.ts"

/** Names of South Asia and the Middle East. */
export const southAsiaAndMiddleEast = namesOf(`
# Indian
R. K. Narayan | = | - | narayan, r k narayan
Mohandas Karamchand /Gandhi/ | = | Gandhi | karamchand, gandhi
Sarvepalli Radhakrishnan | = | - | radhakrishnan
A. P. J. Abdul Kalam | = | - | kalam
Rabindranath /Tagore/ | = | Tagore | tagore, rabindranath tagor
M. S. Subbulakshmi | = | - | subbulakshmi
Indira Priyadarshini /Gandhi/ | = | Gandhi | priyadarshini
मोहनदास /गांधी/ | = | गांधी | मोहनदास, गांधी
K. R. Gouri Amma | = | - | gouri amma
Jawaharlal /Nehru/ ~ 2 NPFX Pandit | Pandit Jawaharlal Nehru | Nehru | nehru
# Arabic
محمد بن عبد الله | = | - | محمد, عبد الله
Abu Bakr Muhammad ibn Zakariya /al-Razi/ | = | al-Razi | razi, alrazi, al-Razi
نجيب /محفوظ/ | = | محفوظ | محفوظ
Harun /al-Rashid/ ~ 2 SPFX al- ~ 2 SURN Rashid | = | al-Rashid | rashid, alrashid
أم كلثوم | = | - | كلثوم
Abd al-Qadir ibn Muhyi al-Din | = | - | qadir
Gamal /Abdel Nasser/ | = | Abdel Nasser | abdel nasser, nasser
Umar ibn al-Khattab al-Faruq | = | - | umar khattab, faruq
Fatima /bint Muhammad/ | = | bint Muhammad | fatima
ابن سينا | = | - | سينا
# Hebrew
דוד /בן-גוריון/ | = | בן-גוריון | דוד, גוריון
משה בן מימון | = | - | מימון
David /Ben-Gurion/ | = | Ben-Gurion | ben gurion, bengurion, gurion
גולדה /מאיר/ | = | מאיר | גולדה
Eliezer /Ben Yehuda/ | = | Ben Yehuda | benyehuda, yehuda
יצחק /רבין/ | = | רבין | רבין
Rachel bat Yosef | = | - | rachel yosef
Sholem /Aleichem/ | = | Aleichem | aleichem
חנה /סנש/ | = | סנש | חנה סנש
Yohanan ben Zakkai | = | - | zakkai
# Turkish
Mustafa Kemal Paşa | = | - | pasa, kemal
Nâzım /Hikmet/ | = | Hikmet | nazim, hikmet
İsmet /İnönü/ | = | İnönü | ismet inonu
Köprülü Mehmed Paşa | = | - | koprulu mehmed
Halide Edib /Adıvar/ | = | Adıvar | adivar, edib
Süleyman bin Selim | = | - | suleyman
Ziya /Gökalp/ | = | Gökalp | gokalp
Sabiha /Gökçen/ | = | Gökçen | gokcen
Mimar Sinan | = | - | mimar sinan
Yaşar /Kemal/ | = | Kemal | yasar kemal
# Armenian
Արամ /Խաչատրյան/ | = | Խաչատրյան | արամ, Khachatryan, Aram Khachaturian
Charles /Aznavourian/ | = | Aznavourian | aznavourian
Երվանդ /Սարգսյան/ | = | Սարգսյան | Yervand Sargsyan, Երվանդ
Հովհաննես /Թումանյան/ | = | Թումանյան | Tumanyan, Hovhannes
Վիկտոր /Համբարձումյան/ | = | Համբարձումյան | Hambardzumyan
Սերգեյ /Փարաջանով/ | = | Փարաջանով | Parajanov
Կոմիտաս | = | - | Komitas
William /Saroyan/ | = | Saroyan | saroyan, Սարոյան
# Georgian
შოთა /რუსთაველი/ | = | რუსთაველი | Rustaveli, shota, რუსთაველი
ილია /ჭავჭავაძე/ | = | ჭავჭავაძე | Chavchavadze, ilia
ედუარდ /შევარდნაძე/ | = | შევარდნაძე | Shevardnadze
აკაკი /წერეთელი/ | = | წერეთელი | Tsereteli
იოსებ /ჯუღაშვილი/ | = | ჯუღაშვილი | Jughashvili, Dzhugashvili
ნინო /ხარატიშვილი/ | = | ხარატიშვილი | Kharatishvili, Haratischwili
Galaktion /Tabidze/ | = | Tabidze | tabidze, ტაბიძე
ვაჟა-ფშაველა | = | - | vazha pshavela
`)
