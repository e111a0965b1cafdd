/** Made by `npm run coach:words`: stems of the words of the coach's own texts. */
export const COACH_WORDS =
  'about abov acceleration accurat across activit add adjust aerobic aft again against ago ' +
  'agre ahead aim air alarm alcohol alik aliv all allen allow alon along alread also although ' +
  'altitud am among amount an anaerobic analys and anoth answ answer answerabl any anybod ' +
  'anyon anyth apart apiec appetit appl are argument arm armband around as ascent ask assum ' +
  'at ate auto averag awa back background bad bail balanc band bas basi batter bbottom be ' +
  'bear beat becam becaus becom been befor began begin begun behind belong below belt benefit ' +
  'besid best bests bet beta between bexplain beyond big bik bit blew block blood bod both ' +
  'bottom bound bout bpm break breakdown breath brevet bring brings brok broken brought build ' +
  'built bump bus but but button bwhat by cadenc caffein cal calendar calibrat calm calor ' +
  'cam can cant cannot cap capitaliz cardiac carr caus cel certain chang channel charact ' +
  'chat cheap check chest choic choos chopp chosen claim clear climb climbing clock ' +
  'clockwork clos cloth coach coast coefficient coffe coggan cold collaps collect com common ' +
  'commut compan compar comparabl comparison comput condition confident confirm consistent ' +
  'constant contact contradict contradiction contrast control conversation cool cor corn ' +
  'correct cost could count cours cov cover crack craz creep crept critical cross current ' +
  'curv cut cycl da daniel dark dat data day deal dear decid decoupl definition dela delta ' +
  'demand demo depend deriv descent detect deviation devic did didnt died dietitian diff ' +
  'differ differenc different dip direction disagre disciplin displa distanc divid do doctor ' +
  'doing don dont doubt down downhil dozen drank dress drift drink drop ds due duo durabilit ' +
  'duration dying each ear eas eat ed edg ef effect efficien efficienc efficiencyfactor ' +
  'effort eight eith elaps elevation elevationgain els empt end enduranc energ engin english ' +
  'enough ent enter equal equipment erratic error estimat even event ever everybod everyth ' +
  'exact explain extend eye fact factor fad fair fal fan far fast fatigu fault feel feet fel ' +
  'felt few field fift fifth figur fil fin final find finish firm first fit fitness fiv flat ' +
  'focu follow fondo food fool foot for forecast foretold form formula foster found four ' +
  'fram frequenc fresh fri from front ftp fuel ful functional furth gain gain gap gav gear ' +
  'gentl get gilbert giv go goal going good got gps grad gradeadjustedpac gradient grid ' +
  'ground group grow guess habit had half halfwa halv hand happen hard harm has hav headlin ' +
  'health heart heartbeat heartrat heartrateend heartratemax heat heav height held hello help ' +
  'her hidden high hil hint histor historyof hm hold hom hot hour how hr hrs huh hungr hurt ' +
  'ids ies if ill illness important improv in inclin includ index indoor ing injur insid ' +
  'instead intensit interest interrupt interval into is isown issu it its itself jerk jog ' +
  'join judg judgement jump just keep kept key kick kil kilogram kilomet kilometr kind kj km ' +
  'kmh know known kph label lack lactat lag laid land lap larg last lat law lay laz le leap ' +
  'learn least leav left leg length lengthen less lesson let level lie lift light lik ' +
  'likegradient limit lin linear list littl load long look loop los loss lost lot low lowland ' +
  'lr machin machine mad magnet main mak man map marathon mark mask mat match max maxhr ' +
  'maximal maximum may me mean meant meanwhil measur measurabl median meet mend mention mess ' +
  'messag met metr metric mi middl mil min mind minimum minu minut minute misread miss ' +
  'mistrust model moderat moment mon monoton monotonou month mor most mountain mov movingtim ' +
  'mph much muscl must my nam nd near need needs neg negativ neith nesda nev new next no ' +
  'nobod nois non nor normal normalis normaliz normalizedpow not notabl noteworth noth now nr ' +
  'nul numb object odd of off ofgroup often oh ok old on onc one onl open or ord ordinal ' +
  'ordinar oscillation oth otherwis ought our out outdoor output outsid over overal overdid ' +
  'overdo overs own oxygen pa pac pack pag paid pain pair paragraph part pass past pattern ' +
  'paus pay peak ped pedal per percent percentag percentil perhap perkilo personal ' +
  'physiotherapist piec pla plac plain plan pleas pod point polaris polariz poor position ' +
  'positiv potential pow practical precis predict prediction prepar preparation press pressur ' +
  'previou pric prim prior probab profil progression progressiv project projection promis ' +
  'prov puls purpos push put pw pyramid quart quer question quick quicken quiet quit rac rais ' +
  'ramp ran rang rank rat rath ratio rd reach read real reason recalculat recap recent ' +
  'recentb record recov recover reduc regression regular relax reliabl remarkabl remov rep ' +
  'repair repeat repetition replac report requestid reserv resistanc respiration rest ' +
  'restless restor rests result review rid ridden ride riegel riegel right ris risen road ' +
  'rod rol room ros rough round rout row rpm rsda rul run run sa saf said sam sampl sat ' +
  'saturation sav say scal scat scor sda sea second see seen segment sens sensor sentenc ' +
  'separat session session set settl seven several shap shar sharpness sheet shift short ' +
  'shorten should show shown shrank sid sign signal similar simp simpl sinc singl sit six ' +
  'skip sleep slept slight slip slop slow smal smooth smoothness so som someth somewhat soon ' +
  'sor soreness sound sp span spar speak special sped spel spend spent spik spin split spm ' +
  'sport spot spread sprint spun squar st sta stabl stack stair stand standard start stat ' +
  'statement statistic stead steady steam steep step stil stimulu stochastic stop stor ' +
  'straight strain strap streak stress stretch strid striking strong structur such sug ' +
  'suggestion suit sum summar summari sun support sur surg sweat sweet swing switch sz tabl ' +
  'tak taken talk tap target teach tel temperatur tempo tenth term terrain test text th than ' +
  'that the their them then ther thes thi thin thing things think third thirst tho thos ' +
  'though thre threshold through throughout thu thumb tied tim time timeintarget tir ' +
  'tiredness to toda togeth told tolowercas tomorrow too took tool top torqu total toward ' +
  'town trac traffic trail train treadmil treadmill trend trial trimp trio trip tru try tss ' +
  'tue turn twic two tyr ultra unbroken uncertaint und underfoot understand uneven unit ' +
  'unknown unless unprepar unreliabl until unusual up updat upgrad uphil upload uptak upward ' +
  'urda us usabl use used usual ute valu var variabilit variabl variation vdot ve ver verb ' +
  'verdict version versu vertical vertosick vick virtual visibl vo volum vs wa wait wak walk ' +
  'want warm warmth was wat watch wav way we weak weaken weakness wear weath wed week week ' +
  'weeks weigh weight wel welcom went wer what whatif wheel when wher wheth which whichev ' +
  'whil who whol whole whos why wid wil wild win wind window winnerof with within without ' +
  'word work workout world wors worth would writ wrong yardstick year yes yet you your your ' +
  'your zero zon zonenam zonetim';
