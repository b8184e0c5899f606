/** Verbs that need their preposition where a player left it out: “look rope”. */
export const NEEDS_TO: ReadonlyMap<string, string> = new Map([
  ['look', 'look at'],
  ['stare', 'stare at'],
  ['gaze', 'gaze at'],
  ['glance', 'glance at'],
  ['listen', 'listen to'],
  ['go', 'go to'],
  ['walk', 'walk to'],
  ['run', 'run to'],
  ['head', 'head for'],
  ['move', 'move to'],
  ['return', 'return to'],
  ['talk', 'talk to'],
  ['speak', 'speak to'],
  ['hide', 'hide behind'],
  ['wait', 'wait for'],
  ['point', 'point at'],
])
