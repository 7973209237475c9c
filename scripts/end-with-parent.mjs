// Loaded before a program that `run-server-program.mjs` started: when that one is killed, the program must not live on
// unseen, holding the port and DATA_DIR. It ends the same way, at once; what was acknowledged is in the database.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
