import type { IconName } from '../../ui/icon.tsx'

export interface Place {
  readonly to: '/' | '/adventures' | '/rewards' | '/profile' | '/login' | '/register'
  readonly text: 'home' | 'adventures' | 'rewards' | 'profile' | 'login' | 'register'
  readonly icon: IconName
}

/** Where one can go, signed in and not. */
export function places(signedIn: boolean): readonly Place[] {
  const home: Place = { to: '/', text: 'home', icon: 'home' }
  return signedIn
    ? [
        home,
        { to: '/adventures', text: 'adventures', icon: 'books' },
        { to: '/rewards', text: 'rewards', icon: 'chest' },
        { to: '/profile', text: 'profile', icon: 'profile' },
      ]
    : [home, { to: '/login', text: 'login', icon: 'login' }, { to: '/register', text: 'register', icon: 'quill' }]
}
