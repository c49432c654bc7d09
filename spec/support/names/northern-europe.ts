import { namesOf } from "./world-name.ts"

/** Names of Northern Europe and the British Isles. */
export const northernEurope = namesOf(`
# Icelandic
Björk Guðmundsdóttir | = | - | bjork
Jón /Sigurðsson/ | = | Sigurðsson | sigurdsson
Vigdís Finnbogadóttir | = | - | vigdis, finnbogadottir
Halldór Kiljan /Laxness/ | = | Laxness | laxness
Snorri Sturluson | = | - | sturluson
Leifur Eiríksson | = | - | leifur eiriksson
Þórbergur Þórðarson | = | - | thorbergur
Guðrún Ósvífursdóttir | = | - | gudrun
Ari Þorgilsson fróði | = | - | frodi
Heiðar Helguson | = | - | heidar helguson
# Swedish
Anders Persson /Modig/ | = | Modig | persson, modig
Karin Olsdotter | = | - | olsdotter
Carl /von Linné/ | = | von Linné | linne, vonlinne, von linne
Erik Johansson /Rask/ | = | Rask | rask, johansson
Per Olof /af Ugglas/ ~ 2 SPFX af ~ 2 SURN Ugglas | = | Ugglas | ugglas, afugglas
Selma /Lagerlöf/ | = | Lagerlöf | lagerlof
Nils Månsson i Skumparp | = | - | mansson
Axel /Oxenstierna/ ~ 2 NPFX Greve | Greve Axel Oxenstierna | Oxenstierna | oxenstierna
Jons Anna Andersdotter | = | - | jons anna, andersdotter
Gustav /Adlercreutz/ | = | Adlercreutz | adlercreutz
# Norwegian
Ole Hansen /Bakken/ | = | Bakken | hansen, bakken
Bjørnstjerne /Bjørnson/ | = | Bjørnson | bjornson
Kari Olsdatter | = | - | olsdatter
Roald /Amundsen/ | = | Amundsen | amundsen
Nils Nilsen /Skår/ | = | Skår | skar, nilsen
Sigrid /Undset/ | = | Undset | undset
Peder /Wessel Tordenskiold/ | = | Wessel Tordenskiold | wessel, tordenskiold
Åse /Kleveland/ | = | Kleveland | ase
# Danish
Søren /Kierkegaard/ | = | Kierkegaard | soren kierkegaard
Karen /Blixen-Finecke/ | = | Blixen-Finecke | blixen, finecke
Niels Pedersen /Skov/ | = | Skov | pedersen
Hans Christian /Ørsted/ | = | Ørsted | orsted
# Finnish
Jean /Sibelius/ | = | Sibelius | sibelius
Aleksis /Kivi/ | = | Kivi | kivi
Akseli /Gallen-Kallela/ | = | Gallen-Kallela | gallen, kallela
Matti Heikinpoika | = | - | heikinpoika
# Irish
Seán /Ó Briain/ | = | Ó Briain | briain, obriain, O Briain
Máire /Mac an tSaoi/ | = | Mac an tSaoi | maire, saoi
Pádraig /Mac Piarais/ | = | Mac Piarais | macpiarais, piarais
Daniel /O'Connell/ | = | O'Connell | oconnell, O'Connell, connell
Gráinne /Ní Mháille/ | = | Ní Mháille | mhaille, nimhaille
Brian /McDonagh/ | = | McDonagh | mcdonagh, mc donagh, donagh
Eoin /MacNeill/ | = | MacNeill | macneill, mac neill, neill
Nuala /Ní Dhomhnaill/ | = | Ní Dhomhnaill | dhomhnaill
# Scottish
Flora /MacDonald/ of Milton | = | MacDonald | milton, macdonald, mac donald, donald, McDonald
Sir Walter /Scott/ ~ 2 NPFX Sir | = | Scott | scott
Ewan /MacColl/ | = | MacColl | maccoll, mac coll
Robert /Bruce/ | = | Bruce | bruce
Somhairle /MacGill-Eain/ | = | MacGill-Eain | macgill, gill, eain
Rob Roy /MacGregor/ | = | MacGregor | macgregor, gregor
Mary /Mac Leod/ | = | Mac Leod | macleod, leod
Donald /Mackenzie/ | = | Mackenzie | mackenzie
# Welsh
Llywelyn ap Gruffudd | = | - | gruffudd
Dafydd /ap Gwilym/ | = | ap Gwilym | gwilym, apgwilym
Owain Glyndŵr | = | - | glyndwr
Angharad ferch Owain | = | - | angharad owain
Rhys /ap Thomas/ | = | ap Thomas | thomas, ap thomas
David /Lloyd George/ | = | Lloyd George | lloyd, george
Dylan /Thomas/ | = | Thomas | dylan
Hywel Dda | = | - | hywel dda
# English
Martin /King/, Jr. | = | King | king jr
Lt. Joseph "Joe" /Allen/ II ~ 2 NPFX Lt. ~ 2 GIVN Joseph | Lt. Joseph "Joe" Allen II | Allen | joe allen
Anne /Boleyn/ ~ 2 NPFX Queen | Queen Anne Boleyn | Boleyn | boleyn
Arthur /Wellesley/ ~ 2 NSFX 1st Duke of Wellington | Arthur Wellesley 1st Duke of Wellington | Wellesley | wellington, wellesley
Daniel /Day-Lewis/ | = | Day-Lewis | day lewis, lewis
John /Fitzgerald/ | = | Fitzgerald | fitzgerald
Edward /FitzGerald/ | = | FitzGerald | fitz gerald, gerald
Mary /Smith/ (née Jones) | = | Smith | jones, smith
George /Gordon Byron/ ~ 2 NPFX Lord | Lord George Gordon Byron | Gordon Byron | byron
Cornelius /Vanderbilt/ | = | Vanderbilt | van der bilt, bilt, vanderbilt
`)
