/** Words by which parts of a workout are asked for; slips of the finger are mended towards them. */
export const QUERY_WORDS: readonly string[] = (
  'worst best strongest weakest fastest slowest quickest steepest flattest longest shortest ' +
  'hardest toughest easiest highest lowest biggest smallest descent descents downhill downhills ' +
  'uphill recovery recoveries quarters halves stops breaks pauses splits sprint sprints repeats ' +
  'repeat rank ranked ranking sorted consistent consistency spread uneven steady faded fading ' +
  'slower weaker stronger dropped declined progressed gradient elevation ascent coasting'
).split(' ');
