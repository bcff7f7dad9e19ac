/** The typefaces of the stories, so that letters of every language look alike on every machine. For Storybook alone. */
import '@fontsource-variable/noto-sans-jp/wght.css'
import '@fontsource-variable/noto-sans-kr/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
import '@fontsource-variable/noto-sans-tc/wght.css'
import '@fontsource-variable/noto-sans-thai/wght.css'
import './fonts.css'
