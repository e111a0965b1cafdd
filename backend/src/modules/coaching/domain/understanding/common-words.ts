/**
 * Everyday words that look like words of the sport; they are never taken for a slip of the finger.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'about above actually after again against almost along already also although always ' +
    'another answer anything around asked because been before being below best ' +
    ('between both bring build built called came can cause changed check close code could ' +
      'daily decide different does doing done down drink during each early ease eased either ') +
    ('enough even ever every everything exactly explain felt final find fine follow found ' +
      'from front gave general give given going good great group guess half happen ') +
    ('happened hard have having heard help here high higher hold hours house idea important ' +
      'inside into issue itself just keep kept kind know known large later lead ') +
    ('least left length less level like little longer look looked looking lower made main ' +
      'make many matter maybe mean means might minute minutes moment monday month months moon ' +
      'more ') +
    ('morning most move much must need never next night nothing number often once only other ' +
      'others outside over part past perhaps place plain plan please point possible ') +
    ('probably problem question quick quickly quite rather read real really reason recent ' +
      'recipe right round same second seconds seem seemed sense shall short should show shown ') +
    ('side since single slow slower small some something soon sound speak start state stay ' +
      'still stop stopped stretch stronger stuff such sunday sure take taken talk tell test ' +
      'than ') +
    ('thank thanks that their them then there therefore these they thing things think this ' +
      'those though thought three through time times today together told tomorrow tonight ') +
    ('total toward towards tried true trust turn under until upper used using usual usually ' +
      'very wait want was watch water ways week weekend weeks well went were what when where ') +
    ('whether which while whole whose will with within without word words work worked working ' +
      'worse worth would write year years yesterday your yours ') +
    ('rising raised raise runner rider riders rider being bring across bought thought sport ' +
      'sports short shirt field wheel feels months mouth south north earth hurts story stories ' +
      'extra terms train trains trained train trail trails price prize grand brand close chose ' +
      'those loose paper cheap sleep sheep sweet street great treat trend trip trips ') +
    ('drank miler milers twenty thirty forty fifty sixty seventy eighty ninety hundred thousand ' +
      'friday saturday thursday tuesday wednesday house mouse horse beard board bread chart ' +
      'cheese course cheat decent lopsided feeling feelings drunk foot feet moving meeting sitting ' +
      'sting beefy surge strike strikes ticker bump crest kilo scale bathroom climate pain cave')
  ).split(' '),
);
