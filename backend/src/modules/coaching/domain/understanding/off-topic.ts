/**
 * Questions that no training file answers; what only sounds like one ("how hot was it") is not
 * among them.
 */
const OTHER_WORLDS = [
  /\b(?:weather|rain|snow|forecast|sunny|temperature)\b.*\b(?:tomorrow|tonight|next|weekend|will|going to|forecast|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  /\b(?:will|is) it (?:going to )?(?:rain|snow|be sunny|be windy)\b/,
  /\bweather forecast\b|\bforecast for\b/,
  /\brecipes?\b|\b(?:bake|cook|cooking)\b/,
  /\b(?:python|javascript|typescript|java|sql|html|css|regex|source code|write (?:me )?(?:some )?code|code for|script that|program(?:ming)? (?:a|in|language)|function that)\b/,
  /\b(?:poem|haiku|joke|song|lyrics|story|essay|limerick|riddle|love letter)\b/,
  /\b(?:capital of|president|prime minister|election|politic\w*|king of|population of|history of (?!my))\b/,
  /\b(?:stocks?|bitcoin|crypto\w*|invest\w*|mortgage|taxes|lottery|exchange rate)\b/,
  /\b(?:movies?|film|netflix|celebrity|football|soccer|basketball|baseball|tour de france|olympics|world cup)\b/,
  /\bwho (?:won|wins|is (?:gonna|going to) win|will win|got|came) (?:\w+ ){0,4}(?:tour|marathon|giro|vuelta|race|medal|gold|olympics|champion\w*|second|first|last year)\b/,
  /\b(?:translate (?:this|that|it)? ?(?:in)?to (?:german|french|spanish|italian|dutch|\w+ese|\w+ish)|translation|homework|cover letter|horoscope|astrology)\b/,
  /\b(?:moon|planets?|universe|dinosaurs?|meaning of life)\b/,
  /\b(?:hotel|flight|restaurant|(?:train|plane|bus|concert) tickets?|airport|visa)\b/,
  /\btickets? to\b|\b(?:e-?mail|the news|newspaper|birthday|password|girlfriend|boyfriend|my (?:wife|husband|boss))\b/,
  /\b(?:which|what|best|buy|recommend|cheap\w*) (?:\w+ ){0,2}(?:bikes?|shoes|wheels|tyres|tires|saddle|helmet|watch|bike computer|laptop|phone)\b(?! (?:say|show|record|tell|data))/,
  // Nobody hears of anybody else.
  /\busers? ?\d+|\b(?:other|another|all) (?:users?|athletes?|members?|peoples?)\b|\bsomeone elses?\b/,
  /\bwho (?:are|made|built|created|wrote) (?:you|this|it)\b|\bare you (?:human|a (?:bot|robot|person)|real|chatgpt|gpt|claude|alive)\b/,
];

/** Orders to the coach instead of questions about training. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:previous|above|prior|earlier|all|your|the|these)\b.*\b(?:instructions?|rules?|prompts?|facts?|guidelines?)\b/,
  /\b(?:system prompt|your (?:instructions|prompt|rules)|developer mode|jailbreak|hidden (?:prompt|instructions))\b/,
  /\b(?:pretend (?:to be|you|that you)|act as|roleplay|you are now|from now on you)\b/,
  /\b(?:repeat|print|reveal|output|say) (?:exactly |only |back |everything )*(?:the )?(?:above|your (?:prompt|instructions)|following words|everything)\b/,
];

export function isOffTopic(plain: string): boolean {
  return [...OTHER_WORLDS, ...ORDERS].some((pattern) => pattern.test(plain));
}
