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
    '(?:the |my )?(?:whole|entire) (?:block|series|season|time|history|list)|(?:the|this|my) (?:block|series|season)|ever|of all(?: time)?|all ?-?time|on record|all|so far|in my (?:whole )?history|any',
    { kind: 'all' },
  ),
  words('half a year|six months|a (?:long )?while', { kind: 'filler' }),
  words(
    'should(?:nt)?|next (?:week|month|session|ride|run|workout|race|year)|predict\\w*|fresh(?:ness)?|monotony|vo2\\w*|vdot|w ?prime|critical power|mean(?:s|ing)|definition|explain|weak(?:ness|est point)|plan|taper|pain|hurts?|injur\\w*|sick|ill|eat|drink|profile|buy|shoes|frame|wheels',
    { kind: 'elsewhere' },
  ),
  words(
    'the|an?|my|mine|i|id|ill|ive|im|me|you|your|youve|we|us|told|said|say|says|think|thought|guess|feel(?:s|ing)?|felt|looks?|looking|looked|seems?|check|checking|quick|question|wonder(?:ing)?|curious|doing|into|off|down|old|new|own|any|thats|theres|heres|hows|wheres|let|lets|recover(?:ed)?|today|honest(?:ly)?|basically|roughly|approx(?:imately)?|exact(?:ly)?|precise(?:ly)?|kinda|maybe|perhaps|then|bit|little|lot|lots|pretty|very|quite|too|real|of course|please|thanks|thx|cheers|ta|back|over|through|across|within|inside(?= (?:of|the))|under my|together|compared|comparison|i have|i had|were there|was there|there|any|else|such|which|where|who|because|cause|cos|cuz|bc|but|though|yet|already|ago|of|on|in|at|for|from|by|with|do|did|does|done|have|has|had|been|be|is|was|were|are|am|please|pls|hey|coach|just|really|actually|only|so|much|go|going|gone|get|got|put|putting|make|made|cover(?:ed)?|log(?:ged)?|train(?:ed|ing)?|as|about|around|ever|still|also|too|again|tell|show|give|see|need|want|know|like|this|that|its|one|ones|not|no|yes|isnt|arent|wasnt|didnt|dont|counting|numbers?|values?|readings?|figures?|per|each|every|long|worth|out|up|there|between|during|before|after|since|days?|during|take|took|will|would|can|could|some|many|other|than|spent|kind of|sort of|wise|well|while|if|or|lol|mate|man|what|when|how|series|block|thing|things',
    { kind: 'filler' },
  ),
];
