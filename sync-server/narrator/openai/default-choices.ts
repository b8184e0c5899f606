import type { StoryRequest } from '../narrator.ts'

const CHOICES: Readonly<Record<StoryRequest['language'], readonly string[]>> = {
  en: ['Look around with care', 'Speak to whoever is near', 'Press on'],
  es: ['Mirar alrededor con cuidado', 'Hablar con quien esté cerca', 'Seguir adelante'],
  fr: ['Regarder attentivement autour de soi', 'Parler à qui se trouve là', 'Continuer son chemin'],
  de: ['Sich aufmerksam umsehen', 'Mit jemandem in der Nähe sprechen', 'Weitergehen'],
}

/** Suggestions that fit any scene, for an answer that came without its own. */
export function defaultChoices(language: StoryRequest['language']): readonly string[] {
  return CHOICES[language]
}
