/** What can be done, said plainly to whoever asks how. */

export const HOW_TO_EN = {
  lookAt: (noun: string) => `look at ${noun}`,
  search: (noun: string) => `search ${noun}`,
  talkTo: (name: string) => `talk to ${name}`,
  show: (noun: string, name: string) => `show ${noun} to ${name}`,
  wait: 'wait and see',
  think: 'think it over',
} as const
