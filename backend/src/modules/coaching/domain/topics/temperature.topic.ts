import { say } from '../answer/say.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

export const temperatureTopic: Topic = {
  id: 'temperature',
  subject: 'the temperature',
  cues: [['temperature', 5], ['heat', 4], ['hot', 4], ['warm', 3], ['cold', 4], ['weather', 4], ['wind', 3], ['rain', 3], ['humid', 3], ['degrees', 3]],
  answer: (sheet) => {
    const average = sheet.get('temperature.average');
    if (!average) return { finding: [cannotTell(sheet, 'temperature', 'how warm it was')], evidence: [], meaning: ['Wind and humidity are in no file of this kind either.'] };
    return {
      finding: [say`The device showed ${average} on average.`],
      evidence: ['It sits in the sun and near your body, so the air was probably cooler than that.'],
      meaning: ['Warmth raises the heart rate at the same effort, which is worth remembering when you compare this session with another. Wind and humidity are not in the file.'],
    };
  },
  suggestions: () => [],
};
