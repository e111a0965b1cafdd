import { say } from '#coaching/domain/answer/say.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const temperatureTopic: Topic = {
  id: 'temperature',
  subject: 'the temperature',
  cues: {
    5: ['temperature'],
    4: ['heat', 'hot', 'cold', 'weather'],
    3: ['warm', 'wind', 'rain', 'humid', 'degrees'],
  },
  answer: (sheet) => {
    const average = sheet.get('temperature.average');
    if (!average)
      return {
        finding: [cannotTell(sheet, 'temperature', 'how warm it was')],
        evidence: [],
        meaning: ['Wind and humidity are in no file of this kind either.'],
      };
    return {
      finding: [say`The device showed ${average} on average.`],
      evidence: [
        'It sits in the sun and near your body, so the air was probably cooler than that.',
      ],
      meaning: [
        'Warmth raises the heart rate at the same effort, which is worth remembering when ' +
          'you compare this session with another. Wind and humidity are not in the file.',
      ],
    };
  },
  suggestions: () => [],
};
