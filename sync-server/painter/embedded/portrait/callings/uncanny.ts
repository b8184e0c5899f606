import { type Calling, HIS } from './calling.ts'

/** The dead, the made and those from beyond. */
export const UNCANNY = {
  plague: {
    words:
      'plague medico-de-la-pest doctor-de-la-pest medecin-de-la-pest docteur-pest pest pestarzt pestdoktor peste executioner verdugo bourreau henker',
    clothes: ['cloak', 'coat', 'habit'],
    heads: ['fedora', 'hood', 'tophat'],
    masks: ['plague'],
    hair: ['bald'],
    women: 0.2,
    genres: ['Horror'],
  },
  vampire: {
    words: 'vampir dracula nosferatu undead untot revenant strigoi',
    clothes: ['capecollar'],
    heads: ['none'],
    hair: ['slick', 'swept'],
    herHair: ['long', 'waves', 'bun'],
    women: 0.45,
    marks: ['fangs'],
    pale: true,
    genres: ['Horror', 'Supernatural'],
  },
  ghost: {
    words:
      'ghost spirit phantom wraith spectre specter banshee fantasma espiritu espectro fantome spectre esprit geist gespenst spuk phantom',
    clothes: ['shroud', 'highgown'],
    heads: ['none', 'veil', 'hood'],
    hair: ['long', 'tousled'],
    herHair: ['long', 'waves'],
    women: 0.6,
    pale: true,
    glow: true,
    genres: ['Supernatural', 'Horror'],
  },
  android: {
    words: 'android androide robot cyborg replicant automaton automata automate roboter synthetic sintetic',
    clothes: ['chassis', 'suit'],
    heads: ['none', 'headset'],
    hair: ['bald', 'cropped'],
    herHair: ['bob', 'bald', 'slick'],
    women: 0.5,
    marks: ['circuit'],
    glow: true,
    metal: true,
    genres: ['Science Fiction', 'Cyberpunk'],
  },
  astronaut: {
    words: 'astronaut cosmonaut spaceman astronauta cosmonauta astronaute spationaute raumfahrer kosmonaut spacer',
    clothes: ['suit'],
    heads: ['space'],
    hair: HIS,
    herHair: ['bob', 'bun', 'short'],
    beards: ['none', 'stubble', 'short'],
    women: 0.45,
    genres: ['Science Fiction'],
  },
} satisfies Record<string, Calling>
