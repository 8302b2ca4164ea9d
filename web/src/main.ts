import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './speech.svelte'
import './style/tokens.css'
import './style/fonts.css'
import './style/house.css'
import { preferences } from './preferences.svelte'

await speech.speak(preferences.language)
mount(App, { target: document.getElementById('app')! })
