// Made by `npm run given-names` of the sources that NOTICE names. Folded as search folds names, by spaces and line ends.

/** Given names of men and boys, in English and German. */
export const maleNames = `
aadam aadarsh aaden aadhav aadhvik aadi aadil aadit aaditya aadvik aadyn aahan aahil aaiden aakash aamir aaran aarav aaric aarik aarish aariv aariz
aarnav aaron aarron aarush aaryan aaryav aashir aashrith aasim aasir aayan aayansh aayden aayush ab abanoub abayomi abbas abbott abdalla abdallah
abdalrahman abdel abdelrahman abdi abdias abdiaziz abdiel abdifatah abdikadir abdimalik abdinasir abdirahman abdon abdou abdoul abdoulaye abdul
abdulahad abdulahi abdulaziz abdulhadi abdulkadir abdulkareem abdulkarim abdulla abdullah abdullahi abdulloh abdulmalik abdulraheem abdulrahman
abdulwahab abdur abdurahman abdurrahman abe abed abel abelardo abelino abenezer abhay abhi abhimanyu abhinav abhiram abhishek abid abiel abimael able
abner aboubacar abraham abrahan abrahim abrahm abram abran abrian abron absalom abu abubakar abubakr abundio ace acen aceson aceyn achille achilles
acxel acy adael adain adal adalberto adam adams adan adante adarian adarius adarsh addam adedamola adeeb adeel adelaido adelard adelbert adem ademola
aden adewale adham adhrit adhvik adian adib adien adil adin adir adit adith adithya aditya admir admiral adnan adolf adolfo adolph adolphe adolpho
adolphus adom adon adonay adoni adonias adonis adonnis adonte adonys adren adrian adriano adric adrick adrik adrin adrion adron adryel advait advaith
advay advik advit advith adyan aedan aeden aedin aeneas aengus aeson affan agapito agasthya agastya agostino agustin agustine agustus ahaan ahad ahan
aharon ahil ahkeem ahmaad ahmad ahmadou ahman ahmar ahmaud ahmed ahmere ahmet ahmir ahmod ahmon ahnaf ahren ahron ahsan ahyan aidan aidden aiden aidenn
aidin aidon aidric aiken airon aison aithan aiven aiyden aizen aizik aj ajax ajay ajdin ajit akash akbar akeem akeen akhil akil akim akin aking akio
akoni akram aksel akshaj akshar akshat akshay akul al aladdin alain alakai alam alamin alan alando alanmichael alano alanson alanzo alaric alarik
alasdair alastair alastor alazar alban albaro alben albert alberto albertus albi albin albino albion alcee alcide alcides aldahir aldair aldan aldin
aldo aldon aldous aldric aldrich aldrick aldrin alec aleck alecsander alecxander aleczander aleem alegandro alegend aleister alejandro alejo alek
alekai aleks aleksandar aleksander aleksandr aleksei aleksey alekzander alem alen aleric alesandro alessandro alessio alex alexandar alexande alexander
alexandre alexandro alexandros alexandru alexavier alexio alexios alexsander alexsandro alexxander alexzander alezander alf alferd alfio alfons alfonse
alfonso alfonza alfonzia alfonzo alford alfred alfredo alger algernon alhaji alhassan alias alic alieu alif alik alim aliou alioune alireza alistair
alistar alister alixander allan allard allen allister allon almir almon almond alois alok alon alonso alontae alonte alonza alonzo alosius alouis aloys
aloysius alp alpheus alphons alphonsa alphonse alphonso alphonsus alphonza alphonzo alquan alric alson alston altariq alton altonio alucard alvan
alvaro alven alvester alvey alvin alvino alvon alvy alwin alwyn alyan alyas alyus alyxander amaan amaar amad amadeo amadeus amado amador amadou amais
amalio amalrich amandus amante amanuel amar amarian amarion amarius amaro amaury amay ambrose ambrosio amedeo ameen ameer ameir amelio amenadiel amer
americo amerigo ames amias amier amiir amilcar amilio amin amir amirr amish amitai amjad ammaar ammar ammon amogh amol amon amontae amonte amos amr
amro amrom amun amyr anacleto anakin anand ananias ananth anas anastacio anastas anastasio anastasios anastasius anatol anatoli anatolij anatolius anav
ancel ancil anden ander anders andon andoni andrae andranik andras andray andre andreas andrei andrej andres andreu andreus andrew andrews andrez
andrick andrik andris andriy andru andrue andruw andrzej andy aneesh anfernee angad angelgabriel angelino angelito angello angelo angelos angelus
anguel angus anibal aniceto aniel aniello aniket aniketh anil anirudh anish anival anjelo ankit ankur ankush anothony anothy anquan ansel anselm
anselmo ansen ansgar ansh anshul anson antar antario antavious antavius antawan antawn ante anthany anthon anthonee anthoney anthoni anthonie anthonio
anthony anthonyjames antion antione antionio antionne antiono antjuan antoin antoine antoinne antoino anton antone antoni antonino antonio antonios
antonious antonius antony antonyo antrell antron antrone antuan antwain antwaine antwan antwane antwann antwaun antwine antwoin antwoine antwon antwone
antwuan anuar anubis anuel anuj anup anurag anvay anvit anvith aodhan apolinar apollo apollonius apollos apolo apolonio apostolos aqeel aqib aquil
aquiles arad araf arafat aram aran aras arash arath arav aravind arben arber arby arcadio arcangel arcenio arch archer archibald archie archimedes
archit archivaldo ardian areeb areg arek arel argenis argus arhaan arham arhan arhum aribert aric arick arif arik arinze ario arish aristeo aristides
ariston aristotle ariv ariz arjan arjay arjen arjun arjuna arkan arkeem arkin arlan arland arlando arles arlester arlind arlon armaan arman armand
armando armany armel armen armias armin arminio arminius armon armond armondo armonte armour armstead arnaldo arnauld arnav arnd arndt arne arnel arnez
arnim arno arnold arnoldo arnulf arnulfo aron arpan arran arrick arron arsalan arsen arsenio arsh arshad arshan arslan art artavious artavius artem
artemio artemus artez arth arther arthor arthur arthuro artin artrell artur arturo arty artyom arun arush arved arvel arvell arvid arvil arville arvin
arvind arvo arwin aryaan aryaman aryav arye aryeh asaad asad asael asaf asahd asahel asaph asar asberry asbury ascher aseem aser ashad ashan ashar
ashaun ashawn ashdon asher ashford ashir ashish ashkan ashok ashon ashraf ashrith ashur ashvik ashvin ashwath ashwin ashyr asiel asier asif asim asir
askari askia asmar assad asser astor astro ata atanacio athan athanasios athanasius atharv atharva athen athony atiba atif atilano atom atreus atreyu
atthew atticus attikus attila attilio atul atwood atzel audel audley audric audwin auggie augie august augustin augustino augustinus augusto augustus
aum aundray aundre aundrey aureliano aurelio aurelius auron aurther aurthur ausar austan austin auston auther author authur avaneesh avant avantae
aveer aveion avel avelardo avelino avenir avid avien avigdor avik avinash avir aviraj avishai avner avondre avontae avonte avraham avram avrohom avrum
avyaan avyan avyay avyon avyukt avyukth awab aws axavier axcel axel axell axiel axl axle axten axton axtyn axxel axyl ayaan ayaansh ayad ayansh ayaz
ayce aycen ayden aydenn aydn aydon aydrien aydyn ayham ayinde aylan ayman ayodeji ayoub ayron ayrton aysen ayson ayub ayush ayuub ayvion ayyan ayyub
azaan azad azael azai azaire azam azan azar azarel azarias azariel azarion azarius azavier azavion azazel azeem azekiel aziel azim azir aziz azlaan
azlan azreal azzam azzo babacar babak babatunde babyboy bacilio baden bader badr baer bain baine baird bairon bakari bakr baktasch baldemar baldomero
baldur baldwin balian balin ballard baltazar balthasar balthazar bane banjamin bannon banyan barack barak barclay bard barett baris barkley barnabas
barnaby barnard barnes barnet barnett barney barnie baron barret barrett barrington barron barry bart barth bartholomaus bartholome bartholomew
bartlett bartley bartolo bartolomeo barton bartosz baruch bary bascom basel bashar basheer bashir basil basile basilio basilius basim basir bassam
bassel basti bastian bastien bastion bastl bates batuhan baudelio bauer baxter bayard bayden baylon bayne bayram bayron bazil bear bearett bearl beat
beau beauden beauford beaumont beauregard beck beckam beckem becker becket beckham bedford bedrich beecher behr bejamin bekim bekir belal belford
belmont belton belvin ben benaiah benancio benard bence benedetto benedict benedicto benedikt benett benford bengie bengt beniah benicio benigno benito
benjaman benjamen benjamin benjamine benjamyn benjermin benji benjiman benjimen benjimin benjy benn bennet bennett benno benny benoit bensen benson
bensyn bent benton bentzion benuel benyamin benzion berat bereket berel berish berk berkay berl berman bernabe bernal bernard bernardino bernardo bernd
berndt bernerd bernfried bernhard bernhardt bernward bert berthold bertil bertin berton bertram bertrand bertrum berwyn betzalel beuford bexton bharat
bhargav bhavik bhavin biagio bienvenido biff bijan bilal bill billey billy billyjoe bing binyamin binyomin biran birch birger birl birt biruk bishop bj
bjarne bjorn blade bladen bladimir blain blanchard bland blane blanton blas blase blayde blayden blayton blease blong bluford bo boaz bob bobby boby
bode bodee boden bodey bodi bodie bodin bodo boe bogdan bohdan bohden bohdi boleslaus boleslaw bolivar bolton bomani bon bond boniface bonifacio bonner
booker boone borden boris borislav boruch bosco boss boubacar bow bowden bowe bowen bowman boyce boyd brack bracken brad bradan bradd braddock braden
bradey bradford bradin bradley bradly bradon bradrick brady braedan braeden braedon braelen braelon braeson braheem brahm braian braiden braidon
brailen brain braison bralen brallan bram bran brance branch brandan branden brando brandom brandon brandonlee brandt branislav branko brannan branndon
brannen brannon branon bransen branson bransyn brant brantley brantly branton brasen braulio braun braven brax braxden braxon braxson braxston braxten
braxtin braxton braxxton brayam brayan brayant braycen braydan brayden braydin braydn braydon braydyn braylon brayn brayon braysen brayson brayten
brayton brazen breandan breccan breckan breckon brek breken brenan brendan brenden brendin brendon brendt brendyn brenen brenin brennen brenner brennin
brennon brenon brenson brent brenten brentin brently brenton brentt brentton brentyn bret breton brett bretton brevan brevin brewer brewster brexton
breydan breyden breydon breylan breylen breylon breyson breyton brian briant brice bricen briceson brick bridger brien brigg briggs briggston brigham
brigido brinson brinton brison briston briton brix brixon broadus broc brock brockton brodee broden broderic broderick brodey brodrick brody brodyn
brok broly bron bronc bronislaus bronislaw bronsen bronson brooks brown broxton bruce bruin brun bruno bryan bryant bryce brycen bryceson bryceton
brycin brydan bryden brydon bryen bryler brylon brynden bryndon bryon bryor brysan brysen brysin bryson bryston brysyn bubba buck buckley bucky bud
budd buddie buddy bueford buel buell bufford buford bulmaro burak burch burdett burech burel buren burgess burhan burhanuddin burk burke burkhard
burkhart burl burleigh burley burlin burnard burney burns burr burrel burrell burris burt burtis burton burwell buster butch butler buzz bynum byran
byrant byron cabe cable cabot cadan cadarius cade caden cadin cadon caecilius caedan caeden caedmon caedon cael caeleb caellum caelum caesar caeson
cage cahlil caid caidan caiden caidon caige caileb caillou cain cainan caine cainen caio caisen caison caius cal calab calahan calan calbert calder
caldwell cale caleb calel calem calhoun calian calib calil caliph calix calixto callum calob calogero calton calub calum calven calvert calvin camar
camarion camdin camdon camill camillo camillus camilo cammeron camp camron can candelario canden candido candon cane canelo cannan cannen cannon canon
canton capone captain cardell carder careem carl carles carless carleton carlito carlitos carlo carlos carlous carlson carlton carlus carmello carmelo
carmeron carmichael carmino carnel carney carr carrel carrick carrson carsten carston cartez carthel cartrell carvel carvell carver carvin cas casanova
case casen cash cashel cashius cashton cashtyn cashus casimer casimir casimiro casmer cason caspar casper caspian cassian cassius casten castiel castin
castle caston castor caswell catalino catarino catcher cato catrell caulin cauy cavan caven cavin cavon caydan cayde caydon cayetano cayleb cayne
caysen cayson caz ceasar ceaser cebastian cecil cecilio cederick cedric cedrick cedrik ceejay celal celestino celso cem cemal cengizn cephas cephus
cesar cesare cesario cevin cezar chace chad chadd chaddrick chadley chadric chadrick chadwick chadwin chael chaim chaitanya chales chalmer chalmers
chamar champ champion chance chancellor chancelor chandon chang chanse chanson chantz chanz chanze chapman charbel charles charlies charls charlton
charvis chas chase chasen chaseton chasin chason chasten chaston chaun chauncy chavez chavis chayden chayson chayton chaz chaze chazz cheick cheikh
cheskel chesky chester cheston chet chetan chett cheveyo chibueze chico chidi chidubem chief chike chilton chima chinedu chinmay chip chipper chirag
chirstopher chistian chistopher chon chrishaun chrishon chrisopher christ christapher christepher christerpher christiaan christian christiano
christifer christion christipher christo christobal christof christofer christoffer christoher christohper christop christoper christoph christophe
christopher christophere christophor christophorus christophr christorpher christos christpher christphor christropher christyan chritopher chrles
chrsitopher chrystopher chuck chuckie chucky chue chukwudi chukwuebuka chukwuemeka chukwuma cian ciaran cicero cid cillian cinch cinque cipriano cirilo
ciro cisco claas claiborne clance clarance clarence clark clarkson clarnce claron claud claudio claudius claus claxton clay clayborn clayborne clayburn
clayson clayten clayton clearance clearence clearnce cleave cleavon cleland clell clem clemens clement clemente clements clemon clent clenton cleophas
cleophus cleotis clerance cleston clete cleto cleve cleveland cleven clevon clif cliff clifford cliffton cliford clifton cline clint clinton clive
cloyd clyde coady coal cobain cobe cobey cobin coburn codey cody coe coen cohan cohen cohl colan colbert colburn colden cole coleby coleman colen
coleson coleston coleton colin collin collis colm colman colon colonel colsen colson colston colsyn colt coltan colten colter coltin colton coltrane
coltyn columbus colvin colyn comer commodore con conall conan conard conlan conlin connell conner connor conor conrad conrado conroy constantin
constantine constantino constantinos contrell conway coolidge cooper copelan corban corben corbet corbett corbin cord cordae cordale cordarius cordaro
cordarryl cordaryl corday corde cordel cordell cordero corderro coreyon corion corleone cormac corneilus cornel cornelio cornelius corneluis corrado
corran cort cortavious cortez cortland corvin corwin corwyn corydon cosimo cosmas cosme cosmo costa costas cote cotton cougar coulson coulter council
couper court cowan cowen craig craige crandall cranford cranston craven crawford crayton crecencio creed creek creg cregg creig creighton crescencio
cresencio crespin creston crew criag crisanto crispin crist cristhian cristian cristiano cristino cristo cristobal cristofer cristopher cristoval
crixus crockett croix cross cru crue cruise cruze cruzito crystian cuauhtemoc cullan cullen cullin cully culver cuong curd curly curran curren curt
curtis curtiss curvin cuthbert cutler cutter cuyler cy cyaire cylan cylas cyle cyler cylis cylus cypher cyprian cyril cyris cyrus czar daaron dacari
dacian dade dadrian daejon daekwon dael daelan daelen daelon daemian daemon daequan daesean daeshaun daeshawn daeshon daeton daeveon daevion daevon
dagan dagmawi dago dagobert dagoberto dagon dahir dahmir daichi daiden daiel daijon dailan dailen dailon daimen daimian daimon dain daion daiquan
dairon daisean daishaun daishawn daishon daiton daivd daiveon daivik daivion daivon dajaun dajohn dajuan dak dakai dakarai dakarri dakhari daksh dal
dalan dalbert dalen dalessandro dallan dallen dallin dallon dalon dalonte dalten daltin dalton daltyn dalvin damacio damain daman damar damarco
damarcus damaree damarian damario damarion damarious damarius damarkus damarri damarrion damaso damauri damean dameer dameian damein dameion dameir
damen dameon damere dametrius damian damiano damien damieon damier damin damion damir damjan damon damond damone damont damonta damontae damontay
damonte damontre damyan damyen damyon dan dandre dane daneil danejko danford dang dangelo danh danial daniel daniil danil danile danilo danish daniyal
danner danney dannis danny dano danta dantae dantavious dante danthony danton dantonio dantrell danuel danzel danzell daoud daquan daquane daquarius
daquawn daquon daqwan darald daran darek darel darell daren dareon darey daric darick darik darin dario darious darius dariusz darol darold daron
darral darrall darran darrel darrell darren darreon darrick darrin darrious darrius darrly darrol darrold darroll darron darrow darry darryel darryl
darryle darryll darryn darsh darshan darshawn dartagnan dartanian daruis darvell darvin darvis darwin darwyn daryel daryll daryon daryus dasan dasean
dash dashaun dashel dashiel dashiell dashon dashun dason dastan dat dathan daud daulton daunte davante davari davarion davarius davaughn dave daved
daveion davell daveon daveyon davian david davide davidlee davidmichael davidson davied daviel davien davieon davier davin davinci davion davis davison
davit daviyon davon davone davonn davonta davontae davontay davonte davut davy davyon dawaun dawayne dawid dawit dawon dawood dawson dawud dax daxon
daxson daxten daxtin daxton daxtyn daxx dayden daylan daylon daymian daymien daymion daymon daymond dayon dayquan dayron dayshaun dayshawn dayshon
dayson dayten dayveon dayvion dayvon deaaron deacon deadrian deadrick deagan deaglan deaire deaken deakin deakon deamonte dean deandrae deandre
deandrew deangelo deanglo deano deantae deante deanthony deantre dearius dearl deaundre deaunte decari decarlo decarlos deckard decklan decklin declan
decorian dedric dedrick deegan deejay deen deep deepak deeric deforest degan deigo deion deiondre deionte dejaun dejean dejohn dejon dejuan dekari deke
dekendrick dekker deklan deklen deklin delan deland delano delante delbert deldrick deleon delfin delfino delford delman delmar delmas delmer delmon
delmont delmore delmus delno delon delonta delontae delonte delos deloss deloy delray delrico delroy delshawn delsin delton deluca delvin delvon
delvonte delwin delwyn demar demarco demarcus demarea demarian demario demarion demarious demarius demarko demarkus demarlo demarques demarquis
demarrio demarrion demauri demerius demetre demetreus demetrick demetrio demetrios demetrius demetruis demian demichael demir demitri demitrius demon
demond demondre demone demont demonta demontae demontay demonte demontez demontre demorris denard denarius dencil deng denilson deniro denman dennard
denney dennis dennison denny deno denorris densil denson denton denzel denzell denzil deo deondrae deondray deondre deonta deontae deontay deontaye
deonte deontrae deontray deontre dequan dequarius dequincy dequon deral derald deran deray dereck derek dereke derell deren deric derick derico derik
derius derk derl dermot deron deroy derral derreck derrek derrel derrell derren derric derrick derrien derrik derril derrill derrin derrion derris
derrius derron derryck derryl dervin derwin derwood deryck deryk desean deshun desiderio desman desmen desmin desmon desmond deston detert detlef
detlev detric detrick deuce deundre dev devansh devanta devantae devante devarius devaughn devaun devean devell deveon devere deveron devesh devin
devion devondre devonta devontae devontay devonte devontre devron dewain dewaine dewan dewane deward dewayne dewell dewey dewight dewitt dewon dex
dexter dexton deyon deyton dez dezman dezmen dezmin dezmon dezmond dhilan dhruv dhruva dhyan diago diallo diandre diangelo diante dick dickey dickson
dicky didier diedrich diego diepolt dierck dierks dierre diesel dietbald dieter diethard diethelm dietleib dietmar dietrich dietrick diezel dilan
dillard dillian dillin dillinger dillion dillon dilon dimas dimetrius dimitri dimitrios dimitris dimitrius dimitry dinero dinesh dino dio diogenes
diogo dion diondre dionicio dionisio dionta diontae diontay dionte diontre dionysius diquan dirck dirk dirko diron dishawn dishon ditmar dittmar
divante divit dixon diyan dj djalal djamal django djibril djuan dmarco dmarcus dmari dmario dmarion dmiti dmitri dmitriy dmitry doak doc dock doctor
dodd dodge dogan dogukan doil dolan dolph dolphus dolton dom domani domanic domanick domanik domenic domenick domenico domenicus domenik domingo
dominic dominick dominico dominicus dominik dominikus dominiq dominyk domnick domonic domonick don donaciano donal donald donaldo donat donatello
donathan donato donavan donaven donavin donavon donavyn dondre donevan dong doniel donivan donley donn donnald donnavan donnovan donny donold donovan
donoven donovin donovon donovyn donta dontae dontai dontarius dontavious dontavis dontavius dontay dontaye donte dontel dontell dontez dontray dontre
dontrel dontrell donzel donzell doran dorance dorion dorman dornell doron doroteo dorrance dorrell dorse dorwin doss doug douglas douglass dougles dov
dovber dovid dow dowell doyal doyl doyle dozier dquan dracen draco draden dragan drago dragomir dragon dragotin draiden drake draken drako draper
dravin dravyn dray drayce drayden drayke draylen draylon drayson drayton drayven dre dreden dredyn drelyn dreon drequan dresean dreshaun dreshawn
drevion drevon drexel drey dreyden dreyson dreyton drogo drury dryden dschingis dsean dshaun dshawn duaine duan duane duard duayne duc dudley duel duff
duffy dugan duglas dujuan duke duncan duong dupree duran durand durant durell durham duriel duron durrell dursun durward durwin durwood dusan dushawn
dustan dusten dustin duston dustyn dutch duval duvid duwan duward duwayne duy dvante dvid dvon dvonte dwain dwaine dwane dwayne dwight dwon dwyane
dyami dyke dylan dyland dylen dyllen dyllon dylon dyon dyquan dyrell dyron dyshawn dyson dywane eagan eames eamon eamonn ean earl earle earley earnest
earon earvin eashan eason easten eastin easton eathan eathen eban ebb ebbert eben ebenezer eber eberardo eberhard ebert ebin ebon ebrahim ebrima eckart
eckehart eckhard ecrin ector ed edahi edd edder eddi eddie eddrick eddy edelmiro eder ederson edgar edgard edgardo edger ediberto ediel edilberto
edilson edinson edison edman edmar edmon edmond edmund edmundo edoardo edon edouard edrian edric edrick edsel edson eduar eduard eduardo eduin edvard
edvardo edvin edwar edward edwardo edwards edwin edwing edwyn eero eesa eeshan efe efraim efrain efrem efren egbert ege egidio egino egon ehab ehan
ehren ehrenfried ehsan eian eidan eiden eider eilam eilan ein einar einer eino eion eirik eisen eitan eithan eithen eivin ej ejay elad eladio elai elam
elazar elbert elbridge elby elchonon eldar elden elder eldin eldo eldon eldor eldredge eldrick eldridge eleazar eleftherios elek eleno elery eleuterio
elex elgin elhadj elhadji eli eliab eliakim eliam elian elias eliasar eliaz eliazar eliberto eliceo eliel elier elieser eliezer eliga eligah elige
eligh eligha eligio elihu elihue elija elijah elijha elijiah elijio elikai elimelech elio eliodoro elion elior eliott elisandro eliseo eliu eliud
eliyahu eliyas elizandro elkin ellard ellias ellijah ellsworth ellwood elman elmar elmer elmo elmon elmond elmore elmus elnathan elohim elonzo eloy
elpidio elray elric elridge elroy elson elston elsworth elton eluterio eluzer elvan elven elvert elvin elvis elward elwin elwood elyas elye elyjah elzy
emad emanouel emanual emanuel emanuele emarion emelio emeric emerick emet emeterio emett emidio emigdio emil emile emileo emilian emiliano emilio
emilliano emillio emilo emin emir emirhan emit emitt emmanual emmanuel emmaus emmerich emmert emmet emmett emmette emmit emmitt emran emre emric emrick
ender endrick endy engelbert enmanuel enno enoc enoch enos enrico enrigue enriko enrique enrrique enzio enzo eoghan eoin eon ephraim ephram ephrem
ephriam epifanio epimenio eppo equan erasmo erastus erby ercan erdogan erdt erek eren erez erfried erhard erhardt eriberto eric erich erick erickson
ericson erik erikson eriq erique erkan erland erle erling erman ermias ermin erminio ernan ernest ernesto ernestus erno ernst erol eros erric errick
errol erroll erron erskin erskine erubiel ervan erven ervey ervin ervine erving erwein erwin eryck eryk eryx esai esaias esau esaw escher esco esdras
esequiel esgar eshaan eshan eshawn esiah esias esker esmond espiridion essex essiah estaban estanislado estanislao esteban estefan estefano esten
estevan esteven estil estill estiven eston estuardo estus esvin etai etan ethan ethaniel ethanjames ethelbert ethen ethin ethon ethridge ethyn etienne
ettore eual euan euclid euel euell eugean eugen eugene eugenio eugenius eugine eugune eulalio eulas eulice eulis eulises eulogio eural eusebio eustace
eustacio eutimio evaan evan evander evangelist evangelos evans evaristo evelio even evens everard everardo everd everet everett everhard everhett
everitt everrett evert everton evertt evo evrett ewald ewan eward ewell ewen ewing exavier excell exzavier eyad eyal eyan eydan eyden eyob eyoel eytan
eythan ezana ezechiel ezekeil ezekiah ezekial ezekiel ezel ezequias ezequiel eziah ezio ezrael ezran ezreal ezren ezriel ezzard ezzo fabian fabien
fabio fabion fabius fabrice fabricio fabrizio facundo fadel fadi fady fahad fahd fahed faheem fahim faisal faiz faizaan faizan faizon falco falk falko
famous faolan faraz fareed fares farhad farhan farid faris farley faron farouk faruk farzad fateh faustino fausto favian favio fawaz fayez faysal
federico feliberto feliciano felipe felix felton fenris fenton feras ferd ferdi ferdie ferdinand ferdinando fergus ferlin ferman fermin fermon fernand
fernandez fernando ferry festus fidel fidencio fielding fields fiete filbert filemon filiberto filimon filip filipe filippo fillmore filmore filomeno
fin finan finch finian finis finn finnan finneas finnegan finnian finnick finnigan fintan fionn firas firman fischer fishel fisher fitz fitzgerald
fitzhugh fitzpatrick fitzroy fjodor flavio fleet flem fleming fletcher flint florencio florentino florenz florian florin floyd floyde fong forbes ford
forrest fortino fortunato foster fouad fowler fox foxx francesco franchot francis francisco franciso franck franco francois frandy franjo frank
franklin franklyn franko franky frans fransico fransisco frantz franz franziskus fraser frazier fread fred freddrick freddy frederic frederich
frederick frederico frederik fredi fredick fredis fredric fredrich fredrick fredrico fredrik fredy freeland freeman freemon fremont french fridericus
fridlin fridolin friedbert friedel friedemann frieder friederich friedhelm friedrich frisco fritz froilan froylan fuad fue fuller fulton fuquan furkan
furman fynn gabe gaberiel gabino gable gabrian gabriel gabrien gaddiel gadge gadiel gael gaetano gage gaige gailen gaines gaither gaius galileo galo
galvin gamal gamaliel ganesh gannon ganon gar garald gardiner gardner gared gareld garen garet gareth garett garey garfield garin garion garl garlan
garlin garlon garner garo garold garon garrell garren garret garreth garrett garrette garrick garrin garrison garrit garritt garron garry garth garvey
garvin garvis gary gaspar gaspard gaspare gasper gaston gatlin gauge gaurav gautam gautham gavan gaven gavin gavino gavon gavriel gavyn gavynn gayland
gaylord gearld gearold geary gebhard gedalya geddy gedeon geffrey gehrig genaro general gennaro geno gentle geo geoff geoffery geoffrey geoffry georg
george georges georgio georgios geovani geovanni geovannie geovanny geovany geovonni gerad gerado gerald geraldo gerard gerardo gerasimos gerd geremiah
geremy gergory gerhard gerhardt gerhart germain german gernot gero gerod geroge gerold gerome geron geronimo gerrad gerrald gerrard gerrell gerrick
gerrit gerritt gerrod gerron gershom gershon gerson gert gervase gervis gerwald gery gevork geza ghaith ghassan ghazi giacomo gian giancarlo giancarlos
gianfranco gianluca gianlucas gianlucca gianmarco giann gianpaolo gibran gibson gideon gifford gil gilad gilbert gilberto gilbrecht gildardo gildo
giles gilford gillermo gilles gillis gilman gilmer gilmore gino gio giomar giordano giorgio giovan giovani giovanni giovannie giovanny giovany giovonni
girard gisbert giselbert giulian giuliano giulio giuseppe glade gladstone gleason gleb gleen glen glenard glendal glendon glenford glenn glennon
glenroy glenwood glover godfrey godric godwin goerge gohan gomer gonsalo gonzalo goodwin goran gordan gorden gordon gordy gorge gorman gotham gottfried
gotthard gotthilf gottlieb gottlob gotz govanni governor grabiel graciano graden grady gradyn graeme graeson grafton graham grahm graig grainger gram
granger grant grantham grantley granvil granville grason gratian grayden graydon grayer grayland grayling graylon grayton green greg gregary gregery
gregg greggory gregor gregorio gregorios gregory gregrey gregroy greig gresham greyden greydon greysin greyson griff griffen griffey griffin griffith
griffon grigor grigorij grover gryffin gryphon gualberto guhan guido guilford guilherme guillaume guillermo guinn guiseppe gumaro gundolf gunnar gunner
gunter gunther guntram gurbaaz gurfateh gurney gurshaan gurshan gurveer gus guss gust gustabo gustaf gustav gustave gustavo gustavus gustin guthrie guy
gyan gyasi haadi haakon haaris habib hades hadi hadrian hadrianus hadriel hagen hagop haidar haider haig haitham hajo hakan hakeem hakim hakop hal
halbert halden hale haleem halil halim hall halton hamad hamdan hamed hameed hamid hamilton hamish hamit hamlet hammad hammond hamp hamsa hamza hamzah
hanad handy haneef hanford haniel hanif hank hannes hannibal hanno hanns hans hansel hansen hansford hansjorg hanson hanspeter hansruedi hansueli
hanzel hao harace haralambos harald harden hardi hardie hardin harding hardy harel hargis hari haris harish harl harlan harland harles harless harlis
harlon harm harmon harold haron haroon haroun harout harrel harrell harrington harris harrison harro harrold harry harsh harshil hartmut hartwell
hartwig haruki harun haruo haruto harvard harve harvel harvey harvy harwood hasaan hasan hasani haseeb hashem hashim hashir haskel haskell hasnain
hason hassan hassel hassell hassen hasso hasson haston hatcher hatim hauke havish havoc haward hawk hawke hawken hawkins hawthorne hayato hayk haynes
hays haytham hayward haywood hayze hazaiah hazem haziel hearl heath heber hebert hector heiko heilmar hein heinar heiner heini heinke heinko heino
heinrich heintje heinz heith heitor helaman helder helfried helio heliodoro helios helix hellmut helmar helmer helmfried helmolt helmut helmuth
henderson hendrick hendricks hendrik hendrixx henery henner hennes hennig henning henok henri henrick henrik henrique henrry henry henryk henson
heraclio herald herb herbert herberth herbie herbold herby herchel hercules heribert heriberto herman hermann hermes hermilo herminio hermon hernan
hernando herndon herny herold heron herschel herschell hersel hersey hersh hershal hershall hershel hershell hershy herson heru herve hervey herwig
hesham hesston heston hewitt heyden heyward heywood hezekiah hezzie hideo higinio hilario hilbert hildemar hilding hildmar hilko hill hillard hillel
hilliard hillman hilmar hilmer hilton hinrich hinton hinz hiob hipolito hiram hiro hiroki hiroshi hiroto hisham hjalmer hobart hobert hobie hobson
hodges hogan hoke holden holger holm holman holmes holston holt holten holton homar homer homero honorio hoover horace horacio horatio horst horton
hosea hosey hosie hossein houston howard howell howie hoy hoyle hoyt hoyte hridhaan hristopher hubald hubbard huber hubert hubertus huck huckleberry
hudson huel huey hugh hughes hughey hughie hugo huie hulan hulderich huldreich huldrich huldrych hulen hulon humbert humberto humphrey humza humzah
hung hunner hunt huntington hurbert huriel hurley hurman hurshel husain husam husayn huseyin hussain hussam hussein hussien huston hutch hutchinson
hutson huxton huy huzaifa hyazinth hyazinthus hyde hykeem hyman hymen hyrum iain iam ian iann iban ibn ibraheem ibrahim ibrahima ibrohim ichael ichiro
idan iden idrees idris idriss idus ifeanyi ifeanyichukwu ignacio ignatius ignatz ignaz ignazio igor ihan ihor ikaika ike ikechukwu ikeem ikenna iker
iktan ilai ilan ilario ildefonso ilias ilija ilijah ilir ilja ilyaas ilyas imaad imad imanol imanuel imer imir immanuel imraan imran imre imron inaki
ingmar ingo ingolf ingomar ingvar inigo inman inocencio ioane ioannis ion irby irfan irineo irl irmfried irmin irmo iroh irvan irven irvin irvine
irving irwin isaac isaah isaak isac isacc isack isador isael isahi isai isaia isaiah isaiahs isaias isaic isaih isaiha isais isak isam isamu isao isaul
isauro isayah ishaan ishaaq isham ishan ishaq ishmael ishmail ishmeal ishmel isiac isiah isiaha isiaih isidor isidoro isidro ismaeel ismael ismail isom
israel isreal isrrael issaac issac issaiah issak issam issiah istvan itai italo itay ithan ithiel itzael ivaan ivan ivann ivar iven ivin ivo iwan iwao
iyad iyan izaac izaak izaan izac izack izael izaiah izaias izaih izaiha izaiyah izak izan izaya izayah izayiah izeah izek izekiel izell izen izeyah
izhaan iziah izic izick izik izmael izrael izreal izyan izzac jaak jaap jaaron jaasiel jaaziel jabar jabari jabarie jabarri jabbar jabe jabes jabez
jabier jabin jabir jabori jabriel jabril jabron jac jacai jacarri jaccob jace jaceion jacek jacen jaceon jaceyon jachai jachin jaciel jacinto jacion
jack jacksen jackson jackston jacob jacobb jacobe jacobey jacobie jacobo jacoby jacolby jacomo jacorey jacori jacorian jacory jacquan jacquees jacques
jacquez jacson jacub jad jadarian jadarius jadarrius jaden jadiel jadon jadriel jadrien jaece jaeceon jaedon jaeger jaekwon jaelon jaequan jaeshawn
jaeson jaevion jaevon jafar jafari jafet jafeth jag jager jaggar jagger jah jahaad jahaan jahad jahaziel jahbari jahdiel jaheem jaheim jahi jahid
jahiem jahir jahkai jahkari jahkeem jahki jahking jahleel jahlil jahmai jahmal jahmar jahmari jahmeer jahmeir jahmel jahmere jahmier jahmil jahmir jahn
jahon jahquan jahrell jahron jahsai jahseh jahsiah jahsir jahson jahvon jahziel jahzir jaiceon jaicob jailon jaimen jaimes jaion jaiquan jair jairen
jairo jairon jairus jaisean jaisen jaishaun jaishawn jaishon jaison jaiveer jaiven jaiveon jaivion jaivon jaivyn jaiyden jajuan jak jakaden jakaiden
jakarie jakarri jakayden jake jakeb jakeem jakeob jakhai jakhari jakhi jakie jakim jakin jaking jakob jakobe jakobi jakobie jakoby jakolby jakorey
jakori jakson jakub jakwon jakye jakyri jakyrie jalal jaleal jaleel jaliel jalik jalil jalon jamaal jamaar jamael jamahl jamail jamaine jamair jamal
jamale jamall jamar jamarco jamarcus jamare jamaree jamareon jamarian jamarien jamarii jamario jamarion jamarious jamarius jamarkus jamarr jamarri
jamarrion jamas jamason jamaul jamauri jamaury jameal jameel jameer jameil jameir jameis jamen jamere jamerson james jamesen jamesmichael jameson jamez
jamian jamichael jamicheal jamiel jamien jamier jamiere jamill jamion jamir jamire jamis jammal jamol jamon jamond jamone jamontae jamonte jamori
jamorris jams janard janathan jancarlo jancarlos jandel jandiel janek janes janik janmichael jannek jannes jannik jano janoah janos janosch janson
janssen janthony jantzen januel janusz japhet japheth jaquan jaquari jaquarious jaquarius jaquavion jaquavious jaquavis jaquavius jaquawn jaquell
jaques jaquez jaquil jaquin jaquon jaqwan jarad jaran jaray jardani jared jarek jarel jarell jarelle jaremy jaret jareth jarett jarian jarid jariel
jarion jarius jarmaine jarmal jarmar jarmarcus jarmel jarne jarno jaro jarod jarold jarom jarome jaromil jaromir jaron jaroslaw jarquez jarrad jarreau
jarred jarrel jarrell jarren jarret jarrett jarrick jarrid jarrin jarrius jarrod jarron jarryd jarvin jarvis jaryd jasai jasan jasaun jase jasean jasen
jash jashan jashaun jashawn jasher jashon jashua jashun jasier jasim jasin jasir jaskaran jasn jason jasper jasraj jassen jassiel jasson jaston jasun
jasyn jatavion jatavious jatavius jathan jathen jathniel jatin jatniel jauan jaun javan javante javar javares javari javarion javarious javaris
javarius javarus javaughn javaun javed javeion javel javell javen javeon javi javian javid javiel javien javier javin javion javious javis javius
javone javonn javonta javontae javontay javonte javoris javyn jawaan jawad jawan jawann jawanza jawara jawaun jawon jawuan jax jaxen jaxiel jaxin jaxon
jaxsen jaxsin jaxson jaxston jaxten jaxtin jaxton jaxtyn jaxx jaxxen jaxxon jaxxson jay jayan jayceion jaycen jayceon jaycion jayco jaycob jayden
jaydien jaydon jaydrian jayen jayjay jayke jayko jaykob jayland jaylon jaylun jaymar jaymen jaymere jaymin jaymir jaymison jaymon jaymz jayon jayquan
jayren jayro jayron jayse jaysean jaysen jayshaun jayshawn jayshon jaysiah jaysin jayson jayston jaysun jaythan jayton jayven jayveon jayvian jayvien
jayvier jayvin jayvion jayvon jayvyn jayzen jayzon jaziel jazier jazion jazir jazon jazper jazziel jb jc jceon jd jden jeancarlo jeancarlos jeanclaude
jeanluc jeanmarc jeanpaul jeanpierre jearld jeb jebadiah jebediah jed jedadiah jedaiah jedd jedediah jedi jediah jedidiah jedrek jeet jeevan jeferson
jeff jefferey jefferson jeffery jeffory jeffre jeffrey jeffry jefrey jefry jefte jehad jehiel jehu jeiden jeip jeison jejuan jemaine jemal jemar
jemarcus jemari jemel jenaro jencarlo jencarlos jenkins jenner jeno jens jenson jentzen jeoffrey jeorge jeovani jeovanni jeovanny jeovany jep jeptha
jequan jerad jeral jerald jerame jeramey jerami jeramiah jeramie jeramy jeramyah jeran jerard jerardo jered jerek jerel jerell jeremaih jeremaine
jereme jeremey jeremi jeremia jeremiah jeremias jeremie jeremih jeremiyah jeremy jeremyah jeren jeret jerett jeric jerick jerico jerid jeriel jerik
jeriko jerimah jerime jerimiah jerimie jerimy jerimyah jerl jermain jermaine jermal jermale jerman jermane jermar jermarcus jermari jermarion jermayne
jermel jermell jermey jermichael jermie jermine jermon jermond jermone jermy jerod jerold jerome jeromey jeromie jeromy jeron jerone jeronimo jerrad
jerral jerrald jerran jerrard jerred jerrel jerrell jerremy jerren jerret jerrett jerrick jerrico jerrid jerrion jerrit jerritt jerrod jerrol jerrold
jerron jerry jerson jervis jervon jesaiah jese jeshua jesko jesper jess jesse jessejames jessen jessup jestin jeston jesus jeter jethro jetson jett
jettson jevan jevante jevaughn jevin jevon jevonte jewett jeyden jeyren jeyson jeziel jhacari jhace jhair jhalil jhamari jhamir jhan jhase jhayden
jhett jhoan jhon jhonatan jhonathan jhonny jhony jhostin jhovanny jhovany jiaire jibran jibreel jibri jibril jidenna jihad jilberto jiles jim jimie
jimmey jimmy jimy jiovani jiovanni jiovanny jiovany jiren jiro jivan jiyaan jiyan jj jjesus jkwon jmari joab joachim joah joakim joangel joanthan joao
joaopedro joaquim joaquin joas joash job jobani jobany jobe jobst jochen jock jocob jocsan jodokus joe joeangel joeanthony joel joenathan joeseph
joesiah joesph joevon joffre joh johan johanan johann johannes johathan john johnanthony johnatan johnathan johnathen johnathin johnathon johnaton
johncarlo johncarlos johndavid johnel johney johnhenry johnjoseph johnluke johnmark johnmichael johnn johnnathan johnney johnny johnpatrick johnpaul
johnrobert johnson johnston johnta johntae johntavious johnte johnthan johnthomas johnwilliam johny johsua jomar jomo jon jonael jonah jonahtan jonan
jonanthony jonas jonatan jonathan jonathen jonathon jonathyn jonavan joncarlo joncarlos jondavid jonerik jones jonh joniel jonmichael jonn jonnathan
jonny jonothan jonovan jonpaul jontavious jontavius jonthan jontrell jonus jony joost joquan joram joran jordani jordany jorel jorell joren jorg jorge
jorgeluis jorgen joriel joris jorje jorn josafat josaiah joscha joschka joschua jose josealberto josealfredo josean joseangel joseantonio josecarlos
josedaniel josedejesus josef joseguadalupe josejuan josejulian joselito joseluis josemanuel josemaria josemiguel josep joseph josephus joseth josh
joshau joshaua joshawa joshia joshua joshuah joshuan joshue joshus joshuwa joshwa josiah josian josias josiel josip josiyah joska josmar jospeh josph
jossiah jossue jost josten jostin josua josue josuha josyah jotham jousha jovahn jovani jovanie jovanni jovanny jovante jovany jovaughn jove joven
jovian jovin jovonni jovonte jowan jowell joyner jozef joziah jquan jr jsean jshaun jshawn json jt juan juanangel juanantonio juancarlos juandaniel
juandavid juandedios juandiego juanito juanjose juanluis juanmanuel juanmiguel juanpablo juaquin jubal jud judah judas judd juddson judge judson jujhar
jujuan julen julian juliano julien julio juliocesar julion julious julis julius jullien juluis julyan junaid juniel junior junious junius jupp juquan
jurg jurgen jurij juris jushua jusiah justan justen justin justino justo juston justus juvenal juvencio juventino juwan juwon juwuan jveon jvion jvon
jw jyair jyaire jyron kaan kabeer kabir kable kace kacen kacper kadan kadar kadarius kadarrius kadden kade kadeem kaden kadien kadir kadon kadrian
kaedan kaedin kaedon kael kaeleb kaelob kaelon kaelum kaemon kaenan kaeo kaesen kaeson kaevon kage kaheem kahiau kahleel kahlil kahne kahron kaicen
kaid kaide kaidin kaidon kaiel kaige kaikoa kailash kaileb kailon kain kainalu kainan kaine kainen kainoa kaio kaion kaipo kairav kairen kairo kairon
kais kaisen kaiser kaison kaito kaius kaivon kaiyan kaiyden kaizen kaizer kaj kajetan kajuan kal kalab kaladin kale kaleab kaleb kaled kaleel kaleem
kalel kalem kaleo kaleth kalev kalib kalid kalieb kalief kalif kalik kalil kaliq kalix kallum kalman kalob kalon kalonji kalub kalum kalvin kalyan
kalyb kamaal kamal kamare kamarian kamarion kamau kamdin kamdon kamel kamen kamilo kamir kamon kamran kamuela kanaan kanan kanav kanden kandon kane
kanen kaniel kanin kanishk kannan kannen kannon kano kanoa kanton kanut kanye kapono karam karanveer karas kareem kariem karim karl karlheinz karlo
karlos karlton karmello karmelo karnell karriem karsten karston karthik karthikeya kartik karver kasai kasch kase kasean kaseem kasen kash kashaun
kashden kashif kashius kashon kashten kashton kashus kasim kasimir kasin kasir kason kaspar kasper kaspian kasra kassem kassian kassim kassius kasten
kastiel kaston katai kathan kato katsumi kauan kaulder kaushik kavan kavari kaveh kaven kaveon kavian kavin kavion kavir kavish kavon kavonte kawan
kawhi kawika kawon kayceon kayd kaydenn kayleb kaylob kaylub kayn kaynan kayne kaynen kayo kayode kayon kaysan kayshawn kaysin kayson kayven kayveon
kayvion kayvon kayzen kaz kazim kazimir kazmir kazuki kazuma kazuo kden keagen keagon kealan kealii kean keanan keandre keane keano keanon keanthony
keanu keaston keaten keath kedar kedarius kedric kedrick kee keean keefe keefer keegen keelen keen keenan keene keenen keenon keeon keeshawn keeton
keevan keevin keevon keian keiden keifer keiffer keiji keil keilon keimon keinan keion keiron keisean keishaun keishon keiston keisuke keith keithan
keithen keithon keiton keivon keiyon kejuan kekoa kel kelan keland kelden keldon keldric keldrick kelii kell kellon kelon kelso kelson kelton kelvin
kelvon kelvyn kemal kemar kemarion kemon kemontae kemonte kemp kempton kemuel ken kenan kenard kendan kendarious kendarius kenden kenderick kendon
kendrell kendric kendrick kendrik kenechukwu keneth keng kenichi keniel kenith kenji kenn kennard kenneith kennen kenner kennet kenneth kennett kenney
kennieth kennith kennon kennth kenny keno kenon kenric kenrick kenshin kenson kenston kent kenta kentaro kentavious kentavius kento kenton kentrail
kentravious kentrel kentrell kenwood kenyan kenyen kenyon kenzel kenzo keo keoki keon keondre keone keontae keontay kepler kerem kerim kermit kermitt
kern kerney kerrick kerron kerst kert kervens kervin kerwin kesean keshaun keshav keshun kesler kester keston ketan kethan kevan kevaughn keven keveon
kevin kevion kevis kevon kevonta kevontae kevonte kewan kewon keyaan keyan keyandre keyden keygan keyler keylon keylor keymon keynan keyon keyondre
keyontae keyron keysean keyshaun keyshawn keyshon keyton keyvon khaden khadim khadir khaiden khaidyn khair khairi khairo khalan khale khaleb khaled
khaleed khaleel khalel khalen khalfani khalib khalid khaliel khalif khalifa khalik khalil khaliq khalon khameron khan khang kharon khary khayree khayri
khiree khiry khizar khoa khoen khristopher khriz khylan khylen khyre khyree khyren khyrin khyro khyron khyson kiaan kian kiandre kiansh kidus kiefer
kieffer kiel kien kienan kier kieron kiet kieth kijuan kile kilian kimo kimon kin kinan kincade kincaid king kingdavid kingdom kingjames kingson
kingsten kingstin kingston kingstyn kinneth kinney kinnick kino kinston kion kip kipling kipp kipton kiptyn kiril kirill kirk kirkland kiro kiron kirt
kirtan kirubel kishan kishawn kitai kiven kiyaan kiyan kiyansh kiyon kiyoshi kizer kj kjell klaas klaus klay klayton klein klemens kline klint klinton
klodwig klyde klye knight knoah knox knoxx knud knut knute koal kobe koben kobey koby koden kodey kodiak koe koehn koen kofi kohan kohen kohl kohlton
koji kojo koki kol kolden kole koleman koleson koleton kolin kolja kollin kolsen kolson kolston kolt koltan kolten kolter koltin kolton koltyn kolyn
kong kongmeng konner konnor konor konrad konstantin konstantinos koran koray korban korben korbin korbinian kord kordae kordell kornel kornelius kort
kortez korver korvin kosta kostantinos kostas koston kotaro kourosh koven kowen kraig kramer kratos kreed kreg kregg kreig kreszenz krew krish krishan
krishav krishiv kristion kristjan kristof kristofer kristoff kristoffer kristofor kristopher krithik kron kross kroy kruz kruze krystofer krystopher
krzysztof kshawn kullen kumar kunal kunibert kuno kunta kunz kurk kuron kurt kurtis kurtiss kush kushal kutter kuzey kvon kwabena kwadwo kwaku kwame
kwane kwasi kwesi kyair kyaire kyce kycen kyden kyel kyion kyjuan kyland kyliam kylian kyllian kylo kylon kylor kymere kymir kynan kyng kyngston kyo
kyon kypton kyreese kyrell kyren kyrese kyriakos kyrian kyrillos kyro kyron kyros kysen kyser kyshaun kyshawn kyson kyvon kyzen kyzer kyzier kyzir
laban labaron labarron labrandon labron ladainian ladarian ladarion ladarious ladarius ladarren ladarrion ladarrius ladd laderrick ladewig ladislao
ladislaus ladislaw ladonte lafayette lafe lahiam laiden laird laith lakeith lakendrick laker laksh lalo lamarcus lamario lamarion lamarius lamark
lamarkus lamarr lambert lamberto lambertus lambrecht lamel lamichael lamin lamine lamir lammert lamon lamond lamont lamonta lamontae lamonte lamorris
lamount lanard lance lancelot lancer landan landen lander landin lando landon lang langdon lanny lansing lanson lantz laquinton larance larell larence
larenz larenzo larnce larnell laron larone laroy larry lars larwence lary larz lasse laszlo latavious latavius lateef laterrance latham lathan
lathaniel lathen latif latravious latron latroy laurance laurens laurent laurentius laurenz laurids laurier lauro laux laval lavan lavance lavante
lavar lavaris lavel lavontae lavonte lavoy law lawayne lawerance lawerence lawernce lawrance lawrence lawsen lawton lawyer layman laymon layson layth
laythan lazar lazarius lazaro lazarus lazer lazlo lc lealand lealon leam leamon leanard leander leandre leandrew leandro leanord leanthony lebaron
lebron lecil ledarius ledford ledger leeam leelan leeland leeman leeroy leevi legion legrand lehi lehman leib leibish leif leilan leiland lejend lejon
lejuan lekendrick lelan leland leldon lelon lem leman lemar lemarcus lemont lemuel len lenard lendell lendon leng lenin lenn lennard lennart lennert
lennin lenny leno lenoard lenon lenord lenton lenville lenward lenwood leo leobardo leodan leodis leomar leon leonard leonardo leonce leoncio leondre
leonel leonhard leonid leonidas leonides leonidus leonte leopold leopoldo leory leotis leovanni leovardo lequan leray leroi leron lerone leroy les
lesean less lestat lester leston leszek letcher letrell letroy leul lev levan levander levar levell levelle levent leveon leverett levert levester levi
leviathan levii levin leviticus levonte lew lewie lewin lewis lex lexander lexton leyland liahm liam liandro liangelo lias liban liberato liborio
librado lief liem lieutenant liev lige lilburn lillard lilton linard linc lincoln lindberg lindbergh lindon linford link linken linkin linkoln linkon
lino linton linus linville linwood lio lion lionardo lionel lionell lipa lisandro lissandro liston littleton liutpold livan livio lizandro lj llewyn
lleyton lliam lloyd loc lochlan lochlann locke locklan lodewijk loel lofton logan logun loic loisl loman lon londell lonell long lonn lonnell lonney
lonny lonza lonzell lonzie lonzo lorance lorant loras lorcan lord lorence lorenso lorenz lorenzo lorik loring lorn lorne lotar lothar lothario louden
louis loukas lovett lowell lowery loyd loyde loyed luay luc lucah lucan lucas luccas lucciano lucian luciano lucien lucifer lucio lucious lucius lucus
luder ludewig ludger ludwig ludwin lui luian luigi luis luisalberto luisangel luisantonio luisenrique luisfernando luismiguel luiz luk luka lukah lukas
lukasz luke luken lukis lukka lukus lum lumir luqman luster luther lutz luxton lyall lyam lydell lydon lyle lyman lymon lynford lynnwood lynwood lyon
lyonel lysander lysle lytle maahir maalik maanav maaz mac macai macallan macallister macario macarthur macdonald mace macedonio macen maceo macgregor
machael machai machi maciej macio mack mackey macklen macklin mackson maclain maclan maclane maclean maclin macoy macrae macsen maddax maddex maddock
maddon maddox maddoxx madhav madix madoc madox mads mael magd magdaleno magnum magnus mahad mahamadou mahamed mahdi maher mahesh mahir mahkai mahki
mahlik mahlon mahmood mahmoud mahmud mahmut maico maicol maijor maik maikel maikol majd majed majid major majour mak makaio makale makar makhai makhi
makoa makoto maks maksim maksym maksymilian makye mal malacai malachai malachi malachy malakai malakhai malakhi malaki malakye malcolm malcom maleak
maleek maleik malek malekai maleke maleki malichi malick maliek malik malikai malike malikhi maliki malikye maliq malique malosi malte malvern malvin
malyk mamadou mamoru manan manas manases manasseh manav mance mancel mandel mandela mandell mandrell manford manfred manfredo manfried manish manley
manly manning mannix manny manoah manoel manoj manolito manolo manraj mansa mansel mansfield manson mansoor mansour mansur manu manual manuel marbin
marc marcanthony marcas marcel marcelino marcellino marcellis marcello marcellous marcellus marcelo marcelus marchello marcial marciano marcin marcio
marck marco marcoantonio marcos marcus mare marek mareo margarito marguis mariano marico marik marino marinus mario marius mark markale markanthony
markas markcus markeese markeis markeise markeith markel markes markese markevious markey markez markham markis markise marko markos markus marlan
marland marlon marquail marqual marquan marquarius marquavion marquavious marquavis marquavius marquay marquell marques marquese marquet marquez
marquice marquies marquis marquon marqus marrio marsalis marsden marsean marsel marsh marshal marshall marshaun marshawn marshel marshon marshun
marston mart martavion martavious martavis martavius martel martell marten martese martez martin martinez martino martrell marty martyn maruice marven
marvens marvin marvyn marwan marwin marx masai masaichi masaki masao masaru masato masayuki mase masen masin mason massimiliano massimo masson master
maston masud mat matai matan mateen matei mateo mateus mateusz mathan mathayus matheo mathes matheu matheus mathew mathews mathias mathieu mathis
mathius matias matin matis matix mats matson matt matteo mattes matteus mattew matthan matthaus mattheo matthes mattheus matthew matthews matthias
matthieu matthis mattias mattis mattix matvey matyas matz maurice mauricio maurico maurilio maurio maurion maurisio maurizio mauro maurus maveric
maverick maverik maveryck maveryk mavric mavrick mavrik mavryk max maxamillian maxamillion maxamus maxemiliano maxen maxey maxfield maxim maximilian
maximiliano maximilien maximillian maximilliano maximillion maximino maximo maximos maximus maxmillian maxon maxson maxton maxwel maxwell maxx maxximus
maxxwell mayank mayco maycol mayer mayes mayford maykel maylon maynard maynor mayur mazen mazin mcarthur mccoy mccrae mcdonald mcguire mckade mckale
mckoy md meade medardo medford meeko meer mehdi mehkai mehki mehmet mehran mehul meik meilech meinhard meino meinolf meinrad meir mekai mekhai mekhi
melbourne melburn melchizedek melchor meldon melecio melford melik meliton melo melquan melquiades melroy melton melven melvern melville melvin melvyn
menachem menashe mendel menelik meng menno merek meric merick merik merlin merlon merric merrik mert merton mervin mervyn merwin merwyn meshach
meshilem mesiah messi metin metro miachel micael micahel micco michael michaelangelo michaelanthony michaeljames michaeljohn michaell michai michail
micheal michelangelo michial michiel michoel micholas mick mickael mickeal mickel mickle midas migel miguel miguelangel mihail mihir mihran mikaeel
mikaele mikai mikail mike mikeal mikey mikhael mikhai mikhail mikhi miking mikkel miklo miklos mikolaj mikyle milad milam milas milbert milburn miles
milford milfred miliano millard milledge milo miloh milos milton miner mingo minkes minor minoru miqueas mir mirac mirco mirjan mirko miro miron
miroslav misael missael mister mitch mitchael mitcheal mitchel mitchell mithcell mithran mitsuo mitsuru mivaan mizael modesto mohamad mohamed
mohamedamin mohammad mohammed mohamud mohan mohanad mohid mohit mohsen mohsin moise moises moishe moishy moiz moksh momin monico mont montae montague
montavious montavius montay montel montell monterio montrail montray montre montreal montrel montrell montrey montrez monty moody moosa morad mordche
mordecai mordechai morey moris moritz moriz moroni morrell morrie morris morse morten mortimer morton mose moses moshe mosiah moss mostafa motty moua
mouhamad mouhamadou mouhamed mourad mousa moussa moustafa moustapha moxon muad muadh muaz mubarak mubashir muhamad muhamed muhammad muhammadali
muhammadamin muhammadyusuf muhammed muhsin mujahid mujtaba mukund muneeb muneer munir murad murat murdock murlin murray murry murtaza murvin musa musab
mustafa mustapha muzamil muzammil myheir myking myles mylez mylon mynor myrick myron myson naaman naasir nabeel nabil nabor nachman nachum nadav nadeem
nader nadim nadir naeem nafis naftali naftoli naftula naftuli naheem nahmir nahom nahshon nahuel nahum nahzir naif naim nain nainoa naithan najeeb naji
najib nakeem nakhi naksh nakul nam naman namir namon nandan naod napolean napoleon naquan narayan narciso narek naren nas nasario nasean naseer naser
nash nashaun nashon nashton nasier nasir nason nasser nassir naszir nat natalio natan natanael natanel nataniel nathan nathanael nathanal nathaneal
nathaneil nathanel nathanial nathaniel nathanuel nathanyel nathen nathin nathon nathyn natnael navarro naveed navin navon navraj nawaf nayan nayden
nayel nayib naythan nazaire nazar nazario nazeer nazier nazim nazir neal neale ned needham neeko neel neeraj neev nefi negan nehemiah nehemias neiko
neil neilan neill neilson neiman neithan neizan nekhi neldon nello nels nelson nelvin neo nephi nero nesanel nestor netanel nethaniel nevaan nevan
neven nevin nevio newell newman newt newton neyland neymar neythan nezar nghia nhan niall niam nicandro nicanor nicasio nicco niccolas niccolo nichalas
nichalos nichlas nichlos nicholai nicholas nicholaus nicholes nicholi nicholis nicholos nichols nicholus nick nickalas nickalaus nickalos nickalous
nickalus nicklas nicklaus nicklos nicklous nicko nickolai nickolaos nickolas nickolaus nickoles nickoli nickolis nickolus nickson niclas nico nicodemus
nicolaas nicolae nicolai nicolas nicolaus nicolo nidal nieko niel niels nigel niguel nihaal nihar nihat nijel nik nikhil nikkolas niklas niklaus niko
nikodem nikolai nikolaj nikolaos nikolas nikolaus nikolay nikoli nikolos nikolus nikos nilan niles nilesh nilo nils nilson nimrod nino niraj nirav
nirvaan nirvan nishan nishant nishanth nissim nithin nitin nivaan nivan nivek nixxon niyam nizar nkosi nnamdi noach noah noal nobel noboru nobuo nochum
noe nolan noland nolawi nolberto nole nolen nolin nolon nomar norbert norberto noriel norm norman normand normon norrin norton norval norvel norville
norvin norwood nosson novak nowell nox nuchem nuh nunzio nureddin nurettin nyair nycholas nyeem nygel nyheem nyko nykolas nyle nyles nymir nyshawn
nysir nyyear nyzaiah nyzier nyzir oaken oakes oaklan oaks oather obadiah obbie obed obediah oberon obert obi obinna obrian obrien obryan ociel octave
octavian octaviano octavio octavion octavious octavis octavius octavus odel oden odes odies odilo odin odis odo odus odyn odysseus ogden ohm ohn oisin
ojas oke okey olaf olajuwon olan oland olander olando olaoluwa olav olden ole oleg olegario olen oley olf olin olivarius oliver oliverio olivier ollen
ollin ollis ollivander olliver olney olof olrich olsen olson oluf olufemi olumide oluwafemi oluwatimilehin olvin olyver om omair omar omaree omari
omarian omarion omarr omeed omer omere omero omid omir omkar omran ondre oneil onesimo oniel onis onix onofre onofrio ontario onur oracio oran orange
orazio orban orbin orby ordean oren orenthal orest oreste orestes orhan orien orin orion orlan orland orlander orlando orlen orley orlin orlo orlyn
orman ormand ormond oronde orren orrin orry orson orton ortwin orval orvel orvil orvill orville orvin orvis oryan oryn osama osbaldo osborn osborne
osby oscar oseas osei oseias oshae osher osiah osias osiel oskar osker oslo osman osmany osmar osmin osmond osten ostin osualdo osvaldo oswald oswaldo
otfried othal other othman othmar othniel otho otilio otis otmar otoniel ott otte ottfried ottmar otto ottokar ottomar oumar ousman ousmane ove overton
ovid ovidio ovila owais owe owen owens owin oz ozan oziah ozias oziel paarth paavo pablo paco padraic padraig pal panagiotis panayiotis pancho panfilo
pantelis pao paolo papa parag param paras park parke parks parley parry parsa parth partick pascal paschal paschalis pasco pascual pasqual pasquale
pate patric patricio patricius patrick patrik patryk paul paulino paulmichael paulo pavan pavel pawel paxon paxson payam payne pearse peder pedro peer
peng penn pepe per percell percival percy perez perfecto perrion perseus pershing pervis petar pete peter peterson petro petros pharaoh pharell phares
pharoah pharrell phelix pheng phil philander philbert philemon philip philipe philipp philippe philippus phill phillip phillipe phillippe phillips
philmore philo philopateer philopater phineas phinehas phong phu phuc pierce piercen piero pierre piers pierson piet pieter pietro pike pilot pinchas
pinchos pinchus pinkney pio piotr pit pius pj pjotr placido plato platon pleas ples plummer polo ponciano porfirio poseidon powell pranav pranay
praneel prashant prateek pratham pratik pratyush praveen prayan prem prentice prentis prentiss press presten prestin preston price priest primitivo
primo primus prince princeston princeton prithvi priyansh proctor prophet prudencio prynce purcell purnell purvis qadir qais qasim quadarius quade
quadir quadre quaid quamaine quamir quan quandarius quang quantae quantavious quantavius quante quantez quantrell quaron quartez quashaun quashawn
quashon quavion quavon quayshaun quayshawn quentavious quenten quentin quenton quentyn quillan quince quindarius quindell quinlin quinntin quinnton
quint quintan quintarius quintavious quintavius quintel quintell quinten quintez quintin quinton quintrell quintus quintyn quirin quirino quitman quoc
quran quron qusai qusay raad rabon race rad radames radek raden radford radolf raed raef raeford raekwon raequan rafael rafal rafay rafe rafeal
raffaele rafferty raffi rafi rafiq raford raghav ragnar raheem raheen raheim rahiem rahim rahkeem rahm rahman rahmel rahmir rahn rahsaan rahul raider
raidon raif raife raiford raik raiko raimo raimondo raimund raimundo rainald rainer rainhard rainhold raistlin raiyan raj rajan rajeev rajesh raji
rajiv rajko rajon rajveer rajvir rakan rakeem rakesh rakim ralf raliegh ralph ralphael ralpheal ralston ram ramadan raman ramar ramari ramazan ramel
ramell ramello ramelo rameses ramesh ramesses ramez ramiel ramin ramir ramiro ramiz ramon ramond ramone ramses ramy ramzey ramzi ramzy ranbir rance
randal randale randall randel randell randen randle randol randolf randolph randon randy ranger ranier ranjit rankin ranny ransom ransome ranson
ranveer ranvir raoul raphael rapheal raphel raquan ras rasaan rasean rashaad rashaan rashad rashard rashaud rashed rashee rasheed rasheem rashid rashod
rasmus rasul raudel raul ravi rawleigh rawley rawlin ray rayan rayansh raybon rayburn rayce raydel rayder raydon rayfield rayford rayland raylon rayman
raymir raymon raymond raymondo raymone raymont raymound raymund raymundo raynaldo raynard rayner raynold raynor rayon rayquan raysean rayshad rayshaun
rayshon rayshun rayson rayvon raza raziel read recardo rece reco red redford redmond reed reenold refael refoel refujio reg reginal reginald reginaldo
regino reginold rehaan rehan reid reimar reimer reimo reimund reinaldo reinar reinard reiner reinhard reinhardt reinhart reinhold reino reinold rembert
remigio remmer remo remon remus renald renaldo renan renard renardo renato renatus rendell rennick reno renwick renzo reon reshad reshard reto reuben
reubin reuel reuven revin revis rex rexford rexton reyaan reyaansh reyan reyansh reyden reyli reymond reymundo reynald reynaldo reynard reynold reza
reznor rhet rhett rhonin rhyatt rhydian rhyett rhyker riaan riad ric ricahrd ricard ricardo riccardo ricco rice rich richad richar richard richardo
richardson richerd richey richie richmond richrd richy rick rickard ricke rickey ricky rico riddick rider ridge ridhaan rigdon rigel riggin riggins
riggs rigo rigoberto rihaan rik riker riku rinaldo ringo rino riordan rip ripken ripp rishaan rishab rishabh rishan rishard rishav rishi rishik rishon
ritchie ritesh rithik rithvik rito ritvik rivaan rivaldo rivan riyad riyansh rizwan rj roald roark roarke rob robb robbert robby robel rober robert
roberto roberts robertson robet robinson robley robt roc rocco roch roche rochester rochus rock rockey rockford rockland rockne rocko rockwell rocky
roczen rod rodarius rodd rodderick roddie roddrick roddy rodell roderic roderick rodert rodger rodgers rodman rodney rodolfo rodolph rodric rodrick
rodricus rodrigo rodriguez rodriques rodriquez rody roel roemello rogelio roger rogerick rogerio rogers rohaan rohan rohen rohin rohit rohith rohn roho
rojelio rolan roland rolando roldan rolen rolf rolfe rolin rollan rolland rollen rollie rollin rollo rolly romain roman romano romanus romar romari
romario romel romello romelo romen romeo romero romir rommel rommie romolo romon romone romualdo romulo romulus ron ronak ronal ronald ronaldo ronan
ronav rondal rondale rondall rondarius rondel rondell rondey rondle rondy ronel ronen roney roniel ronin ronn ronnald ronnel ronney ronold ronrico
ronson rontavious rontrell rony roosevelt roosvelt roper roque roran rorik rosaire rosalio rosco roscoe rosendo rosevelt roshad ross roswell rotger
roth rourke rouven rowdy rowland roxas roy royden royer royston ruairi rual rube rubel ruben rubens rubert rubin rucker ruddy rudeger rudiger rudolf
rudolfo rudolph rudolpho rudra rudransh rudy rueben ruedi ruel ruffin ruffus rufino rufus ruger ruggero ruggiero ruhaan ruhan rulon rumaldo rupert
ruperto ruprecht rush rushi rushil ruslan russ russel russell rustin ruston rustyn rutger rutherford rutledge ruvim ruxin ry ryaan ryan rydell ryden
rydge ryer ryett ryheem ryken ryker ryler rylo rylon ryne ryo ryon ryot ryota ryson ryu ryun ryzen saabir saad saadiq saafir saahil saahir saathvik
saatvik sabas sabastian sabastion sabatino sabian sabien sabin sabino sabir saburo sachin sadao sadarius sadiq saed saeed sael safwan sagar sahaj
saharsh sahas saheed sahid sahil sahin sahir sahmir said saif saifan saim saint sair sait saivon sajan sajid sajjad saket saketh sal salaar saladin
salahuddin salar salbador saleem saleh salih salim salmaan salman salomon salvador salvadore salvator salvatore samaad samad samael samanyu samarion
samarth samba sameer samer sameul samik samir sammuel sampson samson samual samuel samuele samuell samul samule samvel samwise samy sanad sanav sanchez
sander sanders sandford sandon sandor sandro sanford sanjay sanjeev santhiago santiago santiel santino santo santonio saquan sarim sarkis sartaj
sarthak sarvesh sasuke satchel sathvik satoru satoshi saturnino satvik saud saul saulo saunders saurav saveon saverio savian savien savier savino savio
savion savior saviour saw saxton sayan sayed sayer sayid sayvion sayvon sayyid schneider schneur schorsch schura scot scott scotty seaborn seamus sean
seanmichael seann seanpatrick seanpaul sebastain sebastian sebastiano sebastien sebastion sebron secundino sederick sedric sedrick seferino seger
segundo seichi seif seiji sekou selahattin selden seldon selig selim selmer selvin selwyn sem semih semir semisi senay sencere sender seon sepp sequan
serafin serafino serapio serge sergei sergej sergey sergio sergius serigne serjio servando sesar seth sevag sevastian seve severiano severin severino
severo severus sevon seward sewell seymore seymour shaan shabazz shad shadd shadeed shadrach shadrick shah shahab shahan shaheed shaheem shaheer
shaheim shahid shahin shahzad shahzaib shahzain shain shakeel shakeem shakil shakim shakir shakur shamal shamarion shamarr shameek shamond shamus shane
shant sharbel shareef sharief sharif shariff sharod sharrod sharvil shashank shaughn shaul shaunak shaurya shavar shawn shawnmichael shayaan shayan
shaydon shayn sheamus shean sheddrick shedrick shelden sheldon shelton shem shemar shep shepard shepherd sheppard sherard sherif sherman shermon sherod
sherrick sherrod shervin sherwin sherwood shigeo shigeru shimon shimshon shiro shiv shivaan shivaay shivam shivan shivansh shivay shiven shloime
shloimy shlok shloma shlome shlomo shmiel shmuel shneur sho shoaib sholom shonn shooter shota shourya shraga shravan shray shrey shreyan shreyansh
shreyas shrihan shriyan shuaib shuan shubh shubham shulem shyam shyheem shyheim shyhiem siaosi sicco sid siddarth siddhant siddhanth siddharth
siddhartha siddiq sidharth siegbert siegesmund siegfried sieghard siegmar siegmund siegward siemon sigfredo sigifredo sigmar sigmund sigurd silas siler
silus silvan silvano silverio silvester silvestre silviano silvino silvio silvius sim simba simeon simo simon simpson sims simuel sinan sinjin sione
sir siraj sire sirius sirr sirron sirus sisto sixto skanda skip skipper skippy slade sladen slate slater slavko slayde slayden slayter slayton
slyvester smaran smiley snyder socrates sohaib sohail soham sohan sohum solan sollie soloman solomon solon sonke soren sota sotero sotirios souleymane
sparsh spence spero spiro spiros spurgeon squire sriansh srihaan srihan srijan srikar sriram sriyan stafford stan standley stanely stanford stanislaus
stanislav stanislaw stanley stanly stanton stark stavros stclair steaven stedman steel steen stefan stefano stefanos stefen steffan steffen steffon
stefon stelios stellan sten stepan stepfon stephan stephano stephen stephens stephenson stephon stephone sterlin stetson stevan steve steven stevens
stevenson stevin stevon steward stewart stiles stillman stiven stjepan stockton stoffel stoffer stokes stone stonewall stony stratton strider stryder
stryker stuart styles subhan sudais sufian sufiyan sufyaan sufyan suhaan suhaib suhas suhayb sujay sulaiman sulayman suleiman suleman suleyman suliman
sulo sultan sumit sundeep sunil supreme suraj suren susumu suvan sven svend swade swen sy syair syed sylas sylis sylus sylvain sylvanus sylvester
sylvio symeon symere symir symon syon syre syris syrus szymon taariq taavi tab tabari tabias tad tadao tadarius tadashi tadd taden tadeo tadeusz tadhg
tadzio taejon taeshaun taeshawn taeveon taevion taevon tafari taft tag tage taggart taha taheem taher tahir tahji tahmid tahmir taiden taijon taiki
taim taisei taison tait taivon taiyo tajh tajon tajuan takashi takeo takeshi taksh takuma takumi talal talan talbert talbot talen talha talib taliesin
talik tallan tallen tallon talmadge talmage talton tamarcus tamarion tamarius tameem tamim tamino tamir tammo tamon tamotsu tan tandre taner tank
tankred tanmay tannen tanner tannon tannor tanush tanvir tanyon tao taos taquan tarance taras tarek tarell tarence tareq tarik tariq tarique tarius
tarl taro tarrance tarrell tarrence tarun tarus tarvis tasean taseen taten tatius tatsuo tauno taurean tavares tavarious tavaris tavarius tavarus taven
taveon tavian tavien tavin tavion tavious tavis tavish tavius tavon tavoris taym tayo tayon tayquan tayron taysean taysen tayshaun tayshawn tayshon
taysom tayson tayton tayveon tayvian tayvion tayvon taz teague teancum teandre ted tedd teddrick tedric tedrick tej tejas tejay tejon tel telesforo
telford tell tellis telvin teng tennis tenoch teo teodor teodoro teofilo teon tequan terance terek terell terelle terence terion termaine teron
terrance terrel terrence terrez terrick terrius terron terryon teruo teshaun tetsuo tevan teven tevin tevion tevita tevon tevyn tewes tex teyon thad
thaddaeus thaddaus thaddeus thaddius thadeus thadius thaine thane thatcher thaxton thayden thayne theadore thedford thedore thelbert thelonious theo
theobald theoden theodis theodor theodore theodoro theodoros theodus theon theophil theophile theophilus theoplis theopolis theordore theotis theran
therman thermon theron therron theseus thiago thien thierno thies thietmar thijs thilo thimothy thinh thoams thom thomas thomes thompson thoms thomson
thong thor thoralf thorben thore thoren thorge thorin thorn thorne thornton thorstein thorsten thos thuan thunder thurl thurlow thurman thurmon
thurmond thurston tiago tiberius tibor tiburcio tiburtius tidus tige tighe tigran tijuan til tilford tilian till tillman tillmann tilman tilmon tilo
tilton tim timathy timithy timm timmothy timmy timo timofey timohty timon timonthy timoteo timothee timotheus timothey timothy timur tin tino tip
tipton tiquan tiras tiron tirrell tirso tison titan tito titus tivon tiyon tizian tj tjark tjay tlaloc toa toan tobby tobe tobechukwu tobenna tobia
tobiah tobias tobin tobit tod todd toddrick toivo tolbert tom tomas tomasz tomek tomer tomislav tommaso tommy tomoki tomy tonatiuh toney tong tonio
tonnies tonny tony tor toran torben torbjorn tore toren toriano toribio torion torrell torres torrian torrion torris torsten tosh toshio tou toua toure
toussaint townsend tra trace tracen tracer trae traeton traevon trai traivon trajan tramayne tramel tramell tramon trampas trampus tranquilino trapper
traquan trason travaris travas travaughn travell travelle traven traveon traver travers traves travian travin travion travious travis travius travon
travone travontae travonte traxton tray trayden traylon trayon trayshawn trayson trayton trayveon trayvion trayvon tre treavon treavor trebor treg trei
trejon trelyn tremain tremayne tremel tremell tremon trendon trent trenten trentin trenton trentyn treon trequan tres tresean treshaun treshawn treshon
trestin treston trevan trevante trevar trevaughn trevaun trevell trevelle treven treveon trever trevian trevin trevino trevion trevis trevon trevone
trevonn trevonne trevontae trevonte trevor trevyn trey treyce treyden treydon treylon treyon treysen treyshawn treyson treyton treyveon treyvion
treyvon tri trice trig trigg trigger trino trinton trip tripp tristain tristan triston triton tron trooper troy trueman truett truitt trumaine truman
trung truong trustin tryce trygve tryone trystian tryston tryton tsutomu tuan tuck tucker tuff tulio tullio tung tunis turhan tushar tuvia ty tyaire
tyberius tyce tycen tycho tydarius tyde tyden tydus tyee tyeson tyheem tyheim tyion tyjon tyjuan tyke tykeem tyland tyleek tylen tyler tylik tylon
tymeir tymel tymere tymier tymir tymon tymothy tynan tyon tyquan tyquavious tyquez tyquon tyr tyran tyray tyre tyrease tyrece tyreece tyreek tyreese
tyreik tyrek tyreke tyrel tyrell tyrelle tyren tyreon tyrese tyresse tyrez tyrian tyric tyrice tyrick tyriek tyrik tyrin tyrion tyriq tyrique tyris
tyrome tyron tyrone tyronn tyronne tyrrell tyrus tysean tysen tyshaun tyshawn tysheem tyshon tyshun tyson tytan tyton tytus tyus tyvon tywan tywaun
tywon tywone tzion tzvi ubaldo uday udo ueli ugo ugochukwu ulf ulices ulin ulis ulises ulisses ullrich ulric ulrich ulrico ulrik ulus ulv ulysee
ulysees ulyses ulysess ulysse ulysses umair umar umberto umer umut upton ural urban urbano urian urias urie uriel urijah urs usama usher usiel usman
utah uthman uvaldo uve uwe uzair uziah uziel uzziah uzziel vaden vadhir vadim vahan vahe vaibhav valdemar valdez valente valentin valentino valentinus
valerian valerij valerio valerius valiant valmore valon valtin valton vance vanden vander vane vann vansh vardaan varian varick vartan varun vasco vash
vashaun vasili vasilios vasilis vassilios vaughan vayden vayu ved vedansh vedant vedanth vedh veer veit veldon velton venancio vencent vencil venson
verbon verdon vergil verlan verland vermon vernard vernon veron veto viaan vibhav vic vicent vicente vick victor victoriano victorino victorio
victormanuel vidal viet viggo vignesh vihaan vihan vijay vikas vikash vikram vikrant viktor viktorio vilas viliami vin vinay vinayak vince vincent
vincente vincenz vincenzo vincient vineet vinh vinicio vinicius vinny vinod vinson vinton vinzent vinzenz vir viraaj viraat viraj virat viren virgal
virgel virgil virgilio virgle virlan visente vishal vishnu vishruth vital vitali vitalis vitaliy vitaly vito vitor vittorio vitus vivaan vivek viviano
viyaan viyan vlad vladimir vladislav volker volkert volkhard volkmar volney vonn vontrell vonzell vraj vrishank vu vuk vuong vyom wacey waco waddell
wade wadell wael wagner waino wake walafried waldemar walden waldfried waldo waldon waldron waleed walfred walfried wali walid walker wallace waller
wally walt walter walther walton wane ward wardell warden waris warner warren warrick waseem wash washington wasim wassili wassim wastl watson watt
wayde wayden waylan wayland waylen waylon wayman waymon waymond wayne weaver webb webster welby weldon welford weller welles wellington wells welton
wenceslao wendal wendall wendel wendell wenzel wenzeslaus werner wes wesam wesley wesly wess wessley wesson west westen westin westlee westley westly
weston wetzel weylin weyman whalen wheeler whit whitaker whitfield whitman whitt whittaker whyatt wido widukind wieland wil wilber wilbern wilbert
wilberto wilborn wilbur wilburn wilburt wildon wiley wilferd wilford wilfred wilfredo wilfrid wilfrido wilfried wilhelm wilho wiliam wilian wilkes
wilkins will willaim willam willard willem willey willi william williams willian williard willibald willim williom willis willliam willmer willson
willy wilm wilman wilmar wilmon wilmont wilmot wilson wilton wilver wim windel windell windle winferd winfield winford winfried winson winston winthrop
winton wirt wisam wissam witt wlad wladimir woldemar wolf wolfe wolfgang wolfhard wolfram wolter wong wood woodard woodford woodley woodroe woodrow
woods woodson woodward woody worley worth wrangler wray wright wulf wyat wyatt wyatte wyeth wyett wylan wyland wyler wyley wyman wyndell wynston wynton
xaden xadrian xaiden xaiver xander xane xaver xaverius xavi xavian xaviar xavien xavier xavion xavior xavius xavyer xayden xayne xayvion xerxes xhaiden
xiong xxavier xyaire xylan xyler xylon xzander xzavian xzavien xzavier xzavion xzavior xzayvier xzayvion yaakov yacob yacoub yadiel yadier yadir
yadriel yafet yago yahel yahia yahir yahmir yahshua yahsir yahya yahye yaiden yair yakov yale yaman yamen yamin yamir yancarlos yancey yandel yandell
yandiel yanek yaniel yaniv yanky yann yannek yannic yannick yannig yannik yanuel yaphet yaqub yariel yaron yaroslav yasar yaseen yaser yash yashua
yasiel yasin yasir yasser yassin yassine yassir yasuo yates yaw yaxiel yazan yazeed yazen yazid yaziel yazir yecheskel yechezkel yechiel yehia yehoshua
yehuda yehudah yeiden yeiren yeison yerachmiel yeray yerick yeriel yerik yeshaya yeshua yetzael ygnacio yianni yiannis yida yidel yilmaz yishai yisrael
yisroel yitzchak yitzchok yitzhak yoan yoandri yoav yobani yobany yochanan yoel yogi yohan yohance yohann yohannes yomar yonah yonas yonatan yonathan
yoni yonis yony yordan yordi yordy york yosef yoseph yosgart yoshio yoshito yoshua yosiah yosmar yossef yossi yostin younes younis yousaf yousef yousif
youssef youssouf yousuf yovani yovanni yovanny yovany ysidro ysmael yug yuji yukio yul yulian yunior yunis yunus yurem yuriel yuriy yusef yusif yussef
yussuf yusuf yusuke yuta yutaka yuto yuvaan yuvan yuvin yuvraj yvan yven yves zaahir zabdiel zabian zac zacariah zacarias zacary zaccai zaccary
zacchaeus zaccheus zach zacharey zachari zacharia zachariah zacharias zacharie zachary zacheriah zachery zachory zachrey zachry zack zackari zackaria
zackariah zackarie zackary zackery zackory zackrey zackry zade zaden zadkiel zadok zadrian zadyn zae zaeden zaedyn zaeem zael zaevion zafir zaheer
zahid zahir zahmir zaid zaidan zaiden zaidyn zailen zaim zaine zair zak zakai zakarie zakariya zakariye zakariyya zakary zakee zakery zakhai zakhi zaki
zakir zakk zakkary zakkery zakry zale zalen zalman zalmen zamar zamarion zameer zamere zamier zamir zander zane zaniel zaquan zarek zarif zarion zarius
zaron zaryan zaul zaven zaveon zavian zavien zavier zavion zavior zaviyar zavon zaxton zay zayaan zayan zayd zaydan zayden zaydin zaydn zaydon zaydrian
zaydyn zayed zayin zaylan zaylen zaylon zayn zayne zayon zayquan zayven zayveon zayvian zayvien zayvier zayvion zayvon zayyan zeb zebadiah zebastian
zebedee zebediah zebulon zebulun zechariah zed zedekiah zedric zedrick zeek zeeshan zeferino zein zeke zeki zekiel zelig zenas zeno zenon zephan zerek
zerick zerrick zeshan zeth zeus zev zeven zevin zeyad zhaire zhamir ziad ziair zidan zidane zigmund zinedine ziv ziyad zlatan zohaib zohair zohan
zoltan zolton zoran zorawar zorian zorion zubair zubayr zubin zuhair zuhayr zuko zvi zyad zyden zyeir zyere zygmund zygmunt zyheir zyhir zyier zyir
zyire zylan zylen zyler zylo zylon zymeir zymere zymier zymir zymire zyquan zyrell zyren zyron zyshawn
`

/** Given names of women and girls. */
export const femaleNames = `
aadhira aadhya aadya aahana aailyah aaira aairah aaisha aalani aalaya aalayah aalaysia aaleah aaleeyah aaleigha aaleyah aalia aaliah aaliya aaliyah
aaliyha aalliyah aalyah aalyiah aamani aamina aaminah aamira aamirah aamiyah aamna aanika aaniya aaniyah aanshi aanvi aanya aara aaradhya aaralyn
aaralynn aaria aariah aariana aarianna aariel aarika aariona aariya aariyah aarna aarohi aarti aarushi aarvi aaryana aaryanna aasha aashi aashka aashna
aashritha aashvi aasia aasiya aasiyah aastha aava aavya aayana aayat aayla aayra aayushi abagael abagail abagale abagayle abaigeal abbagail abbe abbee
abbegail abbey abbi abbie abbiegail abbigael abbigail abbigal abbigale abbigayle abby abbye abbygail abbygale abbygayle abcde abeeha abegail abelina
abella abena abeni aberdeen abigael abigaelle abigail abigaile abigal abigale abigayl abigayle abigial abiha abilene abra abrea abreanna abree abrey
abri abria abriana abrianna abrie abriella abrielle abril abrina abryana abryanna abygail abygale acacia acadia acelynn acquanetta acsa ada adabella
adabelle adaeze adah adahlia adaia adaira adalae adalai adalaide adalay adalaya adaleah adalee adalei adaleigh adalena adalene adalet adaley adalia
adaliah adalida adalie adalin adalina adalind adaline adalis adaliz adaly adalyn adalyna adalyne adalynn adalynne adamae adamari adamarie adamaris
adamariz adamary adamarys adana adanna adanya adaora adara adasia adasyn adaya adayah adda addalee addalie addaline addalyn addalynn addeline addelyn
addelynn addi addie addilee addilyn addilynn addisen addisyn addisynn addley addy addylin addysen addyson adea adeana adeena adela adelae adelai
adelaida adelaide adelaine adele adeleigh adeleine adelena adelene adelfa adelheid adelia adelie adelin adelina adeline adelisa adelise adelita adella
adelle adely adelyn adelyna adelyne adelynn adelynne adena adenike ader adessa adesuwa adeya adhara adhira adhya adia adiah adiana adianna adiba adilee
adilene adilenne adilyn adilynn adina adine adira adisen adisyn adithi aditi aditri adiya adja adlee adleigh adlene adline adlyn adna adonia adonica
adonna adora adra adraine adrea adreana adreanna adrena adreonna adria adriana adrianah adrianna adriannah adrianne adriauna adrie adrieanna adriella
adrielle adriene adrienna adrienne adrina adriona adrionna adriyana adriyanna adryana adryanna advika adwoa ady adya adylene adylin adyline adysen
adyson aeisha aela aeliana aelin aella aelyn aemilia aerabella aerial aeriana aerianna aerie aeriel aerielle aerilyn aerin aerith aeryn aesha aeva afia
afiya afomia afra afrah afreen africa afrika aftyn afua agapita agata agatha aggie agnes agness agnieszka agripina agueda agustina ahaana ahana ahava
ahlam ahlana ahlani ahlaya ahlayah ahlia ahliyah ahmaya ahmia ahmira ahmiya ahmiyah ahmya ahna ahnika ahniya ahniyah ahnna ahnya ahnyla ahri ahria
ahriana ahrianna ahriyah ahsha ahsley ahsoka ahtziri ahtziry ahuva ai aiana aicha aida aidah aide aidee aidel aiesha aigner aija aijah aika aila ailah
ailana ailani ailanny ailany ailed ailee aileen aileene ailen ailene ailey aili ailie ailin ailis ailish ailsa aily ailyn ailynn aima aimee aimi aimie
aimy aina ainara aine ainhara ainhoa ainoha ainslee ainsleigh ainsley ainslie aira airabella aireal aireana aireanna airel airelle aireona aireonna
airi airiana airianna airika airyana airyanna aisa aisha aishah aishani aishia aishwarya aisla aislee aisley aislin aisling aislinn aislyn aislynn
aissa aissata aissatou aitana aitanna aithana aiva aivah aivy aixa aiya aiyah aiyana aiyanah aiyanna aiyla aiyonna aiza aizah aizlyn aizlynn aja ajah
ajanae ajaya ajayla ajia ajla ajooni akane akanksha akasha akayla akaylah akeela akeelah akeia akeila akeira akeisha akemi akera akeria akeya akeyla
akhila akiah akiera akiko akila akilah akina akirah akisha akita akiya akiyah akosua akshara akshaya akshita akua akyla akylah akyra alabama alacia
alaena alahia alahna alahni alaia alaiah alaiia alaija alaijah alaila alaina alainah alaine alainna alaira alaisha alaiya alaiyah alaiza alaja alajah
alana alanah alanda alandra alandria alane alani alania alanie alanii alanis alanna alannah alanni alannie alannis alanny alany alanya alanys alara
alasha alashia alasia alaska alauna alaura alaya alayah alaycia alayha alayia alayiah alayja alayjah alayla alaylah alayna alaynah alayne alaynna
alaysha alayshia alaysia alayza alayzia alazae alazay alazia alazne alba albany albena alberta albertha albertia albertina albertine albina albirta
alcie alda aldea aldena aldene aldina aldona aldonia aldora alea aleah aleaha alean aleana aleanna alease aleasha aleatha alecia aleda aleea aleeah
aleece aleecia aleeha aleen aleena aleenah aleene aleera aleesa aleese aleesha aleesia aleeya aleeyah aleeza alegandra alegra alegria aleia aleiah
aleida aleigh aleigha aleina aleisa aleisha aleiya aleiyah aleja alejandra alejandrina aleka alekhya aleksandra aleksia aleli alena alenah alene aleni
alenna alera aleria alesa alesana alesandra alese alesha aleshia alesia alessa alessandra alessandria alessi alessia aleta aletha alethea aletheia
alethia aletta alexa alexah alexandera alexanderia alexandra alexandrea alexandria alexandrina alexandrya alexas alexcia alexea alexia alexiah alexiana
alexianna alexias alexina alexine alexsa alexsandra alexsandria alexsia alexsys alexus alexxa alexxis alexxus alexya alexyss alexza alexzandra
alexzandrea alexzandria alexzia aleya aleyah aleyda aleyna aleysha aleyza alfreda alfredia alfreida alfretta alfrieda alia aliah aliana alianah aliani
alianna aliannah alianny aliany aliayah alica alice alicea alicen aliceson alicha alichia alicia aliciana alicianna alicja alicya alicyn alida aliena
aliene aliesha aliha alilah alima alina alinah alinda aline alinna alira alis alisa alisabeth alisah alisandra aliscia alise alisen alisha alishba
alishea alishia alisia alison alissa alissah alissandra alisse alissia alisson alisyn alita alitza alitzel alivea alivia aliviah aliviana aliviya
aliviyah alivya alixandra alixandria aliya aliyah aliyana aliyanah aliyanna aliyha aliyyah aliz aliza alizabeth alizae alizah alizay alizea alizee
alizeh alizey alizon alla allaina allana allanah allani allanna allannah allayah allayna alle alleah allean allecia allee alleen allegra alleigh allena
allene allesandra allessandra allexis allexus alleyah alli allia alliah alliana allianna allice allicia alliene allina alline allis allisa allisen
allisha allissa allisson allisyn alliya alliyah allizon allona allora allura allure ally allyah allyana allyanna allyce allycia allye allyiah allyna
allyne allysa allyse allysen allysha allysia allyson allyssa allyssia allysson alma almadelia almarie almeda almedia almena almeta almeter almetta
almina almira almyra alnisa aloha aloma alona alonah alonda alondra aloni alonna alonnah alonni alonnie alora alorah aloura alphia alta altagracia
altamese altha althea althia altie aluna alura alveda alvena alvenia alvera alverda alverna alverta alveta alvina alvira alvita alwilda alya alyah
alyana alyanah alyanna alyce alycea alycia alyda alydia alyene alyia alyiah alyissa alyla alylah alyna alynah alyne alynn alynna alyona alyra alyria
alyrica alys alysa alysah alysandra alyscia alyse alysen alysha alyshia alysia alyson alyss alyssa alyssah alyssamarie alyssandra alysse alyssia
alysson alyvia alyviah alyxandra alyxandria alyxis alyza alyzabeth alyzah alyzza alzada alzina ama amaal amabel amada amahia amaia amaiah amaira
amairani amairany amaiya amaiyah amala amalee amali amalia amalie amalya amamda amana amanada amand amanda amanee amanie amanii amantha amany amara
amarachi amarah amaria amariah amariana amarianna amarilis amarilys amariona amarionna amarisa amarissa amariya amariyah amariz amarra amarrah amaryah
amaryllis amarys amatullah amaura amauria amaya amayah amayia amayiah amayra amayrani ambar amber amberle amberlee amberleigh amberley amberlie
amberlin amberly amberlyn amberlynn amberrose ambika ambra ambre ambrea ambree ambria ambrie ambriel ambrielle ambrosia ambur ambyr ame amea amee
ameena ameenah ameera ameerah ameia ameila ameilia ameira amela amelda ameli amelia ameliah ameliana ameliarose amelie ameliya ameliyah amellia amely
amelya amena amenah amenda amera amerah ameria ameriah america amerie amerika amesha ameshia amethyst ameyah amia amiah amiaya amie amiee amiera amika
amila amilah amilee amilia amiliana amillia amilliana amily amilya amilyah amina aminah aminata aminta amira amiracle amirah amiria amirra amirrah
amisha amita amity amiya amiyah amma ammara ammie ammy amna amonie amora amorah amoree amoreena amorette amoria amoura amparo amra amreen amrie amrita
amrutha amulya amy amya amyah amye amyia amyiah amyjo amyla amylah amylee amylia amylynn amyra amyrah amyri amyria amyrie ana anaalicia anaaya anabel
anabela anabell anabella anabelle anabeth anabia anaclara anacristina anaeli anaelle anagha anah anahi anahis anahit anahita anahy anai anaia anaiah
anaid anaijah anaika anaira anais anaisa anaise anaisha anaiya anaiyah anaiz anaiza anaja anajah anajulia anaka anakaren anala analaura analaya
analayah analea analeah analee analeia analeigh analeigha analeise analena analese analeya anali analia analiah analicia analie analiese analilia
analina analis analisa analise analisia analissa analisse analiya analiyah analiz analiza anallely analucia analuisa analy analya analyn analynn
analysa analyse analysia analyssa anam anamaria anamarie anamika anani ananiah ananya anapaula anara anaria anarosa anasia anasofia anasophia anastacia
anastasha anastashia anastasia anastasiia anastasija anastasiya anastassia anastasya anastazia anastazja anastyn anavi anavictoria anaya anayah anayeli
anayely anayia anayiah anayla anayra anaysha anaysia anberlin anda andee andelyn andera andersyn andraya andreah andreana andreanna andreea andreia
andreina andrena andretta andreya andria andriana andrianna andrienne andrina andromeda ane anecia aneesa aneesah aneesha aneisha aneita aneka anela
aneli anelia anelis anelise anelisse aneliz anella anelle anely aneri anesa anesha aneshia anesia anessa aneta aneth anetra anett anetta anette anevay
aneya angala angalina angee angela angele angelea angeleah angelee angeleen angeleena angelena angelene angeles angelette angeli angelia angelic
angelica angelice angelicia angelie angelik angelika angeliki angelin angelina angeline angelique angelisa angelise angelisse angelita angeliyah
angeliz angella angelle angelli angellica angellina angelly angelmarie angely angelyn angelyna angelyne angelynn angelys angenette angi angie angila
angla anglea anglia angy anhar ani ania aniah aniaya aniayah anica anice anicia anie aniela aniella anija anijah anika anikka anila anilah anina anique
anira anisa anisah anise anisha anishka anisia anissa anissia anisten aniston anistyn anita anitra aniya aniyah aniyha aniyla aniylah anja anjalee
anjali anjana anjanette anjani anjeanette anjela anjelica anjelika anjelina anjelique anjette anjolie anjolina anju anjuli anjuscha anjutha anka anke
ankea ankita anmarie ann anna annabel annabell annabella annabelle annabeth annaclaire annaelle annagrace annah annahi annai annais annaka annakate
annalea annaleah annalee annaleia annaleigh annaleigha annaleise annalena annalese annali annalia annaliah annalicia annalie annaliese annalina annalis
annalisa annalise annalisia annalissa annalisse annaliyah annaliz annaliza annalucia annaly annalyn annalynn annalynne annalysa annalyse annalysia
annalyssa annamae annamaria annamarie annamary annamay annarose annasofia annasophia annastacia annastasia annaston annastyn annaya anndrea anne
annebelle annecke annegret anneka anneke annel anneli annelie annelies anneliese annelisa annelise annell annella annelle annelore annelyse annemarie
annemie annerose annessa annet anneth annett annetta annette anni annia anniah annica annice annick annie anniebell anniemae annika annina annis annisa
annise annisha annissa anniston annistyn annita anniya anniyah annlee annlis annmargaret annmarie annora annslee annsleigh annsley anntoinette anny
annya anola anona anora anorah anouk anoushka anova anquinette anselma anshi anshika anslee ansleigh ansley anslie anta antania antara antasia antavia
antha anthea anthonella anthonette anthonia antia antigone antionette antje antoinett antoinetta antoinette antonela antonella antonetta antonette
antonia antonieta antonietta antoniette antonina antonique antonisha antonya antoria antwanette anuhea anum anupama anuschka anusha anushka anvi anvika
anvita anvitha anwen anwita any anya anyae anyah anyeli anyelin anyia anyiah anyla anylah anysa anysia anyssa anzal anzley aoife aolani aolanis aparna
aphrodite apollonia apolonia apoorva apphia apple april aprile aprill aprille apryl aqsa aqua aquanetta aqueelah arabel arabela arabell arabella
arabelle arabia araceli aracelia aracelis aracelli aracely aradhana aradhya aradia arah araina araiya araiyah aralyn aralynn araminta arantxa arantza
aranza araseli arasely araya arayah arayna arbutus arcadia arcelia archana arcola ardath ardelia ardella ardelle ardena ardene ardeth ardith ardyce
ardys ardyth ardythe areana areanna areatha areeba areej areen areesha areil arelene areli arelia arelis arella arelly arely arelys arena areona
areonna areta aretha aretta areya areyana arfa argelia argentina arha arhianna aria ariabella ariadna ariadne ariah ariahna arial ariana arianah ariane
arianelly ariani ariann arianna ariannah arianne arianni arianny ariany ariauna aribella aribelle arica aricka arieal arieana arieanna ariela ariele
arielis ariell ariella ariellah arielle ariely arielys arienne arieona arieonna arietta arife arihana arihanna arika arilla arilyn arilynn arina ariona
arionna arionne arisa arisbeth arisha arissa arista arita aritza ariya ariyah ariyana ariyanah ariyanna ariyona ariyonna ariza arizbeth arla arlana
arlean arleatha arleen arleene arlena arlene arlenne arleny arlet arleta arleth arletha arlethia arlett arletta arlette arlicia arliene arlina arlinda
arline arlisa arlisha arlita arloa arlyce arlyne arlys arlyss arma armanda armandina armeda armelia armella armenia armenta armentha armetta armida
armilda armina arminda armine arminta armiyah arna arnella arnelle arnesha arneta arnetha arnetta arnika arnisha arnita arohi arora arpi arra arrabella
arrayah arretta arria arriah arriana arrianna arriel arrielle arrietty arrionna arriyah arryanna arsema arshi arshiya artasia artavia artelia artemisa
artesha artesia arthella arthurine artina artisha aruna arushi arva arvella arvetta arvilla arwa arwen aryah aryana aryanah aryanna aryannah aryella
aryelle aryia aryiah aryiana aryianna aryka arynn aryona aryonna aryssa arzella arzoi arzu asako asees asenath asha ashaki ashana ashani ashanta
ashanty ashara ashari asharia ashaunti ashayla asheley ashely ashelyn ashia ashika ashira ashiya ashiyah ashle ashlea ashleah ashlee ashleen ashlei
ashleigh ashlen ashleyann ashleymarie ashleynicole ashli ashlie ashliegh ashling ashlinn ashly ashlye ashlyn ashlynd ashlyne ashlynn ashlynne ashna
ashonti ashunti ashya asia asiana asianna asiya asja asjah aslee asley asli aslin aslyn aslynn asma asmaa asmara asmi aspasia aspyn aspynn asra assata
assunta astella asteria astoria astra astraea astrid asucena asuna asusena asya atalaya atalia atalie atara atarah atasha atavia athalia athaliah
athalie athanasia athea atheena athena athina athziri athziry atia atiana atianna atina atira atiya atiyah atlanta atleigh atoya attie atzi atziri
atziry aubre aubrea aubreana aubreanna aubree aubrei aubreigh aubreyana aubreyanna aubri aubria aubriana aubrianna aubrianne aubrie aubriee aubriel
aubriella aubrielle aubrii aubrionna aubryana aubryanna aubryn aubrynn auda audelia audery audine audra audrea audreana audreanna audree audrey
audreyana audreyanna audri audria audriana audrianna audrie audriella audrielle audrina audrinna audryna augusta augustina aujanae aulani aulora auna
aundria aune aunesti aunesty aunika aunna aura aurea aurelia aurelie auria auriana aurianna aurie auriella aurielle aurilla aurora aurorah aurore aury
auset ausha austynn autum autumn autumnrose autymn ava avacyn avagrace avah avaiah avaiyah avalee avaleigh avalene avalie avalina avaline avalon avalyn
avalynn avalynne avamae avamarie avana avanell avanelle avangeline avani avanna avanni avantika avarae avaree avarey avarie avarose avaya avayah ave
avea aveah avelina aveline avelyn avelynn avereigh averiana averianna averie averlee averleigh averly averyana averyanna avey aveya aveyah avia aviah
aviana avianah aviance avianna aviannah avice avie aviela aviella avielle aviendha avigail avigayil avika avila avina aviona avionna avira avital aviva
aviya aviyah aviyana aviyanna avleen avneet avni avnoor avonell avonelle avonlea avonna avonne avree avriana avrianna avrie avrielle avril avya avyana
avyanna awa awilda axelle axie aya ayaana ayaat ayah ayaka ayako ayala ayame ayana ayanah ayane ayani ayanna ayannah ayanni ayari ayasha ayat ayda ayde
aydee ayelen ayelet ayesha ayeza ayiana ayianna ayisha ayla aylah aylana aylani aylee ayleen aylene aylin ayline aylinn aylissa aylla aylssa ayme aymee
aynslee aynsley ayona ayonna ayra ayrabella ayriana ayrianna ayriel ayris ayse aysel aysha ayshia aysia aysiah ayssa aytana ayumi ayushi ayva ayvah
ayza ayzal ayzel azadeh azalea azaleah azalee azalia azaliah azalie azalynn azana azara azarah azaria azariya azayla azaylah azaylia azelia azelie
azeneth azhane azia azilee aziya aziza azizah azlee azlyn azlynn azora azoria azra azriella azrielle azucena azula azura azuri azusena azya azyah
azyiah azyla azzie baani babara babetta babette babs babsi babygirl bahar bahja baila bailea bailee bailei baileigh baili bailie baillie bailynn
balbina baleigh baleria balinda bama bambi bambie bana banesa banessa bani barabara barb barba barbar barbara barbaraann barbarajean barbarann
barbarita barbe barbel barbera barbette barbi barbie barbla barbli barbra barbro barby basha basia basilia basma basya bathe bathsheba batool batoul
batsheva batya baya bayla baylea baylee baylei bayleigh bayli baylie baylynn bea beadie beata beate beatrice beatris beatrix beatriz beaulah beautiful
beautifull beauty bebe becca becka beckey becki beckie becky beda bekah bekki belem belen belia belicia belinda belita belkis belky bella belladonna
bellagrace bellah bellamarie bellamie bellany bellarose bellatrix belle belma belva belvia belynda bena benay benedetta benedicta benetta benita benna
bennetta bennye beonca berdella berdena berdia berdie berdina berdine berenice berenis berenise beretta bergit berit berklee berkleigh berklie berlene
berlinda berline berlynn berma berna bernadean bernadene bernadett bernadetta bernadette bernadine bernarda bernardette bernardina bernardine bernece
berneda bernedette berneice bernestine berneta bernetha bernetta bernette bernharda bernhardine bernice berniece bernita bernyce beronica berta bertha
berthe berthilde bertina bertrud bess besse bessie bessy betania beth betha bethanee bethaney bethani bethania bethanie bethann bethanne bethanny
bethany bethene betheny bethlehem bethsaida bethzaida bethzy betina betsabe betsaida betsey betsi betsie betsy bette betti bettie bettina betty
bettyann bettye bettyjane bettyjean bettyjo bettylou betzabe betzabeth betzaida betzy beula beulah beuna bev beva bevelyn beverely beverlee beverlie
beverly beverlyn bexlee bexleigh beya beyla beyonca beyonce beyza bhakti bhumi biana bianca bianey bianka biannca bibi bibiana biddie biggi bijou
billee billi billiejean billiejo billijo bina bindi binta bintou bionca birda birdella birdia birdie birgid birgit birgita birgitte biridiana birte
birtha birtie bisma biviana blaire blakelee blakeleigh blakelyn blakelynn blaklee blakleigh blanca blanch blanche blanchie blannie blasa blayklee blen
blenda blessen blessings blima blimi blimie blimy blinda blondell blondie blondine blonnie blossie blossom bluma blyss bobbe bobbette bobbi bobbiejo
bobbijo bobbye bobbyjo bobette bobi boneta boni bonita bonna bonne bonnell bonnetta bonney bonni bonnie bonnita bonnye borghild bracha bradi bradleigh
braelee braeleigh braelynn braelynne brailee brailey brailynn braleigh branda brandace brandalyn brande brandee brandelyn brandey brandi brandice
brandie brandii brandilyn brandy brandye braniya braniyah braya brayah brayla braylee braylei brayleigh brayley brayli braylie bre brea breah breahna
brealyn brealynn breana breanah breanda breann breanna breannah breanne breasia breauna breaunna breawna brecklyn brecklynn bree breea breeana breeann
breeanna breeanne breelle breelyn breelynn breena breezy brehanna breia breiana breianna breigh breindel breindy breklyn breleigh brelynn brena brenae
brenda brendalee brendaliz brendalyn brendia brendy brenee brenetta brenlee brenleigh brenley brenna brennah brenya breona breonna bresha breslyn
bretta brette breuna breunna brexlee breya breyah breyana breyanna breyona breyonna brezlyn bri bria briah briahna briahnna briana brianah brianca
brianda briani briann brianna briannah brianne brianni brianny briany briarrose briasia briauna briaunna briceida briceyda bricia bridget bridgett
bridgette bridgid bridgit bridgitt bridgitte bridie bridney brie briea brieana brieann brieanna brieanne briel briell briella brielle brielyn brielynn
brienna brienne brieonna brietta briget brigett brigetta brigette briggette brighid brightyn brigid brigida brigit brigitt brigitta brigitte brihana
brihanna brilee brileigh brilynn brina brinda brinklee brinkley brinlee brinleigh brinley brinly brinn brinna brinnley brinsley briona brionna briony
brisa briseida briseis briseyda brisia brissa brissia bristal bristyl brita britaney britani britanie britanny britany brithany britiany britini
britley britne britnee britney britni britnie britny britta brittainy brittane brittanee brittaney brittani brittania brittanie brittanni brittanny
brittany britteny brittiany brittiney brittini brittiny brittnay brittne brittnee brittney brittni brittnie brittny brittony brittyn brixlee brixley
briya briyah briyana briyanna briyonna briza brizeida brizeyda brocha bronda bronte bronwen bronwyn brookelyn brookelynn brookelynne brookie brooklee
brooklen brooklin brooklinn brooklyn brooklyne brooklynn brooklynne brooksie brucha bruchy bruna brunetta brunhild bruni brunilda brya bryah bryana
bryanna bryannah bryanne bryelle brylea brylei bryleigh bryli brylie brylynn bryna brynda bryndle brynlea brynlee brynleigh brynley brynli brynlie
brynlynn brynn brynna brynnan brynne brynnlee brynnleigh brynnley brynnly bryona bryonna bryony bryssa brystal brystol bryttani bryttany buelah buena
buffi buffie buffy bula bulah buna burgandy burgundy burma burnetta bushra byanca byanka byrdie cabella cabrina cachet cacilia cacilie cadance cadee
cadi cadie cady cadynce caedence caela caeleigh caeley caeli caelyn caelynn caia caidance caila cailee caileigh cailey cailie cailin caily cailyn
cailynn caira caisley cait caitlan caitlen caitlin caitlyn caitlynn caitlynne caitrin caitriona caiya cala calah calandra calani calaya calayah
caldonia calea caleah calee caleesi caleigh caleigha calena cali calia caliah caliana caliann calianna calie california calina calisa calise calisha
calissa calista caliya caliyah calla calle callee calleen calleigh calley calli callia callie calliope callista cally calogera calynn calypso calyssa
calysta camala camaria camaya cambelle cambrea cambree cambri cambria cambrie cambry camela camelia camella camellia camesha camey cami camia camiah
camie camielle camila camilah camilia camilla camillia camira camisha camiya camiyah cammi cammie cammy camora camree camreigh camri camrie camy camya
camyla cana canary canda candace candance candas candee candelaria candence candi candia candice candida candie candis candise candiss candra candus
candy candyce canesha canisha caniya caniyah cannie caoimhe capitola capri capria capricia captola cara carah caralee caraline caralyn caralynn caramia
careen carely caren carena caress caressa caresse caretha cari caria cariana cariann carianne caridad carie carilyn carin carina carine carinna carinne
caris carisa carisma carissa carita carla carlea carlean carlee carleen carlei carleigh carlena carlene carlesha carleta carletha carletta carlette
carley carli carlia carlina carline carlisa carlise carlisha carlissa carlita carliyah carlota carlotta carloyn carly carlye carlyn carlyne carlynn
carlyon carma carmalita carmela carmelia carmelina carmeline carmelita carmella carmelle carmen carmencita carmesha carmilla carmina carmita carmyn
carnelia carnetta carnisha caro carol carola carolann carolanne carole carolee caroleen carolena carolene carolin carolina caroline caroljean carolle
carollee carollyn carollynn carolyn carolyna carolyne carolynn carolynne carra carrah carren carrera carri carrianne carrie carrieann carrieanne
carrigan carrin carrina carrine carrisa carrissa carrolyn caryle carylon caryn carys caryssa casandra casaundra casee cashlyn cashlynn casi casia
casidy casie casilda casimira casondra cassadee cassadie cassandr cassandra cassandre cassaundra cassi cassia cassidee cassidi cassidie cassie
cassiopeia cassity cassondra cassy castella catalaya catalea cataleia catalena cataleya cataleyah catalia catalina catalyna catarina cate catelin
catelyn catelynn catera caterin caterina cathaleen cathalina catharina catharine cathe catherene catherin catherina catherine cathern catheryn
catheryne cathey cathi cathie cathleen cathlene cathlyn cathrin cathrine cathryn cathryne cathy catia catie catina catlyn catori catrena catrice catrin
catrina catriona cattaleya cattleya caty caya caycee caydance caydee cayla caylah caylani caylee caylei cayleigh cayley cayli caylie caylyn caylynn
caysie caytlin caytlyn ceaira ceairra ceana ceanna ceara cearra cece ceceilia cecelia cecila cecile cecilee cecilia cecilie cecille cecillia cecily
ceclia ceil ceili ceira ceirra celena celene celenia celes celest celesta celeste celestia celestial celestina celestine celia celica celicia celie
celina celinda celine celines celisa celise celita cella celsey cena cendy cennet centa ceola cera cerena cerenity cerina cerise cerissa cerra cerstin
cerys cesia cesilia ceyda ceylin chaela chaeli chaitra chakia chakira chaley chalice chalise chameka champagne chana chanae chanah chanda chandelle
chandi chandni chandra chandrea chandria chandrika chanee chanel chanele chanell chanelle chani chania chanice chanie chanika chaniqua chanise chanita
chaniya chaniyah chanley channa channah channel channell channelle channie chanta chantae chantal chantale chantalle chantay chante chantee chantel
chantele chantell chantelle chantia chantil chantilly chany chanya chaquita char chara charae chardae charday charde chardonnay charee charelle charese
chari charice charie charis charisa charise charish charisma charissa charisse charita chariti charity charizma charla charlaine charlane charlayne
charlcie charlea charlean charlee charleen charleene charlei charleigh charlena charlene charlese charlesetta charlet charlett charletta charlette
charli charliee charlina charline charlisa charlise charlita charlize charlott charlotta charlotte charlsey charlsie charlye charlyn charlyne charlynn
charma charmagne charmain charmaine charman charmane charmayne charmel charmian charmin charmine charmion charna charnae charnay charnele charnell
charnelle charnetta charnette charnice charnise charnita charo charolett charolette charonda charrise charvi charyl chaselyn chasey chasidy chasiti
chasitie chasity chaslyn chassidy chassie chassity chasta chastelyn chastidy chastity chauna chaundra chaunte chauntel chauntelle chava chavonne chavy
chaya chayenne chayla chaylee chayna chealsea chekesha chela chelby chelcee chelcey chelci chelcie chelcy chelesa chelise chelle chellie chelly chelsa
chelsae chelse chelsea chelsee chelsei chelsey chelsi chelsia chelsie chelsy chena chenell chenelle chenille chenise chenita chenoa chequita chera
cherae chere cheree cherell cherelle cherene cherese cheri cheria cherice cherie cherika cheril cherilyn cherilynn cherina cherisa cherise cherish
cherissa cherisse cherita cherith cherity cherl cherly cherlyn cherlynn chermaine cheronda cherrell cherrelle cherri cherrie cherrill cherrish cherron
cherry cherryl chery cheryal cheryl cherylann cheryle cherylene cheryll cheryln cherylyn cherylynn cheryn cherysh chesnee chesnie chessa chessie
chestine chevonne cheyane cheyann cheyanna cheyanne cheyene cheyenna cheyenne cheyla cheynne cheyrl chezney chiamaka chiana chianne chiara chidinma
chieko chiffon chimamanda chimene chimere china chinenye chinita chinyere chioma chiquita chiquitta chirstina chisa chistina chivon chiyoko chizara
chizaram chizuko chloe chloee chloey chloie chlora chloris chole chonda chondra chonita chrisandra chrisann chrisanne chriselda chrisette chrisie
chrislyn chrislynn chrissa chrissie chrissy christa christabel christabella christabelle christal christalyn christana christe christean christee
christeen christeena christel christell christella christelle christena christene christi christiana christiane christiann christianna christianne
christie christin christina christinamarie christine christinia christl christle christmas christol christy christyana christyn christyna christyne
chrisy chryl chrysta chrystal chrystie chrystina chrystine chrystle chyann chyanna chyanne chyenne chyla chyna chynna chyrel chyrl ciaira ciana ciani
cianna cianni ciara ciarah ciarra cicely cicily cidney cieara ciearra ciela cielle ciena cienna ciera cierra cierrah ciji cilicia cimani cimone cinda
cinde cindee cindel cinderella cindi cindia cindie cindra cindy cing cinnamon cinthia cinthya cintia cionna cipriana cira circe ciria cirilla cissy
citlali citlalli citlally citlaly claira claire clairissa clara clarabel clarabell clarabelle claramae clarene claressa claretha claretta claribel
clarice clarie clariece clarinda clarine clarisa clarise clarissa clarisse clarita clarity claritza clariza clarrisa clarrissa claryce claryssa classie
claudean claudene claudetta claudette claudi claudia claudina claudine clea cleda clela clelia clella clema clemencia clemency clementia clementina
clementine clemie clemma cleola cleona cleone cleopatra cleora cleota cleotilde cleta cleva cliffie clio clista clodagh cloe cloee cloey cloie cloma
clora cloria clorinda clorine cloris clorissa cloteal clotee clothilde clotilda clotilde clover clyda clydene clydia clydie clytee clytie coco coleen
colene coleta coletta colette colinda colleen collene colletta collette collien collyns columbia comfort conception concetta concettina concha
conchetta conchita congetta coni connee conni consepcion constance constantina constanza constanze consuela consuella consuelo conswella contessa
contina contrina cookie copelynn cora corabelle corah coraima coral coralee coraleigh coralie coraline coralyn coralynn corazon corda cordelia cordella
cordia cordula corean coreen coreena corena corene coretha coretta coriana corianna corianne corina corinda corine corinn corinna corinne corinthia
corissa corita cornelia cornesha cornisha corra correen correna correne corrina corrine corrinna corrinne corryn cortana cortina cortlynn cortnee
cortni cortnie cortny coryn corynn corynne cosette cosima cosma costella cotina coumba courteney courtlyn courtlynn courtnay courtnee courtnei courtni
courtnie courtny cozetta cozette creola cressida cressie cresta creta cricket criselda crislyn crissa crissie crissy crista cristabel cristal cristel
cristela cristi cristiana cristie cristin cristina cristine cristy cristyn cruzita crysta crystal crystalann crystale crystall crystalyn crystalynn
crystel crysten crystin crystina crystle crystol cuca curie curtisha cyana cyann cyanna cyanne cyara cybele cybil cyd cydne cydnee cydney cydni cydnie
cyerra cyla cylee cyleigh cylie cymone cyn cynda cyndal cynde cyndee cyndel cyndi cyndia cyndie cyndy cynethia cynia cyniah cynitha cynithia cyntha
cynthea cynthia cynthya cyntia cyra cyrah cyrena cyrene cyriah cyrilla cyrstal cystal cythia czarina dabria dacey dacia daeja daejah daena daenerys
daesha daffney dafne dagmar dagny dahiana dahlia dahlila daiana daija daijah daijha daila dailani dailany dailee daina daira daisa daisee daisey daisha
daisi daisia daisie daisy daizha daizy daja dajae dajah dajana dajanae dajanique dajia dakayla dala dalaina dalal dalana dalaney dalani dalanie dalary
dalaya dalayah dalayla dalayna dalaysia dalayza daleah daleen daleiza dalena dalene daleth dalett dalexa daleysa daleyza dalia daliah daliana dalicia
dalila dalilah dalina dalinda dalisa dalisha daliya daliyah dallana dallie dally dalphine dalya dalyla dalylah dama damali damara damariz damary
damarys damaya dameka damesha dametria damia damiah damiana damika damira damisha damita damiya damiyah damonica damonique damya damyah damyia danae
danah danai danaisha danaja danajah danamarie danasha danashia danasia danay danaya danaysha danaysia danea danee daneen daneille daneisha daneka
danela daneli danella danelle danelly danely danene danesha daneshia danessa danetta danette dangela dania daniah danialle danica danice danicka
daniela daniella danielle daniesha danijah danika danille danilyn danilynn danine daniqua danira danise danisha danita danitra danity danitza daniya
daniyah danna dannae dannah dannelle dannette dannia dannica danniela danniella dannielle dannika danuta danya danyah danyela danyele danyella danyelle
danyka danyla danylah danyle daphane daphanie daphene daphine daphna daphne daphnee daphney daphnie darah daralyn darbi darbie darcee darcelle darci
darcia darcie darcus dareen darely darenda daria dariah dariana darianna darianne darianny darice dariela darielle darielys darienne darilyn darina
darinda dariona darionna daritza dariya dariyah darla darlean darleen darleene darlen darlena darlene darleny darleth darlinda darline darling darlis
darlyn darlyne darlynn darlys darneisha darnella darnesha darneshia darnetta darnice darnisha darnita darolyn darra darrah darria darriana darrielle
dartha darthy darya daryana dasha dashae dashana dashanae dashanti dashauna dashawna dashayla dashia dashley dasia dasie datha dauna dava davanee
daveen daveigh davena davene davetta davette davia daviana davianna davida davina daviona davionna davisha davita davona davonna dawana dawanda dawanna
dawn dawna dawne dawnell dawnelle dawnetta dawnette dawnielle dawnita dawnmarie dawnn dawnya daya dayami dayana dayanara dayani dayanira dayanna
dayanne dayja dayjah dayla daylah daylani daylee dayleen daylene dayna dayona dayonna dayra dayrin daysha dayshia daysi daysia daysy dazaria dazhane
dazia daziah daziyah dea deadra deah deaira deairra deaisha deaja deajah deamber deana deandria deangela deanie deann deanna deanndra deanne deara
deari dearia dearra deasha deashia deasia deatra deatrice deb debanhi debara debarah debbe debbi debbie debbora debborah debbra debby debera deberah
debi debie debora deborah deboraha deborha deborra deborrah debra debraann debrah debralee debria debroah deby december dede dedee dedit dedra dedria
deeana deeann deeanna deeanne deedee deedra deeksha deema deena deepa deepika deepti deerica deetra deetta deette deetya deeya defne dehlia deidra
deidre deija deijah deirdra deirdre deisha deisi deisy deitra deja dejah dejana dejanae dejanay dejane dejanee dejanique dejia dejuana dekayla dela
delaila delailah delaina delainee delainey delainy delana delanee delaney delania delanie delanna delany delara delayla delayna delaynee delaynie
delayza delberta delbra delcia delcie deleah delecia delena delene delfina delia deliah delicia delight delila delilah deliliah delina delinda delisa
delise delisha delissa deliyah della dellar dellia dellie delmi delmy delois deloise delona delonda delora deloras delores deloria delories deloris
delorise delorse delpha delphia delphina delphine delsa delsie delta delva delvina delyla delylah dema demaya demeka demesha demetra demetria demetrica
demi demia demiah demiana demika demisha demita demitra demitria demiya demiyah demonica demya dena denae denasia denay denaya denea denean denece
denecia denee deneen deneice deneise deneisha deneka denelle denene denese denesha deneshia denessa denetra denetria denetta denette denia denica
denice denicia deniece denielle deniese denika denine denisa denise denisha denishia denisia denisse denita denitra deniya deniyah denna dennette
dennice dennise dennisha dennisse denyce denyla denyse deola deolinda deona deondria deonna der dera dereka derenda derica dericka derika derinda
deriyah deronda derotha derrica derricka derrika derriona derya desa desarae desaray desaree deserae deseray desere deserea deseree deserie desha
deshana deshanna deshauna deshawna deshayla deshonda deshonna desira desirae desiray desire desirea desiree desirey desma despina desree dessa dessie
desta destanee destaney destani destanie destany desteni destenie desteny destina destinee destiney destini destinie destiny destyne destynee destyni
destynie detra detria detrice detta deva devanee devaney devani devanie devanny devanshi devany devera devi devika devina devinne devita devoiry devona
devonda devonia devonna devora devorah devory devota devra dewana dewanda dewanna deya deyana deyanira deyanna deylani deyna deyonna deysi deysy
dezarae dezaray dezaree dezerae dezeray deziah dezirae deziray dezire deziree deziyah deztiny dezyre dezzie dhalia dhanvi dhanya dhara dhiya dhriti
dhruvi dhwani diahann diala diamantina diamonique diana dianah diandra diane dianey diani diania diann dianna dianne diannia diantha diara diasia
diavian dicie dicy didi diedra diedre dierdra dierdre dierra diesha dietlind dietlindis dietra digna dijana dilara dilcia dilia dillie dim dimitra
dimitria dimond dimple dina dinah dineen dinesha dini dinna dinora dinorah diona diondra dionicia dionisia dionna dionysia diora disa disha ditya diva
divina divinity divisha divya dixie diya djeneba djuana djuna dmya dniyah dnyla docia dodi dodie dody dola dolce dollie dolly dollye doloras dolores
doloris domenica dominga dominica dominika domitila dona donae donalda donalee donalyn donasia donata donatella donda doneisha donelda donella donesha
doneshia donetta donette donia donica donice doniesha donika donise donisha donita donna donnabelle donnajean donnalee donnamae donnamarie donnella
donnesha donnetta donnette donnia donnice donnisha donnita donzella dora doraine doralee dorann dorathea dorathy dorcas dorcus doreatha doree doreen
doreena doreene dorena dorenda dorene doretha dorethea doretta dorette dori doria doriana doriann dorianne dorice dorie dorina dorinda dorine doris
dorise dorismar dorita dorla dorleen dorlene dorma dorotha dorothe dorothea dorothee dorothey dorothie dorothy dorothyann dorothye dorraine dorreen
dorri dorrie dorrine dorrit dorte dortha dorthea dorthey dorthia dorthie dorthy doryce dosha doshia doshie dot dotti dottie dotty dove dovie doylene
draya drea dreama dreanna drema drena drenda dreya drina drinda drucella drucilla druscilla drusilla dua duaa duana duchess duha dula dulce dulcemaria
dulcie dulcinea dulse dunia dunja dunya dura durinda duru dusti dustie dustina dutchess duyen dwana dwanda dwanna dyamond dyana dyane dyani dyann
dyanna dyanne dyasia dylana dyna dynasia dynasti dynasty dynesha dynisha earla earlean earleen earlena earlene earline earlyne earma earnesteen
earnestine earnstine earsie eartha easter eathel eather ebba ebelin ebone ebonee eboney eboni ebonie ebonique ebony eda edana edda eddye edelgard
edeline edelmira edeltraud edelyn edgitha edie edina edit edith editha edithe edla edlyn edmonia edna ednamae edra edrie eduarda edwena edwina edwinna
edwyna edye edynn edyth edythe eesha eeva eevee eevie effa effie efrata ehlani eiko eila eilah eilee eileen eileene eilene eiley eilidh eilis eilish
eiliyah eilleen eily eilyn eimi eimy eira eirene eisha eisley eithel eiza ekaterina ekaterini ela elaf elah elaia elaijah elain elaina elainah elaine
elainna elajah elana elanda elane elani elania elanie elanna elanor elanora elanore elanur elany elara elaria elasia elaya elayah elayna elayne elaysha
elaysia elberta elbony elcie elda eldana eldine eldonna eldora elea eleah eleana eleaner eleanna eleanor eleanora eleanore elease elecia electa electra
eleen eleena eleftheria eleia eleina eleisha elektra elen elena elene eleni elenna elenor elenora elenore eleny eleonor eleonora eleonore eleora eleri
elesa elese elesha eleshia elesia eletha elexa elexia elexis elexus eleyna elfi elfida elfie elfreda elfride elfrieda elfriede eliabeth eliana elianah
eliane eliani elianis elianna eliannah elianne elianny eliany elianys elice elicia elida elidia elienai eliette elif elika elin elina elinda eline
elinor elinora elinore eliora elira elisa elisabet elisabeta elisabeth elisabetta elisandra elise elisea elisheba elisheva elishia elisia eliska elissa
elisse elissia elita elivia eliyana eliyanah eliyanna eliz eliza elizabella elizabet elizabeth elizabethann elizaveta elizbeth elizebath elizebeth
elizeth elizibeth elka elke elky ella ellagrace ellah ellaina ellamae ellamarie ellamay ellan ellana ellanie ellanor ellanora ellanore ellar ellarae
ellaree ellarie ellarose ellary ellasyn ellayna elle elleana elleanna elleanor ellee elleen elleigh ellen ellena ellene ellenor ellenora ellenore eller
ellerie elley elli ellia elliana ellianah ellianna ellianne ellice ellieana ellieanna elliemae elliet elliette ellin ellina ellinor ellionna ellisa
ellise ellisha ellissa ellisyn elliyah elloise ellon ellora ellorie ellory ellouise ellowyn ellsie elly ellyana ellyanna ellyn ellysa ellyse ellyson
ellyssa elma elmarie elmina elmira elmire elmyra elna elner elnita elnor elnora elnore elnoria eloah elodia elodie elody elois eloisa eloise elona
elonda eloni elora elorah elouise elowen elowyn elowynn eloyce elsa elsbeth else elsi elsia elsie elspeth elsy elsye elta eluney elva elvena elvera
elverna elvi elvia elvina elvira elwanda elyana elyanna elyce elycia elyn elyna elynn elynor elysa elysabeth elyse elysia elyssa elysse elyssia elyza
elyzabeth elzada elzina elzora ema emagene emalee emaleigh emalia emalie emalina emaline emaly emalyn emalynn emanie emanuela emanuella emaree emarie
emaya ember emberlee emberleigh emberley emberli emberlie emberly emberlyn emberlynn embree embrie emelda emeli emelia emelie emelin emelina emeline
emelly emely emelyn emelynn emeree emerie emerly emerlyn emerlynn emersyn emersynn emeryn emi emiah emie emiko emila emilea emilee emileigh emiley
emili emilia emiliana emilianna emilie emilija emiline emillia emillie emilly emily emilya emilyann emilyanne emilyn emilynn emilyrose emina emine
emira emireth emiya emiyah emlyn emma emmagene emmagrace emmah emmajane emmajean emmajo emmakate emmalea emmaleah emmalee emmaleigh emmalene emmalia
emmalie emmalin emmalina emmaline emmalise emmalou emmaly emmalyn emmalyne emmalynn emmalynne emmamarie emmanuela emmanuella emmarae emmarie emmarose
emmary emme emmelia emmeline emmely emmelyn emmer emmerie emmersen emmersyn emmi emmie emmilee emmily emmilyn emmory emmry emmy emmylou emnet emogene
emonee emonie emoree emorie empress emree emrie emsley emunah emy emya emyah emylee emylia emylie ena enas enaya enda endia endya enedelia enedina
eneida enid enie enijah eniya eniyah enjoli enma enna ennifer enola enora enriqueta enslee ensleigh ensley envy enya enza enzlee enzley eola eowyn
epifania epiphany epsie equilla era erabella eraina erandi erandy ercilia erdine ereka erendida erendira eretria eria erial eriana erianna erica ericca
ericha ericia ericka erielle erika erikah erikka erilyn erin erina erinne eriona erionna eriyana eriyanna erla erleen erlene erlinda erline erma
ermalinda ermelind ermelinda ermina erminia erna ernesta ernesteen ernestene ernestina ernestine errica erricka ersie ertha erva eryca eryka erykah
eryn erynn erynne esabella esbeidy esha eshaal eshal eshani esma esmae esmay esme esmee esmeralda esmeray esmerelda esperansa esperanza esraa essance
essence essica essie essynce esta estalene estefana estefani estefania estefanie estefanny estefany estela estelene estella estellar estelle estephani
estephania estephanie estephany ester esthefany esthela esther esti estie estrella estrellita estreya estrid esty eszter eternity etha ethel ethelda
etheleen ethelene etheline ethelmae ethelyn ethelyne ethlyn ethyl ethyle etna etoile etta ettel etter ettie etty eudelia eudora eufemia eugena eugenia
eugenie eugina eula eulah eulala eulalia eulalie eular eulene euline eun euna eunice eunique eupha euphemia eureka eusebia eustacia eustolia eutha eva
evah evalee evaleen evaleigh evalena evalene evalie evalin evalina evaline evalise evaluna evalyn evalyne evalynn evalynne evamae evamaria evamarie
evana evangaline evangela evangelene evangelia evangelina evangeline evangelyn evani evania evanie evanna evanne evanny evany eve evea evee eveke
evelean eveleen evelena evelene evelette evelia evelin evelina eveline evella evellyn evely evelyn evelyna evelyne evelynn evelynne eveny everlea
everlean everlee everleigh everlena everlene everley everli everlie everlina everline everly everlyn everlynn evett evetta evette evey evi evia eviana
evianna evie evita evlyn evoleht evolet evoleth evolett evolette evonda evone evonna evonne evony evora evva evvie evy evynn ewa exa exie eyana eyanna
eydie eyla eyleen eylin eymi eyvette eyvonne ezabella ezella ezinne ezlyn ezlynn ezmae ezme ezmeralda fabia fabiana fabianna fabienne fabiola faduma
fadumo fae faelyn faelynn fahima faiga faige faigy fairy faith faithann faithe faithlyn faithlynn faiza faizah fajr falecia falen falesha falicia
falicity falisha fallyn falyn falynn fanchon fancy fanni fannie fanny fannye fanta fantasia fara farah faren farha farhana farheen faria farida fariha
farrah farryn fartun faryn farzana fatema fatemah faten fathima fatiha fatima fatimah fatimata fatina fatma fatmata fatmeh fatou fatoumata fatuma
fatumata faun fauna faustina faustine faviola fawn fawna faydra faye fayelynn fayetta faylene fayrene fayth faythe feather febe federica fedora feige
felecia felesha felica felicha felicia feliciana felicie felicita felicitas felicity felina felipa felisa felisha felishia felisia felissa felita
felizia felizitas femke fenja fermina fern fernanda fernande ferne ferol feven fia fiadh fianna fidela fidelia filippa filomena fina fine finia finja
finleigh finnja finnleigh finola fiona fionna fionnuala fiora fiorela fiorella fiza fjodora flannery flavia flecia fleda fleeta fleta fleur fleurette
flo floella flonnie flor flora florabelle florance flordia floree floreen floreine florella florena florence florencia florene florentina florentine
florestine floretta florette floria florice florida florie floriene florina florinda florine florita florrie flossie floyce floye folasade folashade
fonda fontella forestine fortunata fotini fradel frady fraida fraidy franca franceen francelia francella francena francene francenia frances francesca
franceska francess francetta francette franchesca francheska franci francia francie francies francina francine francisca francoise francy franka
frankee frankye frannie fransheska fransisca franziska frauke fraya freda fredda frederica fredericka frederike fredia fredna fredonia fredrica
fredricka fredrika freeda freida freja freya freyja frida frieda friederike frimet frimy fritzi frona fronia fronie fronnie fruma fumi fumie fumiko
fusae fusako fynlee gabbie gabbriella gabbrielle gabby gabi gabrella gabrelle gabriana gabrianna gabriela gabriella gabrielle gabrielly gabrille
gabryela gabryella gabryelle gaby gae gaelle gaetana gaia gaila gaile gailya gala galadriel galena gali galia galilea galileah galilee galina gao gara
gardenia gargi garnetta garnette gatha gauri gavriella gavrielle gayatri gaye gayl gayla gayleen gaylene gaylia gaylyn gaylynn gaynel gaynell gaynelle
gaytha geana geanie geanna gearldean gearldine gearline geena geerda geeta geisha gela gelila gelsey gem gema gemma gena genae genavie genavieve genea
genecis genee geneen geneieve geneive genell genella genelle genene genese genesee genesi genessa genessis genesys genetta genette geneva geneve
geneveive genever genevia genevie genevieve genevive genevra geni genia genice genieve genifer genine genise genisis genita geniva genna gennell
gennesis gennette gennifer genny genoa genola genora genova genoveva geonna georga georgana georgann georganna georganne georgean georgeann georgeanna
georgeanne georgena georgene georgetta georgette georgia georgian georgiana georgiann georgianna georgianne georgina georgine geovana geovanna geralde
geraldean geraldene geraldine geraldyne geralene geraline geralyn geralynn gerarda gerardine gerda gerdi gerene gerhild geri geriann gerianne gerilyn
gerilynn gerldine gerlene gerlinde gerline germana gerri gerrie gerta gertha gerti gertie gertien gertraud gertraude gertrud gertrude gertrue gertude
gesa geselle gesenia gesine gessica getsemani ghalia ghazal ghislaine gia giabella giada giana gianah gianella gianelle gianina gianna giannah giannina
giavana giavanna giavonna gidget gigi gila gilberta gilberte gilda gillian gilma gimena gina ginamarie ginelle ginette ginevra ginger gini ginna ginni
ginnie ginny gioia gionna giorgia giovana giovanna girlie girtha girtie girtrude gisa gisel gisela gisele gisell gisella giselle gisla gissel gissela
gissele gissell gisselle gita gitel gitta gittel gitty giulia giuliana giulianna giulietta giuseppina gizel gizella gizelle glada gladie gladies
gladine gladiola gladis glady gladyce gladys glayds glee glema glena glenda glendia glendola glendora glendy glenice glenna glennda glennys glenola
glenora glenys glinda glora glori gloria gloriana gloriann glorianna glorianne glorie glorimar glorine glorious gloris glory glynda glynis glynna
glynnis goddess gola golda goldia goldie goldy gorgeous grabiela grace graceann graceanne gracee gracelee gracelin gracelyn gracelynn gracelynne
gracemarie gracey graceyn graci gracia graciana gracie graciela graciella graciemae gracious graclyn gracy gracynn graelyn grasiela grayce graycee
graycie graylee graylynn grazia graziella grazina grazyna grecia greenlee greenleigh greenley greenly gregoria greidys greta gretchen grete gretel
grethel gretta grettel greydis gricel gricelda grisel griselda grisell griselle grissel grit gritt grizelda gudela gudrun guelda guenevere guiliana
guilianna guillermina guinevere guiselle guliana gulianna gunda gundula gunhild gurleen gurtha gusta gustava gustavia guyla gwen gwenda gwendalyn
gwendalynn gwendelyn gwendlyn gwendola gwendolen gwendoline gwendolyn gwendolyne gwendolynn gweneth gwenetta gwenette gwenevere gwenith gwenivere gwenn
gwenna gwenneth gwenyth gwyndolyn gwyneth gwynevere gwynne gwynneth gyanna gypsy gyselle haasini habiba hadar hadas hadasa hadasah hadassa hadassah
haddie haddy hadeel hadessah hadewig hadia hadiya hadiyah hadja hadlee hadleigh hadli hadlie hadwig haelee haeley haeli haely haelyn haelynn haevyn
hafsa hafsah hagar haide haidee haidy haifa hailea hailee hailei haileigh hailey haili hailie haille hailley haillie haily hailyn hailynn haislee
haisleigh haisley haivyn haizel haizlee haizley haja hajar hajra hala halana halayna halea halee haleema halei haleigh halena haley hali halia halie
haliegh haliey halima halimah halina halla halle hallee halleigh hallelujah halli hally halona halyn halyna hamida hamide hamna hana hanaa hanah hanako
haneefah haneen hang hania hanifa hanifah haniya haniyah hanna hannah hannahgrace hannahmarie hanne hannelore hanni hannia hanny hansika hanvika hareem
harini harlean harleen harlei harleigh harlene harli harlynn harmani harmonee harmoney harmoni harmonie harmonii harmony haroldine harolyn harriet
harriett harrietta harriette harryette harshini harshita harshitha hartlee hartleigh hartlyn harue haruka haruko hasel haset hasina hasini hasna hasset
hassie hatice hatsue hatsuko hattie hava havana havanna havannah havilah hawa haya hayat hayde haydee hayla hayle haylea haylee haylei hayleigh hayley
hayli haylie haylin haylo haylynn hayzel hayzlee hazel hazelee hazeleigh hazelgrace hazeline hazell hazelle hazely hazelyn hazelynn hazle hazlee
hazleigh hazley hazyl heather heavan heaven heavenlee heavenleigh heavenly heavyn heba hebah hedda hedi hedwig hedy heena heer heide heidemarie
heiderose heidi heidie heidrun heidy heilgard heily heiress helaina helaine helana helane helayna helayne heleen helen helena helene helenka helga
helgard helia helin helina hella hellen hellena hellon helma helmi heloisa heloise helon helvi helyn hema hemen hena henchy hendy henessy henlee
henleigh henna hennessey hennie henretta henrietta henriette henrika henrike henritta henryetta henslee henya hera heran herlinda herma hermela
hermelinda hermenia hermi hermila hermina hermine herminia hermione herta hertha hessie hester hether hettie hetty heydi heydy hiba hibah hibba hidaya
hideko hiedi hikari hila hilari hilaria hilarie hilda hildagarde hilde hildegard hildegarde hildur hildy hiliana hilke hillari hillarie hilliary hilma
hiltraud hiltrud himani hina hinata hind hinda hindy hira hiroko hisako hiya hoda hodan hodaya holiday hollee holli hollyann hollye hollyn hollynn
holma honestee honesti honestii honesty honey honora hoorain hope hopelynn hortence hortencia hortense hortensia hosanna huberta huda hulda huldah huma
humaira huntleigh huong husna huyen hyacinth hyazintha hydeia hydia hyla ia iana ianna iantha iara iasia ibeth ibtisam ica icela icelyn icelynn icie
icis icy ida idabelle idali idalia idalis idaly idalys idamae idania idell idella idelle idil idolina idy ieasha ieesha ieisha iesha ieshia ife ifeoma
ifrah ignacia ignatia ignazia iisha ijeoma ikea ikia ikran ila ilah ilana ilani ilaria ilayda ilda ilea ileah ilean ileana ileane ileanna ilee ileen
ileene ilena ilene ileta iliana ilianna ilina iline ilisa ilissa iliyah iliza iljana ilka illa illana illeana illene illiana illianna illona illyana
illyanna ilma ilona ilonka ilsa ilse ily ilyana ilyanna ilyse ilyssa ima imagene imajean imane imanie imara imaya imelda imke imo imogean imogen
imogene imojean imona imoni imunique ina inaaya inara inas inaya inayah inda india indiah indica indira indiya indiyah indya inell ines inessa inetta
inez ineze infiniti infinity inga ingeborg ingeburg ingehild inger ingrid ingris inis inita iniya inka inna inocencia inza ioanna iola ioma iona ione
ionia ionna iqra iraida irais irania irasema irean irelyn irelynd irelynn irem irena irene ireta iretha iretta irha iriana irianna iridessa iridian
iridiana irina irine iris irisa irja irlanda irma irmgard irmhild irmi irmina irmingard irmtraud irmtraut irva irys isabeau isabel isabela isabele
isabell isabella isabellah isabellamarie isabellarose isabelle isadora isaly isatou isatu isaura isbella isel isela isella isha ishana ishani ishanvi
ishika ishita isidora isidra isis isla islah islay ismerai isobel isobella isola isolda isolde isra israa israella issabella issabelle issis isys isyss
iszabella ita itali italia italy itati ithzel itsel itza itzabella itzamara itzayana itzayanna itzel itzell itzia iva ivadell ivah ivalee ivana ivania
ivanka ivanna ivee ivelis ivelisse ivet iveth ivett ivette iviana ivianna iviona ivona ivone ivonna ivonne ivoree ivori ivorie ivyana ivyanna ivylynn
ivyonna ivyrose iwona ixchel iya iyah iyahna iyana iyanah iyani iyanla iyanna iyannah iyari iyesha iyla iylah iyona iyonna iysis iza izabel izabela
izabell izabella izabellah izabelle izadora izamar izara izella izetta izola izora izza izzabell izzabella izzabelle izzah izzie jaala jaaliyah jaanvi
jabrea jabria jacalyn jacara jacci jacelyn jacelynn jaci jacie jacilyn jacinda jacinta jackalyn jackee jackelin jackeline jackelyn jackelyne jacki
jackilyn jacklin jackline jacklyn jacklynn jackolyn jackqueline jackquelyn jackquline jackye jaclin jaclyn jaclyne jaclynn jacoba jacolyn jacqlyn
jacqualine jacqualyn jacquelene jacqueli jacquelin jacquelina jacqueline jacquelyn jacquelyne jacquelynn jacquelynne jacquetta jacquette jacqui jacquie
jacquiline jacquilyn jacquita jacqulin jacquline jacqulyn jacqulyne jacqulynn jacyln jada jadae jadah jadalyn jadalynn jadaya jadea jadee jadelyn
jadelynn jadi jadia jadine jadira jadwiga jady jadzia jaeda jaela jaelah jaelani jaelee jaeleen jaeleigh jaelene jaeli jaeliana jaelle jaely jaelyne
jaelynn jaelynne jahaira jahanna jahara jahayra jahira jahlia jahliyah jahmya jahna jahnae jahnavi jahnay jahnia jahniya jahniyah jahnya jahzara jaia
jaiah jaiana jaianna jaicee jaid jaida jaidah jaide jaidy jaielle jaila jailah jailani jailee jaileen jaileigh jailene jailey jailine jailyne jailynn
jaima jaimee jaimi jaina jaine jaionna jaira jaisa jaisha jaisley jaiya jaiyah jaiyana jajaira jakaila jakaiya jakala jakara jakaria jakaya jakayla
jakaylah jakeira jakelin jakeline jakelyn jakera jakeria jakerria jakeya jakhia jakia jakiera jakira jakirah jakiya jakiyah jaklyn jakya jakyah jakyia
jakyla jakylah jakyra jala jalah jalaina jalaine jalaiya jalaiyah jalana jalasia jalaya jalayah jalayia jalayiah jalayla jalayna jalaysia jalea jaleah
jalecia jalee jaleeah jaleena jaleesa jaleeyah jaleia jaleiah jaleigh jaleigha jalena jalesa jalesia jalessa jalexis jaley jaleya jaleyah jalia jaliah
jalicia jalie jalila jalilah jalina jalisa jalise jalisha jalisia jalissa jaliya jaliyah jalonda jalyiah jalynne jalysa jalyssa jamaica jamaiya
jamariah jamaya jamayah jamea jameah jameca jamecia jameeka jameela jameelah jameia jameika jameisha jameka jamekia jamela jamelah jamelia jamella
jamera jameria jamesa jamese jamesetta jamesha jameshia jamesia jameya jamia jamica jamiee jamielee jamielyn jamielynn jamika jamila jamilah jamilee
jamilet jamileth jamilette jamilex jamilia jamilla jamillah jamilya jamilyn jamilynn jamina jamira jamiracle jamirah jamise jamisha jamiya jamiyah
jammi jamonica jamya jamyah jamye jamyia jamyiah jamyla jamylah jamyra jamyrah jamyria jana janace janae janah janai janaia janaiah janaisha janaiya
janaiyah janaki janalee janalyn janan janani janaria janasha janasia janay janaya janayah janaye janayla janaysia jancie jancy janda jandi jane janea
janeah janeal janean janeane janece janecia janee janeece janeen janeene janeice janeisha janeka janel janele janeli janelis janeliz janell janella
janelle janelli janellie janelly janely janelys janene janesa janese janesha janeshia janessa janet janeth janett janetta janette janeva janey janeya
jania janiah janiaya janica janice janicia janie janiece janielle janifer janika janila janilah janin janina janine janiqua janique janira janisa
janise janisha janissa janita janith janitza janiya janiyah janiyla janiylah janki janna jannah jannat jannatul jannel jannell jannelle jannely
jannessa jannet janneth jannett jannetta jannette janney jannice jannie jannifer jannika jannine janny janova january janvi janya janyah janyce janyia
janyiah janyla janylah japji jaquala jaquana jaquanna jaquelin jaqueline jaquelinne jaquelyn jaquelyne jaquelynn jaquetta jaquisha jaquita jara jarah
jareli jarely jaretssi jaretzi jaretzy jarissa jarita jaritza jariya jariyah jaroslawa jaryah jasa jasalyn jasamine jaselle jaselyn jasemine jasenia
jasey jasha jashanti jashayla jasia jasibe jasie jasimine jasira jasleen jaslene jaslin jasline jaslyn jaslyne jaslynn jasma jasmaine jasmarie jasmeen
jasmen jasmin jasmina jasmine jasmyn jasmyne jasmynn jassica jasslyn jassmin jassmine jatara jatavia jatoria jatziri jatziry jaunita javaeh javeah
javia javona javonda javonna jawana jawanda jawanna jaxie jaya jayah jayana jayani jayanna jaycelyn jayci jaycie jayda jaydah jaydalynn jayelle jayla
jaylah jaylani jaylanie jaylanni jaylea jayleah jaylean jaylee jayleen jayleene jaylei jayleigh jaylena jaylene jaylenne jayley jayli jaylia jayliah
jayliana jaylianna jaylie jaylina jayline jaylynne jayma jaymarie jaymee jaymi jayna jayne jaynee jaynie jayona jayonna jaysa jaysha jazaiyah jazalyn
jazalynn jazara jazarah jazaria jazariah jazell jazelle jazelyn jazilyn jazira jaziya jazleen jazlene jazlin jazline jazlyn jazlyne jazlynn jazlynne
jazmaine jazmarie jazmeen jazmen jazmin jazmine jazmyn jazmyne jazmynn jazzalyn jazzelle jazzlin jazzlyn jazzlynn jazzmen jazzmin jazzmine jazzmyn
jazzmyne jazzy jeana jeanann jeananne jeane jeanean jeanee jeaneen jeanell jeanelle jeanene jeanenne jeanet jeanett jeanetta jeanette jeani jeania
jeanice jeanie jeanine jeaninne jeanita jeanmarie jeanna jeanne jeannemarie jeannene jeannett jeannetta jeannette jeannie jeannine jeanny jearldine
jearlean jearlene jearline jeda jeena jeffifer jehilyn jeidy jeilani jeily jeilyn jeimy jekaterina jelena jelina jelisa jelissa jella jema jemia jemima
jemimah jemma jena jenae jenafer jenah jenai jenaiah jenalee jenalyn jenan jenasis jenavie jenavieve jenay jenaya jenea jenean jeneane jenee jeneen
jenefer jenel jenell jenelle jenene jenese jenessa jenesys jenetta jenette jeneva jenevie jenevieve jeni jenia jeniah jenica jenice jenicka jenie
jeniece jenifer jeniffer jenika jenilee jenin jenine jenipher jenisa jenise jenisha jenisis jenissa jenita jeniya jeniyah jenna jennae jennafer jennah
jennalee jennalyn jennalynn jennamarie jennavecia jennavie jennavieve jenne jennefer jennel jennell jennelle jennessa jennessy jennet jennett jennetta
jennette jenney jennfier jenni jennica jennice jennie jenniefer jennier jennife jennifer jenniffer jennifier jennika jennilee jennilyn jennine
jennipher jennise jenny jennyfer jensine jentri jeny jenyfer jeorgia jera jeraldine jeraline jeralyn jeree jerelene jereline jerelyn jerene jeri
jeriann jerica jericha jericka jerie jerika jerilyn jerilynn jerlean jerlene jerline jerlyn jermia jermya jernee jeroline jerolyn jeronica jerra jerri
jerrica jerricka jerrika jerrilyn jerrilynn jerrine jersee jersi jersie jerusha jerzie jesalyn jeselle jesenia jesica jesika jesly jeslyn jeslynn jessa
jessaca jessalyn jessalynn jessamine jessamy jessamyn jesscia jesseca jesseka jesselle jesselyn jessenia jessia jessica jessicaann jessicah
jessicamarie jessicca jessice jessicia jessika jessilyn jesslyn jesslynn jessyca jessye jessyka jestina jestine jesusa jesusita jetta jette jewelene
jewelia jeweliana jeweline jewelle jewels jeyla jeylin jeymi jezabel jezabelle jezebel jezel jezelle jezlyn jhade jhanae jhane jhanvi jhene jhoana
jhoanna jhoselyn jiah jiana jianna jil jilda jilian jill jillaine jillene jillian jilliana jilliann jillianne jillyan jillyn jimena jina jinan jinelle
jinger jinna jinnie jinny jinora jiovanna jisel jisela jiselle jissel jisselle jiya jiyah jizelle jla jmya jnae jnai jniya jniyah jnya jo joan joana
joane joanette joani joanie joanmarie joann joanna joannah joanne joannie joanny joaquina jobeth jocabed jocee jocelin joceline jocelyn jocelyne
jocelynn jocelynne jochebed jocie jocilyn joclyn joclynn jodean jodee jodeen jodell jodelle jodene jodi jodiann jodine joeann joeanna joei joeleen
joelene joeli joelie joelina joeline joella joelle joellen joelly joellyn joely joelyn joelynn joesphine joetta joette johana johanna johannah
johannata johanne johna johnae johnay johnda johneisha johnella johnelle johnesha johnetta johnette johni johnice johnisha johnita johnna johnnae
johnnetta johnsie joi joia joice jolaine jolanda jolane jolantha jolayne jolea joleah jolean jolee joleen joleigh jolena jolene joletta jolette joley
joli jolie jolien jolin jolina jolinda joline jolisa jolissa jolyn jolyne jolynn jolynne jomarie jonae jonalyn jonasia jonda jonee joneisha jonelle
jonesha jonetta jonette joni jonica jonika jonique jonisha jonita joniya joniyah jonna jonnae jonnette jonni joplin jordana jordanna jordanne jordis
jordyne jordynn jordynne jorene joretta jorgia jorie jorja josabet josabeth josalyn josalynn josaphine joscelin joscelyn joscelynn josee josefa josefin
josefina josefine josefita joselin joseline joselle joselyn joselyne joselynn josepha josephene josephin josephina josephine josetta josette joshalyn
joshlyn joshlynn josi josiane josie josiephine josilyn josilynn joslin joslyn joslynn josphine jossalyn josselin josseline josselyn josselyne jossie
josslyn josslynn josy jouri journe journee journei journi journie journiee journii joury jovana jovanna jovee jovie jovita jovonna jowanna joy joya
joyann joyanna joyanne joyce joyceann joycelin joycelyn joycelynn joycie joye joyelle joyice joylene joylyn joylynn jozalyn jozee jozelyn jozette jozi
jozie jozlyn jozlynn juana juanda juanell juanetta juanice juanisha juanita jubilee judee judeth judi judie judieth judit judith juditha judithann
juditta judy judyann judye judyth judythe juhi julaine julane julanne juleah julee juleen julene juli julia juliah juliana juliane juliann julianna
juliannah julianne julianny juliany juliauna julie julieana julieann julieanna julieanne juliene julienne juliet julieta julieth juliett julietta
juliette julika julina juline julionna julisa julissa julita julitza juliya juliza jull julliana jullianna jullie julya julyana julyssa jumana juna
june junell junella junelle junetta junette junia junice juniper junita jurnee jurney jurni jurnie justa justeen justene justina justine justyna
justyne jutta juvia jyl jyllian jyoti kaaliyah kaaren kaari kaavya kabella kabria kabrina kacelyn kachina kaci kacia kacie kadance kadedra kadee
kadeidra kadeja kadejah kadesha kadeshia kadi kadia kadiatou kadie kadience kadija kadijah kadince kadisha kady kadynce kae kaedynce kaela kaelah
kaelani kaelee kaeleigh kaeley kaeli kaelie kaely kaelyn kaelynn kaelynne kaetlyn kahealani kahla kahlani kahlea kahleah kahlia kahliyah kahlyn kahmya
kaia kaiah kaiana kaida kaidance kaija kaila kailah kailana kailani kailany kailea kaileah kailee kaileen kaileena kailei kaileia kaileigh kailene
kailey kaili kailia kailie kailoni kaily kailyn kailynn kailynne kaina kainat kaira kairah kairy kaisa kaisey kaisha kaislee kaisleigh kaisley kaislyn
kaithlyn kaitlan kaitland kaitlen kaitlin kaitlinn kaitlyn kaitlyne kaitlynn kaitlynne kaity kaiulani kaiya kaiyah kaiyla kaizlee kaizley kaja kajal
kajetana kajsa kala kalah kalahni kalana kalandra kalanie kalaya kalayah kalaysia kalea kaleah kalee kaleen kaleena kaleesi kaleia kaleiah kaleigh
kaleigha kalena kalene kalesha kaley kaleya kaleyah kali kalia kaliah kaliana kaliann kalianna kalicia kalie kaliegh kalii kalika kalila kalilah
kalimah kalina kalinda kaliope kalis kalisa kalise kalisha kalissa kalista kaliya kaliyah kalkidan kalla kallee kalleigh kalley kalli kallie kalliope
kalliopi kallista kally kallyn kaloni kaly kalya kalyani kalyna kalynn kalynne kalyse kalyssa kalysta kama kamaile kamaiya kamaiyah kamala kamalani
kamara kamarah kamaria kamariah kamariya kamaya kamayah kamber kambree kambri kambria kambrie kambry kamea kameela kameelah kameisha kameka kameko
kamela kamelia kamera kamesha kameshia kami kamia kamiah kamie kamika kamila kamilah kamile kamilia kamilla kamillah kamille kamira kamirah kamisha
kamiya kamiyah kammi kammie kammy kamora kamorah kamoria kamoura kamree kamri kamrie kamry kamya kamyah kamyia kamyiah kamyla kamylah kamyra kamyrah
kana kanani kanaya kanda kandace kandee kandi kandice kandie kandis kandise kandra kandy kandyce kaneesha kaneisha kanesha kaneshia kania kaniah
kaniesha kanijah kanika kanisha kanita kaniya kaniyah kanna kanyla kaomi kaprice kara karah karalee karalina karaline karalyn karalynn kareema kareemah
kareena kareli karelly karely karelyn karen karena karene karenna karessa kari karia kariah kariana kariann karianna karianne karie karielle karigan
karilyn karima karimah karime karin karina karine karington karinna karinne karis karisa karisha karishma karisma karissa karita kariyah karizma karla
karlea karlee karleen karlei karleigh karlena karlene karley karli karliah karlie karlina karlisha karlotta karly karlye karlyn karlynn karmah karmela
karmella karmen karmin karmon karmyn karn karna karola karole karolee karolina karoline karolyn karolyna karolyne karolynn karra karrah karren karri
karrie karrigan karrin karrina karris karrisa karrissa karyl karyme karyn karyna karynn karys karyssa kasandra kasara kasaundra kasee kasha kashana
kashara kashawna kashay kashayla kasheena kashia kashlyn kashlynn kashvi kasi kasia kasidee kasidy kasie kasondra kassadi kassady kassandra kassaundra
kassey kassi kassia kassidee kassidi kassidie kassidy kassie kassondra kassy kata katalaya katalea kataleah kataleia katalena kataleya kataleyah
katalia katalin katalina katalyna katana katara katarina katarzyna katasha kate katee katelan kateland kateleen katelen katelin katelinn katelyn
katelynd katelyne katelynn katelynne katera kateri kateria katerin katerina katerine katerra kateryna katesha katey katha kathaleen kathalene kathaleya
kathalina katharina katharine katharyn kathe kathee katheleen kathelene kathelyn katherene katherin katherina katherine katherinne katherleen kathern
katheryn katheryne kathey kathi kathia kathie kathinka kathlean kathleen kathleene kathlene kathline kathlyn kathlynn kathreen kathrein kathren
kathrene kathrin kathrina kathrine kathryn kathryne kathrynn kathy kathya kathyann kathye kathyleen kathyrn kati katia katiana katianna katie katieann
katielynn katilin katilyn katilynn katina katiria katisha katiya katja katka katleen katlin katlyn katlyne katlynn katlynne katniss katonya katoria
katoya katreena katrena katrenia katriana katrice katricia katrin katrina katrine katrinia katrinka katrisha katryn katryna kattaleya katti kattie
kattleya katty katura katurah katy katya katye kaula kavita kavya kawana kawanda kawanna kawthar kaya kayah kayal kayana kayani kayann kayanna kaybree
kayci kaycie kayda kaydance kaydee kaydi kaydince kayela kayelee kayelyn kayelynn kayla kaylaann kaylah kaylahni kaylamarie kaylana kaylani kaylanie
kaylanii kaylanni kaylany kaylea kayleah kayleana kaylee kayleeann kayleen kayleena kaylei kayleigh kaylena kaylene kayley kayli kaylia kayliah
kayliana kaylianna kaylie kayliegh kaylina kaylinn kaylla kayln kayloni kayly kaylyn kaylynn kaylynne kayna kayomi kayona kayonna kayori kayra kaysee
kaysha kaysi kaysia kaysie kayslee kayte kaytee kayti kaytie kaytlen kaytlin kaytlyn kaytlynn kayzlee kazandra kazia kaziyah kazue kazuko kea keaira
keairra keala kealani kealey kealy keana keandra keandrea keanna keara kearah kearia kearra kearsten kearstin kearston kearstyn keasha keasia keauna
keaundra kechia kecia kedra keeana keela keelee keeleigh keeley keeli keelia keelie keely keenya keera keerthana keerthi keesha keeva kehaulani kehlani
kehlany keia keiana keianna keiara keiarra keiasia keidra keidy keiera keighley keiko keila keilah keilana keilani keilany keilee keileigh keiley keili
keilly keily keiona keionna keiosha keira keirah keiri keirra keirsten keirstin keirston keirstyn keiry keisa keisha keishia keishla keisi keisy keitha
keiyana kela kelahni kelaiah kelbi kelbie kelcee kelci kelcie kelda kelee keleigh keli kelia keliah kelie kelilah kelina kelis kelise kelisha keliyah
kella kelle kellee kelleen kelleigh kellene kelli kelliann kellianne kellie kellsey kellsie kellyann kellyanne kellye kellyjo kelsa kelsay kelsea
kelsee kelsei kelsi kelsie kelsy kema kemaya kemba kember kemberly kemi kemiah kemisha kemiya kemiyah kemora kemya kenadee kenadi kenadie kenady
kenasia kenda kendallyn kendalyn kendalynn kendelle kendra kendrah kendrea kendria kendyl kendyll kenedee kenedi keneisha kenesha keneshia kenia keniah
kenidee kenidi kenise kenisha kenita kenitra keniya keniyah kenlee kenlei kenleigh kenli kenlie kenlynn kenna kennadee kennadi kennadie kennady kennah
kennedee kennedi kennedie kennesha kennetha kennethia kennetta kennette kennia kennidi kennidy kennisha kennita kenniya kennley kennya kenosha kensey
kensi kensie kenslee kenslei kensleigh kensli kenslie kensly kensy kenyah kenyana kenyanna kenyona kenza kenzee kenzey kenzi kenzie kenzington kenzlee
kenzleigh kenzley kenzli kenzlie kenzly keona keondra keonia keonna keosha keoshia kera kerah keren kerensa keri keria keriana keriann kerianne kerie
kerigan kerilyn kerina kerissa kerith kerra kerri kerria kerriann kerrianne kerrie kerrin kerryann kerryn kersti kerstin kerstina kerstyn keryn kesha
keshana keshauna keshawna keshia keshonda kesi kesia keslie kessa ketra ketsia ketura keturah ketzaly keundra keva kevia kevina kevonna kewana kewanna
keya keyaira keyana keyandra keyani keyanna keyara keyarah keyarra keyasia keyauna keydi keyera keyerra keyla keylani keylee keyleigh keyli keylie
keyly keyna keyona keyonda keyondra keyonia keyonna keyosha keyra keyri keysha keyshia keysi keyuna keyunna kezia keziyah khadeeja khadeejah khadeja
khadejah khadija khadijah khady khaila khala khalani khalaya khalea khaleah khaleesi khalessi khalia khaliah khalila khalilah khalise khaliya khaliyah
khaloni khalyla khamila khamille khamiya khamiyah khamora khamya khara kharis kharisma kharma khaya khayla khelani kherington khia khiana khianna
khiara khiley khira khiya khloe khloee khloey khloi khloie khrista khristen khristina khristine khristy khrystal khushi khya khyla khylee khylei
khyleigh khylie khyra kia kiahna kiaira kiala kiana kianah kiandra kiani kianna kiannah kianni kiara kiarah kiaria kiarra kiarrah kiasha kiasia kiauna
kiaya kida kieanna kieara kiearra kiela kiele kielee kieley kiely kiera kierah kierra kierrah kierstan kiersten kierstin kierston kierstyn kiesha kiki
kikue kila kilah kilani kilee kileigh kilie kilynn kima kimala kimara kimarie kimaya kimbella kimbely kimberely kimberle kimberlea kimberlee
kimberleigh kimberley kimberli kimberlie kimberlin kimberlly kimberly kimberlyann kimberlyn kimberlynn kimbery kimblery kimbley kimbra kimela kimerly
kimesha kimia kimie kimiko kimimila kimisha kimiya kimiyah kimla kimmarie kimmi kimora kimorah kimra kimya kimyata kimyatta kina kinberly kinda kindal
kindra kinga kingsleigh kinlee kinleigh kinley kinnley kinslee kinsleigh kinsley kinslie kinya kinza kinze kinzee kinzey kinzi kinzie kinzlee kinzleigh
kinzley kinzlie kinzy kiona kionna kiora kiosha kira kirah kirbi kirbie kiri kirra kirsta kirstan kirsten kirsti kirstie kirstin kirston kirsty kirstyn
kisa kisha kishia kita kitana kitara kitrina kittie kitty kitzia kiva kiwana kiya kiyah kiyana kiyanna kiyara kiyla kiylee kiyoko kiyomi kiyonna kizzie
kizzy kjersten kjersti kjerstin kla klair klaira klaire klani klara klarisa klarissa klarity klaryssa klaudia klea klee kleigh klementine kloe kloee
kloey kloie klover klynn kmya knova kohana koleen kolette kolleen kollyns komal koni konni konnie konstance konstantina konstanze kora korah koraima
koral koralee koraline koralyn koralynn korea koreen korena korene korina korine korinna korinne korissa kornelia korra korri korrin korrina korrine
korryn kortlyn kortnee kortni kortnie koryn korynn kourtlyn kourtlynn kourtnee kourtnei kourtni kourtnie kresta kreszentia kripa krisa krisalyn
krisandra krisann krisanne krisha krishana krislyn krislynn krissa krissi krissie krissy krista kristal kristalyn kristalynn kriste kristee kristeen
kristeena kristel kristell kristelle kristen kristena kristene kristi kristia kristiana kristiann kristianna kristianne kristie kristin kristina
kristine kristinia kristle kristol kristy kristyl kristyn kristyna kristyne krithi krithika kriti kritika krizia krupa krysta krystal krystale krystall
krystalyn krystalynn krystan krystel krystelle krysten krysti krystiana krystie krystin krystina krystine krystl krystle krystyn krystyna ksenia
kunigunde kursten kurstin kuuipo kuulei kwana kween kwynn kya kyah kyaira kyana kyandra kyani kyann kyanna kyanne kyara kyarah kyarra kyasia kyeisha
kyera kyerra kyesha kyia kyiah kyilee kyisha kyla kylah kylani kylea kyleah kylee kyleen kyleena kylei kyleigh kyleigha kylene kyli kylia kyliah
kyliana kylie kylieann kyliee kyliegh kyliyah kyllie kymber kymberlee kymberli kymberlie kymberly kymora kyna kynadee kynadi kyndal kyndle kyndra
kynedi kynlee kynlei kynleigh kynley kynli kynlie kynnadi kynnedi kynnedy kynslee kynslei kynsleigh kynsley kynslie kynzee kynzi kynzie kynzlee
kynzleigh kynzley kynzlie kyoko kyomi kyona kyonna kyra kyrah kyria kyrielle kyrra kyrsten kyrstin kyrstyn kysa kysha laasia laasya labella laberta
labrea labria lacee lacey lachanda lachandra lachele lachell lachelle lacheryl laci lacie lacinda lacole lacosta lacoya lacrecia lacresha lacreshia
lacresia lacretia lacrisha lacrystal ladaisha ladan ladana ladasha ladasia ladawn ladawna ladaysha ladean ladeana ladeja ladena ladene ladiamond ladina
ladona ladonna ladonya ladora ladoris lady laekyn laela laelah laelani laelia laelle laelynn laetitia lafaye lafern lafonda lagina lahela lahna lahoma
laia laiah laiana laiba laiklyn laiklynn laila lailah lailani lailany lailee lailoni lailyn lailynn laina lainee lainey laini lainie lainy laira laisa
laisha laiya laiyah laiyla laiza lajada lajean lajoy lajoyce lajuana lajune lakasha lakaya lakayla lakea lakeasha lakecia lakedra lakeesha lakeeta
lakeia lakeidra lakeisha lakeita lakeitha lakeithia lakely lakelyn lakelynn lakendra lakendria lakenya lakeria lakesha lakeshia lakesia laketa laketha
laketta lakevia lakeya lakeyia lakeyn lakeysha lakia lakiesha lakina lakira lakisa lakisha lakishia lakita lakiya lakiyah lakresha lakrisha lakshmi
lakya lakynn lakyra lakysha lala lalah lalani lalena lalia lalita lalla lallie lama lamanda lamara lamaria lamaya lamberta lamees lameisha lameka
lamesha lameshia lamia lamiah lamika lamiracle lamisha lamiya lamiyah lamona lamonica lamya lamyah lamyia lana lanae lanah lanai lanaiya lanasia lanay
lanaya lanayah landa landra landree landri landrie lanea lanee laneisha laneka lanelle lanesha laneshia lanessa laneta lanetta lanette laney lani lania
laniah lanice lanie laniece lanika lanique lanise lanisha lanita lanitra laniya laniyah lanna lannah lannette lanora lanore lanya lanyah lanyia lanyiah
lanyla laporcha laporsha laportia laprecious laquana laquanda laquandra laquanna laquanta laquasha laquasia laquesha laqueta laquetta laquinta laquisha
laquita laquitta lara larae larah laraine laranda laraya larayne laree lareen lareina larena larenda larene laresa laresha laressa laretha laretta
larhonda lariah larie larina larinda larisa larisha larissa larita laritza lariya lariyah lariza larkyn larna laronda larose larra larraine larrisa
larrissa larua laruen laryah laryn larysa laryssa lasandra lasasha lasaundra lasha lashae lashai lashana lashanda lashandra lashanna lashannon lashanta
lashante lashanti lashara lasharon lashauna lashaunda lashaundra lashawna lashawnda lashawndra lashay lashaya lashaye lashayla lashea lasheena lasheka
lashell lashelle lashia lashika lashona lashonda lashondra lashonna lashonta lashunda lashundra lasondra lasonia lasonja lasonya lassie lasya latacha
lataisha latanga latania latanya latara latarsha latasha latashia latasia latausha latavia lataya latayna lateasha latecia lateefah lateesha lateisha
lateka lateria laterica laterra laterria laterrica latesa latesha lateshia latesia latessa latha latia latiana latice laticia latiesha latifa latifah
latiffany latika latina latisa latisha latishia latitia latiya latoia latoiya latona latonda latondra latonia latonja latonya latora latori latoria
latorria latorya latosha latoshia latoya latoyia latoyna latravia latrease latrece latrecia latreece latrena latrenda latresa latrese latresha latressa
latrica latrice latricia latriece latrina latrise latrisha latroya latunya latyra launa laura lauraann laurabelle lauraine laural lauralee lauralyn
lauralynn lauran laurana laurann laure lauree laureen laurell laurelle laurena laurene laurentia lauretta laurette laurey lauria lauriann laurianne
laurieann lauriel laurina laurinda laurine laurisa laurissa laurita lauryl lauryn laurynn lavada lavaeh lavanda lavanya lavaun lavaya lavayah laveah
laveda lavella lavena lavender lavenia lavera laverda laverna laverta laveta lavetta lavette lavida lavina lavinia lavita lavona lavonda lavonia
lavonna lavonne lavonya lavora lavren lawana lawanda lawanna lawonda laya layah layal layali layan layana layani layanna layce laycee laycie layla
laylah laylani laylanie laylee layliana laylin layloni laylynn layna laynee layney layni laynie layonna laysha lazara lazaria lazariah lea leaann leafy
leah leaha leahmarie leahna leaira leala lealer leana leanda leandra leandrea leandria leane leaner leanette leani leann leanna leannah leanne leanny
leanor leanora leanore leara leasa leasha leasia leatha leather leathia leatrice leba lechelle lecia leda leddy ledora leea leeah leeana leeandra
leeann leeanna leeanne leeasia leeba leela leelah leen leena leenah leesa leesha leeta leetta leeya leeyah leeza legacii lehlani lehua leia leiah
leiana leiani leiann leianna leida leidy leigha leighana leighann leighanna leighanne leighla leightyn leila leilah leilana leilani leilanie leilanii
leilanni leilanny leilany leilene leiliana leiloni leily leina leira leisa leisha leita leitha leiya leiyah lejla lekeisha lekesha lekeshia lekia
lekisha lela lelah lelani lelar lelia leliana lella lema lemma lempi lena lenae lenah lenay lenaya lenda lene lenea lenee lenetta lenette leni lenia
lenice lenise lenisha lenita leniyah lenja lenka lenna lennette lenor lenora lenore lenya leocadia leoda leola leoma leona leonarda leonda leondra
leonela leonette leoni leonia leonie leonila leonna leonor leonora leonore leontine leontyne leora leota leotta lequita lera lesa lesha leshay leshia
leshonda lesia lesle leslea leslee lesleigh lesli leslieann leslye leslyn lessly lesta lestine leta letasha letecia letesha letetia letha lether lethia
letia letica leticia letisha letisia letitia letizia letonya letoya letrice letricia letta letti letticia lettie letty leva levada levana levenia
levette levia levina levinia levita levke levonia lewanda lexa lexani lexee lexey lexi lexia lexiana lexie lexii lexine lexis lexxi lexxus lexy leya
leyah leyana leyani leyanna leyda leydi leyla leylah leylani leylanie leylany leyna leza lezlee lezley lezli lezlie lezly lia liah liahna liana liandra
liane liani liann lianna lianne lianni lianny liany liara liat liba libbi libbie libby liberti liberty libi libni libra librada licia lida liddie liddy
lidia lidya liela lielle lien liesa liesbeth liese liesel lieselotte liesl ligia liisa lil lila lilac lilah lilas lilee lileigh lili lilia liliah
lilian liliana lilianah liliane liliani liliann lilianna lilianne lilibeth lilie lilieth lilinoe lilit lilith liliya lilja lilla lillah lillee lilleigh
liller lilley lilli lillia lilliah lilliam lillian lilliana lilliane lilliann lillianna lillianne lillias lillie lillieann lilliemae lillien lillion
lillis lillith lilly lillyan lillyana lillyann lillyanna lillyanne lillyona lillyonna lilo lilou lilu lily lilya lilyahna lilyan lilyana lilyanah
lilyann lilyanna lilyanne lilybelle lilybeth lilygrace lilymae lilyona lilyonna lilyrose lilyth lima lina lincy linda lindalee linde lindee lindey
lindi lindia lindie lindsay lindsee lindsi lindsie lindsy lindyn lindzey lindzy line linea lineth linette linlee linna linnae linnaea linnea linnette
linsay linsy linzee linzi liona liora lira lis lisa lisaann lisabeth lisamaria lisamarie lisandra lisann lisanne lisbet lisbeth lise liselotte liset
liseth lisett lisette lisha lisia lissa lissandra lisset lissete lisseth lissett lissette lissie lita litha litisha littie litzi litzy liv lively livi
livia livian liviana livianna livie livier liviya livvy livy liya liyah liyana liyla liz liza lizabeth lizandra lizanne lizbet lizbeth lizet lizeth
lizett lizette lizmarie lizmary lizzet lizzeth lizzett lizzette lizzie lizzy llesenia lluvia loa loann lockie loda lodema lodie loella loeta loetta
loida loie lois loisann lola lolah loleta loletha loletta lolita lollie lolly loma lona londa londan londyn londynn lonetta lonette loni lonia lonita
lonna lonnette lora loraina loraine loralai loralee loralei lorali loralie loralye loralyn lorane lorayne lore lorea loreal lorean loreda loredana
loree loreen lorel lorelai lorelee lorelei loreli lorelie lorella lorelle lorely lorena lorenda lorene lorenia loreta loretha loretta lorette loretto
lorey lori loria loriana loriann lorianna lorianne lorice lorie loriel lorielle lorien lorilee lorilei lorilyn lorina lorinda lorine lorisa lorissa
lorita lorna lorra lorrain lorraina lorraine lorrayne lorre lorrene lorretta lorri lorriane lorrie lorrine loryn lorynn lossie lota lotoya lotta lotte
lottie louann louanna louanne loucille loucinda louella louellen louetta louisa louise louisiana loula louna loura lourdes lourene louretta lourie
lourine louvenia louvina louvinia lova loveah loveda lovella lovely lovelyn lovelynn lovena lovenia loveta lovetta lovette lovey lovina lowanda loyda
loyola ltanya lu lua luana luane luann luanna luanne luba luberta lubertha lubna lucciana luceal lucelia lucerito lucero lucetta lucette luci lucia
luciana lucianna lucianne lucie luciel lucielle lucienne lucila lucile lucilia lucill lucilla lucille lucillie lucina lucinda lucindia lucindy lucine
lucita lucrecia lucretia lucrezia lucy lucyann lucyle lucylle luda ludean ludell ludivina ludmila ludmilla luella luellen luetta luevenia lugenia luisa
luisana luise luiza lujain lujean lula lulabelle lulamae lular lulia lulie lulla lulu luma lumina luna lunabella lunabelle lunah lundyn lunette lunna
lupita lura lurdes luree lurena lurene luretha luretta lurine lurlean lurlene lurline lus lusia lutie lutisha lutricia luvenia luvina luvinia luwana
luwanna luzelena luzie luzmaria lya lyah lyana lyann lyanna lyanne lyda lydia lydiah lydian lydiann lydie lyla lylah lylia lylian lyliana lylla lyllian
lyna lynae lynann lynanne lynda lynde lyndee lyndi lyndia lyndie lyndsay lyndsee lyndsey lyndsi lyndsie lyndsy lyndy lyne lynea lynee lynelle lynett
lynetta lynette lynia lyniah lynita lynlee lynleigh lynley lynna lynnae lynnann lynnda lynne lynnea lynnell lynnelle lynnett lynnetta lynnette lynnlee
lynnleigh lynnmarie lynnsey lynora lynsay lynsey lynsi lynsie lynzee lynzi lynzie lyra lyrah lyrica lyrical lyrique lysa lysandra lysette lyssa lyvia
lyvonne lyza lyzette ma maahi maaliyah maame maanvi maanya maat mabel mabell mabelle mable mabrey macaela macaila macala macarena macaria macayla macee
macel macenzie macey machaela machele machell machelle maci macie macil mackayla mackenize mackenna mackensie mackenzee mackenzey mackenzi mackinsey
mackinzie mackynzie macrina macy mada madai madailein madaleine madalena madalene madalin madaline madalyn madalyne madalynn madalynne madason madasyn
maddalena maddalyn maddalynn maddeline maddelyn maddelynn maddi maddie maddilyn maddilynn maddisen maddison maddisyn maddy maddyson madelaine madelein
madeleine madelena madelene madeleyn madeliene madelin madelina madeline madelline madelon madelyn madelyne madelynn madelynne madesyn madge madgie
madi madia madie madigan madiha madilyn madilyne madilynn madilynne madina madinah madine madisan madisen madissen madisson madisun madisyn madisynn
madita madleen madlen madline madlyn madlynn madolyn madonna madora madylin madyn madysen madysin madyson madysyn mae maebel maebell maebelle maebry
maecy maedell maegan maegen maeghan maela maelani maelee maeleigh maeley maeli maelie maelin maelle maely maelyn maelynn maelys maeola maeva maeve
maeven maevis maevry maevyn maezie mafalda magaby magalene magali magalie magaline magaly magan magaret magda magdalen magdalena magdalene magdaline
magdalyn magdalynn magdelena magdelene magdeline magdelyn magen magenta maggi maggie maggy maghan magie magnolia magon maha mahagony mahala mahaley
mahalia mahalie maham mahathi mahayla mahdiya mahealani maheen mahek mahelet mahika mahima mahina mahira mahkayla mahlani mahlet mahlia mahnoor
mahogani mahogany mahreen mahsa mahum mai maia maiah maicee maida maidie maie maigan maija maike maila mailani maile mailee mailen mailey maili mailin
maille maily mailyn mailynn maimouna maimuna maira mairany maire mairead mairi mairim mairin mairyn maisa maisee maisey maisha maisie maisley maisy
maite maiya maiyah maizee maizey maizie maizy maja majel majesta majesti majorie makaela makaelyn makaia makaila makailah makailyn makaiya makaiyah
makala makalah makalia makalya makalyn makalynn makara makaya makayah makayla makaylah makayle makaylee makaylia makaylie makaylin makaylyn makaylynn
makeba makeda makeila makeisha makela makena makenah makenlee makenley makenna makennah makensie makenze makenzee makenzey makenzi makenzie makenzy
makenzye makesha makeyla makhia makhiya makia makila makilah makinlee makinley makinna makinsey makinsley makinze makinzee makinzi makinzie makinzy
makira makisha makita makiya makiyah makyia makyiah makyla makylah makynlee makynli makynna makynzee makynzi makynzie makyra mala malaak malahni malai
malaia malaiah malaika malaina malaiya malaiyah malajah malan malana malani malania malanie malanii malarie malasia malaya malayah malayasia malayia
malayiah malayjah malayla malayna malaysha malayshia malaysia malea maleah maleaha malee maleea maleeah maleeha maleeka maleena maleeya maleeyah maleia
maleiah maleigh maleigha maleka malena malene maleni maleny malerie maley maleya maleyah malia maliah malie maliha malika malillany malina malinda
malini malisa malisha malissa malissia malissie maliya maliyah malka malkia malky mallarie mallary mallery malley mallika malloree mallori mallorie
mally maloni maloree malori malorie malory malu malva malvina maly malya malyah malyiah malyn malynda malynn malyssa mame mamie mammie mamye manaal
manahil manal manar manasa manasi manasvi manda mandalyn mandee mandi mandie mandisa mandolin mandy manelyk manette manha maniah manie manika manila
manisha maniya maniyah manja manna mannat manon manreet mansi manuela manuelita manuella manvi manya maple mara marabella marabelle marae maragret
marah maraki maral maralee maralyn maram maranatha maranda maraya marayah marbella marca marcea marcedes marcee marceil marcela marcelene marcelina
marceline marcella marcellina marcelline marcelyn marcena marcene marcey marcha marche marchell marchelle marcheta marci marcia marciana marcie marcile
marcille marcina marcine marcy marda mardee mardel mardella mardelle mardi marea maree mareena marei mareike mareile mareka mareli marelin marella
marely marelyn maren marena marene maresa maresha maressa maret mareta maretta marga margalit margaree margaret margareta margaretann margarete
margareth margaretha margaretmary margarett margaretta margarette margarie margarita margarite margart margaux marge margeaux margene margeret margert
margery marget margherita margi margia margie margit margitta margo margorie margot margreat margree margret margrete margrett margretta margrette
margrit margrith marguarite marguerita marguerite margueritte marguita margurette margurite margy mari maria mariaclara mariadejesus mariadel
mariadelcarmen mariadelosang mariaeduarda mariaelena mariafernanda mariaguadalupe mariah mariaha mariaisabel mariajose marialena marialice marializ
marialuisa mariam mariama mariamawit mariame marian mariana mariane marianela mariangel mariangela mariann marianna marianne marianny mariapaula
mariateresa mariavictoria maribel maribell maribella maribelle maribeth marica maricarmen maricel maricela maricella maricia maricruz maridee marie
mariea marieann mariechen marieke mariel mariela marielena marieli marielis mariella marielle mariellen mariely marielys mariem marieme marien mariena
mariesa marieta marietta mariette marifer marigold marigrace mariha marija marijane marijean marijke marijo marijose marika marikay mariko marilea
marilee marilena marili marilin marilla marillyn marilou marilouise marilu mariluz marily marilyn marilyne marilynn marilynne marimar marina marinda
marine marinell marinna mariola mariona marionna mariposa marisa marisabel marise marisel marisela marisella marisha mariska marisol marissa marisue
marit marita maritsa maritza marium marivel marixa mariya mariyah mariyam mariza marizol marja marjan marjean marjie marjo marjoria marjorie marjory
marka markayla markeda markeeta markeisha markeita markella markesha markeshia marketa marketta markeya markia markiesha markisha markita markiya
markiyah marla marlaina marlaine marlana marlane marlayna marlaysia marlea marleah marlee marleen marleena marlei marleigh marlen marlena marlene
marleni marlenne marleny marletta marlette marli marlie marlies marliese marlina marlinda marline marlis marlisa marlise marlisha marliss marlissa
marlita marliyah marly marlyce marlyne marlynn marlys marna marnae marnee marnette marney marni marnie marnita marny marolyn marquerite marquesha
marqueta marquetta marquia marquisa marquisha marquita marquitta marra marriah marrian marrianne marrie marrietta marrisa marrissa marry marsela
marsella marsha marshae marshay marshayla marshea marshella marshelle marshia marta martha marthe martia martika martina martine martinique martisha
martiza martyna marva marvelene marvella marvene marvetta marvette marvia marvina marvine marwa marwah mary marya maryah maryalice maryam maryama
maryan maryana maryann maryanna maryanne marybel marybell marybelle marybeth marycarmen marycatherine maryclaire maryclare marycruz marye maryelizabeth
maryella maryellen maryetta maryfer maryfrances marygrace maryhelen maryiah maryjane maryjean maryjo marykate marykatherine marykathryn marykay maryl
marylee marylene marylin maryln marylou marylouise marylu marylyn marylynn marylynne marymargaret maryn marynell maryon maryori maryrose maryruth
marysa marysol maryssa marysue maryum maryuri marzella marzetta masa masako masey masha mashayla mashell masie massa massiel matalyn matasha mataya
matea matha mathea mathilda mathilde matie matilda matilyn matilynn matina matisha matison matsue mattalyn mattalynn mattea mattie mattilyn mattilynn
mattisyn mattye matylda maud maude maudell maudie maudine maudry maura maureen maurene mauriah mauriana maurica mauricia maurine maurisa maurisha
maurissa maurita mava mavery mavie mavis maxcine maxene maxima maxine may maya mayah mayana mayari maybel maybell maybelle maybelline maybree maycee
mayci maycie mayda maydelin maydell maye mayela mayeli mayerly mayetta maygan maygen mayla maylani maylea maylee mayleen mayleigh maylen maylene mayley
mayli maylie maylin maylyn maylynn mayme maymie mayola mayra mayrani mayrin maysa maysel maysie maytal mayte mayu mayukha mayumi mayuri mayven mayvis
mayzee mayzie mazal mazel mazell mazelle mazey mazie mazikeen maziyah mazy mazzie mazzy mckaela mckaila mckala mckayla mckaylah mckaylee mckell mckena
mckenize mckenlee mckenleigh mckenna mckennah mckensey mckensie mckenzee mckenzey mckenzi mckenzye mckinlee mckinleigh mckinna mckinsey mckinsley
mckinzee mckinzey mckinzie mckynlee mckynna mckynzie mea meadow meagan meagen meaghan meaghen meagon meah meara mechele mechell mechelle mechthild
meckenzie meda medea medha media medina medine medora mee meegan meeghan meeka meela meelah meena meenakshi meera meesha meeya meg megan megann meganne
megean megen meggan meggie meggin megha meghan meghana meghann meghin meghna megin megon megumi megyn meha mehak meher mehgan mehlani mehr mehreen mei
meia meiah meighan meika meike meila meilah meilani meili meilin meiling meily meilyn meina meinharde meinhild meira meisha meka mekala mekayla mekenna
mekenzie mekhia mekia meklit mela melah melaina melaine melana melane melanee melaney melani melania melanie melannie melanny melany melanye melat
melaya melayah melayna melba melda mele melea meleah meleana meleena melek melena melenie meleny melessa melessia meli melia meliah meliana melicia
melida melika melike melina melinda melinna melis melisa melisha meliss melissa melissaann melisse melissia melita melitta meliyah meliza mella
mellanie mellany mellie mellisa mellissa mellody melodee melodi melodie melody melodye melondy melonee meloney meloni melonie melony melora melva
melvena melvenia melvia melvie melvina melvinia melyna melynda melyssa memorie memory menaal mendi menna mennie menucha meosha mera meral meranda
merari merary mercades mercadez mercede mercedes mercedez mercie mercy merdis meredyth merelyn meri meriah meriam merian meribeth merica merida meridee
merideth meridian meridith merie meriel merilee merilyn merin merina merinda merisa merissa merita merla merlene merlie merlina merlinda merline merly
merna merri merriam merrie merrilee merrily merrilyn merrin merrissa merry merryl merryn mersades mersadie mersadies mertha mertice mertie mertis merve
mery meryem meryn mesa mescal mesha meshell meshelle meshia meta metta mette mettie metzli metztli meya meyah meylin meztli mi mia miabella miah
miaisabella miakoda mialani mialynn miami miamor miana miangel miani mianna miara miarose miasia miata miaya micaela micaella micala micayla michaela
michaelah michaelann michaele michaeleen michaelene michaelina michaeline michaella michaelle michaelyn michaila michala michalene michalina michaline
michalle michayla micheala michela michelene michelina micheline michella michelle michiko mickaela mickala mickayla micki micole midge midori mieka
mieke mieko miela mielle miesha miette migdalia mignon miguelina mihika mihira miia mija mikaela mikaelah mikaella mikaila mikailah mikala mikalah
mikalyn mikaya mikayla mikaylah mikaylee mikea mikeala mikeila mikeisha mikela mikella mikenna mikenzi mikenzie mikesha mikeya mikeyla mikhaela
mikhaila mikhayla mikia mikiya mikiyah mikka mikki mikya mikyah mikyla mikylah mila milagro milagros milah milana milani milania milanie milanna
milanni milany milarose milaya milayah milayna milca milcah milda mildred mileah milee mileena mileidy mileigh milena miley mileydi mili milia miliana
miliani milica milinda milisa milissa miliyah milka milla millee milli milliana millianna millicent millie millisa millissa milly milta mily milynn
mima mimi mina minah minahil minal minami minda mindee mindel mindi mindie mindy minerva minette minha miniya minka minna minnah minnette minnie minta
mintie miquela mira miraal mirabel mirabella mirabelle miracle mirah mirai mirakle miral miranda miray miraya mireille mirel mirela mirella mirelle
mireya mirha miri miriah miriam mirian mirielle mirinda mirissa miriya mirja mirjam mirka mirna miroslava mirra mirranda mirren mirriam mirta mirtha
mirtie miryam misa misaki misao mischell mischelle mishal mishayla mishel mishell mishelle mishika mishka misk missi missie missouri missy mistee misti
mistie misty mithra mitra mitsue mitsuko mitsy mittie mitzi mitzie mitzy miya miyah miyako miyana miyani miyanna miyoko miyonna miyori miyoshi miyu
miyuki mkayla mkenzie moana modean modena modene modesta modestine modesty modine moesha mohini moira moksha molina mollee molleigh molley molli mollie
molly mollye momina momoka momoko mona monae monai monalisa monay moncerrat moncia monda mone monea monee moneka monesha monet monetta monette monia
monic monica monice monie monifa monigue monika moniqua monique monisha monita monna monquie monse monserat monserrat monserrath monserratt montasia
monteen montia montina montine montserrat monya monzerrat moorea mora moraima moranda morayo moreen morelia morena morene morgaine morgana morgane
morgann morganne morghan morgyn moria moriah morine morissa moriyah morna morning morningstar morrigan morrisa moselle mossie moxie moya mozel mozella
mozelle mulan mulani mumtaz muna munira muntaha murial muriel murielle murlene murline murphie mushka muskaan muskan muslima mya myah myana myangel
myanna myasia mychaela mychelle myeisha myelle myesha myeshia myia myiah myiesha myisha mykaela mykaila mykala mykayla mykela mykenna mykenzi mykenzie
mykia mykiah myla mylah mylani mylasia mylea myleah mylee myleen mylei myleigh mylena mylene myley myli mylia myliah mylie mylinda mylinh mylissa
myliyah mylynn myna myonna myra myracle myrah myrakle myranda myrene myria myriah myriam myrian myrical myrikal myrissa myrka myrlene myrna myrta
myrtha myrtice myrtie myrtis myrtle mysha mystery mysti mystic mystie mystique naama naara naarah naasia naava naavya naba nabeeha nabiha nabila
nachelle nacole nada nadalie nadean nadeen nadege nadene nadezhda nadia nadiah nadina nadine nadira nadirah nadiya nadiyah nadja nadjana nadjeschda
nadra nadya nadyne naeema naeemah naelani naemi naevia nafeesa nafeesah nafisa nahara nahia nahiara nahla nahlia nahomi nahomy naia naiah naiara naiari
naida naidelin naidelyn naija naijah naila nailah nailani nailea naima naimah naina nainika naiomi naira nairi nairobi naisha naiya naiyah naja najah
najat najia najla najma najwa nakaiya nakaya nakayla nakea nakeesha nakeia nakeisha nakesha nakeshia naketa nakeya nakhia nakiah nakiesha nakima nakira
nakisha nakita nakiya nakiyah nakshatra nakya nakyah nakyia nakyla nakyra nala nalah nalani nalanie nalaya nalayah naleah nalia naliah nalina nalini
naliya naliyah nalleli nallely nami namiah namiko namine namiyah namrata namya nan nanami nance nancee nancey nanci nancie nancy nancyann nancye
nancylee nandi nandini nandita nanea nanetta nanette nani nanie nanna nannette nannie nansi naoma naomi naomia naomie naomii naomy naquita nara naraly
narcisa narcissa narcissus narda nardos nare nari naria nariah narissa nariya nariyah narjis nary naryah nasha nashae nashaly nashay nashia nashira
nashla nashley nashly nasia nasira nasiya nasiyah nasra nasreen nastasha nastasia nastassia nastassja nasya natacha natalea natalee nataleigh nataley
natali natalia nataliah natalie natalija natalina nataliya nataliyah natalja natallia natallie natally nataly natalya natalyah natalye natalyn natalynn
natania natanja natanya natara natarsha natascha natasha natashia natasia natassia natassja natausha natavia nataya natesha nathalee nathali nathalia
nathalie nathaly nathalya nathania nathasha natia natika natilee natilie natina natisha natlie natonya natori natoria natosha natoshia natoya natsuko
natsumi nattalie naudia naureen nautica nautika nava navaeh navah navaya navayah navea naveah navee navey naveya naveyah navia naviah navie navya nawal
naya nayah nayana nayara nayda naydelin nayeli nayelie nayelis nayeliz nayelli nayelly nayely nayla naylah naylani naylea nayleen naylin nayomi nayra
naysa naysha nayvee nayvie nazanin nazaria nazariah nazia nazifa naziya naziyah nazli nazly nazyia ndea ndeye ndia nea neah neala nealie neave neaveh
nechama nechelle nechuma necia necie necole neda nedra neeka neela neelam neele neeley neena neenah neera neesha neeva nefertari nefertiti neha nehemie
nehle neida neidy neila neilani neisha neita nejla neka nekeisha nekesha nekisha nekita nela nelani nelda nele neli nelia nelida nelissa nell nella
nelle nellene nelli nellie nelly nelma nelsy nelta nelva nelwyn nely nemesis nena nene neola neoma neomi neomia neosha nera nereida nereyda neriah
nerissa neriyah nesha nesreen nessa neta netanya netha nethra netra netta nettie neva nevaeh nevaeha nevah nevaya nevayah neve neveah nevelyn neviah
neya neyda neyla neylani neysa neytiri nezzie nga ngan nhi nhu nhung nia niah niaja niajah niala nialah niambi niamh niana niang niani niaomi niara
niasha niasia niaya nica nicci niccole nichele nichelle nichol nichole nicholette nicholl nicholle nicie nickayla nickia nickol nickole nicolasa nicole
nicolena nicoletta nicolette nicolina nicolle nicollette nida nidhi nidia niema niesha nieshia nieve nigeria niharika nihira nija nika nikaya nikayla
nikea nikeisha nikeria nikesha niketa nikeya nikhita nikiah nikie nikisha nikitha nikiya nikiyah nikka nikki nikkia nikkie nikkita nikkole nikol nikole
nikoletta nikolette nikolina nikya nikyla nila nilah nilani nilda nili nilsa nimo nimra nimrat nimsi nina ninah ninamarie ninel ninette ninfa nini
niobe niomi nira nirali nirvana nirvi nisa nisha nishat nishi nishika nishka nishtha nisreen nissa nissi nita nitara nitasha nithila nithya nitya nitza
niurka niva nivea niveah nivia nixie niya niyah niyana niyanna niyati niyla niylah nizhoni njeri nkechi nneka nnenna nneoma noami nobie nobuko nocole
noela noelani noeli noelia noelie noella noelle noelly noely noemi noemie noemy noga nohealani nohelia nohely nohemi nohemy nola nolah nolani nolia
nolie noma nomi nona noni nonie nonnie noora nora noraa norah noralee norberta noreen norene noretta noriah norie norielle noriko norina norine norita
norlene norma normajean normalee normani norrine norva norvella noura novalee novaleigh novali novalie novalyn novalynn novella novelle november novia
novie noya nuala nubia nuha nura nuria nuriyah nusaiba nusayba nusaybah nusrat nuvia nya nyah nyaira nyala nyana nyanna nyara nyari nyasha nyashia
nyasia nyasiah nychelle nycole nydia nyeema nyeisha nyela nyeli nyella nyelle nyelli nyellie nyema nyemah nyesha nyeshia nygeria nyia nyiah nyiesha
nyima nyisha nyja nyjae nykeria nykia nykira nykole nyla nylah nylani nyleah nylee nylia nyliah nymeria nyna nyoka nyomi nyomie nyra nyrah nyriah nysa
nysha nyssa nzinga oakleigh oaklie oaklynn oaklynne oanh obdulia obera oceana oceane oceanna octa octavia octavie odalis odaliz odalys odeal odelia
odella odelle odessa odesser odessia odessie odetta odette odila odile odilia ofelia ofilia ogechi ohana ohanna oksana ola olamae olanna olar olean
oleda olena olene oleta oletha oletta oleva olevia olga olia oliana olimpia olina olinda oline oliva olive olivea olivette olivia oliviagrace oliviah
oliviana olivianna oliviarose olivine olivya oliwia olla oluchi oluwakemi olympia olyvia oma omah omaira omara omaria omayra omelia omie omunique ona
onalee ondrea oneda onedia oneida oneisha oneita onesty oneta onetta onica onika onita onna onya oona opal opaline opel opha ophelia ophelie ophia orah
oralee oralia orchid oreatha orelia orena orene oreta oretha oretta oriah oriana orianna orilla orine oriyah orlena orlene orli orlinda orly orma
ornella orpha ortencia ortha ortraud ortrud orvetta orvilla osmara ota otelia othelia othella otila otilia otillia otisha ottilia ottilie ouida oumou
oveda ovella oveta ovida oviya oyuki ozella ozelle pa pachia padme paetyn pahola paige paighton paije pairlee paislee paislei paisleigh paisley paislie
paisly paislyn paislynn paisyn paityn paitynn paizlee paizleigh paizley palak palestine pallavi pallie palma palmina palmira paloma pam pama pamala
pamela pamelia pamella pamila pamla pammy pamula panagiota pandora pang pansy paola paolina paquita para paradise paralee paraskevi pari parisa pariss
parklynn parlee parneet parnika parthenia parys pascale pascha pascuala pasqualina passion patches pati paticia patience patina patra patrece patrecia
patria patrica patrici patricia patriciaann patrina patrisha patrisia patrizia patrycja patsey patsie patsye patt patti pattiann pattie patty pattye
paula pauleen paulene paulett pauletta paulette paulina pauline paulita paulla paullette paulyne paw payal payge payslee paytyn payzlee peaches pearl
pearla pearle pearlean pearlee pearlena pearlene pearlina pearline pebble pebbles pecola pecolia peg pegeen pegge peggi peggie peggy peggyann peggye
pegi peightyn penelope penina penne pennelope penney penni pennie penny pennye percilla perel peri perla perline perlita permelia pernie perpetua
persephanie persephone persia persis pessy petra petrice petrina petrona petronella petula peytan peytyn phaedra phala pharrah phebe phelicia pheobe
philana philicia philine philippa philippine philis phillis philomena philomene phoebe phylicia phylis phyliss phyllis phylliss pia piccola piedad
pieper piera pierina pierrette pietra pina pinkey pinkie pinky piper pippa pixie placida pleshette pluma pocahontas poetry pola polina pollie polly
pollyann pollyanna pooja poonam poppi poppy porcha porche porchia porcia porfiria porscha porsche porschia porsha porshe porshia portia prachi pragya
prairie pranavi pranshi precilla preciosa precious preethi preeti prescilla preslee presleigh presli preslie pria pricila pricilla prim primrose
princella princesa princess princessa prisca priscella priscila priscilla priscille priscillia priseis prisha prisila prisilla priska prisma priti
priya priyanka promyse providence prudence prudie prudy puja pura purity purvi pyper qiana qianna quana quanasia quanda quandra quaneisha quanesha
quaneshia quanisha quanita quantina queen queena queenie quenisha quetzali quetzalli quetzaly quiana quianna quiara quierra quincie quinesha quinetta
quinette quinisha quinlee quinley quinlyn quinlynn quinnlee quinnley quinnlyn quintana quintasia quintella quintessa quintina quorra quynh quynn
rabecca rabia rachael rachal rachana racheal rachel rachele rachell rachelle rachna rachyl racine racquel rada radha radhika radiance radonna raeana
raeann raeanna raeanne raechel raechelle raegan raegen raeghan raegyn raejean raela raelee raeleen raeleigh raelene raeley raelin raelle raelyn raelynn
raelynne raena raenell raeven raevyn raeya rafaela rafaella raffaela raffaella ragen raghad ragina ragna raguel raha rahaf rahel rahima rahma rahmah
raia raigan raigen raika railee raileigh railyn railynn raima raimonda raimunde raina rainah rainbow rainee rainie rainna rainy raisa raissa raiven
raivyn raiya raiza raizel raizy rajanae rajka rakayla rakeb rakeisha rakel rakia rakisha rakiya rakiyah ralene raley ralyn ralynn ramanda ramani ramata
ramatoulaye ramaya ramia ramiya ramiyah ramla ramona ramonda ramonia ramonita ramya ramyah ranada ranae randa ranee raneem raneen raneisha ranelle
ranesha rania raniah ranisha ranita raniya raniyah ranya ranyah raphaela raphaella raquel raquell raquelle rashada rashae rashana rashanda rashanna
rashauna rashaunda rashawna rashawnda rashay rasheda rasheeda rasheedah rasheena rashel rashell rashelle rashida rashidah rashmi rashonda rashunda
rateel raushanah ravan raveen raveena ravenna ravyn rawan raya rayah rayana rayann rayanna rayanne raychel raychell raychelle rayelle rayetta rayhana
rayla raylea raylee rayleen rayleigh raylene rayley raylie raylinn raylynn rayma raymona raymonda rayna raynah raynee raynelle raynesha raynetta
raynette raynie raynisha rayola rayona rayonna rayshell rayvin rayya razan raziah raziya raziyah reaghan reagyn reah reality reana reann reanna reannah
reanne reannon reata reatha reather reba rebbeca rebbecca rebeca rebecah rebecca rebeccah rebecka rebeckah rebeka rebekah rebekka rebekkah rebie rechel
rechelle redonna ree reeda reem reema reena reesa reet reeta reeva reeya refugia reganne regena regenia reghan regina reginae regine reginia regula
reham rehana rehanna rehema reia reida reigan reighlyn reighlynn reighn reigna reika reiko reilyn reilynn reina reine reinhild reita rejeana rejoice
reka rekha relda rella rema remas remedy remie remmie remona remonia rena renad renada renae renata renate renatta renay renda renea renee reneisha
renelda renelle renesha renesmae renesme renesmee renessa reneta renetta renette renezmae reni renia renie renika renisha renita reniya reniyah
renleigh renna rennee reola reona reonna resa resha reshma reshonda resi ressie reta retaj retal retha retina retta rettie reva reverie revonda rewa
rexanne reya reyah reyana reyanna reygan reyna reynalda reyne rhaenyra rhea rheagan rhealynn rheana rheanna rheannon rheba rheda rhegan rhema rhenda
rheta rhetta rheya rhia rhiana rhianna rhiannan rhianne rhiannon rhianon rhilee rhilynn rhoda rhona rhonda rhonna rhya rhyann rhyanna rhylei rhyleigh
rhylie rhylynn ria riah riana riane riann rianna rianne riannon rica ricarda richa richarda richele richell richelle richetta rickayla rickell rickelle
rickia riddhi ridhi ridhima rieke rielle rielyn rielynn rifka rifky rihana rihanna rika rike rilda rileigh rileyann rilie rilla rilynn rima rina rinda
rinley rinoa riona rionna risa risha rishika rishita rissa rissie rita ritaj rital rithika ritika ritta ritu riva riverlyn riverlynn rivka rivkah rivky
rixa riya riyah riyana riyanna roann roanna roanne robbye robbyn robecca robena roberta robertha robertine robina robinette robyn robyne robynn robynne
rochel rochele rochella rochelle rockell rockelle rodelind rodneisha rodnesha roena rogena rogene rogina rohini roisin roiza roizy rojean rola rolanda
rolande rolene rolinda rolonda romana romayne romee romelia romi romilda romina romona romonia romy rona ronae ronalda ronalee ronda rondi ronee
roneisha ronesha roneshia ronetta ronette ronia ronica roniesha ronika ronique ronisha ronita roniya roniyah ronja ronna ronnesha ronnetta ronnette
ronni ronnisha ronya rori rorie rosa rosabel rosabell rosabella rosabelle rosaisela rosaland rosalba rosalea rosalee rosaleen rosaleigh rosalena
rosalene rosali rosalia rosalie rosalin rosalina rosalind rosalinda rosalinde rosaline rosalita rosalva rosaly rosalyn rosalynn rosamaria rosamary
rosamond rosamund rosana rosangela rosangelica rosann rosanna rosanne rosaria rosary rosaura roschelle rose rosealee rosealie roseann roseanna roseanne
rosebud rosel roselee roselene roselia roselie roselin roselina roselind roselinda roseline rosella roselle rosellen rosely roselyn roselyne roselynn
rosemaria rosemarie rosemary rosemie rosena rosenda rosene rosetta rosette rosey rosezella rosezetta roshanda roshanna roshaunda roshawnda roshell
roshelle roshni roshonda roshunda rosi rosia rosibel rosie rosiland rosilyn rosimarie rosina rosine rosio rosita rosland roslin roslyn roslynn rosmarie
rosmery rossana rosselyn rosslyn rossy roswitha rosy rotraud rovena rowena rowynn rox roxan roxana roxane roxann roxanna roxanne roxi roxie roxine roxy
roya royaltee royalti royetta roylene roza rozalia rozalyn rozalynn rozann rozanna rozanne rozella rozena rozetta rozina rozlyn rozlynn ruba rubbie
rubby rubee rubena rubi rubie rubina ruby rubyann rubye ruchama ruchel ruchi ruchy rudene rudine rufina ruhani ruhi ruie rukia rukiya rula rumaisa
rumaysa runa runell rupa rupal ruqayya ruqayyah rushie rusti rut ruta ruth rutha ruthann ruthanna ruthanne ruthe ruthel ruthell ruthella ruthellen
ruther ruthie ruthmary ruthy ruwayda ruweyda rya ryah ryana ryanna ryanne ryelle ryelynn ryenn ryenne ryhanna ryla rylah rylea ryleigh ryli ryliee
ryliegh rylinn rynlee rynleigh saachi saadia saanvi saanvika saara saarah saavi saba sabah sabeen sabella sabiha sabina sabine sabirin sable sabra
sabreen sabreena sabrena sabria sabrin sabrina sabrine sabrinia sabrinna sabriya sabriyah sabryn sabryna sachi sachiko sada sadaf sadako saddie sade
sadee sadey sadhana sadia sadie sadira sadiya sadiyah sadonna sady sadye saesha safa safaa saffron safia safina safira safiya safiyah safiyya safiyyah
saga sagal sahana sahar sahara saharah sahari sahasra saher sahily sahira sahithi sahra sahvanna saida saidah saidee saidy saima saina saira sairah
saisha saiya saja sakara sakeena sakeenah sakia sakina sakinah sakiya sakiyah sakshi sakura sala salaya salayah saleah saleema saleemah saleen saleena
salena salene salia saliha salihe salima salimah salimata salina salinda saliyah sallee salley salli sallie sally sallyann sallye salma saloma salome
saloni salvatrice salwa sama samaa samadhi samah samaira samaiya samaiyah samanatha samanda samani samanta samanth samantha samanthajo samanthia
samanvi samara samarah samaria samariah samarie samarra samary samatha samaya samayah samayra sameeha sameera sameerah samella samera sameria samhita
samhitha samia samiah samiha samika samiksha samina samira samirah samiya samiyah sammantha sammye samona samone samora samra samreen samuella samya
samyah samyia samyiah samyra samyrah samyuktha sana sanaa sanae sanah sanai sanaia sanaii sanaiya sanam sanari sanaya sanayah sanda sandar sandee
sandhya sandi sandie sandra sandralee sandrea sandria sandrina sandrine sangeeta sania saniah sanii sanika sanita saniya saniyah saniyya saniyyah sanja
sanjana sanjuana sanjuanita sanna sanora sansa santa santia santina sanvi sanvika sanya sanyah sanyia sanyiah sanyla saoirse saori saphira saphire
sapna sapphira sapphire saprina sara saraann sarabeth sarabi sarae sarafina sarah sarahann sarahanne sarahbeth sarahelizabeth sarahgrace sarahi
sarahjane sarahmarie sarahy sarai saraia saraiah saraih saraiya saraiyah sarajane saralee saralyn saralynn saranya saraphina saray saraya sarayah
sarayu sareen sareena sarena sarenity sargun sarha sari saria sariah sarika sarina sarit sarita sariya sariyah sarra sarrah sarya saryah saryiah saryn
saskia satara satin satina sativa saudia saumya saundra sausha savana savanah savanna savannah savannha savaya savayah saveah savhanna savilla savina
savonna savvy saya sayaka sayana sayda sayde saydee saydi saydie sayla saylah sayori sayra sayuri scarlet scarleth scarlett scarlette scharlene
scherrie scherry scheryl scotlyn scotlynn scottlyn scottlynn seaira seairra seana seanna seara searra season sebastiana sebrena sebrina secilia secret
seda sedalia sedona sedonia sedra see seema seerat seferina sefora sehar seher seidy seirra sejal sela selah selam seleena selen selena selene selenia
seleste selia selin selina selinda seline selma sema semira semone sena senaida sendy senia senita seniyah sennie senora senta sephora september
sequita sequoya sera serafina serah seraiah seraphina seraphine serayah sereen sereena serena serenah serene serenidy serenitee sereniti serenitie
serenity serenna seretha seri seriah serina serinity serita seriyah serra serria serrina seryna setareh setsuko sevanna severa severine sevilla seylah
seynabou shaakira shaaron shabana shabnam shabria shacara shacora shacoria shacoya shada shadae shadai shaday shadia shadiamond shadonna shaela shaelee
shaeleigh shaelin shaelyn shaelynn shaena shahad shahana shahara shahd shahidah shaiann shaianne shaila shailah shailee shailene shailey shaili shaily
shailyn shailynn shaima shaina shaindel shaindy shaira shajuana shakala shakara shakayla shakeela shakeema shakeena shakeera shakeia shakeila shakeira
shakeisha shakeitha shakela shakelia shakema shakena shakendra shakenya shakera shakeria shakerra shaketa shakeya shakeyla shakia shakiah shakiera
shakila shakima shakina shakira shakirah shakisha shakita shakiya shakiyah shakiyla shakura shakya shakyla shakyra shala shalana shalanda shalandra
shalane shalaya shalea shaleah shalee shaleen shaleena shaleigh shalena shalene shalese shaletha shaley shalia shalice shalimar shalina shalinda
shalini shalisa shalise shalisha shalita shaliyah shallon shalonda shalyn shalynn shama shamaine shamara shamaria shamaya shambria shameca shamecca
shameeka shameika shameka shamekia shamera shameria shamia shamiah shamica shamicka shamieka shamika shamira shamirah shamiya shamiyah shamona
shamonica shamra shamya shamyah shamyia shamyra shana shanae shanah shanai shanara shanasia shanavia shanaya shanda shandee shandel shandi shandiin
shandra shandrea shandreka shandria shandrika shanea shanece shanee shaneeka shaneen shaneequa shaneice shaneika shaneil shaneka shanekia shanel
shanell shanelle shanequa shanequia shanese shanesha shanetra shanetta shanette shaney shani shania shaniah shanica shanice shanicka shanie shaniece
shanieka shanik shanika shanikqua shanin shanina shaniqua shanique shanise shanisha shanita shanitra shaniya shaniyah shanley shanna shannah shannel
shannell shannelle shannette shannin shannyn shanta shantae shantai shantal shantana shantasia shantavia shantay shantea shantee shantel shantele
shantell shantella shantelle shanteria shanterria shantia shantina shantoria shantrell shantrice shanty shanvi shanya shanyah shanyce shanyia shanyla
shanyn shanzay shaquala shaquana shaquanda shaquandra shaquanna shaquasia shaqueena shaquetta shaquia shaquila shaquira shaquita shaquitta shar shara
sharae sharah sharai sharalyn sharanda sharanya sharay sharaya sharayah sharda shardae shardai sharday sharde sharea sharece sharee shareen shareena
shareese shareka sharel sharell sharelle sharen sharena sharene sharese sharetha sharetta sharhonda shari sharia shariah sharica sharice sharicka
sharie sharifa sharika sharilyn sharin sharina sharion sharis sharise sharissa sharisse sharita shariya shariyah sharla sharlee sharleen sharlene
sharlet sharlette sharley sharlie sharline sharlotte sharlyn sharlynn sharma sharmain sharmaine sharman sharmane sharmayne sharmila sharmin sharmon
sharna sharnae sharnell sharnette sharnice sharnita sharol sharolyn sharon sharona sharonda sharonica sharonna sharonne sharra sharrell sharren sharri
sharrie sharron sharry sharvi shary sharyl sharyn shasha shasta shatara shatasha shatavia shataya shatera shateria shaterica shaterra shaterrica shatha
shatia shatika shatima shatina shatisha shatonya shatoria shatoya shatyra shauna shaunda shaundra shaunette shauni shaunice shaunna shauntae shauntay
shauntee shauntel shauntell shauntelle shauntia shavanna shavona shavonda shavone shavonn shavonna shavonne shawana shawanda shawanna shawna shawnae
shawnda shawndra shawnee shawnese shawnetta shawnette shawni shawnia shawnice shawnie shawniece shawnika shawnita shawnna shawntae shawntavia shawntee
shawntel shawntell shawntelle shawntia shayana shayann shayanna shayanne shayda shayla shaylah shayle shaylea shaylee shayleen shayleigh shaylene
shayley shayli shaylie shaylin shaylyn shaylynn shayma shayna shaynna shayonna shayra shazia sheala shealee shealyn shealynn sheana sheanna shearon
sheba sheccid sheela sheena sheetal shefali sheila sheilah sheilia sheilla sheily sheina shekia shekina shekinah shekira shekita shela shelagh shelah
shelba shelbe shelbee shelbey shelbi shelbie shelda shelena shelene sheli shelia sheliah shelina shelisa shelita shella shellby shelle shellee shellene
shelley shelli shellia shelly shellye shelonda shelsea shelsey shelsy shelva shelvia shelvie shemeika shemeka shemekia shemiah shemica shemika shena
shenae shenay shenee sheneka shenell shenelle shenequa shenetta shenia shenice shenika sheniqua shenique shenise shenita shenna shequila shequita shera
sherae sherah sheral sheralyn sheran sheray shere sherea sherece sheree shereen shereese shereka sherell sherelle sherena sherene sheresa sherese
sheretta sheri sheria sherian sheriann sherica sherice shericka sherida sherie sherika sheril sherilyn sherilynn sherin sherina sherine sherion sherise
sherisse sherita sheritta sherl sherleen sherlene sherlie sherlin sherline sherlonda sherly sherlyn sherlynn sherma shermika sherolyn sheronda
sheronica sherra sherral sherran sherre sherree sherrelle sherri sherria sherrian sherrica sherrice sherrie sherrika sherrilyn sherrilynn sherrin
sherrita sherronda sherry sherryann sherrye sherryl shery sheryl sheryle sheryll sheryn sheva shevelle shevonne sheyanne sheyenne sheyla sheyli sheylin
sheyna sheza shian shiana shiane shiann shianna shianne shiela shifa shifra shigeko shikha shila shilah shilpa shilynn shimeka shimika shina shineka
shinika shinita shiori shiquita shir shira shirah shiree shireen shirel shirell shirelle shirely shiri shirin shirla shirlean shirlee shirleen shirlene
shirley shirleyann shirlie shirline shirly shirlyn shivali shivani shiza shizue shizuko shloka sholanda shona shonda shondra shonette shonna shonnie
shontae shontavia shontay shontel shontell shontelle shontia shoshana shoshanah shoshanna shoshannah shraddha shravya shree shreeya shreya shrika
shrinika shriya shronda shruthi shruti shterna shulamis shunda shundra shuree shweta shya shyana shyane shyann shyanna shyanne shyasia shyenne shyla
shylah shylee shylynn shyra shyrl sia siana siani sianna sianni siara siarah siarra sibel sibilla sibille sibyl sibylla sibylle sicilia sicily siddalee
siddhi sidnee sidni sidnie sidonia sidonie sidra sidrah sieanna siearra siedah sieglinde siegrid siegrun siena sienna siera sierah sierra sierrah
sierria signa signe sigourney sigrid sigrun siham sila silja silka silke silva silvana silvia silvie silvina sima simara simaya simi simmone simona
simonne simra simrah simrat simya sinclaire sinda sindhu sindi sindia sindy sinead siniyah sinja sinthia sintia siobhan siomara siona sira sireen
sirena sirenity siri siria sisira sissy sister sita sitara siya siyana siyona skarlet skarleth skarlett skarlette skie skilynn skyann skyelynn skyla
skylah skylee skyleigh skylie skyllar skylyn skylynn slava slavika slavka sloane sloka slyvia smantha smilla smriti sneha snigdha sofi sofia sofiah
sofie sofija sofiya sofya soha sohana soila sojourner sokhna sola solana solange solara sole soledad solei soleia soleil solene solenne soley soliana
soliha solimar solina soliyana solomia solomiya solveig solveigh solvej solvey solymar somaya somer sommer somya sona sonal sonali sonda sondra soni
sonia sonita soniya sonja sonji sonjia sonna sonnet sonoma sonora sonya sonyia sophea sophee sophi sophia sophiagrace sophiah sophiamarie sophiarose
sophie sophina sophiya sophonie sophronia sophy sophya sorah soraida soraya sorayah sorcha soriah soriya soriyah sosha souline soumya soundra soyla
sparkle special spirit spring sravya sreshta sreya srihitha srija srinidhi srinika srishti sriya sruthi stacee staci stacia stacie stacye stanislawa
staphanie staphany star starasia starla starlene starlet starlett starlette starlyn starlynn starsha stasha stasia stassi statia stavroula stayce
steely stefanee stefani stefania stefanie stefanny stefany steffani steffanie steffany steffi steffie stehanie stela stella stellah stepahnie stepanie
stepfanie stephaine stephana stephanee stephaney stephani stephania stephanie stephannie stephanny stephany stephanye stephene stepheni stephenia
stephenie stepheny stephie stephine stephnie stephonie stevee stevi stina stjepana storey stori storie stormee stormi stormie stuti sua suad suann
suanne subrena subrina sude sudie sue sueann sueanne sueellen sueko suella suellen suellyn sugey suha suhaila suhana suhani suhayla suhaylah suhey
suheyla sujey sukhmani suki sula sulamita suleima sulema suleyma sulma sultana sumaiya sumaiyah sumaya sumayah sumayya sumayyah sumedha sumer sumeya
sumi sumie sumiko summar summer summerlyn sundae sundee sundi sundra sundus suni sunita sunni sunnie sunniva sunshine supriya sura surabhi surah
suraiya suraya suri surie surina suriyah sury susa susan susana susane susann susanna susannah susanne susen susette susi susie sussie susy suttyn suvi
suzan suzana suzane suzann suzanna suzannah suzanne suzetta suzette suzi suzie suzy suzzanne suzzette svantje svea svenja svetlana swannie swara swathi
swati swayzee swayzie sweetie sweta swetha swetlana syann syanna syanne sybella sybil sybilla sybille syble sydell sydelle sydna sydne sydnee sydnei
sydney sydni sydnie sydny syeda syenna syerra syla sylena sylina syliva sylke sylva sylvana sylvania sylvanna sylvi sylvia sylvie symantha symia symiah
symone symphany symphoni symphonie symphony synai syndey syndi synia syniah synthia syra syrai syreeta syrena syrenity syretta syria syriah syriana
syrina taaliyah tabatha tabathia tabbatha tabbetha tabbitha tabby tabea tabetha tabia tabita tabitha tabithia tabria tabytha tacara tacarra tacey
tacora tacy taeler taelynn taesha taeya taffany taffy tahani tahara taheerah tahesha tahira tahirah tahiri tahiry tahisha tahlia tahnee taia taiesha
taija taijah taila tailynn taimane taimi taina taira tais taisha taisley taiya taiylor taja tajanae tajia tajuana takara takayla takeia takeisha takela
takelia takenya takera takeria takesha takeshia takeya takeyah takia takiesha takila takira takisha takita takiya takiyah takya takyla takyra tala
talana talani talar talasia talaya talayah talaysia talea taleah taleen taleia taleigha taleisha talena talesha taleshia taletha taleya taleyah talia
taliah taliana talicia talina taline talisa talise talisha talissa talita talitha taliya taliyah tallia tallula tallulah talonda talula talulah talya
talyah talynn tama tamaira tamaka tamala tamanna tamar tamara tamarah tamaria tamarra tamatha tamaya tamber tamberly tambi tambra tambria tamea tameaka
tameca tamecia tameeka tameia tameika tameisha tameka tamekia tameko tamela tamelia tamera tameria tamesha tameshia tamey tameya tami tamia tamiah
tamica tamicka tamie tamieka tamika tamikia tamikka tamiko tamila tamina tamira tamirah tamisha tamitha tamiya tamiyah tamla tamma tammara tammatha
tamme tammera tammey tammi tammie tammra tammy tammye tamora tamra tamsen tamsin tamsyn tamu tamula tamura tamy tamya tamyah tamyia tamyra tana tanae
tanairi tanaisha tanaiya tanaja tanajah tanara tanasha tanashia tanasia tanaya tanayah tanda tandi tandra tanea tanecia taneeka taneesha taneika
taneisha taneka tanequa tanesha taneshia tanesia tanessa taneya tanga tangee tangela tangelia tangi tangie tangy tani tania taniah tanica taniesha
tanija tanijah tanika taniqua tanisha tanishia tanishka tanita taniya taniyah tanja tanna tannah tannia tannis tannya tansy tanvi tanya tanyah tanyia
tanyla tanylah tanysha tanza tanzania tapanga taquana taquila taquilla taquisha taquita taqwa tara tarah taraji taralee taralyn taralynn tarena taresa
taressa tari tariah tariana tarika tarina tarisha tarissa tarita tariya tariyah tarja tarnisha taronda tarra tarrah tarri tarryn tarsha taryn tarynn
tascha tasfia tasha tashae tashana tashanda tashanna tashara tashauna tashawna tashay tashayla tashea tasheba tasheena tasheika tasheka tashema tashena
tashia tashiana tashianna tashika tashima tashina tashira tashona tashonda tashonna tashyra tasia tasneem tasnia tasnim tassie tatanisha tatayana tatia
tatiana tatianna tationa tationna tatiyana tatiyanna tatjana tattiana tatumn tatyana tatyanna tauheedah tauna tauni taunia taunya taura tauriel tausha
tava tavia tawana tawanda tawanna tawna tawnee tawney tawni tawnia tawnie tawny tawnya taya tayah tayana tayanna tayelor tayia tayja tayla taylah
taylar taylee tayleigh taylie taylinn taylorann taylore taylormarie taylynn tayna tayona tayonna taysha taysia tazia tea teah teaira teairra teala
teana teandra teanna teara tearra tearsa teasha teasia teckla tecora teddi tedi tedra teela teena teesha teffany tehani tehila tehilla tehillah tehya
teia teighan teighlor teila teira teirra teisha tejal teka tekesha tekia tekisha tekla tela telecia telena telia telicia telina telisa telisha telitha
teliyah telma tema temari temeka temekia temia temica temika temima temperance tempest tempestt tempie temprance tena tenaya tene tenea tenecia
teneisha teneka tenesha teneshia tenesia tenia tenika tenille tenise tenisha tenita teniya teniyah tenlee tenleigh tenley tenna tennie tennille tensley
teodora teola teona teonna tequila tequilla tequita tera teralyn terasa tere terea tereasa terena teresa terese teresea teresha teresia teresina
teresita teressa teretha tereza teri teria teriana teriann terica tericka terie terika terilyn terina terisa terisha terissa terra terrah terresa
terressa terri terria terriah terriana terriann terrianna terrianne terrica terricka terrie terrika terrilee terrilyn terrilynn terrina terriona
terrionna terrisa terrye tersa teruko tesa tesha teshia tesia tess tessa tessah tessia tessica tessie tessla tessy texanna texie teya teyah teyana
teyanna teyla teyona teyonna thaily thais thalea thalia thamara thania thanvi thanya thara thea theadora thecla theda theia thekla thelda thelma thena
theodora theodosia theola theona theora thera thereasa theresa therese theresea theresia theressa therisa thersa theta thia thirza thomasa thomasena
thomasene thomasina thomasine thora threasa thresa thresea thresia thressa thu thula thursa thuy thy thyra tia tiah tiahna tiaira tiajuana tiana tianah
tiandra tiani tianna tiannah tianne tianni tiara tiarah tiaraoluwa tiare tiarra tiasha tiasia tiauna tichina tieara tiearra tiera tierany tierney
tierra tiesha tieshia tifani tifanie tifany tiffane tiffanee tiffaney tiffani tiffanie tiffannie tiffanny tiffany tiffeny tiffiany tiffine tiffiney
tiffini tiffinie tiffiny tiffney tigerlily tijuana tika tikia tikisha tila tilda tilley tillie tilly timara timaya timberly timberlyn timea timeka
timera timesha timi timia timika timisha timiya timiyah timothea timya tina tinamarie tineka tinesha tiney tinia tinika tinisha tinlee tinleigh tinley
tinna tinnie tinslee tinsleigh tinsley tiona tionna tiphani tiphanie tiphany tira tirza tirzah tisa tish tisha tishana tishara tishia tishie tita
titania titia titiana tiwana tiwanda tiwanna tiya tiyana tiyanna tiye tiyonna tkeyah toba tocarra toccara toinette toleen tomara tomasa tomasina
tomasita tomeca tomeika tomeka tomekia tomeko tomesha tomia tomica tomika tomiko tomisha tomke tomorrow tona tonantzin tonda tondalaya tondra tonee
toneisha toneka tonesha tonetta tonette tonga tonia toniann tonianne tonica tonika tonimarie tonique tonisha tonita tonja tonjia tonna tonnette tonni
tonya tonyia topacio topanga topaz tora torah toria toriana toriann torianna torina torria torvi tosca tosha toshia toshiba toshie toshiko toula tova
tovah tove towana towanda towanna toya toyia toyna toyoko tracee traci tracia tracie tracyann tracye tram tranae trang tranisha traniya traniyah
trannie trany traude traudel traudl travia treana treanna treasa treasure treazure trecia treena trella trena trenae trenda trenia trenice treniece
trenise trenisha trenity trenna tresa tresea tresha tresia tressa tressia tressie tressy treva trevia trezure tria triana trianna trica trichelle
tricia trilby trina trinady trinda trinette trinh trinia trinita trinitee triniti trinitie trinnity trisa trischa trish trisha trishelle trishia
trishika trissa trista tristina tristine trivia trixie trixy trude trudi trudie trudy trula trulee truly tryniti trynity trysta tsuruko tuana tuesday
tujuana tula tuleen tulip tulsa tulsi tunisha tunisia tunya tura turkessa turquoise tuwana tuwanda tuwanna tuyet tvisha twana twanda twanna twila
twilla twyla twylla tya tyaira tyana tyann tyanna tyanne tyara tyasia tyauna tyeasha tyechia tyeesha tyeisha tyera tyerra tyese tyesha tyeshia tyffany
tyia tyiana tyiesha tyisha tyjanae tykeisha tykera tykeria tykerria tykesha tykia tykira tykisha tyla tylah tylasia tylea tyleah tyleigh tylene tylesha
tylia tyliah tylie tylisha tyliyah tymeka tymesha tymia tyna tynasia tyneisha tynesha tyneshia tynetta tynia tynika tynisa tynisha tynlee tynleigh
tyona tyonna tyra tyrah tyreka tyresha tyria tyriana tyrianna tyrisha tyronda tysha tyshae tyshawna tyshay tyshia tyteanna tytiana tytianna tywana
tywanda tywanna tzipora tziporah tzipporah tzippy tzirel tzivia ula ulanda ulani uldine ulla ulonda ulrica ulrike ulyana ulyssa uma umaiza una undina
undine uniqua unity urania ursel ursi ursula urvi uschi usha uta ute uva uyen uzma vaani vaanya vada vadie vaeda vaida vaidehi vaishali vaishnavi vala
valaree valaria valarie valborg valda valecia valeda valena valencia valene valentina valera valeri valeria valeriane valerie valery valeska valeta
valetta valicia valinda valisa valisha valissa valkyrie valla vallerie vallery valli valma valora valori valorie valory valrie vamika vana vanassa
vanda vanecia vanellope vanesa vanesha vaness vanessa vanessia vaneta vanetta vanette vaneza vangie vani vania vanice vanilla vanisha vanissa vanita
vanity vanna vannah vannesa vannessa vannia vanshika vanya vara varina varnika varonica varsha varshini varvara vashti vasiliki vasilisa vassie vasti
vayda vayla vear veatrice veda vedanshi vedha vedika veena vela velda veleria veleta velia velicia velina velinda velisa vella velma velna velora velta
velva velvet velvia velvie vena venba venda vendetta venecia veneda venesa venessa veneta venetia venetta venezia venia venicia venida venie venise
venisha venita venna vennessa venora venus veola vera verania verba verbie vercie verda verdella verdelle verdia verdine verena verenice verenise
veretta vergia vergie verginia veria verica verina verita verity verla verlean verlee verleen verlena verlene verlia verlinda verline verma vermell
vermelle verna vernadine verneal verneda verneice vernelle vernessa verneta vernetta vernette vernia verniece vernisha vernita vernona verona veroncia
veronda veronia veronica veronika veronique versa versia verta vertie vesna vessie vesta veta vetta veva veyda via viana vianca vianey vianka vianna
vianne vianney vianny vibha vicci vicenta vici vicie vicke vickey vicki vickie vicktoria vicky vickye victora victoria victoriana victorine victorya
vida vidalia vidhi vidya vielka vienna vienne vieno viera vietta viha vihana vika viki vikki viktoria viktoriya vila vilma vina vincenta vincenza
vincenzina vincie vinessa vineta vinetta viney vinia vinie vinita viola violet violeta violett violetta violette viona vira virda virdie virgen virgene
virgia virgie virgina virginia viridiana viriginia virna vista vita vitalia vitoria vittoria viva viveca vivi vivia vivian viviana viviane viviann
vivianna vivianne vivica vivien vivienne vivika vlasta vola vona vonceil voncile voncille vonda vonetta vonita vonna vreni vrinda vung vy vyctoria vyla
wafa walda waldine waleria waleska walfriede walli walterine waltraud wana wanda wandalee wandra waneta wanetta wania wanita wanna wannetta wanza warda
warwara wateen wauneta waunetta waunita wava waynetta waynette wealthy wednesday welma weltha wenda wende wendee wendelyn wendi wendie wendolyn wendy
wenona wenonah wera weronika wesleigh weslynn wessie westlynn whisper whitlee whitleigh whitnee whitni whitnie whittney wibke wiebe wiebke wiktoria
wilba wilberta wilda wilene wilhelma wilhelmena wilhelmenia wilhelmina wilhelmine wilhemenia wilhemina willa willadean willadene willamae willamina
willean willena willene willetta willette williemae willine willma willo willodean willodene willow willye wilma wilmetta wilmina wilna wiltraud
wiltrud winda windi windy winifred winnie winnifred winnona winona winry winslet winsley witney wonda wreatha wrenlee wrenleigh wrenley wrenly wrenna
wretha wrynlee wylene wyllow wylma wyndi wynell wynelle wynema wynetta wynette wynnie wynona wynonna wynter wyoma wyona wyvonne xana xandra xandria
xaniyah xanthe xara xareni xaria xariah xaveria xavia xaviera xayla xela xena xenia xia xiamara xiana xianna xiara ximena ximenna xiomara xitlali
xitlalic xitlalli xitlally xitlaly xochil xochilt xochitl xoe xoey xoie xola xuri xya xyla xylah xylia xylina yaa yachet yadhira yadira yaeko yaeli
yaelis yaffa yahaira yahayra yahira yaileen yailin yailyn yaira yaire yaiza yajahira yajaira yajayra yakelin yakima yakira yalanda yalani yalena
yalitza yalonda yamaris yameli yamila yamile yamilet yamileth yamilett yamilette yamilex yamina yaminah yamira yana yanci yaneisy yanel yaneli yanelis
yaneliz yanelli yanelly yanely yanessa yanet yaneth yanett yanette yanina yanique yanira yanitza yanna yannicka yannika yaquelin yaqueline yara yarah
yareli yarelin yarelis yareliz yarelli yarelly yarely yaremi yaren yareni yaretzi yaretzy yarexi yariah yariana yarielis yarieliz yarissa yaritza
yaritzel yaritzi yaritzy yarixa yasamin yasemin yasenia yashica yashika yashira yashna yashvi yaslin yaslyn yasmeen yasmen yasmin yasmina yasmine
yasuko yatzari yatzil yatziri yatziry yavonne yazaira yazlin yazlyn yazlynn yazmeen yazmin yazmine yazmyn yazmyne yecenia yehudis yeilin yeily yeilyn
yeimi yeimy yeira yelena yelitza yemariam yemaya yena yeni yenifer yennifer yenny yenty yeraldi yeraldin yesenia yesica yesli yeslin yesly yesmin
yessenia yessica yetta yetunde yetzali yeva yevette yevonne yezenia yides yisel yissel yitta yitty yitzel yizel yliana ylonda ylvi ylvie ymani ynez
yoali yoana yoanna yocelin yocelyn yocheved yohana yohanna yoko yola yoland yolanda yolande yolander yolando yolinda yolonda yolunda yomaira yomara
yomayra yoneko yoselin yoseline yoselyn yoshie yoshiko yoshiye yosselin yosselyn youa youlanda yousra yovana yovanna ysabella ysabelle ysela ysenia
ytzel yudith yui yuka yukari yukie yukiko yuko yulanda yuli yulia yuliana yulianna yuliet yulieth yulisa yulissa yulitza yuliza yulonda yumi yumiko
yumna yuna yurani yuriana yuridia yuriko yuritza yuritzi yuritzy yusra yuvia yuvonne yvaine yvanna yvett yvetta yvette yvonda yvone yvonna yvonne
yvonnie yzabella zaara zabella zabrina zada zadie zaela zafira zafirah zahara zaharah zahava zahira zahirah zahra zahraa zahrah zahria zaida zaidee
zaila zailah zailee zailey zailynn zaina zainab zainah zaineb zaira zairah zaiya zaiyah zakayla zakeria zakeya zakhia zakia zakira zakirah zakiya
zakiyah zakiyyah zakya zakyah zakyia zakyla zakyra zala zalani zalaya zalayah zalea zaleah zaleigh zaley zalia zaliah zalika zaliyah zamantha zamara
zamarah zamaria zamariah zamaya zamia zamiah zamira zamirah zamiya zamiyah zamora zamya zamyah zamyra zamzam zana zanae zanai zanaria zanaya zanayah
zandra zandrea zandria zaneta zanetta zania zaniah zaniya zaniyah zanna zanovia zanya zanyah zanyia zanyiah zanyla zanylah zara zarah zarahi zarai
zaraya zarayah zareen zari zaria zariah zariana zarianna zarielle zarina zarinah zariya zariyah zarrah zarria zarriah zarya zaryah zaryiah zasha
zavannah zaveah zavia zawadi zaya zayana zayanna zayda zaydee zayla zaylah zaylani zaylee zayleigh zayley zayli zaylie zayna zaynab zaynah zayra zea
zeanna zeda zeena zeenat zehra zeina zeinab zela zelda zelena zelia zelie zelina zella zellie zelma zelpha zelphia zelta zema zemira zemirah zena zenab
zenaida zenaya zenda zendaya zendayah zenia zeniah zeniya zeniyah zenna zenobia zenovia zenya zeola zera zerenity zeriah zerina zeta zetta zettie zeva
zeya zeynab zeynep zhamira zhana zhara zharia zhavia zhoe zhuri ziana zianna ziara zilah zilla zillah zilpha zilphia zimal zina zinnia ziomara ziona
zionah zionna zipporah zira zissel zissy zita zitlali zitlaly ziva zivah ziyana ziyanna ziyonna zlata zlaty zniyah zoa zoe zoee zoei zoella zoelle zoey
zofia zoha zohra zoi zoie zoiee zoii zoila zola zona zondra zonia zooey zophia zora zorah zoraida zoraya zori zoria zoriah zoriana zorina zosia zowie
zoya zsazsa zula zulay zuleica zuleika zuleima zulema zuley zuleyka zuleyma zully zulma zuly zunaira zunairah zuria zurie zurielle zurii zurisadai
zuriyah zury zuzanna zuzu zya zyaira zyairah zyana zyann zyanna zyanya zyasia zyia zyiah zykeria zykerria zykia zykira zyla zylah zylee zylie zynia
zyniah zyonna zyra zyrah zyria zyriah
`

/** Given names that both sexes have. */
export const eitherNames = `
aalijah aaliyan aamari aaren aarian aarin aarion aaris aarya aaryn abeer abi abie abijah abiola abir abisai abishai abrar abriel aby abyan acelin
acelyn acey acie adaiah adair adali adalid adama adar addis addison ade adel adell adeola adeyemi adi adie adiel adis adisa adison adlai adler adley
admire adonai adonijah adore adrain adream adrean adri adriane adriann adriel adrien adryan adyn aedyn aeon aerion aeris aero aeron afnan afton agam
agape agusta ahmani ahmari aideen aidyn aidynn aijalon aiko aiman aimar aime airam airen airis ajai ajani ajee akai akari akela akhari aki akia akili
akira akiva ala alaa alante albie aldean alden alder aldine alee aleksa aleph alexandr alexcis alexei alexes alexey alexi alexie alexis alexiss alexius
alexiz alexsis alexx alexy alexys alfa alfie alfonsa algie ali alie alija alijah alika alin alix alize allah allante allex alley allie allison allyn
almas almer alpha altair alter alto alva alvah alvia alvie alvis aly alyjah alyn alyric alyx amadi amai amal aman amandeep amando amani amanpreet amare
amaree amari amarie amarii amaris amarri amaru amauri amaurie amazi amaziah amazing amel amen amere ameri americus ameris amery amey ameya ami amiel
amil amillion amine amire amiree amiri amit amoni amor amore amori amorie amory amour amouri amran amri amrit amzie an anael ananda anant anari anatole
anay ande andersen anderson andi andie andra andrea andree andrell andrey andri andrian andriel andry anel ange angel angelis angell angle anh anhad
anias anik aniko anis anjel anjolaoluwa anmol anner anoop anthem antonie anu anwar aoi aquarius aquila aquilla ara aramis arbie arbor arda ardean
ardell arden ardie ardis ardyn aren ares argie ari ariam arian arias arie ariel arien arieon aries ariez arin arion aris arius ariyan ariyon arizona
arkie arlee arleigh arlen arley arlie arlin arlington arlis arliss arlo arlow arly arlyn arlynn armani armanie armanii armari armoni armonie armonii
arnell arnett arnette arnie arren arrie arrin arrington arrion arris arrow arshdeep arshia arta artemis artha arti artice artie artis artist arvie
arvis arwyn ary arya aryam aryan aryel aryn aryon asa asai asaiah asani asante asanti ascencion ase aseel asencion ash ashante ashanti ashby ashden
ashe asheton ashlan ashland ashley ashlin ashtan ashten ashtin ashton ashtyn ashtynn asiah asiyah aslan ason aspen asriel asta aster astin aston
asuncion asyah atha athel athens atlantis atlas atlee atley aubery aubra aubrey aubry auburn auden audi audie audre audry audy audyn auguste augustine
aundra aundrea aurel auri auriel auryn austen austine australia austyn autrey autry avan avante avanti avari avary aven aveon averee averey averi
averil averill avery avett avi avian aviel avin avion avis aviv avo avon avory avrey avri avriel avry avy avyn ayan aydan aydin aydrian ayhan aylen
aymar aymen ayo ayodele ayomide ayomikun aysa ayven aza azaiah azani azari azariah azarie azariyah azarya azaryah azaya azayah azel azell azhar aziah
azion aziyah azrael azriel azul azure babe bailey baily bailyn baker baley bali banks banner banx bao baraa baraka baran bari barri barrie bawi bay
bayan bayle baylen bayler bayley baylin baylor beaux beckett bee bela bell bellami bellamy benelli beni benjie bennie bentlee bentleigh bentley bentli
bentlie bently bera berdell beren bergen berkeley berkley berle berlie berlin berlyn bernell berni bernie bernis berry bertice bertie bertis beryl
beryle bethel bevan beverley bevin bexley bhavya billie billye binh binnie bird birdell blaike blaine blair blaise blaize blake blakeley blakely
blakley blayke blayne blayze blaze bless blessed blessin blessing blessyn bleu bliss bloom blu blue blythe bobbie bobie bodhi boluwatife bona bonny
boots bora boston bostyn bowie bowyn bradie bradlee bradyn brae braedyn braelin braelyn braidyn brailyn braley bralyn bralynn brand brandin brandis
brandyn brantlee brave bravery braxley braxtyn bray braylan braylen braylin braylyn braylynn brazil brazos brean breck brecken breckin breckyn brees
breeze breion brekken brekyn breland brelyn bren brenn brennan brennyn brentlee brentley brenyn breon breslin brevyn brexley breyer breylin breyon
briane briar brier bright brighten brighton briley brilyn brin brion brionne bristol brit britain british britt brittain brittan britten brittin
britton brixton brixtyn brodi brodie brogan brogen bronx brook brooke brookes brownie bryann bryar bryer brylan brylee brylen bryley brylin bryn bryse
bryten bryton bulent bunnie bunny burdell burdette burkley burlie burnell burnett burnette burnice burnie burnis byrd byrl cacey cache cadence cadyn
caedyn caelan caelen caelin cagney cai caidence caidyn cailan cailen cairo caisyn calais calen caley caliber calihan calin callaghan callahan callan
callaway callen calloway callyn calvary calyn calyx cam camara camari camarie camaron camauri cambell camber cambridge cambryn camden camdyn cameo
cameran cameren camerin cameron cameryn camil camile camille campbell camran camren camrin camry camryn camrynn canaan cantrell canyon caprice carden
cardin carel carey carlas carle carlen carlie carlin carlis carlisle carliss carlon carlyle carman carmel carmell carmie carmin carmine carmon carnell
caroll caron carrell carrington carrol carroll carron carry carsen carson carsyn carter cartier cary caryl casey cashmere cashmir casmir cass cassady
cassey cassidy cassiel casy casyn catlin caton cay cayce cayden caydence caydin cayenne caylan cayle caylen caylin caylon caylor cayman caymen cedar
celester cevyn cha chade chae chai chaise chaka chalon chan chancey chancie chancy chandlar chandler chane chaney chanin chanler channing channon chao
chapel chapin charle charleston charley charlie charly charm charon charron chastin chatham chau chauncey chavon chawn chay chayanne chayce chayne
chayse che chee chen cheney cheng cher cherokee cheron chesley chesney chevelle chevis chevon chevy cheyne chi chia chianti chicago chidera chika
chisom choice chong chosen chosyn choua choyce chozen chozyn chris chrisean chrishawn chriss christain christan christen christia christien christon
chrys chrystian chung chyler ciel cielo cincere cire cj clair clancy clare claris clarke clary claude claudell claudie claudis claudy cleatis cleatus
cledith clemence clemmie cleo cleofas cleon cleotha clester cletis cletus clide climmie clois cloud clovis cloyce clydell coast cobi cobie coby coda
codee codi codie coi cola colbey colbi colbie colby coley colie collen collie collier collins collyn concepcion conda conlee conley connar connelly
connie conny constant copeland copelyn copper corby corbyn cordie cordney coree coren corey cori corian corie corin corinthian corky corley corlis
corliss cornelious cornell cornie correy corri corrie corrigan corrin corry cortlyn cortney cory cosby coty courage courtenay courtland courtney cove
covey coy coye cree creedence crimson cris criss cristan cristen crosby crosley cruz cuba curlee curley curlie currie curry cyan cyncere cypress cyprus
da dabney dace dacoda dacota dae daegan daelin daelyn daelynn dagen dai dail dailey dailin daily dailyn dailynn daine daire dajon dajour dakari dakoda
dakota dakotah dale daley dali dalin dalis dallas dallis dallyn daly dalyn dalynn damani damarea damari damaria damarie damaris damilola damiri damoni
damonie dana dandra dandrea danel danell dani danie daniele daniell danila danis dann danne dannell danni dannie danniel dannon danon dansby dany
danyal danyale danyel danyell dao dara darby darcel darcell darcey darcy darelle dari darian dariel darien darion daris dariyon darl darlin darly
darnel darnell darnelle darragh darrelle darrian darriel darrien darrion darris dary daryan daryl daryle daryn dasani dashan dashawn dashay dasiah daun
daune davan davelle daven davey davi davie davine davione davionne davonne davyn dawan dawsen dawsyn day dayan dayle daylen daylin daylyn daylynn dayne
dayton daytona de deandra deandrea deane deaundra deaven deavion deavon decker decklyn declyn declynn dee dejan dejour deklyn deklynn dekota del
delaine delane delani delayne dell delma delorean delynn demani demari demaria demarie demaris demetri demetrias demetric demetrice demetrie demetrious
demetris demetrus demoni dempsey denali dene denell deni denim denis deniz denni dennie dennys denver denym denys deon deondra deondrea deone deonne
deontra dereon derian derin derion derrian derry deryl deryn deshae deshan deshane deshannon deshaun deshawn deshay deshea deshon deshone desi destin
destine destry destyn deundra devan devann deven devereaux devery devian devine devinn devlin devlyn devon devone devonn devonne devyn devyne devynn
dewie dezi dhani dharma dia diamante diamon diamond diamonte dian diarra dickie diem dijon dillan dillen dillyn dilyn dilynn dima dione dionne dior
disney divine djimon dmoni doha dois doll domanique domenique domini dominigue dominique domino dominque domique domnique domonique dondi dondra donel
donell donelle doni donie donielle donique donis donne donnel donnell donnelle donni donnie donnis donya donyae donyale donye donyea donyel donyell
donyelle doral dore dorean doren dorian dorien dorin dorn dorrian dorris dorsey dorsie dory dossie doy doyce doyne draven dream dresden dreux drew dru
drue duanne dublin dung dustine dusty dutton dwan dyan dylann dylin dyllan dymon dymond dynver eaden earlee earlie early earnie earsel eastyn eavan
ebbie echo edan eddison edel edell eden edi edin edis edlin edris edy edyn egan egypt eh eike eisa ekam ekin eknoor el elan elba eldean eldred elester
elgie elham elia eliah elie elim eliot elis elisha elishah eliya eliyah elizah elize ell ellery ellie ellington elliot elliott elliotte ellis ellison
elon elroi elver elvie elvy elwyn ely elya elyan elyon elysha elza elzia elzie emaan eman emani emanuelle emari emary emauri embry emeka emerald emeri
emersen emerson emery emmanuelle emmerson emmery emon emoni emori emory emrey emri emry emryn emrys encarnacion enes england english eniola enis ennis
enzi epic eppie eran erbie ercel ercell eri erian erice erie eriel erinn erion eris erlin ermal ermine ermon ernie eron errin ersel ervie erza esa
esley esli esly espen espn esra essa estee estel estell estes estle ether eudell eura evann ever everest everette everson evian evin evon evren evyn
exodus ezariah ezell ezeriah ezra ezrah ezri ezzie fable falcon fallon falon farrel farrell farren farris farron decision favor favour fay fayette fayne
felice feliz fendi fenix fernie ferrel ferrell ferris fidelis findlay findley finesse finlay finlee finley finnlee finnley fiore floris floy flynn
fonnie fontaine forest forever fortune foy foye fran france franki frankie freddie fredie freedom frenchie future gaberial gabreal gabreil gabrial
gabriele gabriell gabryel gaelen gagandeep gail gal galaxy gale galen garcia gari garland garnell garnet garnett garnie garrie garyn gates gatlyn gay
gaylan gayle gaylen gaylin gaylon gaynor gean gearl gemini gene genesis genie gennie gentry geordan georgi georgie ger geral germaine germani germany
gerren gerry giani gianni giannis gianny giavanni giavonni gift gill gilliam gillie gionni glendale glendel glendell glenis glennie glennis glyn
glyndon glynn golden gordie gracen graceson gracin gracyn gradie grae graesyn graison gray graycen graylen graylin graysen grayson graysyn greer grey
greycen greysen greysyn grier griffyn guadalupe gurjot gurman gurnoor gurpreet gussie gwin gwyn gwynn ha hadden haddon haden hadley hady hadyn haeden
haedyn haeven hagan hai haiden haidyn haile haiven halen halley hallie halo halsey halston hamdi hampton han hanalei hanan hananiah hanh hani hanley
hannan happy harbor hargun harjot harlee harlem harlen harley harlie harlin harlo harlow harlowe harly harlym harlyn harman harnoor harper harpreet
harrie harsha hart hartford hartley haru harumi harvest harvie harvin haven havyn hawley haydan hayden haydin haydn haydon haydyn hayes haygen haylen
hayven hayzen hazael haze hazen heike helge hemi hendrix hendryx henley hennessy henni henny hensley hermie hero hiawatha hien hieu hikaru hilary
hildred hildreth hillary hillery hillis hiromi hiyab hoa hoang holdyn hollace hollan holland holley hollie hollis holly holy honest hong honor honore
honour houa hudsen hudsyn hue hunter huntlee huntley hutton huxlee huxley hyatt hyland hyun idrissa ifeoluwa ihsan ikhlas ikram ilay iley ilham ilhan
ilia ilian iliya illya ilo ilya imaan iman imani imari imri inari indi indiana indie indigo indra indy inge ingram iniko inioluwa io ira iram iran
ireland iremide ireoluwa irie irish isa isadore isamar isidore islam island isley ismet issa itamar itzae ival iver iverson ivery ivey ivie ivis ivon
ivor ivory ivry ivy izel izzy ja jaaziah jabree jabri jacari jacee jacey jackey jackie jacksyn jacky jacobi jacque jacquel jacquese jacy jadan jadden
jade jadence jadeyn jadie jadien jadin jadis jadore jadrian jadyn jadynn jae jaedan jaeden jaedin jaedyn jaedynn jael jaelan jaelen jaelin jaelyn jahan
jahari jahdai jahel jahlani jahni jahzeel jahziah jai jaice jaidan jaiden jaidin jaidon jaidyn jaidynn jaiel jailan jailen jailin jailyn jaime jaimeson
jaimey jaimie jaimy jaire jaise jakai jakari jakel jakell jaki jakiah jalan jalani jaleen jalen jalene jalin jaloni jalyn jalyne jalynn jama jamai
jamani jamara jamari jamaria jamarie jamaris jame jamee jamel jamell jamelle jamesyn jamey jami jamiah jamie jamieson jamil jamile jamille jamin jamine
jamisen jamison jamisyn jammie jammy jamoni jamy jan janari janeil jani janiel janis jann janne jannis jansen janus jaquay jaque jaquel jaquis jaquise
jarae jaree jaren jari jariah jarin jaris jaryn jasaiah jasani jasdeep jasiah jasiel jasiri jasiya jasiyah jaskirat jasman jasmeet jasmon jasnoor
jaspreet jassiah jastin javae javani javon javoni javonne javonni jaxsyn jaxyn jayce jaycee jayd jaydan jayde jaydee jaydeen jaydence jaydenn jaydin
jaydis jaydn jaydyn jaye jayel jaylan jaylen jaylenn jaylin jaylinn jayln jaylyn jaylynn jayme jaymes jaymeson jaymie jayni jaz jazari jazel jaziah
jaziyah jazman jazmon jazz jazzman jean jearl jeffie jeffrie jehan jehlani jelani jem jemiah jemmie jen jency jene jenesis jennings jensen jensyn
jentry jere jerelle jeriah jericho jerin jeris jeriyah jermani jermanie jermany jermiah jermiyah jerney jerre jerrie jerrin jerris jersei jersey
jerusalem jeryl jeryn jerzee jerzey jerzi jerzy jesi jesiah jessee jessel jessey jessi jessiah jessie jessy jet jettie jetty jewel jewell jewelz jeziah
jezreel jhonnie jhordan jhream ji jia jian jianni jiayi jihan jimi jimmi jimmie jimmye jin jinx jionni jirah jiraiya jireh jlyn jlynn jobie joby jode
jodeci jodie jody joedy joell joey johanny johany johari johnell johnie johnni johnnie johnnye joie jojo jolan jolly jomari jona jonai jonatha jonay
jone jonel jonell jonie jonnie jonquil jonta jontae jontay jonte jood joon jorah jordain jordan jordane jordann jorden jordi jordie jordin jordon jordy
jordyn jorey jori jorian jorryn jory josey josha joss joud jourdain jourdan jourden jourdin jourdon jourdyn journey jovan jovannie jovi jovon jovonne
jream jru jrue juda jude judea juel juelz jule jules julez juliani jullian july jun juneau jung juni junie junnie juno jupiter juri justice justis
justise justiss justyce justyn jwan ka kacee kacey kache kacy kacyn kadence kadian kadin kadyn kaede kaeden kaedence kaedyn kaegan kaelan kaelen kaelin
kaesyn kagan kagen kahari kahlan kahlen kahli kahmari kai kaidan kaiden kaidence kaidyn kaidynce kail kailan kailand kaile kailen kailer kailin kailo
kailor kaimana kaimani kaior kaire kairee kairi kairos kairyn kaisyn kalai kalan kalani kalei kalen kalijah kalin kallan kalle kallen kallin kalyn kam
kamali kamani kamar kamaree kamari kamarie kamarii kamaron kamarri kamauri kamazi kambryn kamden kamdyn kameran kameren kamerin kameron kameryn kamil
kamiri kamoni kamori kamren kamrin kamron kamryn kamrynn kamsiyochukwu kanai kanari kang kani kanon kansas kanya kanyon kao kaoir kaori kaoru kapri
karan karcyn karder karee kareen karel karem karey karle karlen karlin karma karman karmel karol karon karrington karron karry karsen karsin karson
karsyn karsynn karter kartier kary kasey kashawn kashmere kashmir kashtyn kasiah kasiyah kasyn katori katrell katriel kaulana kauri kavi kawena kay
kayan kayce kaycee kaycen kaydan kayde kayden kaydence kaydin kaydn kaydon kaydyn kaye kayin kayl kaylan kayle kaylen kayler kaylin kaylon kaylor
kayman kaymen kayron kayse kaysen kayton kazi kaziah kc keagan keaghan keahi keani keante keari kearney keary keaton keatyn kedron keegan keeghan
keelan keelin keelyn keena keerat kegan kehinde kei keigan keighan keilan keilen keilin keilyn keimani keir keiran keishawn keita kelani kelby kelce
kelcey kelcy kele kelechi kelen kelijah kelin kellan kellen keller kelley kellin kellis kelly kellyn kelsey kely kelyn kem kemani kemari kemauri kemet
kemoni kemonie kemper kena kenai kendahl kendal kendale kendall kendel kendell kendi kendle kendre kendrix kendry kendy kendyn kenedy keni kenley kenly
kenlyn kennan kennedy kenni kennie kennis kensington kensley kentley keny kenya kenyada kenyata kenyatta kenyatte kenyetta kenyotta kenzy keola keoni
keonta keonte kerby kerin keron kerrigan kerrington kerrion kerry kersten keshawn keshon kesley kessler kestrel kevyn key keyante keyari keylan keylen
keylin keymani keymari keymoni keyoni keyonta keyonte keziah khai khalee khali khalin khamani khamari khanh khani khaos khari kharter khayden khaza
khazi khi khmari khodi khoi khole khori khris khristian khyle khyler khylin khyri khyrie ki kiah kiante kiari kiegan kieran kieren kiernan kierre
kieryn kijana kiko kiley killian kilyn kim kimani kimari kimball kimber kimble kimi kimm kimmie kimmy kimoni kimothy kindall kindell kindle kindred
kingslee kingsley kinnie kinsey kinsler kinte kioni kionte kior kiowa kippy kiran kirby kire kiree kiren kirin kishon kismet kit kito kitt klark kleo
kmari knowledge knoxlee koa koah kobee kobi kobie koda kodah kodee kodi kodie kody koi kolbe kolbee kolbey kolbi kolbie kolby kollins kollyn kolsyn
kona konstantine kooper korbyn koree koren korey kori korie korin korrie korry kortney kory kosisochukwu kota koty kou kourtney kova kove koy kree
krimson kris krishawn krishna kriss krist kristain kristan kristian kristien kriston krosby kru krue krystian kulture kumari kwan kwanza kweli ky kyan
kyari kye kyi kylan kylar kyle kylen kyler kyley kylin kylinn kylyn kylynn kym kymani kymari kymoni kyndall kyndel kyndell kyran kyre kyree kyri kyrie
kyriee kyrin la laakea lace lachlan lacy ladale laddie ladell ladon lael lai laiken laikyn laikynn lain laine laityn lajuan lakai lake laken lakin
lakoda lakota lakyn lam lamar lamari lamoine lamoyne lan landis landrey landry landy landyn landynn lane lanell langley langston lanier lanis lannie
lannis laquan laramie laray laren lari lark larkin larri larrie larsen larson larue lasalle lasean lashan lashaun lashawn lashon lashone lashun latrell
latrelle lattie laurel lauren laurence lauri laurice laurie laurin lauris laury lavaughn lavell lavelle lavere lavergne laverle lavern laverne lavert
lavi lavin lavon lavone lavonta lavoris lawan lawren lawson lawsyn layden layke layken laykin layne layten layton le lean lear leary leavy ledell lee
leelyn leelynn legacee legaci legacie legacy legend lei leigh leighton leith lemmie lemon lemoyne lenell lenis lenix lennex lenni lennie lennis lennix
lennon lennox lennyn lennyx lenox lenyx lenzie lenzy leone leor leotha lerin leshaun leshawn lesley leslie lesly lessie lesslie leven levern leverne
levie levis levon levone levonne levy lewellyn lexington lexus leyton li lian liel light lijah limmie lin lindel lindell linden linder lindley lindsey
lindy linell ling linh linkyn linley linn linnie linsey linzey linzie linzy lior lisle little livingston llewellyn llewelyn loan lochlyn locklyn logann
logen loghan logyn loise loki londen london loney lonie lonni lonnie lorain loral loran lorell loren lorenza loreto lorian lorin loris lorren lorrin
lorry lory lotus lou louie love lovell lovelle lovie lowen lowry loxley loy loyal loyalty loyce loye loys luan luby luca lucca lucky luddie ludie ludy
lue lugene lumen lumi lunden lundon lundy lupe luv luvern luverne lux luxe luz ly lyan lyfe lyn lyncoln lyndal lyndall lyndel lyndell lynden lyndon
lynell lynix lynkin lynn lynnex lynnie lynnix lynnox lynx lyric lyrick lyrik lyriq maayan mabry macari macaulay macauley maciah maciel mackay mackenzie
mackenzy mackie mackinley macklyn macon macyn madden maddix maddux maddyn maddyx madison madsen madyx maeson maesyn magdiel magic maguire mahari mahi
mahin mahzi maika maisen maison maisyn maitland maize majestic majesty makai makaiah makana makani makari makel makell makhari maki makiah mako makya
makyah malak mali malijah malikah malin mallie mallory malon malone man mana manaia mandeep mang manjot mannie manpreet manuele manveer manvir mao mar
marce marcell marcelle march marchella mardell mardy marice marin marion maris marke markee markell markelle marki markie marley marlin marlo marlow
marlowe marlyn marne marnell maron marque marquee marquel marquelle marquette marqui marquise marrion mars marshell marte marti martice martie marvel
marvell marvelle marvelous marvie marvis maryland marz marzell masami masiah masiyah massiah massie masyn matia matilde matisse matti mattia mattingly
mattison mattox matty maui mauri maurie maury maurya maven mavi maxi maxie maxime mayan mayar mayce maycen mayo mays maysen mayson maze mazi maziah mc
mccall mccartney mcclain mckay mckenley mckenzie mckenzy mckinley mckinnley mckinnon mclain mclean mearl meba mecca mechel meerab mega mehar mehtab
meiko mekel mekiah meko mel mell melrose melvine memphis mena mendy merced mercer merci mercury meredith merel meril merion merit merl merle merlyn
meron merrel merrell merrick merril merrill merrit merritt meryl meryle messiah messiyah meyer mica micah micaiah mical micha michae michah michaiah
michal michale michel michele michell michi michiah michon miciah mickell mickenzie mickey mickie micky mico miel mika mikael mikah mikaiah mikal
mikale mikel mikell mikelle miki mikiah mikie mikko miko milan milano millan miller million mills min ming minh mio miquel miraj miran mirza misbah
mischa misha mishael mishawn mitchelle mizuki mj modell moe monnie monroe monserrate monta montana montanna monte montez montgomery monti montie
montoya montrice moon morgan morgen morley morrison mosie motley mozell munachimso murel murl murle murphy murrel murrell murriel my myaire myan myca
mycah mychael mychal myer myers myka mykael mykah mykal mykale mykel mykell mylan mylen mylin mylo myrel myrl myrle na nael nai najae najai najee nakai
nakari nakia nakoa nakota nalin nalu namaari namari nana naoki naphtali narada naseem nashawn nasiah nasim nassim natale nate natha nation natividad
nature navdeep naveen navi navid navjot navneet navy naz nazaret nazareth nazari naziah nealy neco neely neema neftali neftaly nehal nekia neko nekoda
nema nemiah neri nery nessiah nesta nevada neville nevyn neylan neziah ngoc ngozi nguyen nhia nichola nickey nicki nickie nicky nicol nicola nicoli
nieves nihal nihan nijae nijah nikai nike niki nikia nikita nikko nikola nil nilay nile nima nirvair nixon noa noam noble noel noell noha nohea nollie
nolyn noor nori normal norris north norvell notnamed nou nour nouri nova novah novi novis numa nur nuri nyaire nyjah nylan nyree nyrie nyx oak oakland
oaklee oaklen oakley oaklin oaklyn oasis obie ocean ocie october oda oddie odean odell odie odyssey offie okie okla olamide olanda olie ollie
oluwadamilola oluwadarasimi oluwademilade oluwanifemi oluwasemilore oluwaseun oluwaseyi oluwatamilore oluwatobi oluwatobiloba oluwatomisin oluwatoni
oluwatosin omarie omega omi omni omri oneal oney oni onie onnie onyx opie ople ora oral orbie ordell oree orel orell oreoluwa ori oria orian orie oriel
oris orla orlanda orlean orlie orrie orris orva osa osceola osha oshay oshea oshen oshun osie osiris ossie oswin otha othel othell othello otie ottie
ottis ova oval ovie owyn owynn oza ozell ozie ozzie ozzy pace pacey paddy paden paeton page paiden paiten paiton palmer paris parish parker parnell
parris parrish pasha pat patrice patsy patterson patton pau pax paxten paxton paxtyn payden paysen payson paytan payten paytin payton paz peace pearce
pearley pearlie pearly pearson peighton pema peniel pepper peregrine perl perle perley perlie pernell perri perrie perrin perris perry peyson peyten
peytin peyton phelan phenix phenyx pheonix phi phoenix phoenyx phung phuong phynix pier pilar pink pleasant poet porter portland posey posie power
prabhjot praise preet prescott presley pressley prestyn promise prosper pruitt pryce pryor psalm psalms puneet purpose qamar quanah quanta quay quest
quetzal quill quilla quin quincee quincey quinci quincy quinlan quinn quinta quyen ra raahi rabab radie radley rae raeden raedyn rael raeshawn rafa
ragan raheel rahi rahil rai raiden raidyn raihan railey rain raine rainey raini rainier rainn raja rajah raleigh rama ramah rameen ramey rami ramiah
ramie ramsay ramsey rana rand rande randee randi randie rane ranell raney rani rannie rasha rashan rashaun rashawn rashea rasheen rashi rashon rashun
raunak raven ravin ravneet ravon rawlings rawlins rayaan raydell rayden raye rayen raygan raygen rayhan raylan raylen raylin raylyn raymie rayn rayne
raynell rayshawn rayven rayyan rea reagan reagen real reason rebel recie reda redding redell reece reef reegan rees reese reeve reeves refugio regan
reggie regis rehmat rei reign reiley reilley reilly reily rein reis reise reiss remi remiel remington remingtyn remmi remmington remmy remy ren rendy
rene renell renlee renley renly renn renne renner rennie renny reo reshawn revan revel rey reyes reyhan reyn reynolds rhemi rhen rhian rhiley rhodes
rhone rhyan rhyder rhyen rhylan rhyland rhylee rhylen rhylin rhys rhyse rhythm rian ricci ricki rickie rida ridley ridwan rieley rielly riely rigby
righteous rigley rihan riki rikki riko rilan rilee riley rilyn rin rio rion riot ripley rise riven river rivers riyaan riyan rmani roan robbi robbie
robbin roben robi robie robin roby rochell rocio rocket rockie rocklyn roe roen rogan rogue roi rolla rollins roma romaine romani rome romell romelle
romey romie romney romyn ronell ronelle roni ronie ronit ronnell ronnie ronny rook rooney rorey rory rosario rosell rosemond roshan roshaun roshawn
roshon rossi rossie rotha roux rowan rowe rowen rowin rowyn royal royale royalty royce roye rozell rozelle ruah ruari ruble rudell rudi rudie rue rui
rumani rumi rune rusty ryane ryann ryatt ryder rye ryelee ryen ryin rylan ryland rylann ryle rylee rylei rylen ryley rylie rylin rylyn rylynn ryman ryn
rynn ryver saber sabre sabree sabri sabriel sacha sacred sadi sadler safari safi sagan sage sahib sai saia saige sailor saiyr saje sakai sakani sakari
saki salah salam salem sam samai samaj saman samar samari samay sami samie sammi sammie sammy samnang san sanay sande sandeep sandy sang sani santana
santanna santi santos saran saron sascha sasha satori satya sava savaughn savi savon savoy sawyer saxon sayge sayler saylor sayre schuyler schylar
schyler scotland scotti scottie scout searcy seeley seena sehaj sekai sekani selby semaj semaja semaje senai seneca seng senna sequoia sequoyah
seraphim seren sevan seven sevin sevyn sevynn sha shaddai shade shadee shaden shadi shadoe shadow shady shae shahed shaheen shai shaine shajuan shaka
shakari shakti shalamar shalin shalom shalon sham shamar shamari shamel shamell shamere shamir shamon shamone shams shan shanan shanay shandell shandon
shandy shanen shann shannan shannen shannon shanon shante shanti shaquan shaquel shaquil shaquill shaquilla shaquille sharan sharone shaun shaune
shaunta shaunte shavaughn shavon shavonta shavonte shaw shawan shawndale shawndell shawne shawnell shawnn shawnta shawntay shawnte shawon shay shaya
shayden shaye shaylan shaylen shaylon shayne shea sheikh shelby shell shellie shelvy shemaiah shenandoah sheng sher sherald sheridan sherill sherley
shermaine sheron sherrel sherrell sherril sherrill sherron shevon shevy shey shi shia shiah shilo shiloh shine shion shiraz shirl shiva shiya shomari
shon shondell shone shonta shonte shoua shukri shun shunta shy shyan shyler shylo shyloh shyne si siah sian sidney siggi silver simar simcha simmie
simone simran sina sinai sincere sinclair sion sivan siyah skai skilar skiler sky skye skyelar skyeler skylan skylar skylen skyler skylin skylor skyy
sloan smith snow socorro sol solace solar solaris solstice soma somtochukwu sonam song sonni sonnie sonny sony soo sora sorin soua soul southern
sovereign sparrow spencer spenser stace stacey stacy staley stanlee starlin starling starr steele stellar stephane sterling stevey stevie stirling
stokely stoney storm stormey stormy story su suan success suede sugar suhail sukhman sullivan sully sumeet summit sumner sun sunday sung sunny suriya
surya sutter sutton swan sway swayde swayze syaire syan syd sylar syler sylvan sylver syncere ta taber tabor tacari tacoma tae taegan taegen taelor
taelyn taetum tagen tahari tahj tahja tahjae tai taiga taige tailer tailor tailyn taite taitum taiwan taiwo taj tajae tajah tajai taje taji takai
takari takoda takota tal tali talin talley tallie tally talma talon talor talyn tam tamari tamer tameron tamryn tanay tandy tane tanis tanish tannar
tanny tanveer taran taren taria tarin taris taron tarren tarrin tarron tarry tashaun tashawn tashi tashon tate tatem tatum tatym tauren taurus tavi
tavita tavyn tawan tawn tay tayden taye tayen taygan taygen taylan taylen tayler taylin taylon taylor taylour taylyn tayte taytem tayten taytum tayven
tayvin teagan teagen teaghan teagyn teal teddie teddy tee teegan tegan teghan teigan teigen teja tekoa teller telly temiloluwa temitope temple teniola
tennessee tennyson tenzin terah teran teren terez terin terrace terral terran terre terrell terrelle terren terrian terril terrill terrin terrion
terris terry terryl terryn tery teryl teryn teshawn tesla teva tevis texas teylor thai thailand thang thanh thao tharon thayer thelmer theone theory
thi thierry thyri tian tiegan tieler tien tiernan tierre tiger tiki tilden tiler timber timmie tiny tion tionne tishawn tkai tobey tobi tobie toby
tobyn toi tollie tolulope toluwani toma tomi tomie tommi tommie tommye toni tonie tonnie toree torey tori torian torie torin torrance torre torren
torrence torrey torri torrie torrin torry torryn tory toryn toshua tovia townes toy toye tracey tracy tramaine tran trashawn trayce trea trellis
tremaine trenell trew trine trini trinidad trinidy trinity tris tristen tristian tristin tristyn troi troyce tru truc truce true trust truth truu
trystan trysten trystin trystyn tsion tu tully turner tuyen twan tyan tye tyeler tyger tyjae tyjah tyjai tylan tylar tylee tylin tyller tylor tylyn
tylynn tymber tyne tyrae tyree tyrie uchechukwu uchenna udell ugonna uli ulli umi undra undrea unice unique ura uri uriah uriyah vail val vale valen
valentine valgene vali valjean vallen valley vallie valor valyn van vandy vang vannie varnell vashawn vashon vaughn vearl vee veera vega vegas velmer
venice vennie ventura verdell verdie verdis vere verl verle verlie verlin verlon verlyn vern vernal verne vernel vernell verner vernice vernie vernis
versie vertis veryl vesper vestal vester vi vian victorious victory videl villa vinnie virgin virl vishwa vision vivan vollie von vondell vonnie wadie
wai wallie wallis wanya warnell wave waverley waverly wavie waylin waylyn waylynn wei welcome wen wendelin weslee weslie weslyn westlyn westyn weylyn
whitley whitney whitten wilde wilder wilkie wille willett willia willie willoughby wilmer wilmoth wilsie win windsor winfred wing winn winner winslow
winter wisdom witten wm wonder woodie worthy wren wrenn wrigley wylder wylee wylie wyn wynn wynne xai xan xian xin xion xolani xuan xylo xyon yacine
yael yamari yamel yamil yan yancy yang yani yanis yanni yannis yarden yardley yared yarel yaret yareth yari yarnell yasha yee yen yeng yer yi yichen
ying yoltzin yona yong yoshi young ysabel yu yuan yue yuki yuma yunuen yuri yuriah yury yuuki yuval yvon zabdi zacari zacaria zaelyn zaelynn zahari zai
zaia zaiah zaide zailyn zain zaire zakari zakaria zakariah zakariyah zakhari zakiah zamani zamari zan zani zannie zareth zarian zariel zarin zayah
zayde zaylin zaylyn zaylynn zeal zealand zekiah zell zen zenith zephaniah zephyr zeppelin zhane zhi zia ziah ziaire zian ziare ziggy zimri zion ziya
ziyah ziyan ziyon zo zohar zollie zonnie zuma zuri zuriah zuriel zyah zyair zyaire zyan zyion zyon zyree
`
