import { namesOf } from "./world-name.ts"

/** Names of Eastern and South-Eastern Europe. */
export const easternEurope = namesOf(`
# Russian
Лев Николаевич /Толстой/ | = | Толстой | толстой, Tolstoy, Tolstoi, Lev Tolstoj, Лев
/Толстой/ Лев Николаевич | = | Толстой | лев, Nikolaevich
Leo /Tolstoy/ | = | Tolstoy | Толстой, Tolstoi
Фёдор Михайлович /Достоевский/ | = | Достоевский | Dostoevsky, Dostoyevskiy, Федор, Fedor
Никита Сергеевич /Хрущёв/ | = | Хрущёв | Khrushchev, Хрущев, Nikita
Григорий Ефимович /Распутин/ | = | Распутин | Grigoriy, Rasputin, Grigory Rasputin
Анна Андреевна /Ахматова/ | = | Ахматова | Akhmatova, Achmatova
Юрий Алексеевич /Гагарин/ | = | Гагарин | Gagarin, Yuri Gagarin
Антон Павлович /Чехов/ | = | Чехов | Chekhov
Борис /Щербаков/ | = | Щербаков | Shcherbakov
Андрей /фон Крузенштерн/ ~ 2 SPFX фон ~ 2 SURN Крузенштерн | = | Крузенштерн | Kruzenshtern, Krusenstern
Илья Ефимович /Репин/ | = | Репин | Ilya Repin
# Ukrainian
Тарас Григорович /Шевченко/ | = | Шевченко | шевченко, Shevchenko, Hryhorovych, Grigorovich
/Франко/ Іван | = | Франко | франко, Ivan Franko
Богдан /Хмельницький/ | = | Хмельницький | Khmelnytskyi, Bohdan, Bogdan
Леся /Українка/ | = | Українка | Lesia Ukrainka, Ukrayinka
Григорій Савич /Сковорода/ | = | Сковорода | Skovoroda, Hryhoriy
Ганна /Гребінка/ | = | Гребінка | Hanna Hrebinka, Ganna
Микола /Гоголь/ | = | Гоголь | Mykola Hohol, Gogol
Юрій /Кондратюк/ | = | Кондратюк | Yuriy Kondratyuk
Євген /Гребінка/ | = | Гребінка | Yevhen
Bohdan /Stupka/ | = | Stupka | Богдан Ступка
# Serbian
Новак /Ђоковић/ | = | Ђоковић | Djokovic, Đoković
Милош /Црњански/ | = | Црњански | Crnjanski, Milosh
Вук Стефановић /Караџић/ | = | Караџић | Vuk Karadzic
Ivo /Andrić/ | = | Andrić | andric, Андрић
Десанка /Максимовић/ | = | Максимовић | Desanka Maksimovic
Jovan /Jovanović Zmaj/ | = | Jovanović Zmaj | jovanovic, zmaj
# Bulgarian
Христо /Ботев/ | = | Ботев | Hristo Botev, Khristo
Иван Минчов /Вазов/ | = | Вазов | Ivan Vazov
Васил /Левски/ | = | Левски | Vasil Levski
Petko /Slaveykov/ | = | Slaveykov | Славейков
# Greek
Νίκος /Καζαντζάκης/ | = | Καζαντζάκης | καζαντζακης, Kazantzakis, Nikos
Melina /Mercouri/ | = | Mercouri | melina
Γεώργιος /Παπανδρέου/ | = | Παπανδρέου | Papandreou, Georgios
Ελευθέριος /Βενιζέλος/ | = | Βενιζέλος | Venizelos, Eleftherios
Μάρκος /Μπότσαρης/ | = | Μπότσαρης | Botsaris
Οδυσσέας /Ελύτης/ | = | Ελύτης | Elytis, Odysseas
Μαρία /Κάλλας/ | = | Κάλλας | Maria Kallas
Ευάγγελος /Χατζής/ | = | Χατζής | Evangelos Chatzis, Hatzis
Κωνσταντίνος /Καβάφης/ | = | Καβάφης | Kavafis, Konstantinos
George /Seferis/ | = | Seferis | Σεφέρης
# Romanian
/Ionescu/ Maria | = | Ionescu | maria
Ion Luca /Caragiale/ | = | Caragiale | caragiale
Mihai /Eminescu/ | = | Eminescu | eminescu
Ștefan /cel Mare/ | = | cel Mare | stefan mare
George /Enescu/ | = | Enescu | enescu
Constantin /Brâncuși/ | = | Brâncuși | brancusi
Vlad Țepeș | = | - | vlad tepes
Alexandru Ioan /Cuza/ | = | Cuza | cuza
# Polish
Maria /Skłodowska/-Curie | = | Skłodowska | curie, sklodowska
Józef /Piłsudski/ | = | Piłsudski | pilsudski
Fryderyk /Chopin/ | = | Chopin | chopin, chopen
Zofia /Nałkowska/ | = | Nałkowska | nalkowska
Stanisław /Wyspiański/ | = | Wyspiański | wyspianski
Krzysztof /Kieślowski/ | = | Kieślowski | kieslowski
Jan /Kochanowski/ herbu Korwin | = | Kochanowski | korwin, kochanowski
Anna z /Branickich/ Potocka | Anna z Branickich Potocka | Branickich | branickich, potocka
Hugo /Kołłątaj/ | = | Kołłątaj | kollataj
Jadwiga /Sikorska-Kowalska/ | = | Sikorska-Kowalska | sikorska, kowalska
# Hungarian
/Nagy/ Béla | = | Nagy | bela nagy
Dr. /Kovács/ István ~ 2 NPFX Dr. | = | Kovács | istvan
/Petőfi/ Sándor | = | Petőfi | petofi sandor
/Szent-Györgyi/ Albert | = | Szent-Györgyi | gyorgyi, szent gyorgyi
/Bartók/ Béla | = | Bartók | bartok
/Kossuth/ Lajosné | = | Kossuth | kossuth
/Széchenyi/ István ~ 2 NPFX gróf | gróf Széchenyi István | Széchenyi | szechenyi
/Kodály/ Zoltán | = | Kodály | kodaly
Béla /Lugosi/ | = | Lugosi | lugosi
/Rákóczi/ Ferenc ~ 2 NSFX II | Rákóczi Ferenc II | Rákóczi | rakoczi
# Czech
Božena /Němcová/ | = | Němcová | nemcova
Karel /Čapek/ | = | Čapek | capek
Bedřich /Smetana/ | = | Smetana | bedrich smetana
Jan /Žižka/ z Trocnova | = | Žižka | zizka, trocnova
Jiří /z Poděbrad/ | = | z Poděbrad | podebrad
Antonín /Dvořák/ | = | Dvořák | dvorak
`)
