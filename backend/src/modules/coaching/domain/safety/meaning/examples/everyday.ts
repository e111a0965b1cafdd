import { examplesOf } from './examples.js';

/** Everyday matters in words of danger. */
export const EVERYDAY = examplesOf('emergency', {
  signs: '',
  harmless: `
    blood pressure cuff is new, not needed, how was my hr
    nuts and dates as fuel, ok?
    ate a bar every hour, power steady?
    bee line home, avg speed?
    bee stung my mate last year, funny ride, anyway pace?
    swollen river, detour, distance?
    rash guard was tight in the swim, then ran, pace?
    itching to race, am i ready
    itchy new socks, cadence?
    my throat was sore from cheering, ran easy, hr?
    voice gone after karaoke, ride ok?
    water everywhere on the road, slow corners?
    drank 3 litres over 5 hours in the heat, good?
    bottle cage broke, drank less, fade?
    confused by tss, explain
    confused: two files, which one counts
    my heart rate monitor says 0 the whole time, why
    heart rate dropped out in the tunnel then jumped to 180
    heart was racing at the start line, nerves i guess, what did it settle at
    nearly had a heart attack when my phone rang mid sprint
    got a new heart rate belt, numbers look high
    that last hill was a heartbreaker
    chest freezer full of ice cream waiting, how many calories
    my heart melts for this trail, how far was it
    max hr 201, is that real or a spike
    pulse ox on my watch says 97, ok?
    had a flutter on the lottery and a spin, load?
    i passed everyone on the hill, how fast was i
    fainthearted on the descent, how slow
    the group dropped me and i was gone, when exactly
    nearly fell asleep at the wheel of boring zone 2
    spun out on the climb, cadence?
    spinning class then a run, load?
    vision board says sub 3, prediction?
    my phone passed away at km 20, rest missing?
    went blind into the race with no plan, pacing?
    double trouble, two rides today, total?
    stroke drills in the pool and then a run, load?
    tongue out and drooling by the top lol, gradient?
    confusing graph, what does the blue line mean
    words cannot describe that ride, how far
    my speech got slow from laughing, easy run ok?
    left right balance is off, 54 46
    numb fingers in winter as usual, gloves were bad, cadence?
    pins and needles from sitting on the train, then ran fine, pace?
    shaky camera on the bars, how rough was it
    fit as a fiddle, what is my vo2max
    had a bike fit yesterday, is my power better
    hot as hell and still a pb, by how much
    heat pace adjustments, do you do them
    i cooked dinner then ran, how was it
    overheated trainer shut off, file cut?
    sunburnt neck, great day, distance?
    sweat dripped on my watch and paused it, how long
    warm up felt sluggish, was hr low
    chills when the crowd cheered, fastest km?
    shivers of excitement at the start, hr?
    ice cream headache at the cafe lol, stop length?
    frozen chain, cadence weird
    snow day so treadmill, distance off?
    wet and cold but fun, speed?
    coke at the aid station and off i went, faster after?
    dark roast coffee before the ride, hr up?
    brown mud everywhere, slow?
    pee break at 12 km, did autopause catch it
    needed a wee at the start so slow first km
    tea and cake at 50 km, moving time?
    rusty chain, watts lost?
    quads on fire, loved it, max power?
    legs are rocks after the marathon, when will i be fresh
    hard as nails session, tss?
    red zone for how long
    black kit in the sun, hr higher?
    bloody cold, speed?
    young blood in the group dropped me, when
    blood sweat and gears, what a race, rank?
    nose running the whole time, hr ok?
    cut my finger cooking, ran anyway, pace?
    scraped knee from the gate, nothing, lap times?
    new saddle sores a bit, cadence lower?
    period of intensity next, how to plan
    on my period today, power lower?
    cycle phase training, any data on it
    pregnancy tests my patience says my wife, more rides please
    mum of a newborn, no sleep, hr up?
    ran with the pram, is pace adjusted
    waters were calm on the lake loop, distance?
    contractions in the market, sold my bike, w/kg on the new one
    ate too little yesterday, flat legs, does it show
    no appetite after long rides, normal, calories burned?
    lunch ride then huge lunch, energy balance?
    weighed myself after, minus 1 kg, sweat?
    want to lose a bit of belly by summer, how many kcal per week do i burn
    cheat day after the race, worth it
    gel made me burp, slower?
    threw up my hands at the finish, time?
    sick burn on the climb, power?
    sick ride bro, avg?
    ill take any pb, did i get one
    i could murder a burger, calories?
    murdered that segment, rank?
    this plan will be the death of me lol, is the load too high
    over my dead body will i skip hills, gradient?
    drop dead gorgeous route, distance?
    i die a little on each rep, which was slowest
    kill zone at the end of the race, power?
    hanging on for dear life at the back, how long
    hang on, which lap was that
    bury myself on the last climb, watts?
    dug myself a hole in week 3, load?
    harm in doing two hard days?
    hurting good on the climb, zone?
    pain cave for an hour, np?
    pain face in every photo, how hard was it
    suffer score?
    sufferfest done, tss?
    no pain no gain, how hard was it
    growing pains in my ftp, why flat
    crack of dawn start, how cold
    cracked 300 w for 20 min, when
    broken spoke, slow ride home
    popped a tyre, stop?
    popped my cherry on that climb, time?
    snap judgement: good or bad ride
    tore up the hills today, best climb?
    ripped through the first half, too fast?
    pulled a long turn, power?
    strained to hold the wheel, how high above threshold
    twisted my ankle two years ago, fine since, balance?
    tight bends, slow corners?
    stiff breeze, how much did it cost
    sore loser here, how far off the win
    stitch in my side for a km, then ok, pace?
    calf raises done, ready?
    knees up drills, cadence?
    chafing was bad, slowed?
    sunglasses broke, dark tunnel slow?
    flu jab yesterday, hr higher?
    covid years ago, how is my trend
    first ride after a cold last month, all clear, hr?
    caffeine free day, hr lower?
    protein after rides, how much
    beetroot shots before the race, faster?
    iron levels fine says doc, ftp up?
    salt tabs at km 30, cramps gone, pace?
    vitamin gummies lol, faster?
    training like im on something, look at the numbers
    natural talent or just tailwind
    sugar free gels, less power?
    honey stinger at 40 km, power after?
    bee hive detour, extra km?
    stinging rain, slow?
    itchy legs in the cold start, pace?
    nutty climb, gradient?
    swollen river detour, how far
    face full of flies, slow km?
    throat dry, few sips, did i stop
    drank my weight in coffee lol, hr?
    water stops, how many
    bottles empty by km 60, power drop after?
    hydrated well, hr drift?
    confused drivers, many stops, how many`,
});
