import { namesOf } from "./world-name.ts"

/** Names of Western and Southern Europe, and of countries that speak their languages. */
export const westernEurope = namesOf(`
# Spanish
Juan /Pérez/ /Sánchez/ ~ 2 SURN Pérez, Sánchez | Juan Pérez Sánchez | Pérez Sánchez | sanchez, perez
María /García Lorca/ ~ 2 SURN García | = | García Lorca | lorca, garcia
Gabriel /García Márquez/ ~ 2 SURN García, Márquez | = | García Márquez | marquez
Pablo /Ruiz/ Picasso ~ 2 SURN Ruiz, Picasso | = | Ruiz Picasso | picasso
Juana /de la Cruz/ ~ 2 SPFX de la ~ 2 SURN Cruz | = | Cruz | cruz, de la cruz, delacruz
José /Ortega y Gasset/ | = | Ortega y Gasset | ortega, gasset
Miguel /de Cervantes Saavedra/ | = | de Cervantes Saavedra | cervantes, saavedra, decervantes
Sor Juana Inés ~ 2 NPFX Sor | = | - | juana ines
Isabel /Allende/ | = | Allende | allende
Carmen /Martín Gaite/ | = | Martín Gaite | gaite
# Portuguese
João /Silva/ Santos ~ 2 SURN Silva ~ 2 SURN Santos | = | Silva Santos | santos, silva
Inês /de Castro/ ~ 2 SPFX de ~ 2 SURN Castro | = | Castro | castro, decastro
Luís Vaz /de Camões/ | = | de Camões | camoes
Fernando /Pessoa/ | = | Pessoa | pessoa
Maria /dos Santos Costa/ | = | dos Santos Costa | santos, costa, dossantos
José Maria /Eça de Queirós/ | = | Eça de Queirós | queiros, eca
Pedro /Álvares Cabral/ | = | Álvares Cabral | cabral
Amália /Rodrigues/ | = | Rodrigues | amalia
Antônio /Carlos Jobim/ | = | Carlos Jobim | jobim
Vasco /da Gama/ | = | da Gama | gama, da gama, dagama
# Dutch
Vincent /van Gogh/ | = | van Gogh | gogh, van gogh, vangogh
Jan /Berg/ ~ 2 SPFX van der ~ 2 SURN Berg | Jan van der Berg | Berg | berg, van der berg, vanderberg
Pieter /Vanderberg/ | = | Vanderberg | berg, van der berg, vanderberg
Johan /van Oldenbarnevelt/ ~ 2 SPFX van ~ 2 SURN Oldenbarnevelt | = | Oldenbarnevelt | oldenbarnevelt
Anna /ten Boom/ | = | ten Boom | boom, tenboom
Joost /van den Vondel/ | = | van den Vondel | vondel, vandenvondel
Willem /'t Hart/ | = | 't Hart | hart
Kees /op de Beeck/ | = | op de Beeck | opdebeeck, beeck
Maria /Vandenbosch/ | = | Vandenbosch | bosch, van den bosch
Grietje Jans | = | - | grietje jans
# German
Johann Wolfgang /von Goethe/ ~ 2 SPFX von ~ 2 SURN Goethe | = | Goethe | goethe, vongoethe
Anna /Müller/ geb. Huber | = | Müller | huber, mueller, muller
Otto /von Bismarck/ | = | von Bismarck | bismarck, vonbismarck
Annette /von Droste-Hülshoff/ ~ 2 SPFX von ~ 2 SURN Droste-Hülshoff | = | Droste-Hülshoff | droste, hulshoff
Karl Theodor /zu Guttenberg/ | = | zu Guttenberg | guttenberg, zuguttenberg
Hans /Schulte gen. Meyer/ | = | Schulte gen. Meyer | schulte, meyer
Ferdinand /Graf von Zeppelin/ | = | Graf von Zeppelin | zeppelin
Friedrich Wilhelm /Weiß/ | = | Weiß | weiss
Eduard /Vonderheydt/ | = | Vonderheydt | von der heydt, heydt
Paul /Meier/ | = | Meier | mayer, meyer
# French
Jean /Roy/ dit Desjardins | = | Roy | desjardins, roy
Valéry /Giscard d'Estaing/ | = | Giscard d'Estaing | estaing, giscard
Charles /de Gaulle/ | = | de Gaulle | gaulle, degaulle
Jean /de La Fontaine/ ~ 2 SPFX de ~ 2 SURN La Fontaine | = | La Fontaine | fontaine, la fontaine, delafontaine
Jeanne /d'Arc/ | = | d'Arc | arc, darc, d'arc
Louise /Lebrun/ | = | Lebrun | lebrun
Marie /LeBlanc/ | = | LeBlanc | leblanc, le blanc, blanc
Pierre /Gagnon dit Belzile/ | = | Gagnon dit Belzile | gagnon, belzile
Élisabeth /Vigée Le Brun/ | = | Vigée Le Brun | vigee, le brun
Guy /du Pont/ | = | du Pont | dupont, pont
# Italian
Leonardo da Vinci | = | - | vinci
Lorenzo /de' Medici/ | = | de' Medici | medici, demedici
Giovanni /Della Rovere/ | = | Della Rovere | dellarovere, rovere
Luca /D'Angelo/ | = | D'Angelo | dangelo, d'angelo
Maria /Lo Presti/ | = | Lo Presti | lopresti, presti
Giuseppe /Garibaldi/ | = | Garibaldi | garibaldi
Caterina Sforza | = | - | sforza
Gabriele /D'Annunzio/ | = | D'Annunzio | annunzio, dannunzio
Niccolò /dei Machiavelli/ | = | dei Machiavelli | machiavelli
Francesca /De Sanctis/ | = | De Sanctis | desanctis, sanctis
`)
