import {
  words,
  type PastAsk,
  type PastDoing,
  type PastEntry,
  type PastJoin,
} from '../past-slot.js';

const ask = (of: PastAsk, source: string): PastEntry => words(source, { kind: 'ask', ask: of });
const doing = (of: PastDoing, source: string): PastEntry =>
  words(source, { kind: 'doing', doing: of });
const join = (of: PastJoin, source: string): PastEntry => words(source, { kind: 'join', join: of });

/** What is asked for, and what is to be done with it. */
export const PAST_ASKING_WORDS: readonly PastEntry[] = [
  ask('what', 'what(?:s| is| was| were| did| do| does)?|wots?|whats my'),
  ask('which', 'which(?: one)?|in which|on which'),
  ask(
    'when',
    'when(?: was| did| is| were)?|(?:and |on )?(?:what|which) (?:date|day)(?= ?(?:$|\\?|was|did i (?:do|set|ride|run) (?:it|that)))|(?:and )?(?:the |its )?dates?|how long ago',
  ),
  ask('why', 'why|how come|what happened|explain why'),
  ask('how long', 'how long'),
  ask('how far', 'how far'),
  ask('how fast', 'how (?:fast|quick(?:ly)?|slow)'),
  ask('how strong', 'how (?:strong(?:ly)?|powerful(?:ly)?|mighty)(?= (?:was|am|were|did|have) i)'),
  ask('how much', 'how much|how big|how high|how heavy|how large'),
  ask('how many', 'how many'),
  ask('whether', '^(?:did|do|does|is|are|am|have|has|was|were|any|is there|are there)'),
  doing(
    'list',
    'list(?: of)?|tables?|tabulate|break ?down|one by one|week by week|month by month|day by day|by (?:week|month)|show (?:me )?(?:all|each|every|my)|(?:each|every|all) (?:of )?(?:my |the |those )?(?=weeks|months|rides|runs|sessions)|overview(?: of)?|log(?: of)?|side by side|row by row|for every (?:week|month)|(?:one |a )?(?:figure|value|number|line|row|total)s?(?= (?:per|for each|for every|each|a) (?:week|month))',
  ),
  doing(
    'rank',
    'rank(?:ed|ing)?|sort(?:ed)?(?: by)?|leaderboard|ordered by|in order of|order(?= (?:by|them|em|all|my))|podium',
  ),
  doing(
    'difference',
    'differences?(?: between)?|diff|delta|(?:a )?far cry|compare(?:d|s)?(?: (?:to|with))?|comparison|gap between',
  ),
  doing(
    'byHowMuch',
    'by how (?:much|many)|how much (?:more|less|faster|slower|stronger|weaker|higher|lower|further|longer|better)|so (?:faster|slower|stronger) by',
  ),
  doing(
    'trend',
    '(?:slow(?:ed|ing)?|speed(?:ing)?|sped) (?:down|up)|trend(?:s|ing|ed)?|steady|stable|constant|(?:going|gone|go|goes|went|been going) (?:up|down)|ris(?:en|e|ing)|rose|climb(?:ing|ed)(?= isnt| is it| or|$|\\?)|still climbing|increas(?:ed|ing)(?! \\d)|decreas\\w+|dropp(?:ed|ing)|fall(?:en|ing)|improv(?:ed|ing|e)|progress(?:ed|ion|ing)?|(?:get|got|getting|gotten) (?:any |a bit |much |a lot )?(?:better|worse|stronger|faster|slower|weaker|quicker|higher|lower|fitter|longer)|ramp(?:ing|ed)?(?: rate| up)?|up or down|grow(?:n|ing|th)?|creep(?:ing)? up|flat|flat(?:lin(?:ed|ing))|plateau(?:ed|ing)?|stagnat\\w+|stuck|evolv\\w+|develop(?:ed|ment|ing)?|chang(?:e|es|ed|ing)(?: over| in)?|over time|cr(?:eep|ept|eeping)(?: up| down)?|hold(?:s|ing)? (?:that |the |its |my )?(?:level|line|steady|up)|held (?:that |the |its |my )?(?:level|line|steady|up)|drop(?:s|ping)? off|stay(?:s|ed|ing)? (?:put|level|flat|the same|where)|on the (?:up|rise|way up|way down|decline|increase)|slipp(?:ed|ing)|declin(?:e|ed|ing)|which way (?:is|are) (?:it|they|that) (?:pointing|going|heading|moving)|standstill|los(?:t|ing)(?= (?:watts|power|speed|pace|fitness|form))|keeps? (?:on )?(?:falling|dropping|rising|climbing|sinking)|sinking|sank|shrinking|head(?:ed|ing) (?:up|down)|moved?(?: up| down)?|pick(?:ed|ing) up|tail(?:ed|ing) off',
  ),
  doing(
    'jump',
    '(?:biggest|largest|highest|smallest)? ?(?:jumps?|leaps?|increases?|steps? up|rises?|spikes?|drops?|decreases?)(?: week (?:on|to|over) week)?|week (?:on|to|over) week',
  ),
  doing(
    'spread',
    'spread|vary|varied|varies|variation|differ\\w*|alike|range|swings?|all over the place|even',
  ),
  doing('share', 'shares?(?: of)?|percent(?:age)?(?: of)?|proportion(?: of)?|fraction|how much of'),
  doing(
    'streak',
    'streaks?|in a row|consecutive(?:ly)?|without (?:missing|skipping|a miss|a missed)(?: an?)?(?: single)?(?: week)?|unbroken|back to back',
  ),
  doing(
    'missed',
    '(?:an? |any |one )?weeks? (?:where|when|in which|that|with) (?:i )?(?:did|had|was|got|have)? ?(?:nothing|no (?:rides?|runs?|workouts?|training|sessions?)|zero|not|didnt)|(?:miss(?:ed)?|skip(?:ped)?|without)(?: out)?(?: on)?(?: even)?(?: a| any| one| many)?(?: single)? (?:weeks?|wks?)|missed weeks?|weeks? (?:have|did) i (?:miss(?:ed)?|skip(?:ped)?)|weeks? (?:off|missed|without)|empty weeks?|every (?:single )?week(?= (?:this|since|in|so))',
  ),
  doing('rest', 'days? off|rest days?|non.?training days|days without|skip days|off days'),
  doing(
    'gap',
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    '(?:longest|biggest|largest) (?:breaks?|gaps?|pauses?|time off|lay ?offs?|time without|without (?:a )?(?:ride|riding|run|running|training))|(?:breaks?|gaps?|lay ?offs?) (?:in|between|from)|longest (?:i|ive|i have) (?:went|gone) without|(?:longest|biggest) (?:spell|stretch|period|run of days|patch|time|drought|hiatus|interval|while|span)(?: (?:\\w+ ){0,3}(?:without|off|away|idle|inactive|not|no))|(?:longest|biggest) (?:drought|hiatus|idle spell|spell off|time out)',
  ),
  doing(
    'usual',
    'usual(?:ly)?|normal(?:ly)?|generally|(?:than|to|with|against|vs) (?:my )?(?:an? )?(?:average|typical|normal|usual)(?: week| month)?|average week|typical week|ordinary',
  ),
  doing(
    'since',
    'how long (?:has|have|did) (?:the |my |i |it |both )*(?:\\w+ ){0,2}(?:been )?(?:(?:gather|collect)(?:ed|ing) (?:dust|cobwebs)|sat(?: there)?|sitting|idle|untouched|off|away|out|inactive|not (?:ridden|run|trained|riding|running|training))|(?:gather|collect)(?:ed|ing) (?:dust|cobwebs)|how long (?:am i|have i been|was i) (?:off|away|out|inactive)|(?:how long|days|time) (?:is it |has it been )?(?:ago|since)(?: (?:is|was|did))?|how long (?:has it been|is it)(?: since)?|last time(?: i)?|did i (?:stop|quit|give up)(?: riding| running| training| cycling)?|since (?:i|my) (?:last|latest)(?: (?:ride|rode|run|ran|workout))?|how long ago',
  ),
  doing(
    'skipped',
    '(?:skip(?:ped)?|miss(?:ed)?|stop(?:ped)?) (?:riding|running|training|all|every\\w*)|(?:not|didnt|did not) (?:ride|run|train)',
  ),
  doing(
    'remaining',
    'to go(?: until| till| to)?|left (?:until|till|to)|until i (?:reach|hit|get)|(?:did (?:that|it|i) )?reach(?:ed)?(?: half of)?|short of|away from|until|till|missing (?:to|until|for)|still need(?:ed)?(?: for| to)?',
  ),
  doing(
    'projection',
    'where (?:will|do|would) i (?:end up|land|finish|be)|(?:end|finish|wind) up (?:with|at|on)|(?:prognosis|forecast|projections?|projected|extrapolat(?:e|ed|ion)|estimate(?: of| for)?)(?: for| of)?|at this rate|at (?:my|the) (?:current|present|same) (?:rate|volume)|on course for|(?:if|assuming) (?:i )?(?:just )?(?:continue|keep(?: going| it up| this up| on)?|carry on|go on|do the same)(?: like (?:this|that))?|(?:by|at) (?:the )?(?:end of (?:the |this )?(?:year|month|season)|years? end)|end of year',
  ),
  doing(
    'done',
    'what did i do|did i do|have i done|what have i been up to|i did|rundown|recap|summary|summari[sz]e',
  ),
  join('and', '&|\\+|plus|as well as|and|n(?= )|,'),
  join('or', 'or'),
  join(
    'versus',
    'vs|versus|v|(?:stack|measure|hold)(?:s|ed|ing)? up (?:against|to|with|next to|beside)|up against|as opposed to|set against|put (?:against|beside|next to)|against|compared? (?:to|with)|relative to|/|next to',
  ),
  join('than', 'than'),
  join('to', 'to|until|till|through'),
];
