import { describe, expect, it } from '@jest/globals';
import { redFlag } from './red-flags.js';
import { safetyAnswer } from './safety-answer.js';

describe('redFlag', () => {
  it.each([
    'I had chest pain on the last climb, was my heart rate too high?',
    'my chest felt tight during the intervals',
    'the chest stings whenever I press on',
    'a twinge behind the breastbone on each climb',
    'there was a strong pressure in my chest',
    'pain in the chest when I push',
    'I fainted after the run',
    'I almost passed out at the top',
    'I blacked out for a second',
    'my heart keeps skipping, should I worry?',
    'I get palpitations in zone 5',
    'irregular heartbeat after training',
    "I couldn't breathe at km 3",
    'severe shortness of breath on the hill',
    'I was gasping for air',
    'my left arm went numb',
    'the right side of my face is drooping',
    'I was confused and dizzy in the heat',
    'I think I had a heat stroke',
    'I crashed and hit my head, can I ride tomorrow?',
    'crashed and my helmet cracked',
    "I'm pregnant and had some bleeding after the run",
    'never had chest pain like this before',
    'I had no chest pain until the last climb',
    'no chest pain, but palpitations',
    'No chest pain yesterday. Today chest pain again.',
  ])('sees an emergency in "%s"', (question) => {
    expect(redFlag(question)).toBe('emergency');
  });

  it.each([
    'there was blood in my urine after the marathon',
    'my pee is brown',
    'my calf is swollen and warm',
    'could it be a blood clot?',
  ])('sends "%s" to a doctor', (question) => {
    expect(redFlag(question)).toBe('doctor');
  });

  it.each([
    "I don't want to live anymore",
    'training is pointless, I want to die',
    'thinking about suicide',
  ])('hears a crisis in "%s"', (question) => {
    expect(redFlag(question)).toBe('crisis');
  });

  it.each([
    "I haven't eaten in three days to get lighter",
    'I make myself throw up after meals',
    'I have an eating disorder',
  ])('hears an eating disorder in "%s"', (question) => {
    expect(redFlag(question)).toBe('eating');
  });

  it.each([
    'Did I fade at the end?',
    'My chest strap is a pain in the neck, is the heart rate right?',
    'Did the chest strap hurt the data?',
    'I had no chest pain, just tired legs. Did I pace it well?',
    'My legs were burning in the intervals',
    'Was I out of breath because I started too fast?',
    'I was dying on the last climb, did I fade?',
    'This climb killed me, how much was it?',
    '180 average felt hard but not suicidal',
    'that climb was suicidal, what was the gradient?',
    'Was my heart rate irregular compared with my power?',
    'Did I have a stroke rate on the rower?',
    'heart rate spiked to 220, is the sensor broken?',
    'Should I wear a helmet?',
    'I pushed my calf raises yesterday, does it show?',
    'I ate nothing for breakfast, did that matter?',
  ])('leaves "%s" to the coach', (question) => {
    expect(redFlag(question)).toBeNull();
  });

  it('finds the most urgent of two signs', () => {
    expect(redFlag('blood in my urine and chest pain')).toBe('emergency');
  });
});

describe('safetyAnswer', () => {
  it('tells to stop and to get help, and neither trains nor diagnoses', () => {
    const answer = safetyAnswer('chest pain at the top of the climb') ?? '';
    expect(answer).toMatch(/^Please stop exercising now\./);
    expect(answer).toContain('emergency number');
    expect(answer).toContain('no training advice');
    expect(answer).not.toMatch(/you have (?:a|an) |zone|interval/i);
  });

  it('is silent about everything else', () => {
    expect(safetyAnswer('How was my pacing?')).toBeNull();
  });
});
