// Made by `npm run given-names` of the sources that NOTICE names. Folded as search folds names, by spaces and line ends.

/** Frequent English and German surnames that are hardly ever given names. */
export const commonSurnames = `
abbott abel abernathy abicht abramovic abshire abt achilles achkinadze ackermann adams ade aebi agostini ahlke ahrenberg ahrens aigner albrecht
alizadeh allgeyer altenwerth amann amberg ammann amrein anderson anding anggreny ankunding apitz arendt arens armstrong aryee aschenbroich assmus
astafei auer aufderhar axmann baarck bachmann backer badane bader baganz bahl bahringer bak balcer balck balistreri balkow balnuweit balzer banse bar
barr barrows bartell bartels barth bartoletti barton barylla baseda bashirian battig battke batz bauch bauer bauermeister baumann baumbach baumeister
baumgartner baur bauschinger bauschke bayer beahan beatty beavogui bechtelar beck beckel becker beckmann bedewitz bednar beele beer beggerow beh behr
behrenbruch beier belz bender benecke benner benninger benz benzing berends berge berger bergnaum bergstrom bernasconi berner bernier berning
bertenbreiter best bethke betschart betz beushausen beutelspacher beyer bianchi biba bichler bickel biedermann bieler bielert bienasch bienias bieri
biesenbach bigdeli bins birkemeyer bittner blanda blank blaschek blaser blassneck blick bloch blochwitz block blockhaus blum blume bock bode boehm
bogan bogdashin bogenrieder bogisich bohge bohm bolliger bolm bonisch borer borgeling borgschulze bork bormann borner bornscheuer borrmann borsch
boruschewski bos bosco bosler bosshard botsford bottner bourrouag bouschen boxhammer boyde boyer boyle bozsik bradtke brakus brand brandenburg brandis
brandt brauer braun brautigam brehmer breitenberg breitenstein brekke bremer bremser brenner brettschneider breu breuer briesenick bringmann brinkmann
brix broening bromme brosch brown bruckmann bruder bruen bruggmann bruhns brunner bruns buchele bucher buchholz buchrucker buckridge buder buhler
buhlmann buker bultmann bungener bunjes burger burghagen burkhardt burklein burmeister burri busch buschbaum buscher busemann buss busse bussmann
buttner byrd camara campbell carlowitz carlsohn carroll cartwright caspari casper caspers cassin champlin chapron christ christen christiansen
cierpinski clarius clark clarke cleem cleve co collier collins conn connelly conroy considine cordes corkery cormier cornelsen cors corwin cotthardt
cox cremin crews crist crona cronin cronjager crooks crosskofp cruickshank cummerata cummings da dach dachert dahm dahmen daimer damaske danneberg
danner dare daub daubner daudrich dauer daugherty daum dauth dautzenberg davies de decker deckert deckow deerberg dehmel deja delonge demut denesik
dengler denner denzinger derr dertmann dethloff deuschle dibbert dickens dicki dickinson dieckmann diekmann dienel dies dietz dietzsch diezel dilla
dingelstedt dippl dittmann dittmer dix dobbrunz dobel dobler doherty dohring dolch dold dombrowski donie donnelly dooley doring dorner dorre
doskoczynski doyle dragu drechsler drees dreher dreier dreissigacker dressler drews dubuque duck duma durgan dutkiewicz dyett dylus eberhardt ebert
ecker eckhardt edorh edwards effertz effler eggenmueller egger egli ehm ehmann ehrig eich eichenberger eifert einert eisenlauer ekpo elbe eleyth elss
emard emert emmelmann ender engel engelen engelmann eplinius erdman erdmann erlei erm erni ernser ertl erwes esenwein esser eugster evans evers everts
fadel fahey fahner faller falter fankhauser farber farrell fassbender faulhaber favre fay feeney feest fehr fehrig feil felber feld felder felke feller
fenner fenske ferrari feuerbach fietz figl figura filipowski filsinger fincke fink finke fischer fisher fitschen flatley fleischer fleischmann floder
florczak flore flottmann fluckiger forkel forst forster frahmeke frami franecki franey franke franta frantz franzis franzmann frauen frauendorf frei
freigang freimann freimuth freisen frenzel frey frick fricke fried friedek friedenberg friedli friedmann friesen friess frisch fritsch frohn frosch
fuchs fuhlbrugge funk furrer fusenig fust gaba gabius gabler gadschiew gakstadter galander gamlin gamper gangnus ganzmann garatva garden gasser gast
gastel gatzka gauder gebhardt geese gehre gehrig gehring gehrke geiger geisler geissler gelling gens gerbennow gerber gerdel gerhardt gerhold gerlach
gerschler gerson gesell geyer gfeller ghirmai ghosh gibson giehl gierisch giesa giesche giger gilde gislason glatting gleason gleichner gloor glover
gobel gockeritz goebel goedicke gohler goldbeck goldfuss goldkamp goldkuhle goldner goller golling gollnow golomski gombert goodwin gorczany gorlich
gormer gotthardt gottschalk gotzelmann goy goyette grady gradzki graf graham grams grasse gratzky grau greb green greenfelder greenholt greger
greithanner greschner griem griese griffiths grimes grimm grob gromisch gross grosser grossheim grosskopf grothaus grothkopp grotke grotzinger grube
gruber grun grundmann gruner gruning gruszecki guldemeister gulgowski gummelt gunkel gunz gurbig gusikowski gut gutjahr gutkowski gutmann gutowicz
gutschank haack haaf haag haas habel haber hache hackbusch hackelbusch hackett hadfield hadwich haferkamp hafliger hafner hagenes hahn hajek hall
hallmann halvorson hamann hamill hamilton hammes hand hane hanenberger hannecker hanniske hansen harber hargasser harms harnapp harris harter harting
hartlieb hartmann hartz haschke hasler hasse hassfeld hauck haug haupt hauser haverney hayes heaney heathcote heberstreit hechler hecht heck hedermann
hegmann hehl heidelmann heidenreich heidler heinemann heinig heinze heiser heist heller hellmann helm helmke helpling hengmith henkel hense hensel
hentel hentschel hentschke hepperle herberger herbrand hering hermecke hermiston herms herrmann herschmann hertel herweg herzenberg herzog hess hesse
hessek hessel hessler hettinger hetzler heuck heydemuller hickle hiebl hildebrand hildenbrand hilgendorf hill hillard hiller hilll hills hilpert
hingsen hingst hinrichs hintz hirsch hirschberg hirt hirthe hocke hodea hodel hodkiewicz hoeger hofer hoffman hoffmann hofmann hofstetter hoft
hohenberger hohl hohn hohne hohnheiser hold holdt holinski holl holtfreter holz holzdeppe holzner homenick hommel honig honz hooss hoppe horak hordt
horn horna hornung hort hotz howe howell hubenbecker huber hubl hubner huckestein hudak huebel huel huels hug hugel hughes huhn hujo huke huls humbert
huneke hunziker hurlimann huth huttcher hutter hyatt ibe ihly illing imhof isak isekenmeier isler iten itt jacobi jacobs jacobson jaggi jagusch jahn
jahnke jakobs jakubczyk jakubowski jambor jamrozy jander janich janke jansen jarets jaros jasinski jaskolski jast jegorov jellinghaus jenkins jenni
jeorga jerde jerschabek jess johns johnson johnston jones jossa jucken jung jungbluth jungton jurgens just kaczmarek kaesmacher kagi kahl kahler
kahlert kahles kahlmeyer kaiser kalin kalinowski kallabis kallensee kampf kampschulte kappe kappler karhoff karrass karst karus kaser kass kassulke
kasten kastner kather katzinski kaufmann kaul kausemann kautzer kawohl kazmarek kedzierski keebler keeling keil keiner keller kelm kemmer kempe kemper
kempter kerl kerluke kern kertzmann kesselring kesselschlager kessler kette kettenis keutel khan kick kiehn kiessling kihn kilback kinadeter king
kinzel kinzy kirch kirlin kirst kisabaka klabuhn klapper klauder kleeberg kleiber klein kleinert kleininger kleinmann kleinsteuber kleiss klemme
klimczak kling klinger klink klocko klopsch klose kloss kluge kluwe knabe knecht kneifel knetsch knies knippel knobel knoblich knoll knorr knorscheidt
kobs koch kochan kock koczulla koderisch koehl koehler koelpin koenig koepp koester kofferschlager koha kohle kohler kohlmann kohnle kohrbruck kohre
kohrt koj kolb koleiski kolokas kolotzei komoll konieczny konig konopelski konow konya koob kopernick kopf kosenkow koseoglu koss koster koszewski
koubaa kovacek kovacs kowalick kowalinski kozakiewicz kozey krabbe kraft krajcik kral kramer krauel kraus krause krauspe kreb krebs kreiger kreissig
kresse kreutz krieger krippner kris krockert krodinger kroger krohn krol kron krueger krug kruger krull kruschinski kshlerin kub kubera kufahl kuhic
kuhlee kuhlman kuhn kuhnel kuhnemund kuhnen kuhnert kuhnke kulas kulimann kulma kumbernuss kummle kunde kung kunze kupfer kuphal kupprion kuprion
kurnicki kurrat kurschilgen kuschewitz kuschmann kuske kustermann kusters kutch kuter kutscherauer kutzner kuvalis kwadwo laack labadie lack lakin
lakomy lamos landmann lang lange langfeld langhirt langosh langworth lanig lanz larkin larson lauckner lauinger lausecker laws lax leannon leberer
lebsack ledner leffler legros lehmann lehner leibold leide leimbach leipold leist leiter leiteritz leitheim leiwesmeier lemke lenfers lenk lenz lenzen
lepthin lesch leschnik letzelter leu leuenberger leuschke lewke leyckes lg lichtenfeld lichtenhagen lichtl liebach liebe liebich liebold lieder
lienshoft lind linden lindenberg lindenmayer lindgren lindner linke linnenbaum lippe lipske lipus lischka littel little lobinger lockman logsch lohmann
lohre lohse lokar loogen losch loser loska lott lowa lowe lubina lubke lubowitz ludolf lueilwitz luettgen lufft lukoschek luscher lustenberger luthi
lutje lynch maak macdonald macejkovic macgyver machtig maczey mader madetzky madubuko maggio mai maier maisch malek malkus mallmann malucha mann manns
mante manz marahrens marchewski margis markowski marks marl marner marquardt marquart marschek martel marti marx marxen mathies mathiszik matschke
mattern matula mau maurer mauroff may maybach mayer mayert mcclure mccullough mcdermott mcglynn mckenzie mclaughlin mebold medhurst mehl mehlhorn
mehlorn meier meili meisch meissner meister meloni melzer menga menne mensah mensing merkel merseburg mertens mertz merz mesloh mettler metz metzger
metzner mewes meyer michallek mielke mikitenko milde miller mills minah mintzlaff mockenhaupt mocks moede moedl moeller moen mogenburg moguenara mohr
mohrhard mohsner moldner molitor moll mollenbeck moller mollinger molzan monahan montag moore moormann morar mordhorst morgenstern morhelfer morissette
morrison morsch mosciski moser moss motchebon motzenbbacker mraz mrugalla muckenthaler mueller mues muhleis muller mulrain munch murazik murphy murray
nabein nabow nader naf nagel nannen nastvogel nau naubert naumann ne neimke nerius neubauer neubert neuendorf neumair neumann neupert neurohr
neuschwander newton ney nguyen nicolay niedermeier nieklauson nienow nitzsche noack nodler noh nolte normann norris northoff nowak nussbeck nwachukwu
nytra oberbrunner oberem obergfoll obermaier ochs oeser okuneva olbrich olson ondricka onnen ophey oppong orn orth orthmann ortiz oschkenat osei
osenberg osinski ostendarp ostringer ostwald pacocha padberg paesler pagac pajonk pallentin panzig parisian paschke patel paterson patzwahl paucek
paukner peselman peters petzold pfannerstill pfeffer pfeiffer pfennig pfersich pfingsten pfister pflieger pflugner phillips pichlmaier piesker pietsch
pingpank pinnock pippig pitschugin plank plass platzer plauk plautz pletsch plotzitzka poche poehn poeschl poge pogorzelski pohl pohland pohle polifka
polizzi pollich pollmacher pomp ponitzsch porsche porth portmann poschmann poser pottel pouros powlowski prah prange prediger predovic pressler preuk
preuss prey price priemer probst prohaska prosacco proske purdy pusch quigley quitzon raabe rabenstein rach radler radtke rahn ranftl rangen rantsch
ranz rapp rath ratke rau raubuch raukuc rautenkranz raynor rees rehwagen reiber reichardt reichel reichert reichling reid reif reifenrath reilly
reimann reinberg reinelt reinger reinhardt reinke reitze rempel renk renner rentz renz reppin restle restorff retzke reuber reumann reus reuss reusse
rey reynolds rheder rhoden rice richards richter riedel riediger rieger riekmann riepl riermeier riester riethmuller rietmuller rietscher ringel ringer
rink ripken rippin ritchie ritosek ritschel ritter rittweg ritz roba robel roberts robertson robinson rockmeier rodehau rodiger rodowski rodriguez
roecker rogahn roggatz rohan rohlander rohrer rokossa roleder rolfson roloff romaguera roob roos rosbach roschinsky rosenauer rosenbauer rosenbaum
rosenthal rosksch rossberg rossler roth rother rottger rowe ruch ruckdeschel rucker ruecker ruegg rumpf runolfsdottir runolfsson runte rupprecht russel
ruter rutherford ryjikh ryzih sachse sack saflanis sagafe sagonas sahner saile sailer salow salzer salzmann sammert sanford sarvari sattelmaier
satterfield sauer sauerland saumweber savoia sawayn scc schacht schaden schaefer schafer schaffarzik schaffel schaffer schahbasian schaller schamberger
schaning schar scharer scharf schaub schedler scheer scheidegger schelk schellenbeck schembera schenk scherbarth scherer scherrer schersing scherz
scheurer scheuring scheytt schielke schieskow schildhauer schiller schilling schima schimmel schimmer schindzielorz schinner schirmer schirrmeister
schlachter schlangen schlatter schlawitz schlechtweg schley schlicht schlitzer schmalzle schmeler schmid schmidt schmidtchen schmitt schmitz schmuhl
schneider schnelting schnieder schniedermeier schnurer schnyder schoberg schoch schockel schoen scholz schonball schonbeck schonberg schondelmaier
schonebeck schonenberger schonfeld schonherr schonlebe schorr schott schottmann schotz schouren schowalter schrader schramm schreck schreiber schreiner
schreiter schroder schroeder schuermann schuff schuhaj schuldt schuler schulist schult schulte schultz schultze schulz schulze schumacher schumann
schumm schupp schuppe schuppel schurch schuri schuster schutz schutze schwab schwalm schwanbeck schwandke schwanitz schwarthoff schwartz schwarz
schwarzer schwarzkopf schwarzmeier schwatlo schweisfurth schweizer schwennen schwerdtner schwidde schwirkschlies schwuchow seeger seelig sehls seibold
seidel seiders seigel seiler seitz semisch senger senkel senn sewald shanahan shields sidler siebel siebert siegling siegrist sielemann siener sievers
siewert sigrist sihler sillah simonis sinnhuber sipes sischka skibicki skiles sladek slotta smieja smith smitham smyth soboll sokolowski soller sollner
sommer somssich sonn sonnabend spahn spank spelmeyer spiegelburg spielvogel spinka spinner spitzmuller splinter sporer sporrer sporri spottel sprenger
stadelmann stahl stalder stamm stang stanger stanton stark staub stauffer stauss steding steffny stehr steidl steigauf steiger stein steinecke steiner
steinert steinkamp steinmann steinmetz stelkens stengel stengl stenzel stepanov stern stettler steuber steuk stewart stiedemann stief stifel stocker
stockert stockli stokes stoll stolle stoltenberg stolz stoppler storl storp stoutjesdijk stower stracke stratmann straub strausa streck streese strege
streich streit streller strieder striezel strogies strohschank stroman strosin strunz strutz stube stucki studer sturmer stutz suffa sujew surth
sussmann suter suthe sutschet sutter swaniawski swift swillims szendrei tachl tafelmeier tang tasche taufratshofer tegethof teichmann tepper terheiden
terlecki teufel theele thieke thiel thimm thiomas thommen thompson thomson thone thranhardt thriene thust thyssen tidow tiedtke tietze tilgner tillack
tillman timmermann tischler tischmann tittman tivontschik tobben tobler tonat tonn topfer torp torphy towne toy trampeli trantow trauth trautmann
travan treff tremblay tremmel tress treutel tromp tsamonikian tschiers tschirch tuch tucholke tudow turcotte turner tuschmo uberacker uhlemann uhlig
uhrig uibel uliczka ullmann umbach umlauft umminger unger unterpaintner upton urbaniak urbansky urhig vahlensieck van vandervort vangermain vater
venghaus verniest verzi veum vey viellehner vieweg voelkel vogel vogelgsang vogt voigt vokuhl volk volkman volkmann von vona vonrueden vontein
wachenbrunner wachtel waelchi wagner waibel wakan walder waldmann walker wallner wallstab walsh walton walz wanner ward wartenberg waschbusch wassilew
wassiluk waters watsica watson weber wegmann wehner wehrli wehrsen weibel weidlich weidner weigel weight weiler weimann weimer weis weiss weissnat
welch weller welsch welz welzel wenger weniger wenk werle werrmann wessel wessinghage west wettstein weyel wezel white wichmann wickert widmer
wiechmann wiegand wiegelmann wierig wiese wieser wilderman wilkinson wilky will williams williamson willms willwacher wilson wilts wimmer windler
winkelmann winkler winter wintheiser wirth wirz wischek wischer wisoky wisozk wissing wittich witting wittl wiza wolfarth wolff wollenberg wollmann
wolpert wood woschler woytkowska wright wuckert wuhn wujak wunsch wunsche wurm wuthrich wyludda wyman wyss yost young yundt zach zaczkiewicz zahn
zaituc zandt zanner zapletal zauber zbinden zboncak zehnder zeidler zekl zemlak zender zeuch zeyen zeyhle ziegler ziemann zieme zimanyi zimmer
zimmermann zingg zinser zintl zipp zipse zollinger zschunke zuber zulauf zumsande zurcher zwiener
`
