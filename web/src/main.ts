import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './speech.svelte'
import './style/tokens.css'
import './style/fonts.css'
import './style/house.css'
import { wishes } from './wishes.svelte'

await speech.speak(wishes.language)
mount(App, { target: document.getElementById('app')! })
