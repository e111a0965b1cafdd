import type { Problem } from '../problem.js';
import { denies, type Sentence } from '../sentence.js';

const LINKS =
  /https?:|www\.|!\[|\]\(|<\/?[a-z]|data:[a-z]+\/|javascript:|\b[a-z0-9-]+\.(?:com|org|net|io|invalid|example|app|dev)\b/i;

/** Talk about the rules instead of the training. */
const RULES =
  /\b(?:system prompt|fact sheet|data mark|my (?:instructions|rules|prompt|key)|as an? (?:ai|language model|assistant)|the key is|ignore (?:all|the|your|previous)|behind the mark)\b|sw-[0-9a-f]{8,}|<<[0-9a-f]{6,}>>/i;

/** A single word in capitals is nothing that a coach says; somebody else wanted it said. */
const SHOUTED = /^\W*[A-Z]{4,}\W*$/;

/** Findings on health that no recording allows and no coach may make. */
const DIAGNOSES =
  /\b(?:you (?:have|had|may have|might have|probably have|are suffering|suffer|show signs of|are showing signs of|seem to have)|this is|that is|it is|signs? of|symptoms? of|diagnos(?:is|ed)|indicates?) (?:\w+ ){0,3}(?:arrhythmia|atrial fibrillation|afib|tachycardia|bradycardia|heart (?:disease|condition|attack|problem|failure)|myocarditis|angina|asthma|anaemi[ac]|anemi[ac]|diabetes|hypertension|hypothyroid\w*|overtraining syndrome|red-s|stress fracture|tendin(?:itis|opathy)|concussion|heat ?stroke|rhabdo\w*|infection|covid|depression|an? eating disorder)\b/i;
const DOSES =
  /\b(?:take|stop taking|increase|reduce|double|skip) (?:\w+ ){0,3}(?:beta[- ]?blockers?|medications?|medicines?|pills?|tablets?|ibuprofen|painkillers?|aspirin|paracetamol|inhaler|insulin|dose)\b/i;

export function wordsOfOthers(sentence: Sentence): readonly Problem[] {
  const { plain } = sentence;
  const row = (kind: Problem['kind'], pattern: RegExp): readonly Problem[] => {
    const found = pattern.exec(plain)?.[0];
    return found === undefined ? [] : [{ kind, text: found }];
  };
  const health = denies(sentence)
    ? []
    : [...row('diagnosis', DIAGNOSES), ...row('diagnosis', DOSES)];
  return [...row('link', LINKS), ...row('leak', RULES), ...row('leak', SHOUTED), ...health];
}
