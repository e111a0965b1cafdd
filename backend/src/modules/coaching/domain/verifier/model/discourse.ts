/** Ordinary words of talk that claim nothing of a workout; stems are made of them. */
export const DISCOURSE = `
able absolutely accept across actual add adding adds admit afraid after again agree ahead aim alongside already
alright although among amount and answer anyway apart appear apply approach area aside ask asked asking aspect
attention available aware away back basic basically basis bear bearing beautiful because become begin behind believe
belong below beside bet better bit blend bottom bracket bravo break brief briefly brilliant bring broad broken build
built bulk bunch busy call called came capture care careful carry case catch celebrate certain certainly chance change
check cheer cheers choice clear clearly close closed closely closer clue collect combine come comes comfort commit
common compare compared complete completed completely concern confirm congratulations consider consistency contain
content context contrast cool correct correctly could count counted couple course cover covered covering credit
curious cut daily data date day deal decent decide deep deeply definitely deliver depend describe deserve detail
details difference different dig direct direction discuss display distinct divide division done doubt draw drill each early
earned earlier easily edge either else encourage encouraging end ended ending enjoy enjoyed enough ensure entire
entirely entry equal especially essentially even evening event everybody everyone everything exact exactly example
excellent except excited explain explore extra face fact factor fair fairly fall familiar fantastic far fascinating fault
favour feature feel feeling feels felt field figure figures file fill final finally find fine finish finished finishing first
fit fix focus follow follows form forward found frame frankly free fresh friendly from front full fully fun further gap
gather gave general generally genuine genuinely get getting give given glad glance go goal goes going gone good got
grab grand great greatly grin grit ground group guess guide half halfway hand handle handled hang happen happened happy
hard hardly have head headline healthy hear heart hello help helpful hello hey hi hidden hint history hit hold honest
honestly hope hour hours however huge idea ideal if imagine impress impressed impressive indeed indicate indication
individual information inside instance instead interest interested interesting into issue item job join journey jump keep
key kick kind knew know known land lap large last lasted late later lead learn least leave leaves left length less let
level lie life like likely limit line link list listed little local log logged long longer look looked looking looks lot
lots lovely low main mainly make makes making manage manageable managed mark marked matter maybe mean meaning means
measure meanwhile meet mention mess met middle might mile mind minor minute miss missing mix moment month more morning
most mostly move much must name named namely narrow natural nature near nearly neat need needed never new next nice
nicely night nobody none normal note noted notes nothing notice noticeable noticeably now number numbers occasion odd
offer often okay once only open opened opener opening opposite option or order ordinary original other otherwise our
out outcome outside over overall overview own pack pair part particular particularly party pass past patience pattern
pause people per perhaps period person phase phrase pick picked picture piece place placed plain plainly plan play please
pleased plenty plus point pointed points poor portion position positive possible possibly praise precise precisely
prefer present pretty previous proper properly proud prove provide pull purely push put puts quality question quick
quickly quiet quietly quite raise ran range rank rate rather reach reached read reading real realise really reason
recap recent record recorded recording refer reference reflect regard regular relate related relative relatively
remain remained remaining remains remark remember repeat report reported represent require rest result return review
reward rewarding right roll rolled rough roughly round row run running runs sake same sat saw say saying says scale
scan scatter scene score screen seal search second section see seeing seem seems seen segment sense separate
sequence series serious seriously serve session set settle several shape shape share sheet shift shine short shortly shot
should show showed showing shown shows shy side sign signal similar simple simply since single sit sits situation size
slice slight slightly small smaller smart smile smoother so solid some someone something sometimes somewhat soon sorry
sort sound source space span speak special specific spend spent split spoke spot spread stage stand stands stark start
started starting starts state statement stay step stick still stop story straight straightforward stretch strike
striking strong structure stuck stuff style subject success such sudden suggest suit sum summary super superb supplied
supply support sure surely surprise surprising surprisingly sweet swing table tail take taken takes taking talk tell tells
tended terms terrific test thank thanks theme then there therefore thing things think third thorough though thought
thoughts through thus tick tidy tie tight time times tiny tip title today together told too took top topic topped total
touch tough tougher toward towards track tricky tried trip trouble true truly trust try trying turn turned turns twice
two type typical unable under understand understandable unfortunately unit unless until upper use used useful using usual
usually value values variety various vary verdict version very via view voice wait walk want wants was watch way ways
week weekend well went were whatever whenever where whereas wherever whether while whole why wide widely wider widest
will win wish with within without wonder wonderful word words work worked working works worry worst worth would wow
wrap write wrong yeah year yep yes yet yourself zone
ability arrive arrived averaged averaging base based blast breakdown bump busier clock clocked combined command comparison
complete comprise conclude conclusion constant contribute cover cracking credit delighted deliver delivered depth dial
difference double drop effort effortless ease eased elapsed equate establish estimate evidence excuse expect extend
fewer figure finisher firm flow fluctuate footing gentle handy hit honours hover hovered impression include included
including interpretation keen keeps lap lesson locked log lots margin marginally mark maximum mild minimum
moderately moving narrowly negligible notable notably occur occurred overall pace pacing peak peaked peaking per
percentage period pick pile plus portion post posted produce produced progress quarter quarters racked rack reads
recover recovering register registered remarkable respectable respectively respond response rise rising route sample
scattered setting slot snapshot spell spells spike split stack stands stats stint straight stretched struggle
sustain sustained swap swept sweep tackle tackled tally takeaway tap tempo threshold tick tiny translate trend uphill
variation wobble wrapped
advise ha haha lol phew sensible sensibly reasonable correction correct altogether habit lot patience patient effort nutshell outweigh gently mistake rhythm wrist chin hmm downward
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december
`;
