import { near, then } from './near.js';

const NO_WANT =
  '(?:don t|didn t|do not|did not|doesn t|no longer|never) (?:really |even )?(?:wanna|want(?:s|ed)? to|feel like)';
const TOY_WITH =
  'think(?:ing|s)?|thought|thoughts|want(?:s|ed|ing)?|wanna|plan(?:s|ned|ning)?|ready|consider\\w*|feel(?:s|ing)? like|tempted|urges?|wonder\\w*|imagin\\w*|fantasi\\w*|dream\\w* of|about|might|gonna|going to|should i|better to|easier to|research\\w*|googl\\w*|wish';
const NO_MATCH = '(?! (?:with|by|on|in|strong|early|here|at|after|of)\\b)';
const INTO =
  '(?:rid(?:e|ing)|run(?:ning)?|steer(?:ing)?|driv(?:e|ing)|swerv(?:e|ing)|cycl(?:e|ing)|walk(?:ing)?|step(?:ping)?|veer(?:ing)?|pull(?:ing)?|throw(?:ing)? myself|jump(?:ing)?|go(?:ing)?|turn(?:ing)?|lean(?:ing)?|let(?:ting)? go)(?: \\w+){0,2} (?:into|under|in front of|off|out in front|onto|over)(?: \\w+){0,3} (?:traffic|viaduct|flyover|overpass|building|ledge|quarry|dam|pier|platform|path of|lorry|lorries|truck|trucks|cars?|bus|train|trains|tree|wall|bridge|cliff|oncoming|hgv|edge|rails|tracks?|drop|sea|river|balcony|roof|barrier)';
const SELF = '(?:myself|himself|herself|themselves|themself)';
const SKIN = '(?:arms?|wrists?|legs?|thighs?|skin)';

/** Somebody who may hurt themselves, or somebody they worry for. */
export const CRISIS_CLASSES: readonly string[] = [
  `${NO_WANT} (?:live|be alive|exist|wake up|be here|be around|carry on|go on living|do life|be me|keep living|survive)(?! (?:for the|in the race|this (?:race|club)|in this group|at work))`,
  '(?:not sure|don t know if|don t know whether)(?: \\w+)? (?:i )?(?:want to|wanna|can) (?:wake up|be here|live|exist|keep living)',
  then(TOY_WITH, `end(?:ing|s)? (?:it|it all|things|everything|my life|me)\\b${NO_MATCH}`, 4),
  `could end (?:everything|it all|it)\\b${NO_MATCH}`,
  near(TOY_WITH, INTO, 8),
  then(
    '(?:think\\w*|thought\\w*|dream\\w*|imagin\\w*|urges?)',
    '(?:jumping|jump|hanging|hang myself|overdos\\w*|not being (?:here|around|alive)|dying|death|suicide|stepping in front|disappearing|driving off|it being over)(?: for good)?(?= off| in front| from| and| a lot| every| sometimes|$| $)',
    4,
  ),
  '(?:dark|bad|scary|horrible|intrusive) thoughts',
  '(?:very|really|such a|pretty) dark place|in a dark place',
  then(
    '(?:look(?:ed|ing)|star(?:ed|ing)|standing|lean(?:ed|ing))(?: \\w+)? (?:over|off|at|on) (?:the |a |that )?(?:edge|bridge|rail(?:s|ing|ings)?|cliff|tracks|drop|parapet)',
    '(?:long|while|ages|jump|thought|wonder\\w*|longer)',
    6,
  ),
  'better off (?:if|dead|without)(?: \\w+)?(?: (?:gone|dead|me|here|around))?(?! (?:gels|strap|sensor|power|intervals))',
  'better off (?:if )?i (?:m|was|were|wasn t|weren t|am) (?:gone|dead|not here|not around|here)?',
  '(?:wish|wished|hope|hoping) (?:i |to )?(?:\\w+ ){0,3}(?:not wake|never wake|wasn t here|weren t here|wasn t alive|was dead|were dead|was never born|had never been born|die|never woke|didn t wake|wouldn t wake|don t wake|disappear)(?! (?:up )?(?:so )?early)',
  'never been born|go to sleep and (?:not|never) wake|(?:not|never) wak(?:e|ing) up(?= again| $|$| tomorrow| any)(?! late)',
  'no way out(?! of (?:the|this) (?:bunch|pack|group|forest|trail|park))',
  '(?:no|any|a|the|much) (?:reason|point|sense|purpose) (?:to|in|of|for) (?:living|live|life|me|being (?:here|alive)|any of it|anything|it all|going on|carrying on|carry on|go on|existing|myself)',
  '(?:what s|whats|what is) the point (?:of|in) (?:any|living|life|being here|anything|it all|me|going on|carrying on|existing)',
  '(?:no|zero) point(?: \\w+)? (?:any ?more|to me)|point in (?:me|being here)',
  '(?:do not|don t|dont|can t|cannot|no longer) see (?:a|any|the|my|much) (?:future|way out|way forward|reason)(?! (?:to|why))',
  '(?:don t|can t|cannot|no longer) see (?:a |any )?(?:point|reason) (?:in |to )?(?:living|live|going on|go on|being here|anything|life|any of it)',
  'no future(?! (?:races|workouts|rides|runs|plans|planned|events))',
  `i (?:m|am|feel|just feel|felt)(?: \\w+){0,3} (?:worthless|a burden|hopeless(?! (?:at|on|with))|suicidal|dead inside|trapped|so empty(?! (?:at|after|on|by|in the))|nothing but a)`,
  '(?:probably|maybe|this was|that was|it was)(?: \\w+)? my (?:very )?last(?: (?:ride|run|one))?(?= $| ever| and i| can t)',
  '(?:rather|prefer to|better to) not (?:be (?:around|here|alive)|exist|wake)',
  'if i (?:disappeared|vanished|died|was gone|wasn t here|weren t here|killed)',
  near(
    'painless|quick(?:est)?|easiest',
    '(?:ways?|method|how)(?: \\w+)? (?:to (?:die|go|end)|out)',
    4,
  ),
  'painless (?:ways?|methods?|death)',
  near(
    'pictur\\w*|imagin\\w*|visuali[sz]\\w*|see myself',
    'cliff|bridge|letting go|falling off|lorry|truck|train|funeral|dead',
    8,
  ),
  'carv(?:e|es|ing|ed)(?: \\w+){0,3} (?:arms?|legs?|skin|thighs?|wrists?)',
  '(?:worry|worrying) about me (?:after|any ?more|soon|ever|much longer|again)',
  '(?:only )?(?:reason|thing)(?: that)?(?: is)? (?:why )?(?:i m|i am|keeping me|keeps me|that keeps me)(?: still)? (?:here|alive|going on living)',
  'six feet under|push(?:ing)? up (?:the )?daisies',
  'voices(?: \\w+){0,2} (?:tell\\w*|say\\w*|want\\w*|in my head)',
  near(
    '(?:hop(?:e|ed|ing)|wish\\w*)(?: \\w+)? (?:a|the|some|that) (?:car|truck|lorry|bus|train|driver|van)',
    'would|do|end|over',
    4,
  ),
  'burden (?:to|on) (?:everyone|my|them|others|people|the family)|(?:so am i|i m pointless|i am pointless|i want out)',
  '(?:done|finished|over) with (?:life|living|everything|it all|this life|this world|all of it)',
  '(?:tired|sick|had enough) of (?:life|living|being alive|existing|everything|being here|being me|it all)',
  'give up on (?:life|everything|living)',
  '(?:can t|cannot|can not|couldn t) (?:do|take|face|stand|handle) (?:this|it|life|things)(?: all)? (?:any ?more|any longer|much longer)(?! (?:pace|plan|of))',
  '(?:can t|cannot|can not) (?:cope|keep living|keep going like this|face (?:another day|life|tomorrow))',
  'all of it(?= $)',
  `(?:cut(?:s|ting)?|burn(?:s|ing|ed)?|harm(?:s|ing|ed)?|scratch(?:es|ing|ed)?|punch(?:es|ing|ed)?|hit(?:s|ting)?|hurt(?:s|ing)?|injur(?:e|ing)) ${SELF}(?! (?:some|a|off|short|shaving|on (?:the|a)|in (?:the|a)|slack|badly (?:on|in)|when i (?:fell|crashed)|running|riding|training|lifting|falling|crashing|by))`,
  `(?:cut(?:s|ting)?|burn(?:s|ing|ed)?|scratch(?:es|ing)?|slash\\w*) (?:my|her|his|their) ${SKIN}(?! (?:on|in|off|down|through|up|hair|when i (?:fell|crash\\w*)))`,
  '(?:started|been|back to|back) cutting(?: again)?(?= |$)(?! (?:weight|calories|carbs|sugar|back|down|corners|out|alcohol|for|to))',
  'self ?harm\\w*',
  then(
    '(?:said|saying|say|written|wrote|writing|messaged|sent|texted|left)',
    '(?:goodbyes?|good byes|farewells?|note (?:to|for) (?:my|the|everyone)|final (?:note|letter|message)|letters to|suicide note)(?! (?:to (?:zone|the (?:bike|gym))|zone))',
    5,
  ),
  '(?:given|giving|gave) away (?:all )?(?:my|his|her) (?:bikes?|things|stuff|kit|belongings|dog)',
  '(?:pills|tablets|meds|rope|razor|blade|knife|gun)(?: \\w+){0,3} (?:lined up|stash\\w*|saved up|ready|next to me|in front of me|in my hand)',
  '(?:saving|saved|stashing|counting|counted|hoard\\w*)(?: \\w+)? (?:up )?(?:my |the |her |his )?(?:pills|tablets|meds)',
  '(?:took|taken|swallowed|downed|take|taking)(?: \\w+){0,2} (?:load|loads|bunch|handful|lots|too many|overdose|whole (?:pack|box|bottle|lot)|all)(?: of)?(?: my| the| her)? ?(?:pills|tablets|paracetamol|meds|sleeping|tylenol|antidepressants|acetaminophen)',
  'over ?dos(?:e|ed|ing)(?! (?:on|of) (?:hills?|intervals?|training|carbs|sugar|gels|volume|miles|tempo|caffeine|coffee|zwift|data|strava|vert|climbing))',
  'kms (?:honestly|tbh|fr|now|tonight|if)|(?:gonna|wanna|want to|will|ll|might|could|just|going to|should) kms',
  'unaliv\\w*|kys|sewer ?slide|(?:top|off|neck|hang|shoot|drown|gas) (?:myself|himself|herself|themselves)(?= $| $| and| tonight| tomorrow| because| after| if|$)',
  'top (?:myself|himself|herself)',
  'do (?:myself|himself|herself) in|do away with (?:myself|himself|herself)|end (?:myself|himself|herself)|finish (?:myself|himself|herself) off(?! (?:on|with))',
  near(
    '(?:do|doing|did|done) something (?:stupid|silly|drastic|bad|permanent)',
    'stop\\w*|keep\\w*|only thing|might|afraid|scared|worried|feel like|going to|to myself|thinking|think',
    8,
  ),
  '(?:won t|wouldn t|not going to|not gonna) be (?:here|around|alive) (?:next|by|for|much|any ?more|long|tomorrow|at christmas)',
  '(?:nobody|no one|no body|noone|who)(?: would| d|s)?(?: \\w+)? (?:even )?(?:miss|notice|care|cares|cared)(?: \\w+){0,3} (?:me|i wasn t here|i was gone|i died|i disappeared|i m gone|i vanished|i was dead)',
  '(?:don t|didn t|wouldn t|not) (?:really )?care if (?:i |a |the )(?:die|live|d|get hit|got hit|wake|crash|make it (?:home|back)|(?:\\w+ ){0,2}(?:car|truck|lorry|bus|driver) (?:hits|hit|runs|takes|gets|kills)|end up dead|survive|never|don t (?:wake|come))',
  near(
    '(?:hop(?:e|ed|ing)|wish(?:ed|ing)?|want(?:ed)?|pray\\w*|wouldn t mind)(?: if| that)? (?:a|the|some|that)',
    '(?:take|took|taking|takes|finish|wipe)(?: \\w+)? (?:me|out)|(?:hit|hits|kill|kills|squash|flatten)(?:s)? me',
    5,
  ),
  near('(?:don t|no|not) need', 'won t be (?:around|here)', 10),
  '(?:hope|wish) (?:a|the|some) (?:car|truck|lorry|bus|driver)(?: \\w+){0,2} (?:hits?|runs?|takes?|gets?|kills?)',
  '(?:life|living|it)(?: is|s| isn)? ?(?:not|n t|t|no longer|hardly|never) (?:\\w+ )?worth (?:living|it without|going on|anything)',
  'life (?:isn t|is not|ain t|is no longer|feels? (?:not|less)) (?:\\w+ )?worth|life (?:is |feels )?(?:pointless|meaningless|hopeless|over for me)',
  '(?:hate|hates) (?:being alive|my life|living|existing|being me)',
  '(?:ll|ill|will|gonna|going to|could|might|rather|should) be dead(?! (?:last|tired|on my feet|slow|weight|by (?:km|mile|the (?:end|finish|top))|at|in the|after|tomorrow from))',
  '(?:ready|want|wanted|going|plan\\w*|prefer|deserve|need|like|rather|wanna|time) (?:to )?die(?! (?:on|in|at|during|halfway|up|by|around|near|after|trying|than|of laughter|from laughing|laughing|every|with|hard|when|but|and (?:still|then) (?:i )?(?:kept|finished)|inside (?:on|when)))',
  '(?:it all|everything|the pain in my head|the noise|my life|all this|the thoughts) to (?:just )?(?:stop|end|go away|be over)(?! (?:raining|snowing))',
  'make it all (?:stop|end|go away)',
  'deserve to (?:be hurt|suffer|die|be punished|be in pain|be dead|disappear)|don t deserve to (?:live|be here|exist|be alive|breathe)',
  then(
    '(?:plan|planned|planning|know|method)',
    'how i d do it|how i would do it|how to (?:do it|end it|kill)',
    2,
  ),
  '(?:wants?|wanted|talk\\w*|threat\\w*|tried|going|attempt\\w*)(?: \\w+){0,3} (?:to |about |of )?(?:disappear(?:ing)?|kill(?:ing)? (?:himself|herself|themself|themselves)|suicide|end(?:ing)? (?:his|her|their) life|top(?:ping)? (?:himself|herself))',
  near(
    'goodbye',
    'won t (?:pick up|answer|reply)|not answering|for good|forever|everyone|tonight',
    5,
  ),
];

const EAT =
  'eat(?:s|ing|en)?|ate|food|carbs|bread|meals?|calories|cals|kcals?|snack\\w*|dinner|lunch|breakfast|gain(?:ing|ed)? weight|weight gain|dessert|cake|sugar|fat|oil';
const LITTLE_KCAL = '(?:1[0-2]\\d\\d|[1-9]\\d\\d)(?: or \\d+)? (?:k ?cals?|calories|cals|kcal)';

/** Eating that has become an illness, or is about to. */
export const EATING_CLASSES: readonly string[] = [
  near(
    'guilt\\w*|scared|afraid|fear(?:s|ed)?|panic\\w*|cry(?:ing)?|cried|disgust\\w*|ashamed|punish\\w*|terrified|anxious|anxiety|hate myself|hates herself|freak\\w* out',
    EAT,
    6,
  ),
  then(
    '(?:have to|has to|need to|must|only if i|always|until|till|unless i|allowed|to)',
    '(?:earn(?:ed)?|deserve|burn(?:ed)? off|work off|run off|make up for|cancel out|undo|compensate for)(?: \\w+){0,3} (?:meals?|food|dinner|ate|eat|eaten|everything i|every calorie|what i|binge|breakfast|lunch|cake)',
    3,
  ),
  then('earn', '(?:my|every|each) (?:\\w+ )?(?:meals?|food|dinner|breakfast|calories)', 1),
  near(
    LITTLE_KCAL,
    '(?:a|per|each) day|day|daily|only|under|below|intake|living on|surviv\\w*|limit|eating|eat|diet|less than|more than|max(?:imum)?',
    5,
  ),
  near(
    '(?:my |her |no |a |any |lost |missed |the )periods?|menstru\\w*|menses|aunt flo',
    '(?:stopped|gone|missing|lost|none|months?|haven t|hasn t|not had|without|disappear\\w*|vanish\\w*|dried up|since|ages|a year)(?! of)',
    6,
  ),
  'no periods?(?: \\w+)?(?: (?:in|for|since|eating|and)|(?= $))',
  '(?:two|three|four|five|fingers?|toothbrush|spoon)(?: \\w+)? down (?:my|her|his|the) throat',
  '(?:sick|bring(?:ing)?|brought|chuck(?:ing)?|throw(?:ing)?)(?: it| them| food| everything| my (?:food|dinner|tea|meals?)| that)? ?(?:back )?up(?: \\w+){0,3} (?:dinner|tea|meals?|food|eating|on purpose|deliberately|to stay|to keep|so i)',
  '(?:mak(?:e|es|ing)|made|forc(?:e|es|ing|ed)) (?:myself|herself|himself) (?:to )?(?:be )?(?:throw up|vomit|sick|puke|hurl)',
  'bring(?:ing|s)? (?:\\w+ ){0,3}(?:meals?|food|dinner|lunch|tea|it) (?:back )?up|(?:don t|didn t|haven t) (?:deserve|earned?) (?:to eat|food|dinner|lunch|breakfast|a meal|my (?:dinner|food))',
  '(?:number on the )?scales? (?:decides?|tells? me (?:if|what|whether))|weigh (?:every|each) (?:gram|bite|meal|leaf)',
  'lost (?:\\d+|five|six|seven|eight|nine|ten) ?(?:kg|kilos?|lbs?|pounds?|stone) in (?:a|one|two|\\d|\\w+) (?:week|weeks|month)',
  '(?:no|lost my|without a) cycle(?: \\w+)? (?:for|in|since)|hair (?:is |keeps )?(?:falling|fallen|coming) out',
  '(?:can t|won t|afraid to|hate to|never) eat (?:in front|with (?:others|people|the team))',
  'nothing but (?:\\w+ )?(?:coffee|water|gum|diet coke|an apple|apples|lettuce)(?: \\w+){0,8} (?:day|days|every|all)',
  'i sick up|chew(?:s|ing|ed)? and spit\\w*',
  '(?:water pills|lax(?:ie|y|ative)\\w*|laxies|diet pills?|slimming pills?|fat burners?|diuretics?|appetite suppress\\w*)',
  '(?:hid(?:e|es|ing)|hidden|l(?:y|ie)\\w* about|flush\\w*|throws? away|bins?|binning)(?: \\w+)? (?:my |her |his |the )?(?:food|meals?|lunch|dinner|eating|what i eat|how little)',
  '(?:skip(?:s|ping|ped)?|cut(?:ting)? out|miss(?:ing)?) (?:all |most |nearly all |every )(?:of )?(?:my |her |his )?(?:meals?|food|dinners?)|skipping meals|skip meals(?! before)',
  '(?:stopped|not|stop|barely|hardly|refus\\w+|won t|can t|struggl\\w+ to) (?:to )?(?:really )?(?:eat|eating|ate)(?: \\w+){0,3} (?:anything|at all|days?|week|any ?more|solid|properly|food|because i|so i|if i|unless|in front)',
  '(?:only|just)(?: \\w+)? (?:had|eaten|eat|eats|ate|eating)(?: \\w+){0,7} (?:in|for|since|all|per|a) (?:\\w+ )?(?:days?|yesterday|week|day)',
  '(?:only|just) (?:eat|eats|eating) (?:\\w+ ){0,3}(?:lettuce|salad|apples?|gum|coffee|rice cakes?|cucumber|celery|ice|fruit|veg\\w*)',
  'living (?:on|off) (?:\\w+ )?(?:coffee|gum|diet coke|coke zero|apples?|rice cakes?|lettuce|cigarettes|black coffee|water|nothing)',
  'starv(?:e|es|ed|ing) (?:myself|herself|himself|the next|next|for (?:days|a|the)|to (?:get|lose|make|be)|all day|until|so i|between|after a binge)',
  '(?:too|so|still|feel|feels|am|m|such a) (?:\\w+ )?fat(?= for| and (?:disgust\\w*|ugly|gross)| cow| pig| $|$| at \\d+| i|ty)(?! (?:and slow|bike|tyre|tire|burn|max|lot))',
  '(?:disgusting|gross|ugly|massive|huge)(?: \\w+){0,2} (?:when(?:ever)? i eat|after eating|in (?:lycra|the mirror|my kit)|body)',
  '(?:hate|hates|hating|loathe|disgusted (?:by|with)|can t stand|can t look at)(?: \\w+)? (?:my|her|his) (?:body|stomach|thighs|reflection|belly|self in the mirror)|hate (?:how|the way) i look',
  'weigh(?:s|ing|ed)? (?:myself|herself|himself|my food|every \\w+|everything i eat)(?: \\w+)? (?:\\d+|ten|five|six|many|several|every|constantly|all the time|again and|twenty|before and after|multiple)',
  '(?:used to have|had|got|have|pro|with) (?:ana|mia|ed)(?= and| its| it s| back| is|$| $)|ana and mia|ed (?:voice|recovery|relapse|thoughts)',
  'binge\\w*(?! watch\\w*)(?: \\w+){0,5} (?:purge\\w*|starv\\w*|restrict\\w*|sick|vomit\\w*|fast(?:ing)?|guilt\\w*|punish\\w*|run it off|nothing)|(?:can t|couldn t) stop bing(?:e)?ing(?! (?:watch|the|on (?:tv|netflix)))',
  'restrict(?:ing|ed)? (?:my |her )?(?:food|eating|calories|intake|meals)|food rules|calorie counting (?:is|has)',
  '(?:lose|drop|cut|shed|losing|dropping) (?:\\w+ )?(?:\\d+|five|six|seven|eight|ten) ?(?:kg|kgs|kilos?|lbs?|pounds?|stone) (?:\\w+ )?(?:this|in (?:a|one|two|\\d)|by|within) (?:\\w+ )?(?:week|weeks|days?|\\w+day|weekend)',
  'bmi (?:of |is |was |at |under |below )*1[0-7]',
  near('(?:3\\d|4[0-4]) ?(?:kg|kilos?)', 'too (?:fat|heavy|big)|still|lighter|lose|down to', 6),
  'red ?s|relative energy deficiency|low energy availability|amenorrh\\w*|anorex\\w*|bulim\\w*|orthorex\\w*',
  then('stress fractures?', 'periods?|eating|barely eat|undereat\\w*', 8),
  'trains? (?:\\d+|\\w+) hours a day and(?: \\w+){0,3} (?:eat\\w*|food)',
];
