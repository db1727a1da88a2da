import { looks } from './games/index.ts';
import { serve } from './paint/serve.ts';

// The entry point of the thread that paints the pictures of all games.
serve(looks);
