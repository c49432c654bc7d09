/**
 * The words by which programs and people write, where a death has its place, that there was none. All are in lower case and without accents.
 * A language is one line of each list: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian,
 * Finnish, Hebrew.
 */

const listOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(",")).map((words) => words.trim()))

/** A person with one of these words is alive. */
export const livingWords: ReadonlySet<string> = listOf(
  "living, still living, is living, is still living, alive, still alive, is alive, is still alive, alive and well, lives, still lives",
  "living person, presumed living, presumed alive, believed living, believed alive, possibly living, possibly alive, probably living",
  "probably alive, currently living, currently alive, not dead, not deceased, not died, not yet, not yet dead, not yet deceased, not yet died",
  "lebt, lebt noch, lebend, noch lebend, lebendig, am leben, noch am leben, lebende person, noch nicht, noch nicht gestorben",
  "noch nicht verstorben, noch nicht tot, nicht gestorben, nicht verstorben, nicht tot",
  "vivant, vivante, en vie, toujours en vie, encore en vie, toujours vivant, toujours vivante, encore vivant, encore vivante",
  "personne vivante, pas encore, pas encore mort, pas encore morte, pas encore decede, pas encore decedee, pas mort, pas morte, pas decede",
  "pas decedee, non decede, non decedee",
  "vivo, viva, vive, en vida, aun vive, todavia vive, sigue vivo, sigue viva, persona viva, aun no, todavia no, no fallecido, no fallecida",
  "vivente, in vita, ancora in vita, ancora vivo, ancora viva, non ancora, non deceduto, non deceduta",
  "ainda vivo, ainda viva, ainda vive, ainda nao, nao falecido, nao falecida",
  "levend, leeft, in leven, nog in leven, nog steeds in leven, leeft nog, nog levend, nog niet, nog niet overleden, niet overleden, niet dood",
  "zyje, zyjacy, zyjaca, jeszcze zyje, nadal zyje, wciaz zyje, osoba zyjaca, jeszcze nie, nie zmarl, nie zmarła, nie zmarł",
  "levande, nulevande, lever, lever an, lever fortfarande, vid liv, annu vid liv, i livet, annu inte, inte dod, ej dod, inte avliden, ej avliden",
  "levende, nulevende, lever stadig, lever fortsatt, i live, fortsatt i live, stadig i live, ikke død, ikke dod, ikke enna",
  "elossa, elaa, viela elossa",
  "חי, חיה, בחיים, עדיין חי, עדיין חיה, עודו חי, עודנה חיה, עדיין בחיים, עוד לא, טרם נפטר, טרם נפטרה, לא נפטר, לא נפטרה, לא מת, לא מתה, אדם חי",
)

/** These words stand in place of a date or place that is not shown, as programs write for people who are alive. */
export const withheldWords: ReadonlySet<string> = listOf(
  "private, privacy, private person, withheld, date withheld, details withheld, confidential, restricted, redacted, suppressed, not public",
  "privat, vertraulich, geheim, gesperrt, geschutzt, datenschutz, nicht offentlich",
  "prive, privee, confidentiel, confidentielle, masque, masquee, protege, protegee, non public",
  "privado, privada, confidencial, reservado, reservada, oculto, oculta",
  "privato, privata, riservato, riservata",
  "particular, sigiloso",
  "vertrouwelijk, afgeschermd, niet openbaar",
  "prywatne, prywatny, prywatna, poufne, utajnione, dane prywatne",
  "konfidentiellt, sekretess, skyddad, hemlig",
  "fortrolig, skjermet, beskyttet",
  "yksityinen, salainen",
  "פרטי, פרטית, חסוי, חסויה, סודי",
)

/** Words that say when the others were true: `alive in 2020`, `still living today`. Months and the words of dates count too. */
export const wordsOfTheTime: ReadonlySet<string> = listOf(
  "as, at, by, per, year, today, now, date, present, census",
  "zum, zur, im, vom, jahr, jahre, heute, jetzt, zurzeit, stand",
  "au, a, aujourd, hui, annee, ce, jour, actuellement",
  "el, ano, hoy, ahora, actualmente, fecha",
  "nel, al, anno, oggi, ora, adesso, em, hoje",
  "op, per, vandaag, nu, heden, jaar",
  "w, roku, r, dzis, dzisiaj, teraz, obecnie",
  "i, ar, idag, fran, den, dag, pa",
  "בשנת, היום, כיום, כעת",
)
