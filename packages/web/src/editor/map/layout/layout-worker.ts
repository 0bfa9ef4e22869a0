/** The worker side of `layOut`: in a worker the library answers its own messages. */
import 'elkjs/lib/elk-worker.min.js';
