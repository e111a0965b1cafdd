import { words, type PastEntry } from '../past-slot.js';

const LEAN =
  '^(?:and|but|so|ok|okay|then|also|or|right|cool|nice|now|hm+|wait)(?: (?:and|but|so|ok|then|what about|how about))*|what about|how about|same(?: (?:for|but|thing|question|again))|likewise|what of';

/** Words that hold a conversation together, and what others answer. */
export const PAST_TALK_WORDS: readonly PastEntry[] = [
  words(LEAN, { kind: 'leaning' }),
  words(
    '(?:of )?(?:those|these|them|they)|which of (?:those|these|them)|(?:of )?the two|that|it|that one|there|both',
    { kind: 'pointer' },
  ),
  words(
    '(?:the |my )?(?:whole|entire) (?:block|series|season|time|history|list)|(?:the|this|my) (?:block|series|season)|ever|lifetime|career|to date|since (?:i|you|we) (?:first )?(?:began|begun|started|joined|signed up|have been|kept)(?: (?:with|keeping|recording|logging|tracking|counting|using|here|this|the|my|me|app|books|on|records?|data|in|january|february|march|april|may|june|july|august|september|october|november|december)){0,5}|from the (?:very )?(?:start|beginning|get go|first day|off)|(?:in|of|over|across) all (?:my )?(?:data|recordings|files|entries)|of all(?: time)?|all ?-?time|on record|all|so far|in my (?:whole )?history|any',
    { kind: 'all' },
  ),
  words(
    '(?:newest|oldest|latest|most recent|highest|lowest|biggest|smallest) (?:ones? )?(?:at the (?:bottom|top|end|start)|first|last)',
    {
      kind: 'filler',
    },
  ),
  words('of (?:the|them|my) (?:whole )?(?:lot|all|bunch)', { kind: 'all' }),
  words('half a year|six months|a (?:long )?while', { kind: 'filler' }),
  words(
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    'spend(?:ing)?|time(?= (?:in|at)(?: it| there)?$)|smash(?:ed|ing)?|crush(?:ed|ing)?|knock(?:ed)? (?:out|off)|rack(?:ed|ing)? up|clock(?:ed|ing)?(?: up)?|bang(?:ed)? out|churn(?:ed)? out|crank(?:ed)? out|notch(?:ed)? up|chalk(?:ed)? up|hammer(?:ed)? out|pull(?:ed)? off|pile(?:d)? up|put (?:away|in)|tick(?:ed)? off|manag(?:e|ed)|hit|reach(?:es)?|achiev(?:e|ed)|accumulat(?:e|ed)|amass(?:ed)?|total(?:led|ed)|went|way|here|same|right|yo|hello|hi|kindly|everything|lumped|omg|dumb|q|wife|husband|physio|kidding|standard|pedantic|being|plain|words|life|use|using|whatever|choose|stuff|enough|anywhere|near|always|never|skip(?:ped|s)?|surely|bet|reckon|imagine|honestly|straight|answer|hand|cost|costs|calculat(?:e|ed|ing)|assum(?:e|ed|ing)|based on|single|individual|count(?:s|ed)?|plus|minus|include(?:d|s)?|including|happen(?:ed|s)?|somebody|someone|guys?|folks|dude|bro|buddy|sorry|please do|nearest|rough|ballpark|gimme|lemme|dunno|wanna|gonna|cmon|damn|bloody|freaking|actual|proper|properly|simply|again|remember|memory|far as',
    { kind: 'filler' },
  ),
  words(
    'should(?:nt)?|next (?:week|month|session|ride|run|workout|race|year)|predict\\w*|fresh(?:ness)?|monotony|vo2\\w*|vdot|power curve|(?<!you )mean(?:s|ing)|definition|explain|weak(?:ness|est point)|plan|taper|pain|hurts?|injur\\w*|sick|ill|eat|drink|profile|buy|shoes|frame|wheels',
    { kind: 'elsewhere' },
  ),
  words(
    'the|an?|my|mine|i|id|ill|ive|im|me|you|your|youve|we|us|told|said|say|says|think|thought|guess|feel(?:s|ing)?|felt|looks?|looking|looked|seems?|check|checking|quick|question|wonder(?:ing)?|curious|doing|into|off|down|old|new|own|any|thats|theres|heres|hows|wheres|let|lets|recover(?:ed)?|today|honest(?:ly)?|basically|roughly|approx(?:imately)?|exact(?:ly)?|precise(?:ly)?|kinda|maybe|perhaps|then|bit|little|lot|lots|pretty|very|quite|too|real|of course|please|thanks|thx|cheers|ta|back|over|through|across|within|inside(?= (?:of|the))|under my|together|compared|comparison|i have|i had|were there|was there|there|any|else|such|which|where|who|because|cause|cos|cuz|bc|but|though|yet|already|ago|of|on|in|at|for|from|by|with|do|did|does|done|have|has|had|been|be|is|was|were|are|am|please|pls|hey|coach|just|really|actually|only|so|much|go|going|gone|get|got|put|putting|make|made|cover(?:ed)?|log(?:ged)?|train(?:ed|ing)?|as|about|around|ever|still|also|too|again|tell|show|give|see|need|want|know|like|this|that|its|one|ones|not|no|yes|isnt|arent|wasnt|didnt|dont|counting|numbers?|values?|readings?|figures?|per|each|every|long|worth|out|up|there|between|during|before|after|since|days?|during|take|took|will|would|can|could|some|many|other|than|spent|kind of|sort of|wise|well|while|if|or|lol|mate|man|what|when|how|series|block|thing|things',
    { kind: 'filler' },
  ),
];
