import { addons } from 'storybook/manager-api'

// Below a story the panel takes the half of a phone's height away from it.
addons.setConfig({ panelPosition: 'right' })
