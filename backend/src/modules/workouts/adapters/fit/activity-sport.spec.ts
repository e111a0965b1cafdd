import { describe, expect, it } from '@jest/globals';
import { fitSession } from '#test/builders/fit/fit-content.builder.js';
import { sportOf } from './activity-sport.js';

const session = (sport: number | null, subSport: number | null = 0) =>
  fitSession({ sport, subSport });
const ofSessions = (...sessions: ReturnType<typeof session>[]) => sportOf({ sessions, sports: [] });

describe('sport of an activity', () => {
  it.each([
    [1, 0, 'running', 'running', false],
    [1, null, 'running', 'running', false],
    [1, 1, 'treadmill_running', 'running', true],
    [1, 3, 'trail_running', 'running', false],
    [1, 4, 'track_running', 'running', false],
    [1, 58, 'virtual_running', 'running', true],
    [2, 0, 'cycling', 'cycling', false],
    [2, 6, 'indoor_cycling', 'cycling', true],
    [2, 7, 'road_cycling', 'cycling', false],
    [2, 8, 'mountain_biking', 'cycling', false],
    [2, 46, 'gravel_cycling', 'cycling', false],
    [2, 58, 'virtual_cycling', 'cycling', true],
    [2, 249, 'cycling', 'cycling', false],
  ])('serves sport %s with sub-sport %s as %s', (...[sport, subSport, name, family, indoor]) => {
    expect(ofSessions(session(sport, subSport))).toEqual({
      kind: 'served',
      sport: name,
      family,
      indoor,
    });
  });

  it.each([
    [21, 0, 'E-Biking'],
    [2, 28, 'E-Biking'],
    [2, 47, 'E-Biking'],
    [2, 127, 'E-Biking'],
    [5, 17, 'Swimming'],
    [12, 0, 'Cross Country Skiing'],
    [10, 43, 'Yoga'],
    [18, 0, 'Multisport'],
    [0, 0, 'Other'],
    [200, 0, 'Unknown'],
  ])('does not serve sport %s with sub-sport %s (%s)', (sport, subSport, name) => {
    expect(ofSessions(session(sport, subSport))).toEqual({ kind: 'other', name });
  });

  it('takes a ride and a run in one file as multisport', () => {
    expect(ofSessions(session(2), session(1))).toEqual({ kind: 'other', name: 'Multisport' });
  });

  it('refuses a ride that goes on with a motor', () => {
    expect(ofSessions(session(2), session(2, 28))).toMatchObject({ kind: 'other' });
  });

  it('names several rides of different kinds by their family', () => {
    expect(ofSessions(session(2, 7), session(2, 6))).toMatchObject({
      sport: 'cycling',
      indoor: false,
    });
    expect(ofSessions(session(2, 7), session(2, 7))).toMatchObject({ sport: 'road_cycling' });
  });

  it('asks the sport messages where no session says it', () => {
    expect(
      sportOf({ sessions: [session(null)], sports: [{ sport: 1, subSport: 3 }] }),
    ).toMatchObject({ sport: 'trail_running' });
    expect(sportOf({ sessions: [], sports: [] })).toEqual({ kind: 'unknown' });
  });
});
