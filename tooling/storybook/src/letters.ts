/**
 * The typefaces of Chinese, Japanese, Korean and Thai, so that their letters look alike on every machine. For Storybook
 * alone. Their sheets name four hundred files, so that they are for documents that have such letters.
 */
import '@fontsource-variable/noto-sans-jp/wght.css'
import '@fontsource-variable/noto-sans-kr/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
import '@fontsource-variable/noto-sans-tc/wght.css'
import '@fontsource-variable/noto-sans-thai/wght.css'
