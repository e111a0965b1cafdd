import { describe, expect, it } from '@jest/globals';
import { SAMPLES } from '#test/builders/coached-samples.js';
import { answered, sampleSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import { healthTopic, nutritionTopic } from './beyond.topic.js';
import { cadenceTopic } from './body/cadence.topic.js';
import { climbingTopic } from './pacing/climbing.topic.js';
import { driftTopic } from './pacing/drift.topic.js';
import { effortTopic } from './effort/effort.topic.js';
import { ftpTopic } from './fitness/ftp.topic.js';
import { heartRateTopic } from './body/heart-rate.topic.js';
import { historyTopic } from './history.topic.js';
import { intervalsTopic } from './effort/intervals.topic.js';
import { powerTopic } from './fitness/power.topic.js';
import { predictionTopic } from './fitness/prediction.topic.js';
import { recoveryTopic } from './effort/recovery.topic.js';
import { summaryTopic } from './session/summary.topic.js';
import { zonesTopic } from './effort/zones.topic.js';

describe('summary', () => {
  it('opens with the headline of the report, then the figures in the units of the athlete', () => {
    expect(answered(summaryTopic, sampleSheet('steadyRide')).content).toMatch(
      /^At the same power, heart rate rose from 142 bpm early to 151 bpm late: a real drift\. A steady ride of 47\.5 km in 1:32:09 /,
    );
    expect(answered(summaryTopic, sampleSheet('steadyRun', IMPERIAL_UNITS)).content).toMatch(
      /of 6\.00 mi in 52:53.*8:4\d \/mi.* on average/,
    );
  });

  it('of intervals says how the set went and what to do about it', () => {
    expect(answered(summaryTopic, sampleSheet('intervalRide')).content).toMatch(
      /^The first two of 5 × 4 min were too hard: 304 W, and 289 W after that\..*\n\n.*begin|start/is,
    );
  });
});

describe('effort', () => {
  it('goes by power and FTP where both are known', () => {
    const { content } = answered(effortTopic, sampleSheet('intervalRide'));
    expect(content).toMatch(/^By power, this was a hard ride for you\./);
    expect(content).toContain('an intensity factor of 0.92 against your FTP of 250 W');
  });

  it('says so where heart rate tells another story', () => {
    expect(answered(effortTopic, sampleSheet('intervalRide')).content).toContain(
      'Your heart rate tells another story',
    );
  });

  it('goes by heart rate without power', () => {
    expect(answered(effortTopic, sampleSheet('rideWithoutPower')).content).toMatch(
      /^By heart rate, this was an easy ride for you\./,
    );
  });

  it('does not rate what it cannot measure against the athlete', () => {
    expect(answered(effortTopic, sampleSheet('bareRun')).content).toMatch(
      /^I can't tell how hard this was for you, because/,
    );
  });
});

describe('zones', () => {
  it('names the zone most time was spent in, its share and its bounds', () => {
    const { content } = answered(
      zonesTopic,
      sampleSheet('steadyRide'),
      'Which zone was I mostly in?',
    );
    expect(content).toMatch(/^You spent most of the time in power zone 3: 1 h 19 min, or 86%\./);
    expect(content).toContain('For you, power zone 3 means 188 to 225 W.');
    expect(content).not.toContain('By heart rate');
  });

  it('keeps to the table that was asked for', () => {
    const { content } = answered(zonesTopic, sampleSheet('steadyRide'), 'How far in each HR zone?');
    expect(content).toMatch(/^You spent most of the time in heart rate zone 2/);
    expect(content).not.toContain('power');
  });

  it('says which of the thresholds is missing', () => {
    const { thresholds, ...analysis } = SAMPLES.rideWithoutHeartRate().analysis;
    const sheet = buildFactSheet(
      {
        ...sampleWorkout('rideWithoutHeartRate'),
        analysis: { ...analysis, zones: {}, thresholds: { ...thresholds, ftpW: null } },
      },
      METRIC_UNITS,
    );
    expect(answered(zonesTopic, sheet).content).toMatch(
      /^I can't tell which zones you were in, because no FTP is known for this day/,
    );
  });
});

describe('heart rate', () => {
  it('sets average and peak against the maximum and makes no statement about health', () => {
    const { content } = answered(heartRateTopic, sampleSheet('steadyRide'));
    expect(content).toMatch(
      /^Your heart rate averaged 145 bpm, 76% of your maximum, and peaked at 154 bpm, 81% of it\./,
    );
    expect(content).toContain('no statement about your health');
  });

  it('notices a peak above the maximum', () => {
    const workout = sampleWorkout('steadyRide');
    const sheet = buildFactSheet(
      { ...workout, summary: { ...workout.summary, maxHr: 204 } },
      METRIC_UNITS,
    );
    expect(answered(heartRateTopic, sheet).content).toContain(
      'That peak is above your known maximum of 190 bpm',
    );
  });

  it('says that there is none', () => {
    expect(answered(heartRateTopic, sampleSheet('rideWithoutHeartRate')).content).toMatch(
      /^I can't tell you about your heart rate, because this workout has no heart-rate data\./,
    );
  });
});

describe('drift', () => {
  it('gives decoupling with the usual limit as what it is', () => {
    const { content } = answered(driftTopic, sampleSheet('steadyRide'));
    expect(content).toMatch(
      /^Your heart rate and power stayed together well: decoupling, the measure of that, was 4\.5%\./,
    );
    expect(content).toContain('a habit of the field, not a law of the body');
  });

  it('is not judged on interval sessions', () => {
    expect(answered(driftTopic, sampleSheet('intervalRide')).content).toMatch(
      /^I can't tell whether your heart rate drifted, because this was an interval session/,
    );
  });
});

describe('power', () => {
  it('explains normalized against average power', () => {
    expect(answered(powerTopic, sampleSheet('steadyRide')).content).toMatch(
      /^You averaged 198 W, and 199 W as normalized power, which weighs hard minutes more\./,
    );
  });

  it('does not read the gap of an interval session as poor pacing', () => {
    const { content } = answered(powerTopic, sampleSheet('intervalRide'));
    expect(content).toContain('no sign of poor pacing');
    expect(content).not.toContain('variability index');
  });

  it('says that a ride had no power, and does not judge power on runs', () => {
    expect(answered(powerTopic, sampleSheet('rideWithoutPower')).content).toMatch(
      /^I can't tell you about your power, because this ride has no power data\./,
    );
    expect(answered(powerTopic, sampleSheet('steadyRun')).content).toMatch(
      /^I can't tell you about your power, because this run has no power data\./,
    );
  });
});

describe('cadence', () => {
  it('names turns on a ride and steps of both feet on a run, and praises no number', () => {
    expect(answered(cadenceTopic, sampleSheet('steadyRide')).content).toContain('averaged 86 rpm');
    const { content } = answered(cadenceTopic, sampleSheet('steadyRun'));
    expect(content).toContain('averaged 171 spm');
    expect(content).not.toContain('180');
  });
});

describe('climbing', () => {
  it('gives the height first, then what kind of country that is', () => {
    const { content } = answered(climbingTopic, sampleSheet('steadyRide', IMPERIAL_UNITS));
    expect(content).toMatch(/^You climbed 1693 ft over 29\.5 mi\./);
    expect(content).toContain('which is rolling country');
  });

  it('tells what the biggest climb took', () => {
    const { content, evidence } = answered(climbingTopic, sampleSheet('hillyRide'));
    expect(content).toMatch(
      /The biggest climb rose 25\d m over 4\.\d+ km at \d\.\d% and took 8:\d\d, at 20\d W, 3\d\.\d km\/h and 148 bpm\./,
    );
    expect(evidence.find(({ label }) => label.startsWith('Time of the climb'))?.at).toMatchObject({
      channel: 'altitude',
    });
  });

  it('says that heights without a known barometer are an estimate, and that indoors there are none', () => {
    expect(answered(climbingTopic, sampleSheet('steadyRun')).content).toContain(
      'An estimate: nothing tells how the altitude was measured',
    );
    expect(answered(climbingTopic, sampleSheet('bareRun')).content).toMatch(
      /because this run was indoors/,
    );
  });
});

describe('intervals', () => {
  it('says how even they were, what the set was, and what changed from first to last', () => {
    const { content } = answered(intervalsTopic, sampleSheet('intervalRide'));
    expect(content).toMatch(
      /^Your intervals were fairly even: the strongest and the weakest were 6\.4% apart\./,
    );
    expect(content).toMatch(
      /Power in the last one was 4\.1% lower than in the first, and heart rate rose by 3 bpm\.$/,
    );
  });

  it('finds none in a steady ride and says how they would be found', () => {
    const { content } = answered(intervalsTopic, sampleSheet('steadyRide'));
    expect(content).toMatch(/^I found no work intervals in this ride\./);
    expect(content).toContain('lap button');
  });
});

describe('recovery', () => {
  it('speaks from the load of the session and claims no hours', () => {
    const { content } = answered(recoveryTopic, sampleSheet('fadingRide'));
    expect(content).toMatch(/^An easier day after this one makes sense/);
    expect(content).toMatch(/^[^.]*a training stress of 105\./);
    expect(content).not.toMatch(/\bhours\b/);
  });
});

describe('FTP', () => {
  it('sees no evidence in a ride below it, and says what the rule is worth', () => {
    const { content } = answered(ftpTopic, sampleSheet('steadyRide'));
    expect(content).toMatch(
      /^Nothing in this ride contradicts your FTP, but it does not prove it either\./,
    );
    expect(content).toContain(
      'Your best 20 min power was 199 W; the common rule, 95% of the best 20 min, would make ' +
        'that an FTP of 189 W.',
    );
  });

  it('says that it looks too low where the ride held more', () => {
    const workout = sampleWorkout('steadyRide');
    const thresholds = {
      ...workout.analysis.thresholds,
      ftpW: { value: 170, source: 'profile' as const, since: null },
    };
    const sheet = buildFactSheet(
      { ...workout, analysis: { ...workout.analysis, thresholds } },
      METRIC_UNITS,
    );
    expect(answered(ftpTopic, sheet).content).toMatch(
      /^Your FTP looks too low: you held 199 W for a whole hour, and it says 170 W\./,
    );
  });

  it('is no matter of a run', () => {
    expect(answered(ftpTopic, sampleSheet('steadyRun')).content).toMatch(
      /^FTP is a measure for the bike/,
    );
  });
});

describe('records', () => {
  it('predicts nothing from a steady run', () => {
    expect(
      answered(predictionTopic, sampleSheet('steadyRun'), 'What 10K could I run?').content,
    ).toMatch(
      /^I can't tell what race you could run, because your heart rate and pace do not show an all-out run/,
    );
  });

  it('predicts from an all-out run alone, as a range, and says what it rests on', () => {
    const { content } = answered(
      predictionTopic,
      sampleSheet('racedRun'),
      'What half marathon could I run?',
    );
    expect(content).toMatch(
      /^About 1:31:30 for a half marathon, in a range of 1:30:09 to 1:32:53\./,
    );
    expect(content).toContain('taken as all-out');
  });
});

describe('what is not in the file', () => {
  it('compares with nothing it has not seen', () => {
    expect(answered(historyTopic, sampleSheet('steadyRide')).content).toMatch(
      /^I can't tell how this compares with your other sessions, because I only see this one workout here\./,
    );
  });

  it('plans no meals and makes no diagnosis', () => {
    expect(answered(nutritionTopic, sampleSheet('steadyRide')).content).toMatch(
      /^I can't tell you what to eat or drink/,
    );
    expect(answered(healthTopic, sampleSheet('steadyRide')).content).toMatch(
      /^That is a question for a doctor or a physiotherapist/,
    );
  });
});
