import { wordsOf } from './words.js';

/** Frequent small words that English does not share, by language. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  german:
    'durchschnitt durchschnittliche herzfrequenz leistung geschwindigkeit trittfrequenz runde ' +
    'ich du er wir ihr mein meine meinen meiner dein war ist bin wie warum wieso weshalb nicht und ' +
    'oder der das dem den ein eine einen mit auf zu zum von fur bei heute morgen soll habe hab hatte ' +
    'schnell langsam viel wann welche welcher wo kann muss lauf fahrt zeige bitte danke',
  french:
    'moyenne frequence cardiaque puissance allure combien tour ' +
    'je tu il nous vous mon ma mes ton est etait suis comment pourquoi pas et ou le la les des du un ' +
    'une avec sur pour dans quel quelle quels quand combien ai fait etais vitesse demain merci ' +
    'aujourdhui plus moins course sortie montre moi cest jai',
  spanish:
    'media frecuencia cardiaca potencia velocidad vuelta promedio ' +
    'yo mi mis tu es fue era estoy como por que porque cuanto cuanta cual cuando donde no y o el la ' +
    'los las un una con en para he hice estuvo manana gracias mas menos carrera rapido lento ritmo ' +
    'deberia puedo hoy muy',
  italian:
    'frequenza cardiaca potenza velocita media giro ' +
    'io mio mia miei sono era come perche quanto quanta quale quando dove non e il lo la gli le un ' +
    'una con per ho fatto stato domani grazie piu meno corsa veloce lento posso oggi molto della del ' +
    'di che',
  portuguese:
    'media frequencia cardiaca potencia velocidade ritmo volta ' +
    'eu meu minha sou foi estava como por que porque quanto quanta qual quando onde nao e ou os as ' +
    'um uma com em para fiz amanha obrigado mais menos corrida rapido posso hoje muito da do',
  dutch:
    'wat gemiddelde gemiddeld hartslag snelheid vermogen ronde ' +
    'ik jij mijn was ben hoe waarom niet en of de het een met op voor van bij vandaag morgen moet heb ' +
    'had snel langzaam veel wanneer welke waar kan hoeveel ging mijne deze rit loop bedankt',
  polish:
    'srednia moc tetno predkosc okrazenie ' +
    'jak czy dlaczego moj moja moje byl byla bylo jest nie tak i w na z do ile kiedy ktory gdzie ' +
    'bieg jutro dzieki szybko mam moge dzis',
  turkish:
    'ben benim bir bu su ne nasil neden niye kac kadar oldu mi mu ile icin cok daha en hiz hizim ' +
    'ortalama guc gucum nabiz nabzim kosu bugun yarin evet hayir degil var yok ve ya',
  danish:
    'jeg min mit mine hvor hvordan hvorfor hvad ikke og eller den det en et med pa for af i dag ' +
    'morgen skal har havde hurtig meget hvornar kan tak',
  czech:
    'ja muj moje jak proc kolik byl byla bylo jsem neni a nebo na za do s pri dnes zitra muzu mam ' +
    'prumerny rychlost dekuji',
  indonesian:
    'saya aku berapa apa bagaimana kenapa dan atau dengan untuk hari ini besok lari kecepatan ' +
    'rata detak jantung tidak bisa terima kasih',
  swedish:
    'snitt medelpuls hastighet medel varv ' +
    'jag min mitt mina ar var hur varfor inte och eller den det en ett med pa for av idag imorgon ska ' +
    'har hade snabb mycket nar vilken kan tack',
};

/** Small words of English, and short words of the sport that look foreign. */
const ENGLISH = new Set(
  (
    'a i the my me was is are did do does how what why when where which who and or of in on at to for ' +
    'with it this that there be been have has had can could should would will you your we not no so ' +
    'than then from by as if but about any am its show tell give much many long far fast high low ' +
    'best worst first last per vs avg max min km hr ftp np tss pace lap laps rep reps run ride zone'
  ).split(' '),
);
const FOREIGN = Object.values(STOP_WORDS).map((words) => new Set(words.split(' ')));
const MOST_WORDS = 40;

/**
 * Whether a message is written in another language: most letters are not Latin, or at least two
 * small words of one foreign language outnumber those of English.
 */
export function isForeign(message: string): boolean {
  const letters = message.slice(0, 400).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length >= 2 && latin < letters.length / 2) return true;
  const words = wordsOf(message.slice(0, 400)).slice(0, MOST_WORDS);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const foreign = Math.max(
    ...FOREIGN.map((known) => words.filter((word) => known.has(word) && !ENGLISH.has(word)).length),
  );
  return foreign >= 2 && foreign > english;
}
